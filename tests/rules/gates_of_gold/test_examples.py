"""The worked examples that are not beside their rules (GOG-EX)."""

from tests.rules.gates_of_gold.setting import NEXT, ORDER, gate, silver, told
from tests.rules.marks import rule
from tests.rules.viscounts.setting import kind, moves, play, player


@rule("GOG-EX-01")
def test_resources_as_silver_draw_the_card_that_is_played() -> None:
    red = {"columns": [2, 3], "stone": 1, "gold": 1, "hand": [], "draw": ["thief", "trader"], "discard": ["abbot"]}
    game = gate({**red, "row": [None, "financier", "squire"]}, {}, phase="play")
    assert kind(game) == "use-columns"
    play(game, "column draw")
    assert (player(game)["stone"], player(game)["gold"]) == (0, 0)
    assert player(game)["row"][0] == "thief"
    with_hand = gate({**red, "hand": ["abbot"], "discard": [], "row": [None, "financier", "squire"]}, {}, phase="play")
    play(with_hand, "column draw")
    assert moves(with_hand) == ["play abbot", "play thief"]
    play(with_hand, "play thief")
    assert player(with_hand)["row"][0] == "thief"


@rule("GOG-EX-02")
def test_rearranging_before_the_shift_decides_what_drops_off() -> None:
    red = {"columns": [4], "stone": 3, "row": ["squire", "financier", "trader"], "hand": ["abbot", "labourer"]}
    game = gate(red, {})
    play(game, "column rearrange", "arrange 2 3 1")
    assert player(game)["stone"] == 0
    assert player(game)["discard"] == ["squire"]
    assert player(game)["row"] == [None, "financier", "trader"]


@rule("GOG-EX-09")
def test_a_free_order_in_place_of_the_journeymans_hire() -> None:
    others = [f"kings-order-{number}" for number in range(4, 25)]
    red = {
        "row": ["squire", "financier", "journeyman"],
        "hand": ["abbot", "labourer", "lender"],
        "built": ["workshop-1"],
    }
    game = gate(red, {"discard": others}, specialized_card="specialized-1", specialized_holder="red")
    assert kind(game) == "free-hire"
    play(game, "order")
    assert silver(game) == 1
    assert kind(game) == "discard-card"  # the order's and slot WS1's are alike: none is chosen to come first
    assert player(game)["virtue"] == 7
    play(game, "discard abbot", "discard labourer")
    assert player(game)["discard"] == ["labourer", "abbot", ORDER, "journeyman"]
    assert player(game)["virtue"] == 6
    assert len(told(game, "orders")) == 2
    assert (silver(game), kind(game)) == (1, "play-card") or player(game)["row"][0] == "lender"


@rule("GOG-EX-10")
def test_a_refusal_that_welcomes_and_brings_a_new_order() -> None:
    red = {"hand": [ORDER, "abbot", "labourer"], "row": ["peddler-ink", "squire", "lender"], "at": "town-8"}
    row = ["protector", "hunter", "tyrant"]
    holding = {"specialized_card": "specialized-6", "specialized_holder": "red"}
    game = gate(red, {}, phase="action", outsiders=row, townsfolk={"d": ["mason"]}, **holding)
    play(game, "trade")
    while kind(game) != "destroy-card":
        play(game, moves(game)[0])
    before = silver(game)
    play(game, f"destroy {ORDER}")
    assert silver(game) == before + 3
    play(game, "refuse protector")
    assert told(game, "gone")[-1] == "protector"
    assert moves(game) == ["welcome hunter", "welcome outrider", "welcome tyrant"]
    play(game, "welcome hunter")
    assert told(game, "outsiders") == ["outrider", NEXT[2], "tyrant"]
    assert player(game)["unpaid_debts"] == 1
    assert kind(game) == "discard-card"
    assert player(game)["discard"] == [ORDER, "hunter"]
    other = gate(
        red,
        {},
        phase="action",
        outsiders=row,
        townsfolk={"d": ["mason"]},
        specialized_card="specialized-3",
        specialized_holder="red",
    )
    play(other, "trade")
    while kind(other) != "destroy-card":
        play(other, moves(other)[0])
    play(other, f"destroy {ORDER}", "refuse protector")
    hand = len(player(other)["hand"])
    play(other, "welcome hunter")
    assert len(player(other)["hand"]) >= hand + 2
