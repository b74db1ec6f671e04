"""The frame of the game: four rounds of phases, then the scoring (section 3 of the rules)."""

from regnum.engine.state import Effect
from regnum.games.wonderful_kingdom.planning import Leftovers, OpenPlanning, Reveal
from regnum.games.wonderful_kingdom.production import Production
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.words import NOBODY, ROUNDS


class Round(Effect):
    """Choice, planning, production (IWK-ROUND-01)."""

    NAME = "round"
    BELOW = ("",)

    def resolve(self, state: Table) -> None:
        """Everybody gets back all trap tokens, and has no more than those (IWK-ROUND-04, IWK-TRAP-06).

        All that is built, under construction or on the duchy cards stays as it is (IWK-ROUND-06, IWK-BUILD-12).
        """
        state.round += 1
        state.turn = 0
        state.slot = 0
        for player in state.players:
            player.traps = state.mode.traps()
        state.module.round_begins(state)
        if state.log is not None:
            state.tell("round", "IWK-ROUND-01", NOBODY, {"round": state.round})
        push_phases(state)
        state.mode.open_choice(state)


def push_phases(state: Table) -> None:
    """What follows phase A: its leftovers, planning, production, and the end of the round."""
    state.push(EndRound())
    state.push(Production(0))
    state.push(OpenPlanning())
    state.push(Reveal())
    state.push(Leftovers())


class EndRound(Effect):
    """The next round, or the end after the fourth (IWK-ROUND-05, IWK-ROUND-07, IWK-END-01)."""

    NAME = "end-round"
    BELOW = ("",)

    def resolve(self, state: Table) -> None:
        """Nothing is left to do after the last, but for what a module does before scoring."""
        if state.round < ROUNDS:
            state.push(Round())
        else:
            state.module.before_scoring(state)
