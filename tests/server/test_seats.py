"""Who plays on: seats that wait or were left, bots in the place of people, giving up, and the next table."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.engine.errors import BadRecord
from regnum.engine.record import parse_record
from regnum.server.database import connect, migrate
from regnum.server.hands import hand_entry
from regnum.server.live import LiveTable
from regnum.server.schemas import NewSeat, NewTable, PlayAgain
from regnum.server.seating import Seating
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.tables import Tables
from tests.server.setting import BOT, LINK, ME, PATIENCE, House, Person, in_process
from tests.server.test_live import planning


def hand(person: Person, id: str, seat: int, to: str, status: int = 200, **more: object) -> dict[str, Any]:
    """Say who plays a seat; what the server answers."""
    answer = person.post(f"/api/tables/{id}/seats/{seat}/hand", {"to": to, **more})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def concede(person: Person, id: str, seat: int, status: int = 200) -> dict[str, Any]:
    """Give up; what the server answers."""
    answer = person.post(f"/api/tables/{id}/concede", {"seat": seat})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def acts(person: Person, id: str) -> list[list[str]]:
    """What somebody may do with every seat."""
    return [seat["acts"] for seat in person.state(id)["seats"]]


def lines(person: Person, id: str, lang: str = "en") -> list[str]:
    """What the chronicle says of seats."""
    log = person.state(id, lang=lang)["log"]["entries"]
    return [line["text"] for line in log if line["kind"].startswith(("seat-", "concede"))]


def wait_for_a_move(person: Person, id: str, seat: int) -> dict[str, Any]:
    """The table when somebody must decide on a seat; bots move by themselves."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        state = person.state(id, seat)
        if state["moves"]:
            return state
        time.sleep(0.05)
    raise AssertionError("nobody has moved")


# Seats that wait.


def test_a_waiting_seat_goes_to_a_bot_and_back_to_a_friend(house: House) -> None:
    """Only who opened the table may do so: others are told whose affair it is, and nothing changes."""
    ann, bob, stranger = house.person(), house.person(), house.stranger()
    id = ann.open("architects", ME, LINK, LINK)
    bob.sit(id, 1)
    assert acts(ann, id)[2] == ["bot"]
    assert acts(bob, id)[2] == []
    for other in (bob, stranger):
        refused = hand(other, id, 2, "bot", 403)
        assert refused["code"] == "not-your-seat"
        assert "who opened the table" in refused["detail"]
    hand(ann, id, 2, "bot", level="easy")
    seat = bob.state(id)["seats"][2]
    assert (seat["kind"], seat["level"], seat["open"], seat["player"]) == ("bot", "easy", False, "Anselm")
    assert house.person().post(f"/api/tables/{id}/seats/2", {}).status_code == 409
    assert acts(ann, id)[2] == ["friend"]
    hand(ann, id, 2, "friend")
    assert bob.state(id)["seats"][2]["open"]
    cid = house.person()
    cid.sit(id, 2, "Cid")
    assert acts(ann, id)[2] == []
    assert hand(ann, id, 2, "bot", 403)["code"] == "not-your-seat"
    assert lines(ann, id) == ["makes room for a bot", "waits for a friend"]


def test_a_seat_that_was_laid_for_a_bot_stays_its_own(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, BOT)
    assert acts(ann, id)[1] == []
    assert hand(ann, id, 1, "friend", 409)["code"] == "not-now"


def test_only_bots_of_the_house_are_named(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, LINK)
    assert "no bot is called" in hand(ann, id, 1, "bot", 400, level="clever")["detail"]
    assert hand(ann, id, 9, "bot", 403)["code"] == "not-your-seat"


# A bot in one's place, and leaving.


def test_a_holder_lets_a_bot_play_and_comes_back(house: House) -> None:
    """Nobody else may say so; meanwhile there is nothing to decide for the holder, and moves are refused."""
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1)
    assert hand(bob, id, 0, "bot", 403)["code"] == "not-your-seat"
    before = ann.state(id)
    told = hand(ann, id, 0, "bot", level="random")
    assert told["moves"] == []
    assert (told["seats"][0]["kind"], told["seats"][0]["level"]) == ("person", "random")
    assert (told["seats"][0]["absence"], told["seats"][0]["mine"]) == ("handed", True)
    refused = ann.play(id, 0, told["version"], before["moves"][0]["notation"])
    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
    wait_for_a_move(bob, id, 1)
    back = hand(ann, id, 0, "me")
    assert (back["seats"][0]["level"], back["seats"][0]["absence"]) == (None, "")
    bob.move(id, 1)
    wait_for_a_move(ann, id, 0)
    assert lines(bob, id) == ["makes room for a bot", "plays again"]
    assert hand(ann, id, 0, "me", 409)["code"] == "not-now"


def test_who_leaves_gives_up_the_seat_and_a_bot_plays_on_if_the_others_wish(house: House) -> None:
    ann, bob, cid = house.person(), house.person(), house.person()
    id = ann.open("architects", ME, LINK, LINK)
    bob.sit(id, 1, "Bob")
    cid.sit(id, 2, "Cid")
    left = hand(bob, id, 1, "nobody")
    assert left["mine"] == []
    assert bob.post(f"/api/tables/{id}/seats/1", {"player": "Bob"}).status_code == 409  # not even back by the link
    seat = cid.state(id)["seats"][1]
    assert (seat["absence"], seat["open"], seat["player"]) == ("left", False, "Bob")
    assert acts(cid, id)[1] == []
    assert acts(ann, id)[1] == ["bot", "friend"]
    hand(cid, id, 1, "bot", 403)
    hand(ann, id, 1, "bot")
    seat = cid.state(id)["seats"][1]
    assert (seat["kind"], seat["level"], seat["rank"], seat["absence"]) == ("bot", "normal", "Normal", "")
    assert [seat["rank"] for seat in cid.state(id, lang="pl")["seats"]] == ["", "Średni", ""]
    ann.move(id, 0)
    assert lines(cid, id, "pl") == ["odchodzi od stołu", "ustępuje miejsca botowi"]


def test_when_who_opened_the_table_has_left_the_first_of_the_others_decides(house: House) -> None:
    ann, bob, cid = house.person(), house.person(), house.person()
    id = ann.open("architects", ME, LINK, LINK)
    bob.sit(id, 1)
    cid.sit(id, 2)
    hand(ann, id, 0, "nobody")
    assert acts(bob, id)[0] == ["bot", "friend"]
    assert acts(cid, id)[0] == []
    hand(bob, id, 0, "bot")


def test_who_is_alone_can_not_leave_the_table_to_anybody(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, BOT, BOT)
    assert acts(ann, id)[0] == ["bot", "concede"]
    assert "alone" in hand(ann, id, 0, "nobody", 409)["detail"]


def test_a_move_is_not_stale_because_somebody_has_left(house: House) -> None:
    """Who plays is no answer to the table; sent again, the same move is played once."""
    game = regnum.new("architects", 3, 1)
    while game.state.lanes:
        game.play(game.decisions[0].moves[0], game.decisions[0].seat)
    people = [house.person() for _ in range(3)]
    id = house.lay(game, people)
    seat = game.decisions[0].seat
    before = people[seat].state(id)
    hand(people[seat - 1], id, (seat - 1) % 3, "nobody")
    assert people[seat].state(id)["version"] == before["version"] + 1
    for _ in range(2):
        played = people[seat].play(id, seat, before["version"], before["moves"][0]["notation"])
        assert played.status_code == 200, played.text
    assert len(house.entries(id)) == 2
    assert people[seat].play(id, seat, before["version"], before["moves"][-1]["notation"]).status_code == 409


def test_a_lesson_is_nobody_elses(house: House) -> None:
    ann = house.person()
    lesson = ann.get("/api/games/architects/lessons").json()[0]["id"]
    id = ann.post("/api/lessons", {"game": "architects", "lesson": lesson}).json()["id"]
    assert all(found == [] for found in acts(ann, id))
    concede(ann, id, 0, 409)


# Giving up.


def test_of_two_who_concedes_has_lost_and_everything_says_so(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1, "Bob")
    ann.move(id, 0)
    over = concede(bob, id, 1)
    assert (over["status"], over["conceded"], over["scores"]["winners"]) == ("over", 1, [0])
    assert over["decisions"] == over["moves"] == []
    assert lines(ann, id) == ["concedes, and the game is over"]
    line = ann.get("/api/tables").json()[0]
    assert (line["status"], line["conceded"], line["your_turn"], line["waiting_for"]) == ("over", "Bob", False, [])
    assert acts(ann, id) == [[], []]
    assert ann.play(id, 0, over["version"], "done").status_code == 409
    concede(ann, id, 0, 409)
    record = ann.get(f"/api/tables/{id}/record").text
    assert parse_record(record).conceded == "red"
    assert len(regnum.load(record).moves) == len(parse_record(record).moves) > 0
    replay = ann.post("/api/replays", {"record": record}).json()["id"]
    assert (ann.state(replay)["status"], ann.state(replay)["conceded"]) == ("over", 1)
    assert ann.get(f"/api/tables/{id}/reckoning").status_code == 200


def test_a_record_names_no_seat_that_is_not_there(house: House) -> None:
    record = regnum.new("architects", 2, 1).record
    record.conceded = "mauve"
    with pytest.raises(BadRecord):
        regnum.load(str(record))
    assert house.person().post("/api/replays", {"record": str(record)}).status_code == 400


def test_alone_one_concedes_and_nobody_has_won(house: House) -> None:
    ann = house.person()
    id = ann.open("architects", ME, BOT, BOT)
    over = concede(ann, id, 0)
    assert (over["status"], over["scores"]["winners"]) == ("over", [])


def test_where_others_would_go_on_nobody_ends_the_game_alone(house: House) -> None:
    ann, bob, cid = house.person(), house.person(), house.person()
    id = ann.open("architects", ME, LINK, LINK)
    bob.sit(id, 1)
    cid.sit(id, 2)
    assert "leave" in concede(ann, id, 0, 409)["detail"]
    concede(bob, id, 0, 409)
    concede(house.person(), id, 0, 403)
    assert ann.state(id)["status"] == "playing"


def test_of_two_the_other_may_say_that_who_left_has_conceded(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1)
    assert "concede" not in acts(bob, id)[0]
    hand(ann, id, 0, "nobody")
    assert acts(bob, id)[0] == ["bot", "friend", "concede"]
    over = concede(bob, id, 0)
    assert (over["conceded"], over["scores"]["winners"]) == (0, [1])


# What stays as it was.


def test_a_table_is_played_out_alike_wherever_a_bot_has_stood_in(tmp_path: Path) -> None:
    """Who held a seat when stands among the moves: undo, chronicle and seats are the same after a restart."""
    with in_process(tmp_path, requests_a_minute=0) as house:
        ann, bob = house.person(), house.person()
        id = ann.open("architects", ME, LINK)
        bob.sit(id, 1)
        hand(bob, id, 1, "bot", level="random")
        ann.move(id, 0)
        wait_for_a_move(ann, id, 0)
        hand(bob, id, 1, "me")
        seen = ann.state(id)
    with in_process(tmp_path, requests_a_minute=0) as house:
        again = Person(house.client, ann.key).state(id)
        for state in (seen, again):
            for seat in state["seats"]:
                del seat["online"]
        assert again == seen


def test_what_is_told_of_seats_stays_when_a_move_is_taken_back() -> None:
    game = regnum.new("architects", 2, 3)
    live = LiveTable(game, frozenset())
    first = game.decisions[0]
    live.apply(first.seat, first.notations[0])
    live.apply(1 - first.seat, hand_entry("nobody"))
    kinds = [line.event.kind for line in live.chronicle(None)]
    if live.may_take_back(first.seat):
        live.apply(first.seat, "undo")
    assert "seat-nobody" in kinds
    assert "seat-nobody" in [line.event.kind for line in live.chronicle(1 - first.seat)]


def test_who_is_late_in_an_open_step_is_nobody_elses_business() -> None:
    live = LiveTable(planning(), frozenset())
    version = live.version(1)
    live.apply(0, hand_entry("late", "normal"))
    assert live.hand(0, 0) is not None
    assert live.hand(0, 1) is live.hand(0, None) is None
    assert live.version(1) == version
    assert [line.event.kind for line in live.chronicle(1)] == []
    assert [line.event.kind for line in live.chronicle(0)][-1] == "seat-late"


# Again.


def again(person: Person, id: str, status: int = 201, **wish: object) -> str:
    """The next table."""
    answer = person.post(f"/api/tables/{id}/again", wish)
    assert answer.status_code == status, answer.text
    return str(answer.json().get("id"))


def finished(house: House, **options: object) -> tuple[Person, Person, str]:
    """A table of two, and a bot between them, that is over for good."""
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK, **options)
    bob.sit(id, 1, "Bob")
    concede(bob, id, 1)
    return ann, bob, id


def test_again_everybody_has_their_seat_at_the_new_table(house: House) -> None:
    """Held by their keys: nobody else can take it. Whoever asks later is led to the same table."""
    ann, bob, id = finished(house, boards="advanced")
    assert ann.state(id)["sequel"] is None
    made = again(bob, id)
    assert made != id
    assert again(ann, id) == again(bob, id, rotate=True) == made
    assert ann.state(id)["sequel"] == bob.state(id)["sequel"] == made
    assert house.stranger().state(id)["sequel"] is None
    assert (ann.state(made)["mine"], bob.state(made)["mine"]) == ([0], [1])
    assert [seat["player"] for seat in ann.state(made)["seats"]] == ["Ann", "Bob"]
    assert ann.state(made)["options"] == ann.state(id)["options"]
    for seat in (0, 1):
        assert house.person().post(f"/api/tables/{made}/seats/{seat}", {}).status_code == 409
    ann.move(made, 0)


def test_again_with_everybody_one_seat_on(house: House) -> None:
    """Bots move on too, and what was a seat's own goes with who sits there."""
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, BOT, LINK, boards="advanced", board=["ada", "random", "random"])
    bob.sit(id, 2, "Bob")
    hand(bob, id, 2, "nobody")
    hand(ann, id, 2, "bot", level="easy")
    concede(ann, id, 0)
    made = again(ann, id, rotate=True)
    seats = ann.state(made)["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("bot", "easy"), ("person", None), ("bot", "random")]
    assert seats[0]["player"] != "Bob"
    assert ann.state(made)["mine"] == [1]
    assert ann.state(made)["options"]["board"] == ["random", "ada", "random"]


def test_again_is_for_those_who_have_played_and_when_it_is_over(house: House) -> None:
    ann, _, id = finished(house)
    again(house.person(), id, 403)
    again(house.stranger(), id, 403)
    under_way = ann.open("architects", ME, BOT)
    again(ann, under_way, 409)


def test_a_seat_that_was_left_waits_at_the_new_table(house: House) -> None:
    ann, bob = house.person(), house.person()
    id = ann.open("architects", ME, LINK)
    bob.sit(id, 1)
    hand(ann, id, 0, "nobody")
    concede(bob, id, 0)
    made = again(bob, id)
    assert bob.state(made)["seats"][0]["open"]
    assert acts(bob, made)[0] == ["bot"]


def test_simultaneous_clicks_make_one_table(house: House) -> None:
    ann, bob, id = finished(house)
    with ThreadPoolExecutor(4) as pool:
        made = set(pool.map(lambda person: again(person, id), [ann, bob, ann, bob]))
    assert len(made) == 1
    assert len(ann.get("/api/tables").json()) == 2


def test_two_workers_make_one_table(tmp_path: Path) -> None:
    """Both ask before either has heard of the other: the database says whose table it is."""
    asyncio.run(_two_workers(tmp_path))


async def _two_workers(folder: Path) -> None:
    settings = Settings(database=str(folder / "tables.sqlite"), workers=2)
    await asyncio.to_thread(migrate, settings.database_url)
    workers = [Tables(Store(connect(settings.database_url)), settings) for _ in range(2)]
    one, two = (Seating(tables) for tables in workers)
    wish = NewTable(game="architects", seats=[NewSeat(kind="me"), NewSeat(kind="bot")])
    id = await workers[0].open(wish, "ann")
    await one.concede(id, 0, "ann", "en")
    async with workers[0].at(id), workers[1].at(id):
        pass  # both know the table without a sequel
    made = await asyncio.gather(one.again(id, PlayAgain(), "ann"), two.again(id, PlayAgain(), "ann"))
    assert made[0] == made[1]
    assert len(await workers[0].store.mine("ann", 9)) == 2
    for tables in workers:
        await tables.store.engine.dispose()
