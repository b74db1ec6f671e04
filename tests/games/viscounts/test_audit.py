"""The audit finds whatever is wrong with a table: one thing broken at a time."""

from collections.abc import Callable

import pytest

import regnum
from regnum.engine.rng import seeded
from regnum.games.viscounts.audit import audit
from regnum.games.viscounts.solo.rival import rival_of
from regnum.games.viscounts.state import Hint, Table


def table(seats: int = 3, moves: int = 90) -> Table:
    """A table in the middle of a game, at a moment when nothing runs in the Castle."""
    game = regnum.new("viscounts", seats, 5)
    rng = seeded(5)
    for _ in range(moves):
        game.play(game.decision.moves[rng.below(len(game.decision.moves))])
    state = game.state
    assert isinstance(state, Table)
    assert not state.setting_up
    audit(state)
    return state


def put(seat: int, name: str, value: object) -> Callable[[Table], None]:
    """A change of one field of a side."""
    return lambda state: setattr(state.side(seat), name, value)


def spend(seat: int, good: int) -> Callable[[Table], None]:
    def change(state: Table) -> None:
        state.side(seat).goods[good] = -1

    return change


def hint(least: int, of_hand: bool) -> Callable[[Table], None]:
    """What is told of a hand: cards of it, or cards of the draw pile only."""

    def change(state: Table) -> None:
        player = state.players[0]
        player.hand = sorted(player.hand + player.draw[-2:])
        player.draw = player.draw[:-2]
        player.hints = [Hint(least, player.hand if of_hand else player.draw)]

    return change


def open_hint(state: Table) -> None:
    state.players[0].hints = [Hint(1, [*state.players[0].hand, max(state.players[0].row)])]


def twice(state: Table) -> None:
    player = state.players[1]
    player.discard = [*player.discard, max(player.row)]


def disorder(state: Table) -> None:
    player = state.players[1]
    player.hand = sorted([*player.hand, *player.draw[-2:]], reverse=True)
    player.draw = player.draw[:-2]


def few(state: Table) -> None:
    player = state.players[1]
    player.hand, player.draw, player.discard = [], [], []
    player.hints = []
    player.row = [-1, *player.row[1:]]


def shared(state: Table) -> None:
    state.players[1].discard = [*state.players[1].discard, state.townsfolk[0][-1]]


def lost(state: Table) -> None:
    state.townsfolk = [state.townsfolk[0][:-1], *state.townsfolk[1:]]


def tile_twice(state: Table) -> None:
    state.side(2).manuscripts = [*state.side(2).manuscripts, state.manuscripts[0][-1]]


def no_building(state: Table) -> None:
    """A Building stands on an empty spot, but on its owner's board as well."""
    spot = next(n for n in range(4) if state.spots[n] < 0)
    state.spots = [*state.spots[:spot], 0, *state.spots[spot + 1 :]]


def other_kind(kind: int, as_kind: int) -> Callable[[Table], None]:
    def change(state: Table) -> None:
        state.spots = [-1] * len(state.spots)
        state.spots[0] = as_kind
        for side in range(state.sides):
            state.side(side).built = 0
        state.players[0].built = 1 << kind * 3

    return change


def crowd(tier: str, wedge: int) -> Callable[[Table], None]:
    """Two Workers of each of three players in a section."""

    def change(state: Table) -> None:
        for player in state.players:
            empty = [0] * 5
            full = [2 if place == wedge else 0 for place in range(5)]
            player.first, player.second = (full, empty) if tier == "first" else (empty, full)
            player.workers = 18 - player.centre

    return change


def group(tier: str) -> Callable[[Table], None]:
    def change(state: Table) -> None:
        for player in state.players:
            player.first, player.second = [0] * 5, [0] * 5
            player.workers = 20 - player.centre
        last = state.players[2]
        setattr(last, tier, [0, 0, 0, 0, 3])
        last.workers -= 3

    return change


def leads(seat: int, *centre: int) -> Callable[[Table], None]:
    def change(state: Table) -> None:
        for player, number in zip(state.players, centre, strict=True):
            player.workers += player.centre - number
            player.centre = number
        state.leader = seat

    return change


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        *[(put(seat, "workers", 21), f"side {seat} has") for seat in range(3)],
        *[(spend(seat, good), f"side {seat}: something negative") for seat in (0, 2) for good in range(4)],
        *[(put(1, name, -1), "side 1: something negative") for name in ("debts", "paid", "deeds", "approved")],
        (put(0, "first", [-1, 0, 0, 0, 1]), "side 0"),
        (put(0, "second", [-1, 0, 0, 0, 1]), "side 0"),
        (put(1, "corruption", 0), "markers of side 1"),
        (put(1, "virtue", 8), "markers of side 1"),
        (put(1, "virtue", 0), "markers of side 1"),
        (no_building, "has not the Buildings"),
        *[(other_kind(kind, (kind + more) % 3), "another number of kind") for kind in range(3) for more in (1, 2)],
        (twice, "seat 1 has a card twice"),
        (few, "seat 1 has fewer than 3 cards"),
        (disorder, "in disorder"),
        (open_hint, "names a card that lies open"),
        (hint(9, True), "a hint about seat 0 is wrong"),
        (hint(0, True), "a hint about seat 0 is wrong"),
        (hint(1, False), "a hint about seat 0 is wrong"),
        (shared, "in two places"),
        (lost, "nowhere"),
        (tile_twice, "a Manuscript is in two places"),
        *[(crowd(tier, wedge), "too full") for tier in ("first", "second") for wedge in (0, 4)],
        (group("first"), "side 2 has a group at rest"),
        (group("second"), "side 2 has a group at rest"),
        (leads(0, 1, 2, 0), "the Castle Leader is another"),
        (leads(0, 1, 0, 2), "the Castle Leader is another"),
        (leads(1, 0, 0, 0), "the Castle Leader is another"),
        (lambda state: setattr(state, "debt_stack", 0), "triggered by a revealed card"),
        (lambda state: setattr(state, "deed_stack", 0), "triggered by a revealed card"),
        (lambda state: setattr(state, "closing", 1), "triggered by a revealed card"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(change: Callable[[Table], None], wrong: str) -> None:
    state = table()
    change(state)
    with pytest.raises(AssertionError, match=wrong):
        audit(state)


def test_what_is_right_is_left_alone() -> None:
    state = table()
    for change in (leads(1, 1, 1, 0), leads(2, 0, 0, 3), put(1, "corruption", 4), put(1, "virtue", 4), hint(1, True)):
        change(state)
        audit(state)
    state.players[0].hints = []
    state.players[2].first = [0, 0, 0, 0, 3]
    state.players[2].workers = 20 - 3 - sum(state.players[2].second) - state.players[2].centre
    state.climbing = 2
    audit(state)
    state.climbing, state.waiting = -1, 1 << 2
    audit(state)
    state.waiting = 1 << 1
    with pytest.raises(AssertionError, match="group at rest"):
        audit(state)


def test_an_ai_is_looked_at_too() -> None:
    state = table(1, 60)
    rival = rival_of(state)
    for name, value, wrong in [
        ("workers", 21, "side 1 has"),
        ("paid", -1, "side 1: something negative"),
        ("discard", [*rival.discard, max(rival.row)], "a Scheme is in two places"),
        ("future", [*rival.future, max(rival.row)], "a Scheme is in two places"),
        ("draw", [*rival.draw, max(rival.row)], "a Scheme is in two places"),
        ("unseen", [max(rival.row)], "an unseen Scheme"),
        ("manuscripts", [state.manuscripts[0][-1]], "a Manuscript is in two places"),
    ]:
        before = getattr(rival, name)
        setattr(rival, name, value)
        with pytest.raises(AssertionError, match=wrong):
            audit(state)
        setattr(rival, name, before)
    audit(state)
    rival.draw, rival.discard = [], rival.discard or [rival.draw[0]]
    audit(state)
    rival.discard = []
    audit(state)  # three on the board are enough
    rival.row = [-1, *rival.row[1:]]
    with pytest.raises(AssertionError, match="the AI has no Schemes"):
        audit(state)
