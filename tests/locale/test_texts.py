"""Nothing stays unsaid: in every game both languages have every message, with the same gaps.

A new game gets all of this by being listed; what is particular to one game's cards and counting stands last.
"""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.bots import BOTS, make_bot
from regnum.engine.game import Game
from regnum.engine.gametype import GameType
from regnum.engine.messages import Message
from regnum.engine.options import Option, OptionValue
from regnum.engine.state import Choice, Refusal
from regnum.games.architects import cardfiles
from regnum.games.architects.card_words import VOCABULARY
from regnum.games.architects.gametype import Architects
from regnum.games.architects.telling.cards import SENTENCES, CardTexts
from regnum.games.expressions import LEAST, MOST, NO, Deed, Either, Everyone, If, May, On, Per, Trade
from regnum.games.wonderful_kingdom.gametype import WonderfulKingdom
from regnum.games.wonderful_kingdom.telling.cards import CardTexts as KingdomTexts
from regnum.locale import LANGUAGES, MissingText, Texts, language, texts

SOURCES = Path(regnum.__file__).parent
GAMES = regnum.games()
#: Every variant of every game, with the player counts in turn.
TABLES: list[tuple[str, int, int, dict[str, object]]] = [
    (game.name, game.seats[number % len(game.seats)], number, dict(variant))
    for game in GAMES
    for number, variant in enumerate(game.variants() * len(game.seats))
    if number < max(len(game.variants()), len(game.seats))
]
TABLES += [
    ("wonderful_kingdom", 1, 3, {"module": "advisors"}),
    ("wonderful_kingdom", 1, 4, {"module": "menace"}),
]


@pytest.fixture(params=GAMES, ids=[game.name for game in GAMES])
def game_type(request: pytest.FixtureRequest) -> GameType:
    found: GameType = request.param
    return found


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def said(lang: str, game_type: GameType) -> Texts:
    return texts(lang, *game_type.texts_folders())


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


def package(game_type: GameType) -> Path:
    """Where a game's sources are."""
    return SOURCES / "games" / game_type.name


def messages(game_type: GameType, lang: str) -> dict[str, set[str]]:
    """A game's own messages with their gaps."""
    return gaps(package(game_type) / "messages" / f"{lang}.ftl")


def sources(game_type: GameType) -> str:
    """All of a game's code."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(package(game_type).rglob("*.py")))


@pytest.mark.parametrize("folder", ["locale", *[f"games/{game.name}/messages" for game in GAMES]])
def test_both_languages_say_the_same(folder: str) -> None:
    english, polish = gaps(SOURCES / folder / "en.ftl"), gaps(SOURCES / folder / "pl.ftl")
    assert list(english) == list(polish)
    english.pop("card-name", None)
    for id, names in english.items():
        assert told(polish[id], id) == told(names, id), id


def told(names: set[str], id: str) -> set[str]:
    """The gaps of a message that both languages must fill; how words bend is each language's own matter.

    A verb's amounts can be told one by one or as a number.
    """
    names = names - {"$form", "$at", "$noun"}
    return names - {"$n", "$what"} if id.startswith("do-") else names


def test_no_game_speaks_over_the_shell(game_type: GameType, lang: str) -> None:
    shared = gaps(SOURCES / "locale" / f"{lang}.ftl")
    assert not set(shared) & set(messages(game_type, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_shell_says_exists(lang: str) -> None:
    known = gaps(SOURCES / "locale" / f"{lang}.ftl")
    used: set[str] = set()
    for file in (SOURCES / "cli").glob("*.py"):
        used |= set(re.findall(r'"(cli-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert used == {id for id in known if id.startswith("cli-")}


def patterns(code: str) -> Iterator[str]:
    """Every text of some code as an expression; what is put into a text may be anything."""
    for node in python.walk(python.parse(code)):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield re.escape(node.value) + (".+" if node.value.endswith("-") else "")
        elif isinstance(node, python.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+" for part in node.values]
            yield "".join(parts)


def test_every_message_of_a_game_is_said_somewhere(game_type: GameType) -> None:
    found: set[str] = set()
    for file in [
        *package(game_type).rglob("*.py"),
        SOURCES / "engine" / "messages.py",
        SOURCES / "engine" / "modules.py",
        SOURCES / "games" / "sentences.py",
        *(SOURCES / "cli").glob("*.py"),
    ]:
        found |= set(patterns(file.read_text(encoding="utf-8")))
    anything = re.compile("|".join(sorted(pattern for pattern in found if pattern.strip(".+"))))
    known = messages(game_type, "en")
    referred = " ".join((package(game_type) / "messages" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES)
    unsaid = [id for id in known if not anything.fullmatch(id) and not re.search(rf"\{{ {id} \}}", referred)]
    assert not unsaid, f"nothing says {unsaid}: take them out of both message files, or say them"


def test_every_refusal_can_be_said(game_type: GameType, said: Texts) -> None:
    narrator = game_type.narrator(game_type.check_options(game_type.seats[0], {}))
    found = set(re.findall(r'Refusal\([^\n]*, "([a-z-]+)"\)', sources(game_type)))
    assert found
    there = {id for id in messages(game_type, said.lang) if id.startswith("refusal-")}
    wanted = {f"refusal-{reason}" for reason in found}
    assert wanted == there, f"{said.lang}.ftl lacks {wanted - there} or has too many: {there - wanted}"
    for reason in [*found, "not-now", "game-over", "not-your-decision"]:
        assert said.say(narrator.refusal(Refusal("", reason)))


def told_kinds(game_type: GameType) -> set[str]:
    """Every kind of event in the sources."""
    return set(re.findall(r'tell(?:_secret)?\(\s*"([a-z-]+)"', sources(game_type)))


def choices(kind: type[Any]) -> set[str]:
    """The names of all choices that are or come of a kind, by the package that has them."""
    found = {f"{kind.__module__}:{kind.NAME}"} if kind.NAME else set()
    for further in kind.__subclasses__():
        found |= choices(further)
    return found


def test_every_kind_of_event_and_decision_has_a_message(game_type: GameType, said: Texts) -> None:
    known = set(messages(game_type, said.lang))
    kinds = told_kinds(game_type)
    assert {f"event-{kind}" for kind in kinds} <= known
    assert {f"decide-{name}" for name in decision_kinds(game_type)} <= known


def decision_kinds(game_type: GameType) -> set[str]:
    """Every kind of decision of a game."""
    home = f"regnum.games.{game_type.name}."
    names = {choice.split(":")[1] for choice in choices(Choice) if choice.startswith(home)}
    assert names
    return names


def test_of_every_kind_of_decision_others_can_be_told(game_type: GameType, said: Texts) -> None:
    narrator = game_type.narrator(game_type.check_options(1, {}))
    kinds = decision_kinds(game_type)
    told = {kind: said.say(narrator.deciding(kind)) for kind in kinds}
    assert {f"deciding-{kind}" for kind in kinds} == {
        id for id in messages(game_type, said.lang) if id.startswith("deciding-")
    }
    for clause in told.values():
        assert clause[0].islower()
        assert clause[-1] not in ".?!"
        assert said.lang == "pl" or clause.startswith("is ")


def test_every_option_and_its_values_are_explained(game_type: GameType, said: Texts) -> None:
    assert said.say(Message("game-title"))
    assert said.say(Message("game-about"))
    for option in game_type.options:
        assert len(said.say(Message(f"option-{option.name}"))) > 20
        if option.choices:
            assert said.say(Message(f"option-{option.name}-title"))
            labels = [said.say(label(game_type, option, value)) for value in option.choices]
            assert len(set(labels)) == len(labels) > 1


def label(game_type: GameType, option: Option, value: OptionValue) -> Message:
    """The short name of a value: that of the thing that it names, if it names one."""
    if isinstance(value, bool):
        return Message("option-on" if value else "option-off")
    entry = game_type.narrator(game_type.check_options(1, {})).entries().get(f"{option.name}/{value}")
    return entry.name if entry else Message(f"option-{option.name}-{value}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_name_and_is_explained(bot: str, lang: str) -> None:
    said = texts(lang)
    assert said.say(Message(f"level-{bot}"))
    assert len(said.say(Message(f"level-{bot}-about"))) > 20


def test_a_game_says_how_long_and_how_heavy_it_is(game_type: GameType) -> None:
    shortest, longest = game_type.minutes
    assert 0 < shortest <= longest
    assert 1 <= game_type.weight <= 5


def random_game(name: str, seats: int, seed: int, options: dict[str, object]) -> Game:
    game = regnum.new(name, seats, seed, **options)
    game.listen()
    return game


def meaning(game: Game, move: int, explained: dict[str, str]) -> str:
    """What a move does; it is the same for two cards that are printed alike."""
    notation, target = game.catalogue.notations[move], game.catalogue.targets[move]
    if target not in explained:
        return notation
    return notation.replace(target.split("/", 1)[1], explained[target])


def say_everything(game: Game, said: Texts) -> None:
    """The decision, its moves and the table, as they stand."""
    narrator = game.type.narrator(game.options)
    explained = {key: said.say(entry.name) + said.say(entry.text) for key, entry in narrator.entries().items()}
    for decision in game.decisions:
        said.say(narrator.decision(game.state, decision.seat))
        told = [said.say(narrator.move(game.state, decision.seat, move)) for move in decision.moves]
        meant = [meaning(game, move, explained) for move in decision.moves]
        assert len(set(told)) == len(set(meant)) == len(set(zip(told, meant, strict=True))), told
        for section in narrator.sections(game.view(decision.seat)):
            assert section.rows
            said.say(section.title)
            for cell in [*section.columns, *[cell for row in section.rows for cell in row]]:
                assert not isinstance(cell, Message) or said.say(cell)
            assert all(len(row) == len(section.columns) for row in section.rows)
            for word, line in section.lines:
                assert said.say(line)
                assert not isinstance(word, Message) or said.say(word)
    assert all(section.rows for section in narrator.sections(game.view(None)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats", "seed", "options"), TABLES)
def test_whole_games_can_be_told(name: str, seats: int, seed: int, options: dict[str, object], lang: str) -> None:
    game = random_game(name, seats, seed, options)
    said = texts(lang, *game.type.texts_folders())
    bot = make_bot("random", seed)
    for ply in range(3000):
        if game.over:
            break
        if ply < 20 or ply % 24 == 0:
            say_everything(game, said)
        seat = game.decision.seat
        game.play(bot.choose(game, seat), seat)
    assert game.over
    narrator = game.type.narrator(game.options)
    for seat_or_none in (None, *range(seats)):
        for event in game.events(seat_or_none):
            assert said.say(narrator.event(event))
    assert all(said.say(narrator.score_part(part)) for parts in game.scores.parts for part in parts)
    remark = narrator.remark(game.state)
    assert remark is None or said.say(remark)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_cards_that_are_printed_alike_are_told_alike(lang: str) -> None:
    hired = ["conspirator-1", "conspirator-2", "jeweller-1", "jeweller-2", "labourer"]
    players = [{"silver": 9, "apprentices": hired}, {}]
    game = regnum.from_position({"game": "architects", "seats": 2, "table": {"turn": "blue", "players": players}})
    game.play("place workshop hire")
    said = texts(lang, *game.type.texts_folders())
    say_everything(game, said)
    narrator = game.type.narrator(game.options)
    told = [said.say(narrator.move(game.state, 0, move)) for move in game.decision.moves]
    assert (len(told), len(set(told))) == (5, 3)


#: What the catalogue calls the moves for cards that this deck does not have.
UNUSED = re.compile(r" (card|site)-\d")


def test_every_move_of_the_catalogue_can_be_told(game_type: GameType, said: Texts) -> None:
    for variant in game_type.variants():
        game = random_game(game_type.name, 2, 4, dict(variant))
        bot = make_bot("random", 4)
        for _ in range(60):
            if not game.over:
                game.play(bot.choose(game, game.decision.seat), game.decision.seat)
        narrator = game.type.narrator(game.options)
        seat = 0 if game.over else game.decision.seat
        for move, notation in enumerate(game.catalogue.notations):
            if not UNUSED.search(notation):
                assert said.say(narrator.move(game.state, seat, move)), notation


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


# Architects.


def amount(said: Texts, what: str, *numbers: int) -> list[str]:
    return [said.say(Message(f"amount-{what}", n=number)) for number in numbers]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_board_of_architects_can_be_said(lang: str) -> None:
    said = texts(lang, Architects().texts_folder())
    cards = CardTexts("")
    for id in cards.apprentices:
        assert said.say(cards.whole_apprentice(id))
    for id in cards.buildings:
        assert said.say(cards.whole_building(id))
    for board in cardfiles.board_specs():
        assert said.say(cards.board_ability(board.id))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_card_files_of_architects_can_be_said(lang: str) -> None:
    said = texts(lang, Architects().texts_folder())
    sayings: list[str] = []
    for verb, nouns in VOCABULARY.verbs.items():
        for deed in [Deed(verb, {noun: number}) for noun in nouns for number in (1, 2, 5)] or [Deed(verb, {})]:
            for node in (deed, May(deed), Everyone(deed), Either([deed, Deed("hire", {})]), Trade(deed, deed)):
                sayings.append(said.say(SENTENCES.effect(node)))
    for thing in VOCABULARY.things:
        deed = Deed("gain", {"vp": 1})
        tests = [If(deed, MOST, thing, 0), If(deed, NO, thing, 0), If(deed, LEAST, thing, 2), Per(deed, 2, thing)]
        for test in [*tests, *[Everyone(test) for test in tests]]:
            sayings.append(said.say(SENTENCES.effect(test)))
            sayings += [said.say(SENTENCES.effect(On(at, test))) for at in ("end", *VOCABULARY.occasions)]
    assert all(sayings)
    assert not [saying for saying in sayings if "{" in saying or "  " in saying]


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


# It's a Wonderful Kingdom.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_kingdom_can_be_said(lang: str) -> None:
    said = texts(lang, WonderfulKingdom().texts_folder())
    cards = KingdomTexts("")
    assert len(cards.cards) > 70
    for id in cards.cards:
        assert said.say(cards.whole(id))
    for id in cards.duchies:
        assert said.say(cards.duchy(id))


@pytest.mark.parametrize(
    ("lang", "card", "words"),
    [
        (
            "en",
            "barracks",
            "Barracks: structure; costs 3 materials; produces 1 population; bonus 1 soldier; recycled: 1 material",
        ),
        ("pl", "hamlet", "Przysiółek: budowla; koszt: 2 materiały; produkuje: 1 ludność; surowce wtórne: 1 ludność"),
        ("en", "chest-of-coins", "Chest of Coins: treasure; can only be recycled; recycled: 2 gold"),
        ("en", "calamity", "Calamity: calamity; −4 VP at the end"),
        ("pl", "thief", "Złodziej: zagrożenie; walka: 2 żołnierzy; zakrywa ikonę produkcji na twojej karcie księstwa;"),
    ],
)
def test_a_card_in_a_line(lang: str, card: str, words: str) -> None:
    assert texts(lang, WonderfulKingdom().texts_folder()).say(KingdomTexts("").whole(card)).startswith(words)


def test_the_kingdom_counts_in_polish() -> None:
    polish = texts("pl", WonderfulKingdom().texts_folder())
    assert amount(polish, "gold", 1, 2, 5, 22) == [
        "1 kostkę złota",
        "2 kostki złota",
        "5 kostek złota",
        "22 kostki złota",
    ]
    assert amount(polish, "soldiers", 1, 2, 5) == ["1 żołnierza", "2 żołnierzy", "5 żołnierzy"]
    figures = [polish.say(Message("figure-exploration", n=n)) for n in (1, 3, 5)]
    assert figures == ["1 odkrycie", "3 odkrycia", "5 odkryć"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("type", GAMES, ids=[type.name for type in GAMES])
def test_options_are_told_as_one_speaks_not_as_one_types(type: GameType, lang: str) -> None:
    """Every value has a title; the sentence about the option has no value as it is typed, unless that is its title."""
    said = texts(lang, *type.texts_folders())
    named = type.narrator(type.check_options(type.seats[0], {})).entries()
    for option in type.options:
        told = said.say(Message(f"option-{option.name}"))
        for choice in option.choices:
            id = f"option-{option.name}-{choice}"
            entry = named.get(f"{option.name}/{choice}")
            title = said.say(entry.name if entry else Message(id)) if isinstance(choice, str) else str(choice)
            assert title
            typed = rf"(?<![\w-]){re.escape(str(choice))}(?![\w-])"
            if isinstance(choice, str) and len(choice) > 1 and not re.search(typed, title.lower()):
                assert not re.search(typed, told), (option.name, choice)
