"""The tables of the rules reference against the card files, in both languages."""

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.messages import Message
from regnum.games.expressions import Deed
from regnum.games.sentences import name
from regnum.games.viscounts import cardfiles
from regnum.games.viscounts.telling import cards as telling
from regnum.games.viscounts.telling.cards import SENTENCES, CardTexts
from regnum.games.viscounts.words import SLOTS, WEDGES
from regnum.locale import LANGUAGES, texts

REFERENCE = Path(__file__).parents[3] / "docs" / "rules"
FILES = {"en": "viscounts.md", "pl": "viscounts.pl.md"}
TEXTS = CardTexts("")
CODES = ("TP1", "TP2", "TP3", "GH1", "GH2", "GH3", "WS1", "WS2", "WS3")

#: The heads of the tables, and the few words in them that no card has.
WORDS = {
    "en": {
        "player_cards": ("Card", "Begins with", "Extra step"),
        "stacks": ("Players", "Debts on Poverty", "Deeds on Prosperity", "Side of the Main Board"),
        "printed": ("Segment", "Townsfolk", "Manuscript"),
        "exchanges": ("Town", "For", "Gives"),
        "buildings": ("Building", "Builder icons", "VP for 1", "VP for 2", "VP for 3"),
        "slots": ("Slot", "Uncovered"),
        "spots": ("Spot", "Bank", "Effect", "Link"),
        "castle": ("Wedge", "Entering the second tier"),
        "favours": ("Ribbon", "VP", "Icons"),
        "track": ("Space", "Active player", "Every other player"),
        "ai_boards": ("AI", "Focus", "Resources", "Begins with", "Removed Schemes", "Printed in P2", "Printed in P3"),
        "ai_slots": ("Slot", "Building", "Uncovered"),
        "ai_track": ("Space", "AI"),
        "schemes": ("Scheme", "Header", "Rows", "Move", "Options"),
        "small": ("small",),
        "large": ("large",),
        "left": ("left",),
        "right": ("right",),
        "none": ("none",),
    },
    "pl": {
        "player_cards": ("Karta", "Na początek", "Dodatkowy krok"),
        "stacks": ("Gracze", "Długi na karcie Ubóstwa", "Lenna na karcie Dobrobytu", "Strona planszy Głównej"),
        "printed": ("Część planszy", "Mieszczanin", "Manuskrypt"),
        "exchanges": ("Miasteczko", "Za", "Daje"),
        "buildings": ("Budynek", "Symbole Budowniczego", "PZ za 1", "PZ za 2", "PZ za 3"),
        "slots": ("Miejsce", "Po odsłonięciu"),
        "spots": ("Pole", "Brzeg", "Efekt", "Połączenie"),
        "castle": ("Wycinek", "Wejście na drugi poziom"),
        "favours": ("Wstęga", "PZ", "Symbole"),
        "track": ("Pole", "Aktywny gracz", "Każdy inny gracz"),
        "ai_boards": ("SI", "Główny Cel", "Zasoby", "Na początek", "Usunięte Schematy", "Nadruk na P2", "Nadruk na P3"),
        "ai_slots": ("Miejsce", "Budynek", "Po odsłonięciu"),
        "ai_track": ("Pole", "SI"),
        "schemes": ("Schemat", "Nagłówek", "Wiersze", "Ruch", "Opcje"),
        "small": ("mała",),
        "large": ("duża",),
        "left": ("lewy",),
        "right": ("prawy",),
        "none": ("brak",),
    },
}


def tables(lang: str) -> dict[str, str]:
    """Every table of the reference, by a name of its own."""
    words, say = WORDS[lang], texts(lang, resources.files(cardfiles.__package__).joinpath("messages")).say
    main, board, kingdom, ai = (
        cardfiles.main_board(),
        cardfiles.player_board(),
        cardfiles.kingdom(),
        cardfiles.ai_boards(),
    )

    def deed(field: Any) -> str:
        return say(SENTENCES.deed(field.tree))

    def listed(messages: list[Message]) -> str:
        return say(Message("effect-amounts", amounts=messages))

    def icons(of: list[Any]) -> str:
        return listed(telling.icons(of))

    def spots(side: str) -> list[list[object]]:
        return [
            [
                f"{segment.id.upper()}{number}",
                words[spot.bank][0],
                deed(spot.effect),
                words["none"][0] if spot.link is None else deed(spot.link),
            ]
            for segment in main.segment
            for number, spot in enumerate(getattr(segment, side), 1)
        ]

    def extra(card: Any) -> str:
        return say(telling.player_card(card.no)).split("; ", 1)[1]

    def gives(card: Any) -> str:
        assert isinstance(card.gives.tree, Deed)
        return listed(SENTENCES.amounts(card.gives.tree))

    def ai_slot(number: int) -> str:
        slots = [board.slots[number] for board in ai.ai_board]
        told = [say(telling.slot(slot)) for slot in slots]
        return told[0] if len(set(told)) == 1 else " / ".join(told)

    rows: dict[str, list[list[object]]] = {
        "player_cards": [[card.no, gives(card), extra(card)] for card in cardfiles.player_cards()],
        "stacks": [
            [seats, debts, deeds, words["small" if seats < 3 else "large"][0]]
            for seats, (debts, deeds) in enumerate(zip(kingdom.stacks.debts, kingdom.stacks.deeds, strict=True), 1)
        ],
        "printed": [
            [
                segment.id.upper(),
                say(telling.printed_townsfolk(number)),
                say(telling.printed_manuscript(number)),
            ]
            for number, segment in enumerate(main.segment)
        ],
        "exchanges": [[town, *say(telling.exchange(town)).split(": ", 1)] for town in range(1, 11)],
        "buildings": [[say(Message(f"building-{kind.id}")), kind.cost, *kind.vp] for kind in board.building],
        "slots": [[code, say(TEXTS.slot(slot))] for code, slot in zip(CODES, SLOTS, strict=True)],
        "spots_small": spots("small"),
        "spots_large": spots("large"),
        "castle": [[wedge.upper(), say(telling.entering(number))] for number, wedge in enumerate(WEDGES)],
        "favours": [
            [say(Message(f"ribbon-{favour.id}")), favour.vp, icons(list(favour.icons))] for favour in kingdom.favour
        ],
        "track": [
            [space, deed(above), deed(below)]
            for space, (above, below) in enumerate(zip(board.track.above, board.track.below, strict=True), 1)
        ],
        "ai_boards": [
            [
                say(name(one)),
                say(Message(f"action-{one.focus}")),
                say(telling.priority(one)),
                listed([*SENTENCES.amounts(one.gives.tree), Message(f"amount-{one.building}s", n=1)]),
                ", ".join(id.upper() for id in one.removed),
                icons(list(one.row[1])),
                icons(list(one.row[2])),
            ]
            for one in ai.ai_board
            if isinstance(one.gives.tree, Deed)
        ],
        "ai_slots": [
            [number + 1, say(Message(f"building-{slot.building}")), ai_slot(number)]
            for number, slot in enumerate(ai.ai_board[0].slots)
        ],
        "ai_track": [[space, deed(above)] for space, above in enumerate(ai.ai_track.above, 1)],
        "schemes": [
            [
                scheme.id.upper(),
                say(TEXTS.scheme_name(scheme.id)),
                "; ".join(deed(row) for row in scheme.rows),
                scheme.move,
                " / ".join(deed(option) for option in scheme.options),
            ]
            for scheme in cardfiles.schemes()
        ],
    }
    return {
        name: table(words[name.partition("_")[0] if name.startswith("spots") else name], rows[name]) for name in rows
    }


def table(head: tuple[str, ...], rows: list[list[object]]) -> str:
    lines = ["| " + " | ".join(str(cell) for cell in line) + " |" for line in (head, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]])


def named() -> set[tuple[str, str]]:
    """The names of all cards, English and Polish."""
    cards = cardfiles.printed_cards()
    named: list[Any] = [*cards.starting, *cards.townsfolk, *cards.heroes, *cards.manuscripts]
    return {(card.name.en, card.name.pl) for card in named}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_has_every_table_as_the_card_files_have_it(lang: str) -> None:
    reference = (REFERENCE / FILES[lang]).read_text(encoding="utf-8")
    missing = [name for name, told in tables(lang).items() if f"\n\n{told}\n\n" not in reference + "\n"]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_every_card(lang: str) -> None:
    reference = (REFERENCE / FILES[lang]).read_text(encoding="utf-8")
    rows = set(re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]*\|$", reference, re.MULTILINE))
    missing = {pair for pair in named() if (pair if lang == "en" else pair[::-1]) not in rows}
    assert not missing


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    english, polish = (
        re.findall(
            r"^- \*\*(VIS-[A-Z]+-\d\d)\*\* \S", (REFERENCE / FILES[lang]).read_text(encoding="utf-8"), re.MULTILINE
        )
        for lang in LANGUAGES
    )
    assert english == polish
    assert len(english) == len(set(english)) == 356
