"""The AI where it is easy to slip: in the player's turn, at the ends of supplies and boards (VIS-SOLO, VIS-R-47 on)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.engine.rng import seeded
from regnum.games.viscounts.solo.rival import rival_of
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, RED, field, kind, moves, pending, play, player, state
from tests.rules.viscounts.solo_setting import HAND, ai, ai_effect, ai_turn, solo

SLOTS = [f"{name}-{number}" for name in ("guildhall", "trading-post", "workshop") for number in (1, 2, 3)]
SPOTS = [f"{segment}{number}" for segment in "abcde" for number in (1, 2, 3, 4)]
START: dict[str, Any] = {"at": "town-9", "unpaid_debts": 2, "acquired_deeds": 2, "draw": ["s4"], "discard": ["s5"]}


def in_reds_turn(effect: str, own: dict[str, Any] | None = None, board: str = "cleric", **fields: Any) -> Game:
    """The AI resolves an effect in the player's turn, before the player draws."""
    frame = {"frame": "do-effect", "seat": "ai", "effect": effect, "rule": "VIS-BUILD-08"}
    hold = {"frame": "rearrange", "seat": "red", "rule": "VIS-ICON-11"}
    red = {"hand": HAND, "row": ["trader", "lender", None], **fields.pop("red", {})}
    return solo(red, {**START, **(own or {})}, board, stack=[*pending("draw", "red"), hold, frame], **fields)


def change(game: Game) -> dict[str, Any]:
    """What the AI has other than at the start of these tests."""
    before = ai(in_reds_turn("gain 1 silver"))
    return {name: value for name, value in ai(game).items() if value != before[name]}


@rule("VIS-R-67", "VIS-R-66", "VIS-SOLO-12", "VIS-SOLO-13", "VIS-SOLO-14", "VIS-SOLO-17", "VIS-SOLO-18", "VIS-SOLO-34")
@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("gain 1 stone + 2 gold + 3 ink", {"stone": 1, "gold": 2, "ink": 3}),
        ("gain 3 silver", {"ink": 1}),
        ("gain 2 resources", {"ink": 2}),
        ("gain 2 deeds", {"acquired_deeds": 4}),
        ("gain 2 debts", {"unpaid_debts": 4}),
        ("gain 1 deed + 2 debts", {"acquired_deeds": 3, "unpaid_debts": 4}),
        ("gain 1 corruption + 2 virtue", {"corruption": 2, "virtue": 5}),
        ("flip 1 debt", {"unpaid_debts": 1, "paid_debts": 1, "ink": 1}),
        ("flip 2 deeds", {"acquired_deeds": 0, "approved_deeds": 2}),
        ("flip 3 deeds", {"acquired_deeds": 0, "approved_deeds": 2, "virtue": 6}),
        ("flip 3 debts", {"unpaid_debts": 0, "paid_debts": 2, "ink": 2, "virtue": 6}),
        ("destroy 2 cards",
         {"unpaid_debts": 1, "paid_debts": 1, "acquired_deeds": 1, "approved_deeds": 1, "ink": 1}),
        ("discard 2 cards", {"virtue": 5}),
        ("move 2 workers", {"virtue": 5}),
        ("rearrange", {"ink": 1}),
        ("rearrange then discard 1 card", {"ink": 1, "virtue": 6}),
        ("discard 1 card or rearrange", {"virtue": 6}),
        ("place 2 workers", {"workers": 18, "first_tier": {"k1": 0, "k2": 0, "k3": 0, "k4": 0, "k5": 2}}),
        ("take 1 manuscript", {"manuscripts": ["recipe-for-ink"], "ink": 2}),
        ("build 1 workshop", {"built": ["workshop-1"], "acquired_deeds": 1, "approved_deeds": 1, "paid_debts": 0}),
        ("gain 1 corruption per criminal", {"corruption": 2}),
        ("gain 2 virtue if 1+ criminals", {"virtue": 5}),
        ("gain 2 virtue if no criminals", {}),
    ],
)  # fmt: skip
def test_every_effect_is_for_the_ai_in_the_players_turn_too(effect: str, expected: dict[str, Any]) -> None:
    """A Criminal Scheme lies on its board; the spot E1 flips, and the Deeds are those flipped less."""
    own: dict[str, Any] = {"row": ["s3", None, None]}
    if effect.startswith("build"):
        own |= {"paid_debts": 1, "approved_deeds": 0}
    game = in_reds_turn(effect, own, manuscripts={**BARE, "e": ["recipe-for-ink"]}, townsfolk=BARE)
    found = change(game)
    assert found.pop("row") == ["s3", None, None]
    expected = {name: value for name, value in expected.items() if name != "paid_debts" or value}
    if effect.startswith("build"):
        found.pop("paid_debts")
    assert found == expected
    assert (game.decision.seat, player(game)["hand"]) == (RED, HAND)
    for name in ("silver", "stone", "gold", "ink", "unpaid_debts", "acquired_deeds", "paid_debts", "approved_deeds"):
        assert player(game)[name] == 0
    assert (player(game)["corruption"], player(game)["virtue"], player(game)["workers"]) == (1, 7, 20)


@rule("VIS-R-48", "VIS-R-65", "VIS-DRAW-05")
@pytest.mark.parametrize(
    ("row", "built", "stand"),
    [
        (["s3", None, None], [], (2, 7)),
        (["s4", None, None], [], (1, 6)),
        (["s3", None, None], ["workshop-2"], (2, 6)),
        (["s3", None, None], ["workshop-3"], (3, 7)),
        (["s4", None, None], ["workshop-2"], (1, 5)),
        (["s4", None, None], ["workshop-3"], (2, 6)),
        (["s1", "s3", "s8"], ["workshop-1"], (2, 7)),
    ],
)
def test_what_a_shuffle_of_its_schemes_brings(row: list[str | None], built: list[str], stand: tuple[int, int]) -> None:
    """Exactly 1 Corruption with Criminals, 1 Virtue without; slot 8 is a Virtue more, slot 9 a Corruption."""
    piles = {"draw": ["s7"], "discard": ["s5", "s6"]}
    game = in_reds_turn("shuffle", {"row": row, "built": built, **piles}, buildings=standing(built))
    assert (ai(game)["corruption"], ai(game)["virtue"]) == stand
    assert (sorted(ai(game)["draw"]), ai(game)["discard"]) == (["s5", "s6", "s7"], [])
    assert (player(game)["corruption"], player(game)["virtue"]) == (1, 7)


def standing(built: list[str], spots: tuple[str, ...] = ("c1", "c3", "d1", "d3", "a1", "a3", "b2", "b3", "c2")) -> Any:
    """The AI's Buildings somewhere on the board."""
    return {spots[place]: f"ai {slot[:-2]}" for place, slot in enumerate(built)}


@rule("VIS-SOLO-20", "VIS-SOLO-04")
def test_its_schemes_are_shuffled_indeed() -> None:
    orders, piles, futures = set(), set(), set()
    for seed in range(30):
        game = regnum.new("viscounts", 1, seed)
        piles.add(tuple(rival_of(state(game)).draw))
        futures.add(tuple(rival_of(state(game)).future))
        again = play_after_shuffle(seed)
        orders.add(tuple(rival_of(state(again)).draw))
    assert (len(piles) > 25, len(futures) > 25, len(orders) > 4) == (True, True, True)


def play_after_shuffle(seed: int) -> Game:
    """A game in which the AI has shuffled three Schemes after the player's choice."""
    frame = {"frame": "do-effect", "seat": "ai", "effect": "shuffle", "rule": "VIS-R-48"}
    hold = {"frame": "rearrange", "seat": "red", "rule": "VIS-ICON-11"}
    own = {**START, "draw": ["s4"], "discard": ["s5", "s6", "s7"]}
    red = {"hand": HAND, "row": ["trader", "lender", None]}
    game = solo(red, own, stack=[*pending("draw", "red"), {**hold}, frame, hold])
    state(game).rng = seeded(seed)
    return play(game, "arrange 1 2 3")


@rule("VIS-SOLO-21")
def test_whichever_scheme_lies_last_is_pushed_off() -> None:
    for last in ("s1", "s5", "f8"):
        own = {"row": ["s4", "s6", last], "at": "town-9", "draw": ["s7"]}
        game = ai_turn("s7", {"hand": HAND}, own, townsfolk=BARE, manuscripts=BARE)
        assert last in ai(game)["discard"]


@rule("VIS-SOLO-41", "VIS-HID-01")
def test_future_schemes_in_the_draw_pile_are_unknown_until_they_are_revealed() -> None:
    for seed in range(3):
        game = regnum.new("viscounts", 1, seed, future_schemes=3)
        rng = seeded(seed)
        rival = rival_of(state(game))
        assert rival.unseen == sorted(rival.unseen)
        while not game.over:
            rival = rival_of(state(game))
            known = [scheme for scheme in rival.row if scheme >= 0] + rival.discard
            assert set(rival.unseen) <= set(rival.draw)
            assert not set(rival.unseen) & set(known)
            game.play(game.decision.moves[rng.below(len(game.decision.moves))])
        assert len(rival.unseen) < 3


@rule("VIS-HID-01", "VIS-SOLO-41")
def test_what_is_dealt_anew_of_an_ai() -> None:
    """Which future Schemes are in its draw pile, and the order of both piles; not which starting ones are there."""
    game = regnum.new("viscounts", 1, 4, future_schemes=2)
    real = rival_of(state(game))
    starting = sorted(scheme for scheme in real.draw if scheme < 8)
    unseen, draws, futures = set(), set(), set()
    for seed in range(60):
        twin = game.determinize(RED, seed)
        twin.type.audit(twin.state)
        rival = rival_of(state(twin))
        assert sorted(scheme for scheme in rival.draw if scheme < 8) == starting
        assert sorted(rival.unseen) == sorted(scheme for scheme in rival.draw if scheme >= 8)
        assert sorted(rival.unseen + rival.future) == sorted(real.unseen + real.future)
        assert (len(rival.unseen), rival.unseen) == (2, sorted(rival.unseen))
        unseen.add(tuple(rival.unseen))
        draws.add(tuple(rival.draw))
        futures.add(tuple(rival.future))
    assert (len(unseen) > 10, len(draws) > 50, len(futures) > 30) == (True, True, True)


@rule("VIS-SOLO-19", "VIS-R-63", "VIS-SOLO-25")
@pytest.mark.parametrize(
    ("debts", "deeds", "after"),
    [(0, 0, (0, 1, 0, 0)), (2, 0, (1, 0, 1, 0)), (0, 2, (0, 1, 0, 1)), (2, 2, (1, 2, 1, 0))],
)
def test_the_card_ai_flips_one_card_if_there_is_any(debts: int, deeds: int, after: tuple[int, int, int, int]) -> None:
    """S3: focus, else 1 Deed and a Debt flipped, which it has not: 1 Virtue."""
    own = {"unpaid_debts": debts, "acquired_deeds": deeds, "at": "town-9"}
    game = ai_turn("s3", {"hand": HAND}, own, "card", townsfolk=BARE)
    found = ai(game)
    assert tuple(found[n] for n in ("unpaid_debts", "acquired_deeds", "paid_debts", "approved_deeds")) == after
    assert found["virtue"] == (6 if after == (0, 1, 0, 0) else 7)


@rule("VIS-SOLO-13", "VIS-SOLO-15")
@pytest.mark.parametrize("name", ["unpaid_debts", "acquired_deeds"])
def test_without_a_future_scheme_any_card_is_flipped_once(name: str) -> None:
    game = ai_effect("gain 1 scheme", {"future": [], name: 2})
    assert ai(game)[name] == 1


@rule("VIS-SOLO-29", "VIS-R-62", "VIS-R-51", "VIS-R-63")
@pytest.mark.parametrize(("left", "placed", "gold"), [(4, 4, 3), (3, 3, 6), (2, 2, 8), (1, 0, 9), (0, 0, 9)])
def test_it_never_places_more_workers_than_it_has_nor_a_single_one(left: int, placed: int, gold: int) -> None:
    """S2 (castle, else a flip and 1 Virtue) and the print in P2: 2 Nobles; it has 9 Gold."""
    own = {"at": "town-7", "gold": 9, "centre": 20 - left}
    game = ai_turn("s2", {"hand": HAND}, own, townsfolk=BARE, manuscripts=BARE, leader="ai", castle="k3")
    assert (left - ai(game)["workers"], ai(game)["gold"]) == (placed, gold)


@rule("VIS-R-51", "VIS-SOLO-16")
def test_icons_beyond_the_need_give_nothing_back() -> None:
    """S5, the print in P3, slot 1 and the black Favour: 4 Clerics for a cost of 3."""
    own = {"at": "town-7", "ink": 1, "built": ["guildhall-1"]}
    tiles = {**BARE, "e": ["almoners-notes"]}
    fields: dict[str, Any] = {"manuscripts": tiles, "favours": {"black": "ai"}, "buildings": {"c1": "ai guildhall"}}
    game = ai_turn("s5", {"hand": HAND}, own, townsfolk=BARE, **fields)
    assert (ai(game)["manuscripts"], ai(game)["ink"]) == (["almoners-notes"], 2)  # 1, and the Manuscript's


@rule("VIS-SOLO-26", "VIS-SOLO-02")
@pytest.mark.parametrize("number", range(9))
def test_it_builds_from_the_left_of_its_board(number: int) -> None:
    """Guildhalls, Trading Posts, Workshops; those before are built."""
    built = SLOTS[:number]
    spots = ("c1", "c3", "d1", "d3", "a1", "a3", "b2", "b3")
    own = {"at": "town-9", "stone": 9, "built": built}
    game = ai_turn("s1", {"hand": HAND}, own, townsfolk=BARE, manuscripts=BARE, buildings=standing(built, spots))
    assert set(ai(game)["built"]) == {*built, SLOTS[number]}


@rule("VIS-R-61", "VIS-R-27")
@pytest.mark.parametrize("name", ["guildhall", "trading-post", "workshop"])
def test_a_free_building_is_the_left_most_of_its_kind(name: str) -> None:
    for number in range(4):
        built = [f"{name}-{place + 1}" for place in range(number)]
        game = in_reds_turn(f"build 1 {name}", {"built": built, "at": "town-9"}, buildings=standing(built))
        expected = [f"{name}-{place + 1}" for place in range(min(3, number + 1))]
        assert ai(game)["built"] == expected
        assert len(field(game, "buildings")) == len(expected)


@rule("VIS-SOLO-28")
@pytest.mark.parametrize(
    ("at", "taken", "spot"),
    [
        ("town-9", ["e1", "e2"], "e3"),
        ("town-9", ["e1", "e2", "e3"], "e4"),
        ("town-9", ["e1", "e2", "e3", "e4"], "d1"),
        ("town-10", ["e3", "e4"], "d1"),
        ("town-2", ["a3", "a4"], "c1"),
        ("town-4", ["b3", "b4"], "a1"),
        ("town-2", ["a3", "a4", "c1", "c2", "c3", "c4", "e1"], "e2"),
    ],
)
def test_the_next_empty_spot_goes_by_the_ring(at: str, taken: list[str], spot: str) -> None:
    """The segments lie A, C, E, D, B."""
    kinds = ["trading-post", "guildhall", "workshop"] * 3
    buildings = {place: f"red {kinds[number]}" for number, place in enumerate(taken)}
    game = ai_effect("build 1 workshop", {"at": at}, buildings=buildings, ring=["a", "c", "e", "d", "b"])
    assert field(game, "buildings")[spot] == "ai workshop"


@rule("VIS-SOLO-37")
@pytest.mark.parametrize(
    ("at", "tiles", "taken"),
    [
        ("town-9", {"d": "recipe-for-ink", "a": "treatise-on-stone"}, "treatise-on-stone"),
        ("town-1", {"e": "recipe-for-ink"}, "recipe-for-ink"),
        ("town-10", {"e": "recipe-for-ink", "a": "treatise-on-stone"}, "recipe-for-ink"),
        ("town-6", {"b": "recipe-for-ink"}, "recipe-for-ink"),
    ],
)
def test_a_free_manuscript_is_looked_for_clockwise(at: str, tiles: dict[str, str], taken: str) -> None:
    piles = {**BARE, **{segment: [tile] for segment, tile in tiles.items()}}
    assert ai(ai_effect("take 1 manuscript", {"at": at}, manuscripts=piles))["manuscripts"] == [taken]


@rule("VIS-R-65")
def test_a_flip_and_a_gained_scheme_trigger_their_own_slots_only() -> None:
    """All slots are uncovered: a flip dismisses one Townsfolk, a Scheme another; nothing else happens."""
    spots = ("c1", "c3", "d1", "d3", "a1", "a3", "b2", "b3", "c2")
    piles = {**BARE, "e": ["friar", "miner", "princess"]}
    fields: dict[str, Any] = {"townsfolk": piles, "buildings": standing(SLOTS, spots)}
    flip = in_reds_turn("flip 1 deed", {"built": SLOTS}, **fields)
    assert (field(flip, "townsfolk")["e"], ai(flip)["virtue"]) == (["miner", "princess"], 6)
    scheme = in_reds_turn("gain 1 scheme", {"built": SLOTS, "future": ["f1"]}, **fields)
    assert (field(scheme, "townsfolk")["e"], ai(scheme)["discard"]) == (["miner", "princess"], ["f1", "s5"])
    none = in_reds_turn("flip 1 deed", {"built": SLOTS[:5]}, townsfolk=piles, buildings=standing(SLOTS[:5], spots))
    assert field(none, "townsfolk")["e"] == piles["e"]


@rule("VIS-CASTLE-09", "VIS-SOLO-30")
def test_the_player_may_bump_the_ai() -> None:
    stack = [
        *pending("draw", "red"),
        {"frame": "rearrange", "seat": "red", "rule": "VIS-ICON-11"},
        {"frame": "do-effect", "seat": "red", "effect": "place 2 workers", "rule": ""},
    ]
    red = {"hand": HAND, "row": ["trader", "lender", None]}
    game = solo(red, {"first_tier": {"k1": 2}}, stack=stack)
    play(game, "place k1")
    assert moves(game) == ["bump red k1 first", "bump ai k1 first"]
    play(game, "bump ai k1 first")
    assert (ai(game)["first_tier"]["k1"], ai(game)["workers"], ai(game)["ink"]) == (1, 19, 1)


@rule("VIS-R-56", "VIS-SCORE-13", "VIS-SOLO-39")
def test_both_sides_are_ranked_and_scored() -> None:
    for mine, its, points in [(2, 3, (4, 12)), (3, 2, (12, 4)), (1, 1, (8, 8)), (0, 1, (0, 12))]:
        fields: dict[str, Any] = {"deed_stack": 0, "closing": "triggered"}
        own = {"paid_debts": its, "stone": 2, "gold": 3, "ink": 4}
        game = solo({"hand": HAND, "paid_debts": mine}, own, **fields)
        assert len(game.scores.parts) == 1
        assert (game.scores.parts[0]["prosperity"], game.scores.rivals[0].parts["prosperity"]) == points
        assert game.scores.rivals[0].parts["resources"] == 9


@rule("VIS-R-54")
def test_header_icons_of_its_schemes_wherever_they_lie() -> None:
    """Clerics: S5 on the board, S7 and S6 in the draw pile, F1 on the discard pile, slot 1; of future Schemes none."""
    piles = {"draw": ["s7", "s6"], "discard": ["f1"], "future": ["f6"]}
    own: dict[str, Any] = {"row": ["s5", None, "s3"], **piles, "built": ["guildhall-1"]}
    game = solo({"hand": HAND}, {**own, "manuscripts": ["roll-of-the-clergy"]}, buildings={"c1": "ai guildhall"})
    assert game.scores.rivals[0].parts["manuscripts"] == 5
    assert kind(game) == "play-card"


@rule("VIS-R-67", "VIS-SOLO-32", "VIS-SOLO-30", "VIS-R-61", "VIS-R-65")
def test_what_follows_from_an_effect_of_the_ai_is_the_ai_s() -> None:
    """In the player's turn: its groups climb, it bumps, a slot is uncovered, cards are gained or flipped."""
    own = {"at": "town-5", "first_tier": {"k2": 2, "k4": 2}, "unpaid_debts": 0, "acquired_deeds": 0, "future": ["f1"]}
    groups = in_reds_turn("place 3 workers", own, townsfolk=BARE, red={"at": "town-3"})
    # K3 (Gold), then K4 clockwise of it (a card instead of a hire), then K2 (a flip it has not: 1 Virtue).
    assert (ai(groups)["gold"], ai(groups)["discard"], ai(groups)["virtue"]) == (1, ["f1", "s5"], 6)
    assert ai(groups)["second_tier"] == {"k1": 0, "k2": 1, "k3": 1, "k4": 1, "k5": 0}
    bumping = in_reds_turn("place 2 workers", {"at": "town-5"}, red={"first_tier": {"k3": 2}})
    assert (player(bumping)["first_tier"]["k3"], player(bumping)["silver"]) == (1, 2)
    post = in_reds_turn("build 1 trading-post", {"future": ["f2", "f1"], "unpaid_debts": 0, "acquired_deeds": 0})
    assert (ai(post)["built"], ai(post)["discard"]) == (["trading-post-1"], ["f2", "s5"])
    assert ai(in_reds_turn("hire", {"future": ["f1"]}))["discard"] == ["f1", "s5"]
    assert ai(in_reds_turn("hire", {"future": []}))["paid_debts"] == 1
    assert ai(in_reds_turn("gain 2 schemes", {"future": []}))["approved_deeds"] == 1


@rule("VIS-SOLO-10", "VIS-R-67")
def test_in_its_turn_the_ai_is_active() -> None:
    red = {"hand": HAND, "row": ["squire", "trader", None], "at": "town-10"}
    game = ai_turn("s1", red, {"at": "town-9"}, townsfolk=BARE)
    assert (kind(game), field(game, "turn")) == ("rearrange", "ai")


@rule("VIS-R-60", "VIS-SOLO-28", "VIS-SOLO-37")
def test_several_buildings_and_manuscripts_come_one_after_the_other() -> None:
    """No printed card gives two; cards of one's own can."""
    calm = {"unpaid_debts": 0, "acquired_deeds": 0}
    game = in_reds_turn("build 2 guildhalls", {**calm, "at": "town-9"})
    assert (ai(game)["built"], field(game, "buildings")) == (
        ["guildhall-1", "guildhall-2"],
        {"e1": "ai guildhall", "e2": "ai guildhall"},
    )
    tiles = {**BARE, "e": ["recipe-for-ink"], "a": ["treatise-on-stone"], "b": ["bill-of-lading"]}
    game = in_reds_turn("take 2 manuscripts", calm, manuscripts=tiles)
    assert (sorted(ai(game)["manuscripts"]), ai(game)["ink"], ai(game)["stone"]) == (
        ["recipe-for-ink", "treatise-on-stone"],
        2,
        2,
    )
