"""The expansion alone against an AI (GOG-SOLO)."""

from typing import Any

import regnum
from regnum import Game
from tests.rules.gates_of_gold.setting import OPTIONS, own, told
from tests.rules.marks import rule
from tests.rules.viscounts.setting import RED, kind, play, player, state

HAND = ["abbot", "thief"]
ROW = ["hunter", "tyrant", "warrior"]
PILE = ["protector", "outrider", "champion"]


def solo(red: dict[str, Any], ai: dict[str, Any], board: str = "cleric", **fields: Any) -> Game:
    """A solo table; it is red's turn unless a stack is told."""
    stack = fields.pop("stack", [{"frame": "turn", "seat": "red"}])
    data = {
        "turn": "red",
        "players": [own(0, {"at": "town-1", "hand": HAND, **red})],
        "ai": {"at": "town-9", **ai},
        "stack": stack,
        "outsiders": ROW,
        **fields,
    }
    data.setdefault("outsider_pile", [*PILE, *others(data["outsiders"], red)])
    options = {**OPTIONS, "ai": board}
    return regnum.from_position({"game": "viscounts", "seats": 1, "options": options, "table": data})


def others(row: list[str], red: dict[str, Any]) -> list[str]:
    from tests.rules.gates_of_gold.setting import outsiders, spoken_for

    return [card for card in outsiders() if card not in (*row, *PILE, *spoken_for((red,)))]


def told_to_ai(effect: str, ai: dict[str, Any] | None = None, **fields: Any) -> Game:
    """The AI resolves an effect."""
    frame = {"frame": "do-effect", "seat": "ai", "effect": effect, "rule": "VIS-SOLO-23"}
    return solo({}, ai or {}, turn="ai", stack=[{"frame": "end-turn", "seat": "ai"}, frame], **fields)


def ai_of(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = told(game, "ai")
    return found


@rule("GOG-SOLO-01", "GOG-SOLO-02")
def test_the_ai_has_no_manuscript_board_and_plays_as_ever() -> None:
    game = regnum.new("viscounts", 1, 3, **OPTIONS)
    assert "manuscript_board" in player(game)
    assert "manuscript_board" not in ai_of(game)
    assert "manuscripts" in ai_of(game)
    assert ai_of(game)["manuscripts"] == []


@rule("GOG-SOLO-03", "GOG-SOLO-04", "GOG-SOLO-06", "GOG-EX-08")
def test_an_ai_that_would_rearrange_removes_the_two_oldest() -> None:
    for effect in ("rearrange", "welcome 1 outsider", "refuse 1 outsider"):
        game = told_to_ai(
            effect,
            outsiders=["scholar-grey", "assassin", "tyrant"],
            outsider_pile=[*PILE, "hunter"],
            gone=[c for c in others([], {}) if c not in ("scholar-grey", "assassin", "tyrant", "hunter")],
        )
        assert told(game, "outsiders") == ["outrider", "protector", "scholar-grey"]
        assert set(told(game, "gone")) >= {"assassin", "tyrant"}
        after = ai_of(game)
        assert after["ink"] + after["gold"] + after["stone"] == 1
        assert (after["corruption"], after["unpaid_debts"]) == (1, 0)


@rule("GOG-SOLO-03")
def test_it_does_so_when_the_players_viscount_joins_it() -> None:
    red = {"row": [None, None, None], "at": "town-1"}
    move = {"frame": "move", "seat": "red", "card": "squire"}
    phases = ["end-turn", "draw-phase", "collision-phase", "recruit-phase", "action-phase"]
    stack = [*[{"frame": frame, "seat": "red"} for frame in phases], move]
    game = solo(red, {"at": "town-2"}, stack=stack)
    play(game, "go town-2")
    assert told(game, "outsiders") == ["outrider", "protector", "hunter"]


@rule("GOG-SOLO-05", "GOG-EX-08", "GOG-SOLO-04")
def test_the_row_slides_to_the_right_for_the_player_too() -> None:
    effect = {"frame": "do-effect", "seat": "red", "effect": "welcome 1 outsider", "rule": "GOG-R-03"}
    stack = [{"frame": "end-turn", "seat": "red"}, {"frame": "draw-phase", "seat": "red"}, effect]
    game = solo({}, {"draw": ["s1", "s3"]}, stack=stack)
    play(game, "welcome tyrant")
    assert told(game, "outsiders")[-2:] == ["hunter", "warrior"] or told(game, "gone")
    quiet = solo({}, {}, stack=stack)
    assert kind(quiet) == "welcome"
    from regnum.games.gates_of_gold.state import gate_of

    gate = gate_of(state(quiet))
    gate.remove(gate.row[1])
    names = [state(quiet).deck.townsfolk[card].id for card in gate.row]
    assert names == ["protector", "hunter", "warrior"]


@rule("GOG-SOLO-07")
def test_the_ai_claims_bonus_cards_for_their_points_only() -> None:
    ai = {"built": ["workshop-1", "guildhall-1"]}
    game = told_to_ai("build 1 trading-post", ai)
    assert told(game, "diversified_holder") == "ai"
    assert game.scores.rivals[0].parts["builders"] == 3
    collide = [{"frame": "end-turn", "seat": "red"}, {"frame": "draw-phase", "seat": "red"}]
    stack = [*collide, {"frame": "collision-phase", "seat": "red"}]
    red = {"corruption": 4, "virtue": 4}
    held = solo(red, {"centre": 1}, stack=stack, leader="ai", leader_card="leader-5")
    plain = solo(red, {"centre": 1}, stack=stack, leader="ai", leader_card="leader-6")
    assert ai_of(held)["ink"] == ai_of(plain)["ink"]


@rule("GOG-SOLO-08")
def test_the_book_of_strangers_gives_the_ai_its_ribbon_only() -> None:
    game = solo(
        {"hand": [*HAND, "protector"]},
        {"manuscripts": ["book-of-strangers"]},
        outsider_pile=PILE[1:],
        gone=[c for c in others(ROW, {}) if c not in PILE],
    )
    parts = game.scores.rivals[0].parts
    assert (parts["manuscripts"], parts["sets"]) == (0, 1)


@rule("GOG-SOLO-09")
def test_the_ais_blank_roll_has_the_best_colour_at_the_end_and_none_before() -> None:
    ai = {"manuscripts": ["blank-roll", "psalter-of-mercy", "book-of-pardons", "merchants-tally"]}
    assert solo({}, ai).scores.rivals[0].parts["sets"] == 16
    two = {"manuscripts": ["psalter-of-mercy", "ledger-of-oaths"]}
    game = told_to_ai(
        "take 1 manuscript",
        {**two, "at": "town-1"},
        manuscripts={"a": ["blank-roll"], "b": [], "c": [], "d": [], "e": []},
    )
    assert told(game, "favours")["grey"] is None
    transcribing = solo({}, {**two, "at": "town-1", "ink": 9}, turn="ai", stack=[{"frame": "end-turn", "seat": "ai"}])
    assert transcribing.scores.rivals[0].parts["sets"] == 2


@rule("GOG-SOLO-10")
def test_two_silver_are_still_a_resource() -> None:
    after = ai_of(told_to_ai("gain 4 silver"))
    assert after["ink"] + after["gold"] + after["stone"] == 2


@rule("GOG-SOLO-11")
def test_an_order_is_a_future_scheme() -> None:
    game = told_to_ai("receive 1 order")
    assert (len(ai_of(game)["discard"]), len(told(game, "orders"))) == (1, 24)


@rule("GOG-SOLO-12")
def test_draws_are_ignored() -> None:
    before, after = ai_of(solo({}, {})), ai_of(told_to_ai("draw 2 cards"))
    assert {name: before[name] for name in ("draw", "discard", "ink", "virtue")} == {
        name: after[name] for name in ("draw", "discard", "ink", "virtue")
    }


@rule("GOG-SOLO-13")
def test_with_fewer_outsiders_it_removes_what_is_there() -> None:
    gone = [card for card in [*ROW, *PILE, *others(ROW, {})] if card != "hunter"]
    game = told_to_ai("rearrange", outsiders=["hunter"], outsider_pile=[], gone=gone)
    assert told(game, "outsiders") == []
    assert ai_of(game)["ink"] == 1
    none = told_to_ai("rearrange", outsiders=[], outsider_pile=[], gone=[*gone, "hunter"])
    assert ai_of(none)["ink"] == 1


@rule("GOG-SOLO-14")
def test_the_first_card_drawn_lies_right_most() -> None:
    from regnum.games.gates_of_gold.state import gate_of

    game = regnum.new("viscounts", 1, 5, **OPTIONS)
    gate = gate_of(state(game))
    left, middle, right = gate.row
    gate.pile = [*gate.pile, left, middle, right]
    gate.row = []
    gate.refill()
    assert gate.row == [left, middle, right]


def test_whole_solo_games_run() -> None:
    for seed in range(2):
        game = regnum.new("viscounts", 1, seed, **OPTIONS)
        while not game.over:
            game.play(game.decision.moves[-1])
        assert game.scores.rivals
        assert player(game, RED)
