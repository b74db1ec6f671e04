"""The table: players, offer areas, decks. Data and copies only; and the hooks that rules call.

Lists are values here: a rule that changes one puts a new list in its place, so that copies of a game
share them. `Laid` and `Site` never change either.

A `Mode` is the game for two or for one; a `Module` is the one that every game is played with
(IWK-GEN-02). Base rules call their hooks and never ask which is there; what belongs to one lies in its parts.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regnum.engine import modules, parts
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import NOT_NOW, Frame, Refusal, State
from regnum.games.wonderful_kingdom.cards import Deck, Duchy
from regnum.games.wonderful_kingdom.multiset import Cubes
from regnum.games.wonderful_kingdom.words import CALAMITY, NOBODY, SOLO_RISKS, TRAPS

#: When a window is open (IWK-RUL-03).
OFFERING: Final = 0
SELECTING: Final = 1
PLANNING: Final = 2
PLACING: Final = 3
FIGHTING: Final = 4

#: `Table.step` outside the production phase.
NO_STEP: Final = -1

#: The places of mode and module among the modules of a table.
MODE: Final = 0
MODULE: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Laid:
    """A card in an offer or selection area, in its slot (IWK-INFO-06)."""

    def __init__(self, round: i64, slot: i64, card: i64, face_down: bool, placer: i64) -> None:
        self.round = round
        self.slot = slot
        self.card = card
        self.face_down = face_down
        #: Who laid it from the hand; NOBODY for a card from a deck.
        self.placer = placer

    def turned_up(self) -> "Laid":
        """The same card, face up."""
        return Laid(self.round, self.slot, self.card, False, self.placer)


@mypyc_attr(acyclic=True, free_list_len=1)
class Site:
    """A card under construction."""

    def __init__(self, card: i64, missing: Cubes, krystallium: Cubes, guard: i64) -> None:
        self.card = card
        #: The empty spaces.
        self.missing = missing
        #: Where krystallium stands in for a basic cube.
        self.krystallium = krystallium
        #: The card that lies under it and keeps it from being completed, or NOBODY.
        self.guard = guard


#: What lies nowhere yet: lists are values, so all can share these.
NO_CARDS: Final[list[int]] = []
NO_LAID: Final[list[Laid]] = []
NO_SITES: Final[list[Site]] = []


@mypyc_attr(free_list_len=1)
class Player(parts.Player):
    """What lies before one player."""

    def __init__(self, duchy: Duchy) -> None:
        super().__init__()
        self.duchy = duchy
        self.hand = NO_CARDS
        self.selection = NO_LAID
        self.sites = NO_SITES
        #: Constructed cards.
        self.built = NO_CARDS
        #: Cubes in the alchemy area, and cubes that must be placed now.
        self.alchemy: Cubes = 0
        self.waiting: Cubes = 0
        self.krystallium: i64 = 0
        self.soldiers: i64 = 0
        self.camp: i64 = 0
        #: Trap tokens left; in solo the token of IWK-SOLO-05.
        self.traps: i64 = TRAPS
        self.calamities: i64 = 0
        #: Cards discarded in the open lanes; they join the pile when the lanes close.
        self.gone = NO_CARDS

    def copy(self) -> "Player":
        twin = Player(self.duchy)
        twin.hand = self.hand
        twin.selection = self.selection
        twin.sites = self.sites
        twin.built = self.built
        twin.alchemy = self.alchemy
        twin.waiting = self.waiting
        twin.krystallium = self.krystallium
        twin.soldiers = self.soldiers
        twin.camp = self.camp
        twin.traps = self.traps
        twin.calamities = self.calamities
        twin.gone = self.gone
        self.copy_parts(twin)
        return twin


class Owner(modules.Module):
    """What mode and module have in common: cards of their own, wherever they lie."""

    def cards(self, table: "Table") -> list[int]:
        """Every card that lies in a zone of its own."""
        return []

    def add_hidden(self, table: "Table", seat: int, hidden: "list[Hidden]") -> None:
        """Add the places of its cards that a seat can't see."""


class Mode(Owner):
    """The game for two or for one (IWK-SOLO-01)."""

    #: Turns of phase A, and whether the top card of the deck lies open (IWK-SOLO-04).
    turns: int = 0
    top_seen: bool = False

    def traps(self) -> int:
        """The tokens that a player has at the start of a round."""
        return TRAPS

    def set_up(self, table: "Table") -> None:
        """The last of the set-up, when the development deck is complete."""

    def open_choice(self, table: "Table") -> None:
        """Begin phase A of a round: lay out cards, push the first turn."""
        raise NotImplementedError

    def first_turn(self) -> Frame:
        """What is pending in phase A of a position that does not say."""
        raise NotImplementedError

    def calamities(self, table: "Table", found: int) -> int:
        """How many calamity cards there must be, where so many were found."""
        raise NotImplementedError

    def cards_to_come(self, table: "Table") -> int:
        """How many cards may still be laid in this phase A."""
        raise NotImplementedError

    def group_of(self, groups: "list[Hidden]", placer: int, round: int) -> "Hidden":
        """The group to which a card belongs that a placer hid in a round; a new one if there is none."""
        raise NotImplementedError

    def reshuffled(self, table: "Table") -> None:
        """The deck was made anew of the discards."""

    def deck_is_known(self, table: "Table") -> bool:
        """Whether everybody knows which cards are in the deck, if not their order."""
        return False

    def add_hidden(self, table: "Table", seat: int, hidden: "list[Hidden]") -> None:
        """Add the places of its cards that a seat can't see."""

    def supremacy(self, counts: list[int]) -> int:
        """The seat that gets the bonus of a step, or NOBODY."""
        raise NotImplementedError

    def winners(self, table: "Table", totals: list[int]) -> list[int]:
        """Who has won, of those whom the module lets win."""
        raise NotImplementedError


class Module(Owner):
    """The module of a game; every hook does nothing unless a module fills it. This class is `none`."""

    name = "none"
    #: Whether treasures and calamities are in the game.
    uses_treasures: bool = True
    uses_calamities: bool = True
    #: Whether five cubes in the alchemy area become krystallium by themselves (IWK-KRYSTAL-01).
    transmutes_itself: bool = True
    #: How many of its moves, the first ones, belong to the active window (IWK-RUL-03).
    window_moves: int = 0
    #: Cards that it may lay in phase A beside those of the base game.
    more_slots: int = 0
    #: The points that the cards of a round bring which are not selected yet, alone and for two.
    ROUND_BRINGS: tuple[float, float] = (18.4, 9.5)
    #: The share of what is planned that comes true.
    COMES_TRUE: float = 0.805

    def set_up(self, table: "Table", lot: int) -> None:
        """Before the first round: push what is to happen. `lot` is 0 or 1, by chance or by choice."""

    def special(self, table: "Table", seat: int) -> int:
        """The eighth card of a hand: a calamity from the stack (IWK-OFFER-03); NOBODY when none is left."""
        if table.calamities == 0:
            return NOBODY
        table.calamities -= 1
        return CALAMITY

    def risks(self, table: "Table") -> list[int]:
        """The four special cards of the solo risk deck: calamities (IWK-SOLO-03)."""
        return [CALAMITY] * SOLO_RISKS

    def taken(self, table: "Table", seat: int) -> None:
        """Cards have come into a selection area, or were turned up there."""

    def revealed(self, table: "Table") -> None:
        """All selected cards are face up: push what comes before planning (IWK-PLAN-12)."""

    def round_begins(self, table: "Table") -> None:
        """A new round: what was used up comes back."""

    def covered(self, player: Player) -> Cubes:
        """The production icons of a player's duchy card that do not count."""
        return 0

    def after_production(self, table: "Table") -> None:
        """Phase C is over: push what is to happen before the round ends."""

    def before_scoring(self, table: "Table") -> None:
        """Round 4 is over: push what is to happen before points are counted."""

    def list_window(self, table: "Table", seat: int, when: int, found: list[int]) -> None:
        """Append the module's own legal moves in an open window."""

    def window_refusal(self, table: "Table", seat: int, when: int, move: int) -> Refusal | None:
        """Why one of the module's moves (counted from its first) is not legal in an open window."""
        return Refusal("IWK-RUL-03", NOT_NOW)

    def act(self, table: "Table", seat: int, move: int) -> None:
        """Carry out one of the module's moves (counted from its first)."""
        raise NotImplementedError

    def deck_cards(self, table: "Table") -> list[int]:
        """Cards of its own that are in the development deck, as far as a position does not say where they are."""
        return []

    def may_be_selected(self, table: "Table", seat: int, card: int) -> bool:
        """Whether one of its cards may still lie in a selection area after the reveal."""
        return False

    def audit_cards(self, table: "Table", counts: dict[int, int]) -> None:
        """Check the number of its cards; those that are all right are taken out of the counts."""

    def points(self, table: "Table", player: Player) -> i64:
        """What `score` adds to a player's points, without names: the bots ask for it at every look."""
        return 0

    def card_worth(self, table: "Table", card: int, rounds_left: int) -> float:
        """For the bots: what one of its cards is worth to who takes it."""
        return 0.0

    def evaluate(self, table: "Table", player: Player, soldiers: int, rounds_left: int) -> float:
        """For the bots: what the module still brings or costs a player who has so many soldiers to spare."""
        return 0.0

    def may_win(self, table: "Table", seat: int) -> bool:
        """Whether a player can win at all."""
        return True


class Hidden:
    """Cards that a seat can't see and that are dealt anew together: laid ones, and those held somewhere.

    How many of them are special is known to all: each hand held exactly one, and every other card of a round is seen
    by its end.
    """

    def __init__(self, fits: Callable[[int], bool] | None = None) -> None:
        self.laid: list[Laid] = []
        self.held: list[int] = []
        #: Which cards may be here, if not all.
        self.fits = fits

    def put(self, table: "Table", cards: list[int]) -> None:
        """Put cards where those that are held were."""


NO_PLAYERS: Final[list[Player]] = []
NO_AREAS: Final[list[list[Laid]]] = [NO_LAID, NO_LAID]


@mypyc_attr(free_list_len=1)
class Table(State):
    """A table between two decisions."""

    def __init__(self, rules: Ruleset, rng: Rng, deck: Deck, mode: Mode, module: Module) -> None:
        super().__init__(rules, rng)
        self.deck = deck
        self.mode = mode
        self.module = module
        self.players = NO_PLAYERS
        #: The players as they were when the open lanes began: what others may see of them (IWK-INFO-05).
        self.before = NO_PLAYERS
        #: Player 1 (IWK-SETUP-09).
        self.first = 0
        self.round = 0
        #: How many turns of phase A are over.
        self.turn = 0
        self.step = NO_STEP
        self.areas = NO_AREAS
        #: The next free slot of this round.
        self.slot = 0
        #: The development deck; its top is the end of the list.
        self.cards = NO_CARDS
        self.discards = NO_CARDS
        #: Cards discarded face down, unseen.
        self.unseen = NO_LAID
        #: Calamity cards in the stack.
        self.calamities = 0

    def copy(self) -> "Table":
        twin = Table(self.rules, self.rng.copy(), self.deck, self.mode, self.module)
        self.copy_kernel(twin)
        twin.players = [player.copy() for player in self.players]
        twin.before = self.before
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.step = self.step
        twin.areas = self.areas
        twin.slot = self.slot
        twin.cards = self.cards
        twin.discards = self.discards
        twin.unseen = self.unseen
        twin.calamities = self.calamities
        return twin

    def open_lanes(self, frames: list[Frame]) -> None:
        """Remember how the players stand: nobody sees more of another until all have committed."""
        super().open_lanes(frames)
        self.before = [player.copy() for player in self.players]

    def close_lanes(self) -> None:
        """Everybody sees everything again; what was discarded joins the pile, seat by seat."""
        super().close_lanes()
        self.before = NO_PLAYERS
        for player in self.players:
            if player.gone:
                self.discards = self.discards + player.gone
                player.gone = NO_CARDS

    def other(self, seat: int) -> int:
        """The opponent's seat; NOBODY in solo."""
        return 1 - seat if self.seats == 2 else NOBODY

    def discard(self, seat: int, card: int) -> None:
        """Put a card face up on the discard pile, for a player's doing."""
        if self.lanes:
            player = self.players[seat]
            player.gone = [*player.gone, card]
        else:
            self.discards = [*self.discards, card]

    def lay(self, area: int, card: int, face_down: bool, placer: int) -> None:
        """Put a card into an offer area, in a new slot."""
        laid = Laid(self.round, self.slot, card, face_down, placer)
        self.slot += 1
        self.put_area(area, [*self.areas[area], laid])

    def put_area(self, area: int, cards: list[Laid]) -> None:
        """Replace the cards of an offer area."""
        self.areas = [cards, self.areas[1]] if area == 0 else [self.areas[0], cards]

    def discard_laid(self, laid: Laid) -> None:
        """A laid card goes to the discard pile as it lies (IWK-RUL-11)."""
        if laid.face_down:
            self.unseen = [*self.unseen, laid]
        else:
            self.discards = [*self.discards, laid.card]
