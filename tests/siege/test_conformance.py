"""What must hold for every game holds for one with rivals and partners."""

import pytest

import regnum
from regnum.engine import checks
from regnum.engine.gametype import NOTHING
from regnum.engine.options import Options
from regnum.engine.rng import seeded
from regnum.engine.scores import RivalScore, Scores
from tests.siege.game import SiegeType
from tests.siege.setting import TABLES, played, result, siege
from tests.siege.table import Siege


@pytest.mark.parametrize(("players", "rival"), TABLES)
def test_every_check_holds_at_every_decision(players: int, rival: str) -> None:
    for seed in range(3):
        game, rng = siege(players, rival, seed), seeded(seed)
        while not game.over:
            checks.check_components(game)
            checks.check_result(game)
            checks.check_moves(game)
            checks.check_refusals(game, rng)
            checks.check_copies(game)
            checks.check_undo(game)
            checks.check_views(game, rng)
            checks.check_no_peeking(game, rng)
            checks.check_position(game, regnum.from_position)
            checks.check_record(game, regnum.load)
            moves = game.decision.moves
            game.play(moves[rng.below(len(moves))])
        checks.check_components(game)
        checks.check_result(game)
        checks.check_position(game, regnum.from_position)


def test_partners_win_together_or_not_at_all() -> None:
    assert result(30, 6, plunder=10).scores.winners == [0, 1]
    assert result(30, 5, plunder=10).scores.winners == []
    assert result(30, 90, plunder=24).scores.winners == []  # the wall has fallen, whatever the points


def test_who_beats_the_baron_must_have_more_than_he() -> None:
    assert result(11, rival="baron", plunder=10).scores.winners == [0]
    assert result(10, rival="baron", plunder=10).scores.winners == []
    assert result(11, 12, rival="baron", plunder=10).scores.winners == [1]
    assert result(11, 12, rival="baron", plunder=12).scores.winners == []


def test_a_rival_acts_and_no_seat_is_told_of_it() -> None:
    game = played(2, "horde", 3, "guard", "store")
    raids = [event for event in game.events(None) if event.kind == "raided"]
    assert len(raids) == 5
    assert {(event.seat, event.rival) for event in raids} == {(-1, "horde")}
    assert all(event.rival == "" for event in game.events(0) if event.kind != "raided")
    assert raids[0].data()["rival"] == "horde"


class Wrong(SiegeType):
    """Siege with a result that one check or another must find wrong."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def rivals(self, seats: int, options: Options) -> tuple[str, ...]:
        return ("red",) if self.fault == "seat" else super().rivals(seats, options)

    def opposition(self, state: Siege) -> list[float]:
        return NOTHING if self.fault == "opposition" else super().opposition(state)

    def scores(self, state: Siege) -> Scores:
        scores = super().scores(state)
        if self.fault == "apart":
            scores.together = False
        if self.fault == "one":
            scores.winners = [0]
        if self.fault == "unknown":
            scores.rivals = [RivalScore("fox", {})]
        if self.fault == "winner":
            scores.winners = [7]
        if self.fault == "short":
            scores.totals = scores.totals[:1]
        return scores


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("seat", "name of a seat"),
        ("opposition", "expects others to beat"),
        ("apart", "takes partners"),
        ("one", "together or not at all"),
        ("unknown", "not at the table"),
        ("winner", "without a seat has won"),
        ("short", "not every seat"),
    ],
)
def test_a_result_that_contradicts_itself_is_found(fault: str, told: str) -> None:
    game = siege(2, "horde")
    wrong = regnum.Game(Wrong(fault), game.options, None, game.state.copy(), game.state, [])
    with pytest.raises(AssertionError, match=told):
        checks.check_result(wrong)
