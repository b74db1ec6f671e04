"""What the terminal looks like: nothing is cut off, and what matters is near the question."""

from functools import cache
from io import StringIO

import pytest
from rich.console import Console

import regnum
from regnum.bots import make_bot
from regnum.cli.fitting import Scene
from regnum.cli.screen import Screen
from regnum.engine.events import Event
from regnum.engine.messages import Message
from regnum.engine.scores import Scores
from regnum.locale import texts

ADVANCED: dict[str, object] = {"boards": "advanced", "extra_boards": True}


def screen_of(game: regnum.Game, lang: str, width: int) -> Screen:
    console = Console(file=StringIO(), width=width, highlight=False)
    return Screen(console, texts(lang, *game.type.texts_folders()), game.type.narrator(game.options), game)


def drawn(screen: Screen) -> list[str]:
    assert isinstance(screen.console.file, StringIO)
    return [line.rstrip() for line in screen.console.file.getvalue().splitlines()]


@cache
def begun(players: int, moves: int, advanced: bool) -> regnum.Game:
    game = regnum.new("architects", players, 5, **(ADVANCED if advanced else {}))
    bot = make_bot("random", 5)
    while len(game.moves) < moves:
        game.play(bot.choose(game, game.decision.seat), game.decision.seat)
    return game


def table_of(game: regnum.Game, lang: str, width: int) -> list[str]:
    screen = screen_of(game, lang, width)
    screen.table(screen.narrator.sections(game.view(0)))
    return drawn(screen)


def assert_fits(game: regnum.Game, lang: str, width: int) -> str:
    """The whole table in one line; every sheet is there and nothing is cut off."""
    lines = table_of(game, lang, width)
    assert max(len(line) for line in lines) <= width
    assert not any("…" in line for line in lines)
    whole = " ".join(" ".join(lines).split())
    said = texts(lang, *game.type.texts_folders())
    for section in game.type.narrator(game.options).sections(game.view(0)):
        assert said.say(section.title) in whole
    return whole


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_table_fits_the_screen_and_loses_nothing(lang: str, width: int, players: int) -> None:
    game = begun(players, 60, True)
    whole = assert_fits(game, lang, width)
    said = texts(lang, *game.type.texts_folders())
    for card in game.view(0)["table"]["players"][0]["hand"]:  # type: ignore[index]
        narrator = game.type.narrator(game.options)
        assert said.say(narrator.texts.building(card)) in whole  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("module", ["quest", "menace", "advisors", "none"])
def test_the_table_of_the_kingdom_fits_and_loses_nothing(lang: str, width: int, players: int, module: str) -> None:
    game = regnum.new("wonderful_kingdom", players, 5, module=module)
    bot = make_bot("random", 5)
    while game.state.round < 4:  # type: ignore[attr-defined]
        if len(game.moves) % 53 == 3:
            assert_fits(game, lang, width)
        game.play(bot.choose(game, game.decision.seat), game.decision.seat)


def test_many_short_moves_stand_in_columns() -> None:
    game = regnum.new("wonderful_kingdom", 2, 5, module="none")
    for width, height in ((100, 16), (40, 32)):
        screen = screen_of(game, "en", width)
        decision = game.decision
        moves = [screen.narrator.move(game.state, decision.seat, move) for move in decision.moves]
        assert len(decision.moves) == 32
        assert len(Scene(screen, Message("cli-over"), moves, None).moves(99)) == height


@pytest.mark.parametrize(
    ("lang", "apprentices", "hand"), [("en", "top 1", "Your hand"), ("pl", "górne 1", "Twoja ręka")]
)
def test_cards_are_lines_on_a_narrow_screen(lang: str, apprentices: str, hand: str) -> None:
    lines = table_of(begun(2, 12, False), lang, 80)
    first = next(number for number, line in enumerate(lines) if line.startswith(apprentices))
    assert not lines[first - 1].startswith("─")
    shown = lines[first : lines.index("", first)]
    assert len(shown) <= 14
    assert lines[lines.index(hand) + 1][:1].isalpha()


def test_the_hand_is_last_and_sheets_stand_apart() -> None:
    lines = table_of(begun(2, 12, False), "en", 100)
    titles = ["Apprentices to hire", "Black Market", "Workers on the board", "Your hand"]
    places = [next(number for number, line in enumerate(lines) if line.startswith(title)) for title in titles]
    assert places == sorted(places)
    assert all(lines[place - 1] == "" for place in places[1:])


def told(game: regnum.Game, events: list[Event]) -> list[str]:
    screen = screen_of(game, "en", 100)
    screen.log([(1, event) for event in events])
    return drawn(screen)


def gained(seat: int, good: str, amount: int) -> Event:
    return Event("gained", "", seat, {"good": good, "amount": amount})


def test_amounts_that_follow_each_other_are_one_list() -> None:
    game = regnum.new("architects", 2, 1)
    events = [gained(0, "wood", 1), gained(0, "stone", 2), gained(0, "gold", 1), Event("took-debt", "", 0, {})]
    events += [gained(0, "clay", 1), gained(1, "clay", 3)]
    assert told(game, events) == [
        "Blue: gains 1 Wood, 2 Stone and 1 Gold; takes a Debt; gains 1 Clay",
        "Red: gains 3 Clay",
    ]


def test_amounts_of_the_same_are_added_up() -> None:
    game = regnum.new("wonderful_kingdom", 2, 1)
    cards = ["cathedral", "cathedral", "great-library", "cathedral"]
    events = [Event("placed", "", 0, {"resource": "gold", "card": card}) for card in cards]
    events.append(Event("round", "", -1, {"round": 2}))
    screen = screen_of(game, "en", 100)
    screen.log([(1, event) for event in events])
    assert drawn(screen) == [
        "Blue: puts 2 gold on Cathedral; puts 1 gold on Great Library; puts 1 gold on Cathedral",
        "Round 2 begins",
    ]


@pytest.mark.parametrize(
    ("totals", "winners", "verdict"),
    [
        ([10, 20], [1], "Red wins."),
        ([20, 20], [1], "Red wins the tie-break."),
        ([20, 20, 3], [0, 1], "Blue and Red share the victory."),
        ([28], [0], "Your result: 28 points."),
        ([30, 20], [], "Nobody wins."),
    ],
)
def test_the_verdict(totals: list[int], winners: list[int], verdict: str) -> None:
    screen = screen_of(regnum.new("architects", len(totals), 1), "en", 80)
    assert screen.texts.say(screen._verdict(Scores([{"": total} for total in totals], winners), True)) == verdict
