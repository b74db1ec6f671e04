"""The primary action, its funding, dismissing, and Trade (VIS-ACT, VIS-DISMISS, VIS-TRADE)."""

import pytest

import regnum
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, RED, field, kind, moves, play, player, refusal, state, table

PLAIN = ["abbot", "squire", "labourer"]


@rule("VIS-ACT-01", "VIS-R-01")
def test_one_action_or_none() -> None:
    game = table({"row": ["trader", "labourer", None], "stone": 3}, {}, phase="action")
    assert moves(game) == ["trade", "construct", "pass"]
    play(game, "pass")
    assert kind(game) != "primary-action"
    assert player(game)["silver"] == 0  # the Trader waits for a Trade, and passing is none


@rule("VIS-ACT-02", "VIS-TRADE-01", "VIS-BUILD-01", "VIS-CASTLE-01", "VIS-SCRIBE-01")
def test_two_actions_outside_and_two_inside() -> None:
    rich = {"row": ["trader", "labourer", "squire"], "stone": 9, "gold": 9, "ink": 9, "silver": 9}
    outer = table({**rich, "at": "town-4"}, {}, phase="action")
    assert moves(outer) == ["trade", "construct", "pass"]
    assert refusal(outer, "castle") == "VIS-CASTLE-01"
    assert refusal(outer, "transcribe") == "VIS-SCRIBE-01"
    inner = table({**rich, "at": "inner-b"}, {}, phase="action")
    assert moves(inner) == ["castle", "transcribe", "pass"]
    assert refusal(inner, "trade") == "VIS-TRADE-01"
    assert refusal(inner, "construct") == "VIS-BUILD-01"


@rule("VIS-ACT-03", "VIS-ACT-07")
@pytest.mark.parametrize(
    ("at", "action", "good", "moves_after"),
    [
        ("town-4", "construct", "stone", ["build workshop-1", "build on b3"]),
        ("inner-b", "castle", "gold", ["send 2"]),
        ("inner-b", "transcribe", "ink", []),
    ],
)
def test_a_resource_counts_as_an_icon_and_only_what_is_missing_is_paid(
    at: str, action: str, good: str, moves_after: list[str]
) -> None:
    """Each row has one matching icon and one Criminal; three are needed."""
    row = {"construct": "labourer", "castle": "squire", "transcribe": "abbot"}[action]
    own = {"row": [row, "thief", "trader"], "at": at, good: 5}
    game = table(own, {}, phase="action", townsfolk={"b": ["jeweller"]})
    play(game, action)
    for move in moves_after:
        if move in moves(game):
            play(game, move)
    assert player(game)[good] == 4


@rule("VIS-ACT-04")
def test_cards_slots_and_church_favours_count_but_not_hand_or_piles() -> None:
    own = {"row": ["trader", "lender", "journeyman"], "at": "inner-a", "hand": ["abbot"], "discard": ["friar"]}
    tile = {"a": ["psalter-of-mercy"]}
    plain = table(dict(own), {}, phase="action", townsfolk=BARE, manuscripts=tile)
    assert moves(plain) == ["pass"]
    more = {**own, "built": ["guildhall-3"], "ink": 1}
    favoured = table(more, {}, phase="action", townsfolk=BARE, manuscripts=tile, favours={"black": "red"})
    assert "transcribe" in moves(favoured)
    others = table(more, {}, phase="action", townsfolk=BARE, manuscripts=tile, favours={"black": "blue"})
    assert "transcribe" not in moves(others)


@rule("VIS-ACT-05", "VIS-ACT-06")
def test_icons_are_not_used_up_and_too_many_give_nothing() -> None:
    own = {"row": ["foreman", "stonecutter-1-stone", "charlatan"], "at": "town-4", "stone": 1}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "construct", "build workshop-1", "build on b4")
    assert player(game)["stone"] == 1
    assert player(game)["row"] == ["foreman", "stonecutter-1-stone", "charlatan"]


@rule("VIS-ACT-08")
def test_what_comes_after_an_action_comes_after_all_its_consequences() -> None:
    """The Woodcutter's Virtue waits for the spot's effect and the Link."""
    own = {"row": ["woodcutter-virtue", "labourer", "miner"], "at": "town-3"}
    buildings = {"b1": "blue trading-post"}
    game = table(own, {}, {}, phase="action", townsfolk=BARE, buildings=buildings)
    play(game, "construct", "build workshop-1")
    assert (player(game)["stone"], player(game)["silver"], player(game)["virtue"]) == (1, 2, 6)
    assert kind(game) != "primary-action"


@rule("VIS-ACT-08", "VIS-R-02")
def test_after_trade_needs_a_trade() -> None:
    own = {"row": ["trader", "jeweller", "abbot"], "at": "town-5"}
    game = table(dict(own), {}, phase="action", townsfolk=BARE)
    passed = play(game.copy(), "pass")
    assert (player(passed)["silver"], player(passed)["virtue"]) == (0, 7)
    play(game, "trade")
    while kind(game) in ("choose-exchanges", "triggers"):
        play(game, moves(game)[0])
    assert (player(game)["silver"], player(game)["virtue"], player(game)["ink"]) == (1, 6, 1)


@rule("VIS-ACT-09", "VIS-R-04")
def test_an_action_must_be_payable_as_it_stands() -> None:
    """A gain that the dismissal would bring does not count; what it brings may be spent."""
    own = {"row": ["labourer", "abbot", "trader"], "at": "town-4"}
    for silver, stone, possible in [(0, 1, False), (0, 2, True), (1, 1, True), (2, 0, False)]:
        game = table(
            {**own, "silver": silver, "stone": stone}, {}, phase="action", townsfolk={"b": ["mason"]}, buildings={}
        )
        assert ("construct" in moves(game)) == possible
    assert refusal(game, "construct") == "VIS-ACT-09"


@rule("VIS-DISMISS-01", "VIS-DISMISS-03", "VIS-DISMISS-05", "VIS-DISMISS-06", "VIS-DISMISS-07", "VIS-EX-07")
def test_dismissing_the_woodcutter() -> None:
    """Pay 2, gain 1 Virtue, 1 Builder icon, and the card is out of the game."""
    own = {"row": ["labourer", "stonecutter-1-stone", "trader"], "at": "town-4", "silver": 3}
    game = table(own, {}, phase="action", townsfolk={"b": ["woodcutter-virtue", "mason"]})
    play(game, "construct", "build workshop-1")
    assert (player(game)["silver"], player(game)["virtue"]) == (1, 6)
    assert field(game, "gone") == ["woodcutter-virtue"]
    assert field(game, "townsfolk")["b"] == ["mason"]
    assert kind(game) == "choose-spot"
    play(game, "build on b3")
    assert player(game)["built"] == ["workshop-1"]


@rule("VIS-DISMISS-02", "VIS-R-06")
def test_somebody_without_a_matching_icon_can_not_be_dismissed() -> None:
    base = {"at": "town-4", "silver": 9, "stone": 9}
    for visible, offered in [("woodcutter-virtue", True), ("friar", False), ("pickpocket", True), ("jeweller", False)]:
        game = table({"row": PLAIN, **base}, {}, phase="action", townsfolk={"b": [visible]})
        play(game, "construct", "build workshop-1")
        assert (kind(game) == "may-dismiss") == offered
    # The Strongman turns pairs of Merchants into Builders: then Merchants match too.
    game = table({"row": ["strongman", "abbot", "squire"], **base}, {}, phase="action", townsfolk={"b": ["jeweller"]})
    play(game, "construct", "build workshop-1")
    assert kind(game) == "may-dismiss"


@rule("VIS-DISMISS-04", "VIS-R-07")
def test_one_dismissal_a_turn_and_the_next_one_may_be_hired() -> None:
    own = {"row": PLAIN, "at": "town-4", "silver": 9, "stone": 9}
    game = table(own, {}, {}, phase="action", townsfolk={"b": ["miner", "woodcutter-virtue"]})
    play(game, "construct", "build workshop-1", "dismiss")
    assert kind(game) == "choose-spot"
    play(game, "build on b3")
    assert moves(game) == ["decline", "recruit"]
    assert player(play(game, "recruit"))["discard"] == ["woodcutter-virtue"]


@rule("VIS-DISMISS-08")
def test_the_ability_of_the_dismissed_card_has_no_effect() -> None:
    """The Scoundrel's immediate Gold does not come."""
    own = {"row": PLAIN, "at": "town-4", "silver": 1, "stone": 9, "hand": []}
    game = table({**own, "draw": ["thief"]}, {}, phase="action", townsfolk={"b": ["scoundrel-gold"]})
    play(game, "construct", "build workshop-1", "dismiss")
    assert player(game)["gold"] == 0
    assert kind(game) == "discard-card"  # its corner


@rule("VIS-DISMISS-09", "VIS-DISMISS-10", "VIS-R-21")
def test_printed_townsfolk_are_dismissed_again_and_again() -> None:
    """Segment B prints a Builder and Noble of value 2 that brings 1 Virtue."""
    own = {"row": PLAIN, "at": "town-4", "silver": 2, "stone": 3}
    game = table(dict(own), {}, phase="action", townsfolk=BARE)
    play(game, "construct", "build workshop-1", "dismiss")
    assert (player(game)["silver"], player(game)["virtue"]) == (0, 6)
    cheaper = table({**own, "built": ["trading-post-2"]}, {}, phase="action", townsfolk=BARE)
    play(cheaper, "construct", "build workshop-1", "dismiss")
    assert player(cheaper)["silver"] == 1
    larena = {**own, "row": ["larena", "squire", "labourer"], "built": ["trading-post-2"]}
    free = table(larena, {}, phase="action", townsfolk=BARE, options={"extra_heroes": True})
    play(free, "construct", "build workshop-1", "dismiss")
    assert player(free)["silver"] == 2


@rule("VIS-DISMISS-10")
def test_dismissing_for_the_effect_alone() -> None:
    own = {"row": ["foreman", "stonecutter-1-stone", "charlatan"], "at": "town-4", "silver": 2}
    game = table(own, {}, phase="action", townsfolk={"b": ["woodcutter-virtue"]})
    play(game, "construct", "build workshop-1")
    assert moves(game) == ["dismiss nobody", "dismiss"]
    assert player(play(game.copy(), "dismiss"))["virtue"] == 6
    assert player(play(game, "dismiss nobody"))["virtue"] == 7


@rule("VIS-TRADE-02", "VIS-TRADE-03", "VIS-TRADE-05", "VIS-EX-08")
def test_trading_for_gold_with_silver() -> None:
    """Town 7: Trader 1, Peddler 3, Princess 0 Merchants, and 2 Silver: 3 Gold; then the Trader's Silver."""
    own = {"row": ["trader", "peddler-ink", "princess"], "at": "town-7", "silver": 2}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "trade")
    assert moves(game) == ["exchange 1", "exchange 2", "exchange 3"]
    play(game, "exchange 3")
    assert (player(game)["gold"], player(game)["silver"]) == (3, 1)


@rule("VIS-TRADE-08", "VIS-EX-30")
def test_silver_that_buys_nothing_is_not_spent() -> None:
    own = {"row": ["peddler-ink", "abbot", "squire"], "at": "town-2", "silver": 2}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "trade")
    assert moves(game) == ["exchange 1", "exchange 2"]
    one, two = play(game.copy(), "exchange 1"), play(game.copy(), "exchange 2")
    assert (player(one)["silver"], player(one)["ink"]) == (2, 1)
    assert (player(two)["silver"], player(two)["ink"]) == (1, 2)
    poor = {"row": ["trader", "abbot", "squire"], "at": "town-2", "silver": 0}
    assert refusal(table(poor, {}, phase="action", townsfolk={"a": ["mason"]}), "trade") == "VIS-ACT-09"


@rule("VIS-TRADE-04", "VIS-R-03")
def test_trading_for_silver_spends_none() -> None:
    own = {"row": ["peddler-ink", "abbot", "squire"], "at": "town-3", "silver": 5}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "trade")
    assert moves(game) == ["exchange 1", "exchange 2", "exchange 3"]
    assert player(play(game, "exchange 3"))["silver"] == 8
    none = table({**own, "row": PLAIN}, {}, phase="action", townsfolk={"b": ["friar"]})
    assert refusal(none, "trade") == "VIS-ACT-09"


@rule("VIS-TRADE-06")
def test_trading_for_destroyed_cards() -> None:
    own = {"row": ["peddler-ink", "peddler-gold", "abbot"], "at": "town-8", "hand": ["thief", "financier"]}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "trade", "exchange 2", "destroy thief")
    assert "decline" in moves(game)
    play(game, "destroy financier")
    assert player(game)["silver"] == 4


@rule("VIS-TRADE-07")
def test_trading_for_flips() -> None:
    own = {"row": ["peddler-ink", "peddler-gold", "lender"], "at": "town-6", "unpaid_debts": 2, "acquired_deeds": 2}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "trade", "exchange 2", "flip debt", "take ink", "flip deed")
    assert (player(game)["paid_debts"], player(game)["approved_deeds"]) == (1, 1)


@rule("VIS-TRADE-08")
def test_an_exchange_without_effect_is_made_all_the_same() -> None:
    """Nothing to flip, but a Trade: the Jeweller's Virtue comes."""
    own = {"row": ["peddler-ink", "jeweller", "lender"], "at": "town-6"}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, "trade")
    assert player(game)["virtue"] == 6


@rule("VIS-R-14", "VIS-EX-02")
@pytest.mark.parametrize(
    ("card", "at", "action"),
    [("traveller", "inner-a", "transcribe"), ("benefactor", "inner-a", "castle"), ("strongman", "town-1", "construct")],
)
def test_two_merchants_count_as_one_icon(card: str, at: str, action: str) -> None:
    """The Traveller's 2 Merchants make 1 Cleric; with slot TP3, 2; silver is no Merchant."""
    tile = {"a": ["psalter-of-mercy"]}
    need = {"transcribe": 3, "castle": 1, "construct": 3}[action]
    good = {"transcribe": "ink", "castle": "gold", "construct": "stone"}[action]
    fillers = {"transcribe": ["squire", "labourer"], "castle": ["abbot", "labourer"], "construct": ["abbot", "squire"]}
    own = {"row": [card, *fillers[action]], "at": at, "silver": 0}
    game = table({**own, good: need - 1}, {}, phase="action", townsfolk=BARE, manuscripts=tile)
    assert action in moves(game)
    if need > 1:
        merchants = {"a": ["jeweller"]}
        short = table({**own, "silver": 2, good: need - 2}, {}, phase="action", townsfolk=merchants, manuscripts=tile)
        assert action in moves(short)  # the dismissed Jeweller's 2 Merchants make another
        other = {"a": ["overseer-cards"]}
        short = table({**own, "silver": 3, good: need - 2}, {}, phase="action", townsfolk=other, manuscripts=tile)
        assert action not in moves(short)
        slot = {**own, good: need - 2, "built": ["trading-post-3"]}
        assert action in moves(table(slot, {}, phase="action", townsfolk=BARE, manuscripts=tile))


@rule("VIS-R-15")
def test_one_unit_counts_double_for_each_card_that_says_so() -> None:
    own = {"row": ["artist", "abbot", "labourer"], "at": "inner-a", "gold": 2}
    game = table(dict(own), {}, phase="action", townsfolk=BARE)
    play(game, "castle")
    # Artist 1 Noble, 2 Gold: 2 + 1: 4 icons, enough for 2 Workers; the double unit is spent first.
    assert moves(game) == ["send 1", "send 2"]
    assert player(play(game, "send 2"))["gold"] == 1
    # For 3 Workers 5 icons: the Artist's own, 2 for the first Gold, 1 for each of two more.
    more = table({**own, "gold": 3}, {}, phase="action", townsfolk=BARE)
    assert player(play(more, "castle", "send 3"))["gold"] == 0
    assert moves(play(table({**own, "gold": 2}, {}, phase="action", townsfolk=BARE), "castle")) == ["send 1", "send 2"]
    sculptor = {"row": ["sculptor", "abbot", "squire"], "at": "town-4", "stone": 1}
    assert "construct" in moves(table(sculptor, {}, phase="action", townsfolk=BARE))


@rule("VIS-ACT-03", "VIS-ACT-07")
def test_who_has_several_ways_to_pay_is_asked_portion_by_portion() -> None:
    """The Clergyman lets 2 Silver count as a Cleric, Emma Gold and Stone."""
    own = {"row": ["clergyman", "emma", "squire"], "at": "inner-a", "ink": 1, "silver": 2, "gold": 1, "stone": 0}
    tile = {"a": ["lives-of-the-saints"]}
    game = table(dict(own), {}, phase="action", townsfolk={"a": ["jeweller"]}, manuscripts=tile)
    play(game, "transcribe")  # 4 needed, 2 there
    assert moves(game) == ["pay silver", "pay ink"]
    assert refusal(game, "pay gold") == "VIS-ACT-09"  # Silver comes before it, so 1 Gold is not enough
    ink = play(game.copy(), "pay ink")
    assert moves(ink) == ["pay silver", "pay gold"]
    assert refusal(ink, "pay ink") == "VIS-ACT-09"
    play(ink, "pay gold")
    assert (player(ink)["ink"], player(ink)["gold"], player(ink)["silver"]) == (0, 0, 2)
    play(game, "pay silver")
    assert (player(game)["ink"], player(game)["gold"], player(game)["silver"]) == (1, 0, 0)


@rule("VIS-R-05")
def test_an_action_that_the_dismissal_makes_impossible_does_not_happen() -> None:
    own = {"row": ["peddler-ink", "abbot", "squire"], "at": "town-2", "silver": 3}
    game = table(own, {}, phase="action", townsfolk={"a": ["mason"]})
    play(game, "trade")
    assert kind(game) == "may-dismiss"
    state(game).players[RED].row = [0, 2, 1]  # as if the dismissal had taken the Merchants away
    state(game).players[RED].goods[0] = 1
    play(game, "dismiss")
    while kind(game) == "rearrange":
        play(game, moves(game)[0])
    assert (player(game)["ink"], player(game)["silver"]) == (0, 0)


@rule("VIS-TRADE-03", "VIS-TRADE-08")
def test_more_exchanges_than_can_be_paid_are_refused() -> None:
    own = {"row": ["peddler-ink", "trader", "squire"], "at": "town-2"}
    game = play(table(own, {}, phase="action", townsfolk=BARE), "trade")
    assert [refusal(game, f"exchange {number}") for number in (1, 2, 3, 40)] == ["", "", "VIS-TRADE-08", "VIS-TRADE-08"]


@rule("VIS-R-10", "VIS-ACT-08")
def test_of_several_abilities_at_the_same_moment_the_owner_says_which_comes_first() -> None:
    """Trader and Jeweller wait for a Trade, wherever they lie."""
    for row in (["jeweller", "trader", "abbot"], ["trader", "abbot", "jeweller"]):
        game = table({"row": row, "at": "town-3"}, {}, phase="action", townsfolk=BARE)
        play(game, "trade", "exchange 1")
        assert moves(game) == ["resolve trader", "resolve jeweller"]
        play(game, "resolve jeweller")
        assert (player(game)["virtue"], player(game)["silver"]) == (6, 2)


@rule("VIS-TRADE-03", "VIS-TRADE-08")
def test_nothing_but_the_price_limits_how_often_one_trades() -> None:
    """2 Merchants and 200 Silver are 101 exchanges; more than 40 at once are made 40 by 40."""
    own = {"row": ["lender", "abbot", "squire"], "at": "town-2", "hand": ["thief", "trader"]}
    game = play(table({**own, "silver": 200}, {}, phase="action", townsfolk=BARE), "trade")
    assert moves(game) == [f"exchange {number}" for number in range(1, 41)]
    play(game, "exchange 40")
    assert (player(game)["silver"], player(game)["ink"]) == (200, 0)  # all is paid together
    assert moves(game) == ["decline", *[f"exchange {number}" for number in range(1, 41)]]
    stopped = play(game.copy(), "decline")
    assert (player(stopped)["silver"], player(stopped)["ink"]) == (200 - 78, 40)
    play(game, "exchange 40")
    assert regnum.from_position(game.position()) == game
    assert moves(game) == ["decline", *[f"exchange {number}" for number in range(1, 22)]]
    assert refusal(game, "exchange 22") == "VIS-TRADE-08"
    play(game, "exchange 21")
    assert (player(game)["silver"], player(game)["ink"]) == (0, 101)
    exact = play(table({**own, "silver": 78}, {}, phase="action", townsfolk=BARE), "trade", "exchange 40")
    assert (player(exact)["silver"], player(exact)["ink"]) == (0, 40)
