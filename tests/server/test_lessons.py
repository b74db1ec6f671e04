"""A lesson at a table: what it says, what it refuses, what the others answer, and how it is left and resumed."""

from typing import Any

import pytest

from regnum.engine.game import Game
from regnum.lessons import Course, lesson
from regnum.server.lessons import scripted_answer
from tests.server.setting import House, Person
from tests.server.test_problems import refused

FIRST = lesson("architects", "a-turn")


def begin(person: Person, game: str = "architects", id: str = "a-turn") -> str:
    """A lesson at a table; its id."""
    made = person.post("/api/lessons", {"game": game, "lesson": id, "player": "Ann"})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def my_turn(person: Person, id: str) -> dict[str, Any]:
    """The table when the others have answered."""
    state = person.state(id)
    for _ in range(10_000):
        if any(decision["seat"] == state["seat"] for decision in state["decisions"]):
            break
        state = person.state(id)
    return state


def test_lessons_are_listed_in_both_languages(house: House) -> None:
    ann = house.person()
    english, polish = (ann.get("/api/games/architects/lessons", lang=lang).json() for lang in ("en", "pl"))
    assert [one["id"] for one in english] == [one["id"] for one in polish]
    assert english[0]["title"] == FIRST.file.title.en
    assert polish[0]["title"] == FIRST.file.title.pl
    assert [one["guided"] for one in english].count(True) == 1
    games = ann.get("/api/games").json()
    assert next(game for game in games if game["name"] == "architects")["lessons"] == [one["id"] for one in english]


def test_a_lesson_says_its_pages_up_to_what_is_to_be_done(house: House) -> None:
    ann = house.person()
    told = ann.state(begin(ann))["lesson"]
    assert (told["id"], told["seat"], told["step"], told["done"]) == ("a-turn", 0, 0, False)
    assert [page["task"] for page in told["pages"]] == [False, True]
    assert told["pages"][1]["targets"] == ["place/quarry"]
    assert told["next"] == "a-building"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_wrong_move_is_refused_kindly_with_its_rule_and_changes_nothing(house: House, lang: str) -> None:
    ann = house.person()
    id = begin(ann)
    before = ann.state(id)
    wish = {"seat": 0, "ply": before["version"], "move": "place forest"}
    problem = refused(ann.post(f"/api/tables/{id}/moves", wish, lang=lang), 409, "not-the-lesson")
    step = FIRST.steps[1]
    assert step.wrong is not None
    assert (problem["detail"], problem["rule"]) == (step.wrong.of(lang), "ARC-QUARRY-01")
    assert ann.state(id) == before
    assert ann.move(id, 0, "place quarry")["lesson"]["step"] == 2


def test_an_illegal_move_is_told_by_the_rules_of_the_game(house: House) -> None:
    ann = house.person()
    id = begin(ann)
    refused(ann.play(id, 0, 0, "place guildhall"), 422, "illegal-move")


def test_the_others_play_what_the_lesson_says(served: House) -> None:
    """To the end of a lesson, with the real server; it is no table among mine."""
    ann = served.person()
    id = begin(ann)
    for move in ("place quarry", "place quarry", "place quarry", "place mines clay"):
        my_turn(ann, id)
        state = ann.move(id, 0, move)
    assert state["lesson"]["done"]
    answers = [words for step in FIRST.steps for words in step.answers]
    assert [words for seat, words in served.entries(id) if seat == 1][: len(answers)] == answers
    assert ann.get("/api/tables").json() == []


def test_where_the_learner_went_another_way_a_bot_answers() -> None:
    """At a goal one plays as one likes; what the lesson had meant for the others may not be possible then."""
    game: Game = FIRST.begin()
    course = Course(FIRST)
    game.play("place quarry")
    assert scripted_answer(course, game, 1) == "place forest"
    course._script[0] = "place guildhall"
    assert scripted_answer(course, game, 1) is None


def test_a_lesson_can_be_resumed_and_its_moves_taken_back(served: House) -> None:
    ann = served.person()
    id = begin(ann)
    ann.move(id, 0, "place quarry")
    state = my_turn(ann, id)
    assert ann.state(id)["lesson"]["step"] == 2
    assert ann.state(id, lang="pl")["lesson"]["pages"][0]["text"] == FIRST.steps[2].say.pl
    assert served.stranger().state(id)["lesson"]["step"] == state["lesson"]["step"]


@pytest.mark.parametrize("wish", [{"game": "architects", "lesson": "x"}, {"game": "chess", "lesson": "a-turn"}])
def test_no_such_lesson(house: House, wish: dict[str, str]) -> None:
    refused(house.person().post("/api/lessons", wish), 400, "bad-request")


def test_a_table_without_a_lesson_has_none(house: House) -> None:
    ann = house.person()
    assert ann.state(ann.open("architects", {"kind": "me"}, {"kind": "link"}))["lesson"] is None
