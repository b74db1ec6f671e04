"""Rulings on single Buildings (section 17.8 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.architects.setting import build, builder, field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

PROMO: dict[str, object] = {"promo_cards": True}


def bonus(*players: dict[str, Any], options: dict[str, object] | None = None) -> int:
    """The end-game bonuses of Blue's Buildings."""
    return table(*players, options=options).scores.parts[0]["bonuses"]


def final_virtue(blue: dict[str, Any], options: dict[str, object] | None = None) -> int:
    """Blue's Virtue after the end-game effects; the last turn brings 1 Stone."""
    game = play(table(blue, {}, last_turns=1, options=options), "place quarry")
    found: int = player(game)["virtue"]
    return found


DISPLAY = {
    "top": [{"apprentice": name} for name in ("thief", "miner-1", "miner-2")]
    + [{"apprentice": "squire-gold", "silver": 3}],
    "bottom": [{"apprentice": name} for name in ("jeweller-1", "jeweller-2", "trickster", "gatekeeper")],
}


@rule("ARC-RUL-51")
def test_the_tavern_hires_any_of_the_8_apprentices_for_free_with_silver_and_icon() -> None:
    game = build(table(builder("tavern", silver=0), {}, display=DISPLAY), "tavern")
    assert len(moves(game)) == 8
    assert refusal(game, "decline") != ""
    play(game, "hire top 4")
    assert player(game)["apprentices"] == ["labourer", "squire-gold"]
    assert (player(game)["silver"], player(game)["virtue"]) == (3, 5)


@rule("ARC-RUL-51")
def test_the_tavern_does_nothing_when_nobody_is_there_to_be_hired() -> None:
    nobody: list[dict[str, Any]] = [{} for _ in range(4)]
    game = build(table(builder("tavern"), {}, display={"top": nobody, "bottom": nobody}), "tavern")
    assert (player(game)["buildings"], player(game)["apprentices"], game.decision.seat) == (["tavern"], ["labourer"], 1)


@rule("ARC-RUL-51", "ARC-RUL-19")
def test_at_the_limit_the_tavern_asks_whom_to_discard_or_may_be_declined() -> None:
    five = ["labourer", "merchant-clay", "merchant-gold", "merchant-wood", "patron-clay"]
    game = build(table(builder("tavern", apprentices=five), {}), "tavern")
    assert set(moves(game)) == {"decline", *[f"dismiss {name}" for name in five]}
    declined = play(game.copy(), "decline")
    assert player(declined)["apprentices"] == five
    assert declined.decision.seat == 1
    play(game, "dismiss merchant-gold")
    assert len(moves(game)) == 8
    play(game, "hire bottom 1")
    assert len(player(game)["apprentices"]) == 5
    assert "merchant-gold" not in player(game)["apprentices"]


@rule("ARC-RUL-52")
def test_the_library_without_another_card_and_the_church_without_a_debt_do_nothing() -> None:
    game = table(builder("library"), {})
    before = player(game)
    build(game, "library")
    assert gained(before, player(game)) == {"wood": -4, "stone": -2, "marble": -1, "workers": -1}
    game = table(builder("church"), {})
    before = player(game)
    build(game, "church")
    assert gained(before, player(game)) == {"clay": -3, "stone": -3, "virtue": 1, "workers": -1}
    assert game.decision.seat == 1


@rule("ARC-RUL-52", "ARC-RUL-15")
def test_library_and_church_may_be_declined() -> None:
    game = build(table(builder("library", "keep"), {}), "library")
    assert moves(game) == ["decline", "discard keep"]
    declined = play(game.copy(), "decline")
    assert (player(declined)["gold"], player(declined)["hand"]) == (9, ["keep"])
    play(game, "discard keep")
    assert (player(game)["gold"], player(game)["hand"]) == (9 + 2, [])
    assert field(game, "building_deck")[-1] == "keep"
    game = play(build(table(builder("church", unpaid_debts=1), {}), "church"), "decline")
    assert player(game)["unpaid_debts"] == 1


@rule("ARC-RUL-53")
def test_the_watchtower_costs_virtue_to_all_with_3_in_prison_the_builder_included() -> None:
    game = table(builder("watchtower", virtue=4, prison=3), {"prison": 3}, {"prison": 2}, {"prison": 5})
    build(game, "watchtower")
    assert [player(game, seat)["virtue"] for seat in range(4)] == [4 - 1 - 1, 6, 7, 6]


@rule("ARC-RUL-53")
def test_the_monument_gives_virtue_to_all_the_builder_included() -> None:
    game = build(table(builder("monument"), {}, {"virtue": 3}), "monument")
    assert [player(game, seat)["virtue"] for seat in range(3)] == [4 + 1 + 1, 8, 4]


@rule("ARC-RUL-53", "ARC-RUL-76")
def test_others_decide_at_once_what_virtue_beyond_the_track_does() -> None:
    game = build(table(builder("monument"), {"virtue": 14, "unpaid_debts": 1}, {}), "monument")
    assert (game.decision.seat, moves(game)) == (1, ["decline", "destroy debt"])
    play(game, "destroy debt")
    assert player(game, 1)["unpaid_debts"] == 0
    game = build(table(builder("watchtower"), {"virtue": 0, "prison": 3}), "watchtower")
    assert player(game, 1)["unpaid_debts"] == 1


@rule("ARC-RUL-54")
@pytest.mark.parametrize(("red", "green", "points"), [(0, 0, 0), (2, 0, 0), (1, 2, 1), (4, 1, 1), (4, 2, 2)])
def test_the_keep_counts_captured_workers_of_all_colours_by_threes(red: int, green: int, points: int) -> None:
    game = table({"buildings": ["keep"], "captured": {"red": red, "green": green}}, {"captured": {"blue": 6}}, {})
    assert game.scores.parts[0]["bonuses"] == points


@rule("ARC-RUL-55")
def test_aqueduct_and_museum_count_themselves() -> None:
    assert bonus({"buildings": ["aqueduct"]}, {}) == 1
    assert bonus({"buildings": ["well", "aqueduct", "smithy"]}, {"buildings": ["tavern"]}) == 3
    assert final_virtue({"buildings": ["museum", "well"]}, PROMO) == 8
    assert final_virtue({"buildings": ["museum"]}, PROMO) == 7


@rule("ARC-RUL-55")
@pytest.mark.parametrize(
    ("hut", "one", "other"),
    [
        ("carpenters-hut", "thief", "miner-1"),
        ("tilers-hut", "miner-1", "stonecutter-1"),
        ("masons-hut", "stonecutter-1", "thief"),
    ],
)
def test_the_labourer_counts_for_each_hut_and_each_apprentice_once(hut: str, one: str, other: str) -> None:
    assert bonus({"buildings": [hut], "apprentices": [other]}, {"apprentices": [one]}) == 0
    assert bonus({"buildings": [hut], "apprentices": [one, other]}, {}) == 1
    assert bonus({"buildings": [hut], "apprentices": ["labourer", one, other]}, {}) == 2


@rule("ARC-RUL-55")
def test_the_labourer_counts_for_all_three_huts_together() -> None:
    huts = ["carpenters-hut", "tilers-hut", "masons-hut"]
    assert bonus({"buildings": huts, "apprentices": ["labourer"]}, {}) == 3


@rule("ARC-RUL-56")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_the_palace_gives_gold_by_the_virtue_at_construction_rounded_down(virtue: int, gold: int) -> None:
    game = build(table(builder("palace", virtue=virtue), {}), "palace")
    assert player(game)["gold"] == 9 + gold


@rule("ARC-RUL-56")
@pytest.mark.parametrize(("virtue", "points"), [(3, 0), (4, 1), (7, 1), (12, 3), (14, 3)])
def test_the_lighthouse_counts_full_sets_of_virtue(virtue: int, points: int) -> None:
    assert bonus({"buildings": ["lighthouse"], "virtue": virtue}, {}) == points


@rule("ARC-RUL-56")
@pytest.mark.parametrize(
    ("building", "short", "full"),
    [
        ("castle", {"gold": 3}, {"gold": 4}),
        ("observatory", {"marble": 3}, {"marble": 4}),
        ("reservoir", {"paid_debts": 3}, {"paid_debts": 4}),
        # The last turn adds 1 Stone.
        ("trading-post", {"clay": 2, "wood": 4}, {"clay": 2, "wood": 4, "stone": 1}),
    ],
)
def test_end_game_virtue_counts_full_sets(building: str, short: dict[str, int], full: dict[str, int]) -> None:
    assert final_virtue({"buildings": [building], **short}) == 7 + 1
    assert final_virtue({"buildings": [building], **full}) == 7 + 2


def crane(*others: str, outlines: int = 0, **more: Any) -> Game:
    laid = ["red"] * outlines
    return table(builder("crane", *others, **more), {}, guildhall=laid, options=PROMO)


@rule("ARC-RUL-57", "ARC-TURN-02")
def test_the_crane_places_a_second_worker_who_must_build() -> None:
    game = play(crane("well", "smithy"), "place guildhall", "build crane")
    assert field(game, "guildhall") == ["blue", "blue"]
    assert moves(game) == ["build smithy", "build well"]
    assert refusal(game, "decline") != ""
    play(game, "build smithy")
    assert player(game)["buildings"] == ["crane", "smithy"]
    assert player(game)["workers"] == 18
    assert game.decision.seat == 1


@rule("ARC-RUL-57")
def test_the_crane_does_nothing_without_a_worker_or_something_to_build() -> None:
    game = build(crane("well", at={"quarry": 19}), "crane")
    assert (field(game, "guildhall"), player(game)["buildings"]) == (["blue"], ["crane"])
    game = build(crane(), "crane")
    assert (field(game, "guildhall"), player(game)["buildings"]) == (["blue"], ["crane"])
    assert player(game)["workers"] == 19


@rule("ARC-RUL-57")
def test_the_second_worker_of_the_crane_may_advance_on_the_cathedral() -> None:
    game = crane("university", virtue=7, apprentices=[])
    play(game, "place guildhall", "build crane")
    assert player(game)["cathedral"] == 1


@rule("ARC-RUL-57")
def test_the_second_worker_of_the_crane_can_trigger_the_end() -> None:
    game = build(crane("well", outlines=10), "crane")
    assert len(field(game, "guildhall")) == 12
    assert field(game, "last_turns") == 2


@rule("ARC-RUL-57")
def test_with_no_outline_left_the_second_worker_goes_beside_the_guildhall() -> None:
    game = build(crane("well", outlines=11), "crane")
    assert len(field(game, "guildhall")) == 13
    assert player(game)["buildings"] == ["crane", "well"]
    assert field(game, "last_turns") == 2
    assert field(game, "large_market") == []


@rule("ARC-RUL-57")
@pytest.mark.parametrize("outlines", [5, 6])
def test_a_reset_by_either_worker_of_the_crane_runs_after_both_constructions(outlines: int) -> None:
    game = crane("well", "smithy", outlines=outlines, prison=1)
    play(game, "place guildhall", "build crane")
    assert field(game, "large_market") == []
    play(game, "build well")
    assert len(field(game, "large_market")) == 1
    assert player(game)["unpaid_debts"] == 1


@rule("ARC-RUL-58")
def test_the_graveyard_makes_its_builder_discard_an_apprentice() -> None:
    own = ["labourer", "merchant-clay", "thief"]
    game = build(table(builder("graveyard", apprentices=own), {}, options=PROMO), "graveyard")
    assert set(moves(game)) == {f"dismiss {name}" for name in own}
    assert refusal(game, "decline") != ""
    play(game, "dismiss labourer")
    assert player(game)["apprentices"] == ["merchant-clay", "thief"]
    assert field(game, "apprentice_deck")[-1] == "labourer"
