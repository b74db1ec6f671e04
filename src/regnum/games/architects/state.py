"""The table: players, locations, decks. Data and copies only; and the hooks that rules call.

Lists are values here: a rule that changes one puts a new list in its place, so that copies of a game
can share them. The exceptions, changed in place and so copied, are a player's `goods` and a crew's `at`.

A `Board` is what one player's board changes, a `Module` what an option changes for the whole table.
Base rules call the hooks and never ask which board or module is there.
"""

from typing import ClassVar, Final

from regnum.engine import modules, parts
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import State
from regnum.games.architects.cards import Cost, Deck
from regnum.games.architects.words import CIRCLES, CLAY, FREE, STONE, WOOD

#: A value of `Table.last_turns`: the end of the game is not triggered yet.
NOT_YET: Final = -1


class Board:
    """A player board: how a player starts, and the hooks by which it bends the rules.

    This class is the standard side (ARC-SETUP-09), which bends none.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.prison = 0
        self.silver = 0
        self.virtue = 0
        self.goods = [0, 0, 0, 0, 0, 0]
        self.debts = 0
        self.extra_buildings = 0
        self.hand_limit = 6
        #: Rudolf has other values (ARC-ADV-14).
        self.apprentice_limit = 5
        self.hire_saving = 0
        #: Ada (ARC-ADV-12), Frederick (ARC-ADV-13).
        self.tax_ignored = 0
        self.discards_for_cathedral = True
        #: Building cards drawn with each Black Market action (ARC-ADV-11), and with each construction (ARC-ADV-17).
        self.market_draws = 0
        self.construction_draws = 0
        #: Workers that may leave Prison at a Reset (ARC-ADV-18); Silver for sending captured ones there (ARC-ADV-19).
        self.reset_release = 0
        self.prison_silver = 0

    def can_pay(self, player: "Player", cost: Cost, spare: int) -> bool:
        """Whether a cost can be paid; `spare` is the number of Building cards free for other uses."""
        goods = player.goods
        wanted = cost.goods
        for good in range(6):
            if goods[good] < wanted[good]:
                return False
        if cost.mix == 0:
            return True
        left = goods[STONE] - wanted[STONE] + goods[WOOD] - wanted[WOOD]
        if cost.clay_too:
            left += goods[CLAY] - wanted[CLAY]
        return left >= cost.mix

    def can_construct(self, player: "Player", cost: Cost, spare: int) -> bool:
        """Whether the cost of a Building or a Cathedral level can be paid."""
        return self.can_pay(player, cost, spare)

    def waive(self, table: "Table", seat: int, cost: Cost, reserve: int, rule: str) -> bool:
        """Lessen the cost of a construction; True when the board has taken over its payment."""
        return False

    def replace(self, table: "Table", seat: int, cost: Cost, reserve: int, rule: str) -> bool:
        """Pay goods in another way; True when the board has taken over the payment."""
        return False

    def debt_due(self, table: "Table", seat: int) -> bool:
        """A Debt is to be taken; True when the board has taken over."""
        return False

    def debt_taken(self, table: "Table", seat: int) -> None:
        """A Debt was taken."""

    def virtue_due(self, table: "Table", seat: int, points: int, rule: str) -> bool:
        """Virtue is to be lost; True when the board has taken over."""
        return False

    def virtue_gained(self, table: "Table", seat: int, points: int) -> None:
        """Virtue was gained."""

    def treasure(self, player: "Player", good: int) -> int:
        """How much Gold or Marble counts for a card that counts it."""
        return player.goods[good]


class Module(modules.Module):
    """What an option changes for the whole table; every hook does nothing unless a module fills it."""

    #: Whether the starting player must be known before the draft (ARC-SETUP-13).
    FIRST_BEFORE_DRAFT: ClassVar[bool] = False

    def before_draft(self, table: "Table") -> None:
        """Set-up, just before the Building draft: push what is to happen."""

    def outline_taken(self, table: "Table", colour: int, number: int) -> None:
        """A Worker of a colour was laid on the given outline of the Guildhall (the first is 1), or beside it."""

    def turn_ended(self, table: "Table", seat: int) -> None:
        """A turn has ended: push what is to happen before the next."""

    def crews(self) -> "list[Crew]":
        """The Workers of the module's actors, who have no seat, as the game begins."""
        return []


class Note:
    """An entry of the ledger, and the one before it: a list that grows and is shared without copying."""

    def __init__(self, before: "Note | None", entry: int) -> None:
        self.before = before
        self.entry = entry


class Crew(parts.Player):
    """The Workers of one colour: a player's, or those of an actor without a seat."""

    def __init__(self, workers: int, prison: int, at: list[int], gone: int) -> None:
        super().__init__()
        self.workers = workers
        self.prison = prison
        #: Workers at each large-circle location.
        self.at = at
        #: Workers that are out of the game for good.
        self.gone = gone

    def copy(self) -> "Crew":
        return Crew(self.workers, self.prison, self.at.copy(), self.gone)


class Player(Crew):
    """What lies before one player."""

    def __init__(
        self,
        board: Board,
        goods: list[int],
        virtue: int,
        workers: int,
        prison: int,
        level: int,
        unpaid: int,
        paid: int,
        at: list[int],
        captured: list[int],
        hand: list[int],
        apprentices: list[int],
        buildings: list[int],
    ) -> None:
        super().__init__(workers, prison, at, 0)
        self.board = board
        self.goods = goods
        self.virtue = virtue
        #: The Cathedral level, 0 to 5.
        self.level = level
        #: Debts, unpaid and paid.
        self.unpaid = unpaid
        self.paid = paid
        #: Captured Workers on this board, by colour: the seats, then the actors without one.
        self.captured = captured
        self.hand = hand
        self.apprentices = apprentices
        self.buildings = buildings
        #: In the draft: the packet, and the card that was chosen of it (-1: none yet).
        self.packet: list[int] = NOTHING
        self.kept = -1
        #: The Buildings that the player looks at on the Black Market.
        self.looking: list[int] = NOTHING

    def copy(self) -> "Player":
        twin = Player(
            self.board,
            self.goods.copy(),
            self.virtue,
            self.workers,
            self.prison,
            self.level,
            self.unpaid,
            self.paid,
            self.at.copy(),
            self.captured,
            self.hand,
            self.apprentices,
            self.buildings,
        )
        if self.gone:
            twin.gone = self.gone
        if self.packet or self.looking:
            twin.packet = self.packet
            twin.kept = self.kept
            twin.looking = self.looking
        if self.parts:
            self.copy_parts(twin)
        return twin

    def stands_somewhere(self) -> bool:
        """Whether any own Worker stands on a large circle."""
        for workers in self.at:
            if workers:
                return True
        return False

    def has_captured(self) -> bool:
        """Whether anybody's Workers are on this board."""
        for workers in self.captured:
            if workers:
                return True
        return False


#: The empty list of numbers: one serves all, since lists are values.
NOTHING: Final[list[int]] = []
NO_PLAYERS: Final[list[Player]] = []
#: The Black Market without a Worker.
ALL_FREE: Final = [FREE, FREE, FREE]


class Table(State):
    """The whole game between two decisions."""

    def __init__(self, rules: Ruleset, rng: Rng, deck: Deck, modules: list[Module]) -> None:
        super().__init__(rules, rng)
        self.deck = deck
        self.modules = modules
        self.players: list[Player] = NO_PLAYERS
        #: The Workers of actors without a seat; their colours have the numbers after the seats.
        self.strangers: list[Crew] = NO_CREWS
        #: The starting player, or -1 while it is not chosen yet; and whose turn it is.
        self.first = -1
        self.turn = -1
        #: Face-down decks; the last card of a list is the top one.
        self.building_deck: list[int] = NOTHING
        self.apprentice_deck: list[int] = NOTHING
        #: Sizes of the lots at the bottom of the Apprentice deck that everybody saw go there.
        self.apprentices_under: list[int] = NOTHING
        #: Eight face-up Apprentices, top row then bottom row (-1: none), and the Silver on each.
        self.display: list[int] = NOTHING
        self.display_silver: list[int] = NOTHING
        self.rewards: list[int] = NOTHING
        self.rewards_in_box: list[int] = NOTHING
        self.small: list[int] = NOTHING
        self.large: list[int] = NOTHING
        #: The colour of the Worker on each Black Market space, or FREE.
        self.market: list[int] = ALL_FREE
        self.tax_stand = 0
        #: The colour of the Worker on each outline, in order, then of those beside the Guildhall.
        self.guildhall: list[int] = NOTHING
        self.reset_due = False
        #: Turns left once the end is triggered, the triggering one included; else NOT_YET.
        self.last_turns = NOT_YET
        #: How many turns in a row were lost for want of Workers (ARC-RUL-11).
        self.lost_turns = 0
        #: Turns ended so far.
        self.turns = 0
        #: Where Building cards went that somebody saw and others did not (see `secrets`).
        self.ledger: Note | None = None
        #: In a game dealt anew: what its seat knew then, and how much of the ledger that covers.
        self.memory: object | None = None
        self.remembered = 0

    def copy(self) -> "Table":
        """An independent copy; events are not carried over. What is a value is shared."""
        twin = Table(self.rules, self.rng.copy(), self.deck, self.modules)
        self.copy_kernel(twin)
        twin.players = [player.copy() for player in self.players]
        if self.strangers:
            twin.strangers = [crew.copy() for crew in self.strangers]
        twin.first = self.first
        twin.turn = self.turn
        twin.building_deck = self.building_deck
        twin.apprentice_deck = self.apprentice_deck
        twin.apprentices_under = self.apprentices_under
        twin.display = self.display
        twin.display_silver = self.display_silver
        twin.rewards = self.rewards
        twin.rewards_in_box = self.rewards_in_box
        twin.small = self.small
        twin.large = self.large
        twin.market = self.market
        twin.tax_stand = self.tax_stand
        twin.guildhall = self.guildhall
        twin.reset_due = self.reset_due
        twin.last_turns = self.last_turns
        twin.lost_turns = self.lost_turns
        twin.turns = self.turns
        twin.ledger = self.ledger
        twin.memory = self.memory
        twin.remembered = self.remembered
        return twin

    @property
    def colours(self) -> int:
        """How many colours of Workers there are: the seats', then those of actors without a seat."""
        return self.seats + len(self.strangers)

    def crew(self, colour: int) -> Crew:
        """The Workers of a colour."""
        return self.players[colour] if colour < self.seats else self.strangers[colour - self.seats]

    def seat_of(self, colour: int) -> int:
        """Whose turn a Worker's colour tells of; -1 for one that is no player's."""
        return colour if 0 <= colour < self.seats else -1

    @property
    def drafting(self) -> bool:
        """Whether the Building draft goes on."""
        return bool(self.players[0].packet)

    @property
    def outlines_per_row(self) -> int:
        """Guildhall outlines in use in each of the four rows (ARC-SETUP-14)."""
        return max(2, self.seats) + 1

    @property
    def capture_places(self) -> int:
        """From how many locations one turn's captures may come (ARC-TOWN-03, ARC-SOLO-03)."""
        return 2 if self.seats <= 3 else 1

    def clockwise(self, start: int) -> list[int]:
        """All seats in turn order, beginning with one."""
        return [(start + i) % self.seats for i in range(self.seats)]


NO_CREWS: Final[list[Crew]] = []


def no_workers() -> list[int]:
    """Nobody at any large-circle location."""
    return [0] * CIRCLES
