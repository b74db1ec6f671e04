"""What is said at a table with Gates of Gold, a few sentences of it to the letter."""

from typing import Any

import regnum
from regnum import Game
from regnum.locale import LANGUAGES, texts
from tests.rules.gates_of_gold.setting import ORDER, gate
from tests.rules.viscounts.setting import BARE, play

GAME = regnum.new("viscounts", 2, 1, gates_of_gold=True)
NARRATOR = GAME.type.narrator(GAME.options)
SAID = {lang: texts(lang, *GAME.type.texts_folders()) for lang in LANGUAGES}
FULL = {"row": ["squire", "financier", "lender"], "hand": ["abbot", "labourer"]}


def chronicle(game: Game, *moves: str) -> list[str]:
    """What is told in Polish when moves are played."""
    game.listen()
    play(game, *moves)
    return [SAID["pl"].say(NARRATOR.event(event)) for event in game.events(None)]


def moves(game: Game, lang: str) -> list[str]:
    decision = game.decision
    return [SAID[lang].say(NARRATOR.move(game.state, decision.seat, move)) for move in decision.moves]


def facts(card: str) -> tuple[str, str]:
    """The last two parts of what a card is worth, in both languages."""
    entry: Any = NARRATOR.entries()[f"card/{card}"]
    english, polish = (SAID[lang].say(entry.text) for lang in ("en", "pl"))
    return english.split("; ", 2)[2], polish.split("; ", 2)[2]


def test_the_chronicle_says_by_which_column_something_happens() -> None:
    game = gate({**FULL, "columns": [3], "silver": 2, "draw": ["thief"]}, {}, phase="action")
    assert chronicle(game, "column draw") == ["korzysta z kolumny 3 za 2 Srebrniki", "dobiera kartę"]
    game = gate({**FULL, "columns": [4], "stone": 3}, {}, phase="action")
    told = chronicle(game, "column rearrange", "arrange 3 2 1")
    assert told == ["korzysta z kolumny 4", *["płaci 1 Kamień"] * 3, "zmienia kolejność kart na planszy"]


def test_a_price_is_told_once_and_resources_as_standing_for_silver() -> None:
    red = {**FULL, "columns": [2], "silver": 2, "gold": 1}
    game = gate(red, {}, phase="recruit", townsfolk=BARE)
    bought = "zamiast zatrudniać, bierze za 3 Srebrniki Królewski Rozkaz"
    assert chronicle(game, "order")[:2] == ["płaci 1 Złoto zamiast Srebrnika", bought]
    game = gate({**red, "silver": 3}, {}, phase="recruit", townsfolk=BARE)
    assert chronicle(game, "order", "pay silver")[0] == bought


def test_a_destroyed_order_is_told_in_the_order_of_things() -> None:
    game = gate({**FULL, "hand": [ORDER, "abbot"]}, {}, effect="destroy 1 card")
    told = chronicle(game, f"destroy {ORDER}", "refuse hunter")
    assert told[:4] == [
        "niszczy kartę: Królewski Rozkaz",
        "otrzymuje 3 Srebrniki",
        "wygania Wyrzutka: Łowca",
        "otrzymuje 4 Srebrniki",
    ]


def test_the_end_says_whose_flip_it_is() -> None:
    red = {"draw": ["abbot", "squire", "rogue-noble"], "acquired_deeds": 1, "unpaid_debts": 1}
    game = gate(red, {}, stack=[{"frame": "end-game"}])
    assert chronicle(game, "flip deed") == ["rozpatruje na koniec gry Łotrzyka", "odwraca Lenno"]


def test_the_colour_of_the_blank_roll_names_its_column() -> None:
    red = {**FULL, "at": "inner-a", "ink": 9}
    game = gate(red, {}, phase="action", manuscripts={"a": ["blank-roll"]}, townsfolk=BARE)
    play(game, "transcribe")
    assert moves(game, "pl") == [
        "Kolor: szara wstęga (kolumna 1)",
        "Kolor: czarna wstęga (kolumna 2)",
        "Kolor: żółta wstęga (kolumna 4)",
        "Kolor: niebieska wstęga (kolumna 3)",
    ]


def test_outsiders_say_what_they_are_worth() -> None:
    assert facts("scholar-grey") == (
        "refused: gain 1 Corruption and 2 Virtue; in your deck at the end: 1 VP and 1 VP for every grey ribbon",
        "wygnany: otrzymaj 1 punkt Korupcji i 2 punkty Cnót; "
        "w talii na koniec gry: 1 PZ oraz 1 PZ za każdą szarą wstęgę",
    )
    assert facts("mercenary-2nd-tier")[1] == (
        "wygnany: otrzymaj 1 punkt Korupcji, potem dwa razy zatrudnij za darmo dowolnego widocznego Mieszczanina; "
        "w talii na koniec gry: 1 PZ za każdego własnego Robotnika na drugim poziomie"
    )


def test_a_bonus_card_is_told_with_its_rule() -> None:
    red = {"hand": ["abbot", "labourer"], "built": ["workshop-1", "guildhall-1"]}
    game = gate(red, {}, effect="build 1 trading-post")
    game.listen()
    play(game, "build trading-post-1", "build on a1")
    told = [(event.rule, SAID["pl"].say(NARRATOR.event(event))) for event in game.events(None)]
    assert told[1] == ("GOG-BONUS-01", "zdobywa kartę: Wszechstronny Budowniczy")
