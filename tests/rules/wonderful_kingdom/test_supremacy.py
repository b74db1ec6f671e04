"""The supremacy bonus of a production step."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, play, player, refusal, site, table

#: With the same duchy card on both sides every step without constructed cards is a tie.
SAME: dict[str, Any] = {"duchy": "valados-a"}
#: A card under construction keeps its owner in the step.
BUSY: dict[str, Any] = {"duchy": "valados-a", "sites": ["citadel"]}
HAMLETS = ["hamlet", "hamlet", "hamlet"]
BARRACKS = ["barracks", "barracks"]


def military(game: Game, seat: int) -> tuple[int, int]:
    """Soldiers in the camp and on the duchy card."""
    return player(game, seat)["camp"], player(game, seat)["soldiers"]


def commit_step(game: Game) -> None:
    """The opponent, who alone is asked, sends all cubes to the alchemy area and commits."""
    here = field(game, "step")
    while field(game, "step") == here:
        play(game, next(move for move in ("alchemy all", "alchemy gold", "commit") if move in moves(game)))


@rule("IWK-SUPREMACY-01")
@pytest.mark.parametrize(
    ("blue", "red", "camps"),
    [
        (["hamlet"], [], (1, 0)),
        ([], ["barracks"], (0, 1)),
        (["hamlet", "hamlet"], ["barracks"], (1, 0)),
        (["hamlet"], BARRACKS, (0, 1)),
    ],
)
def test_the_strictly_higher_count_wins(blue: list[str], red: list[str], camps: tuple[int, int]) -> None:
    game = table({**SAME, "built": blue}, {**BUSY, "built": red}, at="population")
    assert (player(game)["camp"], player(game, 1)["camp"]) == camps


@rule("IWK-SUPREMACY-01")
def test_only_the_resource_of_the_step_is_compared() -> None:
    game = table({**SAME, "built": ["stone-quarry", "stone-quarry"]}, {**BUSY, "built": ["hamlet"]}, at="population")
    assert (player(game)["camp"], player(game, 1)["camp"]) == (0, 1)


@rule("IWK-SUPREMACY-02", "IWK-RUL-05")
@pytest.mark.parametrize("step", ["population", "exploration"])
def test_nobody_wins_a_tie_even_at_zero(step: str) -> None:
    game = table({**SAME, "camp": 1, "soldiers": 2}, {**BUSY, "soldiers": 1}, at=step)
    assert field(game, "step") == step
    assert (military(game, 0), military(game, 1)) == ((1, 2), (0, 1))


@rule("IWK-SUPREMACY-03")
def test_the_soldier_of_the_camp_moves_onto_the_duchy_card() -> None:
    game = table({**SAME, "built": ["hamlet"], "camp": 1, "soldiers": 2}, BUSY, at="population")
    assert military(game, 0) == (0, 3)


@rule("IWK-SUPREMACY-04")
def test_an_empty_camp_gets_a_soldier_from_the_supply() -> None:
    game = table({**SAME, "built": ["hamlet"], "soldiers": 2}, BUSY, at="population")
    assert military(game, 0) == (1, 2)


@rule("IWK-SUPREMACY-03", "IWK-SUPREMACY-04")
def test_the_camps_are_each_players_own() -> None:
    game = table({**SAME, "built": ["hamlet"]}, {**BUSY, "camp": 1}, at="population")
    assert (military(game, 0), military(game, 1)) == ((1, 0), (1, 0))


@rule("IWK-SUPREMACY-05")
def test_a_soldier_in_the_camp_cannot_be_used() -> None:
    blue = {**SAME, "sites": [site("triumphal-arch", gold=1, soldier=1)], "camp": 1}
    game = table(blue, BUSY, at="population")
    assert refusal(game, "soldier triumphal-arch", 0) == "IWK-BUILD-11"
    assert military(game, 0) == (1, 0)


@rule("IWK-SUPREMACY-05")
def test_a_soldier_from_the_camp_is_kept_until_used() -> None:
    blue = {**SAME, "sites": [site("triumphal-arch", gold=1, soldier=1)], "camp": 1, "built": ["expeditionary-force"]}
    game = table(blue, BUSY, at="exploration")
    assert military(game, 0) == (0, 1)
    commit(game, "placing")
    assert field(game, "round") == 2
    assert military(game, 0) == (0, 1)
    while "soldier triumphal-arch" not in moves(game, 0):
        play(game, moves(game)[0])
    play(game, "soldier triumphal-arch", seat=0)
    assert military(game, 0) == (0, 0)


@rule("IWK-SUPREMACY-06")
def test_four_wins_in_a_round_yield_two_usable_soldiers() -> None:
    built = ["stone-quarry", "hamlet", "merchant-caravan", "expeditionary-force"]
    game = table({**SAME, "built": built}, BUSY, at="planning")
    game.listen()
    seen = []
    commit(game, "planning")
    while field(game, "step") is not None:
        seen.append(military(game, 0))
        commit_step(game)
    assert seen == [(1, 0), (0, 1), (1, 1), (0, 2)]
    assert military(game, 1) == (0, 0)
    won = [event.args["resource"] for event in game.events(None) if event.kind == "supremacy" and event.seat == 0]
    assert won == ["materials", "population", "gold", "exploration"]


@rule("IWK-SUPREMACY-07")
def test_recycled_cubes_do_not_count() -> None:
    blue = {**SAME, "selection": ["masons-wagons", "hamlet"]}
    game = table(blue, BUSY, at="planning")
    play(game, "recycle masons-wagons", "construct hamlet", seat=0)
    commit(game, "planning")
    assert field(game, "step") == "materials"
    assert player(game)["alchemy"] == {"materials": 2}
    assert (military(game, 0), military(game, 1)) == ((0, 0), (0, 0))


@rule("IWK-SUPREMACY-07")
def test_krystallium_and_cubes_in_the_alchemy_area_do_not_count() -> None:
    game = table({**SAME, "krystallium": 7, "alchemy": {"population": 3}}, BUSY, at="population")
    assert (military(game, 0), military(game, 1)) == ((0, 0), (0, 0))


@rule("IWK-SUPREMACY-07")
def test_extra_cubes_from_an_advisor_do_not_count() -> None:
    blue = {**SAME, "advisors": ["lady-of-the-forest"], "soldiers": 9, "sites": ["hamlet"]}
    game = table(blue, BUSY, at="materials", module="advisors")
    before = player(game)["soldiers"]
    play(game, "activate lady-of-the-forest", seat=0)
    assert player(game)["waiting"] == {"materials": 3 + 4}
    assert player(game)["soldiers"] < before
    commit(game, "placing")
    assert (player(game)["camp"], player(game, 1)["camp"]) == (0, 0)


@rule("IWK-EX-13")
def test_example_supremacy() -> None:
    blue = {**SAME, "built": [*HAMLETS, "merchant-caravan"], "soldiers": 1}
    game = table(blue, {**BUSY, "built": BARRACKS}, at="planning")
    game.listen()
    commit(game, "planning")
    commit_step(game)
    assert field(game, "step") == "population"
    counts = [event.args["amount"] for event in game.events(None) if event.kind == "produced"]
    assert counts[2:] == [4, 3]
    assert military(game, 0) == (1, 1)
    commit_step(game)
    assert field(game, "step") == "gold"
    assert military(game, 0) == (0, 2)


@rule("IWK-EX-14")
@pytest.mark.parametrize("camp", [0, 1])
def test_example_supremacy_tie(camp: int) -> None:
    blue = {**SAME, "built": ["hamlet"], "camp": camp, "soldiers": 1}
    game = table(blue, {**BUSY, "built": ["barracks"], "camp": 1 - camp}, at="population")
    assert (military(game, 0), military(game, 1)) == ((camp, 1), (1 - camp, 0))
