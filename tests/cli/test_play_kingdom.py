"""`regnum play wonderful_kingdom`, typed at by a script: alone, against a bot, and two at one screen."""

import itertools
from collections import Counter
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import regnum
from regnum.bots import make_bot
from regnum.bots.base import bot_seed
from regnum.cli.main import app
from regnum.cli.screen import News, Screen
from regnum.engine.events import Event
from regnum.engine.playout import random_playout
from regnum.engine.rng import seeded
from regnum.games.wonderful_kingdom.quests import completed
from regnum.locale import texts

NAME = "wonderful_kingdom"
SEED = 4
ME = "me"


def script(game: regnum.Game, seats: list[str], seed: int) -> list[str]:
    """What the people type to the end: random moves, and Enter where the screen changes hands."""
    people = [seat for seat, who in enumerate(seats) if who == ME]
    bots = [
        make_bot("random", 70 + seat) if who == ME else make_bot(who, bot_seed(seed, seat))
        for seat, who in enumerate(seats)
    ]
    looking = people[0] if len(people) == 1 else -1
    typed: list[str] = []
    while not game.over:
        waiting = game.decisions
        decision = next((one for one in waiting if one.seat == looking), waiting[0])
        move = bots[decision.seat].choose(game, decision.seat)
        if decision.seat in people:
            typed += [""] if decision.seat != looking else []
            looking = decision.seat
            typed.append(str(decision.moves.index(move) + 1))
        game.play(move, decision.seat)
    return typed


def play(file: Path, seats: list[str], lang: str, seed: int = SEED, **options: str) -> tuple[regnum.Game, str]:
    """A whole game at the terminal; the game as it was saved, and all that was shown."""
    game = regnum.new(NAME, len(seats), seed, **options)
    words = ["play", NAME, "--seed", str(seed), "--seats", ",".join(seats), "--lang", lang, "--save", str(file)]
    for name, value in options.items():
        words += ["-o", f"{name}={value}"]
    typed = "".join(f"{line}\n" for line in script(game, seats, seed))
    result = CliRunner().invoke(app, words, input=typed, env={"COLUMNS": "100", "LC_ALL": "C"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    saved = regnum.load(file.read_text(encoding="utf-8"))
    assert saved.over
    assert saved == game
    assert "None" not in result.output
    assert max(len(line) for line in result.output.splitlines()[3:-2]) <= 100
    return saved, result.output


@pytest.mark.parametrize(
    ("lang", "module", "words"),
    [
        ("en", "quest", ["It's a Wonderful Kingdom", "Total", "Your result:"]),
        ("pl", "menace", ["Nowe Wspaniałe Królestwo", "Razem", "Twój wynik:"]),
        ("pl", "advisors", ["Nowe Wspaniałe Królestwo", "Doradcy", "Twój wynik:"]),
    ],
)
def test_a_whole_game_alone(file: Path, lang: str, module: str, words: list[str]) -> None:
    _, shown = play(file, [ME], lang, module=module)
    assert all(word in shown for word in words)


@pytest.mark.parametrize(
    ("lang", "module", "seats"),
    [("en", "menace", [ME, "greedy"]), ("pl", "advisors", ["greedy", ME]), ("pl", "none", ["random", ME])],
)
def test_a_whole_game_against_a_bot(file: Path, lang: str, module: str, seats: list[str]) -> None:
    game, shown = play(file, seats, lang, module=module)
    winner = game.scores.winners[0]
    names = {"en": ("Blue wins", "Red wins"), "pl": ("Wygrywa Niebieski", "Wygrywa Czerwony")}[lang]
    assert names[winner] in shown


def test_a_quest_that_nobody_completes(file: Path) -> None:
    game, shown = play(file, [ME, "random"], "en", 3, module="quest", quest="dragon-of-the-north")
    assert game.scores.winners == []
    assert "Neither player has completed the last stage of the quest: both lose." in shown
    assert "Nobody wins." in shown


def spied(monkeypatch: pytest.MonkeyPatch) -> list[list[Event]]:
    """What the screen is given to tell, each time."""
    told: list[list[Event]] = []
    actions: Any = Screen.actions

    def listening(screen: Screen, news: Sequence[News]) -> Any:
        told.append([event for _, event in news])
        return actions(screen, news)

    monkeypatch.setattr(Screen, "actions", listening)
    return told


def heard_by(game: regnum.Game, seat: int) -> Counter[str]:
    """All that a seat can hear of a game, each event once."""
    again = game.at(0)
    again.listen()
    for mover, move in game.moves:
        again.play(move, mover)
    return Counter(repr(event) for event in again.events(seat))


@pytest.mark.parametrize(
    ("module", "seats"),
    [("quest", [ME, "random"]), ("menace", ["random", ME]), ("advisors", ["random", ME]), ("quest", [ME])],
)
def test_a_person_hears_everything_once(
    file: Path, monkeypatch: pytest.MonkeyPatch, seats: list[str], module: str
) -> None:
    told = spied(monkeypatch)
    game, _ = play(file, seats, "en", module=module)
    heard = Counter(repr(event) for events in told for event in events)
    assert heard == heard_by(game, seats.index(ME))


def test_two_at_one_screen_finish_a_step_before_it_changes_hands(file: Path) -> None:
    game, shown = play(file, [ME, ME], "en", module="menace")
    decisions = [line.split(".")[0] for line in shown.splitlines() if line.startswith(("Blue. ", "Red. "))]
    changes = sum(before != after for before, after in itertools.pairwise(decisions))
    curtains = shown.count("Pass the screen to")
    assert curtains == changes + 1
    # Two changes for each pair of selections and offers, at most one for each simultaneous step.
    assert curtains < 4 * (9 + 10)
    assert game.over


def test_two_at_one_screen_do_not_see_each_others_secrets(file: Path) -> None:
    game = regnum.new(NAME, 2, SEED, module="none", first="blue")
    hidden = set(game.state.players[1].hand) - set(game.state.players[0].hand)  # type: ignore[attr-defined]
    components: Any = game.type.components(game.options)
    names = {number: card["name"]["en"] for number, card in enumerate(components["development"].values())}
    areas = {laid.card for area in game.state.areas for laid in area}  # type: ignore[attr-defined]
    words = ["play", NAME, "--seed", str(SEED), "--seats", "me,me", "--save", str(file)]
    words += ["-o", "module=none", "-o", "first=blue"]
    face_down = next(n for n, move in enumerate(game.decision.notations, 1) if move.endswith("face-down"))
    env = {"COLUMNS": "200", "LC_ALL": "C"}
    shown = CliRunner().invoke(app, words, input=f"\n{face_down}\nq\n", env=env).output
    assert all(names[card] not in shown for card in hidden - areas if card in names)
    typed = f"\n{face_down}\n{face_down}\n\nq\n"
    shown = CliRunner().invoke(app, words, input=typed, env=env).output
    after = shown[shown.index("Pass the screen to Red") :]
    assert "face-down card of Blue" in after
    assert "offers a face-down card into the left area" in after
    assert "(yours)" not in after


def test_the_table_is_drawn_when_cards_are_dealt(file: Path) -> None:
    words = ["play", NAME, "--seed", str(SEED), "--seats", ME, "--save", str(file), "-o", "module=none"]
    game = regnum.new(NAME, 1, SEED, module="none")
    shown = CliRunner().invoke(app, words, input="1\n1\nq\n", env={"COLUMNS": "100", "LC_ALL": "C"}).output
    for notation in ("select left", "take"):
        game.play(notation)
    assert shown.count("Left area: ") == 2
    last = shown[shown.rindex("Left area: ") :]
    components: Any = game.type.components(game.options)
    names = {id: card["name"]["en"] for id, card in components["development"].items()}
    for area in ("left", "right"):
        for laid in game.view(0)["table"][area]:  # type: ignore[index]
            assert names.get(str(laid["card"]), "") in last


def result(game: regnum.Game, lang: str) -> str:
    """The score sheet and the verdict."""
    console = Console(file=StringIO(), width=100, highlight=False)
    Screen(console, texts(lang, game.type.texts_folder()), game.type.narrator(game.options), game).scores(game)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("least", "award", "english", "polish"),
    [
        ([-90, 900, 901], "bronze", "You win the bronze medal.", "Zdobywasz brązowy medal."),
        ([-91, -90, 900], "silver", "You win the silver medal.", "Zdobywasz srebrny medal."),
        ([-92, -91, -90], "gold", "You win the gold medal.", "Zdobywasz złoty medal."),
        ([900, 901, 902], "", "No medal: bronze takes 70 points.", "Bez medalu: brązowy jest od 70 punktów."),
    ],
)
def test_the_medal_is_told(
    monkeypatch: pytest.MonkeyPatch, least: list[int], award: str, english: str, polish: str
) -> None:
    """A game of chance earns no medal; so the points that it takes are changed."""
    game = regnum.new(NAME, 1, SEED, module="none")
    random_playout(game.state, seeded(1), 10_000)
    state: Any = game.state
    monkeypatch.setattr(state.deck, "medals", least)
    assert game.over
    assert game.scores.award == award
    assert english in result(game, "en")
    assert polish in result(game, "pl")


@pytest.mark.parametrize(
    ("stages", "polish"),
    [
        ([0, 0], ["Nikt nie ukończył ostatniego etapu misji: przegrywają obaj gracze.", "Nikt nie wygrywa."]),
        (
            [0, 8],
            ["Ostatni etap misji ma ukończony tylko zwycięzca, a bez niego nie można wygrać.", "Wygrywa Czerwony."],
        ),
        ([0], ["Ostatni etap misji nie jest ukończony: gra jest przegrana.", "Twój wynik:"]),
    ],
)
def test_the_quest_is_told_with_the_result(stages: list[int], polish: list[str]) -> None:
    """The last of four stages is the fourth bit."""
    game = regnum.new(NAME, len(stages), SEED, module="quest")
    random_playout(game.state, seeded(1), 10_000)
    state: Any = game.state
    for player, done in zip(state.players, stages, strict=True):
        completed(player).stages = done
    shown = result(game, "pl")
    assert all(words in shown for words in polish)
