"""What the expansion keeps: the gate with its Outsiders and orders, and a Manuscript Board for each player."""

from regnum.engine.parts import Part
from regnum.games.gates_of_gold.cards import Bonus, GateDeck
from regnum.games.gates_of_gold.words import BONUSES, IN_ROW, LEADER, NEEDS
from regnum.games.viscounts.state import NO_CARDS, NOBODY, Player, Table


class Gate(Part):
    """What lies before the gate. Lists are values here, as at the table."""

    def __init__(self, deck: GateDeck, slides: bool) -> None:
        self.deck = deck
        #: Whether the row slides to the right before it is refilled on the left, as in the solo game (GOG-SOLO-05).
        self.slides = slides
        #: The face-up Outsiders from left to right, and the pile beside them; its last card is its top.
        self.row = NO_CARDS
        self.pile = NO_CARDS
        #: The King's Orders that nobody has, in ascending order.
        self.orders = NO_CARDS
        #: By BONUSES: which card is in the game; and the side that holds it, but for the Castle Leader card.
        self.bonus = [0] * len(BONUSES)
        self.holders = [NOBODY] * LEADER

    def copy(self) -> "Gate":
        twin = Gate(self.deck, self.slides)
        twin.row = self.row
        twin.pile = self.pile
        twin.orders = self.orders
        twin.bonus = self.bonus
        twin.holders = self.holders
        return twin

    def held(self, table: Table, kind: int, side: int) -> Bonus | None:
        """The bonus card of a kind, if a side holds it."""
        holder = table.leader if kind == LEADER else self.holders[kind]
        return self.deck.bonuses[kind][self.bonus[kind]] if holder == side else None

    def works(self, table: Table, kind: int, seat: int) -> Bonus | None:
        """The same, if what it needs lies on the holder's Player Board now (GOG-BONUS-04, GOG-ICON-03)."""
        bonus = self.held(table, kind, seat)
        if bonus is None or not bonus.needs:
            return bonus
        for card in table.players[seat].row:
            if self.deck.is_outsider(card) if NEEDS[bonus.needs] == "outsider" else self.deck.is_order(card):
                return bonus
        return None

    def refill(self) -> None:
        """Whoever has left the row is replaced at once; an empty pile stays empty (GOG-OUT-01, GOG-OUT-02)."""
        while len(self.row) < IN_ROW and self.pile:
            self.row = [self.pile[-1], *self.row]
            self.pile = self.pile[:-1]

    def remove(self, card: int) -> None:
        """A face-up Outsider leaves the row; another takes its place, or comes to the left end (GOG-SOLO-04)."""
        place = self.row.index(card)
        rest = self.row[:place] + self.row[place + 1 :]
        if self.slides or not self.pile:
            self.row = rest
            self.refill()
        else:
            self.row = [*rest[:place], self.pile[-1], *rest[place:]]
            self.pile = self.pile[:-1]


class ManuscriptBoard(Part):
    """A player's Manuscript Board (GOG-MBOARD-01)."""

    def __init__(self, board: int, unlocked: int) -> None:
        self.board = board
        #: The columns that have a Manuscript, a bit each (GOG-MBOARD-03).
        self.unlocked = unlocked

    def copy(self) -> "ManuscriptBoard":
        return ManuscriptBoard(self.board, self.unlocked)


def gate_of(table: Table) -> Gate:
    """What lies before the gate of a table."""
    for part in table.parts:
        if isinstance(part, Gate):
            return part
    raise AssertionError("there is no gate at this table")


def board_of(player: Player) -> ManuscriptBoard:
    """The Manuscript Board of a player."""
    for part in player.parts:
        if isinstance(part, ManuscriptBoard):
            return part
    raise AssertionError("there is no Manuscript Board")


def unlock(table: Table, player: Player) -> None:
    """Look which columns have a Manuscript: each goes to the column of its ribbon (GOG-MBOARD-02, GOG-MBOARD-03)."""
    part = board_of(player)
    columns = gate_of(table).deck.boards[part.board]
    part.unlocked = 0
    for tile in player.manuscripts:
        ribbon = table.deck.manuscripts[tile].ribbon
        if ribbon >= 0:
            part.unlocked |= 1 << columns.index(ribbon)


def has_column(player: Player, column: int) -> bool:
    """Whether a column is unlocked."""
    return bool(board_of(player).unlocked >> column & 1)


def outsiders_in(deck: GateDeck, player: Player) -> list[int]:
    """The Outsiders in a player's deck: Player Board, hand, draw pile and discard pile (GOG-SCORE-02)."""
    found: list[int] = []
    for cards in (player.row, player.hand, player.draw, player.discard):
        for card in cards:
            if card >= deck.first_outsider:
                found.append(card)
    return found
