"""The table: players, the Main Board, the Castle, piles. Data and copies only; and the hooks that rules call.

Lists are values here: a rule that changes one puts a new list in its place, so that copies of a game can share them.
The exception, changed in place and so copied, are the `goods` of a side.

A *side* is whoever has pieces on the board: a player, or an actor without a seat. Sides are numbered: the seats first,
then the actors.
"""

from typing import Final

from regnum.engine import modules, parts
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import Choice, Refusal, State
from regnum.games.steps import Step
from regnum.games.viscounts.cards import NO_ICONS, Deck, Slot, Spot, Uncovered
from regnum.games.viscounts.words import (
    CARD_SPACES,
    CRIMINAL,
    LARGE,
    MOST_SPOTS,
    RIBBONS,
    SEGMENTS,
    SMALL,
    TRACK,
    WEDGES,
    WORKERS,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CARDS: Final[list[int]] = []
NO_ANSWERS: Final[list[int]] = []
EMPTY_ROW: Final[list[int]] = [NO_CARD] * CARD_SPACES
NO_WORKERS: Final[list[int]] = [0] * len(WEDGES)
#: Values of `Table.closing`: the end of the game is not triggered; it was in this round; this is the last round.
OPEN: Final = 0
TRIGGERED: Final = 1
LAST_ROUND: Final = 2


class Module(modules.Module):
    """What an option or a mode changes for the whole table; every hook does nothing unless a module fills it."""

    def strangers(self, table: "Table") -> "list[Side]":
        """The pieces of the module's actors, who have no seat."""
        return NO_SIDES

    def set_up(self, table: "Table") -> None:
        """Set-up: lay out what belongs to the module."""

    def begins(self, table: "Table") -> None:
        """Set-up, before the players choose their pairs: push what is to happen when all have chosen."""

    def take_turn(self, table: "Table", side: int) -> None:
        """It is the turn of an actor without a seat: push what it does."""

    def resolve(self, table: "Table", side: int, step: Step, rule: str) -> None:
        """An actor without a seat resolves an effect."""

    def choose_group(self, table: "Table", side: int) -> int:
        """The wedge of which such an actor's group moves on first."""
        return NOBODY

    def choose_bumped(self, table: "Table", side: int, tier: int, wedge: int) -> int:
        """The side of which such an actor removes a Worker."""
        return NOBODY

    def promise(self, table: "Table", seat: int) -> float:
        """The points that a player may still expect of what the module brings, beyond those that it scores now."""
        return 0.0

    def resolve_verb(self, table: "Table", side: int, step: Step, rule: str) -> None:
        """The same of a verb that the module of that actor does not know."""

    def rearranges(self, table: "Table", side: int) -> None:
        """An actor without a seat would rearrange."""

    # A player's own turn.

    def moment(self, table: "Table", seat: int, moment: int) -> None:
        """One of the moments of `words` has come: push what is asked then."""

    def further(self, table: "Table", choice: Choice) -> list[int]:
        """The module's moves that could be an answer to one of the game's open choices (`offers`), in order."""
        return NO_ANSWERS

    def refuses(self, table: "Table", choice: Choice, move: int) -> Refusal | None:
        """Why one of those is not legal now."""
        return None

    def chosen(self, table: "Table", choice: Choice, move: int) -> None:
        """One of those was chosen."""

    def silver_instead(self, table: "Table", seat: int) -> int:
        """How much Silver a player could pay with something else now."""
        return 0

    def ask_payment(self, table: "Table", seat: int, price: int, kept: int, rule: str) -> None:
        """Push the question with what to pay a price in Silver, where `silver_instead` leaves a choice.

        Goods that are kept for something else, a bit each, may not be spent on it.
        """

    def hires_instead(self, table: "Table", seat: int, free: bool) -> bool:
        """Whether a hire, a free one or one in phase 4, offers something else that the player can have now."""
        return False

    def free_steps(self, table: "Table", seat: int) -> int:
        """Further optional free steps in Movement."""
        return 0

    def hand_limit(self, table: "Table", seat: int) -> int:
        """By how much the hand limit is higher."""
        return 0

    def icons(self, table: "Table", seat: int, icon: int) -> int:
        """Further icons that a player can use now."""
        return 0

    def dismissable(self, table: "Table", seat: int) -> list[int]:
        """The other segments whose Townsfolk a player may dismiss too."""
        return NO_CARDS

    # What happens at the table.

    def drops_off(self, table: "Table", seat: int, card: int) -> bool:
        """A card drops off a Player Board; True when it does not go onto the discard pile."""
        return False

    def destroyed(self, table: "Table", seat: int, card: int, from_hand: bool) -> bool:
        """A card is destroyed; True when it does not leave the game."""
        return False

    def shuffled(self, table: "Table", seat: int) -> None:
        """A player's cards were shuffled."""

    def built(self, table: "Table", side: int) -> None:
        """A Building has left its slot; its spot has had no effect yet."""

    def took_manuscript(self, table: "Table", side: int, tile: int) -> None:
        """A Manuscript was taken; its effect waits."""

    def sources(self, table: "Table", seat: int, occasion: int) -> list[int]:
        """The module's moves that resolve what its cards do for a player on an occasion; in ascending order."""
        return NO_ANSWERS

    def source(self, table: "Table", move: int, occasion: int) -> Step | None:
        """What such a move resolves."""
        return None

    def cards_due(self, table: "Table", seat: int) -> int:
        """The cards that are about to come into a player's deck."""
        return 0

    # The end.

    def final_scoring(self, table: "Table") -> None:
        """All cards lie open: push what is still to be decided before points are counted."""

    def measure(self, table: "Table", side: int, thing: int) -> int:
        """How many of a thing that the game itself does not count a side has."""
        return 0

    def icons_owned(self, table: "Table", side: int, icon: int) -> int:
        """The icons of one kind that a side owns by the module's cards, for those that count icons at the end."""
        return 0


class Side(parts.Player):
    """The pieces of one who plays: a player, or an actor without a seat."""

    def __init__(self, goods: list[int], at: int) -> None:
        super().__init__()
        self.goods = goods
        #: The space of the Viscount.
        self.at = at
        #: Workers in supply, on the first and second tier of each wedge, and in the centre.
        self.workers = WORKERS
        self.first = NO_WORKERS
        self.second = NO_WORKERS
        self.centre = 0
        #: The slots whose Buildings are built, a bit each.
        self.built = 0
        self.manuscripts = NO_CARDS
        #: Debts, unpaid and paid; Deeds, acquired and approved.
        self.debts = 0
        self.paid = 0
        self.deeds = 0
        self.approved = 0
        #: The spaces of the two markers, 1 to 7.
        self.corruption = 1
        self.virtue = TRACK

    def copy(self) -> "Side":
        raise NotImplementedError

    def copy_side(self, twin: "Side") -> None:
        """Copy what every side has; `goods` and `at` the constructor got."""
        twin.workers = self.workers
        twin.first = self.first
        twin.second = self.second
        twin.centre = self.centre
        twin.built = self.built
        twin.manuscripts = self.manuscripts
        twin.debts = self.debts
        twin.paid = self.paid
        twin.deeds = self.deeds
        twin.approved = self.approved
        twin.corruption = self.corruption
        twin.virtue = self.virtue
        if self.parts:
            self.copy_parts(twin)

    def criminals(self, deck: Deck) -> int:
        """The Criminal icons on the own board."""
        raise NotImplementedError

    def icons_owned(self, deck: Deck, icon: int) -> int:
        """The icons of one kind on all own cards, wherever they lie (VIS-SCORE-06)."""
        raise NotImplementedError

    def slots(self, deck: Deck) -> list[Slot]:
        """The slots of the own board, in the order of a Player Board."""
        return deck.board.slots

    def uncovered(self, deck: Deck) -> Uncovered:
        """What the uncovered slots come to."""
        return deck.board.uncovered[self.built]

    def above(self, deck: Deck) -> list[Step]:
        """What a Collision gives, by the space of the track."""
        return deck.board.above


class Hint:
    """What everybody knows of a hand: at least so many of its cards are among these (see `secrets`)."""

    def __init__(self, least: int, cards: list[int]) -> None:
        self.least = least
        self.cards = cards


NO_HINTS: Final[list[Hint]] = []


class Player(Side):
    """What lies before one player."""

    def __init__(self, goods: list[int], at: int) -> None:
        super().__init__(goods, at)
        #: The Player card, which is only a reminder once its owner has begun (VIS-SETUP-16).
        self.card = NO_CARD
        #: The cards in P1, P2 and P3 of the Player Board.
        self.row = EMPTY_ROW
        #: In ascending order.
        self.hand = NO_CARDS
        #: The last card of a pile is its top.
        self.draw = NO_CARDS
        self.discard = NO_CARDS
        self.hints = NO_HINTS

    def copy(self) -> "Player":
        twin = Player(self.goods.copy(), self.at)
        self.copy_side(twin)
        twin.card = self.card
        twin.row = self.row
        twin.hand = self.hand
        twin.draw = self.draw
        twin.discard = self.discard
        twin.hints = self.hints
        return twin

    def criminals(self, deck: Deck) -> int:
        found = 0
        for card in self.row:
            if card >= 0:
                found += deck.townsfolk[card].icons[CRIMINAL]
        return found

    def icons_owned(self, deck: Deck, icon: int) -> int:
        found = 0
        for cards in (self.row, self.hand, self.draw, self.discard):
            for card in cards:
                if card >= 0:
                    found += deck.townsfolk[card].icons[icon]
        return found

    def owned(self) -> int:
        """How many cards the player owns, wherever they lie."""
        cards = len(self.hand) + len(self.draw) + len(self.discard)
        for card in self.row:
            if card >= 0:
                cards += 1
        return cards


class Table(State):
    """The whole game between two decisions."""

    def __init__(self, rules: Ruleset, rng: Rng, deck: Deck, modules: list[Module]) -> None:
        super().__init__(rules, rng)
        self.deck = deck
        self.modules = modules
        self.players: list[Player] = []
        #: The pieces of actors without a seat.
        self.strangers: list[Side] = NO_SIDES
        #: The segments as they lie clockwise, and the wedge that faces the first of them.
        self.ring: list[int] = PLAIN_RING
        self.castle = 0
        #: The piles on each segment; the last card is the top, the only one that anybody sees.
        self.townsfolk: list[list[int]] = NO_PILES
        self.manuscripts: list[list[int]] = NO_PILES
        #: Townsfolk that are out of the game.
        self.gone: list[int] = NO_CARDS
        #: The Building on each spot: three times the side and its kind; NOBODY on an empty one.
        self.spots: list[int] = NO_BUILDINGS
        #: The side that holds each Church Favour card, and the Castle Leader card.
        self.favours: list[int] = NO_FAVOURS
        self.leader = NOBODY
        #: The Debts and Deeds that still lie on the Poverty and the Prosperity card; none: the card is revealed.
        self.debt_stack = 0
        self.deed_stack = 0
        #: Whether the game is still being set up: the stacks are not laid, and there are no draw piles yet.
        self.setting_up = False
        #: The Player cards and Heroes, pair by pair, among which players choose.
        self.offered_cards: list[int] = NO_CARDS
        self.offered_heroes: list[int] = NO_CARDS
        self.first_seat = 0
        self.turn = 0
        #: Turns ended so far, and whether the end is triggered.
        self.turns = 0
        self.closing = OPEN
        #: In a primary action: the icons of the Townsfolk that was dismissed for it.
        self.help: list[int] = NO_ICONS
        #: In the Castle: the side whose steps A to C are running, the sides that wait for theirs (a bit each), and the
        #: wedge in which two Workers are about to move sideways (VIS-R-28).
        self.climbing = NOBODY
        self.waiting = 0
        self.reserved = NOBODY

    def copy(self) -> "Table":
        """An independent copy; events are not carried over. What is a value is shared."""
        twin = Table(self.rules, self.rng.copy(), self.deck, self.modules)
        self.copy_kernel(twin)
        twin.players = [player.copy() for player in self.players]
        if self.strangers:
            twin.meet_strangers()
        twin.ring = self.ring
        twin.castle = self.castle
        twin.townsfolk = self.townsfolk
        twin.manuscripts = self.manuscripts
        twin.gone = self.gone
        twin.spots = self.spots
        twin.favours = self.favours
        twin.leader = self.leader
        twin.debt_stack = self.debt_stack
        twin.deed_stack = self.deed_stack
        twin.setting_up = self.setting_up
        twin.offered_cards = self.offered_cards
        twin.offered_heroes = self.offered_heroes
        twin.first_seat = self.first_seat
        twin.turn = self.turn
        twin.turns = self.turns
        twin.closing = self.closing
        twin.help = self.help
        twin.climbing = self.climbing
        twin.waiting = self.waiting
        twin.reserved = self.reserved
        return twin

    def meet_strangers(self) -> None:
        """Look up the pieces of actors without a seat in the modules' parts."""
        self.strangers = []
        for module in self.modules:
            self.strangers += module.strangers(self)

    def tell(self, kind: str, rule: str, seat: int, args: dict[str, int | str]) -> None:
        """An event of any side; those without a seat have a name."""
        if seat < self.seats:
            super().tell(kind, rule, seat, args)
        else:
            self.tell_rival(kind, rule, self.rules.actors[seat - self.seats], args)

    def side(self, number: int) -> Side:
        """The pieces of a side."""
        return self.players[number] if number < self.seats else self.strangers[number - self.seats]

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return self.seats + len(self.strangers)

    def in_turn(self, start: int) -> list[int]:
        """All sides in turn order, beginning with one (VIS-R-08); an AI is one of them (VIS-R-67)."""
        count = self.seats + len(self.strangers)
        return [(start + i) % count for i in range(count)]

    def place_of(self, segment: int) -> int:
        """Where a segment lies in the ring."""
        place = 0
        while self.ring[place] != segment:
            place += 1
        return place

    def wedge_at(self, segment: int) -> int:
        """The wedge of the Castle in front of a segment."""
        return (self.place_of(segment) + self.castle) % len(WEDGES)

    def segment_at(self, wedge: int) -> int:
        """The segment in front of a wedge."""
        return self.ring[(wedge + len(WEDGES) - self.castle) % len(WEDGES)]

    def spots_of(self, segment: int) -> list[Spot]:
        """The Building Spots of a segment, on the side for so many players (VIS-SETUP-01)."""
        return self.deck.segments[segment].spots[LARGE if self.seats > 2 else SMALL]


NO_SIDES: Final[list[Side]] = []
NO_FAVOURS: Final[list[int]] = [NOBODY] * len(RIBBONS)
NO_PILES: Final[list[list[int]]] = [NO_CARDS] * len(SEGMENTS)
NO_BUILDINGS: Final[list[int]] = [NOBODY] * (len(SEGMENTS) * MOST_SPOTS)
PLAIN_RING: Final[list[int]] = list(range(len(SEGMENTS)))


def with_pile(piles: list[list[int]], segment: int, pile: list[int]) -> list[list[int]]:
    """The piles with one of them changed."""
    new = piles.copy()
    new[segment] = pile
    return new
