"""A lesson's file with a mistake is refused by file and field; so is one that asks for what can't be."""

import pytest

from regnum.lessons import BadLesson, Course, Lesson, NoSuchLesson, lesson
from regnum.lessons.files import read
from tests.lessons.learner import Learner

GOOD = """
title = { en = "One", pl = "Raz" }
about = { en = "One.", pl = "Raz." }
minutes = 2
start = { players = 2, table = { turn = "blue", players = [{}, {}] } }
[[steps]]
say = { en = "Stone.", pl = "Kamień." }
moves = ["place quarry"]
answers = ["place forest"]
rule = "ARC-QUARRY-01"
[[steps]]
say = { en = "More.", pl = "Jeszcze." }
goal = ["me.stone >= 3"]
"""


def made(text: str) -> Lesson:
    return Lesson("architects", "one", read("one.toml", text))


def play(text: str) -> None:
    for _ in Learner(made(text)).play():
        pass


def test_a_good_one() -> None:
    play(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('pl = "Kamień."', 'pl = ""', r"one.toml: steps\[0\].say.pl: Expected `str` of length >= 1"),
        ("minutes = 2", 'minutes = "2"', "one.toml: minutes: Expected `int`"),
        ("minutes = 2", "hours = 2", "one.toml: the lesson: .*hours"),
        ('rule = "ARC', 'rules = "ARC', r"one.toml: steps\[0\]: .*rules"),
        ("minutes = 2", "minutes", "one.toml: is not TOML"),
    ],
)
def test_a_mistake_is_told_by_its_field(old: str, new: str, told: str) -> None:
    with pytest.raises(BadLesson, match=told):
        made(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("players = 2", "players = 9", "architects, lesson one: start: "),
        ("place forest", "place guildhall", "lesson one, step 2: answers: 'place guildhall' can't be played by red"),
        ("me.stone >= 3", "me.pebbles >= 3", "lesson one: goal: me.pebbles: there is no 'pebbles'"),
        ("me.stone >= 3", "lots of stone", "lesson one: goal: 'lots of stone' is no goal"),
        ("me.stone >= 3", "turn >= 3", "lesson one: goal: .* can't be compared with 3"),
    ],
)
def test_what_cant_be_is_told_when_it_is_played(old: str, new: str, told: str) -> None:
    with pytest.raises(BadLesson, match=told):
        play(GOOD.replace(old, new, 1))


def test_a_broken_step_fails_with_the_name_of_the_lesson() -> None:
    with pytest.raises(AssertionError, match="architects, lesson one, step 1: 'place guildhall' can't be played"):
        play(GOOD.replace("place quarry", "place guildhall"))


def test_no_such_lesson() -> None:
    with pytest.raises(NoSuchLesson, match="has no lesson 'x'; it has: a-turn"):
        lesson("architects", "x")


def test_the_end_of_the_game_ends_every_wait() -> None:
    one = made(GOOD.replace("me.stone >= 3", "me.stone >= 99"))
    game = one.begin()
    course = Course(one)
    while not game.over:
        game.play(game.decision.moves[0] if course.follow(game).step else "place quarry")
    assert course.follow(game).done
