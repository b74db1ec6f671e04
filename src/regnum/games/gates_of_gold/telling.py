"""The expansion in messages: moves, decisions, entries, and its part of the table."""

from regnum.engine.messages import Argument, Message, Narrator
from regnum.engine.state import Choice
from regnum.games.gates_of_gold import moves
from regnum.games.viscounts.state import Table


def tell_move(narrator: Narrator, table: Table, seat: int, move: int) -> Message:
    """What one of the expansion's moves would do."""
    return Message("move-decline")


def decision_arguments(choice: Choice) -> dict[str, Argument]:
    """What fills the gaps of the sentence for a decision."""
    return {}
