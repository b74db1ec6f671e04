"""Buildings whose immediate effect moves Workers, Virtue, Debts or Apprentices."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.architects.words import PLACES
from tests.rules.architects.setting import field, moves, play, player, refusal, table
from tests.rules.marks import rule

PROMO: dict[str, object] = {"promo_cards": True}
PLENTY = {"clay": 20, "wood": 20, "stone": 20, "gold": 20, "marble": 20}


def built(card: str, *others: dict[str, Any], **blue: Any) -> Game:
    """Blue has just built a card, everything needed for it at hand."""
    first = {"apprentices": ["labourer"], "cathedral": 5} | PLENTY | blue
    first["hand"] = [card, *blue.get("hand", [])]
    game = table(first, *(others or ({},)), options=PROMO)
    play(game, "place guildhall")
    return play(game, f"build {card}") if game.decision.kind == "guildhall-work" else game


# Captures.


@rule("ARC-RUL-29", "ARC-RUL-30", "ARC-RUL-15")
def test_the_armoury_captures_one_group_for_free() -> None:
    game = built("armoury", {"at": {"forest": 3, "quarry": 1}}, silver=0)
    assert set(moves(game)) == {"done", "capture red forest", "capture red quarry"}
    play(game, "capture red forest")
    assert player(game)["captured"] == {"blue": 0, "red": 3}
    assert player(game, 1)["at"]["forest"] == 0
    assert field(game, "tax_stand") == 4
    assert game.decision.seat == 1


@rule("ARC-RUL-29", "ARC-RUL-15")
@pytest.mark.parametrize("card", ["armoury", "fortress"])
def test_captures_by_buildings_may_be_declined(card: str) -> None:
    game = play(built(card, {"at": {"forest": 3}}), "done")
    assert player(game)["captured"]["red"] == 0
    assert game.decision.seat == 1


@rule("ARC-RUL-29")
def test_a_free_capture_of_own_workers_brings_them_home() -> None:
    game = play(built("armoury", {}, at={"mines": 4}), "capture blue mines")
    assert player(game)["workers"] == 19


@rule("ARC-RUL-29")
def test_a_conspirator_does_not_matter_for_free_captures() -> None:
    game = built("armoury", {"at": {"forest": 3}}, apprentices=["labourer", "conspirator-1"], silver=1)
    play(game, "capture red forest")
    assert player(game)["silver"] == 1


@rule("ARC-RUL-29", "ARC-BUILD-05")
def test_the_fortress_captures_two_groups_from_two_places_with_up_to_three_players() -> None:
    game = built("fortress", {"at": {"forest": 3, "quarry": 1}}, {"at": {"mines": 2}}, silver=0)
    play(game, "capture red forest", "capture green mines")
    assert player(game)["captured"] == {"blue": 0, "red": 3, "green": 2}
    assert game.decision.seat == 1


@rule("ARC-RUL-29", "ARC-TOWN-03")
def test_the_fortress_captures_from_one_place_with_four_players() -> None:
    game = built("fortress", {"at": {"forest": 3, "quarry": 1}}, {"at": {"forest": 2}}, {})
    play(game, "capture red forest")
    assert refusal(game, "capture red quarry") == "ARC-TOWN-03"
    play(game, "capture green forest")
    assert player(game)["captured"]["green"] == 2


@rule("ARC-RUL-29", "ARC-RUL-15")
def test_the_barracks_release_or_capture_or_neither() -> None:
    game = built("barracks", {"captured": {"blue": 2}, "at": {"forest": 3}}, {"captured": {"blue": 1}}, silver=0)
    assert set(moves(game)) == {"decline", "capture red forest", "free workers"}
    freed = play(game.copy(), "free workers")
    assert player(freed)["workers"] == 19
    assert player(freed, 1)["captured"]["blue"] == player(freed, 2)["captured"]["blue"] == 0
    assert player(freed)["captured"]["red"] == 0
    caught = play(game.copy(), "capture red forest")
    assert (player(caught)["captured"]["red"], player(caught)["workers"]) == (3, 16)
    neither = play(game.copy(), "decline")
    assert (player(neither)["captured"]["red"], player(neither)["workers"]) == (0, 16)
    assert {done.decision.seat for done in (freed, caught, neither)} == {1}


@rule("ARC-BUILD-05")
def test_the_barracks_release_nobody_who_is_not_captured() -> None:
    game = built("barracks", {"at": {"forest": 3}})
    assert refusal(game, "free workers") == "ARC-RUL-29"


@rule("ARC-RUL-29", "ARC-TOWN-08")
def test_the_barracks_may_capture_the_own_group_which_comes_home() -> None:
    game = built("barracks", {"at": {"forest": 1}}, at={"mines": 4, "quarry": 1})
    assert "capture blue mines" in moves(game)
    play(game, "capture blue mines")
    assert (player(game)["workers"], player(game)["at"]["mines"], player(game)["at"]["quarry"]) == (18, 0, 1)
    assert player(game)["captured"] == {"blue": 0, "red": 0}
    assert game.decision.seat == 1


@rule("ARC-RUL-29", "ARC-TOWN-05")
@pytest.mark.parametrize("card", ["armoury", "fortress", "barracks"])
def test_free_captures_reach_every_large_circle_and_cost_nothing(card: str) -> None:
    for place in PLACES:
        game = play(built(card, {"at": {place: 2}}, silver=0), f"capture red {place}")
        assert player(game)["captured"]["red"] == 2
        assert field(game, "tax_stand") == 4


# Virtue and Debts of everybody.


@rule("ARC-RUL-53", "ARC-RUL-49")
def test_the_watchtower_takes_virtue_from_everyone_with_three_in_prison() -> None:
    game = built("watchtower", {"prison": 2}, {"prison": 3}, {"captured": {"red": 5}}, prison=4, virtue=7)
    assert [player(game, seat)["virtue"] for seat in range(4)] == [7 - 1 - 1, 7, 6, 7]


@rule("ARC-RUL-53", "ARC-VIRTUE-03")
def test_the_watchtower_gives_debts_below_virtue_0() -> None:
    game = built("watchtower", {"prison": 3, "virtue": 0}, virtue=0)
    assert player(game)["unpaid_debts"] == 1
    assert player(game, 1)["unpaid_debts"] == 1


@rule("ARC-RUL-53")
def test_the_monument_gives_virtue_to_everyone() -> None:
    game = built("monument", {}, {"virtue": 0}, {"virtue": 14}, virtue=7)
    assert [player(game, seat)["virtue"] for seat in range(4)] == [7 + 1 + 1, 8, 1, 14]


@rule("ARC-RUL-53", "ARC-RUL-76", "ARC-RUL-77")
def test_others_above_14_decide_at_once_in_turn_order() -> None:
    debtor = {"virtue": 14, "unpaid_debts": 1}
    game = built("monument", debtor, debtor, virtue=13, unpaid_debts=1)
    asked = []
    while game.decision.kind == "destroy-debts":
        asked.append(game.decision.seat)
        play(game, "destroy debt")
    assert asked == [0, 1, 2]
    assert [player(game, seat)["unpaid_debts"] for seat in range(3)] == [0, 0, 0]


@rule("ARC-BUILD-05", "ARC-RUL-15")
def test_the_betting_house_gives_a_debt_besides_those_for_virtue() -> None:
    game = built("betting-house", virtue=0)
    assert (player(game)["virtue"], player(game)["unpaid_debts"]) == (0, 2)


@rule("ARC-RUL-50", "ARC-BUILD-04")
def test_the_virtue_icon_comes_before_the_immediate_effect() -> None:
    game = built("thieves-den", board="hugo", silver=0, virtue=0)
    assert (player(game)["unpaid_debts"], player(game)["silver"]) == (2, 4), "Hugo could not pay with Silver to come"


# The promo Buildings.


@rule("ARC-RUL-58")
def test_the_graveyard_takes_one_own_apprentice() -> None:
    game = built("graveyard", apprentices=["labourer", "thief"])
    assert set(moves(game)) == {"dismiss labourer", "dismiss thief"}
    play(game, "dismiss labourer")
    assert player(game)["apprentices"] == ["thief"]
    assert field(game, "apprentice_deck")[-1] == "labourer"
    assert game.decision.seat == 1


@rule("ARC-RUL-57", "ARC-TURN-02")
def test_the_crane_places_another_worker_in_the_guildhall() -> None:
    game = built("crane", hand=["well", "castle"])
    assert set(moves(game)) == {"build well", "build castle"}
    play(game, "build well")
    assert player(game)["buildings"] == ["crane", "well"]
    assert field(game, "guildhall") == ["blue", "blue"]
    assert player(game)["workers"] == 18
    assert game.decision.seat == 1


@rule("ARC-RUL-57")
def test_the_last_worker_is_enough_for_the_crane() -> None:
    game = built("crane", hand=["well"], prison=18)
    assert player(game)["buildings"] == ["crane", "well"]
    assert player(game)["workers"] == 0


@rule("ARC-RUL-57")
def test_the_crane_may_advance_the_cathedral() -> None:
    game = built("crane", hand=["university"], cathedral=0, apprentices=[], virtue=7)
    assert player(game)["cathedral"] == 1
    assert field(game, "guildhall") == ["blue", "blue"]


@rule("ARC-RUL-57")
@pytest.mark.parametrize(
    "blue",
    [{"hand": ["well"], "prison": 19}, {"hand": []}, {"hand": ["well"], "wood": 3, "stone": 1}],
    ids=["no Worker", "no card", "no goods"],
)
def test_the_crane_does_nothing_without_a_worker_or_work(blue: dict[str, Any]) -> None:
    game = built("crane", {}, **blue)
    assert player(game)["buildings"] == ["crane"]
    assert field(game, "guildhall") == ["blue"]
    assert game.decision.seat == 1


def craned(outlines: int) -> Game:
    """Blue has used the Crane for the Well; so many outlines were taken before."""
    first = {"apprentices": ["labourer"], "cathedral": 5, "hand": ["crane", "well", "castle"], **PLENTY}
    taken = ["red", "blue"] * (outlines // 2) + ["red"] * (outlines % 2)
    game = table(first, {"prison": 1}, guildhall=taken, options=PROMO)
    return play(game, "place guildhall", "build crane")


@rule("ARC-RUL-57", "ARC-RUL-43")
@pytest.mark.parametrize("outlines", [5, 6], ids=["second Worker", "first Worker"])
def test_a_reset_by_the_crane_comes_after_both_constructions(outlines: int) -> None:
    game = craned(outlines)
    assert player(game, 1)["unpaid_debts"] == 0
    play(game, "build well")
    assert player(game, 1)["unpaid_debts"] == 1
    assert len(field(game, "large_market")) == 1


@rule("ARC-RUL-57")
def test_the_second_worker_of_the_crane_can_trigger_the_end() -> None:
    game = play(craned(10), "build well")
    assert field(game, "last_turns") == 2
    assert len(field(game, "guildhall")) == 12


@rule("ARC-RUL-57")
def test_without_an_outline_the_second_worker_of_the_crane_goes_beside_the_guildhall() -> None:
    game = play(craned(11), "build well")
    assert len(field(game, "guildhall")) == 13
    play(game, "place quarry", "place quarry")
    assert game.over
