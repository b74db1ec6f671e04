"""Quarry, Forest, Mines and Silversmith, and the table of section 6."""

import pytest

from tests.rules.architects.setting import gained, moves, play, player, refusal, table
from tests.rules.marks import rule


@rule("ARC-QUARRY-01")
@pytest.mark.parametrize("before", range(6))
def test_the_quarry_gives_stone_for_each_own_worker(before: int) -> None:
    game = table({"at": {"quarry": before}, "stone": 1}, {})
    play(game, "place quarry")
    assert player(game)["stone"] == 1 + before + 1


@rule("ARC-QUARRY-01")
def test_the_quarry_gives_nothing_but_stone() -> None:
    game = table({"at": {"quarry": 2, "forest": 5}}, {"at": {"quarry": 7}})
    before = player(game)
    play(game, "place quarry")
    assert gained(before, player(game)) == {"stone": 3, "workers": -1}


@rule("ARC-FOREST-01")
@pytest.mark.parametrize("before", range(6))
def test_the_forest_gives_wood_for_each_own_worker(before: int) -> None:
    game = table({"at": {"forest": before}, "wood": 1}, {})
    play(game, "place forest")
    assert player(game)["wood"] == 1 + before + 1


@rule("ARC-FOREST-01")
def test_the_forest_gives_nothing_but_wood() -> None:
    game = table({"at": {"forest": 2, "quarry": 5}}, {"at": {"forest": 7}})
    before = player(game)
    play(game, "place forest")
    assert gained(before, player(game)) == {"wood": 3, "workers": -1}


@rule("ARC-MINES-01")
@pytest.mark.parametrize(
    ("choice", "gain"), [("clay", {"clay": 5, "workers": -1}), ("gold", {"gold": 2, "workers": -1})]
)
def test_the_mines_give_clay_or_gold_but_never_both(choice: str, gain: dict[str, int]) -> None:
    game = table({"at": {"mines": 3}}, {})
    before = player(game)
    play(game, f"place mines {choice}")
    assert gained(before, player(game)) == gain
    assert game.decision.seat == 1


@rule("ARC-MINES-01")
def test_the_choice_at_the_mines_is_made_anew_with_each_placement() -> None:
    game = table({"at": {"mines": 1}}, {})
    play(game, "place mines gold", "place quarry", "place mines clay")
    assert (player(game)["gold"], player(game)["clay"]) == (1, 4)


@rule("ARC-MINES-02")
@pytest.mark.parametrize(("workers", "clay"), [(1, 2), (2, 3), (3, 4), (4, 5), (9, 10)])
def test_the_mines_give_one_clay_more_than_own_workers(workers: int, clay: int) -> None:
    game = table({"at": {"mines": workers - 1}}, {})
    play(game, "place mines clay")
    assert player(game)["clay"] == clay


@rule("ARC-MINES-03")
@pytest.mark.parametrize(("workers", "gold"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_mines_give_one_gold_for_each_full_pair_of_own_workers(workers: int, gold: int) -> None:
    game = table({"at": {"mines": workers - 1}}, {})
    play(game, "place mines gold")
    assert player(game)["gold"] == gold


@rule("ARC-MINES-04")
def test_the_first_worker_in_the_mines_can_only_take_clay() -> None:
    game = table({}, {"at": {"mines": 4}})
    assert refusal(game, "place mines gold") == "ARC-MINES-04"
    assert "place mines clay" in moves(game)


@rule("ARC-MINES-04")
def test_the_second_worker_in_the_mines_may_take_gold() -> None:
    assert refusal(table({"at": {"mines": 1}}, {}), "place mines gold") == ""


@rule("ARC-SILVER-01")
@pytest.mark.parametrize(("workers", "silver"), [(1, 2), (2, 3), (3, 4), (4, 5), (8, 9)])
def test_the_silversmith_gives_one_silver_more_than_own_workers(workers: int, silver: int) -> None:
    game = table({"at": {"silversmith": workers - 1}}, {"at": {"silversmith": 6}}, tax_stand=4)
    before = player(game)
    play(game, "place silversmith")
    assert gained(before, player(game)) == {"silver": silver, "workers": -1}


@rule("ARC-EX-02")
def test_example_three_workers_in_the_forest_one_after_another() -> None:
    game = table({}, {})
    wood = []
    for _ in range(3):
        play(game, "place forest", "place quarry")
        wood.append(player(game)["wood"])
    assert wood == [1, 1 + 2, 1 + 2 + 3]


@rule("ARC-EX-03")
def test_example_yellow_returns_to_the_quarry() -> None:
    game = table({}, {}, {}, {"at": {"quarry": 1}}, turn="yellow")
    play(game, "place quarry")
    assert player(game, 3)["stone"] == 2
    play(game, "place forest", "place forest", "place forest", "place quarry")
    assert player(game, 3)["stone"] == 2 + 3


@rule("ARC-EX-04")
@pytest.mark.parametrize(("good", "amounts"), [("clay", (6, 0)), ("gold", (0, 2))])
def test_example_the_fifth_worker_in_the_mines(good: str, amounts: tuple[int, int]) -> None:
    game = table({"at": {"mines": 4}}, {})
    assert [move for move in moves(game) if "mines" in move] == ["place mines clay", "place mines gold"]
    play(game, f"place mines {good}")
    assert (player(game)["clay"], player(game)["gold"]) == amounts


@rule("ARC-EX-05")
def test_example_the_first_worker_in_the_mines() -> None:
    game = table({}, {})
    assert refusal(game, "place mines gold") == "ARC-MINES-04"
    play(game, "place mines clay")
    assert (player(game)["clay"], player(game)["gold"]) == (2, 0)


@rule("ARC-EX-06")
def test_example_the_fourth_worker_at_the_silversmith() -> None:
    game = table({"at": {"silversmith": 3}}, {})
    play(game, "place silversmith")
    assert player(game)["silver"] == 5


@rule("ARC-EX-28")
@pytest.mark.parametrize(
    ("workers", "silver", "clay", "wood", "stone", "buildings"),
    [(1, 2, 2, 1, 1, 1), (2, 3, 3, 2, 2, 2), (3, 4, 4, 3, 3, 2), (4, 5, 5, 4, 4, 3)],
)
def test_example_every_cell_of_the_table(
    workers: int, silver: int, clay: int, wood: int, stone: int, buildings: int
) -> None:
    places = dict.fromkeys(("silversmith", "mines", "forest", "quarry", "workshop"), workers - 1)
    visits = ("silversmith", "mines clay", "forest", "quarry", "workshop draw")
    found = []
    for visit in visits:
        blue = player(play(table({"at": places}, {}), f"place {visit}"))
        found.append(sum(blue[good] for good in ("silver", "clay", "wood", "stone", "gold")) + len(blue["hand"]))
    assert found == [silver, clay, wood, stone, buildings]


@rule("ARC-EX-28")
@pytest.mark.parametrize(("workers", "gold"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_example_the_gold_column_of_the_table(workers: int, gold: int) -> None:
    game = table({"at": {"mines": workers - 1}}, {})
    if gold:
        play(game, "place mines gold")
    else:
        assert "place mines gold" not in moves(game)
    assert player(game)["gold"] == gold
