"""The card files against the totals of the printed game, and decks of a player's own."""

import re
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games.architects import abilities, cardfiles, compiling
from regnum.games.architects.card_words import VOCABULARY
from regnum.games.expressions import On

CARDS = cardfiles.printed_cards()
BASE_APPRENTICES = [card for card in CARDS.apprentices if not card.promo]
BASE_BUILDINGS = [card for card in CARDS.buildings if not card.promo]


def printed(kind: str) -> str:
    """The text of a printed card file."""
    return resources.files(cardfiles.__package__).joinpath("cards", f"{kind}.toml").read_text(encoding="utf-8")


# The printed game.


@pytest.mark.parametrize("cards", [CARDS.apprentices, CARDS.buildings], ids=["apprentices", "buildings"])
def test_forty_cards_and_three_promo_cards_numbered_in_order(cards: list[Any]) -> None:
    assert [card.no for card in cards] == list(range(1, 44))
    assert [card.no for card in cards if card.promo] == [41, 42, 43]
    assert len({card.id for card in cards}) == 43


def test_ten_market_cards_eleven_rewards_and_fourteen_boards() -> None:
    assert [card.no for card in CARDS.market] == list(range(1, 11))
    assert [card.no for card in CARDS.rewards] == list(range(1, 12))
    assert Counter(board.set for board in cardfiles.board_specs()) == {"base": 5, "promo": 5, "extra": 4}


def test_the_base_buildings_have_279_points() -> None:
    assert sum(card.vp for card in BASE_BUILDINGS) == 279


def test_the_costs_of_the_base_buildings_add_up() -> None:
    total: Counter[str] = Counter()
    for card in BASE_BUILDINGS:
        total.update(card.cost)
    assert total == {"clay": 59, "wood": 75, "stone": 77, "gold": 30, "marble": 22}


def test_each_skill_is_on_fourteen_base_apprentices() -> None:
    assert Counter(skill for card in BASE_APPRENTICES for skill in card.skills) == {
        "carpentry": 14,
        "tiling": 14,
        "masonry": 14,
    }
    assert [card.id for card in CARDS.apprentices if len(card.skills) != 1] == ["labourer"]


def test_nineteen_base_buildings_work_at_once_and_twenty_one_at_the_end() -> None:
    at_the_end = [card for card in BASE_BUILDINGS if isinstance(card.effect.tree, On)]
    assert (len(BASE_BUILDINGS) - len(at_the_end), len(at_the_end)) == (19, 21)


def test_every_card_and_board_has_both_names_and_an_origin() -> None:
    named: list[Any] = [*CARDS.apprentices, *CARDS.buildings, *cardfiles.board_specs()]
    for card in named:
        assert card.name.en.strip(), card.id
        assert card.name.pl.strip(), card.id
        assert card.origin in ("source", "house"), card.id
    unnamed: list[Any] = [*CARDS.market, *CARDS.rewards]
    assert {card.origin for card in unnamed} <= {"source", "house"}


def test_apprentices_with_the_same_name_share_it_in_both_languages() -> None:
    pairs = {(card.name.en, card.name.pl) for card in CARDS.apprentices}
    assert len(pairs) == len({en for en, _ in pairs}) == len({pl for _, pl in pairs}) == 21


def test_the_manual_lists_the_words_of_the_card_files() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "adding.md").read_text(encoding="utf-8")
    table = manual[manual.index("| where | words |") : manual.index("| on market cards |")]
    told = set(re.findall(r"[a-z-]+", table))
    nouns = {noun for verb in compiling.AMOUNTS for noun in VOCABULARY.verbs[verb]} | {*VOCABULARY.verbs["gain"]}
    words = {*compiling.AMOUNTS, *compiling.PLAIN, *compiling.COSTS, *abilities.ACTING, *VOCABULARY.things, *nouns}
    assert words <= told


# A deck of one's own.


def use(path: Path) -> regnum.Game:
    """A new game with a deck file."""
    return regnum.new("architects", players=2, seed=1, deck=str(path))


def write(folder: Path, text: str) -> Path:
    """A deck file."""
    path = folder / "my-deck.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_own_deck_takes_the_place_of_the_printed_list(tmp_path: Path) -> None:
    text = (
        printed("buildings").replace('id = "well"', 'id = "water-tower"').replace('en = "Well"', 'en = "Water Tower"')
    )
    game = use(write(tmp_path, text))
    table: Any = game.position()["table"]
    everywhere = {card for seat in table["players"] for card in seat["packet"]} | set(table["building_deck"])
    assert "water-tower" in everywhere
    assert "well" not in everywhere
    assert len(table["apprentice_deck"]) == 40 - 8, "lists that the file leaves out stay as printed"


def test_a_card_of_an_own_deck_does_what_its_file_says(tmp_path: Path) -> None:
    text = printed("buildings").replace('"gain 4 clay"', '"gain 3 marble + 2 virtue"')
    game = regnum.from_position(
        {
            "game": "architects",
            "seats": 2,
            "options": {"deck": str(write(tmp_path, text))},
            "table": {"turn": "blue", "players": [{"hand": ["well"], "wood": 2, "stone": 2}, {}]},
        }
    )
    game.play("place guildhall")
    game.play("build well")
    table: Any = game.position()["table"]
    blue = table["players"][0]
    assert (blue["clay"], blue["marble"], blue["virtue"]) == (0, 3, 9)


@pytest.mark.parametrize("kind", ["apprentices", "buildings", "market", "rewards"])
def test_every_printed_list_is_a_good_deck_file(kind: str, tmp_path: Path) -> None:
    text = printed(kind).split("[printed]")[0]
    assert use(write(tmp_path, text)).decision.kind == "draft-pick"


def test_an_empty_deck_file_is_the_printed_game(tmp_path: Path) -> None:
    own, plain = use(write(tmp_path, "")), regnum.new("architects", players=2, seed=1)
    assert own.position()["table"] == plain.position()["table"]


def test_a_record_of_a_game_with_an_own_deck_can_be_played_again(tmp_path: Path) -> None:
    game = use(write(tmp_path, printed("buildings").replace('id = "well"', 'id = "water-tower"')))
    game.play(game.decision.moves[0])
    assert regnum.load(game.record) == game


def without_cards(text: str) -> str:
    """The first 30 blocks of a card file."""
    return text[: text.index("no = 31")].rsplit("[[", 1)[0]


def changed(old: str, new: str) -> Callable[[str], str]:
    """A change of the first place where the old text stands."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def own_market(small: str) -> Callable[[str], str]:
    """The market cards, the first of them with another small side."""
    value = small if small.startswith("{") else f'"{small}"'
    change = changed('small = "gain 1 marble"', f"small = {value}")
    return lambda text: change(text.split("[printed]")[0])


#: The notation before effects were expressions.
OLD = '{ kind = "gain", gain = { stone = 4 } }'

#: What is broken, the printed file it begins with, how it is broken, and what the message must name.
BROKEN: tuple[tuple[str, str, Callable[[str], str], tuple[str, ...]], ...] = (
    ("not TOML", "buildings", lambda text: "= " + text, ("TOML", "line 1")),
    ("unknown list", "buildings", lambda text: text + "\n[[castles]]\nno = 1\n", ("castles", "building")),
    ("unknown field", "buildings", changed("vp = 3", "vp = 3\ncolour = 1"), ("smithy", "colour")),
    ("missing field", "buildings", changed("vp = 3\n", ""), ("smithy", "vp")),
    ("bad good in a cost", "buildings", changed("clay = 4", "bronze = 4"), ("smithy: cost", "bronze")),
    ("bad good in a gain", "buildings", changed("4 stone", "4 bronze"), ("smithy: effect", "'bronze'", "clay, wood")),
    ("no number", "buildings", changed("gain 4 stone", "gain stone"), ("smithy: effect", "'stone'", "a number")),
    ("too high a number", "buildings", changed("4 stone", "40 stone"), ("smithy: effect", "'40'", "1 to 20")),
    ("a sentence broken off", "buildings", changed("4 stone", "4 stone +"), ("smithy: effect", "missing after")),
    ("unknown verb", "buildings", changed("gain 4", "gift 4"), ("smithy: effect", "'gift'", "gain, lose", "end:")),
    ("unknown verb", "apprentices", changed("gain 1", "gift 1"), ("acolyte-building: ability", "'gift'", "gain, lose")),
    ("unknown occasion", "apprentices", changed("cathedral", "castle"), ("acolyte-building: ability", "'castle'")),
    ("no occasion", "apprentices", changed("cathedral: ", ""), ("acolyte-building: ability", "quarry:")),
    ("an occasion of boards", "apprentices", changed("cathedral:", "hire:"), ("ability", "'hire:'", "quarry:, fo")),
    ("an occasion twice", "apprentices", changed('1 building"', '1 building; cathedral: hire"'), ("twice", "then")),
    ("Silver saved nowhere", "apprentices", changed("town-centre", "quarry"), ("conspirator-1: ability", "town-")),
    ("no trade", "apprentices", changed("pay 1 silver -> ", ""), ("merchant-clay: ability", "'storehouse:'", "count")),
    ("an occasion", "buildings", changed("gain 4", "quarry: gain 4"), ("smithy: effect", "'quarry:'", "end:")),
    ("points at once", "buildings", changed("4 stone", "4 vp"), ("smithy: effect", "'vp'", "end:")),
    ("goods at the end", "buildings", changed("gain 2 vp", "gain 2 clay"), ("steeple: effect", "2 clay", "virtue")),
    ("a choice at the end", "buildings", changed("2 vp if", "2 vp or gain 1 vp if"), ("steeple: effect", "'end:'")),
    ("no cost", "buildings", changed("discard 1 building", "draw 1 building"), ("library: effect", "'draw'", "pay")),
    ("what only boards do", "buildings", changed("gain 4 stone", "ignore 1 tax"), ("smithy: effect", "'ignore'")),
    ("too many options", "buildings", changed("gain 4 stone", "hire" + 4 * " or hire"), ("smithy: effect", "5", "4")),
    ("too many released", "buildings", changed("gain 4 stone", "release 5 workers"), ("smithy: effect", "'5'", "4")),
    ("what other games do", "buildings", changed("gain 4", "may repeatedly gain 4"), ("smithy: effect", "'repeat")),
    ("what other games do", "buildings", changed("4 stone", "4 stone as 1 clay"), ("smithy: effect", "'as'", "gain")),
    ("too long", "buildings", changed("gain 4 stone", "(" * 200), ("smithy: effect", "200", "100")),
    ("a choice on the market", "market", own_market("gain 1 marble or hire"), ("market number 1: small", "gain")),
    ("two clauses of a reward", "rewards", changed("3 silver", "3 silver; hire"), ("reward number 1: effect", "';'")),
    ("effects of old", "buildings", changed('"gain 4 stone"', OLD), ("smithy: effect", '"gain 4 stone"', "adding.md")),
    ("abilities of old", "apprentices", changed('"cathedral: gain 1 building"', OLD), ("ability", '"quarry: gain 1')),
    ("gains of old", "market", own_market("{ marble = 1 }"), ("market number 1: small", '"gain 1 m')),
    ("rewards of old", "rewards", changed('effect = "gain 1 virtue + 3 silver"', "gain = { virtue = 1 }"), ("effect",)),
    ("Silver in a cost", "buildings", changed("clay = 4", "silver = 4"), ("smithy: cost", "silver")),
    ("too much of a good", "buildings", changed("clay = 4", "clay = 99"), ("smithy: cost",)),
    ("unknown skill", "apprentices", changed('["carpentry"]', '["cooking"]'), ("acolyte-building: skills", "cooking")),
    ("text for a number", "buildings", changed("vp = 3", 'vp = "3"'), ("smithy: vp",)),
    ("bad id", "buildings", changed('"smithy"', '"The Smithy"'), ("The Smithy: id",)),
    ("no Polish name", "buildings", changed(', pl = "Kuźnia"', ""), ("smithy: name", "pl")),
    ("duplicate id", "buildings", changed('"steeple"', '"smithy"'), ("smithy: id",)),
    ("too few cards", "buildings", without_cards, ("building", "30", "40")),
    ("too few Apprentices", "apprentices", without_cards, ("apprentice", "30", "40")),
    ("too few Rewards", "rewards", lambda text: text.rsplit("[[", 1)[0], ("reward", "10", "11")),
    ("too many cards", "buildings", lambda text: text + 22 * "[[building]]\nno = 1\n", ("building", "65", "64")),
    ("no list", "buildings", lambda text: "building = 3", ("building", "list")),
    ("an empty list", "buildings", lambda text: "building = []", ("building", "list")),
    ("no block", "buildings", lambda text: "building = [3]", ("building number 1",)),
)  # fmt: skip


@pytest.mark.parametrize(("what", "kind", "broken", "named"), BROKEN, ids=[entry[0] for entry in BROKEN])
def test_a_broken_deck_is_refused_with_file_card_and_field(
    what: str, kind: str, broken: Callable[[str], str], named: tuple[str, ...], tmp_path: Path
) -> None:
    path = write(tmp_path, broken(printed(kind)))
    with pytest.raises(regnum.BadDeck) as caught:
        use(path)
    for word in (str(path), *named):
        assert word in str(caught.value)


def test_a_missing_deck_file_is_refused_by_name(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(regnum.BadDeck, match="can't be read") as caught:
            use(path)
        assert str(path) in str(caught.value)


def test_a_deck_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my-deck.toml"
    path.write_bytes(b"# \xff\xfe\n")
    with pytest.raises(regnum.BadDeck, match="UTF-8"):
        use(path)


def test_a_record_notices_when_the_deck_file_has_changed(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(printed("buildings"), encoding="utf-8")
    game = regnum.new("architects", players=2, seed=1, deck=str(deck))
    record = str(game.record)
    assert regnum.load(record) == game
    deck.write_text(printed("buildings").replace("vp = 3", "vp = 4"), encoding="utf-8")
    with pytest.raises(regnum.BadRecord, match=r"deck\.toml: is not the file that the game began with"):
        regnum.load(record)
    changed = regnum.new("architects", players=2, seed=1, deck=str(deck))
    assert changed.options["deck"] != game.options["deck"]


def test_a_deck_path_that_cannot_be_is_refused() -> None:
    with pytest.raises(regnum.BadDeck, match="can't be read"):
        regnum.new("architects", players=2, seed=1, deck="my\0deck.toml")
