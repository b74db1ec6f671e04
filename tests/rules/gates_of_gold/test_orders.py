"""King's Orders (GOG-ORDER), and what they do to Outsiders (GOG-WELCOME, GOG-REFUSE, GOG-OUT)."""

from typing import Any

from regnum import Game
from tests.rules.gates_of_gold.setting import NEXT, ORDER, ROW, gate, silver, told, total
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, RED, cards, kind, moves, play, player, refusal

HAND = ["abbot", "labourer"]
EVERYWHERE = [f"kings-order-{number}" for number in range(1, 25)]


def destroying(hand: list[str], **fields: Any) -> Game:
    """Red may destroy a card."""
    red = {"hand": hand, "row": ["squire", "financier", "lender"], "draw": ["thief", "trader"], **fields.pop("red", {})}
    return gate(red, {}, effect="destroy 1 card", **fields)


@rule("GOG-ORDER-01", "GOG-ORDER-02", "GOG-ICON-01", "GOG-R-07")
def test_a_gained_order_goes_onto_the_discard_pile_and_a_card_may_be_discarded() -> None:
    game = gate({"hand": HAND, "built": ["workshop-1"]}, {}, effect="receive 1 order")
    assert player(game)["discard"] == [ORDER]
    assert kind(game) == "discard-card"
    play(game, "discard abbot")
    assert player(game)["discard"] == ["abbot", ORDER]
    assert kind(game) == "play-card"


@rule("GOG-ORDER-02")
def test_every_one_of_several_orders_brings_its_discard() -> None:
    game = gate({"hand": [*HAND, "thief"]}, {}, effect="receive 2 orders")
    play(game, "discard abbot")
    assert kind(game) == "discard-card"
    play(game, "discard labourer")
    assert sorted(player(game)["discard"]) == ["abbot", ORDER, "kings-order-2", "labourer"]


@rule("GOG-ORDER-03", "GOG-ORDER-04")
def test_an_order_is_played_like_any_card() -> None:
    red = {"hand": [ORDER, "abbot"], "row": [None, "financier", None], "at": "town-2"}
    game = gate(red, {"at": "inner-e"}, phase="play")
    play(game, f"play {ORDER}")
    assert player(game)["row"][0] == ORDER
    from regnum.games.viscounts.movement import price_of
    from tests.rules.viscounts.setting import state

    order = next(n for n, card in enumerate(state(game).deck.townsfolk) if card.id == ORDER)
    assert state(game).deck.townsfolk[order].silver == 3
    assert state(game).deck.townsfolk[order].icons == [1, 0, 0, 0, 0]
    assert price_of(state(game), RED, order, 3) >= 0


@rule("GOG-ORDER-05", "GOG-WELCOME-01", "GOG-OUT-01", "GOG-EX-04", "GOG-R-25")
def test_an_order_that_drops_off_returns_and_welcomes_an_outsider() -> None:
    game = gate({"hand": HAND, "row": ["squire", "financier", ORDER]}, {})
    assert kind(game) == "welcome"
    assert moves(game) == ["welcome hunter", "welcome tyrant", "welcome warrior"]
    assert refusal(game, "welcome protector") == "GOG-WELCOME-01"
    assert ORDER in told(game, "orders")
    play(game, "welcome tyrant")
    assert player(game)["discard"] == ["tyrant"]
    assert told(game, "outsiders") == ["hunter", NEXT[0], "warrior"]
    assert len(told(game, "orders")) == 24
    assert kind(game) == "play-card"


@rule("GOG-WELCOME-02", "GOG-WELCOME-04", "GOG-R-03")
def test_welcoming_is_no_hire_and_resolves_no_corner() -> None:
    red = {"hand": HAND, "built": ["workshop-1"], "row": ["matilda", None, None]}
    game = gate(red, {}, effect="welcome 1 outsider", leader_card="leader-2")
    before = player(game)
    play(game, "welcome hunter")
    after = player(game)
    assert kind(game) == "play-card"
    assert (after["silver"], after["discard"]) == (before["silver"], ["hunter"])
    assert set(after["hand"]) >= set(HAND)


@rule("GOG-WELCOME-03", "GOG-R-24")
def test_an_outsider_is_played_like_other_cards() -> None:
    game = gate({"hand": ["hunter", "abbot"], "row": [None, "financier", None]}, {}, phase="play")
    play(game, "play hunter")
    assert player(game)["row"][0] == "hunter"
    assert kind(game) == "move"


@rule("GOG-ORDER-06", "GOG-REFUSE-01", "GOG-REFUSE-02", "GOG-REFUSE-04", "GOG-REFUSE-05", "GOG-EX-05")
def test_an_order_destroyed_from_hand_refuses_an_outsider_for_3_silver_once() -> None:
    game = destroying([ORDER, "abbot"])
    play(game, f"destroy {ORDER}")
    assert silver(game) == 3
    assert kind(game) == "refuse"
    assert "decline" not in moves(game)
    assert moves(game) == [f"refuse {card}" for card in ROW]
    assert refusal(game, "refuse protector") == "GOG-REFUSE-02"
    play(game, "refuse hunter")
    assert silver(game) == 3 + 4
    assert told(game, "gone") == ["hunter"]
    assert told(game, "outsiders") == [NEXT[0], "tyrant", "warrior"]
    assert len(told(game, "orders")) == 24
    assert ORDER not in cards(game)


@rule("GOG-REFUSE-03")
def test_all_effects_of_a_refused_outsider_are_resolved() -> None:
    game = gate({"hand": HAND}, {}, effect="refuse 1 outsider", outsiders=["assassin", "tyrant", "warrior"])
    play(game, "refuse assassin")
    assert (player(game)["corruption"], player(game)["stone"], silver(game)) == (2, 3, 0)


@rule("GOG-REFUSE-03", "GOG-R-25")
def test_corruption_comes_before_virtue() -> None:
    red = {"hand": HAND, "corruption": 3, "virtue": 4}
    game = gate(red, {}, effect="refuse 1 outsider", outsiders=["scholar-grey", "tyrant", "warrior"])
    play(game, "refuse scholar-grey")
    assert (player(game)["corruption"], player(game)["virtue"]) == (2, 2)


@rule("GOG-R-01", "GOG-ORDER-06")
def test_an_order_destroyed_from_the_draw_pile_refuses_nobody() -> None:
    game = destroying(["abbot"], red={"draw": [ORDER, "thief"]})
    play(game, "destroy top")
    assert silver(game) == 3
    assert kind(game) == "play-card"
    assert (ORDER in told(game, "orders"), told(game, "gone")) == (True, [])


@rule("GOG-R-02", "GOG-OUT-03")
def test_without_outsiders_an_order_that_drops_off_only_returns_unless_cards_would_be_too_few() -> None:
    from tests.rules.gates_of_gold.setting import outsiders

    none: dict[str, Any] = {"outsiders": [], "outsider_pile": [], "gone": outsiders()}
    many = gate({"hand": HAND, "row": ["squire", "financier", ORDER]}, {}, **none)
    assert kind(many) == "play-card"
    assert (player(many)["discard"], ORDER in told(many, "orders")) == ([], True)
    three = {"hand": [], "draw": [], "row": ["squire", "financier", ORDER]}
    few = gate(three, {}, **none)
    assert player(few)["row"][0] == ORDER
    assert len(cards(few)) == 3


@rule("GOG-R-02")
def test_with_three_cards_an_outsider_takes_the_place_of_the_order() -> None:
    game = gate({"hand": [], "draw": [], "row": ["squire", "financier", ORDER]}, {})
    play(game, "welcome hunter")
    assert player(game)["row"] == ["hunter", "squire", "financier"]
    destroying_at_three = gate(
        {"hand": [ORDER], "draw": [], "row": ["squire", "financier", None]}, {}, effect="destroy 1 card"
    )
    assert kind(destroying_at_three) != "destroy-card"


@rule("GOG-OUT-03", "GOG-REFUSE-05")
def test_without_outsiders_a_destroyed_order_still_gives_its_silver() -> None:
    from tests.rules.gates_of_gold.setting import outsiders

    game = destroying([ORDER, "abbot"], outsiders=[], outsider_pile=[], gone=outsiders())
    play(game, f"destroy {ORDER}")
    assert (silver(game), kind(game)) == (3, "play-card")


@rule("GOG-OUT-02")
def test_the_row_shrinks_when_the_pile_is_empty() -> None:
    from tests.rules.gates_of_gold.setting import outsiders

    gone = [card for card in outsiders() if card not in ROW]
    game = gate({"hand": HAND}, {}, effect="refuse 1 outsider", outsider_pile=[], gone=gone)
    play(game, "refuse tyrant")
    assert told(game, "outsiders") == ["hunter", "warrior"]


@rule("GOG-OUT-04")
def test_the_row_is_refilled_before_the_effects_of_a_refused_outsider() -> None:
    game = gate({"hand": HAND}, {}, effect="refuse 1 outsider", outsiders=["protector", "tyrant", "warrior"])
    play(game, "refuse protector")
    assert kind(game) == "welcome"
    assert "welcome outrider" in moves(game)
    assert player(game)["unpaid_debts"] == 0
    play(game, "welcome outrider")
    assert player(game)["unpaid_debts"] == 1


@rule("GOG-ORDER-07")
def test_an_empty_pile_gives_nothing_at_all() -> None:
    game = gate(
        {"hand": HAND},
        {"discard": EVERYWHERE},
        effect="receive 1 order",
        specialized_holder="red",
        specialized_card="specialized-1",
    )
    assert (kind(game), silver(game), player(game)["discard"]) == ("play-card", 0, [])


@rule("GOG-R-23")
def test_a_destroyed_outsider_gives_its_value_and_is_not_refused() -> None:
    game = destroying(["hunter", "abbot"], specialized_holder="red", specialized_card="specialized-6")
    play(game, "destroy hunter")
    assert (silver(game), kind(game)) == (1, "play-card")
    assert told(game, "gone") == ["hunter"]
    assert told(game, "outsiders") == ["tyrant", "warrior", "protector"]


@rule("GOG-R-24")
def test_a_discarded_order_goes_onto_the_discard_pile() -> None:
    game = gate({"hand": [ORDER, "abbot"], "row": ["squire", "financier", "lender"]}, {}, effect="discard 1 card")
    play(game, f"discard {ORDER}")
    assert (player(game)["discard"], kind(game)) == ([ORDER], "play-card")


@rule("GOG-R-03")
def test_card_effects_welcome_and_refuse_without_an_order() -> None:
    game = gate({"hand": HAND, "row": ["squire", "financier", "arnulf"]}, {})
    assert kind(game) == "refuse"
    play(game, "refuse hunter")
    assert (silver(game), len(told(game, "orders"))) == (4, 24)
    louis = gate({"hand": HAND, "row": ["squire", "financier", "louis"]}, {})
    play(louis, "welcome hunter")
    assert player(louis)["discard"] == ["hunter", "louis"]


@rule("GOG-R-04")
def test_refused_guardians_build_and_hire_anywhere() -> None:
    game = gate({"hand": HAND}, {}, effect="refuse 1 outsider", outsiders=["guardian-guildhalls", "tyrant", "warrior"])
    play(game, "refuse guardian-guildhalls")
    assert (kind(game), player(game)["corruption"]) == ("choose-slot", 3)
    play(game, "build workshop-1")
    assert len(moves(game)) == 20
    two = gate({"hand": HAND}, {}, effect="refuse 1 outsider", outsiders=["guardian-workshops", "tyrant", "warrior"])
    play(two, "refuse guardian-workshops", "order", "decline")
    assert kind(two) == "free-hire"
    workers = gate({"hand": HAND}, {}, effect="refuse 1 outsider", outsiders=["carpenter", "tyrant", "warrior"])
    play(workers, "refuse carpenter")
    assert (kind(workers), len(moves(workers))) == ("place-free", 5)


@rule("GOG-R-04", "GOG-REFUSE-03")
def test_both_free_hires_of_a_refused_guardian_are_made_as_long_as_anybody_is_there() -> None:
    row = ["guardian-workshops", "tyrant", "warrior"]
    effect = {"effect": "refuse 1 outsider", "outsiders": row}
    all_orders = {"discard": [f"kings-order-{number}" for number in range(1, 25)]}
    game = gate({"hand": HAND}, all_orders, townsfolk={**BARE, "a": ["mason"]}, **effect)
    play(game, "refuse guardian-workshops")
    assert player(game)["discard"] == ["mason"]  # nobody else is there, nor an order: the second hire is none
    assert kind(game) != "free-hire"
    two = gate({"hand": HAND}, {}, townsfolk={**BARE, "a": ["mason", "friar"]}, **effect)
    play(two, "refuse guardian-workshops")
    assert moves(two) == ["hire a", "order"]


@rule("GOG-R-07")
def test_only_an_order_of_column_1_is_a_hire() -> None:
    holding = {"leader": "red", "leader_card": "leader-2"}
    red = {"hand": HAND, "centre": 1}
    given = gate(red, {}, effect="receive 1 order", **holding)
    assert silver(given) == 0
    instead = gate(red, {}, effect="hire", **holding)
    play(instead, "order")
    while kind(instead) == "triggers":
        play(instead, moves(instead)[0])
    assert silver(instead) == 1


@rule("GOG-WELCOME-05", "GOG-SCORE-16")
def test_a_welcomed_outsider_scores_wherever_it_lies_in_the_deck() -> None:
    for zone in ("hand", "draw", "discard"):
        assert total(gate({zone: ["tyrant", "abbot", "thief"]}, {}), "outsiders") == 3
    assert total(gate({"row": ["tyrant", None, None]}, {}), "outsiders") == 3


@rule("GOG-R-35")
def test_several_orders_in_hand_are_offered_as_one() -> None:
    game = gate({"hand": [ORDER, "kings-order-2", "abbot"], "row": [None, "financier", None]}, {}, phase="play")
    assert moves(game) == ["play abbot", f"play {ORDER}"]
    assert refusal(game, "play kings-order-2") == "VIS-CARDS-04"
