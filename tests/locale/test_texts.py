"""Nothing stays unsaid: both languages have every message, with the same gaps."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.bots import make_bot
from regnum.engine.game import Game
from regnum.engine.messages import Message
from regnum.engine.state import Refusal
from regnum.games.architects import cardfiles
from regnum.games.architects.frames import FRAMES
from regnum.games.architects.gametype import Architects
from regnum.games.architects.telling.cards import CardTexts
from regnum.locale import LANGUAGES, MissingText, Texts, language, texts

SOURCES = Path(regnum.__file__).parent
ADVANCED = {"boards": "advanced", "promo_boards": True, "extra_boards": True, "promo_cards": True}
TABLES: list[tuple[int, int, dict[str, object]]] = [
    (1, 3, {}),
    (2, 1, {"starting_apprentice": True, "guildhall_discard": True}),
    (3, 5, ADVANCED),
    (5, 2, ADVANCED),
]


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param, Architects().texts_folder())


class Gaps(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def gaps(file: Path) -> dict[str, set[str]]:
    """Every message of a file with its gaps; those of a message it refers to are its own."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file} has {entry.id.name} twice"
            visitor = Gaps()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    for id, names in found.items():
        for name in [name for name in names if not name.startswith("$")]:
            found[id] = found[id] - {name} | found[name]
    return found


@pytest.mark.parametrize("folder", ["locale", "games/architects/messages"])
def test_both_languages_say_the_same(folder: str) -> None:
    english, polish = gaps(SOURCES / folder / "en.ftl"), gaps(SOURCES / folder / "pl.ftl")
    assert list(english) == list(polish)
    english.pop("card-name", None)
    for id, names in english.items():
        assert polish[id] == names, id


def test_every_message_that_the_shell_says_exists(said: Texts) -> None:
    known = gaps(SOURCES / "locale" / f"{said.lang}.ftl")
    used: set[str] = set()
    for file in (SOURCES / "cli").glob("*.py"):
        used |= set(re.findall(r'"(cli-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert used == {id for id in known if id.startswith("cli-")}


def test_every_refusal_can_be_said(said: Texts) -> None:
    narrator = Architects().narrator(Architects().check_options({}))
    found: set[str] = {"not-now"}
    for file in SOURCES.rglob("*.py"):
        found |= set(re.findall(r'Refusal\("[^"]*", "([a-z-]+)"\)', file.read_text(encoding="utf-8")))
    assert len(found) > 30
    for reason in found:
        assert said.say(narrator.refusal(Refusal("", reason)))


def told_kinds() -> set[str]:
    """Every kind of event in the sources."""
    found: set[str] = set()
    for file in (SOURCES / "games" / "architects").rglob("*.py"):
        found |= set(re.findall(r'tell(?:_secret)?\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    return found


def test_every_kind_of_event_and_decision_has_a_message(said: Texts) -> None:
    known = gaps(SOURCES / "games" / "architects" / "messages" / f"{said.lang}.ftl")
    assert {f"event-{kind}" for kind in told_kinds()} <= set(known)
    choices = [name for name, frame in FRAMES.items() if hasattr(frame, "candidates")]
    choices += ["draft-pick"]
    assert len(choices) > 25
    assert {f"decide-{name}" for name in choices} <= set(known)


def test_every_card_and_board_can_be_said(said: Texts) -> None:
    cards = CardTexts("")
    for id in cards.apprentices:
        assert said.say(cards.whole_apprentice(id))
    for id in cards.buildings:
        assert said.say(cards.whole_building(id))
    for board in cardfiles.board_specs():
        assert said.say(cards.board_ability(board.id))


def random_game(seats: int, seed: int, options: dict[str, object]) -> Game:
    game = regnum.new("architects", seats, seed, **options)
    game.listen()
    return game


def say_everything(game: Game, said: Texts) -> None:
    """The decision, its moves and the table, as they stand."""
    narrator = game.type.narrator(game.options)
    for decision in game.decisions:
        said.say(narrator.decision(game.state, decision.seat))
        for move in decision.moves:
            said.say(narrator.move(game.state, decision.seat, move))
        for section in narrator.sections(game.view(decision.seat)):
            assert section.rows
            said.say(section.title)
            for cell in [*section.columns, *[cell for row in section.rows for cell in row]]:
                assert not isinstance(cell, Message) or said.say(cell)
            assert all(len(row) == len(section.columns) for row in section.rows)


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES)
def test_whole_games_can_be_told(seats: int, seed: int, options: dict[str, object], said: Texts) -> None:
    game = random_game(seats, seed, options)
    bot = make_bot("random", seed)
    for ply in range(3000):
        if game.over:
            break
        if ply < 20 or ply % 16 == 0:
            say_everything(game, said)
        seat = game.decision.seat
        game.play(bot.choose(game, seat), seat)
    narrator = game.type.narrator(game.options)
    for seat_or_none in (None, 0):
        for event in game.events(seat_or_none):
            assert said.say(narrator.event(event))
    assert all(said.say(narrator.score_part(part)) for part in game.scores.parts[0])


def test_every_move_of_the_catalogue_can_be_told(said: Texts) -> None:
    game = random_game(2, 4, {"promo_cards": True})
    bot = make_bot("random", 4)
    for _ in range(60):
        seat = game.decision.seat
        game.play(bot.choose(game, seat), seat)
    narrator = game.type.narrator(game.options)
    for move, notation in enumerate(game.catalogue.notations):
        if " card-" not in notation:
            assert said.say(narrator.move(game.state, game.decision.seat, move)), notation


def amount(said: Texts, what: str, *numbers: int) -> list[str]:
    return [said.say(Message(f"amount-{what}", n=number)) for number in numbers]


def test_polish_counts_as_polish_does() -> None:
    polish = texts("pl", Architects().texts_folder())
    assert amount(polish, "stone", 1, 2, 5, 22) == ["1 Kamień", "2 Kamienie", "5 Kamieni", "22 Kamienie"]
    assert amount(polish, "silver", 1, 3, 0, 11) == ["1 Srebrnik", "3 Srebrniki", "0 Srebrników", "11 Srebrników"]
    assert amount(polish, "clay", 1, 2) == ["1 Glinę", "2 Gliny"]
    assert amount(polish, "workers", 1, 2, 5) == ["1 Robotnika", "2 Robotników", "5 Robotników"]
    assert polish.say(Message("group-red", n=3)) == "3 czerwonych Robotników"
    assert polish.say(Message("town-turns-left", n=2)) == "zostały 2 tury"


def test_english_counts_as_english_does() -> None:
    english = texts("en", Architects().texts_folder())
    assert amount(english, "building", 1, 2) == ["1 Building", "2 Buildings"]
    assert english.say(Message("group-red", n=1)) == "1 red Worker"


def test_lists_are_read_out(said: Texts) -> None:
    last = {"en": "and", "pl": "i"}[said.lang]
    assert said.join(["a", "b", "c"]) == f"a, b {last} c"
    assert said.join(["a"]) == "a"
    assert said.join([]) == {"en": "nothing", "pl": "nic"}[said.lang]


def test_missing_messages_and_gaps_are_errors(said: Texts) -> None:
    with pytest.raises(MissingText, match="no-such-message"):
        said.say(Message("no-such-message"))
    with pytest.raises(MissingText, match="points"):
        said.say(Message("points"))


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert language(None) == "pl"
    assert language("en") == "en"
    monkeypatch.setenv("LC_ALL", "C")
    assert language(None) == "en"
