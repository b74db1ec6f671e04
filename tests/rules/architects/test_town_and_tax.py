"""The Town Centre and the Tax Stand, captures and Tax."""

from typing import Any

import pytest

from regnum import MalformedMove
from regnum.games.architects.words import PLACES
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule


def captures(offered: list[str]) -> list[str]:
    return [move for move in offered if move.startswith("capture")]


@rule("ARC-TOWN-01", "ARC-RUL-30")
def test_a_capture_takes_all_workers_of_one_colour_from_one_location() -> None:
    red = {"at": {"quarry": 4, "forest": 1}}
    game = table({"silver": 5}, red, {"at": {"quarry": 2}})
    play(game, "place town-centre", "capture red quarry")
    assert player(game)["captured"] == {"blue": 0, "red": 4, "green": 0}
    assert (player(game, 1)["at"]["quarry"], player(game, 1)["at"]["forest"]) == (0, 1)
    assert player(game, 2)["at"]["quarry"] == 2


@rule("ARC-TOWN-01")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_each_own_worker_at_the_town_centre_allows_one_capture(workers: int) -> None:
    blue = {"silver": 9, "at": {"town-centre": workers - 1, "quarry": 1}}
    game = table(blue, {"at": {"quarry": 1}}, {"at": {"quarry": 1}}, {"at": {"quarry": 1, "town-centre": 5}})
    play(game, "place town-centre")
    for colour in ("red", "green", "yellow")[:workers]:
        assert game.decision.seat == 0
        play(game, f"capture {colour} quarry")
    assert game.decision.seat == 1


@rule("ARC-TOWN-02")
def test_the_first_capture_is_tax_and_every_further_one_goes_to_the_supply() -> None:
    others: list[dict[str, Any]] = [{"at": {"quarry": 1}} for _ in range(3)]
    game = table({"silver": 9, "at": {"town-centre": 2}}, *others, tax_stand=0)
    found = []
    play(game, "place town-centre")
    for colour in ("red", "green", "yellow"):
        play(game, f"capture {colour} quarry")
        found.append((player(game)["silver"], field(game, "tax_stand")))
    assert found == [(8, 1), (7, 1), (6, 1)]


@rule("ARC-TOWN-02")
def test_a_capture_that_cannot_be_paid_is_refused() -> None:
    game = table({"silver": 1, "at": {"town-centre": 1}}, {"at": {"quarry": 1, "forest": 1}})
    play(game, "place town-centre")
    assert refusal(game, "capture red quarry") == ""
    play(game, "capture red quarry")
    assert game.decision.seat == 1
    penniless = table({"silver": 0}, {"at": {"quarry": 1}})
    play(penniless, "place town-centre")
    assert (penniless.decision.seat, player(penniless)["captured"]["red"]) == (1, 0)


@rule("ARC-TOWN-03")
@pytest.mark.parametrize(("players", "places"), [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures_of_one_turn_come_from_two_locations_or_one(players: int, places: int) -> None:
    standing = {"town-centre": 3, "quarry": 1, "forest": 1, "mines": 1}
    game = table({"silver": 9, "at": standing}, *[{} for _ in range(players - 1)])
    play(game, "place town-centre", *["capture blue quarry", "capture blue forest"][:places])
    assert game.decision.kind == "place-worker"
    assert [player(game)["at"][place] for place in ("quarry", "forest", "mines")] == [0, 2 - places, 1]


@rule("ARC-TOWN-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_capture_from_a_location_too_many_is_refused(players: int) -> None:
    blue = {"silver": 9, "at": {"town-centre": 3, "quarry": 1, "forest": 1}}
    game = table(blue, {"at": {"quarry": 1, "mines": 1}}, *[{} for _ in range(players - 2)])
    play(game, "place town-centre", "capture blue quarry")
    if players <= 3:
        play(game, "capture blue forest")
    else:
        assert refusal(game, "capture blue forest") == "ARC-TOWN-03"
    assert refusal(game, "capture red mines") == "ARC-TOWN-03"
    assert captures(moves(game)) == ["capture red quarry"]


@rule("ARC-TOWN-04")
@pytest.mark.parametrize("made", [0, 1, 2])
def test_fewer_captures_than_allowed_may_be_made(made: int) -> None:
    others: list[dict[str, Any]] = [{"at": {"quarry": 1}} for _ in range(3)]
    game = table({"silver": 9, "at": {"town-centre": 3}}, *others)
    play(game, "place town-centre", *["capture red quarry", "capture green quarry"][:made], "done")
    assert sum(player(game)["captured"].values()) == made
    assert (player(game)["silver"], game.decision.seat) == (9 - made, 1)


@rule("ARC-TOWN-05")
def test_the_town_centre_itself_may_be_captured_with_the_worker_just_placed() -> None:
    game = table({"silver": 9, "at": {"town-centre": 2}}, {"at": {"town-centre": 1}})
    play(game, "place town-centre", "capture blue town-centre", "capture red town-centre")
    assert (player(game)["workers"], player(game)["at"]["town-centre"]) == (20, 0)
    assert player(game)["captured"]["red"] == 1


@rule("ARC-TOWN-01", "ARC-TOWN-07")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "purple"])
def test_the_workers_of_every_other_colour_can_be_captured(colour: str) -> None:
    others: list[dict[str, Any]] = [{"at": {"forest": 1 + seat}} for seat in range(4)]
    game = play(table({"silver": 1}, *others), "place town-centre", f"capture {colour} forest")
    taken = {"blue": 0, "red": 0, "green": 0, "yellow": 0, "purple": 0}
    assert player(game)["captured"] == taken | {colour: 1 + ["red", "green", "yellow", "purple"].index(colour)}


@rule("ARC-TOWN-05")
@pytest.mark.parametrize("place", PLACES)
def test_every_large_circle_is_a_legal_target(place: str) -> None:
    game = table({"silver": 1}, {"at": {place: 2}})
    play(game, "place town-centre", f"capture red {place}")
    assert player(game)["captured"]["red"] == 2


@rule("ARC-TOWN-06")
def test_guildhall_black_market_prison_and_player_boards_are_no_targets() -> None:
    red = {"prison": 3, "captured": {"green": 2}}
    market = {"left": "red", "middle": "green"}
    game = table({"silver": 5}, red, {"captured": {"red": 2}}, guildhall=["red", "green"], black_market=market)
    play(game, "place town-centre")
    assert moves(game) == ["done", "capture blue town-centre"]
    for place in ("guildhall", "black-market left", "prison", "green-board"):
        with pytest.raises(MalformedMove):
            game.why_not(f"capture red {place}")


@rule("ARC-TOWN-07")
def test_captured_workers_of_others_go_to_the_captors_board_and_later_to_prison() -> None:
    game = table({"silver": 1, "captured": {"red": 1}}, {"at": {"mines": 3}})
    play(game, "place town-centre", "capture red mines")
    assert (player(game, 0)["captured"]["red"], player(game, 1)["at"]["mines"]) == (4, 0)
    assert (player(game, 1)["workers"], player(game, 1)["prison"]) == (16, 0)
    play(game, "place quarry", "place guardhouse", "imprison")
    assert (player(game, 0)["captured"]["red"], player(game, 1)["prison"], player(game, 0)["silver"]) == (0, 4, 4)


@rule("ARC-TOWN-08")
def test_captured_own_workers_return_to_the_player_supply() -> None:
    game = table({"silver": 1, "at": {"forest": 5}}, {})
    play(game, "place town-centre", "capture blue forest")
    assert (player(game)["workers"], player(game)["at"]["forest"]) == (19, 0)
    assert player(game)["captured"] == {"blue": 0, "red": 0}


@rule("ARC-TAX-01")
def test_the_tax_stand_gives_all_its_silver_for_two_virtue() -> None:
    game = table({"silver": 1, "at": {"tax-stand": 3}}, {}, tax_stand=6)
    before = player(game)
    play(game, "place tax-stand")
    assert gained(before, player(game)) == {"silver": 6, "virtue": -2, "workers": -1}
    assert field(game, "tax_stand") == 0


@rule("ARC-TAX-02")
def test_an_empty_tax_stand_takes_no_worker() -> None:
    game = table({}, {}, tax_stand=0)
    assert refusal(game, "place tax-stand") == "ARC-TAX-02"
    assert refusal(table({}, {}, tax_stand=1), "place tax-stand") == ""


@rule("ARC-TAX-03")
@pytest.mark.parametrize(
    ("blue", "line", "tax", "supply"),
    [
        ({}, ["place workshop hire", "hire bottom 1"], 2, 2),
        ({}, ["place town-centre", "capture red quarry"], 1, 0),
        ({"at": {"town-centre": 1}}, ["place town-centre", "capture red quarry", "capture red forest"], 1, 1),
        ({}, ["place guardhouse", "ransom silver"], 2, 3),
        ({"unpaid_debts": 1}, ["place guardhouse", "repay"], 3, 3),
        ({}, ["place black-market left"], 0, 1),
        ({}, ["place black-market right"], 0, 3),
        ({"apprentices": ["merchant-marble"]}, ["place storehouse", "trade merchant-marble"], 0, 3),
    ],
)
def test_tax_goes_to_the_tax_stand_and_other_silver_to_the_supply(
    blue: dict[str, Any], line: list[str], tax: int, supply: int
) -> None:
    game = table({"silver": 12, **blue}, {"at": {"quarry": 2, "forest": 1}, "captured": {"blue": 1}}, tax_stand=4)
    play(game, *line)
    assert field(game, "tax_stand") == 4 + tax
    assert player(game)["silver"] == 12 - tax - supply


@rule("ARC-EX-10")
@pytest.mark.parametrize("players", [4, 5])
def test_example_with_four_or_more_players_yellow_stays_in_the_forest(players: int) -> None:
    seats: list[dict[str, Any]] = [{"at": {"quarry": 1}}, {"at": {"forest": 3, "quarry": 1}}, {"at": {"forest": 2}}]
    seats += [{"silver": 2, "at": {"town-centre": 1}}, *[{} for _ in range(players - 4)]]
    game = table(*seats, turn="yellow", tax_stand=4)
    play(game, "place town-centre", "capture red forest")
    assert captures(moves(game)) == ["capture green forest"]
    play(game, "capture green forest")
    assert sum(player(game, 3)["captured"].values()) == 5
    assert (player(game, 3)["silver"], field(game, "tax_stand")) == (0, 5)


@rule("ARC-EX-10")
def test_example_with_three_players_the_second_capture_may_be_elsewhere() -> None:
    seats: list[dict[str, Any]] = [{"silver": 2, "at": {"town-centre": 1}}, {"at": {"forest": 3, "quarry": 1}}]
    game = table(*seats, {"at": {"forest": 2}}, tax_stand=4)
    play(game, "place town-centre", "capture red forest")
    assert {"capture green forest", "capture red quarry"} <= set(moves(game))
    play(game, "capture green forest")
    assert sum(player(game)["captured"].values()) == 5
    assert (player(game)["silver"], field(game, "tax_stand")) == (0, 5)


@rule("ARC-EX-11")
def test_example_red_captures_three_groups_at_the_silversmith() -> None:
    red = {"silver": 3, "at": {"town-centre": 2, "silversmith": 4}}
    game = table({"at": {"silversmith": 2}}, red, {"at": {"silversmith": 3}}, turn="red", tax_stand=0)
    play(game, "place town-centre", *[f"capture {colour} silversmith" for colour in ("blue", "red", "green")])
    assert (player(game, 1)["silver"], field(game, "tax_stand")) == (0, 1)
    assert player(game, 1)["captured"] == {"blue": 2, "red": 0, "green": 3}
    assert (player(game, 1)["workers"], player(game, 1)["at"]["silversmith"]) == (20 - 3, 0)


@rule("ARC-EX-12")
def test_example_red_takes_eleven_silver() -> None:
    game = table({}, {}, turn="red", tax_stand=11)
    before = player(game, 1)
    play(game, "place tax-stand")
    assert gained(before, player(game, 1)) == {"silver": 11, "virtue": -2, "workers": -1}
    assert field(game, "tax_stand") == 0


@rule("ARC-RUL-27")
def test_the_remaining_captures_stay_when_the_own_group_is_captured_first() -> None:
    game = table({"silver": 9, "at": {"town-centre": 2}}, {"at": {"quarry": 1}}, {"at": {"quarry": 1}})
    play(game, "place town-centre", "capture blue town-centre", "capture red quarry", "capture green quarry")
    assert player(game)["captured"] == {"blue": 0, "red": 1, "green": 1}
    assert game.decision.seat == 1


@rule("ARC-RUL-28")
def test_a_later_capture_may_go_back_to_the_first_location() -> None:
    game = table({"silver": 9, "at": {"town-centre": 2}}, {"at": {"quarry": 1, "forest": 1}}, {"at": {"quarry": 2}})
    play(game, "place town-centre", "capture red quarry", "capture red forest", "capture green quarry")
    assert player(game)["captured"] == {"blue": 0, "red": 2, "green": 2}


ARMED = {"apprentices": ["labourer"], "virtue": 4, "clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}


@rule("ARC-RUL-29")
@pytest.mark.parametrize(("building", "groups"), [("armoury", 1), ("fortress", 2), ("barracks", 1)])
def test_captures_by_buildings_are_free_and_need_no_worker_at_the_town_centre(building: str, groups: int) -> None:
    others: list[dict[str, Any]] = [{"at": {"quarry": 2}}, {"at": {"quarry": 3}}]
    game = table({**ARMED, "hand": [building]}, *others, tax_stand=4)
    play(game, "place guildhall", *["capture red quarry", "capture green quarry"][:groups])
    assert sum(player(game)["captured"].values()) == (2, 5)[groups - 1]
    assert (player(game)["silver"], field(game, "tax_stand"), game.decision.seat) == (0, 4, 1)


@rule("ARC-RUL-29")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_location_limit_applies_to_the_fortress(players: int) -> None:
    seats: list[dict[str, Any]] = [{**ARMED, "hand": ["fortress"]}, {"at": {"quarry": 1, "forest": 1}}]
    game = table(*seats, *[{"at": {"quarry": 1}} for _ in range(players - 2)])
    play(game, "place guildhall", "capture red quarry")
    if players <= 3:
        assert "capture red forest" in moves(game)
    else:
        assert refusal(game, "capture red forest") == "ARC-TOWN-03"
        assert "capture green quarry" in moves(game)


@rule("ARC-RUL-29")
def test_captures_by_buildings_have_the_targets_of_the_town_centre() -> None:
    blue = {**ARMED, "hand": ["armoury"], "at": {"town-centre": 2}}
    game = table(blue, {"prison": 2, "at": {"town-centre": 1}}, guildhall=["red"], black_market={"left": "red"})
    play(game, "place guildhall")
    assert moves(game) == ["done", "capture blue town-centre", "capture red town-centre"]
    play(game, "capture blue town-centre")
    assert player(game)["workers"] == 20 - 1


@rule("ARC-RUL-30")
def test_no_part_of_a_group_can_be_left_behind() -> None:
    game = table({"silver": 1}, {"at": {"quarry": 19}})
    play(game, "place town-centre", "capture red quarry")
    assert (player(game, 1)["at"]["quarry"], player(game)["captured"]["red"]) == (0, 19)


@rule("ARC-RUL-31")
@pytest.mark.parametrize(("conspirators", "silver"), [(0, [9, 8, 7, 6]), (1, [9, 9, 8, 7]), (2, [9, 9, 9, 8])])
def test_each_conspirator_saves_one_silver_of_the_whole_visit_but_no_tax(conspirators: int, silver: list[int]) -> None:
    owned = ["conspirator-1", "conspirator-2"][:conspirators]
    blue = {"silver": 10, "at": {"town-centre": 3, "quarry": 1}, "apprentices": owned}
    game = table(blue, *[{"at": {"quarry": 1}} for _ in range(3)], tax_stand=0)
    play(game, "place town-centre")
    left = []
    for colour in ("blue", "red", "green", "yellow"):
        play(game, f"capture {colour} quarry")
        left.append(player(game)["silver"])
    assert left == silver
    assert field(game, "tax_stand") == 1


@rule("ARC-RUL-32")
def test_a_first_capture_with_ignored_tax_is_free_and_the_next_costs_one_silver() -> None:
    game = table({"virtue": 3, "silver": 1, "at": {"town-centre": 1}}, {"at": {"quarry": 1, "forest": 1}}, tax_stand=0)
    play(game, "place town-centre", "capture red quarry", "tax 0")
    assert (player(game)["silver"], field(game, "tax_stand")) == (1, 0)
    play(game, "capture red forest")
    assert (player(game)["silver"], field(game, "tax_stand")) == (0, 0)


@rule("ARC-RUL-32")
def test_making_no_capture_costs_nothing() -> None:
    game = table({"silver": 3}, {"at": {"quarry": 1}}, tax_stand=0)
    play(game, "place town-centre", "done")
    assert (player(game)["silver"], field(game, "tax_stand")) == (3, 0)
