"""The card files against the totals of the printed game."""

import json
import re
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regnum.games.expressions import On, walk
from regnum.games.viscounts import cardfiles
from regnum.games.viscounts.card_words import VOCABULARY
from regnum.games.viscounts.compiling import compiled, step_of
from regnum.games.viscounts.effects import Act, Flip
from regnum.games.viscounts.words import (
    ACTIONS,
    BOARD_SIDES,
    BUILDER,
    BUILDINGS,
    CASTLE,
    CLERIC,
    CONSTRUCT,
    CRIMINAL,
    FLIP,
    GAINS,
    GOLD,
    ICONS,
    INK,
    LEFT,
    MERCHANT,
    NOBLE,
    OCCASIONS,
    RIBBONS,
    SILVER,
    SLOTS,
    STONE,
    TIMINGS,
    TRANSCRIBE,
    WEDGES,
)
from regnum.games.vocabulary import BadExpression

CARDS = cardfiles.printed_cards()
DECK = cardfiles.deck_of("")
FOLDER = resources.files(cardfiles.__package__).joinpath("cards")


def icons(cards: list[Any]) -> Counter[str]:
    return Counter(icon for card in cards for icon in card.icons)


# The printed game.


def test_eight_starting_68_ordinary_and_16_hero_cards_numbered_in_order() -> None:
    groups: list[list[Any]] = [CARDS.starting, CARDS.townsfolk, CARDS.heroes]
    assert [len(group) for group in groups] == [8, 68, 16]
    for group in groups:
        assert [card.no for card in group] == list(range(1, len(group) + 1))
    assert [card.no for card in CARDS.heroes if card.extra] == [11, 12, 13, 14, 15, 16]
    assert len({card.id for group in groups for card in group}) == 92


def test_the_silver_values_and_icons_of_townsfolk_add_up() -> None:
    assert Counter(card.silver for card in CARDS.starting) == {1: 3, 2: 4, 3: 1}
    assert icons(CARDS.starting) == {"merchant": 6, "builder": 1, "noble": 1, "cleric": 1, "criminal": 1}
    assert Counter(card.silver for card in CARDS.townsfolk) == {1: 18, 2: 28, 3: 22}
    assert icons(CARDS.townsfolk) == {"merchant": 44, "criminal": 21, "builder": 15, "noble": 15, "cleric": 15}


def test_every_timing_is_there_as_often_as_printed() -> None:
    timings = Counter(TIMINGS[card.timing] for card in DECK.townsfolk[8 : DECK.first_hero])
    assert timings == {"immediate": 20, "ongoing": 29, "drop-off": 19}
    assert [TIMINGS[card.timing] for card in DECK.townsfolk[:8]] == [
        *["none"] * 3,
        "immediate",
        *["drop-off"] * 3,
        "ongoing",
    ]
    heroes = Counter(TIMINGS[card.timing] for card in DECK.townsfolk[DECK.first_hero : DECK.first_hero + 10])
    assert heroes == {"immediate": 4, "ongoing": 3, "drop-off": 3}


def test_only_ordinary_townsfolk_do_something_when_hired() -> None:
    assert [card.effect is not None for card in DECK.townsfolk] == [False] * 8 + [True] * 68 + [False] * 16
    assert Counter(card.effect.text for card in CARDS.townsfolk) == {
        "gain 1 virtue": 19,
        "discard 1 card": 18,
        "gain 1 corruption": 10,
        "rearrange": 10,
        "shuffle": 8,
        "gain 1 debt": 3,
    }


def test_35_manuscripts() -> None:
    tiles = CARDS.manuscripts
    assert [tile.no for tile in tiles] == list(range(1, 36))
    assert Counter(tile.ribbon for tile in tiles) == {"grey": 9, "black": 9, "yellow": 9, "blue": 8}
    assert Counter(tile.cost for tile in tiles) == {3: 8, 4: 9, 5: 7, 6: 8, 7: 3}
    assert Counter(tile.origin for tile in tiles) == {"source": 22, "house": 13}
    assert [tile.no for tile in tiles if tile.back == "grey"] == [1, 10, 19, 28, 29]
    assert [tile.grey_back for tile in DECK.manuscripts] == [True] * 5 + [False] * 30
    assert all((tile.effect is None) != (tile.end is None) for tile in DECK.manuscripts)
    ends = [tile.effect.text for tile in tiles if isinstance(tile.effect.tree, On)]
    assert len(ends) == len(set(ends)) == len(VOCABULARY.things)


def test_ten_player_cards() -> None:
    assert [card.town for card in DECK.player_cards] == list(range(1, 11))
    given = [dict(zip(GAINS, card.given, strict=True)) for card in DECK.player_cards]
    assert [gain["silver"] for gain in given] == [8, 6, 7, 6, 4, 4, 5, 1, 5, 10]
    assert [gain["deeds"] for gain in given] == [2, 3, 1, 2, 1, 1, 2, 1, 1, 1]
    assert [gain["debts"] for gain in given] == [1, 1, 1, 2, 1, 1, 2, 1, 1, 2]
    resources = [sum(gain[kind] for kind in ("ink", "gold", "stone", "resources")) for gain in given]
    assert resources == [3, 2, 2, 2, 1, 1, 2, 1, 2, 3]
    assert [card.town for card in DECK.player_cards if card.own_town] == [8]
    assert [card.town for card in DECK.player_cards if card.own_deck] == [9]
    assert [card.no for card in cardfiles.player_cards() if card.origin == "house"] == [3, 4, 5, 6, 7]


def test_the_segments_have_20_spots_and_14_links_or_25_and_20() -> None:
    assert len(DECK.segments) == 5
    for side, spots, links in ((0, 20, 14), (1, 25, 20)):
        there = [spot for segment in DECK.segments for spot in segment.spots[side]]
        assert (len(there), len([spot for spot in there if spot.link is not None])) == (spots, links), BOARD_SIDES[side]
    left = [[len([spot for spot in side if spot.bank == LEFT]) for side in segment.spots] for segment in DECK.segments]
    assert left == [[2, 3], [2, 2], [2, 2], [2, 3], [2, 2]]


def test_spots_of_the_left_bank_come_before_those_of_the_right_one() -> None:
    for segment in DECK.segments:
        for side in segment.spots:
            banks = [spot.bank for spot in side]
            assert banks == sorted(banks)


def test_the_exchange_of_every_town() -> None:
    towns = [exchange for segment in DECK.segments for exchange in segment.exchanges]
    assert [(town.icons, town.gives.text) for town in towns] == [
        (1, "gain 1 silver"),
        (2, "gain 1 ink"),
        (1, "gain 1 silver"),
        (2, "gain 1 stone"),
        (2, "gain 1 ink"),
        (4, "flip 1 any"),
        (2, "gain 1 gold"),
        (3, "destroy 1 card"),
        (2, "gain 1 stone"),
        (2, "gain 1 gold"),
    ]


def test_what_is_printed_below_the_piles() -> None:
    below = [segment.printed for segment in DECK.segments]
    assert [(one.silver, one.effect.text) for one in below] == [
        (2, "gain 1 virtue"),
        (2, "gain 1 virtue"),
        (1, "gain 1 corruption"),
        (2, "gain 1 virtue"),
        (1, "gain 1 corruption"),
    ]
    shown = [[ICONS[icon] for icon in range(len(ICONS)) if one.icons[icon]] for one in below]
    assert shown == [["noble", "cleric"], ["builder", "noble"], ["criminal"], ["builder", "cleric"], ["criminal"]]
    assert [(one.cost, one.scribed.text) for one in below] == [
        (3, "gain 1 deed"),
        (3, "gain 2 resources"),
        (3, "gain 1 resource + 1 virtue"),
        (3, "gain 2 virtue"),
        (3, "flip 1 any"),
    ]


def test_the_castle() -> None:
    castle = DECK.castle
    assert len(castle.entering) == len(WEDGES)
    assert [step.text for step in castle.entering][2:4] == ["gain 1 gold or move 1 worker", "hire or destroy 1 card"]
    assert (castle.icons, castle.vp) == ([1, 3, 5, 8], [1, 2, 3])
    assert [step.text for step in castle.bumped] == ["gain 2 silver", "gain 1 virtue + 1 resource"]


def test_the_player_board() -> None:
    board = DECK.board
    assert [slot.id for slot in cardfiles.player_board().slot] == list(SLOTS)
    assert [kind.id for kind in cardfiles.player_board().building] == list(BUILDINGS)
    assert [slot.kind for slot in board.slots] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert board.cost == [5, 7, 3]
    assert board.vp == [[0, 4, 9, 15], [0, 6, 13, 21], [0, 2, 5, 9]]
    assert (board.slots[0].powers.steps, board.slots[1].powers.dismiss_price) == (1, 1)
    assert [slot.powers.hand_limit for slot in board.slots] == [0] * 8 + [1]
    assert [sum(slot.icons) for slot in board.slots] == [0, 0, 2, 1, 1, 1, 0, 0, 0]
    shown = [board.slots[2].icons[MERCHANT], *[board.slots[3 + i].icons[icon] for i, icon in enumerate((1, 2, 3))]]
    assert shown == [2, 1, 1, 1]
    assert [len(steps) for steps in (board.above, board.below)] == [7, 7]
    assert board.printed == [[0] * 5, [0, 1, 1, 1, 0], [2, 0, 0, 0, 0]]


def test_the_kingdom() -> None:
    kingdom = DECK.kingdom
    assert (kingdom.debts, kingdom.deeds) == ([12, 12, 15, 18], [12, 12, 16, 20])
    assert (kingdom.prizes, kingdom.set_vp) == ([12, 8, 4], [0, 1, 4, 9, 16])
    assert (kingdom.unpaid_vp, kingdom.acquired_vp, kingdom.approved_vp) == (-2, 1, 3)
    assert (kingdom.leader_vp, kingdom.leader_hand) == (5, 1)
    assert [favour.id for favour in cardfiles.kingdom().favour] == list(RIBBONS)
    assert [(favour.vp, favour.icons) for favour in DECK.favours] == [
        (3, [0, 1, 0, 0, 0]),
        (3, [0, 0, 0, 1, 0]),
        (3, [0, 0, 1, 0, 0]),
        (3, [2, 0, 0, 0, 0]),
    ]


def test_eight_starting_and_eight_future_schemes() -> None:
    assert [scheme.id for scheme in DECK.schemes] == [f"{kind}{n}" for kind in "sf" for n in range(1, 9)]
    assert [scheme.future for scheme in DECK.schemes] == [False] * 8 + [True] * 8
    assert [scheme.id for scheme in cardfiles.schemes() if scheme.origin == "source"] == ["s1", "s2", "s3", "f1", "f2"]
    assert [scheme.move for scheme in DECK.schemes] == [1, 2, 1, 2, 2, 1, 3, 3, 4, 2, 4, 4, 2, 2, 1, 3]
    criminal = [scheme.id for scheme in DECK.schemes if scheme.icons[CRIMINAL]]
    corrupt = [scheme.id for scheme in cardfiles.schemes() if "per criminal" in scheme.rows[0].text]
    assert criminal == corrupt == ["s3", "s8", "f7", "f8"]


def test_the_four_ai_boards() -> None:
    boards = DECK.ai_boards
    assert [board.id for board in boards] == ["cleric", "builder", "noble", "card"]
    assert [board.focus for board in boards] == [TRANSCRIBE, CONSTRUCT, CASTLE, FLIP]
    assert [board.priority for board in boards] == [[INK, STONE, GOLD], [STONE, GOLD, INK], [GOLD, INK, STONE], []]
    assert [board.until for board in boards] == [[6, 4], [6, 4], [6, 4], []]
    removed = [[DECK.schemes[number].id for number in board.removed] for board in boards]
    assert removed == [["s2", "f5", "f4"], ["s5", "f6", "f1"], ["s4", "f2", "f3"], ["s1", "f7", "f2"]]
    for board in boards:
        assert [slot.kind for slot in board.slots] == [1, 1, 1, 0, 0, 0, 2, 2, 2]
        assert [sum(slot.icons) for slot in board.slots] == [1] * 3 + [0] * 6
        assert sorted(board.slots[n].icons.index(1) for n in range(3)) == [BUILDER, NOBLE, CLERIC]
        assert len(board.above) == 7
        assert board.start == BUILDINGS.index("guildhall")
    assert [board.printed[1].index(1) for board in boards] == [NOBLE, CLERIC, BUILDER, NOBLE]


def test_what_an_ai_slot_does_when() -> None:
    for board in DECK.ai_boards:
        told = [
            (OCCASIONS[at], step.text)
            for slot in board.slots
            for at, step in enumerate(slot.powers.at)
            if step is not None
        ]
        assert told == [
            ("uncovered", "gain 1 scheme"),
            ("collision", "flip 1 debt if no criminals"),
            ("flip-card", "dismiss"),
            ("gain-scheme", "dismiss"),
            ("reshuffle", "gain 1 virtue"),
            ("reshuffle", "gain 1 corruption"),
        ]


def test_ways_to_fund() -> None:
    found = {
        card.id: [
            (ACTIONS[action], fund.good, fund.number, fund.icons, fund.once)
            for action, funds in enumerate(card.powers.funds)
            for fund in funds
        ]
        for card in DECK.townsfolk
        if card.powers is not None and any(card.powers.funds)
    }
    assert found == {
        "artist": [("castle", GOLD, 1, 2, True)],
        "benefactor": [("castle", -1, 2, 1, False)],
        "clergyman": [("transcribe", SILVER, 2, 1, False)],
        "diplomat": [("castle", SILVER, 2, 1, False)],
        "mason": [("construct", SILVER, 2, 1, False)],
        "priest": [("transcribe", INK, 1, 2, True)],
        "sculptor": [("construct", STONE, 1, 2, True)],
        "strongman": [("construct", -1, 2, 1, False)],
        "traveller": [("transcribe", -1, 2, 1, False)],
        "emma": [("transcribe", GOLD, 1, 1, False), ("transcribe", STONE, 1, 1, False)],
    }
    savers = [card for card in DECK.townsfolk if card.powers and card.powers.hire_saving]
    assert [(card.id, card.powers and card.powers.dismiss_saving) for card in savers] == [("larena", 1)]


def test_every_card_has_both_names_and_an_origin() -> None:
    named: list[Any] = [*CARDS.starting, *CARDS.townsfolk, *CARDS.heroes, *CARDS.manuscripts]
    named += cardfiles.ai_boards().ai_board
    for card in named:
        assert card.name.en.strip(), card.id
        assert card.name.pl.strip(), card.id
        assert card.origin in ("source", "house"), card.id
    assert {card.name.en_origin for card in CARDS.manuscripts} == {"house"}


def test_townsfolk_with_the_same_name_share_it_in_both_languages() -> None:
    pairs = {(card.name.en, card.name.pl) for card in CARDS.townsfolk}
    assert len(pairs) == len({en for en, _ in pairs}) == len({pl for _, pl in pairs})


# Expressions.


#: The fields of the files that are expressions, alone or in lists.
FIELDS = {"effect", "ability", "gives", "link", "entering", "centre", "bumped", "above", "below", "rows", "options"}


def expressions(data: Any) -> list[str]:
    """What every such field says."""
    if isinstance(data, list):
        return [text for part in data for text in expressions(part)]
    if not isinstance(data, dict):
        return []
    found: list[str] = []
    for key, value in data.items():
        texts = value if isinstance(value, list) else [value]
        found += texts if key in FIELDS else expressions(value)
    return found


ALL = [text for file in FOLDER.iterdir() for text in expressions(tomllib.loads(file.read_text(encoding="utf-8")))]


def test_all_expressions_of_the_files_are_tried() -> None:
    cards = 68 * 2 + 5 + 16 + 35 + 10 * 2
    board = 10 + 45 + 34 + 5 * 2 + 5 + 1 + 2 + 5 + 7 * 2
    solo = 7 + 4 * 7
    schemes = sum(len(scheme.rows + scheme.options) for scheme in cardfiles.schemes())
    assert len(ALL) == cards + board + solo + schemes


@pytest.mark.parametrize("text", sorted(set(ALL)))
def test_every_expression_is_written_as_it_is_written_down_again(text: str) -> None:
    assert VOCABULARY.parse(text).text() == text


def test_a_step_says_the_expression_that_it_is_made_of() -> None:
    """So that a position can wait in the middle of a card."""
    parts = [part for text in set(ALL) for part in walk(VOCABULARY.parse(text)) if not isinstance(part, On)]
    made = 0
    for part in parts:
        try:
            step = compiled(part)
        except BadExpression:
            continue
        made += 1
        assert step_of(step.text).text == step.text == part.text()
    assert made > 100


def test_what_a_flip_may_turn_and_which_action_an_ai_takes() -> None:
    flips = {text: step_of(text) for text in ("flip 1 debt", "flip 2 deeds", "flip 1 any")}
    assert [isinstance(step, Flip) and (step.number, step.debts, step.deeds) for step in flips.values()] == [
        (1, True, False),
        (2, False, True),
        (1, True, True),
    ]
    acts = [step_of(text) for text in ("construct", "castle", "transcribe", "focus")]
    assert [isinstance(step, Act) and step.action for step in acts] == [CONSTRUCT, CASTLE, TRANSCRIBE, -1]


def test_the_manual_lists_the_words_of_the_card_files() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "adding.md").read_text(encoding="utf-8")
    table = manual[manual.index("| of Viscounts | words |") : manual.index("A card that only combines these words")]
    told = set(re.findall(r"[a-z-]+", table))
    nouns = {noun for verb in VOCABULARY.verbs for noun in VOCABULARY.verbs[verb]}
    words = {*VOCABULARY.verbs, *VOCABULARY.things, *VOCABULARY.occasions, *nouns} - {"vp"}
    assert {word for word in words if word not in told and word.removesuffix("s") not in told} == set()


def test_components_are_what_the_card_files_say() -> None:
    told: Any = cardfiles.components("")
    assert json.loads(json.dumps(told)) == told
    for file in FOLDER.iterdir():
        for kind, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if isinstance(value, list):
                assert list(told[kind]) == [str(card.get("id", card.get("no"))) for card in value]
                value = {str(card.get("id", card.get("no"))): card for card in value}
            assert without_texts(told[kind], value) == value, kind


def without_texts(told: Any, file: Any) -> Any:
    """What is told, with the text of an expression in place of its tree."""
    if isinstance(told, dict) and isinstance(file, str):
        assert told == VOCABULARY.parse(file).data()
        return file
    if isinstance(told, dict):
        return {key: without_texts(value, file[key]) for key, value in told.items()}
    if isinstance(told, list):
        return [without_texts(value, old) for value, old in zip(told, file, strict=True)]
    return told
