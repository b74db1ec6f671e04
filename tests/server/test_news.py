"""What a seat is told of since its last move, and what it has chosen while others still decide."""

import regnum
from regnum.engine.rng import seeded
from regnum.server.live import TAKE_BACK, LiveTable
from tests.conformance.tables import play_on


def play(table: LiveTable, choice: int = 0) -> int:
    """Play a move of whoever must decide first; whose it was."""
    decision = table.game.decision
    table.apply(decision.seat, decision.notations[min(choice, len(decision.notations) - 1)])
    return decision.seat


def kinds(table: LiveTable, seat: int) -> list[tuple[str, int]]:
    return [(event.kind, event.seat) for event in table.news(seat)]


def started() -> LiveTable:
    """Architects after the first Buildings are kept, with the first player to place."""
    table = LiveTable(regnum.new("architects", 3, 4), frozenset())
    while table.game.decision.kind != "place-worker":
        play(table)
    return table


def test_news_is_what_others_did_since_the_last_own_move() -> None:
    table = started()
    first = table.game.decision.seat
    while table.game.decision.seat == first:
        play(table)
    assert kinds(table, first) == []
    second = table.game.decision.seat
    while table.game.decision.seat == second:
        play(table)
    third = table.game.decision.seat
    while table.game.decision.seat == third:
        play(table)
    placed = [seat for kind, seat in kinds(table, first) if kind == "placed"]
    assert placed == [second, third]
    play(table)
    assert kinds(table, first) == []


def test_a_move_taken_back_brings_back_the_news_before_it() -> None:
    table = started()
    first = table.game.decision.seat
    while table.game.decision.seat == first:
        play(table)
    while table.game.decision.seat != first:
        play(table)
    before = kinds(table, first)
    assert before
    play(table)
    assert kinds(table, first) == []
    table.apply(first, TAKE_BACK)
    assert kinds(table, first) == before


def planning() -> LiveTable:
    game = regnum.new("wonderful_kingdom", 2, 7, module="none")
    while len(game.decisions) < 2:
        play_on(game, seeded(len(game.moves)), 1)
    return LiveTable(game, frozenset())


def answer_all(table: LiveTable, seat: int) -> list[str]:
    """A seat's answers in an open step, to its end."""
    made = []
    opened = table.game.state.times_opened
    while table.game.state.times_opened == opened and table.game.state.lanes:
        own = [one for one in table.game.decisions if one.seat == seat]
        if not own:
            break
        words = own[0].notations[0]
        table.apply(seat, words)
        made.append(words)
    return made


def test_what_a_seat_has_chosen_is_its_own_as_long_as_others_decide() -> None:
    table = planning()
    made = answer_all(table, 0)
    chosen = [table.game.catalogue.notations[move] for _, move in table.chosen(0)]
    assert chosen == made
    assert table.chosen(1) == []
    assert table.news(0) == []
    answer_all(table, 1)
    assert table.chosen(0) == []


def test_of_a_simultaneous_step_each_hears_what_the_other_did_whoever_was_last() -> None:
    for last in (0, 1):
        table = planning()
        answer_all(table, 1 - last)
        answer_all(table, last)
        for seat in (0, 1):
            doers = {doer for kind, doer in kinds(table, seat) if kind in ("began", "recycled")}
            assert doers == {1 - seat}, (last, seat)
