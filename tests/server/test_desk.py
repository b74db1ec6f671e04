"""Who is thought for next, and what is not thought at all."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Request
from litestar.exceptions import HTTPException

import regnum
from regnum.bots.search import Budget, GivenUp
from regnum.engine.rng import seeded
from regnum.server import thinking
from regnum.server.database import connect
from regnum.server.desk import Desk, OneEach
from regnum.server.errors import TooMany
from regnum.server.gone import unless_gone
from regnum.server.past import Past
from regnum.server.store import Store
from regnum.server.thinking import ANALYSIS, HINT, Asker, Thinkers, is_given_up, judge, think_for
from tests.arena.made import wait
from tests.conformance.tables import play_on
from tests.server.pages import page
from tests.server.setting import BOT, HERE, ME, PATIENCE, House, in_own_process, in_process


class Mind:
    """A process that thinks one thought at a time and is done when it is told to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._thoughts: list[Future[str]] = []

    def about(self, name: str) -> Callable[[], Future[str]]:
        """Begin a thought."""

        def begin() -> Future[str]:
            self.begun.append(name)
            self._thoughts.append(Future())
            return self._thoughts[-1]

        return begin

    async def finish(self) -> None:
        """The thought is done; let whoever waits for it go on."""
        self._thoughts[-1].set_result(self.begun[-1])
        for _ in range(5):
            await asyncio.sleep(0)


def play(scene: Callable[[Desk, Mind], Coroutine[Any, Any, None]], most: int = 100) -> None:
    """Play a scene at a desk with one place."""
    asyncio.run(asyncio.wait_for(scene(Desk(1, most), Mind()), PATIENCE))


async def begun(*work: Coroutine[Any, Any, str]) -> list[asyncio.Task[str]]:
    """Let several ask, one after the other."""
    tasks = []
    for one in work:
        tasks.append(asyncio.create_task(one))
        await asyncio.sleep(0)
    return tasks


def test_hints_come_before_analyses() -> None:
    async def scene(desk: Desk, mind: Mind) -> None:
        tasks = await begun(
            desk.do("a", mind.about("running"), ANALYSIS),
            desk.do("b", mind.about("analysis"), ANALYSIS),
            desk.do("c", mind.about("hint"), HINT),
        )
        for _ in tasks:
            await mind.finish()
        assert [await task for task in tasks] == ["running", "analysis", "hint"]
        assert mind.begun == ["running", "hint", "analysis"]

    play(scene)


def test_who_has_waited_long_waits_behind_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those who have waited so long whoever has been thought for least comes first."""

    async def scene(desk: Desk, mind: Mind) -> None:
        tasks = await begun(
            desk.do("much", mind.about("running"), HINT),
            desk.do("much", mind.about("hint"), HINT),
            desk.do("little", mind.about("analysis"), ANALYSIS),
        )
        monkeypatch.setattr("regnum.server.desk.LONGEST_WAIT", 0.0)
        for _ in tasks:
            await mind.finish()
        assert mind.begun == ["running", "analysis", "hint"]

    play(scene)


def test_who_asks_for_little_does_not_wait_for_who_asks_for_much() -> None:
    """However many tables somebody has: another's bot comes next."""

    async def scene(desk: Desk, mind: Mind) -> None:
        many = await begun(*(desk.do("much", mind.about(f"much {number}")) for number in range(20)))
        await mind.finish()
        few = await begun(desk.do("little", mind.about("little")))
        await mind.finish()
        assert mind.begun == ["much 0", "much 1", "little"]
        await mind.finish()
        assert await few[0] == "little"
        for task in many:
            task.cancel()

    play(scene)


def test_keys_cost_nothing() -> None:
    """However many players somebody pretends to be: their address is one."""

    async def scene(desk: Desk, mind: Mind) -> None:
        many = await begun(
            *(desk.do(f"key {number}", mind.about(f"much {number}"), address="192.0.2.1") for number in range(20))
        )
        await mind.finish()
        honest = [(1, "192.0.2.2"), (2, "192.0.2.2")]
        few = await begun(*(desk.do("ann", mind.about(f"ann {n}"), address=address) for n, address in honest))
        await mind.finish()
        assert mind.begun == ["much 0", "much 1", "ann 1"]
        for task in (*many, *few):
            task.cancel()

    play(scene)


def test_tables_remember_from_where_they_were_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    think = Thinkers.move

    async def noted(self: Any, whose: Asker, *told: Any) -> str:
        seen.append(whose.address)
        return await think(self, whose, *told)

    monkeypatch.setattr(Thinkers, "move", noted)
    with in_process(tmp_path) as house:
        house.person().open("wonderful_kingdom", ME, BOT, module="none", first="red")
        wait(lambda: seen)
    assert set(seen) == {"testclient"}


def test_processes_have_loaded_their_games_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first who plays a bot would wait for the program to be read."""
    loading: list[Any] = []
    monkeypatch.setattr("regnum.server.thinking.ProcessPool.schedule", lambda _, function: loading.append(function))
    thinkers = Thinkers(2, 1.0)
    thinkers.start()
    thinkers.stop()
    assert loading == [thinking.games] * 3


def test_what_nobody_waits_for_is_not_thought() -> None:
    """Two hundred questions that were asked and abandoned cost one thought."""

    async def scene(desk: Desk, mind: Mind) -> None:
        asked = await begun(*(desk.do("a", mind.about(f"abandoned {number}")) for number in range(200)))
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        last = (await begun(desk.do("a", mind.about("wanted"))))[0]
        await mind.finish()
        await mind.finish()
        assert await last == "wanted"
        assert mind.begun == ["abandoned 0", "wanted"]

    play(scene, most=200)


def test_what_is_being_thought_is_given_up_when_its_asker_goes() -> None:
    """Only that: what waits is just not begun, and what has been answered is done."""

    async def scene(desk: Desk, mind: Mind) -> None:
        given_up: list[str] = []
        asked = await begun(
            *(
                desk.do("a", mind.about(name), HINT, partial(given_up.append, name))
                for name in ("done", "runs", "waits")
            )
        )
        await mind.finish()
        assert await asked[0] == "done"
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert given_up == ["runs"]
        assert mind.begun == ["done", "runs"]

    play(scene)


def think_for_ever(question: int) -> None:
    """A thought that only ends when nobody waits for it any more."""
    Budget(milliseconds=1e9, given_up=lambda: is_given_up(question)).spend(lambda walks: None, lambda left: False)


def test_a_process_that_thinks_for_somebody_who_has_gone_thinks_for_the_next() -> None:
    async def scene(thinkers: Thinkers) -> None:
        gone = asyncio.create_task(thinkers._question(Asker("gone", ""), HINT, think_for_ever))
        await asyncio.sleep(0.2)
        gone.cancel()
        game = regnum.new("wonderful_kingdom", 2, 1, module="none", first="blue")
        advice = thinkers.advice(Asker("next", ""), "id", str(game.record), frozenset(), [], 0)
        async with asyncio.timeout(3 * PATIENCE):  # on a busy machine the process, which stands back, begins late
            assert await advice

    thinkers = Thinkers(1, 10 * PATIENCE)
    thinkers.start()
    try:
        asyncio.run(scene(thinkers))
    finally:
        thinkers.stop()


@pytest.mark.parametrize("question", ["hint", "analysis"])
def test_hints_and_analyses_end_between_two_walks(question: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_given_up", SimpleNamespace(value=7))
    game = regnum.new("architects", 2, 1)

    def ask(number: int) -> object:
        if question == "hint":
            return think_for(number, "id", str(game.record), frozenset(), [], game.decision.seat)
        return judge(number, str(game.record), 0, 8)

    play_on(game, seeded(4), 12)
    ask(6)
    with pytest.raises(GivenUp):
        ask(7)


def test_more_than_can_wait_are_refused() -> None:
    async def scene(desk: Desk, mind: Mind) -> None:
        waiting = await begun(*(desk.do("a", mind.about("x")) for _ in range(3)))
        with pytest.raises(TooMany):
            await desk.do("b", mind.about("y"))
        for task in waiting:
            task.cancel()

    play(scene, most=2)


def test_who_asks_for_all_that_can_wait_gives_way() -> None:
    """However many keys one address has, others can ask; of two that ask for as much nobody gives way."""

    async def scene(desk: Desk, mind: Mind) -> None:
        many = await begun(
            *(desk.do(f"key {number}", mind.about(f"much {number}"), address="192.0.2.1") for number in range(5))
        )
        few = await begun(
            *(desk.do(f"friend {number}", mind.about(f"few {number}"), address="192.0.2.2") for number in range(2))
        )
        for task in many[3:]:
            with pytest.raises(TooMany):
                await task
        assert not any(task.done() for task in (*many[:3], *few))
        for address in ("192.0.2.1", "192.0.2.2"):
            with pytest.raises(TooMany):
                await desk.do("one more", mind.about("more"), address=address)
        for task in (*many, *few):
            task.cancel()

    play(scene, most=4)


@pytest.mark.parametrize("question", ["advice", "analysis"])
def test_advice_is_asked_for_on_account_of_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    seen: list[str] = []

    async def noted(self: Desk, *told: Any) -> list[Any]:
        """Nothing is thought at all."""
        seen.append(told[-1])
        return []

    monkeypatch.setattr(Desk, "do", noted)
    with in_process(tmp_path) as house:
        ann = house.person()
        if question == "advice":
            id = ann.open("architects", ME, HERE)
            assert ann.get(f"/api/tables/{id}/advice", seat=ann.state(id)["decisions"][0]["seat"]).status_code == 200
        else:
            game = regnum.new("architects", 2, 1)
            play_on(game, seeded(4), 12)
            id = ann.post("/api/replays", {"record": str(game.record)}).json()["id"]
            assert ann.get(f"/api/tables/{id}/analysis").status_code == 200
    assert seen == ["testclient"]


def test_a_thought_that_fails_is_told_and_the_next_begins() -> None:
    async def scene(desk: Desk, mind: Mind) -> None:
        first, second = await begun(desk.do("a", mind.about("bad")), desk.do("a", mind.about("good")))
        mind._thoughts[-1].set_exception(ValueError("bad"))
        with pytest.raises(ValueError, match="bad"):
            await first
        await mind.finish()
        assert await second == "good"

    play(scene)


def test_everybody_asks_one_question_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.desk.PATIENCE", 0.02)

    async def scene() -> None:
        questions = OneEach()
        async with questions.asking("ann"):
            with pytest.raises(TooMany):
                async with questions.asking("ann"):
                    pass
            async with questions.asking("bob"):
                pass
        async with questions.asking("ann"):
            pass
        assert not questions._asking

    asyncio.run(scene())


def test_work_for_somebody_who_has_gone_is_broken_off() -> None:
    broken_off = []

    class Gone:
        """A request whose asker leaves at once."""

        async def receive(self) -> dict[str, str]:
            """The empty body, then the end."""
            self.receive = self.leave  # type: ignore[method-assign]
            return {"type": "http.request"}

        async def leave(self) -> dict[str, str]:
            """The asker leaves."""
            return {"type": "http.disconnect"}

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            broken_off.append(1)
            raise

    with pytest.raises(HTTPException):
        asyncio.run(unless_gone(cast(Request[Any, Any, Any], Gone()), work()))
    assert broken_off == [1]


def test_where_only_bots_play_they_wait_until_somebody_looks_on(tmp_path: Path) -> None:
    """Until then nobody thinks for them, not even at a new start; then the game goes on as long as somebody looks."""
    with in_own_process(str(tmp_path / "tables.sqlite")) as (process, house):
        ann = house.person()
        options = {"module": "none", "first": "red"}
        alone = ann.open("wonderful_kingdom", BOT, BOT, **options)
        process.kill()
        process.start()
        also_alone = ann.open("wonderful_kingdom", BOT, BOT, **options)
        other = ann.open("wonderful_kingdom", ME, BOT, **options)
        wait(lambda: house.entries(other))
        assert house.entries(alone) == house.entries(also_alone) == []
        assert alone not in asyncio.run(_due(house))
        with page(house.address, house.stranger(), alone) as screen:
            screen.until(lambda state: state["status"] == "over")


async def _due(house: House) -> list[str]:
    """What the sweep would find."""
    engine = connect(house.url)
    try:
        return await Store(engine).waiting_for_bots(9e9, 100)
    finally:
        await engine.dispose()


def test_the_past_is_played_through_from_where_it_was_kept() -> None:
    """The same positions as from the first move on, also after moves were taken back; and much less is played."""
    game = regnum.new("architects", 3, 4)
    play_on(game, seeded(4), 200)
    past = Past()

    async def check(game: regnum.Game, plies: int) -> None:
        found = await past.position(game, None, plies)
        afresh = game.at(0)
        for mover, move in game.moves_told_to(None)[:plies]:
            afresh.play(move, mover)
        assert found == afresh

    async def scene() -> None:
        told = len(game.moves_told_to(None))
        for plies in (told, 0, 60, 149, 150, 51, told):
            await check(game, plies)
        assert set(past._kept) == set(range(50, told + 1, 50))
        other = game.at(120)
        play_on(other, seeded(5), 60)
        for plies in (130, 100, 160):
            await check(other, plies)

    asyncio.run(scene())


def test_a_chart_is_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regnum.new("architects", 2, 4)
    play_on(game, seeded(4), 20)
    past = Past()

    async def scene() -> None:
        points = await past.chart(game, None)
        monkeypatch.setattr("regnum.server.past.score_over_time", None)
        assert await past.chart(game, None) is points

    asyncio.run(scene())
