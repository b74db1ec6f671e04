"""A decision at the terminal stands on one screen of 80 x 24, whatever the game and the time: table, news, moves."""

from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import regnum
from regnum.bots import make_bot
from regnum.bots.base import Bot
from regnum.cli.fitting import TABLE_LINES, Scene
from regnum.cli.screen import Screen
from regnum.cli.session import Session
from regnum.engine.messages import Message
from regnum.locale import texts
from tests.conformance.tables import NAMES, TABLES, deal

WIDTH, HEIGHT = 80, 24
LANGUAGES = ("en", "pl")
#: How many decisions of a game are played.
DECISIONS = 40

Table = tuple[str, int, dict[str, Any]]


def screen_of(game: regnum.Game, lang: str, height: int = HEIGHT) -> Screen:
    console = Console(
        file=StringIO(), width=WIDTH, height=height, force_terminal=True, color_system=None, highlight=False
    )
    return Screen(console, texts(lang, *game.type.texts_folders()), game.type.narrator(game.options), game)


def printed(screen: Screen) -> list[str]:
    """What was printed since this was asked last."""
    file = screen.console.file
    assert isinstance(file, StringIO)
    lines = file.getvalue().splitlines()
    file.seek(0)
    file.truncate()
    return lines


def sitting(game: regnum.Game, lang: str, file: Path) -> Session:
    """The first seat is a person, the others are bots of chance."""
    bots: list[Bot | None] = [None, *[make_bot("random", seat) for seat in range(1, game.players)]]
    return Session(game, bots, screen_of(game, lang), file, "", ["me"] * game.players)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_decision_fits_the_screen_at_any_time(table: Table, tmp_path: Path) -> None:
    """A game of chance to its middle or its end, looked at every now and then, in both languages."""
    game = deal(table, 6)
    session = sitting(game, "en", tmp_path / "game.regnum")
    screens = [screen_of(game, lang) for lang in LANGUAGES]
    session._autosave = lambda: None  # type: ignore[method-assign]
    person, asked = make_bot("random", 6), 0
    while not session.game.over and asked < DECISIONS:
        decision = session._next()
        bot = session.bots[decision.seat] or person
        if decision.seat == 0:
            asked += 1
            for screen in screens if asked % 9 == 1 else []:
                session.screen, session.seen = screen, {}
                assert_fits(session, decision)
        play = session._decide if decision.seat == 0 else lambda one, move: session._play(one.seat, move)
        play(decision, bot.choose(session.game, decision.seat))
    assert asked


def assert_fits(session: Session, decision: regnum.Decision) -> None:
    """Nothing is lost on the way: what is cut is said to be."""
    session._show(decision, True)
    lines = printed(session.screen)
    # One line is left for the answer.
    assert len(lines) < HEIGHT
    assert max(len(line) for line in lines) <= WIDTH
    texts = session.screen.texts
    for number in range(1, len(decision.moves) + 1):
        listed = any(str(number) in line.split() for line in lines)
        assert listed or texts.say(Message("cli-more-moves")) in lines
    for seat in range(session.game.players):
        assert any(line.startswith(session.screen.seat(seat)) for line in lines)


@pytest.mark.parametrize("game", [type.name for type in regnum.games()])
def test_the_table_has_at_most_eight_lines(game: str, tmp_path: Path) -> None:
    players = max(players for name, players, _ in TABLES if name == game)
    session = sitting(regnum.new(game, players, 2), "pl", tmp_path / "game.regnum")
    bot = make_bot("random", 3)
    for _ in range(60):
        decision = session.game.decisions[0]
        session._play(decision.seat, bot.choose(session.game, decision.seat))
    session._show_table(0)
    lines = [line for line in printed(session.screen) if line]
    assert players + 1 < len(lines) <= TABLE_LINES


def test_only_places_that_have_changed_are_told_again(tmp_path: Path) -> None:
    game = regnum.new("architects", 1, 4)
    session = sitting(game, "en", tmp_path / "game.regnum")
    for decision in islice(iter(lambda: session.game.decision, None), 40):
        if "place quarry" in decision.notations:
            break
        session._decide(decision, decision.moves[0])
    session._glance(0)
    before = [str(line) for line in session._glance(0)[1]]
    session._decide(decision, game.catalogue.parse("place quarry"))
    after = [str(line) for line in session._glance(0)[1]]
    assert any("Quarry: " in line for line in after)
    assert not any("Quarry: " in line for line in before)


def test_moves_that_do_not_fit_are_cut_and_shown_whole_when_asked() -> None:
    game = regnum.new("architects", 2, 1)
    screen = screen_of(game, "en")
    many = [Message("cli-bad-input", text="x" * 90, most=number) for number in range(60)]
    scene = Scene(screen, Message("cli-over"), many, HEIGHT)
    scene.show([], [], [])
    lines = printed(screen)
    assert len(lines) == HEIGHT - 1
    assert lines[-1] == "... m shows the moves whole"
    scene.height = None
    scene.show([], [], [])
    assert sum("is no move" in line for line in printed(screen)) == len(many)
