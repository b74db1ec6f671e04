"""The solo mode's moves in words."""

from regnum.engine.messages import Message, Narrator
from regnum.engine.resolving import waiting_choice
from regnum.games.wonderful_kingdom.solo import PICK, SEARCH, TAKE, SoloTake
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.telling.cards import texts_of
from regnum.games.wonderful_kingdom.telling.moves import laid_names


def tell_move(narrator: Narrator, table: Table, seat: int, move: int) -> Message:
    """Taking the cards of an area, and searching for more."""
    texts = texts_of(narrator)
    if move == TAKE:
        choice = waiting_choice(table, seat)
        taken = table.areas[choice.area] if isinstance(choice, SoloTake) else []
        return Message("move-take", cards=laid_names(texts, table, seat, taken))
    if move == SEARCH:
        return Message("move-search")
    return Message("move-pick", card=texts.whole(table.deck.ids[move - PICK]))
