"""The cards and boards of every game as plain data: all that a view can name, as the card files have it."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.bots import make_bot
from regnum.engine.gametype import GameType
from regnum.games.architects import card_words as architects_words
from regnum.games.architects.words import COLOURS
from regnum.games.viscounts import card_words as viscounts_words
from regnum.games.viscounts import words as viscounts
from regnum.games.vocabulary import Vocabulary
from regnum.games.wonderful_kingdom.words import MENACE_DECKS, RESOURCES, SEATS

GAMES = regnum.games()
CARDS = {game.name: Path(regnum.__file__).parent / "games" / game.name / "cards" for game in GAMES}

#: The words of a view that name no component; the standard board is blank, so it is none.
WORDS = {
    "architects": {*COLOURS, "neutral", "standard"},
    "viscounts": {
        *viscounts.COLOURS,
        *viscounts.SPACES,
        *viscounts.WEDGES,
        *[f"{side} {kind}" for side in (*viscounts.COLOURS, "ai") for kind in viscounts.BUILDINGS],
        *("ai", "open", "triggered", "last-round"),
    },
    "wonderful_kingdom": {*SEATS, *RESOURCES, *MENACE_DECKS},
}
#: What in the components is no card and no board of a player.
FIGURES = {"cathedral", "virtue", "constants", "printed"}
FIGURES |= {"castle", "track", "row", "stacks", "points", "leader", "ai_track"}
#: The fields that say what a card does, alone or in a list, and the words in which they say it.
EXPRESSIONS = {
    "architects": {"effect", "ability", "small", "large"},
    "viscounts": {
        *("effect", "ability", "gives", "link", "entering", "centre", "bumped", "above", "below", "rows", "options"),
    },
    "wonderful_kingdom": set[str](),
}
VOCABULARIES = {"architects": architects_words.VOCABULARY, "viscounts": viscounts_words.VOCABULARY}


@pytest.fixture(params=GAMES, ids=[game.name for game in GAMES])
def game_type(request: pytest.FixtureRequest) -> GameType:
    found: GameType = request.param
    return found


def components(game_type: GameType, **options: object) -> Any:
    return game_type.components(game_type.check_options(1, options))


def card_files(game_type: GameType) -> dict[str, Any]:
    """The built-in files, read as plain TOML; what a card does is told as a tree."""
    data: dict[str, Any] = {}
    for file in sorted(CARDS[game_type.name].glob("*.toml")):
        content = with_trees(tomllib.loads(file.read_text(encoding="utf-8")), game_type.name)
        for kind, value in {"calamity": [content]}.items() if file.stem == "calamity" else content.items():
            if isinstance(value, list):
                data[kind] = {str(card.get("id", card.get("no"))): card for card in value}
            else:
                data[kind] = value
    return data


def with_trees(data: Any, game: str) -> Any:
    """The same with the trees of all expressions."""
    if isinstance(data, list):
        return [with_trees(part, game) for part in data]
    if not isinstance(data, dict):
        return data
    return {
        key: tree(value, VOCABULARIES[game]) if key in EXPRESSIONS[game] else with_trees(value, game)
        for key, value in data.items()
    }


def tree(value: Any, vocabulary: Vocabulary) -> Any:
    """The tree of an expression, or of each one of a list."""
    return [tree(part, vocabulary) for part in value] if isinstance(value, list) else vocabulary.parse(value).data()


def test_components_are_plain_data(game_type: GameType) -> None:
    data = components(game_type)
    assert json.loads(json.dumps(data)) == data


def test_components_are_what_the_card_files_say(game_type: GameType) -> None:
    assert components(game_type) == card_files(game_type)


def words(data: object) -> Iterator[str]:
    """Every word of a view."""
    if isinstance(data, str):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
        yield from words(part)


def test_every_card_that_a_view_names_is_there(game_type: GameType) -> None:
    ids: set[str] = set()
    named: set[str] = set()
    for number, variant in enumerate(game_type.variants()):
        there = game_type.components(game_type.check_options(1, variant))
        ids |= {id for kind, cards in there.items() if kind not in FIGURES and isinstance(cards, dict) for id in cards}
        for seats in game_type.seats[:2]:
            game = regnum.new(game_type.name, seats, number, **variant)
            bot = make_bot("random", number)
            while not game.over:
                if len(game.moves) % 7 == 0:
                    for seat in (None, *range(seats)):
                        view = game.view(seat)
                        named |= {*words(view["table"]), *words(view["memory"])}
                game.play(bot.choose(game, game.decision.seat), game.decision.seat)
    assert named - ids <= WORDS[game_type.name]
    assert len(named & ids) > 75


@pytest.mark.parametrize(
    ("game", "file", "kind", "old"),
    [("architects", "buildings", "building", "smithy"), ("wonderful_kingdom", "developments", "development", "hamlet")],
)
def test_a_players_own_cards_take_the_place_of_the_others(
    game: str, file: str, kind: str, old: str, tmp_path: Path
) -> None:
    text = (CARDS[game] / f"{file}.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace(f'"{old}"', '"kiln-yard"'), encoding="utf-8")
    game_type = next(found for found in GAMES if found.name == game)
    printed, data = components(game_type), components(game_type, deck=str(own))
    assert data[kind]["kiln-yard"] == printed[kind][old] | {"id": "kiln-yard"}
    assert old not in data[kind]
    assert {name: cards for name, cards in data.items() if name != kind} == {
        name: cards for name, cards in printed.items() if name != kind
    }
