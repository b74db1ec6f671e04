"""Choices to which modules may add answers of their own; and Silver, which they may let be paid with something else."""

from typing import Final

from regnum.engine.state import Choice, Effect, Refusal
from regnum.games.viscounts.moves import MOVES
from regnum.games.viscounts.state import Module, Table
from regnum.games.viscounts.words import SILVER

#: The moves from here on are those of modules.
OF_MODULES: Final = MOVES.size


class OpenChoice(Choice):
    """A choice with own answers, behind which come those that modules offer."""

    def answers(self, state: Table) -> list[int]:
        """Every own move that could be an answer, in ascending order."""
        raise NotImplementedError

    def refused(self, state: Table, move: int) -> Refusal | None:
        """Why an own answer is not legal now."""
        return None

    def legal(self, state: Table) -> list[int]:
        """The own answers that are legal."""
        return [move for move in self.answers(state) if self.refused(state, move) is None]

    def take(self, state: Table, move: int) -> None:
        """An own answer was chosen."""
        raise NotImplementedError

    def candidates(self, state: Table) -> list[int]:
        found = self.answers(state)
        for module in state.modules:
            found = found + module.further(state, self)
        return found

    def refusal(self, state: Table, move: int) -> Refusal | None:
        if move < OF_MODULES:
            return self.refused(state, move)
        return owner_of(state, move).refuses(state, self, move)

    def moves(self, state: Table) -> list[int]:
        found = self.legal(state)
        if not state.modules:
            return found
        for module in state.modules:
            for move in module.further(state, self):
                if module.refuses(state, self, move) is None:
                    found = [*found, move]
        return found

    def choose(self, state: Table, move: int) -> None:
        if move < OF_MODULES:
            self.take(state, move)
        else:
            owner_of(state, move).chosen(state, self, move)


def owner_of(table: Table, move: int) -> Module:
    """The module that a move belongs to."""
    module = table.rules.module_of(move)
    assert isinstance(module, Module)
    return module


def purse(table: Table, seat: int) -> int:
    """The Silver that a player can pay."""
    found = table.players[seat].goods[SILVER]
    if table.modules:
        for module in table.modules:
            found += module.silver_instead(table, seat)
    return found


class Paid(Effect):
    """What happens once its price is paid."""

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def affordable(self, state: Table, left: list[int]) -> bool:
        """Whether the goods that are left after paying are enough for what must still be paid."""
        return True


def when_paid(table: Table, what: Paid, rule: str) -> None:
    """Pay the price of something, then it happens."""
    if pays_at_once(table, what.seat, what.price):
        what.resolve(table)
    else:
        table.push(what)
        ask_payment(table, what.seat, what.price, 0, rule)


def pays_at_once(table: Table, seat: int, price: int) -> bool:
    """Whether a price is simply paid in Silver; else `ask_payment`, with what it is for pushed before."""
    if price:
        for module in table.modules:
            if module.silver_instead(table, seat):
                return False
    table.players[seat].goods[SILVER] -= price
    return True


def ask_payment(table: Table, seat: int, price: int, kept: int, rule: str) -> None:
    """Ask with what to pay; goods that are kept for something else, a bit each, may not be spent on it."""
    for module in table.modules:
        if module.silver_instead(table, seat):
            module.ask_payment(table, seat, price, kept, rule)
            return
