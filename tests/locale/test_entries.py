"""Whatever lies on a table is explained in both languages, with a rule that exists."""

import re
from pathlib import Path

import pytest

import regnum
from regnum.engine.gametype import GameType
from regnum.engine.messages import Entry
from regnum.games.architects.cardfiles import board_specs, printed_cards
from regnum.games.architects.gametype import Architects
from regnum.games.wonderful_kingdom.cardfiles import built_in_cards
from regnum.games.wonderful_kingdom.gametype import WonderfulKingdom
from regnum.locale import LANGUAGES, texts

ROOT = Path(__file__).parents[2]
GAMES = regnum.games()

#: The keys that are no cards of a deck, by group.
ARCHITECTS = {
    "place": "quarry forest mines silversmith storehouse workshop town-centre tax-stand guardhouse guildhall cathedral "
    "prison black-market-left black-market-middle black-market-right",
    "track": "virtue",
    "good": "clay wood stone gold marble silver",
    "skill": "carpentry tiling masonry",
    "symbol": "worker tax virtue debt paid-debt captured building vp reset",
    "score": "buildings bonuses cathedral virtue debts gold-and-marble silver prison",
    "seat": "blue red green yellow purple",
}
KINGDOM = {
    "resource": "materials population gold exploration krystallium soldiers",
    "type": "structure company monument discovery treasure calamity menace advisor",
    "area": "left right",
    "symbol": "trap camp alchemy recycle vp menace advisor",
    "step": "materials population gold exploration",
    "score": "cards multipliers calamities menaces quest",
    "seat": "blue red",
}


def entries(game_type: GameType, **options: object) -> dict[str, Entry]:
    return game_type.narrator(game_type.check_options(1, options)).entries()


def keys(words: dict[str, str]) -> set[str]:
    return {f"{group}/{word}" for group, listed in words.items() for word in listed.split()}


def test_everything_in_architects_is_explained() -> None:
    cards = printed_cards()
    known = keys(ARCHITECTS) | {f"building/{card.id}" for card in cards.buildings}
    known |= {f"apprentice/{card.id}" for card in cards.apprentices}
    known |= {"board/standard"} | {f"board/{board.id}" for board in board_specs()}
    assert set(entries(Architects())) == known


def test_everything_in_the_kingdom_is_explained() -> None:
    cards = built_in_cards()
    ids = [card.id for card in [*cards.developments, *cards.treasures, *cards.menaces, *cards.advisors]]
    known = keys(KINGDOM) | {f"card/{id}" for id in [*ids, cards.calamity.id]}
    known |= {f"duchy/{card.id}" for card in cards.duchies}
    for quest in cards.quests:
        known |= {f"quest/{quest.id}", *[f"quest/{quest.id}/{stage}" for stage in range(1, 5)]}
    assert set(entries(WonderfulKingdom())) == known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_type", GAMES, ids=[game.name for game in GAMES])
def test_every_entry_can_be_said(game_type: GameType, lang: str) -> None:
    said = texts(lang, *game_type.texts_folders())
    for key, entry in entries(game_type).items():
        title, text = said.say(entry.name), said.say(entry.text)
        assert title[0].isupper(), key
        assert len(text) > 10, key


@pytest.mark.parametrize("game_type", GAMES, ids=[game.name for game in GAMES])
def test_every_entry_cites_a_rule_that_exists(game_type: GameType) -> None:
    reference = (ROOT / "docs" / "rules" / f"{game_type.name}.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \*\*([A-Z0-9-]+)\*\*", reference, re.MULTILINE))
    assert rules, "rules are lines that begin with - **NUMBER**"
    for key, entry in entries(game_type).items():
        assert entry.rule in rules, key


@pytest.mark.parametrize("game_type", GAMES, ids=[game.name for game in GAMES])
def test_every_part_of_a_score_and_every_seat_is_explained(game_type: GameType) -> None:
    explained = entries(game_type)
    for variant in game_type.variants():
        told = set(entries(game_type, **variant))
        for parts in regnum.new(game_type.name, 2, 1, **variant).scores.parts:
            assert {f"score/{part}" for part in parts} <= told
    assert {f"seat/{name}" for name in game_type.seat_names} <= set(explained)


@pytest.mark.parametrize(
    ("game_type", "lang", "key", "words"),
    [
        (Architects(), "en", "place/quarry", "Gain 1 Stone for each of your Workers here, the new one included."),
        (
            Architects(),
            "en",
            "apprentice/acolyte-clay",
            "Working on the Cathedral: also gain 2 Clay; when hired: gain 1 Virtue [Tiling]",
        ),
        (Architects(), "pl", "building/smithy", "4 Gliny i 2 Drewna; 3 PZ; od razu: otrzymaj 4 Kamienie"),
        (
            WonderfulKingdom(),
            "en",
            "quest/lost-crown/1",
            "costs 2 gold; gives 1 soldier (alone: costs 3 gold; gives 1 soldier)",
        ),
        (
            WonderfulKingdom(),
            "pl",
            "duchy/teressia-b",
            "produkuje: 2 materiały, 2 ludności i 1 odkrycie; 2 PZ za kompanię",
        ),
    ],
)
def test_some_entries_in_words(game_type: GameType, lang: str, key: str, words: str) -> None:
    assert texts(lang, *game_type.texts_folders()).say(entries(game_type)[key].text) == words


def test_cards_of_a_players_own_deck_are_explained(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    cards = Path(regnum.__file__).parent / "games" / "architects" / "cards" / "buildings.toml"
    own.write_text(cards.read_text(encoding="utf-8").replace('"smithy"', '"kiln-yard"'), encoding="utf-8")
    explained = entries(Architects(), deck=str(own))
    assert "building/kiln-yard" in explained
    assert "building/smithy" not in explained
