"""`regnum learn`, typed at by a script: listed, played, left, resumed and repeated."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import regnum
from regnum.cli.learn import _listed, begun_file, done_file
from regnum.cli.main import app
from regnum.lessons import Lesson, lessons
from regnum.locale import LANGUAGES, texts
from tests.lessons.learner import Learner

FIRST = [lessons(type.name)[0] for type in regnum.games() if lessons(type.name)]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def learn(typed: list[str], *arguments: str) -> str:
    env = {"COLUMNS": "100", "LC_ALL": "C"}
    result = CliRunner().invoke(app, ["learn", *arguments], input="".join(f"{line}\n" for line in typed), env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return " ".join(word for word in result.output.split() if word != "│")


def typing(lesson: Lesson) -> list[str]:
    """What somebody types in a lesson: Enter for every page that is only read, and the moves."""
    typed: list[str] = []
    learner = Learner(lesson)
    read = 0
    for decision in learner.play():
        pages = learner.course.pages
        typed += [""] * (learner.course.step + len(pages) - 1 - max(read, learner.course.step))
        read = learner.course.step + len(pages) - 1
        typed.append(learner.move(decision))
    learner.course.follow(learner.game)
    return typed + [""] * len(learner.course.pages)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", FIRST, ids=lambda one: one.game)
def test_a_lesson_from_the_list_to_its_end(lesson: Lesson, lang: str) -> None:
    output = learn(["1", *typing(lesson), "q"], lesson.game, "--lang", lang)
    for step in lesson.steps:
        assert step.say.of(lang) in output
    assert done_file(lesson).exists()
    assert not begun_file(lesson).exists()
    assert f"✓ {lesson.file.title.of(lang)}" in learn(["q"], lesson.game, "--lang", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [lesson.game for lesson in FIRST])
def test_the_list_stands_on_one_screen(game: str, lang: str) -> None:
    type = next(type for type in regnum.games() if type.name == game)
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    lines = _listed(console, texts(lang, *type.texts_folders()), lessons(game))
    assert len(lines) <= 22
    assert max(line.cell_len for line in lines) <= 80
    assert sum(one.file.title.of(lang) in str(line) for one, line in zip(lessons(game), lines[::2], strict=False))


@pytest.mark.parametrize("lesson", FIRST[:1], ids=lambda one: one.game)
def test_left_and_resumed(lesson: Lesson) -> None:
    typed = typing(lesson)
    half = len(typed) // 2
    first = learn([*typed[:half], "q"], lesson.game, lesson.id)
    assert f"learn {lesson.game} {lesson.id}" in first
    assert f"… {lesson.file.title.en}" in learn(["q"], lesson.game)
    assert lesson.steps[0].say.en not in learn([*typed[half - 1 :], "", "", "q"], lesson.game, lesson.id)
    assert lesson.steps[0].say.en in learn(["q"], lesson.game, lesson.id, "--again")


@pytest.mark.parametrize("lesson", FIRST, ids=lambda one: one.game)
def test_a_wrong_move_is_told_and_changes_nothing(lesson: Lesson) -> None:
    learner = Learner(lesson)
    decision = next(iter(learner.play()))
    wrong = next(notation for notation in decision.notations if learner.course.wrong(notation))
    task = learner.course.task
    assert task is not None
    output = learn([*[""] * (len(learner.course.pages) - 1), wrong, "q"], lesson.game, lesson.id)
    assert f"({task.rule})" in output
    assert not regnum.load(begun_file(lesson).read_text(encoding="utf-8")).moves


def test_a_lesson_that_has_changed_begins_anew() -> None:
    lesson = FIRST[0]
    begun_file(lesson).parent.mkdir(parents=True)
    begun_file(lesson).write_text(str(regnum.new(lesson.game, 2, 1).record), encoding="utf-8")
    assert lesson.steps[0].say.en in learn(["q"], lesson.game, lesson.id)


def test_what_is_not_there_is_told() -> None:
    runner = CliRunner()
    assert "there are: architects" in str(runner.invoke(app, ["learn"]).exception)
    assert "has no lesson 'flying'" in str(runner.invoke(app, ["learn", "architects", "flying"]).exception)
    assert "no language" in str(runner.invoke(app, ["learn", "architects", "--lang", "xx"]).exception)
