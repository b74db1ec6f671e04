"""Effects one by one: for a player who is not active, as one side of a choice, and how often (VIS-ICON, VIS-R-09)."""

from typing import Any

import pytest

from regnum import Game
from regnum.engine.rng import seeded
from tests.rules.marks import rule
from tests.rules.viscounts.setting import (
    BARE,
    RED,
    YELLOW,
    cards,
    field,
    kind,
    moves,
    pending,
    play,
    player,
    state,
    table,
)

#: Red, whose turn it is, has the fewest cards, all on the board, and nothing that an effect could use.
ACTIVE = {"row": ["abbot", "squire", "labourer"], "hand": [], "draw": [], "discard": [], "centre": 20, "at": "town-9"}
PILES = {**BARE, "b": ["friar", "miner"]}
TILES = {**BARE, "c": ["recipe-for-ink"]}
#: Yellow has some of everything.
OTHER: dict[str, Any] = {
    "at": "town-1",
    "row": ["thief", "trader", "lender"],
    "hand": ["abbot", "financier"],
    "draw": ["squire", "labourer"],
    "discard": ["journeyman"],
    "first_tier": {"k1": 1, "k3": 1},
    "unpaid_debts": 3,
    "acquired_deeds": 3,
}


def of_yellow(effect: str, own: dict[str, Any] | None = None, **fields: Any) -> Game:
    """A table on which yellow resolves an effect in red's turn; then it is blue's."""
    frame = {"frame": "do-effect", "seat": "yellow", "effect": effect, "rule": "VIS-BUILD-08"}
    tables = {"townsfolk": PILES, "manuscripts": TILES, "leader": "red", **fields}
    return table(
        dict(ACTIVE),
        {"hand": ["abbot", "squire"]},
        {**OTHER, **(own or {})},
        stack=[*pending("draw", "red"), frame],
        **tables,
    )


def changes(game: Game, before: dict[str, Any], seat: int) -> dict[str, Any]:
    """What is other than before in what lies before a player."""
    return {name: value for name, value in player(game, seat).items() if before.get(name) != value}


@rule(
    "VIS-R-26", "VIS-ICON-02", "VIS-ICON-03", "VIS-ICON-05", "VIS-ICON-08", "VIS-ICON-11", "VIS-ICON-14", "VIS-ICON-16"
)
@pytest.mark.parametrize(
    ("effect", "choices", "change"),
    [
        ("gain 2 resources", ["take stone", "take ink"], {"stone": 1, "ink": 1}),
        ("gain 1 debt", [], {"unpaid_debts": 4}),
        ("gain 1 deed", [], {"acquired_deeds": 4}),
        ("gain 1 corruption + 1 virtue", [], {"corruption": 2, "virtue": 6}),
        ("flip 2 any", ["flip debt", "take gold", "flip deed"],
         {"unpaid_debts": 2, "paid_debts": 1, "acquired_deeds": 2, "approved_deeds": 1, "gold": 1}),
        ("flip 2 debts", ["take gold", "take ink"], {"unpaid_debts": 1, "paid_debts": 2, "gold": 1, "ink": 1}),
        ("flip 2 deeds", [], {"acquired_deeds": 1, "approved_deeds": 2}),
        ("discard 2 cards", ["discard abbot", "discard top"],
         {"hand": ["financier"], "draw": ["labourer"], "discard": ["squire", "abbot", "journeyman"]}),
        ("destroy 2 cards", ["destroy financier", "destroy top"],
         {"hand": ["abbot"], "draw": ["labourer"], "silver": 5}),
        ("rearrange", ["arrange 2 1 3"], {"row": ["trader", "thief", "lender"]}),
        ("hire", [], {"discard": ["friar", "journeyman"], "virtue": 6}),
        ("place 2 workers", ["place k4"], {"workers": 16, "first_tier": {"k1": 1, "k2": 0, "k3": 1, "k4": 2, "k5": 0}}),
        ("move 2 workers", ["shift on k1", "shift on k3"],
         {"first_tier": {"k1": 0, "k2": 1, "k3": 0, "k4": 1, "k5": 0}}),
        ("take 1 manuscript", [], {"manuscripts": ["recipe-for-ink"], "ink": 2}),
        ("build 1 workshop", ["build workshop-2", "build on b2"], {"built": ["workshop-2"], "stone": 1}),
    ],
)  # fmt: skip
def test_every_effect_is_for_the_one_who_resolves_it(effect: str, choices: list[str], change: dict[str, Any]) -> None:
    start = of_yellow("gain 1 silver")
    before, red = player(start, YELLOW), player(start, RED)
    before["silver"] = 0
    game = of_yellow(effect)
    for choice in choices:
        assert game.decision.seat == YELLOW
        play(game, choice)
    assert changes(game, before, YELLOW) == change
    assert changes(game, red, RED) == {}
    assert game.decision.seat != RED


@rule("VIS-R-26", "VIS-ICON-14", "VIS-DRAW-04", "VIS-DRAW-05", "VIS-R-13")
def test_the_check_of_a_shuffle_is_that_of_the_one_who_shuffles() -> None:
    """Yellow has a Thief on the board and red nobody; the other way round yellow gains Virtue."""
    game = of_yellow("shuffle")
    assert (player(game, YELLOW)["corruption"], player(game, YELLOW)["virtue"]) == (2, 7)
    assert (sorted(player(game, YELLOW)["draw"]), player(game, YELLOW)["discard"]) == (
        ["journeyman", "labourer", "squire"],
        [],
    )
    drawn = play(of_yellow("discard 1 card", {"draw": [], "discard": ["journeyman", "squire"]}), "discard top")
    assert (player(drawn, YELLOW)["corruption"], player(drawn, RED)["corruption"]) == (2, 1)
    calm = of_yellow("shuffle", {"row": ["trader", "lender", None]})
    assert (player(calm, YELLOW)["virtue"], player(calm, RED)["virtue"]) == (6, 7)


#: What makes one side of a choice impossible for yellow; the other side is always possible.
IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("flip 1 any", {"unpaid_debts": 0, "acquired_deeds": 0}, {}),
    ("flip 1 debt", {"unpaid_debts": 0}, {}),
    ("flip 1 deed", {"acquired_deeds": 0}, {}),
    ("discard 1 card", {"hand": [], "draw": [], "discard": []}, {}),
    ("destroy 1 card", {"row": ["thief", "trader", None], "hand": ["abbot"], "draw": [], "discard": []}, {}),
    ("move 1 worker", {"first_tier": {}}, {}),
    ("place 1 worker", {"first_tier": {}, "centre": 20}, {"leader": "red"}),
    ("take 1 manuscript", {}, {"manuscripts": {**BARE, "c": ["exemplar"]}}),
    ("build 1 workshop", {"built": ["workshop-1", "workshop-2", "workshop-3"]},
     {"buildings": {"b1": "yellow workshop", "b2": "yellow workshop", "b3": "yellow workshop"}}),
    ("rearrange", {"row": ["thief", None, None]}, {}),
    ("shuffle", {"discard": []}, {}),
    ("hire", {}, {"townsfolk": BARE}),
]  # fmt: skip


@rule("VIS-R-09", "VIS-R-27", "VIS-ICON-14")
@pytest.mark.parametrize(("effect", "own", "fields"), IMPOSSIBLE)
def test_a_side_that_has_no_effect_can_not_be_taken(effect: str, own: dict[str, Any], fields: dict[str, Any]) -> None:
    """For yellow, whatever red has; and where both sides have an effect yellow chooses."""
    choice = f"{effect} or gain 4 silver"
    forced = of_yellow(choice, own, **fields)
    assert player(forced, YELLOW)["silver"] == 4
    free = of_yellow(choice)
    assert (free.decision.seat, moves(free)) == (YELLOW, ["choose 1", "choose 2"])
    alone = of_yellow(effect, own, **fields)
    assert (player(alone, YELLOW)["silver"], alone.decision.seat != YELLOW) == (0, True)


@rule("VIS-R-09")
def test_where_neither_side_has_an_effect_nothing_happens() -> None:
    game = of_yellow("flip 1 debt or flip 1 deed", {"unpaid_debts": 0, "acquired_deeds": 0})
    assert game.decision.seat != YELLOW
    in_order = of_yellow("flip 1 debt then flip 1 deed or gain 4 silver", {"unpaid_debts": 0})
    assert moves(in_order) == ["choose 1", "choose 2"]  # one of its steps is enough
    none = of_yellow("flip 1 debt then flip 1 deed or gain 4 silver", {"unpaid_debts": 0, "acquired_deeds": 0})
    assert player(none, YELLOW)["silver"] == 4


@rule("VIS-ICON-12", "VIS-ICON-13", "VIS-ICON-15", "VIS-ICON-05", "VIS-ICON-06", "VIS-ICON-17")
@pytest.mark.parametrize(
    ("effect", "kinds", "first"),
    [
        ("discard 2 cards", "discard-card", "discard top"),
        ("discard 3 cards", "discard-card", "discard top"),
        ("destroy 2 cards", "destroy-card", "destroy top"),
        ("destroy 3 cards", "destroy-card", "destroy top"),
        ("move 2 workers", "shift-worker", "shift on k1"),
        ("move 3 workers", "shift-worker", "shift on k3"),
        ("flip 2 any", "flip-one", "flip deed"),
        ("flip 3 any", "flip-one", "flip deed"),
        ("gain 2 resources", "gain-resource", "take stone"),
        ("gain 3 resources", "gain-resource", "take stone"),
    ],
)
def test_so_many_times_and_not_more(effect: str, kinds: str, first: str) -> None:
    """Yellow has enough for five times; it is asked as often as the effect says."""
    own = {
        "draw": ["squire", "labourer", "jeweller", "mason", "vicar"],
        "first_tier": {"k1": 2, "k3": 2},
        "acquired_deeds": 5,
        "unpaid_debts": 5,
    }
    game = of_yellow(effect, own)
    asked = 0
    while game.decision.seat == YELLOW:
        asked += kind(game) == kinds
        play(game, next((move for move in moves(game) if move.startswith(first)), moves(game)[-1]))
    assert asked == int(effect.split(" ")[1])


@rule("VIS-ICON-12", "VIS-ICON-13", "VIS-ICON-15", "VIS-R-12")
@pytest.mark.parametrize("effect", ["discard 2 cards", "destroy 2 cards", "move 2 workers"])
def test_who_declines_is_not_asked_again(effect: str) -> None:
    assert play(of_yellow(effect), "decline").decision.seat != YELLOW


@rule("VIS-DEBT-07")
def test_a_flipped_debt_brings_exactly_one_resource() -> None:
    game = play(of_yellow("flip 1 debt"), "take gold")
    assert (player(game, YELLOW)["gold"], game.decision.seat != YELLOW) == (1, True)


@rule("VIS-ICON-12", "VIS-ICON-13", "VIS-R-16", "VIS-R-12")
def test_what_can_not_be_given_up_and_why() -> None:
    """Nobody discards what is not in hand, or from piles without a card; nobody destroys the last three cards."""
    discard = of_yellow("discard 1 card", {"draw": [], "discard": []})
    assert moves(discard) == ["decline", "discard abbot", "discard financier"]
    for move, reason in [("discard top", "no-card-to-draw"), ("discard squire", "not-in-hand")]:
        found = discard.why_not(move)
        assert found is not None
        assert (found.rule, found.reason) == ("VIS-ICON-12", reason)
    empty_hand = of_yellow("discard 1 card", {"hand": []})
    assert moves(empty_hand) == ["decline", "discard top"]
    only_hand = of_yellow("destroy 1 card", {"draw": [], "discard": []})
    assert moves(only_hand) == ["decline", "destroy abbot", "destroy financier"]
    few = {"row": ["thief", "trader", None], "draw": [], "discard": []}
    game = of_yellow("destroy 2 cards", few)
    play(game, "destroy abbot")
    assert cards(game, YELLOW) == ["financier", "thief", "trader"]
    assert game.decision.seat != YELLOW


@rule("VIS-R-12", "VIS-DRAW-04")
def test_an_empty_draw_pile_is_shuffled_indeed() -> None:
    """The card that a new draw pile has on top falls by lot."""
    game = of_yellow("discard 1 card", {"draw": [], "discard": ["squire", "labourer", "journeyman", "mason", "vicar"]})
    tops = set()
    for seed in range(40):
        twin = game.copy()
        state(twin).rng = seeded(seed)
        tops.add(player(play(twin, "discard top"), YELLOW)["discard"][0])
    assert len(tops) == 5


@rule("VIS-R-11")
@pytest.mark.parametrize(
    ("row", "orders"),
    [
        (["thief", "trader", None], ["1 2 3", "2 1 3"]),
        (["thief", None, "trader"], ["1 2 3", "3 2 1"]),
        ([None, "thief", "trader"], ["1 2 3", "1 3 2"]),
        (["abbot", "trader", None], ["1 2 3", "2 1 3"]),
    ],
)
def test_only_spaces_with_cards_change_places(row: list[str | None], orders: list[str]) -> None:
    game = of_yellow("rearrange", {"row": row, "hand": ["financier", "squire"], "draw": ["labourer"]})
    assert moves(game) == [f"arrange {order}" for order in orders]
    play(game, f"arrange {orders[1]}")
    places = [int(place) - 1 for place in orders[1].split(" ")]
    assert player(game, YELLOW)["row"] == [row[place] for place in places]


@rule("VIS-DEBT-01", "VIS-DEBT-02", "VIS-DEBT-03", "VIS-R-41", "VIS-END-01", "VIS-END-03")
@pytest.mark.parametrize(
    ("gain", "own", "other"), [("deed", "deed_stack", "debt_stack"), ("debt", "debt_stack", "deed_stack")]
)
def test_each_stack_reveals_its_own_card_and_only_with_its_last(gain: str, own: str, other: str) -> None:
    """Gained one by one or in the middle of a gain; the other stack is left alone, and so is a card once revealed."""
    for number, before, after, closing in [(1, 5, 4, "open"), (2, 2, 0, "triggered"), (3, 2, 0, "triggered")]:
        stacks: dict[str, Any] = {own: before, other: 7}
        game = of_yellow(f"gain {number} {gain}s", **stacks)
        assert (field(game, own), field(game, other), field(game, "closing")) == (after, 7, closing)
        name = "acquired_deeds" if gain == "deed" else "unpaid_debts"
        assert player(game, YELLOW)[name] == OTHER[name] + number
    revealed: dict[str, Any] = {own: 3, other: 0, "closing": "triggered"}
    late = of_yellow(f"gain 1 {gain}", **revealed)
    assert (field(late, own), field(late, other)) == (2, 0)


@rule("VIS-DEBT-03")
def test_a_card_is_revealed_once() -> None:
    for gain, stack in [("debt", "debt_stack"), ("deed", "deed_stack")]:
        for left, told in [(1, 1), (0, 0)]:
            fields: dict[str, Any] = {stack: left, "closing": "open" if left else "triggered"}
            game = of_yellow(f"discard 1 card then gain 1 {gain}", **fields)
            game.listen()
            play(game, "decline")
            revealed = [event for event in game.events(YELLOW) if event.kind == "revealed"]
            assert [event.seat for event in revealed] == [YELLOW] * told


@rule("VIS-ANAT-05", "VIS-R-09")
def test_what_may_be_done_need_not_be() -> None:
    """No printed card says `may`, `per` or `if` for a player at once; cards of one's own can."""
    game = of_yellow("may gain 1 debt")
    assert (game.decision.seat, moves(game)) == (YELLOW, ["decline", "choose 1"])
    assert player(play(game.copy(), "decline"), YELLOW)["unpaid_debts"] == 3
    assert player(play(game, "choose 1"), YELLOW)["unpaid_debts"] == 4
    nothing = of_yellow("may flip 1 debt", {"unpaid_debts": 0})
    assert nothing.decision.seat != YELLOW
    assert (
        player(of_yellow("gain 2 silver per criminal", {"row": ["thief", "antagonist", None]}), YELLOW)["silver"] == 6
    )
    for row, silver, chosen in [(["thief", "trader", None], 2, True), (["trader", "lender", None], 1, False)]:
        game = of_yellow("gain 2 silver if 1+ criminals or gain 1 silver", {"row": row})
        assert (kind(game) == "pick-effect") == chosen
        if chosen:
            play(game, "choose 1")
        assert player(game, YELLOW)["silver"] == silver


@rule("VIS-ICON-06", "VIS-ICON-17")
def test_so_many_manuscripts_and_buildings_as_the_effect_says() -> None:
    tiles = {"a": ["recipe-for-ink"], "b": ["lives-of-the-saints"], "c": ["treatise-on-stone"], "d": [], "e": []}
    game = of_yellow("take 2 manuscripts", manuscripts=tiles)
    while game.decision.seat == YELLOW:
        play(game, moves(game)[0])
    assert len(player(game, YELLOW)["manuscripts"]) == 2
    game = of_yellow("build 2 workshops")
    while game.decision.seat == YELLOW:
        play(game, next((move for move in ("build on c2", "build on e1") if move in moves(game)), moves(game)[0]))
    assert len(player(game, YELLOW)["built"]) == 2


@rule("VIS-R-26", "VIS-R-10", "VIS-SCRIBE-06", "VIS-BUILD-13", "VIS-R-25")
def test_what_follows_from_an_effect_is_for_the_same_player() -> None:
    """In red's turn: triggers of a flip, a Church Favour, the first Workshop, two Links."""
    row = ["debt-collector-virtue", "debt-collector-resource", "abbot"]
    flip = of_yellow("flip 1 debt", {"row": row, "hand": ["financier"], "draw": ["squire"]})
    play(flip, "take stone")
    assert (flip.decision.seat, len(moves(flip))) == (YELLOW, 2)
    play(flip, "resolve debt-collector-virtue", "take ink")
    own = player(flip, YELLOW)
    assert (own["stone"], own["ink"], own["silver"], own["virtue"]) == (1, 1, 1, 6)
    favour = of_yellow("take 1 manuscript", {"manuscripts": ["book-of-pardons", "lives-of-the-saints"]})
    assert field(favour, "favours")["black"] == "yellow"
    hire = of_yellow("hire", {"built": ["workshop-1"]}, buildings={"d1": "yellow workshop"})
    assert (hire.decision.seat, moves(hire)) == (YELLOW, ["resolve workshop-1", "resolve effect"])
    both = of_yellow("build 1 guildhall", buildings={"d3": "red workshop", "d5": "red workshop"})
    play(both, "build guildhall-1", "build on d4", "take gold")
    assert (both.decision.seat, moves(both)) == (YELLOW, ["link before", "link after"])
    play(both, "link after")
    assert (player(both, YELLOW)["virtue"], both.decision.seat, kind(both)) == (6, YELLOW, "shift-worker")


@rule("VIS-R-09")
def test_only_what_the_one_who_resolves_it_has_counts_for_a_choice() -> None:
    """Red has neither Debts nor Deeds, yellow has Deeds."""
    forced = of_yellow("flip 1 debt or flip 1 deed", {"unpaid_debts": 0})
    assert player(forced, YELLOW)["approved_deeds"] == 1
    first = of_yellow("flip 1 deed then flip 1 debt or gain 4 silver", {"unpaid_debts": 0})
    assert moves(first) == ["choose 1", "choose 2"]
    met = of_yellow("flip 1 deed if 1+ criminals or gain 4 silver")
    assert moves(met) == ["choose 1", "choose 2"]
    empty = of_yellow("flip 1 deed if 1+ criminals or gain 4 silver", {"acquired_deeds": 0})
    assert player(empty, YELLOW)["silver"] == 4
    inside = of_yellow("build 1 workshop or gain 4 silver", {"at": "inner-a"})
    assert moves(inside) == ["choose 1", "choose 2"]
    standing = {"d1": "yellow workshop", "e3": "yellow workshop"}
    last = of_yellow("build 1 workshop", {"built": ["workshop-2", "workshop-3"]}, buildings=standing)
    assert player(play(last, "build on c1"), YELLOW)["built"] == ["workshop-1", "workshop-2", "workshop-3"]
