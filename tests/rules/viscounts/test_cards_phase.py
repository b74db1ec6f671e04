"""Card Management, drawing, shuffling (VIS-TURN, VIS-CARDS, VIS-DRAW, VIS-ANAT)."""

import pytest

import regnum
from tests.rules.marks import rule
from tests.rules.viscounts.setting import (
    BARE,
    BLUE,
    RED,
    cards,
    field,
    kind,
    moves,
    play,
    player,
    refusal,
    state,
    table,
)

ROW = ["abbot", "squire", "labourer"]


@rule("VIS-TURN-01", "VIS-TURN-02", "VIS-TURN-03")
def test_six_phases_then_the_player_to_the_left() -> None:
    red = {"hand": ["labourer"], "draw": ["abbot", "squire"], "silver": 9, "corruption": 4, "virtue": 4}
    game = table(red, {"hand": ["abbot", "squire"]}, {"hand": ["abbot"]})
    assert kind(game) == "move"  # the only card has played itself
    play(game, "go town-2")
    assert kind(game) == "primary-action"
    play(game, "pass")
    assert kind(game) == "recruit"
    assert player(game)["corruption"] == 4
    play(game, "decline")
    # Phase 5 has resolved the Collision and phase 6 has drawn; blue's turn has begun.
    assert (player(game)["corruption"], player(game)["virtue"]) == (1, 7)
    assert player(game)["hand"] == ["abbot", "squire"]
    assert game.decision.seat == BLUE
    assert (kind(game), field(game, "turn"), field(game, "turns")) == ("play-card", "blue", 1)


@rule("VIS-CARDS-01", "VIS-CARDS-02", "VIS-CARDS-04", "VIS-ANAT-06")
def test_cards_move_on_and_the_last_one_goes_onto_the_discard_pile() -> None:
    game = play(table({"row": ROW, "hand": ["financier", "trader"], "discard": ["lender"]}, {}), "play trader")
    assert player(game)["row"] == ["trader", "abbot", "squire"]
    assert player(game)["discard"] == ["labourer", "lender"]
    assert player(game)["hand"] == ["financier"]


@rule("VIS-CARDS-03", "VIS-EX-03", "VIS-R-18")
def test_a_drop_off_is_resolved_when_the_card_is_on_the_discard_pile() -> None:
    """Journeyman in P3: one free hire, then 1 Virtue."""
    piles = {
        segment: [card] for segment, card in zip("abcde", ["friar", "miner", "mason", "vicar", "artist"], strict=True)
    }
    game = table({"row": ["abbot", "squire", "journeyman"], "hand": ["trader"]}, {}, townsfolk=piles)
    assert player(game)["discard"] == ["journeyman"]
    assert (kind(game), player(game)["virtue"]) == ("free-hire", 7)
    assert moves(game) == ["hire a", "hire b", "hire c", "hire d", "hire e"]
    play(game, "hire c")  # the Mason's effect: rearrange two cards
    assert player(game)["virtue"] == 7
    play(game, "arrange 1 2 3")
    assert player(game)["discard"] == ["mason", "journeyman"]
    assert player(game)["virtue"] == 6


@rule("VIS-R-18", "VIS-ICON-14")
def test_a_shuffle_in_a_drop_off_takes_the_card_in() -> None:
    red = {"row": ["abbot", "squire", "samson"], "hand": ["trader", "lender"], "draw": []}
    game = table(red, {}, options={"extra_heroes": True})
    assert player(game)["discard"] == []
    assert player(game)["draw"] == ["samson"]


@rule("VIS-CARDS-05", "VIS-CARDS-06", "VIS-EX-04", "VIS-ANAT-02")
def test_a_criminal_brings_corruption_for_all_criminals_then_its_ability() -> None:
    """Another Criminal is on the board; the Antagonist has two: 3 Corruption, then 1 Debt."""
    game = table({"row": ["thief", "abbot", None], "hand": ["antagonist", "squire"]}, {})
    play(game, "play antagonist")
    assert (player(game)["corruption"], player(game)["unpaid_debts"]) == (4, 1)
    assert kind(game) == "move"


@rule("VIS-CARDS-05")
def test_a_card_without_a_criminal_brings_no_corruption() -> None:
    game = table({"row": ["thief", "antagonist", None], "hand": ["abbot", "squire"]}, {})
    assert player(play(game, "play abbot"))["corruption"] == 1


@rule("VIS-CARDS-07", "VIS-CARDS-13", "VIS-R-59")
def test_without_a_hand_the_top_card_is_played_unseen() -> None:
    game = table({"row": ROW, "hand": [], "draw": ["thief", "trader"], "discard": []}, {})
    assert player(game)["row"] == ["thief", "abbot", "squire"]
    assert (player(game)["draw"], player(game)["corruption"], kind(game)) == (["trader"], 2, "move")


@rule("VIS-CARDS-08", "VIS-R-16", "VIS-R-22")
def test_nobody_destroys_below_three_cards() -> None:
    red = {"row": ["abbot", "squire", None], "hand": ["trader"], "draw": [], "discard": []}
    game = table(dict(red), {}, effect="destroy 1 card")
    assert cards(game) == ["abbot", "squire", "trader"]
    assert game.decision.seat == BLUE
    game = table({**red, "discard": ["lender"]}, {}, effect="destroy 2 cards")
    assert moves(game) == ["decline", "destroy trader", "destroy top"]
    play(game, "destroy trader")
    assert cards(game) == ["abbot", "lender", "squire"]
    assert game.decision.seat == BLUE


@rule("VIS-CARDS-09", "VIS-EX-05")
def test_with_exactly_three_cards_the_right_one_comes_back_at_once() -> None:
    red = {"row": ["abbot", "squire", "labourer"], "hand": [], "draw": [], "discard": []}
    game = table(red, {})
    assert player(game)["row"] == ["labourer", "abbot", "squire"]
    assert cards(game) == ["abbot", "labourer", "squire"]
    assert player(game)["virtue"] == 6  # the shuffle has its check


@rule("VIS-CARDS-10", "VIS-MOVE-01")
def test_the_card_played_says_how_far_even_when_it_lies_elsewhere_by_then() -> None:
    """The Architect (value 1) is swapped into P2; the Viscount still moves by 1."""
    game = table({"row": ["financier", "abbot", None], "hand": ["architect", "squire"]}, {})
    play(game, "play architect", "choose 1", "arrange 2 1 3")
    assert player(game)["row"] == ["financier", "architect", "abbot"]
    assert moves(game) == ["go town-2", "go inner-a"]


@rule("VIS-CARDS-11", "VIS-SETUP-08", "VIS-ACT-04")
def test_starting_icons_count_while_no_card_covers_them() -> None:
    """P2: Cleric, Builder, Noble; P3: two Merchants."""
    for row, clerics, merchants in [
        (["financier", None, None], 1, 3),
        (["financier", "trader", None], 0, 4),
        (["financier", "trader", "lender"], 0, 4),
    ]:
        own = {"row": row, "at": "inner-a", "ink": 2}
        game = table(own, {}, phase="action", townsfolk={"a": []}, manuscripts={"a": ["psalter-of-mercy"]})
        assert ("transcribe" in moves(game)) == (clerics == 1)
        town = table({"row": row, "at": "town-2"}, {}, phase="action", townsfolk={"a": []})
        play(town, "trade")
        assert (moves(town) if kind(town) == "choose-exchanges" else ["exchange 1"])[-1] == f"exchange {merchants // 2}"


@rule("VIS-CARDS-12")
def test_the_hand_is_looked_at_when_a_card_is_to_be_played() -> None:
    """Therese drops off and red discards the last card from hand: the top of the new draw pile is played blind."""
    red = {"row": ["abbot", "squire", "therese"], "hand": ["trader"], "draw": [], "discard": []}
    game = table(red, {})
    play(game, "discard trader")
    # Shuffled while P1 is empty (the check reads two cards): 1 Virtue; and 2 Virtue from Therese.
    assert player(game)["virtue"] == 4
    assert player(game)["row"][0] in ("therese", "trader")


@rule("VIS-DRAW-01", "VIS-DRAW-02", "VIS-DRAW-03")
def test_draw_up_to_the_hand_limit() -> None:
    draw = ["financier", "journeyman", "lender", "thief", "trader"]
    for built, centre, leader, size in [
        ([], {}, None, 3),
        (["workshop-3"], {}, None, 4),
        ([], {"centre": 1}, "red", 4),
        (["workshop-3"], {"centre": 1}, "red", 5),
    ]:
        own = {"hand": ["abbot"], "draw": draw, "built": built, **centre}
        game = table(own, {"hand": ["abbot"]}, phase="draw", leader=leader)
        assert len(player(game)["hand"]) == size
    many = {"hand": ["abbot", "squire", "labourer", "thief", "trader"], "draw": ["lender"]}
    game = table(many, {"hand": ["abbot"]}, phase="draw")
    assert len(player(game)["hand"]) == 5


@rule("VIS-DRAW-01")
def test_nobody_draws_what_is_not_there() -> None:
    game = table(
        {"hand": ["abbot"], "draw": ["squire"], "discard": [], "row": ["trader", None, None]}, {}, phase="draw"
    )
    assert player(game)["hand"] == ["abbot", "squire"]


@rule("VIS-DRAW-04", "VIS-DRAW-05", "VIS-R-13")
@pytest.mark.parametrize(
    ("row", "stand"),
    [(["abbot", None, None], (1, 6)), (["thief", None, None], (2, 7)), (["antagonist", "thief", None], (2, 7))],
)
def test_a_shuffle_has_its_check_once(row: list[str | None], stand: tuple[int, int]) -> None:
    own = {"row": row, "hand": ["trader"], "draw": ["lender"], "discard": ["squire", "labourer", "journeyman"]}
    game = table(own, {}, phase="draw")
    assert (player(game)["corruption"], player(game)["virtue"]) == stand
    assert len(player(game)["hand"]) == 3
    assert player(game)["discard"] == []
    shuffled = table({**own}, {}, effect="shuffle")
    assert (player(shuffled)["corruption"], player(shuffled)["virtue"]) == stand


@rule("VIS-DRAW-05", "VIS-SETUP-21")
def test_no_shuffle_of_set_up_has_a_check() -> None:
    game = regnum.new("viscounts", 2, seed=3)
    while kind(game) == "choose-pair" or field(game, "setting_up"):
        play(game, next(move for move in moves(game) if move not in ("pick 1", "pick 10")))
    assert [(own.corruption, own.virtue) for own in state(game).players] == [(1, 7), (1, 7)]


@rule("VIS-ANAT-01", "VIS-ANAT-03", "VIS-RECRUIT-05")
def test_the_value_is_price_and_movement_and_the_corner_only_works_when_hired_or_dismissed() -> None:
    """The Friar (value 2): hired for 2, 1 Virtue. When it is played its corner does nothing, its ability 1 Virtue."""
    game = table({"at": "town-1", "silver": 2}, {}, phase="recruit", townsfolk={"a": ["friar"]})
    play(game, "recruit")
    assert (player(game)["silver"], player(game)["virtue"]) == (0, 6)
    game = play(table({"hand": ["friar", "abbot"]}, {}), "play friar")
    assert player(game)["virtue"] == 6
    assert "go town-2" in moves(game)
    assert "go town-3" in moves(game)


@rule("VIS-ANAT-04", "VIS-ANAT-05")
def test_an_ability_has_one_timing() -> None:
    """The Acolyte (drop-off: flip) does nothing when played; the Miner (immediate) nothing when it drops off."""
    game = play(table({"hand": ["acolyte", "abbot"], "acquired_deeds": 1}, {}), "play acolyte")
    assert player(game)["approved_deeds"] == 0
    game = table({"row": ["abbot", "squire", "miner"], "hand": ["trader", "lender"]}, {})
    assert player(game)["virtue"] == 7
    game = table({"row": ["abbot", "squire", "acolyte"], "hand": ["trader", "lender"], "acquired_deeds": 1}, {})
    assert player(game)["approved_deeds"] == 1


@rule("VIS-ICON-12", "VIS-R-12")
def test_discarding_from_hand_or_unseen_from_the_draw_pile_or_not_at_all() -> None:
    own = {"hand": ["abbot", "thief"], "draw": ["trader", "lender"], "discard": [], "row": ["squire", None, None]}
    game = table(dict(own), {}, effect="discard 1 card")
    assert moves(game) == ["decline", "discard abbot", "discard thief", "discard top"]
    after = player(play(game.copy(), "discard thief"), RED)
    assert (after["discard"], after["hand"]) == (["thief"], ["abbot", "lender", "trader"])
    assert player(play(game.copy(), "discard top"), RED)["discard"] == ["trader"]
    assert player(play(game.copy(), "decline"), RED)["discard"] == []


@rule("VIS-ICON-12", "VIS-R-12", "VIS-DRAW-05")
def test_an_empty_draw_pile_is_made_anew_to_discard_from_it() -> None:
    own = {"hand": ["abbot", "thief", "journeyman"], "draw": [], "discard": ["trader"], "row": ["squire", None, None]}
    game = table(own, {}, effect="discard 1 card")
    play(game, "discard top")
    assert (player(game)["discard"], player(game)["virtue"]) == (["trader"], 6)


@rule("VIS-ICON-13", "VIS-ICON-01")
def test_destroying_brings_the_value_in_silver() -> None:
    own = {"hand": ["financier"], "draw": ["trader", "lender", "abbot"], "discard": [], "row": ["squire", None, None]}
    game = table(dict(own), {}, effect="destroy 1 card")
    assert moves(game) == ["decline", "destroy financier", "destroy top"]
    after = play(game.copy(), "destroy financier")
    assert player(after)["silver"] == 3
    assert "financier" not in cards(after)
    assert field(after, "gone") == ["financier"]
    after = play(game.copy(), "destroy top")
    assert (player(after)["silver"], field(after, "gone")) == (1, ["trader"])
    assert player(play(game, "decline"))["silver"] == 0


@rule("VIS-ICON-14")
def test_a_shuffle_needs_a_discarded_card() -> None:
    game = table({"discard": [], "hand": ["abbot", "squire", "trader"]}, {}, effect="shuffle")
    assert player(game)["virtue"] == 7


@rule("VIS-ICON-11", "VIS-R-11", "VIS-MOVE-07")
def test_rearranging_keeps_empty_spaces_and_triggers_nothing() -> None:
    game = table({"row": ["thief", "lender", "abbot"]}, {}, effect="rearrange")
    assert len(moves(game)) == 6
    play(game, "arrange 3 1 2")
    assert player(game)["row"] == ["abbot", "thief", "lender"]
    assert (player(game)["corruption"], player(game)["discard"]) == (1, [])
    game = table({"row": ["thief", "lender", None]}, {}, effect="rearrange")
    assert moves(game) == ["arrange 1 2 3", "arrange 2 1 3"]
    assert refusal(game, "arrange 3 2 1") == "VIS-R-11"
    assert player(play(game, "arrange 2 1 3"))["row"] == ["lender", "thief", None]
    game = table({"row": ["thief", None, None]}, {}, effect="rearrange")
    assert game.decision.seat == BLUE


@rule("VIS-R-09")
def test_a_side_of_an_effect_without_effect_can_not_be_taken() -> None:
    """The Architect: rearrange or discard 2; with one card on the board only the discards are left."""
    draw = ["trader", "lender", "squire", "labourer", "journeyman"]
    own = {"hand": ["abbot"], "draw": draw, "row": ["thief", None, None]}
    game = table(dict(own), {}, effect="rearrange or discard 2 cards")
    assert kind(game) == "discard-card"
    play(game, "discard top")
    assert kind(game) == "discard-card"
    assert player(play(game, "discard abbot"))["discard"] == ["abbot", "trader"]
    both = table({**own, "row": ["thief", "financier", None]}, {}, effect="rearrange or discard 2 cards")
    assert moves(both) == ["choose 1", "choose 2"]


@rule("VIS-CARDS-01", "VIS-CARDS-02")
@pytest.mark.parametrize("last", ["abbot", "labourer", "financier", "ada"])
def test_whoever_lies_last_drops_off(last: str) -> None:
    row = [card for card in ("trader", "squire", "mason") if card != last][:2]
    game = table({"row": [*row, last], "hand": ["thief", "lender"], "discard": []}, {})
    assert (player(game)["row"], player(game)["discard"]) == ([None, *row], [last])


@rule("VIS-CARDS-04", "VIS-CARDS-06")
def test_only_a_card_in_hand_is_played_and_its_ability_works_without_a_corner_too() -> None:
    """Starting Townsfolk and Heroes have no effect of hiring; their immediate abilities work all the same."""
    game = table({"hand": ["financier", "lothaire"], "draw": ["abbot"], "discard": ["squire"]}, {})
    for move in ("play abbot", "play squire", "play mason"):
        assert refusal(game, move) == "VIS-CARDS-04"
    assert moves(game) == ["play financier", "play lothaire"]
    hero = play(game.copy(), "play lothaire")
    assert [player(hero)[good] for good in ("silver", "stone", "gold", "ink")] == [0, 1, 1, 1]
    play(game, "play financier")
    assert kind(game) == "discard-card"
    assert player(play(game, "decline"))["silver"] == 2


@rule("VIS-DISMISS-06", "VIS-TURN-02")
def test_the_icons_of_a_dismissal_are_gone_with_the_turn() -> None:
    """Red dismisses a Mason for its Builder; in blue's turn at the same town nobody has it."""
    red = {"row": ["labourer", "squire", "abbot"], "at": "town-4", "silver": 1, "stone": 1, "hand": ["thief", "trader"]}
    game = table(red, {"hand": ["financier", "lender"]}, phase="action", townsfolk={**BARE, "b": ["mason"]})
    play(game, "construct", "build workshop-1", "arrange 1 2 3")
    while game.decision.seat == RED:
        play(game, moves(game)[0])
    assert state(game).help == [0, 0, 0, 0, 0]
