"""The solo game: set-up, order, end and scoring (VIS-SOLO)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.engine.rng import seeded
from regnum.games.viscounts.solo.rival import rival_of
from tests.rules.marks import rule
from tests.rules.viscounts.setting import RED, field, kind, moves, play, player, state
from tests.rules.viscounts.solo_setting import ai, ai_turn, solo

BOARDS = ("cleric", "builder", "noble", "card")


def fresh(board: str = "cleric", seed: int = 0, harder: int = 0) -> Game:
    return regnum.new("viscounts", 1, seed, ai=board, future_schemes=harder)


def begun(board: str = "cleric", seed: int = 0, harder: int = 0) -> Game:
    """A game whose set-up is over; the player takes the first of everything."""
    game = fresh(board, seed, harder)
    while field(game, "setting_up"):
        play(game, moves(game)[0])
    return game


@rule("VIS-SOLO-01", "VIS-SOLO-02")
def test_the_ai_has_a_board_with_swapped_slots_and_no_townsfolk() -> None:
    for board in BOARDS:
        rival = rival_of(state(fresh(board)))
        assert [slot.kind for slot in rival.board.slots] == [1, 1, 1, 0, 0, 0, 2, 2, 2]
        assert [slot.kind for slot in rival.board.by_number] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
        assert (rival.workers, rival.corruption, rival.virtue, rival.goods) == (20, 1, 7, [0, 0, 0, 0])


@rule("VIS-SOLO-03", "VIS-SOLO-08", "VIS-SOLO-38", "VIS-TURN-03")
def test_the_player_begins_and_the_ai_follows_every_turn() -> None:
    game = begun(seed=3)
    game.listen()
    assert (field(game, "first"), field(game, "turn")) == ("red", "red")
    rng = seeded(3)
    while not game.over:
        game.play(game.decision.moves[rng.below(len(game.decision.moves))])
    acted = [event.rival for event in game.events(RED) if event.kind in ("played", "revealed-scheme")]
    assert acted == ["", "ai"] * (len(acted) // 2)


@rule("VIS-SOLO-04")
@pytest.mark.parametrize("board", BOARDS)
def test_the_schemes_of_a_board(board: str) -> None:
    rival = rival_of(state(fresh(board)))
    assert (len(rival.draw), len(rival.future), rival.unseen) == (7, 6, [])
    removed = {
        "cleric": {"s2", "f5", "f4"},
        "builder": {"s5", "f6", "f1"},
        "noble": {"s4", "f2", "f3"},
        "card": {"s1", "f7", "f2"},
    }
    schemes = state(fresh(board)).deck.schemes
    there = {schemes[number].id for number in rival.draw + rival.future}
    assert {scheme.id for scheme in schemes} - there == removed[board]


@rule("VIS-SOLO-41", "VIS-HID-01")
@pytest.mark.parametrize("harder", [1, 2, 3])
def test_a_harder_game_has_future_schemes_from_the_start(harder: int) -> None:
    game = fresh("noble", 5, harder)
    rival = rival_of(state(game))
    assert (len(rival.draw), len(rival.future), len(rival.unseen)) == (7 + harder, 6 - harder, harder)
    seen: Any = game.view(RED)
    assert (seen["table"]["ai"]["draw"], seen["table"]["ai"]["future"]) == (7 + harder, 6 - harder)
    dealt = {tuple(rival_of(state(game.determinize(RED, seed))).unseen) for seed in range(30)}
    assert len(dealt) > 3


@rule("VIS-SOLO-05", "VIS-SETUP-22")
def test_two_pairs_one_for_the_player_and_a_town_for_the_ai() -> None:
    game = fresh(seed=2)
    offered = field(game, "offered_cards")
    assert len(offered) == 2
    play(game, f"pick {offered[0]}")
    while field(game, "setting_up"):
        play(game, moves(game)[0])
    assert player(game)["at"] == f"town-{offered[0]}"
    assert ai(game)["at"] == f"town-{offered[1]}"


@rule("VIS-SOLO-06", "VIS-SOLO-07", "VIS-SETUP-20")
def test_stacks_and_side_for_one_player() -> None:
    game = begun(seed=1)
    assert (field(game, "debt_stack"), field(game, "deed_stack")) == (12, 12)
    assert len(state(game).spots_of(0)) == 4
    assert ai(game)["unpaid_debts"] + ai(game)["paid_debts"] >= 1


@rule("VIS-SOLO-07", "VIS-EX-18")
def test_what_the_cleric_ai_begins_with() -> None:
    """1 Ink Well, 1 Stone, 1 Deed, 1 Debt, and a Guildhall at its town: here D3, a flip (of a Debt: 1 Ink Well)."""
    stack = [{"frame": "lay-stacks"}, {"frame": "ai-begins", "seat": "ai"}]
    game = solo(
        {"player_card": 1}, {}, stack=stack, turn="ai", setting_up=True, offered_cards=[8], offered_heroes=["ada"]
    )
    own = ai(game)
    assert (own["at"], own["built"], field(game, "buildings")) == ("town-8", ["guildhall-1"], {"d3": "ai guildhall"})
    assert (own["ink"], own["stone"], own["gold"]) == (2, 1, 0)
    assert (own["acquired_deeds"], own["unpaid_debts"], own["paid_debts"]) == (1, 0, 1)


@rule("VIS-SOLO-07", "VIS-SOLO-27")
def test_a_link_works_in_its_set_up() -> None:
    """The AI's Guildhall on B1 is linked to the player's Workshop on B2: 2 Silver, for the AI a resource."""
    stack = [{"frame": "lay-stacks"}, {"frame": "ai-begins", "seat": "ai"}]
    fields: dict[str, Any] = {
        "setting_up": True,
        "offered_cards": [3],
        "offered_heroes": ["ada"],
        "buildings": {"b2": "red workshop"},
    }
    game = solo({"player_card": 1}, {}, stack=stack, turn="ai", **fields)
    assert (player(game)["silver"], ai(game)["ink"], ai(game)["stone"]) == (2, 3, 1)


@rule("VIS-R-64")
def test_the_card_ai_begins_with_a_pool() -> None:
    stack = [{"frame": "lay-stacks"}, {"frame": "ai-begins", "seat": "ai"}]
    fields: dict[str, Any] = {"setting_up": True, "offered_cards": [10], "offered_heroes": ["ada"]}
    game = solo({"player_card": 1}, {}, stack=stack, turn="ai", board="card", **fields)
    own = ai(game)  # E3: any resource
    assert (own["ink"], own["stone"], own["gold"]) == (3, 0, 0)
    assert (own["acquired_deeds"], own["unpaid_debts"]) == (2, 2)


@rule("VIS-SOLO-38", "VIS-END-02", "VIS-INV-06")
def test_the_ai_takes_the_last_turn() -> None:
    game = ai_turn("s1", {"hand": ["abbot"]}, {}, closing="last-round", debt_stack=0)
    assert game.over
    game = ai_turn("s1", {"hand": ["abbot"]}, {}, closing="triggered", debt_stack=0)
    assert (game.over, field(game, "closing"), game.decision.seat) == (False, "last-round", RED)


@rule("VIS-SOLO-39", "VIS-SCORE-01")
def test_the_ai_scores_like_a_player_and_its_resources() -> None:
    own = {
        "ink": 2,
        "stone": 1,
        "built": ["guildhall-1"],
        "first_tier": {"k1": 2},
        "approved_deeds": 1,
        "unpaid_debts": 1,
    }
    game = solo({"hand": ["abbot", "thief"]}, own)
    parts = {part: points for part, points in game.scores.rivals[0].parts.items() if points}
    assert parts == {"buildings": 6, "workers": 2, "deeds": 3, "debts": -2, "resources": 3}
    assert "resources" not in game.scores.parts[RED]


@rule("VIS-SOLO-40", "VIS-R-55")
def test_the_player_must_have_more() -> None:
    hand = {"hand": ["abbot", "thief"]}
    assert solo({**hand, "acquired_deeds": 4}, {"acquired_deeds": 3}).scores.winners == [RED]
    assert solo({**hand, "acquired_deeds": 3}, {"acquired_deeds": 3}).scores.winners == []
    assert solo({**hand, "acquired_deeds": 3, "silver": 9}, {"acquired_deeds": 3}).scores.winners == []


@rule("VIS-R-56", "VIS-SCORE-15")
def test_prizes_are_those_of_two() -> None:
    hand = {"hand": ["abbot", "thief"]}
    fields: dict[str, Any] = {"debt_stack": 0, "closing": "triggered"}
    scores = solo({**hand, "approved_deeds": 1}, {"approved_deeds": 3}, **fields).scores
    assert (scores.parts[RED]["poverty"], scores.rivals[0].parts["poverty"]) == (4, 12)


@rule("VIS-R-54", "VIS-SCORE-06")
def test_icons_of_the_ai_are_those_of_its_schemes_and_its_board() -> None:
    own = {
        "row": ["s1", None, None],
        "draw": ["s6"],
        "discard": ["s4"],
        "manuscripts": ["roll-of-the-nobles", "roll-of-the-builders"],
        "built": ["guildhall-3"],
    }
    scores = solo({"hand": ["abbot", "thief"]}, own).scores
    # Nobles: S1, S6, and slot 3 of the Cleric AI; Builders: S1 and S4.
    assert scores.rivals[0].parts["manuscripts"] == 3 + 2


@rule("VIS-SOLO-31", "VIS-CASTLE-13")
def test_the_ai_can_lead_the_castle() -> None:
    game = ai_turn(
        "s6",
        {"hand": ["abbot", "thief"]},
        {"at": "town-8", "gold": 9, "second_tier": {"k4": 2}, "first_tier": {"k4": 2}},
    )
    assert field(game, "leader") == "ai"
    assert game.scores.rivals[0].parts["leader"] == 5
    assert kind(game) == "play-card"


@rule("VIS-SOLO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_several_players_there_is_no_ai_whatever_board_is_named(players: int) -> None:
    plain = regnum.new("viscounts", players, 7)
    named = regnum.new("viscounts", players, 7, ai="card", future_schemes=3)
    assert (named.type.rivals(players, named.options), state(named).sides) == ((), players)
    rng = seeded(7)
    while not plain.over:
        move = plain.decision.moves[rng.below(len(plain.decision.moves))]
        plain.play(move)
        named.play(move)
    assert named.position()["table"] == plain.position()["table"]
    assert named.scores.totals == plain.scores.totals
