"""The live view: a state at once, one after every change that the viewer may know of, and no other."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.engine.rng import seeded
from regnum.server.database import connect, migrate
from regnum.server.pictures import Picture
from regnum.server.seated import Seated
from regnum.server.settings import Settings
from regnum.server.store import SeatRow, Standing, Store, TableRow
from regnum.server.tables import Tables
from tests.conformance.tables import play_on
from tests.server.pages import Page, page
from tests.server.setting import HERE, LINK, ME, House


def planning() -> regnum.Game:
    """It's a Wonderful Kingdom at the first planning: both decide at once, and again and again."""
    game = regnum.new("wonderful_kingdom", 2, 7, module="none")
    while len(game.decisions) < 2:
        play_on(game, seeded(len(game.moves)), 1)
    return game


def seen_hands(open_page: Page) -> list[int]:
    """The seats whose cards a page shows; of others it knows the number."""
    players = open_page.state["table"]["players"]
    return [seat for seat, player in enumerate(players) if isinstance(player["hand"], list)]


def finished() -> regnum.Game:
    """A game that is over."""
    game = regnum.new("wonderful_kingdom", 2, 1, module="none")
    play_on(game, seeded(1), 10_000)
    assert game.over
    return game


def test_the_table_is_told_at_once_and_after_every_move(served: House) -> None:
    """To the mover, to the other player and to a spectator alike; what is told is what a look would give."""
    ann, bob, watcher = served.person(), served.person(), served.stranger()
    id = ann.open("wonderful_kingdom", ME, LINK, first="blue", module="none")
    bob.sit(id, 1)
    with (
        page(served.address, ann, id) as anns,
        page(served.address, bob, id) as bobs,
        page(served.address, watcher, id) as third,
    ):
        for turn in range(6):
            seat = ann.state(id)["decisions"][0]["seat"]
            (ann, bob)[seat].move(id, seat)
            for open_page, who in ((anns, ann), (bobs, bob), (third, watcher)):
                told = open_page.until(lambda state: state["version"] == turn + 1)  # noqa: B023
                seen = who.state(id)
                assert open_page.log == seen["log"]["entries"]
                assert {**told, "log": 0, "seats": 0} == {**seen, "log": 0, "seats": 0}
        assert [open_page.state["seat"] for open_page in (anns, bobs, third)] == [0, 1, None]


def test_everybody_sees_who_sits_down_and_who_is_there(served: House) -> None:
    ann, bob = served.person(), served.person()
    id = ann.open("architects", ME, LINK)
    with page(served.address, ann, id) as anns:
        anns.until(lambda state: bool(state["seats"][0]["online"]))
        bob.sit(id, 1, "Bob")
        anns.until(lambda state: state["seats"][1]["player"] == "Bob")
        assert not anns.state["seats"][1]["online"]
        with page(served.address, bob, id) as bobs:
            bobs.receive()
            anns.until(lambda state: bool(state["seats"][1]["online"]))
        anns.until(lambda state: not state["seats"][1]["online"])


def test_two_at_one_screen_look_through_the_eyes_of_whoever_decides(served: House) -> None:
    """Unasked the eyes change with the turn; asked they stay on the seat, each with its own secrets."""
    ann = served.person()
    id = ann.open("wonderful_kingdom", ME, HERE, first="blue", module="none")
    with page(served.address, ann, id) as screen:
        assert screen.receive()["seat"] == 0
        while screen.state["seat"] == 0:
            ann.move(id, 0)
            screen.until(lambda state: state["version"] == len(served.entries(id)))
        assert screen.state["seat"] == 1
        assert seen_hands(screen) == [1]
        assert screen.log == ann.state(id, 1)["log"]["entries"]
        assert screen.look(0)["seat"] == 0
        assert seen_hands(screen) == [0]
        assert screen.log == ann.state(id, 0)["log"]["entries"]
        polish = screen.look(1, "pl")
        assert polish["seat"] == 1
        assert screen.log == ann.state(id, 1, "pl")["log"]["entries"]
        ann.move(id, 1)
        screen.until(lambda state: state["version"] == len(served.entries(id)))
        assert screen.state["seat"] == 1


@pytest.mark.parametrize("asked", ["first", "later"])
def test_nobody_looks_through_eyes_that_are_not_theirs(served: House, asked: str) -> None:
    """Neither a spectator nor the other player."""
    ann, bob = served.person(), served.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1)
    for who in (bob, served.stranger()):
        with page(served.address, who, id, "?seat=0" if asked == "first" else "") as other:
            if asked == "later":
                other.receive()
                other.connection.send('{"seat": 0}')
            assert other.closed() == 4403


@pytest.mark.parametrize("seat", [-1, 2, 9, 10**20])
def test_a_seat_that_does_not_exist_has_no_eyes(served: House, seat: int) -> None:
    """Also not when the game is over and anybody may look through all eyes."""
    ann = served.person()
    for id in (ann.open("architects", ME, HERE), served.lay(finished(), [ann, ann])):
        with page(served.address, ann, id, f"?seat={seat}") as other:
            assert other.closed() in (4400, 4403)


def test_when_the_game_is_over_anybody_looks_through_all_eyes(served: House) -> None:
    id = served.lay(finished(), [served.person(), served.person()])
    with page(served.address, served.stranger(), id, "?seat=0") as other:
        assert other.receive()["seat"] == 0
        assert other.look(1)["seat"] == 1


def test_an_unknown_table_has_no_live_view(served: House) -> None:
    with page(served.address, served.person(), "nowhere") as other:
        assert other.closed() == 4404


@pytest.mark.parametrize(
    "garbage",
    ["", "{", "[]", "null", '{"seat": "x"}', '{"seat": -1}', '{"x": 1}', '{"lang": "de"}', b"\x00", "{}" * 999],
)
def test_garbage_ends_the_live_view(served: House, garbage: str | bytes) -> None:
    ann = served.person()
    id = ann.open("architects", ME, HERE)
    with page(served.address, ann, id) as other:
        other.receive()
        other.connection.send(garbage)
        assert other.closed() == 4400


def test_a_message_too_large_for_any_use_ends_the_live_view(served: House) -> None:
    ann = served.person()
    with page(served.address, ann, ann.open("architects", ME, HERE)) as other:
        other.receive()
        other.connection.send("x" * 100_000)
        assert other.closed() in (1009, 4400)


def test_others_moves_in_an_open_simultaneous_step_are_not_told(tmp_path: Path) -> None:
    """Not even that there was one: nothing is sent to others until the seat has finished, which is public."""
    asyncio.run(_silence(tmp_path))


async def _silence(folder: Path) -> None:
    settings = Settings(database=str(folder / "tables.sqlite"))
    await asyncio.to_thread(migrate, settings.database_url)
    tables = Tables(Store(connect(settings.database_url)), settings)
    game = planning()
    sitting = [SeatRow("Ann", None, "a"), SeatRow("Bob", None, "b")]
    await tables.store.open(
        TableRow("t", "table", game.type.name, str(game.record)), sitting, Standing(False, (), False)
    )
    told: dict[str | None, list[dict[str, Any]]] = {"a": [], "b": [], None: []}
    seen: dict[str | None, Picture | None] = dict.fromkeys(told)

    def show(seated: Seated) -> None:
        for owner, heard in told.items():
            picture = seated.picture(tables.viewer(seated, None, owner), owner, "en")
            text, seen[owner] = picture.text(seen[owner]), picture
            if text is not None:
                heard.append(json.loads(text))

    async with tables.at("t") as seated:
        show(seated)
    while True:
        async with tables.at("t") as seated:
            live = seated.live
            decision = live.game.decisions[0]
            if decision.seat != 0:
                break
            assert await tables.append(seated, 0, decision.notations[-1])
            still = 0 in [one.seat for one in live.game.decisions]
            counts = [len(heard) for heard in told.values()]
            show(seated)
        if still:
            assert [len(heard) for heard in told.values()] == [counts[0] + 1, *counts[1:]]
    anns, bobs, third = told.values()
    assert len(anns) > 3
    for heard in (bobs, third):
        assert len(heard) == 2
        assert heard[1]["version"] == heard[0]["version"]
        assert heard[1]["log"]["entries"] == []
        assert [one["seat"] for one in heard[1]["decisions"]] == [1]
    await tables.store.engine.dispose()


def test_the_answers_to_ones_own_moves_merge_like_what_is_told(house: House) -> None:
    """A client without a live view that merges the answers to its moves by `log.start` has the exact chronicle.

    Both at a simultaneous step, where lines change their places when it closes, and when an answer was lost and the
    move is sent again.
    """
    ann = house.person()
    id = house.lay(planning(), [ann, ann])
    logs = [ann.state(id, seat)["log"]["entries"] for seat in (0, 1)]
    lost = False
    for _ in range(40):
        state = ann.state(id)
        seat = state["decisions"][-1]["seat"]
        state = ann.state(id, seat)
        logs[seat] = state["log"]["entries"]
        move = state["moves"][-1]["notation"]
        answer = ann.play(id, seat, state["version"], move).json()
        if lost := not lost:
            answer = ann.play(id, seat, state["version"], move).json()
        logs[seat][answer["log"]["start"] :] = answer["log"]["entries"]
        assert logs[seat] == ann.state(id, seat)["log"]["entries"]
        if answer["status"] == "over":
            return
