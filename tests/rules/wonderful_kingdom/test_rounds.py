"""The frame of a round (section 3 of the rules)."""

import random
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, names, play, player, refusal, site, table

PHASES = {
    "offer": "choice",
    "offer-second": "choice",
    "select": "choice",
    "planning": "planning",
    "placing": "production",
    "fight": "fight",
}
#: What a player keeps from round to round (IWK-ROUND-06).
KEPT = ("sites", "built", "alchemy", "krystallium", "soldiers", "camp")


def random_game(seed: int, **options: object) -> Iterator[Game]:
    """A game played at random, before each of its moves."""
    chance = random.Random(seed)
    game = regnum.new("wonderful_kingdom", 2, seed=seed, **options)
    while not game.over:
        yield game
        decision = chance.choice(game.decisions)
        game.play(chance.choice(decision.moves), decision.seat)


def second_round(blue: dict[str, Any] | None = None, red: dict[str, Any] | None = None, **more: Any) -> Game:
    """A game at the first turn of its second round, dealt by the rules."""
    return table(blue or {}, red or {}, at="end", **more)


def play_choice(game: Game, seed: int = 1) -> list[tuple[int, str]]:
    """Play phase A at random; whose turns they were, and of which kind."""
    chance = random.Random(seed)
    turns = []
    while game.decision.kind in ("offer", "offer-second", "select"):
        if game.decision.kind != "offer-second":
            turns.append((game.decision.seat, game.decision.kind))
        game.play(chance.choice(game.decision.moves))
    return turns


@rule("IWK-ROUND-01")
@pytest.mark.parametrize(("module", "last"), [("none", []), ("quest", []), ("menace", ["fight"])])
def test_the_phases_of_a_round_follow_in_their_order(module: str, last: list[str]) -> None:
    order = ["choice", "planning", "production", *last]
    seen: dict[tuple[int, int], list[str]] = {}
    for seed in range(4):
        for game in random_game(seed, module=module):
            phase = PHASES.get(game.decision.kind)
            if phase:
                seen.setdefault((seed, field(game, "round")), []).append(phase)
    rounds = [[phase for phase, _ in groupby(phases)] for phases in seen.values()]
    assert len(rounds) == 16
    for phases in rounds:
        assert phases == [phase for phase in order if phase in phases]
        assert phases[0] == "choice"
    assert order in rounds


@rule("IWK-ROUND-01")
@pytest.mark.parametrize("module", ["none", "menace"])
def test_only_the_menace_module_has_a_fourth_phase(module: str) -> None:
    armed = {"sites": ["hamlet"], "soldiers": 3}
    game = commit(table(armed, {}, at="exploration", module=module), "placing")
    expected = ("fight", 1) if module == "menace" else ("offer", 2)
    assert (game.decision.kind, field(game, "round")) == expected


@rule("IWK-ROUND-02")
def test_in_phase_a_one_player_decides_and_then_the_other() -> None:
    game = second_round()
    while game.decision.kind in ("offer", "offer-second", "select"):
        (decision,) = game.decisions
        waiting = 1 - decision.seat
        assert moves(game, waiting) == []
        assert game.why_not("select left", waiting) is not None
        with pytest.raises(regnum.IllegalMove):
            game.play("select left", waiting)
        game.play(decision.moves[0])


@rule("IWK-ROUND-02")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_in_phases_b_and_c_both_decide_at_the_same_time(order: tuple[int, int]) -> None:
    """Each may answer first."""
    game = table({"selection": ["hamlet", "barracks"]}, {"selection": ["barracks", "hamlet"]}, at="planning")
    assert [decision.seat for decision in game.decisions] == [0, 1]
    for seat in order:
        play(game, "construct hamlet", "construct barracks", "commit", seat=seat)
    assert field(game, "step") == "materials"
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(0, "placing"), (1, "placing")]
    for seat in order:
        play(game, "place materials hamlet", seat=seat)
    assert [player(game, seat)["waiting"] for seat in range(2)] == [{"materials": 2}] * 2


@rule("IWK-ROUND-02", "IWK-ROUND-05")
def test_one_player_alone_does_not_end_a_simultaneous_step() -> None:
    game = table({"sites": ["hamlet"]}, {"sites": ["hamlet"]}, at="exploration")
    play(game, "commit", seat=0)
    assert (field(game, "round"), field(game, "step")) == (1, "exploration")
    assert moves(game, 0) == []
    play(game, "commit", seat=1)
    assert field(game, "round") == 2


@rule("IWK-ROUND-03")
@pytest.mark.parametrize(("first", "order"), [("blue", [0, 1, 0, 1]), ("red", [1, 0, 1, 0])])
def test_player_one_is_first_in_rounds_one_and_three_and_player_two_in_the_others(first: str, order: list[int]) -> None:
    begun: dict[int, int] = {}
    for game in random_game(5, module="none", first=first):
        begun.setdefault(field(game, "round"), game.decision.seat)
    assert [begun[number] for number in (1, 2, 3, 4)] == order


@rule("IWK-ROUND-04", "IWK-TRAP-06")
@pytest.mark.parametrize("left", [(0, 0), (1, 2), (0, 1), (2, 2)])
def test_a_new_round_brings_all_trap_tokens_back_and_never_more_than_two(left: tuple[int, int]) -> None:
    game = second_round({"traps": left[0]}, {"traps": left[1]})
    assert field(game, "round") == 2
    assert [player(game, seat)["traps"] for seat in range(2)] == [2, 2]


@rule("IWK-ROUND-04")
def test_trap_tokens_come_back_at_no_other_moment() -> None:
    blue = {"traps": 0, "selection": ["hamlet"], "sites": ["barracks"]}
    game = table(blue, {"traps": 1}, at="reveal")
    while field(game, "round") == 1:
        assert [player(game, seat)["traps"] for seat in range(2)] == [0, 1]
        play(game, game.decision.notations[0])


@rule("IWK-ROUND-05")
@pytest.mark.parametrize("module", ["none", "quest", "menace"])
def test_at_the_end_of_a_round_hands_and_areas_are_empty_and_the_next_round_starts(module: str) -> None:
    last: dict[int, Any] = {}
    for game in random_game(7, module=module):
        if game.decision.kind in ("placing", "fight"):
            last[field(game, "round")] = game.position()["table"]
    assert len(last) >= 3
    for data in last.values():
        assert data["left"] == data["right"] == []
        assert [own["hand"] + own["selection"] for own in data["players"]] == [[], []]


@rule("IWK-ROUND-05")
@pytest.mark.parametrize(("at", "module"), [("exploration", "none"), ("fight", "menace")])
def test_the_round_marker_moves_on_after_the_last_phase(at: str, module: str) -> None:
    if module == "menace":
        game = table({"menace_deck": "thieves"}, {"menace_deck": "shadows"}, at=at, module=module, round=2)
    else:
        game = table({}, {"duchy": "valados-a"}, at=at, module=module, round=2)
    assert (field(game, "round"), field(game, "turn"), game.decision.kind) == (3, 1, "offer")
    assert [len(player(game, seat)["hand"]) for seat in range(2)] == [8, 8]


@rule("IWK-ROUND-06")
def test_what_is_kept_from_round_to_round() -> None:
    blue = {
        "sites": [site("cathedral", gold=1, materials=3), "hamlet"],
        "built": ["stone-quarry", "rangers"],
        "alchemy": {"gold": 2, "population": 1},
        "krystallium": 3,
        "soldiers": 2,
        "camp": 1,
    }
    game = second_round(blue, {"camp": 0, "sites": [site("barracks", materials=1)]})
    assert field(game, "round") == 2
    own = player(game)
    assert {name: own[name] for name in KEPT if name != "sites"} == {
        name: blue[name] for name in KEPT if name != "sites"
    }
    assert names(own["sites"]) == ["cathedral", "hamlet"]
    assert [card["missing"] for card in own["sites"]] == [{"materials": 3, "gold": 1}, {"materials": 2}]
    assert player(game, 1)["sites"][0]["missing"] == {"materials": 1}
    assert player(game, 1)["camp"] == 0


@rule("IWK-ROUND-06")
def test_krystallium_that_lies_on_a_card_stays_there() -> None:
    laid = {"card": "cathedral", "missing": {"materials": 3, "gold": 1}, "krystallium": {"gold": 2}}
    game = second_round({"sites": [laid]})
    assert player(game)["sites"][0]["krystallium"] == {"gold": 2}


@rule("IWK-ROUND-06")
def test_a_card_under_construction_goes_on_being_built_in_the_next_round() -> None:
    game = second_round({"sites": [site("stone-quarry", materials=1)], "krystallium": 1})
    while game.decision.seat == 1:
        play(game, game.decision.notations[0])
    play(game, "krystallium stone-quarry materials", seat=0)
    assert player(game)["built"] == ["stone-quarry"]


@rule("IWK-ROUND-07")
def test_after_round_four_there_is_only_the_scoring() -> None:
    third = table({}, {}, at="end", round=3)
    assert (third.over, field(third, "round")) == (False, 4)
    fourth = table({"built": ["hamlet"], "calamities": 1}, {}, at="end", round=4)
    assert fourth.over
    assert field(fourth, "round") == 4
    assert [player(fourth, seat)["hand"] for seat in range(2)] == [[], []]
    assert (fourth.scores.totals, fourth.scores.winners) == ([-4, 0], [1])
    assert refusal(fourth, "commit") == "game-over"
    assert fourth.why_not("commit") is not None


@rule("IWK-EX-07", "IWK-OFFER-01", "IWK-OFFER-02")
@pytest.mark.parametrize(("first", "one"), [("blue", 0), ("red", 1)])
def test_turn_order_of_round_two(first: str, one: int) -> None:
    game = second_round(first=first)
    two = 1 - one
    assert field(game, "round") == 2
    turns = play_choice(game)
    assert turns == [(two, "offer"), (one, "select"), (one, "offer"), (two, "select")] * 4
    assert len(turns) == 16
    assert turns[-1] == (two, "select")
