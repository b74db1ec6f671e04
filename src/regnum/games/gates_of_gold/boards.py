"""Manuscripts on their boards: which column they unlock, and the Blank Roll, whose colour is chosen (GOG-MBOARD)."""

from regnum.engine.state import Choice
from regnum.games.gates_of_gold import moves
from regnum.games.gates_of_gold.state import gate_of, unlock
from regnum.games.viscounts.manuscripts import check_favour
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import RIBBONS


def took_manuscript(table: Table, side: int, tile: int) -> None:
    """It goes to its column (GOG-MBOARD-02); of a Blank Roll a player chooses the colour at once (GOG-MBOARD-12).

    An AI has no Manuscript Board (GOG-SOLO-02), and its Blank Roll no colour before the end (GOG-SOLO-09).
    """
    if side >= table.seats:
        return
    if tile == gate_of(table).deck.blank:
        table.push(ChooseRibbon(side))
    else:
        unlock(table, table.players[side])


class ChooseRibbon(Choice):
    """The colour of the Blank Roll, for good (GOG-MBOARD-12)."""

    NAME = "choose-ribbon"
    RULE = "GOG-MBOARD-12"

    def misfit(self, state: Table) -> str:
        has_it = gate_of(state).deck.blank in state.players[self.seat].manuscripts
        return "" if has_it else "there is no Manuscript without a colour"

    def candidates(self, state: Table) -> list[int]:
        first = state.rules.first_of(moves.MOVES) + moves.RIBBON
        return list(range(first, first + len(RIBBONS)))

    def choose(self, state: Table, move: int) -> None:
        """It counts like any Manuscript of its ribbon, for a Church Favour too (GOG-R-21)."""
        ribbon = move - state.rules.first_of(moves.MOVES) - moves.RIBBON
        deck = gate_of(state).deck
        player = state.players[self.seat]
        tiles = player.manuscripts.copy()
        tiles[tiles.index(deck.blank)] = deck.first_coloured + ribbon
        player.manuscripts = tiles
        if state.log is not None:
            state.tell("chose-ribbon", self.RULE, self.seat, {"colour": RIBBONS[ribbon]})
        unlock(state, player)
        check_favour(state, self.seat, ribbon)
