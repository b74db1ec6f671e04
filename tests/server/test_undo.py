"""Taking moves back: one's own, step by step, until something hidden was shown or somebody else has moved."""

from collections.abc import Iterator
from itertools import islice

import pytest

import regnum
from regnum.bots import make_bot
from regnum.engine.rng import seeded
from regnum.server.live import TAKE_BACK, LiveTable
from tests.conformance.tables import play_on
from tests.server.pages import Page, page
from tests.server.setting import House, Person
from tests.server.test_problems import refused


def after_draft(players: int = 2, seed: int = 1) -> regnum.Game:
    """Architects at the first turn."""
    game = regnum.new("architects", players, seed)
    while game.state.lanes:
        decision = game.decision
        game.play(decision.moves[0], decision.seat)
    return game


def turn_of(game: regnum.Game) -> int:
    """Whose decision it is."""
    return game.decision.seat


def take_back(person: Person, id: str, seat: int) -> None:
    """Take back, which must be allowed and said so before."""
    state = person.state(id, seat)
    assert state["undo"]
    undone = person.undo(id, seat, state["version"])
    assert undone.status_code == 200, undone.text
    assert undone.json() == person.state(id, seat)
    assert undone.json()["version"] == state["version"] + 1


def refuse(person: Person, id: str, seat: int) -> None:
    """Taking back is refused, and was not offered."""
    before = person.state(id, seat)
    assert not before["undo"]
    refused(person.undo(id, seat, before["version"]), 409, "no-undo")
    assert person.state(id, seat) == before


def same_place(one: dict[str, object], other: dict[str, object]) -> bool:
    """Whether two states are of the same position; versions only ever grow."""
    parts = ("ply", "plies", "table", "memory", "scores", "decisions", "moves", "log", "undo")
    return all(one[part] == other[part] for part in parts)


def test_an_action_of_several_steps_is_taken_back_step_by_step(house: House) -> None:
    """Each step goes back to exactly the table before it, chronicle included, until the action has shown a card."""
    ann = house.person()
    game = after_draft(seed=0)
    for move in ("black-market right", "mines clay", "quarry", "black-market left", "quarry"):
        game.play(f"place {move}")
    seat = turn_of(game)
    id = house.lay(game, [ann, ann])
    steps = ["place guildhall", "advance cathedral"]
    states = []
    for step in steps:
        states.append(ann.state(id, seat))
        ann.move(id, seat, step)
    while len(states) > 1:
        take_back(ann, id, seat)
        assert same_place(ann.state(id, seat), states.pop())
    ann.move(id, seat, steps[1])
    ann.move(id, seat)  # A card is discarded and a reward is drawn.
    refuse(ann, id, seat)
    assert turn_of(house.truth(id).game) != seat


def test_what_a_bot_answered_is_taken_back_with_the_move(served: House) -> None:
    """The bot's answer showed nothing hidden, so the person's own last move can still be taken back."""
    ann = served.person()
    game = after_draft()
    seat = turn_of(game)
    people: list[Person | None] = [None, None]
    people[seat] = ann
    id = served.lay(game, people, bots={1 - seat: "random"})
    before = ann.state(id, seat)
    with page(served.address, ann, id) as open_page:
        open_page.receive()
        ann.move(id, seat, "place quarry")
        after = open_page.until(lambda state: state["plies"] > before["plies"] + 1 and state["moves"] != [])
        assert after["undo"] == served.truth(id).may_take_back(seat)
        if not after["undo"]:
            return
        undone = ann.undo(id, seat, after["version"]).json()
        assert same_place(undone, before)
        open_page.until(lambda state: state["version"] == undone["version"])
        assert open_page.log == undone["log"]["entries"]


def test_a_bots_answer_that_shows_nothing_does_not_end_undo() -> None:
    """The same at the table itself, with an answer of our choice."""
    game = after_draft()
    seat = turn_of(game)
    live = LiveTable(game.copy(), frozenset({1 - seat}))
    live.apply(seat, "place quarry")
    live.apply(1 - seat, "place forest")
    assert live.may_take_back(seat)
    live.apply(seat, TAKE_BACK)
    assert live.game == game
    assert not live.may_take_back(1 - seat)


def test_a_drawn_card_ends_undo(house: House) -> None:
    """A new Building card was seen: neither the draw nor what came before can be taken back."""
    ann = house.person()
    position = after_draft().position()
    table = position["table"]
    assert isinstance(table, dict)
    seat = turn_of(after_draft())
    table["players"][seat]["at"]["workshop"] = 2
    table["players"][seat]["workers"] -= 2
    id = house.lay(regnum.from_position(position), [ann, ann])
    assert "place workshop draw" in [move["notation"] for move in ann.state(id, seat)["moves"]]
    ann.move(id, seat, "place workshop draw")
    refuse(ann, id, seat)


def test_another_persons_move_ends_undo(house: House) -> None:
    ann, bob = house.person(), house.person()
    game = after_draft()
    seat = turn_of(game)
    people = [ann, bob] if seat == 0 else [bob, ann]
    id = house.lay(game, people)
    ann.move(id, seat, "place quarry")
    refuse(bob, id, 1 - seat)
    assert ann.state(id, seat)["undo"]
    bob.move(id, 1 - seat, "place forest")
    refuse(ann, id, seat)
    take_back(bob, id, 1 - seat)
    refuse(ann, id, seat)


def test_in_a_simultaneous_step_only_ones_own_moves_are_taken_back(house: House) -> None:
    """Planning: what the other has planned meanwhile stays, and nobody notices."""
    ann, bob = house.person(), house.person()
    game = regnum.new("wonderful_kingdom", 2, 7, module="none")
    while len(game.decisions) < 2:
        play_on(game, seeded(len(game.moves)), 1)
    id = house.lay(game, [ann, bob])
    fresh = ann.state(id, 0)
    refuse(ann, id, 0)
    ann.move(id, 0)
    planned = ann.state(id, 0)
    bob.move(id, 1)
    ann.move(id, 0)
    bobs = bob.state(id, 1)
    take_back(ann, id, 0)
    assert same_place(ann.state(id, 0), planned)
    take_back(ann, id, 0)
    assert same_place(ann.state(id, 0), fresh)
    refuse(ann, id, 0)
    assert bob.state(id, 1) == bobs
    take_back(bob, id, 1)
    assert house.truth(id).game == game


def test_the_end_of_the_game_ends_undo(house: House) -> None:
    ann = house.person()
    game = regnum.new("wonderful_kingdom", 1, 5, module="none")
    bot = make_bot("random", 5)
    while True:
        after = game.copy()
        after.play(bot.choose(game, 0), 0)
        if after.over:
            break
        game = after
    id = house.lay(game, [ann])
    over = ann.move(id, 0)
    while over["status"] != "over":
        over = ann.move(id, 0)
    assert not over["undo"]
    refuse(ann, id, 0)


TABLES = [
    ("architects", 1, {}),
    ("architects", 2, {}),
    ("wonderful_kingdom", 1, {"module": "menace"}),
    ("wonderful_kingdom", 1, {"module": "none"}),
    ("wonderful_kingdom", 2, {"module": "quest"}),
]


def undone_games(name: str, players: int, options: dict[str, object]) -> Iterator[LiveTable]:
    """A whole game at random in which every third move is taken back where that is allowed, entry by entry."""
    live = LiveTable(regnum.new(name, players, 3, **options), frozenset())
    rng = seeded(3)
    while not live.game.over:
        waiting = live.game.decisions
        decision = waiting[rng.below(len(waiting))]
        live.apply(decision.seat, decision.notations[rng.below(len(decision.moves))])
        yield live
        if rng.below(3) == 0 and live.may_take_back(decision.seat):
            live.apply(decision.seat, TAKE_BACK)
            yield live


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_after_taking_back_the_table_is_as_if_nothing_had_been(
    name: str, players: int, options: dict[str, object]
) -> None:
    """State and chronicle equal those of the remaining moves, and versions grow by one an entry."""
    taken_back = 0
    for live in islice(undone_games(name, players, options), 150):
        if live.entries[-1][1] != TAKE_BACK:
            continue
        taken_back += 1
        again = live.game.at(0)
        again.listen()
        for seat, move in live.game.moves:
            again.play(move, seat)
        assert again == live.game
        for viewer in (None, *range(players)):
            told = [event.data() for event in again.events(viewer)]
            assert [line.event.data() for line in live.chronicle(viewer)] == told
        if not live.game.state.lanes:
            assert live.version(None) == len(live.entries)
    assert taken_back > 5


def test_a_page_that_merges_what_it_is_told_keeps_the_exact_chronicle(served: House) -> None:
    """Through moves and undos, for the mover, the other player and a spectator."""
    ann, bob = served.person(), served.person()
    game = after_draft()
    id = served.lay(game, [ann, bob])
    rng = seeded(4)
    with (
        page(served.address, ann, id) as one,
        page(served.address, bob, id) as two,
        page(served.address, served.stranger(), id) as three,
    ):
        pages: list[tuple[Person, Page]] = [(ann, one), (bob, two), (served.stranger(), three)]
        for turn in range(30):
            seat = turn_of(served.truth(id).game)
            person = (ann, bob)[seat]
            state = person.state(id, seat)
            if state["undo"] and turn % 3 == 2:
                version = person.undo(id, seat, state["version"]).json()["version"]
            else:
                move = state["moves"][rng.below(len(state["moves"]))]["notation"]
                version = person.play(id, seat, state["version"], move).json()["version"]
            for who, open_page in pages:
                open_page.until(lambda told: told["version"] >= version)  # noqa: B023
                full = who.state(id)
                assert open_page.log == full["log"]["entries"]
                assert {**open_page.state, "log": {}, "seats": []} == {**full, "log": {}, "seats": []}


def test_chance_ends_undo() -> None:
    """The last pick of the draft shows who begins; that the lot falls alike in some deals does not make it known."""
    for seed in range(12):
        live = LiveTable(regnum.new("architects", 2, seed), frozenset({1}))
        while live.game.state.lanes:
            decision = live.game.decisions[-1]
            live.apply(decision.seat, decision.notations[0])
        assert live.entries[-1][0] == 0
        assert not live.may_take_back(0)
