"""How the AI acts: effects, funding, its turn, its actions (VIS-SOLO, VIS-R-47 to VIS-R-67)."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.viscounts.collision import CollisionStep
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, RED, field, kind, play, player, state
from tests.rules.viscounts.solo_setting import HAND, ai, ai_effect, ai_turn, solo


def goods(game: Game) -> tuple[int, int, int]:
    """The AI's Ink Wells, Gold and Stone."""
    return ai(game)["ink"], ai(game)["gold"], ai(game)["stone"]


@rule("VIS-SOLO-09")
def test_the_viscount_keeps_to_the_outer_path() -> None:
    for start, steps, end in [("town-1", "s1", "town-2"), ("town-2", "s1", "town-3"), ("town-10", "s8", "town-3")]:
        game = ai_turn(steps, {"hand": HAND, "at": "inner-c"}, {"at": start}, townsfolk=BARE)
        assert ai(game)["at"] == end
    game = ai_turn("s1", {"hand": HAND, "at": "inner-c"}, {"at": "town-2"}, ring=["a", "d", "b", "c", "e"])
    assert ai(game)["at"] == "town-7"


@rule("VIS-SOLO-10", "VIS-R-67")
def test_meeting_the_ai() -> None:
    """The AI ends at the player's: the player may rearrange. The player ends at the AI's: it gains a resource."""
    red = {"hand": HAND, "row": ["squire", "trader", None], "at": "town-10"}
    game = ai_turn("s1", red, {"at": "town-9"}, townsfolk=BARE)
    assert (kind(game), game.decision.seat) == ("rearrange", RED)
    stack = [
        {"frame": name, "seat": "red"}
        for name in ("end-turn", "draw-phase", "collision-phase", "recruit-phase", "action-phase")
    ]
    stack.append({"frame": "move", "seat": "red", "card": "trader"})
    game = solo({"at": "town-2", "hand": HAND, "row": ["trader", None, None]}, {"at": "town-3"}, stack=stack)
    assert (player(game)["at"], goods(game)) == ("town-3", (1, 0, 0))  # there was no other way to go


@rule("VIS-SOLO-11", "VIS-EX-19")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ((5, 0, 0), (6, 0, 0)),
        ((6, 0, 0), (6, 0, 1)),
        ((6, 0, 4), (6, 1, 4)),
        ((0, 9, 9), (1, 9, 9)),
        ((6, 5, 3), (6, 5, 4)),
    ],
)
def test_a_resource_of_its_choice(held: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    """The Cleric AI: Ink Wells up to 6, then Stone up to 4, then Gold."""
    own = dict(zip(("ink", "gold", "stone"), held, strict=True))
    assert goods(ai_effect("gain 1 resource", own)) == after


@rule("VIS-SOLO-11")
def test_the_chart_is_read_again_for_each_resource() -> None:
    assert goods(ai_effect("gain 3 resources", {"ink": 5, "stone": 3})) == (6, 1, 4)


@rule("VIS-SOLO-12", "VIS-R-47")
@pytest.mark.parametrize(
    ("effect", "ink"), [("rearrange", 1), ("gain 2 silver", 1), ("gain 5 silver", 2), ("gain 1 silver", 0)]
)
def test_instead_of_rearranging_and_silver_resources(effect: str, ink: int) -> None:
    assert goods(ai_effect(effect)) == (ink, 0, 0)


@rule("VIS-SOLO-13", "VIS-R-60")
def test_instead_of_destroying_flips() -> None:
    game = ai_effect("destroy 2 cards", {"unpaid_debts": 1, "acquired_deeds": 1})
    assert (ai(game)["paid_debts"], ai(game)["approved_deeds"]) == (1, 1)


@rule("VIS-SOLO-14", "VIS-R-60")
@pytest.mark.parametrize(
    ("effect", "virtue"),
    [("discard 2 cards", 2), ("move 1 worker", 1), ("flip 1 any", 1), ("flip 1 deed", 1), ("flip 1 debt", 0)],
)
def test_virtue_instead(effect: str, virtue: int) -> None:
    """The AI has an unpaid Debt only in the last case, and there it flips it."""
    game = ai_effect(effect, {"unpaid_debts": 0 if effect != "flip 1 debt" else 1, "first_tier": {"k1": 1}})
    assert ai(game)["virtue"] == 7 - virtue


@rule("VIS-SOLO-15")
@pytest.mark.parametrize(
    ("own", "flipped"),
    [
        ({"unpaid_debts": 1, "acquired_deeds": 1}, "paid_debts"),
        ({"unpaid_debts": 1, "acquired_deeds": 1, "paid_debts": 1}, "approved_deeds"),
        ({"unpaid_debts": 1, "acquired_deeds": 1, "approved_deeds": 1}, "paid_debts"),
        ({"acquired_deeds": 1, "approved_deeds": 4}, "approved_deeds"),
    ],
)
def test_which_card_it_flips(own: dict[str, int], flipped: str) -> None:
    game = ai_effect("flip 1 any", dict(own))
    assert ai(game)[flipped] == own.get(flipped, 0) + 1


@rule("VIS-SOLO-15", "VIS-DEBT-07")
def test_a_flipped_debt_gives_it_a_resource() -> None:
    assert goods(ai_effect("flip 1 debt", {"unpaid_debts": 1})) == (1, 0, 0)


@rule("VIS-SOLO-16", "VIS-R-51", "VIS-SOLO-35")
def test_how_it_funds_actions() -> None:
    """Cleric: S5 in P1, print in P3, slot 1: 3 of 5; 2 Ink Wells are spent, not more. No icons from dismissing."""
    tiles = {"e": ["roll-of-the-clergy", "exemplar"]}
    own = {"at": "town-9", "ink": 5, "built": ["guildhall-1"]}
    game = ai_turn("s7", {"hand": HAND}, own, townsfolk=BARE, manuscripts={**BARE, "a": ["roll-of-the-clergy"]})
    # S7 (Cleric, Builder): a resource and a Debt, then 3 towns on to A; 1 + 1 + 1 Clerics, so 2 Ink Wells for cost 5.
    assert (ai(game)["manuscripts"], ai(game)["ink"]) == (["roll-of-the-clergy"], 4)
    short = ai_turn("s5", {"hand": HAND}, {"at": "town-7", "ink": 1}, townsfolk=BARE, manuscripts={**BARE, **tiles})
    assert ai(short)["manuscripts"] == []


@rule("VIS-SOLO-16", "VIS-SOLO-36")
def test_church_favours_help_it_too() -> None:
    own = {"at": "town-7", "manuscripts": ["book-of-pardons", "lives-of-the-saints"], "ink": 1}
    game = ai_turn("s5", {"hand": HAND}, own, townsfolk=BARE, manuscripts={**BARE, "e": ["almoners-notes"]})
    assert field(game, "favours")["black"] == "ai"
    again = {"at": "town-7", "ink": 1}
    with_favour: dict[str, Any] = {"manuscripts": {**BARE, "e": ["recipe-for-ink"]}, "favours": {"black": "ai"}}
    assert ai(ai_turn("s5", {"hand": HAND}, dict(again), townsfolk=BARE, **with_favour))["manuscripts"] == [
        "recipe-for-ink"
    ]
    without: dict[str, Any] = {"manuscripts": {**BARE, "e": ["recipe-for-ink"]}}
    assert ai(ai_turn("s5", {"hand": HAND}, dict(again), townsfolk=BARE, **without))["manuscripts"] == []


@rule("VIS-SOLO-17", "VIS-SOLO-13")
@pytest.mark.parametrize("effect", ["hire", "gain 1 scheme"])
def test_gaining_a_card(effect: str) -> None:
    game = ai_effect(effect, {"future": ["f1", "f2"], "discard": ["s1"]})
    assert (ai(game)["discard"], ai(game)["future"]) == (["f1", "s1"], ["f2"])
    none = ai_effect(effect, {"future": [], "acquired_deeds": 1})
    assert (ai(none)["approved_deeds"], ai(none)["discard"]) == (1, [])


@rule("VIS-SOLO-18", "VIS-R-52")
def test_dismissing() -> None:
    game = ai_effect("dismiss", {"at": "town-4"}, townsfolk={**BARE, "b": ["woodcutter-virtue", "mason"]})
    assert (ai(game)["virtue"], field(game, "townsfolk")["b"]) == (6, ["mason"])
    assert "woodcutter-virtue" in field(game, "gone")
    printed = ai_effect("dismiss", {"at": "town-4"}, townsfolk=BARE)
    assert ai(printed)["virtue"] == 6
    criminal = ai_effect("dismiss", {"at": "town-6"}, townsfolk=BARE)
    assert ai(criminal)["corruption"] == 2


@rule("VIS-SOLO-19", "VIS-EX-20", "VIS-R-63")
@pytest.mark.parametrize(
    ("board", "seen"),
    [("cleric", "manuscripts"), ("builder", "built"), ("noble", "first_tier"), ("card", "paid_debts")],
)
def test_the_focus_is_that_of_the_board(board: str, seen: str) -> None:
    """S3: Corruption, a card, 1 town on, then the focus."""
    goods = {"ink": 27} if board == "card" else {"ink": 9, "gold": 9, "stone": 9}
    own = {"at": "town-3", **goods, "unpaid_debts": 1}
    before = {
        "manuscripts": [],
        "built": [],
        "first_tier": dict.fromkeys(("k1", "k2", "k3", "k4", "k5"), 0),
        "paid_debts": 0,
    }
    tiles = {**BARE, "b": ["bill-of-lading"]}
    game = ai_turn("s3", {"hand": HAND}, own, board, townsfolk=BARE, manuscripts=tiles, castle="k4")
    for name, empty in before.items():
        assert (ai(game)[name] != empty) == (name == seen)


@rule("VIS-SOLO-20", "VIS-R-48", "VIS-DRAW-05")
def test_its_shuffle_has_the_check_with_two_cards_on_the_board() -> None:
    """S3 (Criminal) in P3 drops off before the shuffle: no Criminal is left, so 1 Virtue."""
    own = {"draw": [], "discard": ["s5"], "row": ["s1", "s6", "s3"], "at": "town-9"}
    game = ai_turn("s1", {"hand": HAND}, own, townsfolk=BARE, manuscripts={**BARE})
    assert len(ai(game)["draw"]) == 1
    assert ai(game)["virtue"] <= 6
    effect = ai_effect("shuffle", {"draw": ["s1"], "discard": ["s5"], "row": ["s3", None, None]})
    assert (len(ai(effect)["draw"]), ai(effect)["discard"], ai(effect)["corruption"]) == (2, [], 2)
    nothing = ai_effect("shuffle", {"draw": ["s1"], "discard": []})
    assert (ai(nothing)["virtue"], ai(nothing)["corruption"]) == (7, 1)


@rule("VIS-SOLO-21", "VIS-SOLO-22", "VIS-SOLO-23")
def test_the_cards_move_on_and_a_scheme_is_revealed() -> None:
    own = {"row": ["s4", "s5", "s6"], "at": "town-9", "virtue": 7}
    game = ai_turn("s1", {"hand": HAND}, own, townsfolk=BARE)
    assert (ai(game)["row"], ai(game)["discard"]) == (["s1", "s4", "s5"], ["s6"])
    assert sum(goods(game)) == 1  # row 1: a resource


@rule("VIS-SOLO-24", "VIS-R-50")
def test_the_corruption_row_counts_all_criminals() -> None:
    game = ai_turn("s3", {"hand": HAND}, {"row": ["s8", None, None], "at": "town-9"}, townsfolk=BARE, manuscripts=BARE)
    assert ai(game)["corruption"] == 3
    game = ai_turn("s1", {"hand": HAND}, {"row": ["s8", None, None], "at": "town-9"}, townsfolk=BARE, manuscripts=BARE)
    assert ai(game)["corruption"] == 1


@rule("VIS-SOLO-25", "VIS-R-63")
def test_the_first_option_that_is_possible() -> None:
    """S1: construct / focus / Debt and flip a Deed."""
    own = {"at": "town-9", "acquired_deeds": 1}
    tile: dict[str, Any] = {"manuscripts": {**BARE, "e": ["almoners-notes"]}}
    first = ai_turn("s1", {"hand": HAND}, {**own, "stone": 1}, townsfolk=BARE, **tile)
    assert (ai(first)["built"], ai(first)["manuscripts"]) == (["workshop-1"], [])
    second = ai_turn("s1", {"hand": HAND}, {**own, "ink": 2}, townsfolk=BARE, **tile)
    assert (ai(second)["built"], ai(second)["manuscripts"]) == ([], ["almoners-notes"])
    third = ai_turn("s1", {"hand": HAND}, dict(own), townsfolk=BARE, **tile)
    assert (ai(third)["unpaid_debts"], ai(third)["approved_deeds"]) == (1, 1)


@rule("VIS-SOLO-26", "VIS-SOLO-27")
def test_building_the_left_most_it_can_afford_on_the_left_most_spot() -> None:
    """From the left: Guildhalls, Trading Posts, Workshops; at town 10 spots E3 and E4."""
    for stone, built in [(9, "guildhall-1"), (4, "trading-post-1"), (2, "workshop-1")]:
        own = {"at": "town-9", "stone": stone}
        game = ai_turn("s1", {"hand": HAND}, own, townsfolk=BARE, manuscripts=BARE)
        assert (ai(game)["built"], field(game, "buildings")) == ([built], {"e3": f"ai {built[:-2]}"})
    taken = {"e3": "red workshop"}
    game = ai_turn("s1", {"hand": HAND, "at": "town-5"}, {"at": "town-9", "stone": 2}, townsfolk=BARE, buildings=taken)
    assert field(game, "buildings")["e4"] == "ai workshop"
    # 1 of 2 Stone was missing. E4's Virtue; the Link E3-E4 gives both 1 Stone.
    assert (ai(game)["virtue"], ai(game)["stone"], player(game)["stone"]) == (6, 2, 1)
    full = {"e3": "red workshop", "e4": "red workshop"}
    blocked = ai_turn(
        "s1", {"hand": HAND}, {"at": "town-9", "stone": 9}, townsfolk=BARE, buildings=full, manuscripts=BARE
    )
    assert ai(blocked)["built"] == []


@rule("VIS-SOLO-28", "VIS-R-61")
def test_a_free_building_crosses_rivers_if_it_must() -> None:
    game = ai_effect("build 1 workshop", {"at": "town-3"})
    assert field(game, "buildings") == {"b1": "ai workshop"}
    taken = {"b1": "red workshop", "b2": "red workshop", "b3": "red workshop"}
    game = ai_effect("build 1 workshop", {"at": "town-3"}, buildings=taken)
    assert field(game, "buildings")["b4"] == "ai workshop"
    right = {"b3": "red workshop", "b4": "red workshop"}
    game = ai_effect("build 1 trading-post", {"at": "town-4"}, buildings=right)
    assert field(game, "buildings")["c1"] == "ai trading-post"
    assert ai(game)["built"] == ["trading-post-1"]


@rule("VIS-R-61")
def test_of_two_links_the_one_before_comes_first() -> None:
    """B2 on the small side has no line after it; A4-B1 is a Castle move (for the AI Virtue), B1-B2 2 Silver."""
    around = {"a4": "red workshop", "b2": "red workshop"}
    red = {"hand": HAND, "first_tier": {"k1": 1}}
    game = ai_effect("build 1 workshop", {"at": "town-3"}, red=red, buildings=around)
    assert kind(game) == "shift-worker"
    assert (ai(game)["virtue"], goods(game), player(game)["silver"]) == (6, (1, 0, 0), 0)
    play(game, "decline")
    assert (goods(game), player(game)["silver"]) == ((2, 0, 0), 2)


@rule("VIS-SOLO-29", "VIS-R-62", "VIS-R-51")
@pytest.mark.parametrize(("gold", "workers", "left"), [(0, 0, 0), (1, 2, 0), (3, 3, 0), (6, 4, 0), (8, 4, 2)])
def test_placing_as_many_as_it_can_but_never_one(gold: int, workers: int, left: int) -> None:
    """S6: Noble; print in P2 Noble: 2 icons."""
    game = ai_turn("s6", {"hand": HAND}, {"at": "town-9", "gold": gold}, townsfolk=BARE, manuscripts=BARE, castle="k1")
    placed = 20 - ai(game)["workers"]
    assert placed == workers
    assert ai(game)["gold"] == (left if workers else gold)
    few = {"at": "town-9", "gold": 9, "centre": 17}
    game = ai_turn("s6", {"hand": HAND}, few, townsfolk=BARE, manuscripts=BARE, leader="ai")
    assert ai(game)["workers"] == 0


@rule("VIS-SOLO-30", "VIS-R-53", "VIS-R-61")
def test_it_bumps_the_player() -> None:
    red = {"hand": HAND, "first_tier": {"k5": 2}}
    own = {"at": "town-9", "gold": 1, "first_tier": {"k5": 0}}
    game = ai_turn("s6", red, own, townsfolk=BARE, manuscripts=BARE)
    assert (player(game)["first_tier"]["k5"], ai(game)["first_tier"]["k5"], player(game)["silver"]) == (1, 2, 2)


@rule("VIS-SOLO-32", "VIS-SOLO-33", "VIS-SOLO-34", "VIS-R-61")
def test_groups_go_clockwise_from_its_viscount() -> None:
    """Free Workers at segment C make groups in K2 and K4 with K3 in front: K4 goes before K2 (VIS-SOLO-32)."""
    own = {"at": "town-5", "first_tier": {"k2": 2, "k4": 2}, "future": ["f1"], "discard": []}
    game = ai_effect("place 3 workers", own, castle="k1", townsfolk=BARE)
    # K3 (the first reward: Gold), then K4 (a card instead of a hire), then K2 (a flip: 1 Virtue).
    assert (ai(game)["gold"], ai(game)["discard"], ai(game)["virtue"]) == (1, ["f1"], 6)
    assert ai(game)["second_tier"] == {"k1": 0, "k2": 1, "k3": 1, "k4": 1, "k5": 0}


@rule("VIS-SOLO-37")
def test_a_free_manuscript_is_the_next_that_fits() -> None:
    tiles = {**BARE, "e": ["exemplar"], "a": ["recipe-for-ink"], "b": ["bill-of-lading"]}
    game = ai_effect("take 1 manuscript", {"at": "town-9"}, manuscripts=tiles)
    assert (ai(game)["manuscripts"], goods(game)) == (["recipe-for-ink"], (2, 0, 0))
    none = ai_effect("take 1 manuscript", {"at": "town-9"}, manuscripts={**BARE, "e": ["exemplar"]})
    assert ai(none)["manuscripts"] == []


@rule("VIS-R-52", "VIS-SOLO-35")
def test_it_transcribes_a_printed_manuscript_for_its_effect() -> None:
    game = ai_turn("s5", {"hand": HAND}, {"at": "town-5", "ink": 1}, townsfolk=BARE, manuscripts=BARE)
    # From C it rides to D, whose printed Manuscript gives 2 Virtue.
    assert (ai(game)["corruption"], ai(game)["virtue"], ai(game)["ink"]) == (1, 5, 0)
    assert ai(game)["manuscripts"] == []


@rule("VIS-R-52", "VIS-SOLO-18")
def test_it_dismisses_a_printed_townsfolk() -> None:
    """C's printed Criminal: 1 Corruption."""
    game = ai_effect("dismiss", {"at": "town-5"}, townsfolk=BARE)
    assert (ai(game)["corruption"], ai(game)["virtue"]) == (2, 7)


@rule("VIS-R-64")
def test_to_the_card_ai_all_resources_are_one() -> None:
    game = ai_effect("gain 1 gold + 1 stone + 1 ink + 2 resources", {}, "card")
    assert goods(game) == (5, 0, 0)
    game = ai_turn("s4", {"hand": HAND}, {"at": "town-8", "ink": 5}, "card", townsfolk=BARE, manuscripts=BARE)
    # S4 and the print in P3: 2 Builders, 5 of the pool; then E3: any resource.
    assert (ai(game)["built"], goods(game)) == (["guildhall-1"], (1, 0, 0))


@rule("VIS-R-65")
def test_slot_4_gives_a_card_once_when_it_is_uncovered() -> None:
    game = ai_effect("build 1 trading-post", {"at": "town-3", "future": ["f1", "f2"], "discard": []})
    assert (ai(game)["discard"], ai(game)["built"]) == (["f1"], ["trading-post-1"])


@rule("VIS-R-65", "VIS-SOLO-18")
def test_slot_7_dismisses_with_each_card_that_it_really_gains() -> None:
    own = {"at": "town-3", "built": ["workshop-1"], "future": ["f1"], "acquired_deeds": 1}
    piles = {**BARE, "b": ["friar", "miner"]}
    game = ai_effect("gain 2 schemes", own, townsfolk=piles)
    assert (ai(game)["virtue"], ai(game)["approved_deeds"], field(game, "townsfolk")["b"]) == (6, 1, ["miner"])


@rule("VIS-R-66", "VIS-TRACK-03")
def test_corruption_comes_before_virtue_for_it_too() -> None:
    game = ai_effect("gain 1 virtue + 1 corruption", {"corruption": 3, "virtue": 4})
    assert (ai(game)["corruption"], ai(game)["virtue"]) == (3, 3)


@rule("VIS-R-49", "VIS-COLLISION-05", "VIS-COLLISION-06", "VIS-COLLISION-07")
def test_its_own_collision_comes_at_the_end_of_its_turn() -> None:
    """On 5: any resource and 1 Debt; the player without a Criminal gains 1 Virtue."""
    own = {"at": "town-9", "corruption": 5, "virtue": 5, "ink": 6, "stone": 4}
    red = {"hand": HAND, "row": ["labourer", "squire", None], "at": "town-5"}
    game = ai_turn("s6", red, own, townsfolk=BARE, manuscripts=BARE)
    # S6: a resource (Gold) and a Debt, with which it has 3 Nobles for 2 Workers; then the Collision and its Debt.
    assert (ai(game)["corruption"], ai(game)["virtue"], ai(game)["unpaid_debts"]) == (1, 7, 2)
    assert player(game)["virtue"] == 6


@rule("VIS-EX-27", "VIS-R-49", "VIS-R-65")
@pytest.mark.parametrize(
    ("own", "after"),
    [
        ({"unpaid_debts": 1}, {"paid_debts": 1, "ink": 3, "virtue": 6, "gone": 1}),
        ({"unpaid_debts": 0}, {"paid_debts": 0, "ink": 2, "virtue": 6, "gone": 0}),
        ({"unpaid_debts": 1, "row": ["s3", None, None]}, {"paid_debts": 0, "ink": 2, "virtue": 7, "gone": 0}),
    ],
)
def test_slots_5_and_6_in_the_players_collision(own: dict[str, Any], after: dict[str, int]) -> None:
    base = {"built": ["trading-post-2", "trading-post-3"], "ink": 2, "at": "town-4", **own}
    red = {"hand": HAND, "corruption": 2, "virtue": 2, "row": ["labourer", "squire", None]}
    piles = {**BARE, "b": ["woodcutter-virtue", "mason"]}
    game = solo(red, base, townsfolk=piles)
    resolve_first_step(game)
    told = {name: ai(game)[name] for name in ("paid_debts", "ink", "virtue")}
    assert told | {"gone": int("woodcutter-virtue" in field(game, "gone"))} == after


def resolve_first_step(game: Game) -> None:
    """Step 1 of red's Collision, and nothing after it: the AI's turn would follow at once."""
    table = state(game)
    below = table.depth
    table.push(CollisionStep(RED, 1))
    while table.depth > below:
        frame = table.pop()
        if not isinstance(frame, CollisionStep) or frame.step == 1:
            frame.resolve(table)


@rule("VIS-EX-28", "VIS-R-65")
def test_slots_8_and_9_at_a_shuffle() -> None:
    """Corruption first: 1 (slot 9), on 3; then 2 Virtue (the check and slot 8), on 4."""
    own = {"built": ["workshop-2", "workshop-3"], "corruption": 2, "virtue": 6, "draw": ["s5"], "discard": ["s4"]}
    game = ai_effect("shuffle", own)
    assert (ai(game)["corruption"], ai(game)["virtue"]) == (3, 4)


@rule("VIS-EX-21")
def test_the_first_turn_of_the_example() -> None:
    own = {"at": "town-3", "unpaid_debts": 1, "acquired_deeds": 1, "built": ["guildhall-1"], "row": [None, None, None]}
    piles = {**BARE, "b": ["woodcutter-virtue", "mason"]}
    game = ai_turn("s2", {"hand": HAND, "at": "inner-a"}, own, townsfolk=piles, manuscripts=BARE)
    assert (ai(game)["at"], ai(game)["corruption"], ai(game)["virtue"]) == ("town-5", 1, 5)
    assert (ai(game)["paid_debts"], ai(game)["acquired_deeds"], goods(game)) == (1, 1, (1, 0, 0))
    assert ai(game)["workers"] == 20


@rule("VIS-EX-22")
def test_the_second_turn_of_the_example() -> None:
    own = {
        "at": "town-5",
        "built": ["guildhall-1"],
        "row": ["s2", None, None],
        "virtue": 5,
        "future": ["f1", "f2", "f3"],
    }
    tiles = {**BARE, "c": ["letter-of-introduction"]}
    game = ai_turn("s3", {"hand": HAND, "at": "inner-a"}, own, townsfolk=BARE, manuscripts=tiles)
    assert (ai(game)["row"], ai(game)["at"]) == (["s3", "s2", None], "town-6")
    assert (ai(game)["corruption"], ai(game)["virtue"]) == (2, 5)
    assert (ai(game)["manuscripts"], ai(game)["discard"], goods(game)) == (
        ["letter-of-introduction"],
        ["f2", "f1"],
        (0, 0, 0),
    )
