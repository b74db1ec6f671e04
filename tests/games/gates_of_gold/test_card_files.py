"""The card files of the expansion against what is known of the printed cards."""

from collections import Counter
from typing import Any

import regnum
from regnum.games.gates_of_gold import cardfiles
from regnum.games.viscounts import cardfiles as base
from regnum.games.viscounts.words import STARTING

ICONS = ("merchant", "builder", "noble", "cleric", "criminal")


def icons(cards: Any) -> list[int]:
    found = Counter(icon for card in cards for icon in card.icons)
    return [found[icon] for icon in ICONS]


def test_townsfolk() -> None:
    cards = cardfiles.townsfolk()
    assert (len(cards), icons(cards)) == (28, [21, 6, 6, 6, 7])
    assert Counter(card.silver for card in cards) == {1: 9, 2: 11, 3: 8}
    deck, _ = cardfiles.deck_of("")
    timings = Counter(card.timing for card in deck.townsfolk[deck.first_hero - 28 : deck.first_hero])
    assert [timings[timing] for timing in (1, 2, 3)] == [7, 11, 10]


def test_outsiders() -> None:
    cards = cardfiles.outsiders()
    assert (len(cards), icons(cards)) == (24, [25, 7, 8, 7, 2])
    assert Counter(card.silver for card in cards) == {1: 10, 2: 4, 3: 10}


def test_the_whole_deck() -> None:
    deck, gate = cardfiles.deck_of("")
    assert deck.first_hero - STARTING == 96
    assert deck.after_piles == 40
    assert (gate.first_outsider - gate.first_order, len(gate.outsiders)) == (24, 24)
    assert len({card.id for card in deck.townsfolk}) == len(deck.townsfolk)
    assert [len(cards) for cards in gate.bonuses] == [6, 6, 6]
    assert [sorted(columns) for columns in gate.boards] == [[0, 1, 2, 3]] * 4
    assert deck.townsfolk[: STARTING + 68] == base.deck_of("").townsfolk[: STARTING + 68]


def test_components_have_the_cards_only_with_the_option() -> None:
    game = next(game for game in regnum.games() if game.name == "viscounts")
    plain: Any = game.components(game.check_options(2, {}))
    whole: Any = game.components(game.check_options(2, {"gates_of_gold": True}))
    assert "outsider" not in plain
    assert "advocate" not in plain["townsfolk"]
    assert len(whole["townsfolk"]) == len(plain["townsfolk"]) + 28
    assert len(whole["outsider"]) == len(whole["order"]) == 24
    assert whole["manuscript_board"]["board-1"]["columns"] == ["grey", "black", "blue", "yellow"]


def test_own_deck_files_go_with_the_expansion(tmp_path: Any) -> None:
    from pathlib import Path

    own = tmp_path / "own.toml"
    cards = Path(regnum.__file__).parent / "games" / "viscounts" / "cards" / "townsfolk.toml"
    own.write_text(cards.read_text(encoding="utf-8").replace('id = "acolyte"', 'id = "novice"'), encoding="utf-8")
    game = regnum.new("viscounts", 2, 1, gates_of_gold=True, deck=str(own))
    for _ in range(30):
        game.play(game.decision.moves[0])
    assert "play novice" in game.catalogue.numbers
