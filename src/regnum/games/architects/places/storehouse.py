"""The King's Storehouse (ARC-STORE)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.architects import moves
from regnum.games.architects.cards import Cost
from regnum.games.architects.fields import WITH_MOVE, whole
from regnum.games.architects.payment import pay
from regnum.games.architects.places.placing import Placing, stand
from regnum.games.architects.state import Table
from regnum.games.architects.supply import gain_all
from regnum.games.architects.words import STOREHOUSE

#: 2 of Stone, Wood and Clay for 1 Virtue (ARC-STORE-02); 3 of Stone and Wood for 1 Marble (ARC-STORE-03).
VIRTUE_COST: Final = Cost([0, 0, 0, 0, 0, 0], 2, True)
VIRTUE_GAIN: Final = [0, 0, 0, 0, 0, 0, 1, 0]
MARBLE_COST: Final = Cost([0, 0, 0, 0, 0, 0], 3)
MARBLE_GAIN: Final = [0, 0, 0, 0, 1, 0, 0, 0]


class Storehouse(Placing):
    """Up to one trade for each own Worker; none is fine too (ARC-STORE-01)."""

    NAME = "storehouse"

    def visit(self, table: Table, seat: int) -> None:
        """Some Apprentices count as another Worker here."""
        actions = stand(table, seat, STOREHOUSE)
        for number in table.players[seat].apprentices:
            actions += table.deck.apprentices[number].extra_workers
        table.push(Trades(seat, actions))


class Trades(Choice):
    """The next trade, or enough (ARC-RUL-17, ARC-RUL-18)."""

    NAME = "trades"
    FIELDS = Fields(SEAT, whole("left"))
    RULE = "ARC-STORE-01"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: Table) -> list[int]:
        """The two printed trades and every Apprentice that trades."""
        return [
            moves.DONE,
            moves.TRADE_VIRTUE,
            moves.TRADE_MARBLE,
            *[moves.TRADE + n for n, card in enumerate(state.deck.apprentices) if card.trade is not None],
        ]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """An Apprentice must be hired, and the cost payable."""
        if move == moves.DONE:
            return None
        player = state.players[self.seat]
        if move >= moves.TRADE and move - moves.TRADE not in player.apprentices:
            return NOT_HIRED
        if not player.board.can_pay(player, trade_cost(state, move), len(player.hand)):
            return CANNOT_PAY
        return None

    def moves(self, state: Table) -> list[int]:
        """The same, looking only at the player's own Apprentices."""
        player = state.players[self.seat]
        board, spare = player.board, len(player.hand)
        legal = [moves.DONE]
        if board.can_pay(player, VIRTUE_COST, spare):
            legal.append(moves.TRADE_VIRTUE)
        if board.can_pay(player, MARBLE_COST, spare):
            legal.append(moves.TRADE_MARBLE)
        own: list[int] = []
        for number in player.apprentices:
            trade = state.deck.apprentices[number].trade
            if trade is not None and board.can_pay(player, trade, spare):
                own.append(moves.TRADE + number)
        own.sort()
        return legal + own

    def choose(self, state: Table, move: int) -> None:
        """Pay, gain, and go on while actions are left."""
        if move == moves.DONE:
            return
        if self.left > 1:
            state.push(Trades(self.seat, self.left - 1))
        state.push(TradeGain(self.seat, move))
        pay(state, self.seat, trade_cost(state, move), 0, trade_rule(move))


class TradeGain(Effect):
    """What a trade gives, once it is paid (ARC-RUL-16)."""

    NAME = "trade-gain"
    FIELDS = Fields(SEAT, WITH_MOVE)

    def __init__(self, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move

    def resolve(self, state: Table) -> None:
        rule = trade_rule(self.move)
        if self.move == moves.TRADE_VIRTUE:
            gain_all(state, self.seat, VIRTUE_GAIN, rule)
        elif self.move == moves.TRADE_MARBLE:
            gain_all(state, self.seat, MARBLE_GAIN, rule)
        else:
            result = state.deck.apprentices[self.move - moves.TRADE].trade_result
            assert result is not None
            result.do(state, self.seat, rule)


def trade_rule(move: int) -> str:
    """The rule behind a trade."""
    if move == moves.TRADE_VIRTUE:
        return "ARC-STORE-02"
    return "ARC-STORE-03" if move == moves.TRADE_MARBLE else "ARC-STORE-04"


def trade_cost(table: Table, move: int) -> Cost:
    """What a trade costs."""
    if move == moves.TRADE_VIRTUE:
        return VIRTUE_COST
    if move == moves.TRADE_MARBLE:
        return MARBLE_COST
    cost = table.deck.apprentices[move - moves.TRADE].trade
    assert cost is not None
    return cost


NOT_HIRED: Final = Refusal("ARC-WORKSHOP-11", "not-hired")
CANNOT_PAY: Final = Refusal("ARC-STORE-01", "cannot-pay")
