"""Nobody is told what they may not know: whole games, every byte that each viewer ever gets."""

import json
from contextlib import ExitStack
from typing import Any

import pytest

import regnum
from regnum.bots import make_bot
from regnum.engine.events import Event
from regnum.engine.rng import Rng, seeded
from regnum.locale import texts
from tests.server.pages import Page, page
from tests.server.secrets import Knowing, told
from tests.server.setting import HERE, ME, House, Person
from tests.server.test_live import planning

#: A number that nobody finds by accident.
SEED = 4_611_686_018_427_387_000
QUICK = [("architects", 2, "greedy", {}, 1), ("wonderful_kingdom", 2, "random", {"module": "menace"}, 2)]
ALL = [
    (game.name, players, "greedy" if game.name == "architects" else "random", dict(variant), seed)
    for game in regnum.games()
    for players in (2, 3)
    if players in game.seats
    for variant in game.variants()
    for seed in (3, 4)
]


class Viewer:
    """Somebody with an open page, and all that they were ever sent."""

    def __init__(self, game: regnum.Game, person: Person, seat: int | None, open_page: Page) -> None:
        self.person = person
        self.seat = seat
        self.page = open_page
        self.knowing = Knowing(game, seat)
        self.heard: list[str] = []
        self._narrator = game.type.narrator(game.options)
        self._say = texts("en", *game.type.texts_folders()).say
        self._said: dict[str, str] = {}

    def may_know(self, game: regnum.Game) -> dict[str, Any]:
        """The state that this viewer may be sent now, in the words of a state."""
        view: dict[str, Any] = game.view(self.seat)
        decisions = [{part: one[part] for part in ("seat", "kind", "rule")} for one in view["decisions"]]
        moves = [move for one in view["decisions"] for move in one.get("moves", [])]
        log = [{**event.data(), "text": self._words(event)} for event in game.events(self.seat)]
        parts = {part: view[part] for part in ("ply", "table", "memory", "scores")}
        return {**parts, "decisions": decisions, "moves": moves, "log": log}

    def _words(self, event: Event) -> str:
        key = repr(event)
        if key not in self._said:
            self._said[key] = self._say(self._narrator.event(event))
        return self._said[key]

    def was_told(self) -> dict[str, Any]:
        """The same of the state that was sent last."""
        state = self.page.state
        parts = {part: state[part] for part in ("ply", "table", "memory", "scores")}
        decisions = [{part: one[part] for part in ("seat", "kind", "rule")} for one in state["decisions"]]
        log = [
            {part: line[part] for part in ("kind", "rule", "seat", "rival", "args", "text")} for line in self.page.log
        ]
        return {**parts, "decisions": decisions, "moves": [move["notation"] for move in state["moves"]], "log": log}

    def follow(self, before: dict[str, Any] | None, now: dict[str, Any]) -> None:
        """Wait for what changed, if anything did: until then only what was known before may be told."""
        while before is None or before != now:
            self.page.receive()
            self.heard.append(self.page.received.pop())
            was_told = self.was_told()
            if was_told == now:
                return
            assert was_told == before, "something was told that the engine does not tell"

    def ask(self, path: str, **query: Any) -> str:
        """Ask for something that is not pushed."""
        answer = self.person.get(path, **query)
        assert answer.status_code == 200, answer.text
        self.heard.append(answer.text)
        return answer.text


def check_rest(viewer: Viewer, id: str, game: regnum.Game, rng: Rng) -> None:
    """The record, the reckoning, the past and the outlook, as far as the viewer may know them."""
    seat = viewer.seat
    where = f"/api/tables/{id}"
    assert viewer.ask(f"{where}/record") == str(game.record_for(seat))
    reckoning = json.loads(viewer.ask(f"{where}/reckoning"))
    view: Any = game.view(seat)
    scores = view["scores"]
    rivals = [rival["total"] for rival in scores["rivals"]]
    now = {"ply": view["ply"], "totals": scores["totals"], "rivals": rivals, "goal": scores["goal"]}
    assert reckoning["points"][-1] == now
    movers = [mover for mover, _ in game.moves_told_to(seat)]
    assert [one["moves"] for one in reckoning["statistics"]] == [movers.count(one) for one in range(game.players)]
    ply = rng.below(view["ply"] + 1)
    past = json.loads(viewer.ask(f"{where}/at/{ply}"))
    earlier = game.at(0)
    for mover, move in game.moves_told_to(seat)[:ply]:
        earlier.play(move, mover)
    seen: Any = earlier.view(seat)
    for part in ("table", "memory", "scores"):
        assert past[part] == seen[part]
    if seat is not None:
        # These speak of every card of the catalogue that is not there; that they depend on no secret is proved by
        # `test_deals.py`.
        viewer.ask(f"{where}/outlook", seat=seat)
        viewer.ask(f"{where}/why", seat=seat, target=some_target(game, rng))


def some_target(game: regnum.Game, rng: Rng) -> str:
    """Something on the table that one may click."""
    targets = sorted({target for target in game.catalogue.targets if target})
    return targets[rng.below(len(targets))]


def check_whole_game(
    served: House, name: str, players: int, bot: str, options: dict[str, Any], seed: int, every: int
) -> None:
    """Play a game to its end with everybody looking; no viewer hears what the engine would not tell."""
    game = regnum.new(name, players, SEED + seed, **options)
    people = [served.person() for _ in range(players)]
    id = served.lay(game, people)
    game.listen()
    rng = seeded(seed)
    bots = [make_bot(bot, seed + seat) for seat in range(players)]
    with ExitStack() as stack:
        seats: list[tuple[Person, int | None]] = [*zip(people, range(players), strict=True), (served.stranger(), None)]
        viewers = [
            Viewer(game, person, seat, stack.enter_context(page(served.address, person, id))) for person, seat in seats
        ]
        may_know: list[dict[str, Any]] = []
        for viewer in viewers:
            may_know.append(viewer.may_know(game))
            viewer.follow(None, may_know[-1])
        while not game.over:
            waiting = game.decisions
            seat = waiting[rng.below(len(waiting))].seat
            move = game.catalogue.notations[bots[seat].choose(game, seat)]
            version = viewers[seat].page.state["version"]
            game.play(move, seat)
            played = people[seat].play(id, seat, version, move)
            assert played.status_code == 200, played.text
            viewers[seat].heard.append(played.text)
            for index, viewer in enumerate(viewers):
                before, may_know[index] = may_know[index], viewer.may_know(game)
                viewer.follow(before, may_know[index])
                viewer.knowing.learn(game)
                if not game.over and rng.below(every) == 0:
                    check_rest(viewer, id, game, rng)
                if not game.over:
                    check_heard(viewer, people)
        for viewer, (person, seat_or_none) in zip(viewers, seats, strict=True):
            full = person.state(id) if seat_or_none is None else person.state(id, seat_or_none)
            assert viewer.page.log == full["log"]["entries"]


def check_heard(viewer: Viewer, people: list[Person]) -> None:
    """No unknown card, no seed, no key and no owner in anything that was heard since the last time."""
    unknown = viewer.knowing.unknown()
    for text in viewer.heard:
        assert text.startswith(('{"version"', '{"notation"')) or not told(text, unknown)
        assert str(SEED)[:12] not in text
        assert not any(str(person.key) in text or str(person.owner) in text for person in people)
    viewer.heard.clear()


@pytest.mark.parametrize(("name", "players", "bot", "options", "seed"), QUICK)
def test_no_viewer_is_told_more_than_the_engine_tells(
    served: House, name: str, players: int, bot: str, options: dict[str, Any], seed: int
) -> None:
    """Table, memory, scores, decisions, moves and chronicle of everybody and a spectator, at every move of a game."""
    check_whole_game(served, name, players, bot, options, seed, 40)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "bot", "options", "seed"), ALL)
def test_no_viewer_is_told_more_in_any_variant(
    served: House, name: str, players: int, bot: str, options: dict[str, Any], seed: int
) -> None:
    """The same for every module and set of boards, for two and three."""
    check_whole_game(served, name, players, bot, options, seed, 20)


def test_nothing_tells_when_or_how_often_others_answer(house: House) -> None:
    """In a simultaneous step all that the other player and a stranger can ask for stays as it was, lists included."""
    ann, bob = house.person(), house.person()
    game = planning()
    id = house.lay(game, [ann, bob])
    other = bob.open("architects", ME, HERE)

    def seen() -> list[Any]:
        paths = [f"/api/tables/{id}{path}" for path in ("", "/record", "/reckoning", f"/at/{game.plies(1)}")]
        own = [bob.get(path).text for path in paths] + [house.stranger().get(path).text for path in paths[:3]]
        return [bob.get("/api/tables").json(), bob.get(f"/api/tables/{id}/outlook", seat=1).text, *own]

    before = seen()
    assert [line["id"] for line in before[0]] == [other, id]
    answered = 0
    while len(ann.state(id)["decisions"]) == 2:
        assert seen() == before
        state = ann.state(id, 0)
        assert ann.play(id, 0, state["version"], state["moves"][-1]["notation"]).status_code == 200
        answered += 1
    assert answered > 1
    assert bob.get("/api/tables").json()[1]["updated"] == before[0][1]["updated"]
