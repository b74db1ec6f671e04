"""Cases in which it is easy to slip: two rules meet, or the least of something is reached."""

from typing import Any

from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, BLUE, RED, field, kind, moves, play, player, refusal, table


@rule("VIS-DEBT-01", "VIS-R-10")
def test_each_of_several_debts_has_its_trigger() -> None:
    game = table({"row": ["racketeer-destroy", "abbot", None], "hand": ["trader", "thief"]}, {}, effect="gain 2 debts")
    play(game, "choose 2", "discard trader", "choose 2", "discard thief")
    assert (player(game)["discard"], player(game)["unpaid_debts"]) == (["thief", "trader"], 2)


@rule("VIS-DRAW-05", "VIS-CARDS-12", "VIS-CARDS-05")
def test_a_criminal_that_has_dropped_off_counts_only_when_it_is_back() -> None:
    """Only two cards lie on the board at the shuffle: Virtue. Then the Thief comes back: Corruption."""
    red = {"row": ["abbot", "squire", "thief"], "hand": [], "draw": [], "discard": []}
    game = table(red, {})
    assert (player(game)["virtue"], player(game)["corruption"]) == (6, 2)
    assert (player(game)["unpaid_debts"], player(game)["silver"]) == (1, 1)


@rule("VIS-R-17", "VIS-ICON-14", "VIS-DISMISS-05")
def test_a_dismissed_card_is_not_shuffled_in() -> None:
    """Hired, the Courier shuffles itself in; dismissed it is out of the game, so there may be nothing to shuffle."""
    own = {"at": "town-2", "row": ["trader", "lender", "abbot"], "silver": 1, "hand": ["squire"], "discard": []}
    game = table(own, {}, phase="action", townsfolk={**BARE, "a": ["courier"]})
    play(game, "trade", "dismiss")
    assert player(game)["virtue"] == 7
    assert "courier" in field(game, "gone")


@rule("VIS-R-18")
def test_samson_shuffles_himself_in() -> None:
    own = {"row": ["abbot", "squire", "samson"], "hand": ["trader", "thief"], "draw": ["lender"], "discard": []}
    game = table({**own, "acquired_deeds": 1}, {}, options={"extra_heroes": True})
    assert sorted(player(game)["draw"]) == ["lender", "samson"]
    assert (player(game)["approved_deeds"], player(game)["virtue"]) == (1, 6)


@rule("VIS-R-21", "VIS-BUILD-12", "VIS-DISMISS-10")
def test_larena_and_the_second_trading_post_dismiss_for_nothing() -> None:
    own = {"at": "town-6", "row": ["larena", "peddler-ink", "abbot"], "built": ["trading-post-2"], "silver": 0}
    game = table(own, {}, phase="action", townsfolk={**BARE, "c": ["antagonist"]}, options={"extra_heroes": True})
    play(game, "trade", "dismiss")
    assert (player(game)["silver"], player(game)["corruption"]) == (0, 2)
    printed = table(own, {}, phase="action", townsfolk=BARE, options={"extra_heroes": True})
    assert "dismiss" in moves(play(printed, "trade"))


@rule("VIS-ACT-09")
def test_silver_for_a_dismissal_is_gone_for_the_action() -> None:
    """The Clergyman's Silver would pay for the Manuscript, but not for the Priest too, who gives only 1 Cleric."""
    own = {"at": "inner-a", "row": ["clergyman", "squire", "labourer"], "silver": 4}
    tile = {"a": ["psalter-of-mercy"]}
    game = table(dict(own), {}, phase="action", townsfolk={**BARE, "a": ["priest"]}, manuscripts=tile)
    play(game, "transcribe")
    assert (player(game)["manuscripts"], player(game)["silver"]) == (["psalter-of-mercy"], 0)
    assert field(game, "townsfolk")["a"] == ["priest"]
    both = table({**own, "ink": 1}, {}, phase="action", townsfolk={**BARE, "a": ["priest"]}, manuscripts=tile)
    assert moves(play(both, "transcribe")) == ["dismiss nobody", "dismiss"]


@rule("VIS-R-27")
def test_a_free_building_that_can_not_be_is_lost() -> None:
    shops = {"a1": "red workshop", "a2": "red workshop", "a3": "red workshop"}
    built = ["workshop-1", "workshop-2", "workshop-3"]
    game = table({"built": built, "hand": ["trader", "thief"]}, {}, effect="build 1 workshop", buildings=shops)
    assert (game.decision.seat, player(game)["built"]) == (BLUE, built)


@rule("VIS-R-41", "VIS-R-26")
def test_a_link_of_another_player_can_trigger_the_end() -> None:
    """Red builds beside Blue: both gain the Debt of the line, Red the first and Blue the last on the stack."""
    own = {"at": "town-8", "row": ["labourer", "abbot", "squire"], "stone": 2, "hand": ["trader", "thief"]}
    game = table(
        own, {"built": ["workshop-1"]}, phase="action", townsfolk=BARE, buildings={"d4": "blue workshop"}, debt_stack=2
    )
    play(game, "construct", "build workshop-2")
    assert (player(game)["unpaid_debts"], player(game, BLUE)["unpaid_debts"]) == (1, 1)
    assert (field(game, "debt_stack"), field(game, "closing")) == (0, "triggered")


@rule("VIS-DISMISS-02")
def test_silver_or_a_wrong_icon_does_not_dismiss() -> None:
    own = {"at": "inner-a", "row": ["squire", "abbot", "labourer"], "silver": 9}
    game = table(own, {}, phase="action", townsfolk={**BARE, "a": ["jeweller"]})
    play(game, "castle")
    assert (kind(game), player(game)["first_tier"]["k1"], refusal(game, "dismiss") != "") == ("recruit", 1, True)
    assert player(game, RED)["silver"] == 9


@rule("VIS-BUILD-08", "VIS-R-26", "VIS-DEBT-01")
def test_a_link_brings_others_their_triggers_too() -> None:
    """Red builds on D3 beside blue on D4: both gain a Debt, and blue's Racketeer works in red's turn."""
    own = {"at": "town-8", "row": ["labourer", "abbot", "squire"], "stone": 2, "hand": ["trader", "thief"]}
    blue = {"row": ["racketeer-destroy", "squire", None], "hand": ["abbot", "trader"]}
    game = table(own, blue, phase="action", townsfolk=BARE, buildings={"d4": "blue workshop"})
    play(game, "construct", "build workshop-2")
    assert (game.decision.seat, kind(game), field(game, "turn")) == (BLUE, "pick-effect", "red")
    play(game, "choose 2", "discard abbot")
    assert (player(game, BLUE)["discard"], player(game, BLUE)["unpaid_debts"]) == (["abbot"], 1)


@rule("VIS-BUILD-08", "VIS-BUILD-09", "VIS-BUILD-10")
def test_a_link_across_a_border_follows_the_ring_as_it_lies() -> None:
    """D lies after A: the line of A4 (a Castle move) leads to D1, whoever stands on B1."""
    own = {"at": "town-2", "row": ["labourer", "abbot", "squire"], "stone": 2, "hand": ["trader", "thief"]}
    fields: dict[str, Any] = {"ring": ["a", "d", "b", "c", "e"], "phase": "action", "townsfolk": BARE}
    for buildings, linked in [({"d1": "red workshop", "a3": "blue workshop"}, True), ({"b1": "red workshop"}, False)]:
        red = {**own, "first_tier": {"k1": 1}, "built": ["workshop-1"]}
        game = table(red, {"first_tier": {"k3": 1}}, buildings={**buildings}, **fields)
        play(game, "construct", "build workshop-2")
        if kind(game) == "choose-spot":
            play(game, "build on a4")
        play(game, "decline")  # the spot: nobody is destroyed
        if linked:
            play(game, "link after")
            assert (kind(game), game.decision.seat) == ("shift-worker", RED)
            play(game, "decline")  # red owns both ends: once only, and blue is not asked
            assert (player(game)["ink"], player(game, BLUE)["ink"]) == (1, 1)
        assert kind(game) != "shift-worker"


@rule("VIS-DISMISS-09", "VIS-DISMISS-04", "VIS-DISMISS-05")
def test_printed_townsfolk_stay_for_the_next_turn() -> None:
    """Red and then blue dismiss the one printed on B, once each in their turns."""
    own = {"at": "town-4", "row": ["labourer", "abbot", "squire"], "stone": 2, "silver": 2, "hand": ["trader", "thief"]}
    game = table(dict(own), {**own, "at": "town-3"}, phase="action", townsfolk=BARE)
    gone = field(game, "gone")
    play(game, "construct", "build workshop-1", "dismiss")
    assert kind(game) == "choose-spot"
    play(game, "build on b4", "decline")
    assert game.decision.seat == BLUE
    play(game, "play trader", "go town-4", "arrange 1 2 3", "construct", "build workshop-1", "dismiss")
    assert [player(game, seat)["virtue"] for seat in (RED, BLUE)] == [5, 5]  # 1 each, and 1 of the Link B3-B4
    assert (field(game, "gone"), field(game, "townsfolk")) == (gone, BARE)


@rule("VIS-R-04", "VIS-DISMISS-07")
def test_the_effect_of_a_dismissal_comes_before_payment_and_spot() -> None:
    own = {"at": "town-4", "row": ["labourer", "abbot", "squire"], "stone": 2, "silver": 2, "hand": ["trader", "thief"]}
    game = table(own, {}, phase="action", townsfolk={**BARE, "b": ["stonecutter-1-stone"]})
    play(game, "construct", "build workshop-1", "dismiss")
    assert (kind(game), player(game)["stone"], player(game)["silver"]) == ("discard-card", 2, 0)
    play(game, "decline")
    assert (kind(game), player(game)["stone"]) == ("choose-spot", 1)  # 3 Builders: 1 card, the Stonecutter, 1 Stone


@rule("VIS-BUILD-12", "VIS-DISMISS-03")
def test_the_second_trading_post_makes_every_price_one() -> None:
    for visible in ("mason", "woodcutter-virtue", "sculptor"):
        own = {"at": "town-4", "row": ["labourer", "abbot", "squire"], "stone": 2, "built": ["trading-post-2"]}
        piles = {**BARE, "b": [visible]}
        game = table({**own, "silver": 1}, {}, phase="action", townsfolk=piles, buildings={"c1": "red trading-post"})
        assert player(play(game, "construct", "build workshop-1", "dismiss"))["silver"] == 0
