"""Who may know what, and what is dealt anew (VIS-HID); what always holds (VIS-INV)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.engine.rng import seeded
from regnum.games.viscounts.state import Hint
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BLUE, RED, cards, play, player, state, table


def seen(game: Game, viewer: int | None, seat: int) -> dict[str, Any]:
    """A player as a viewer sees it."""
    view: Any = game.view(viewer)
    found: dict[str, Any] = view["table"]["players"][seat]
    return found


def dealt(game: Game, viewer: int, seat: int, times: int = 60) -> list[dict[str, Any]]:
    """The same player in games dealt anew for a viewer."""
    again = [game.determinize(viewer, seed) for seed in range(times)]
    for twin in again:
        twin.type.audit(twin.state)
        assert cards(twin, seat) == cards(game, seat)
        assert player(twin, seat)["discard"] == player(game, seat)["discard"]
    return [player(twin, seat) for twin in again]


@rule("VIS-HID-01", "VIS-HID-02", "VIS-HID-05")
def test_hands_are_secret_and_draw_piles_have_no_order() -> None:
    own = {"hand": ["abbot", "thief"], "draw": ["trader", "lender", "financier"], "discard": ["squire"]}
    game = table(dict(own), {"hand": ["abbot"]})
    assert (seen(game, RED, RED)["hand"], seen(game, BLUE, RED)["hand"]) == (["abbot", "thief"], 2)
    assert seen(game, RED, RED)["draw"] == ["financier", "lender", "trader"]
    assert seen(game, BLUE, RED)["draw"] == 3
    assert seen(game, None, RED)["discard"] == ["squire"]
    assert "hints" not in seen(game, RED, RED)


@rule("VIS-HID-01", "VIS-HID-04", "VIS-SETUP-05")
def test_piles_of_the_board_are_dealt_anew_below_their_tops() -> None:
    game = regnum.new("viscounts", 3, seed=8)
    real = state(game)
    tops = [pile[-1] for pile in real.townsfolk]
    orders, tiles = set(), set()
    for seed in range(20):
        again: Any = game.determinize(RED, seed).state
        assert [pile[-1] for pile in again.townsfolk] == tops
        assert [len(pile) for pile in again.townsfolk] == [len(pile) for pile in real.townsfolk]
        assert [pile[-1] for pile in again.manuscripts] == [pile[-1] for pile in real.manuscripts]
        orders.add(tuple(again.townsfolk[0]))
        tiles.add(tuple(again.manuscripts[0]))
    assert (len(orders), len(tiles)) == (20, 20)


@rule("VIS-HID-01", "VIS-HID-05")
def test_the_own_hand_stays_and_the_own_draw_pile_is_shuffled() -> None:
    own = {"hand": ["abbot", "thief"], "draw": ["trader", "lender", "financier"], "discard": ["squire"]}
    again = dealt(table(own, {"hand": ["abbot"]}), RED, RED)
    assert {tuple(other["hand"]) for other in again} == {("abbot", "thief")}
    assert len({tuple(other["draw"]) for other in again}) == 6
    assert {tuple(other["discard"]) for other in again} == {("squire",)}


@rule("VIS-HID-01", "VIS-HID-02")
def test_of_another_one_knows_which_cards_but_not_where() -> None:
    own = {"hand": ["abbot", "thief"], "draw": ["trader", "lender"], "discard": ["squire"]}
    again = dealt(table(own, {"hand": ["abbot"]}), BLUE, RED)
    assert len({tuple(other["hand"]) for other in again}) == 6
    for other in again:
        assert sorted([*other["hand"], *other["draw"]]) == ["abbot", "lender", "thief", "trader"]


@rule("VIS-HID-02", "VIS-DRAW-04")
def test_when_the_draw_pile_was_empty_everybody_knows_the_hand() -> None:
    """Red's hand is Abbot and Thief when the discard pile is shuffled; then red draws one of three cards."""
    own = {
        "hand": ["abbot", "thief"],
        "draw": [],
        "discard": ["trader", "lender", "financier"],
        "row": ["squire", None, None],
    }
    game = table(own, {"hand": ["abbot"]}, phase="draw")
    hands = {tuple(other["hand"]) for other in dealt(game, BLUE, RED)}
    assert hands == {("abbot", "financier", "thief"), ("abbot", "lender", "thief"), ("abbot", "thief", "trader")}


@rule("VIS-HID-02", "VIS-ICON-14")
def test_what_is_shuffled_in_is_not_in_the_hand() -> None:
    """With cards left in the draw pile: the hand may be any of the hidden ones, but none of the discarded."""
    own = {"hand": ["abbot", "thief", "labourer"], "draw": ["trader"], "discard": ["lender", "financier"]}
    game = table({**own, "row": ["squire", None, None]}, {"hand": ["abbot"]}, effect="shuffle")
    hands = {tuple(other["hand"]) for other in dealt(game, BLUE, RED)}
    hidden = {"abbot", "thief", "labourer", "trader"}
    assert len(hands) == 4
    assert all(set(hand) <= hidden for hand in hands)


@rule("VIS-HID-02")
def test_a_card_that_leaves_the_hand_may_have_been_one_of_the_known_ones() -> None:
    """After the shuffle red discards the Trader: 3 of the hand were of four cards, so 2 still are of three."""
    own = {"hand": ["abbot", "thief", "trader"], "draw": ["labourer"], "discard": ["lender", "financier", "journeyman"]}
    game = table({**own, "row": ["squire", None, None]}, {"hand": ["abbot"]}, effect="shuffle then discard 1 card")
    play(game, "discard trader")  # and red draws one more
    hands = {tuple(other["hand"]) for other in dealt(game, BLUE, RED, 200)}
    old = {"abbot", "thief", "labourer"}
    assert {len(old & set(hand)) for hand in hands} == {2, 3}


@rule("VIS-HID-03", "VIS-R-12")
def test_a_card_discarded_unseen_is_shown_when_it_leaves() -> None:
    own = {"hand": ["abbot"], "draw": ["trader", "lender", "thief", "financier"], "row": ["squire", None, None]}
    game = table(own, {"hand": ["abbot"]}, effect="discard 1 card")
    play(game, "discard top")
    assert seen(game, BLUE, RED)["discard"] == ["trader"]


@rule("VIS-HID-01")
def test_events_tell_what_was_drawn_only_to_who_drew() -> None:
    game = table({"hand": ["abbot"], "draw": ["trader", "lender"]}, {"hand": ["abbot"]}, phase="action")
    game.listen()
    play(game, "pass")
    drew = [event for event in game.events(RED) if event.kind == "drew-card"]
    assert [event.args for event in drew] == [{"card": "trader"}, {"card": "lender"}]
    assert [event.args for event in game.events(BLUE) if event.kind == "drew-card"] == [{}, {}]


@rule("VIS-HID-06")
def test_at_the_end_all_cards_lie_open() -> None:
    game = regnum.new("viscounts", 2, seed=1)
    rng = seeded(1)
    while not game.over:
        game.play(game.decision.moves[rng.below(len(game.decision.moves))])
    for seat in (RED, BLUE):
        own = seen(game, None, seat)
        assert (own["hand"], own["draw"]) == (0, 0)
        assert len(own["discard"]) + len([card for card in own["row"] if card]) >= 3


@rule("VIS-INV-01", "VIS-INV-02", "VIS-INV-03", "VIS-INV-04", "VIS-INV-05", "VIS-INV-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants_hold_in_random_games(players: int) -> None:
    """The audit looks after them at every decision; here what it can't see: Debts against the stack, and the turns."""
    for seed in range(4):
        game = regnum.new("viscounts", players, seed)
        rng = seeded(seed)
        begun = -1
        while not game.over:
            game.type.audit(game.state)
            board = state(game)
            taken = sum(own.debts + own.paid for own in board.players)
            if not board.setting_up and begun < 0:
                begun = taken
            if board.debt_stack:
                assert taken - begun + board.debt_stack == board.deck.kingdom.debts[players - 1]
            game.play(game.decision.moves[rng.below(len(game.decision.moves))])
        assert state(game).turns % players == 0


@rule("VIS-HID-02", "VIS-HID-03")
def test_a_card_seen_on_top_of_the_draw_pile_was_not_in_the_hand() -> None:
    """After a shuffle the hand is 3 of four cards; one of them is discarded unseen: so it is the other three."""
    own = {"hand": ["abbot", "thief", "trader"], "draw": ["labourer"], "discard": ["lender", "financier"]}
    game = table({**own, "row": ["squire", None, None]}, {"hand": ["abbot"]}, effect="shuffle then discard 1 card")
    red = state(game).players[RED]
    labourer = next(card for card in red.draw if state(game).deck.townsfolk[card].id == "labourer")
    red.draw = [*[card for card in red.draw if card != labourer], labourer]
    play(game, "discard top")
    assert {tuple(other["hand"]) for other in dealt(game, BLUE, RED)} == {("abbot", "thief", "trader")}


@rule("VIS-HID-02", "VIS-HID-03")
def test_a_card_that_nobody_knew_about_changes_nothing_of_what_is_known() -> None:
    """Of the cards that were shuffled in one is seen on top: the hand is still 3 of the four others."""
    own = {"hand": ["abbot", "thief", "trader"], "draw": ["labourer"], "discard": ["lender", "financier"]}
    game = table({**own, "row": ["squire", None, None]}, {"hand": ["abbot"]}, effect="shuffle then discard 1 card")
    red = state(game).players[RED]
    lender = next(card for card in red.draw if state(game).deck.townsfolk[card].id == "lender")
    red.draw = [*[card for card in red.draw if card != lender], lender]
    play(game, "discard top")
    hands = {tuple(other["hand"]) for other in dealt(game, BLUE, RED)}
    assert len(hands) == 4
    assert all("financier" not in hand for hand in hands)


@rule("VIS-HID-02", "VIS-DRAW-04")
def test_two_shuffles_are_remembered_together() -> None:
    """The first leaves 2 of three cards in the hand; when the draw pile is empty at the second the hand is known."""
    own = {"hand": ["abbot", "thief"], "draw": ["trader"], "discard": ["lender"], "row": ["squire", None, None]}
    effect = "shuffle then discard 3 cards then discard 1 card"
    game = table(own, {"hand": ["abbot"]}, effect=effect)
    play(game, "discard top", "discard top")
    assert {tuple(other["hand"]) for other in dealt(game, BLUE, RED)} == {("abbot", "thief")}
    play(game, "discard top")  # shuffled anew, with an empty draw pile: everybody knows the hand
    game.type.audit(game.state)
    assert {tuple(other["hand"]) for other in dealt(game, BLUE, RED)} == {("abbot", "thief")}


@rule("VIS-HID-02")
def test_of_an_empty_hand_there_is_nothing_to_remember() -> None:
    own = {"hand": [], "draw": ["trader"], "discard": ["lender", "thief"], "row": ["squire", None, None]}
    game = table(own, {"hand": ["abbot"]}, effect="shuffle then discard 1 card")
    game.type.audit(game.state)
    assert state(game).players[RED].hints == []


@rule("VIS-HID-02")
def test_what_several_shuffles_tell_is_kept_when_dealt_anew() -> None:
    """3 of the hand are of four cards, and all 4 of six: the last two were shuffled in after that."""
    own = {"hand": ["abbot", "lender", "thief", "trader"], "discard": [], "row": ["mason", None, None]}
    draw = ["labourer", "financier", "journeyman", "squire"]
    game = table({**own, "draw": draw, "built": ["workshop-3"]}, {"hand": ["abbot"]}, buildings={"a1": "red workshop"})
    ids = [card.id for card in state(game).deck.townsfolk[:8]]
    first = [ids.index(name) for name in ("abbot", "thief", "trader", "labourer")]
    both = [*first, ids.index("lender"), ids.index("financier")]
    state(game).players[RED].hints = [Hint(3, sorted(first)), Hint(4, sorted(both))]
    game.type.audit(game.state)
    hands = {tuple(ids.index(name) for name in other["hand"]) for other in dealt(game, BLUE, RED, 200)}
    assert {len(set(hand) & set(first)) for hand in hands} == {3, 4}
    assert all(len(hand) == len(set(hand)) == 4 and set(hand) <= set(both) for hand in hands)
    assert len(hands) > 6
