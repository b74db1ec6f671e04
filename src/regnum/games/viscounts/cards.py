"""The cards and boards as the rules use them: plain numbers, read once from the card files."""

from typing import Final

from regnum.games.steps import Step
from regnum.games.viscounts.words import ACTIONS, ICONS, OCCASIONS

NO_ICONS: Final = [0] * len(ICONS)


def packed(icons: list[int]) -> int:
    """How many of each of `ICONS` in one number, a byte for each: so they are quickly added up.

    No byte overflows: a piece has at most 6 icons, and a player has 9 slots, 3 cards and the Church Favours.
    """
    return sum(number << 8 * icon for icon, number in enumerate(icons))


class Fund:
    """A way to fund an action: `number` units of a good, or Merchant icons, count as `icons` icons of it."""

    def __init__(self, good: int, number: int, icons: int, once: bool) -> None:
        #: The good that is spent; -1 where Merchant icons are counted (VIS-R-14).
        self.good = good
        self.number = number
        self.icons = icons
        #: Only once in an action (VIS-R-15); else any number of times.
        self.once = once


class Powers:
    """What holds while a card lies on a Player Board, or once a slot is uncovered."""

    def __init__(self) -> None:
        #: What happens on each of `OCCASIONS`; None where nothing does.
        self.at: list[Step | None] = [None] * len(OCCASIONS)
        #: Ways to fund, by action.
        self.funds: list[list[Fund]] = [[] for _ in ACTIONS]
        #: Silver saved when hiring and when dismissing (VIS-R-21).
        self.hire_saving = 0
        self.dismiss_saving = 0
        #: The fixed price of dismissing; -1 for none (slot TP2).
        self.dismiss_price = -1
        #: Optional free steps in Movement (slot TP1), and more cards in hand (slot WS3, Castle Leader).
        self.steps = 0
        self.hand_limit = 0


class Townsfolk:
    """A Townsfolk card: ordinary, Hero or starting (VIS-ANAT-01 to VIS-ANAT-06)."""

    def __init__(self, id: str, silver: int, icons: list[int], extra: bool) -> None:
        self.id = id
        self.silver = silver
        #: How many of each of `ICONS` (VIS-ANAT-02).
        self.icons = icons
        self.packed_icons = packed(icons)
        #: One of the Heroes that are mixed in by an option.
        self.extra = extra
        #: What hiring or dismissing it does (VIS-ANAT-03); None for Heroes and starting cards.
        self.effect: Step | None = None
        #: One of `TIMINGS`; `ability` is there for immediate and drop-off ones, `powers` for ongoing ones.
        self.timing = 0
        #: Cards of the same series, which have numbers one after the other, are all alike; 0 for a single one.
        self.series = 0
        self.ability: Step | None = None
        self.powers: Powers | None = None


class EndPoints:
    """What a Manuscript is worth at the end: `points` for every `each` of a thing, rounded down (VIS-SCORE-04)."""

    def __init__(self, points: int, each: int, of: int) -> None:
        self.points = points
        self.each = each
        #: By its place in `THINGS` of `card_words`.
        self.of = of


#: The ribbon of a Manuscript that has none yet.
NO_RIBBON: Final = -1


class Manuscript:
    """A Manuscript tile: it has an immediate effect or points at the end, never both."""

    def __init__(self, id: str, cost: int, ribbon: int, grey_back: bool) -> None:
        self.id = id
        self.cost = cost
        self.ribbon = ribbon
        self.grey_back = grey_back
        self.effect: Step | None = None
        self.end: EndPoints | None = None


class PlayerCard:
    """A Player card: the starting town, what a player begins with, and the extra step (VIS-SETUP-12)."""

    def __init__(self, town: int, given: list[int], extra: Step, own_town: bool, own_deck: bool) -> None:
        #: 1 to 10.
        self.town = town
        #: By `GAINS`.
        self.given = given
        self.extra = extra
        #: The extra step is for the Viscount's own town only; or for any card of the own starting deck.
        self.own_town = own_town
        self.own_deck = own_deck


class Spot:
    """A Building Spot (VIS-BUILD-02), with the Link to the next one clockwise; None for no Link."""

    def __init__(self, bank: int, effect: Step, link: Step | None) -> None:
        #: LEFT or RIGHT of the River.
        self.bank = bank
        self.effect = effect
        self.link = link


class Printed:
    """What is printed below the piles of a segment (VIS-DISMISS-09, VIS-SCRIBE-11)."""

    def __init__(self, silver: int, icons: list[int], effect: Step, cost: int, scribed: Step) -> None:
        #: The Townsfolk: price, icons, and what dismissing it does.
        self.silver = silver
        self.icons = icons
        self.effect = effect
        #: The Manuscript: cost, and what transcribing it does.
        self.cost = cost
        self.scribed = scribed


class Exchange:
    """What Trade brings in a town: `gives`, for every so many Merchant icons (VIS-TRADE-02)."""

    def __init__(self, icons: int, gives: Step) -> None:
        self.icons = icons
        self.gives = gives


class Segment:
    """A segment of the Main Board: the exchanges of its left and right town, and the spots of each side, clockwise."""

    def __init__(self, exchanges: list[Exchange], spots: list[list[Spot]], printed: Printed) -> None:
        self.exchanges = exchanges
        #: By SMALL and LARGE.
        self.spots = spots
        self.printed = printed


class Castle:
    """The figures of the Castle."""

    def __init__(self, entering: list[Step], centre: Step, icons: list[int], bumped: list[Step], vp: list[int]) -> None:
        #: What entering the second tier of each wedge does, and entering the third tier.
        self.entering = entering
        self.centre = centre
        #: The icons for 1, 2, 3 and 4 Workers (VIS-CASTLE-02).
        self.icons = icons
        #: What a Worker's owner gains when it is bumped from the first and from the second tier (VIS-CASTLE-10).
        self.bumped = bumped
        #: What a Worker is worth on each tier (VIS-CASTLE-12).
        self.vp = vp


class Slot:
    """A slot of a Player Board or an AI board: the Building on it, and what it shows once that is built."""

    def __init__(self, kind: int, icons: list[int], powers: Powers) -> None:
        self.kind = kind
        self.icons = icons
        self.powers = powers


class Uncovered:
    """What a set of uncovered slots comes to, reckoned once: a bit of `built` for each slot (VIS-BUILD-11)."""

    def __init__(self, slots: list[Slot], built: int) -> None:
        self.icons = NO_ICONS
        self.steps = 0
        self.hand_limit = 0
        #: The fixed price of dismissing; -1 for none.
        self.dismiss_price = -1
        for number, slot in enumerate(slots):
            if built >> number & 1:
                self.icons = [a + b for a, b in zip(self.icons, slot.icons, strict=True)]
                self.steps += slot.powers.steps
                self.hand_limit += slot.powers.hand_limit
                self.dismiss_price = max(self.dismiss_price, slot.powers.dismiss_price)
        self.packed_icons = packed(self.icons)


class PlayerBoard:
    """The figures of a Player Board."""

    def __init__(
        self,
        slots: list[Slot],
        cost: list[int],
        vp: list[list[int]],
        above: list[Step],
        below: list[Step],
        printed: list[list[int]],
    ) -> None:
        self.slots = slots
        #: By the slots that are uncovered, a bit each.
        self.uncovered = [Uncovered(slots, built) for built in range(1 << len(slots))]
        #: Builder icons for each kind of Building; points for 0, 1, 2, 3 built ones of each kind (VIS-BUILD-15).
        self.cost = cost
        self.vp = vp
        #: What a Collision on each space of the track gives the active player, and every other player; the condition
        #: of the latter is in its step (VIS-COLLISION-05, VIS-COLLISION-06).
        self.above = above
        self.below = below
        #: The icons printed in the card spaces (VIS-SETUP-08).
        self.printed = printed
        self.packed_printed = [packed(icons) for icons in printed]


class Favour:
    """The Church Favour card of a ribbon (VIS-SCRIBE-07)."""

    def __init__(self, vp: int, icons: list[int]) -> None:
        self.vp = vp
        self.icons = icons
        self.packed_icons = packed(icons)


class Kingdom:
    """Debts, Deeds, and the cards below their stacks."""

    def __init__(
        self,
        debts: list[int],
        deeds: list[int],
        prizes: list[int],
        unpaid_vp: int,
        acquired_vp: int,
        approved_vp: int,
        leader_vp: int,
        leader_hand: int,
        set_vp: list[int],
    ) -> None:
        #: How many lie on Poverty and on Prosperity with 1, 2, 3 and 4 players (VIS-SETUP-19).
        self.debts = debts
        self.deeds = deeds
        #: For the first, second and third place (VIS-SCORE-10); without the middle one below 3 players (VIS-SCORE-15).
        self.prizes = prizes
        #: Debts and Deeds at the end (VIS-DEBT-08, VIS-DEBT-09, VIS-SCORE-07).
        self.unpaid_vp = unpaid_vp
        self.acquired_vp = acquired_vp
        self.approved_vp = approved_vp
        self.leader_vp = leader_vp
        self.leader_hand = leader_hand
        #: For 0 to 4 different ribbons in a set (VIS-SCRIBE-09).
        self.set_vp = set_vp


class Scheme:
    """A Scheme card: rows from top to bottom, then the options of the last row (VIS-SOLO-23, VIS-SOLO-25)."""

    def __init__(
        self, id: str, future: bool, icons: list[int], rows: list[Step], move: int, options: list[Step]
    ) -> None:
        self.id = id
        #: Black header; brown ones are starting Schemes.
        self.future = future
        self.icons = icons
        #: What happens before the Viscount moves.
        self.rows = rows
        self.move = move
        self.options = options


class AiBoard:
    """The AI side of a Player Board (VIS-SOLO-01)."""

    def __init__(
        self,
        id: str,
        focus: int,
        priority: list[int],
        until: list[int],
        given: list[int],
        start: int,
        removed: list[int],
        slots: list[Slot],
        above: list[Step],
        printed: list[list[int]],
    ) -> None:
        self.id = id
        #: One of `ACTIONS`, or FLIP.
        self.focus = focus
        #: The chart of VIS-SOLO-11: goods in their order, the first two until so many are held. Empty for the Card AI,
        #: to which all resources are one kind (VIS-R-64).
        self.priority = priority
        self.until = until
        #: What it begins with by `GAINS`, and the kind of Building that it begins with (VIS-SOLO-07).
        self.given = given
        self.start = start
        #: The Schemes that stay out, by their numbers.
        self.removed = removed
        #: From left to right: Guildhalls, Trading Posts, Workshops (VIS-SOLO-02).
        self.slots = slots
        #: The same in the order of a Player Board, whose numbers `built` has; and what uncovered ones come to.
        self.by_number = sorted(slots, key=lambda slot: slot.kind)
        self.uncovered = [Uncovered(self.by_number, built) for built in range(1 << len(slots))]
        #: What it gains in its own Collision on each space of the track (VIS-R-49).
        self.above = above
        self.printed = printed


class Deck:
    """All cards and boards of a game; never changes while it is played, so copies of a game share it."""

    def __init__(
        self,
        townsfolk: list[Townsfolk],
        first_hero: int,
        manuscripts: list[Manuscript],
        player_cards: list[PlayerCard],
        segments: list[Segment],
        castle: Castle,
        board: PlayerBoard,
        favours: list[Favour],
        kingdom: Kingdom,
        schemes: list[Scheme],
        ai_boards: list[AiBoard],
    ) -> None:
        #: Starting Townsfolk, ordinary ones, Heroes from `first_hero` on; then cards of other kinds, of expansions.
        self.townsfolk = townsfolk
        self.first_hero = first_hero
        self.after_heroes = len(townsfolk)
        #: Whether some of them are alike.
        self.has_series = False
        #: The grey-backed ones first; those from `after_piles` on lie in no pile.
        self.manuscripts = manuscripts
        self.after_piles = len(manuscripts)
        #: By their towns: the card of town 1 first.
        self.player_cards = player_cards
        self.segments = segments
        self.castle = castle
        self.board = board
        #: By ribbon.
        self.favours = favours
        self.kingdom = kingdom
        #: Starting Schemes first, then future ones.
        self.schemes = schemes
        self.ai_boards = ai_boards
