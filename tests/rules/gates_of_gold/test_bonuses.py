"""Builder bonus cards and Castle Leader cards (GOG-BONUS)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.gates_of_gold.setting import ORDER, gate, silver, told
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BLUE, RED, kind, moves, play, player, state

HAND = ["abbot", "labourer"]
WITH_ORDER = {"row": ["squire", ORDER, "lender"]}
WITH_OUTSIDER = {"row": ["squire", "hunter", "lender"]}
BARE_ROW = {"row": ["squire", "financier", "lender"]}


def building(kind_of: str, built: list[str], **fields: Any) -> Game:
    """Red builds one of a kind for free, on the first spot."""
    game = gate({"hand": HAND, "built": built, **fields.pop("red", {})}, {}, effect=f"build 1 {kind_of}", **fields)
    slot = next((move for move in moves(game) if move.startswith(f"build {kind_of}")), "")
    if kind(game) == "choose-slot":
        play(game, slot)
    return play(game, "build on b1")


def collided(red: dict[str, Any], turn: str = "red", **fields: Any) -> Game:
    """A Collision on space 4 of `turn`'s; red holds the cards."""
    met = {"corruption": 4, "virtue": 4}
    players = [{"hand": HAND, **red, **(met if turn == "red" else {})}, met if turn == "blue" else {}]
    return gate(*players, phase="collision", turn=turn, **fields)


@rule("GOG-BONUS-01", "GOG-EX-06")
def test_the_first_with_one_of_each_kind_takes_the_diversified_builder() -> None:
    game = building("trading-post", ["workshop-1", "guildhall-1"])
    assert told(game, "diversified_holder") == "red"
    assert told(game, "specialized_holder") is None
    two = building("trading-post", ["guildhall-2", "guildhall-1"])
    assert told(two, "diversified_holder") is None


@rule("GOG-BONUS-02")
def test_the_first_with_three_of_a_kind_takes_the_specialized_builder() -> None:
    game = building("workshop", ["workshop-1", "workshop-3"])
    assert told(game, "specialized_holder") == "red"
    assert told(game, "diversified_holder") is None
    mixed = building("workshop", ["workshop-1", "guildhall-3"])
    assert told(mixed, "specialized_holder") is None


@rule("GOG-BONUS-03")
def test_a_claimed_card_stays_and_one_player_may_have_both() -> None:
    taken = building("trading-post", ["workshop-1", "guildhall-1"], diversified_holder="blue")
    assert told(taken, "diversified_holder") == "blue"
    both = building("workshop", ["workshop-1", "workshop-2", "guildhall-1", "trading-post-1"])
    assert (told(both, "diversified_holder"), told(both, "specialized_holder")) == ("red", "red")


@rule("GOG-R-13", "GOG-BONUS-04")
def test_a_card_is_claimed_before_the_spot_has_its_effect() -> None:
    """On a2 of the small side a free hire follows: the order taken instead already brings the holder's Silver."""
    red = {"hand": HAND, "built": ["workshop-1", "workshop-2"]}
    game = gate(red, {}, effect="build 1 workshop", specialized_card="specialized-1")
    play(game, "build on a2")
    assert told(game, "specialized_holder") == "red"
    assert kind(game) == "free-hire"
    play(game, "order")
    assert silver(game) == 1


HOLDING_D = {"diversified_holder": "red"}
HOLDING_S = {"specialized_holder": "red"}


@rule("GOG-BONUS-05", "GOG-BONUS-17", "GOG-R-24", "GOG-R-32")
@pytest.mark.parametrize("turn", ["red", "blue"])
def test_diversified_1_gives_silver_in_every_collision(turn: str) -> None:
    def gained(row: dict[str, Any]) -> int:
        base = collided(row, turn, diversified_card="diversified-1")
        return silver(collided(row, turn, diversified_card="diversified-1", **HOLDING_D)) - silver(base)

    assert (gained(WITH_ORDER), gained(WITH_OUTSIDER), gained(BARE_ROW)) == (2, 0, 0)


@rule("GOG-BONUS-06", "GOG-BONUS-17")
def test_diversified_2_may_flip_in_every_collision() -> None:
    red = {**WITH_ORDER, "unpaid_debts": 1, "acquired_deeds": 1}
    game = collided(red, "blue", diversified_card="diversified-2", **HOLDING_D)
    assert (game.decision.seat, kind(game)) == (RED, "pick-effect")
    assert moves(game) == ["decline", "choose 1"]
    play(game, "choose 1", "flip deed")
    assert player(game)["approved_deeds"] == 1
    without = collided({**red, **BARE_ROW}, "blue", diversified_card="diversified-2", **HOLDING_D)
    assert (without.decision.seat, kind(without)) == (BLUE, "play-card") or kind(without) != "pick-effect"


@rule("GOG-BONUS-07", "GOG-R-24")
def test_diversified_3_has_two_merchants_while_an_order_lies_there() -> None:
    from regnum.games.viscounts.funding import icons
    from regnum.games.viscounts.words import MERCHANT

    def merchants(row: dict[str, Any], **fields: Any) -> int:
        return icons(state(gate({"hand": HAND, **row}, {}, diversified_card="diversified-3", **fields)), RED, MERCHANT)

    assert merchants(WITH_ORDER, **HOLDING_D) - merchants(WITH_ORDER) == 2
    assert merchants(WITH_OUTSIDER, **HOLDING_D) == merchants(WITH_OUTSIDER)
    assert merchants(BARE_ROW, **HOLDING_D) == merchants(BARE_ROW)


@rule("GOG-BONUS-08", "GOG-R-24")
def test_diversified_4_hires_for_free_in_every_collision() -> None:
    game = collided(WITH_OUTSIDER, "blue", diversified_card="diversified-4", **HOLDING_D)
    assert (game.decision.seat, kind(game)) == (RED, "free-hire")
    for row in (WITH_ORDER, BARE_ROW):
        other = collided(row, "blue", diversified_card="diversified-4", **HOLDING_D)
        assert kind(other) != "free-hire"


def reach(row: dict[str, Any], **fields: Any) -> int:
    """How many spaces red can come to by a card of value 1 without Silver."""
    game = gate({"hand": HAND, **row}, {"at": "inner-e"}, move="squire", **fields)
    return len([move for move in moves(game) if move.startswith("go ")])


@rule("GOG-BONUS-09", "GOG-R-30")
def test_diversified_5_walks_a_step_more() -> None:
    card = {"diversified_card": "diversified-5", **HOLDING_D}
    assert reach(WITH_OUTSIDER, **card) > reach(WITH_OUTSIDER)
    assert reach(BARE_ROW, **card) == reach(BARE_ROW)
    assert reach(WITH_ORDER, **card) == reach(WITH_ORDER)


def drawn(row: dict[str, Any], **fields: Any) -> int:
    """How many cards red holds after phase 6."""
    deck = ["thief", "trader", "journeyman", "abbot", "labourer"]
    return len(player(gate({"hand": [], "draw": deck, **row}, {}, phase="draw", **fields))["hand"])


@rule("GOG-BONUS-10", "GOG-R-30")
def test_diversified_6_raises_the_hand_limit() -> None:
    card = {"diversified_card": "diversified-6", **HOLDING_D}
    assert (drawn(WITH_OUTSIDER, **card), drawn(WITH_ORDER, **card), drawn(BARE_ROW, **card)) == (4, 3, 3)


@rule("GOG-R-30")
def test_hand_limits_and_free_steps_add_up() -> None:
    card = {"diversified_card": "diversified-6", **HOLDING_D}
    deck = ["thief", "trader", "journeyman", "abbot", "labourer", "financier", "squire"]
    red = {"row": ["herdsman", "street-urchin", "hunter"], "built": ["workshop-3"], "hand": [], "draw": deck}
    assert len(player(gate(red, {}, phase="draw", **card))["hand"]) == 3 + 1 + 1 + 1 + 1
    from regnum.games.viscounts.movement import free_steps

    walkers = {"row": ["apprentice", "messenger", "hunter"], "built": ["trading-post-1"], "centre": 1, "hand": HAND}
    held = {"leader": "red", "leader_card": "leader-4", "diversified_card": "diversified-5", **HOLDING_D}
    game = gate(walkers, {}, phase="action", **held)
    assert free_steps(state(game), RED) == 1 + 1 + 1 + 1 + 1
    row = {**walkers, "row": ["pilgrim", None, None]}
    assert free_steps(state(gate(row, {}, phase="action")), RED) == 2
    elsewhere = {"row": ["advocate", None, None], "hand": [], "draw": deck}  # dismissing anywhere moves nobody
    assert free_steps(state(gate(elsewhere, {}, phase="action")), RED) == 0
    assert len(player(gate(elsewhere, {}, phase="draw"))["hand"]) == 3


@rule("GOG-BONUS-11", "GOG-BONUS-12")
def test_specialized_1_and_2_give_silver_or_virtue_for_every_order() -> None:
    one = gate({"hand": HAND}, {}, effect="receive 2 orders", specialized_card="specialized-1", **HOLDING_S)
    play(one, "decline", "decline")
    assert (silver(one), player(one)["virtue"]) == (2, 7)
    two = gate({"hand": HAND}, {}, effect="receive 2 orders", specialized_card="specialized-2", **HOLDING_S)
    play(two, "decline", "decline")
    assert (silver(two), player(two)["virtue"]) == (0, 5)


@rule("GOG-BONUS-13", "GOG-BONUS-14", "GOG-R-03")
def test_specialized_3_and_4_draw_or_give_silver_for_every_welcome() -> None:
    deck = ["thief", "trader", "journeyman"]
    fields: dict[str, Any] = {"effect": "welcome 1 outsider", **HOLDING_S}
    three = gate({"hand": [*HAND, "squire"], "draw": deck}, {}, specialized_card="specialized-3", **fields)
    play(three, "welcome hunter")
    assert player(three)["hand"] == ["abbot", "labourer", "squire", "thief", "trader"]
    four = gate({"hand": [*HAND, "squire"], "draw": deck}, {}, specialized_card="specialized-4", **fields)
    play(four, "welcome hunter")
    assert (silver(four), len(player(four)["hand"])) == (2, 3)


@rule("GOG-BONUS-15", "GOG-BONUS-16", "GOG-R-25")
def test_specialized_5_and_6_follow_every_refusal() -> None:
    fields: dict[str, Any] = {"effect": "refuse 1 outsider", **HOLDING_S}
    five = gate({"hand": HAND, **BARE_ROW}, {}, specialized_card="specialized-5", **fields)
    play(five, "refuse hunter")
    assert (kind(five), silver(five)) == ("rearrange", 4)
    six = gate({"hand": HAND, **BARE_ROW}, {}, specialized_card="specialized-6", **fields)
    play(six, "refuse hunter")
    assert (kind(six), player(six)["discard"], silver(six)) == ("discard-card", [ORDER], 4)


@rule("GOG-BONUS-13", "GOG-BONUS-15")
def test_a_welcome_is_no_refusal_and_a_refusal_no_welcome() -> None:
    game = gate({"hand": HAND}, {}, effect="welcome 1 outsider", specialized_card="specialized-6", **HOLDING_S)
    play(game, "welcome hunter")
    assert (kind(game), player(game)["discard"]) == ("play-card", ["hunter"])
    other = gate({"hand": HAND}, {}, effect="refuse 1 outsider", specialized_card="specialized-4", **HOLDING_S)
    play(other, "refuse tyrant")
    assert silver(other) == 0


@rule("GOG-BONUS-04")
def test_nobody_else_has_the_ability() -> None:
    game = gate(
        {"hand": HAND}, {}, effect="receive 1 order", specialized_card="specialized-1", specialized_holder="blue"
    )
    assert (silver(game), silver(game, BLUE)) == (0, 0)


# The Castle Leader.

LEADING = {"leader": "red"}
LEADER = {"hand": HAND, "centre": 1}


@rule("GOG-R-31", "GOG-R-32")
def test_leader_1_gains_a_resource_at_every_own_shuffle() -> None:
    red = {**LEADER, "discard": ["thief"], "draw": ["trader", "journeyman"], **BARE_ROW}
    game = gate(red, {}, effect="shuffle", leader_card="leader-1", **LEADING)
    assert (game.decision.seat, kind(game)) == (RED, "gain-resource")
    blind = {**LEADER, "hand": [], "draw": [], "discard": ["thief", "trader"], "row": [None, "financier", "squire"]}
    shuffled = gate(blind, {}, phase="play", leader_card="leader-1", **LEADING)
    assert kind(shuffled) == "gain-resource"
    assert player(shuffled)["row"][0] is None
    play(shuffled, "take gold")
    assert kind(shuffled) == "move"
    theirs = gate(
        {**LEADER, "hand": HAND},
        {"discard": ["trader"]},
        turn="blue",
        effect="shuffle",
        leader_card="leader-1",
        **LEADING,
    )
    assert kind(theirs) != "gain-resource"


@rule("GOG-R-32", "GOG-MBOARD-06")
def test_leader_2_gains_a_silver_for_every_hire() -> None:
    game = gate(LEADER, {}, effect="hire", townsfolk={"a": ["mason"]}, leader_card="leader-2", **LEADING)
    play(game, "hire a")
    while kind(game) == "triggers":
        play(game, "resolve leader")
    assert silver(game) == 1


@rule("GOG-R-32")
def test_leader_3_gains_a_silver_for_every_flip() -> None:
    red = {**LEADER, "unpaid_debts": 1, "acquired_deeds": 1}
    game = gate(red, {}, effect="flip 2 any", leader_card="leader-3", **LEADING)
    play(game, "flip debt")
    while kind(game) != "play-card":
        play(game, moves(game)[0])
    assert silver(game) == 2


@rule("GOG-R-32", "GOG-BONUS-17")
def test_leaders_4_to_6() -> None:
    from regnum.games.viscounts.funding import icons
    from regnum.games.viscounts.words import NOBLE

    assert reach({"centre": 1, **BARE_ROW}, leader_card="leader-4", **LEADING) > reach(BARE_ROW)
    plain = silver(collided({"centre": 1, **BARE_ROW}, "blue", leader_card="leader-6", **LEADING))
    assert silver(collided({"centre": 1, **BARE_ROW}, "blue", leader_card="leader-5", **LEADING)) == plain + 2
    six = gate({**LEADER, **BARE_ROW}, {}, leader_card="leader-6", **LEADING)
    one = gate({**LEADER, **BARE_ROW}, {}, leader_card="leader-1", **LEADING)
    assert icons(state(six), RED, NOBLE) == icons(state(one), RED, NOBLE) + 1


@rule("GOG-R-26")
def test_a_noble_of_the_leader_counts_at_the_end_merchants_of_a_bonus_card_do_not() -> None:
    tiles = ["roll-of-the-nobles", "roll-of-the-merchants"]
    red = {"manuscripts": tiles, "centre": 1, "hand": ["abbot"], "draw": ["squire"], "row": [ORDER, None, None]}

    def worth(**fields: Any) -> int:
        points: int = gate(red, {}, **fields).scores.parts[RED]["manuscripts"]
        return points

    plain = worth(leader="red", leader_card="leader-1")
    assert worth(leader="red", leader_card="leader-6") == plain + 1
    assert worth(leader="red", leader_card="leader-1", diversified_card="diversified-3", **HOLDING_D) == plain
    more = {**red, "draw": ["squire", "kings-order-2", "kings-order-3"], "hand": ["abbot", "tyrant", "translator"]}
    with_cards = gate({**more, "manuscripts": ["roll-of-the-merchants", "register-of-outlaws"]}, {})
    fewer = gate({**red, "manuscripts": ["roll-of-the-merchants", "register-of-outlaws"]}, {})
    # two orders and a Translator: five Merchants more; the Tyrant: a Criminal
    gained = with_cards.scores.parts[RED]["manuscripts"] - fewer.scores.parts[RED]["manuscripts"]
    assert gained in (3, 4)
