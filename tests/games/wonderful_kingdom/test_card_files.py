"""The card files against the list of all figures and their totals, and decks of a player's own."""

from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.errors import BadDeck
from regnum.games.deckfiles import pinned
from regnum.games.wonderful_kingdom import cardfiles
from regnum.games.wonderful_kingdom.cards import Deck, Development, Duchy, Stage
from regnum.games.wonderful_kingdom.multiset import unpacked
from regnum.games.wonderful_kingdom.words import (
    CALAMITY,
    FROST_GIANT,
    MEDALS,
    MENACE_DECKS,
    PLAGUE,
    RAT,
    RESOURCES,
    SHADOW,
    SPACES,
    STAGES,
    THIEF,
    TYPES,
)
from tests.games.wonderful_kingdom import figures

CARDS = cardfiles.card_set("")
DECK = cardfiles.deck_of("")
LETTERS = ("M", "P", "G", "E", "K", "S")


def built_in(kind: str) -> str:
    """The text of a built-in card file."""
    return resources.files(cardfiles.__package__).joinpath("cards", f"{kind}.toml").read_text(encoding="utf-8")


# The built-in cards, figure by figure, as the rules use them.


def rows(table: str) -> list[str]:
    return table.strip().splitlines()


def row(*cells: object) -> str:
    return " | ".join(str(cell) for cell in cells)


def amounts(*pairs: tuple[str, int]) -> str:
    return " ".join(f"{letter}{number}" for letter, number in pairs if number) or "-"


def cubes_in(cubes: int) -> str:
    return amounts(*zip(LETTERS, unpacked(cubes, len(SPACES)), strict=True))


def points(card: Development | Duchy) -> str:
    if card.vp_type >= 0:
        return f"{card.vp}*{TYPES[card.vp_type]}"
    return str(card.vp or "-")


def production(card: Development) -> str:
    if card.scaled_type < 0:
        assert card.scaled_resource < 0
        return cubes_in(card.production)
    assert not card.production
    return f"{LETTERS[card.scaled_resource]}*{TYPES[card.scaled_type]}"


def test_every_figure_of_the_developments() -> None:
    assert [
        row(
            card.id,
            TYPES[card.type],
            card.copies,
            cubes_in(card.cost),
            cubes_in(card.recycle),
            production(card),
            amounts(("S", card.soldiers), ("K", card.krystallium)),
            points(card),
        )
        for card in DECK.developments
    ] == rows(figures.DEVELOPMENTS)


def test_every_figure_of_the_treasures() -> None:
    assert [row(card.id, card.copies, cubes_in(card.recycle)) for card in DECK.treasures] == rows(figures.TREASURES)


def test_every_figure_of_the_calamity() -> None:
    assert [row(DECK.calamity.id, DECK.calamity.copies, DECK.calamity.vp)] == rows(figures.CALAMITY)


def test_every_figure_of_the_menaces() -> None:
    assert [
        row(card.id, spec.deck, spec.difficulty, card.copies, f"S{card.fight}", card.vp)
        for card, spec in zip(DECK.menaces, CARDS.menaces, strict=True)
    ] == rows(figures.MENACES)


def test_every_figure_of_the_advisors() -> None:
    assert [
        row(card.id, spec.phase, f"S{card.price}", "yes" if card.solo else "no")
        for card, spec in zip(DECK.advisors, CARDS.advisors, strict=True)
    ] == rows(figures.ADVISORS)


def test_every_figure_of_the_duchies() -> None:
    assert [row(duchy.id, cubes_in(duchy.production), points(duchy)) for duchy in DECK.duchies] == rows(figures.DUCHIES)


def test_every_figure_of_the_quests() -> None:
    def told(quest: str, side: str, number: int, stage: Stage) -> str:
        reward = amounts(("S", stage.soldiers), ("K", stage.krystallium), ("VP", stage.vp))
        return row(quest, side, number, cubes_in(stage.cost), reward)

    assert [
        told(quest.id, side, number, stage)
        for quest in DECK.quests
        for side, stages in (("2p", quest.stages), ("solo", quest.solo_stages))
        for number, stage in enumerate(stages, 1)
    ] == rows(figures.QUESTS)


def test_every_figure_of_the_medals() -> None:
    assert [row(medal, vp) for medal, vp in zip(MEDALS, DECK.medals, strict=True)] == rows(figures.MEDALS)
    assert [medal.id for medal in CARDS.medals] == list(MEDALS)


# The built-in cards, by their totals.


def total(field: str) -> Counter[str]:
    """The sum of a field of the developments, over all copies."""
    sums: Counter[str] = Counter()
    for card in CARDS.developments:
        for name, amount in getattr(card, field).items():
            sums[name] += card.copies * amount
    return sums


def test_seventy_developments_of_forty_eight_kinds() -> None:
    assert len({card.id for card in CARDS.developments}) == len(CARDS.developments) == 48
    copies: Counter[str] = Counter()
    for card in CARDS.developments:
        copies[card.type] += card.copies
    assert copies == figures.COPIES
    assert copies.total() == 70
    assert DECK.first_copy[-1] == 70 - CARDS.developments[-1].copies


def test_the_cubes_of_recycling_add_up() -> None:
    assert total("recycle") == figures.RECYCLED


def test_the_spaces_add_up() -> None:
    assert total("cost") == figures.SPACES


def test_the_other_cards_are_as_many_as_in_the_box() -> None:
    assert sum(card.copies for card in CARDS.treasures) == 10
    assert CARDS.calamity.copies == 8
    assert sum(card.copies for card in CARDS.menaces) == 26
    assert len(CARDS.advisors) == 14
    assert [card.side for card in CARDS.duchies] == ["a", "a", "b", "b"]
    assert len(CARDS.quests) == 2


def test_treasures_are_all_pairs_of_basic_resources() -> None:
    pairs = {card.recycle for card in DECK.treasures}
    assert len(pairs) == len(DECK.treasures) == len(RESOURCES) * (len(RESOURCES) + 1) // 2


def test_solo_games_have_enough_advisors() -> None:
    assert sum(card.solo for card in DECK.advisors) == 1 + 10


def test_the_rules_find_menaces_and_advisors_where_they_expect_them() -> None:
    named = {RAT: "giant-rat", PLAGUE: "plague", FROST_GIANT: "frost-giant", SHADOW: "shadow", THIEF: "thief"}
    assert {card: DECK.ids[card] for card in named} == named
    assert DECK.ids[CALAMITY] == "calamity"
    assert {card.deck for card in CARDS.menaces} == set(MENACE_DECKS)


def every_card() -> list[Any]:
    lists = (CARDS.developments, CARDS.treasures, CARDS.menaces, CARDS.advisors, CARDS.duchies, CARDS.quests)
    return [CARDS.calamity, *CARDS.medals, *(card for cards in lists for card in cards)]


def test_every_card_has_both_names_and_an_origin() -> None:
    stages = [stage for quest in CARDS.quests for stage in (*quest.stages, *quest.solo_stages)]
    for card in [*every_card(), *stages]:
        assert card.name.en.strip(), card
        assert card.name.pl.strip(), card
    assert {card.origin for card in every_card()} == {"source", "house"}


def test_every_id_is_made_from_the_english_name() -> None:
    for card in every_card():
        name = card.name.en.removeprefix("The ").replace("'", "").replace(" ", "-").lower()
        assert card.id == name + (f"-{card.side}" if card in CARDS.duchies else "")


def test_no_two_cards_share_an_id_or_a_name() -> None:
    assert len(set(DECK.ids.values())) == len(DECK.ids) == 48 + 10 + 1 + 5 + 14
    named = [card for card in every_card() if card not in CARDS.duchies]
    assert len({card.name.en for card in named}) == len({card.name.pl for card in named}) == len(named)


def test_both_sides_of_a_quest_have_the_same_stages() -> None:
    for quest in CARDS.quests:
        assert [stage.name for stage in quest.stages] == [stage.name for stage in quest.solo_stages]
        assert len(quest.stages) == STAGES


# A deck of one's own.


def use(path: Path) -> Deck:
    """The cards of a game with a deck file."""
    return cardfiles.deck_of(pinned(str(path), "wonderful_kingdom"))


def write(folder: Path, text: str) -> Path:
    """A deck file."""
    path = folder / "my-deck.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str) -> Callable[[str], str]:
    """A change of the first place where the old text stands."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def test_the_same_cards_are_read_once() -> None:
    assert cardfiles.deck_of("") is DECK
    assert cardfiles.card_set("") is CARDS
    assert pinned("", "wonderful_kingdom") == ""


def test_an_own_deck_takes_the_place_of_the_built_in_list(tmp_path: Path) -> None:
    deck = use(write(tmp_path, changed('id = "hamlet"', 'id = "fishing-village"')(built_in("developments"))))
    assert "fishing-village" in deck.ids.values()
    assert "hamlet" not in deck.ids.values()
    assert [card.id for card in deck.treasures] == [card.id for card in DECK.treasures]


def test_a_card_of_an_own_deck_is_what_its_file_says(tmp_path: Path) -> None:
    block = """
        [[development]]
        id = "sky-port"
        origin = "house"
        name = { en = "Sky Port", pl = "Podniebny port" }
        type = "discovery"
        copies = 2
        cost = { gold = 1, krystallium = 2, soldiers = 3 }
        recycle = { gold = 1 }
        production = { materials = 1 }
        production_per = { resource = "gold", type = "company" }
        bonus = { soldiers = 2, krystallium = 1 }
        vp_per = { points = 4, type = "structure" }
        """
    card = use(write(tmp_path, built_in("developments") + block)).developments[-1]
    assert (card.id, TYPES[card.type], card.copies) == ("sky-port", "discovery", 2)
    assert (cubes_in(card.cost), cubes_in(card.recycle), cubes_in(card.production)) == ("G1 K2 S3", "G1", "M1")
    assert (RESOURCES[card.scaled_resource], TYPES[card.scaled_type]) == ("gold", "company")
    assert (card.soldiers, card.krystallium, points(card)) == (2, 1, "4*structure")


LISTS = ("developments", "treasures", "duchies", "quests", "menaces", "advisors")


@pytest.mark.parametrize("kind", LISTS)
def test_every_built_in_list_is_a_good_deck_file(kind: str, tmp_path: Path) -> None:
    assert use(write(tmp_path, built_in(kind))).ids == DECK.ids


def test_a_deck_file_may_hold_all_lists(tmp_path: Path) -> None:
    text = "".join(built_in(kind) for kind in LISTS)
    deck = pinned(str(write(tmp_path, text)), "wonderful_kingdom")
    assert cardfiles.card_set(deck) == CARDS


def test_menaces_and_advisors_have_the_figures_of_their_file_in_any_order(tmp_path: Path) -> None:
    menaces = changed("fight = 3\nvp = -4", "fight = 5\nvp = -7")(built_in("menaces"))
    advisors = changed("price = 2", "price = 9")(built_in("advisors"))
    head, first, *rest = advisors.split("\n[[advisor]]\n")
    deck = use(write(tmp_path, "\n[[advisor]]\n".join([menaces + head, *rest, first])))
    assert deck.ids == DECK.ids
    assert (deck.menace(SHADOW).fight, deck.menace(SHADOW).vp) == (5, -7)
    assert [card.price for card in deck.advisors] == [9, *(card.price for card in DECK.advisors[1:])]


def test_an_empty_deck_file_is_the_built_in_game(tmp_path: Path) -> None:
    assert cardfiles.card_set(pinned(str(write(tmp_path, "")), "wonderful_kingdom")) == CARDS


def blocks(number: int) -> Callable[[str], str]:
    """Only the first blocks of a card file."""
    return lambda text: "\n[[".join(text.split("\n[[")[: number + 1])


def without_line(part: str) -> Callable[[str], str]:
    """A card file without the lines that hold a text."""
    return lambda text: "".join(line for line in text.splitlines(keepends=True) if part not in line)


def more_kinds(text: str) -> str:
    """65 kinds of developments."""
    block = text[text.index("[[development]]") : text.index("[[development]]", 50 + text.index("[[development]]"))]
    return text + "".join(block.replace("stone-quarry", f"quarry-{number}") for number in range(17))


def all_produce(text: str) -> str:
    """More cubes than can be counted."""
    return text.replace("production = { gold = 1", "production = { gold = 20").replace(
        "production = { gold = 2 }", "production = { gold = 20 }"
    )


#: What is broken, the built-in file it begins with, how it is broken, and what the message must name.
BROKEN: tuple[tuple[str, str, Callable[[str], str], tuple[str, ...]], ...] = (
    ("not TOML", "developments", lambda text: "= " + text, ("TOML", "line 1")),
    ("unknown list", "developments", lambda text: text + "\n[[castle]]\nid = 1\n", ("castle", "development, treasure")),
    ("a list that stays", "medals", lambda text: text, ("medal: no such list",)),
    ("an unknown menace", "menaces", changed('"thief"', '"troll"'), ("menace troll: id", "giant-rat", "thief")),
    ("a menace missing", "menaces", blocks(4), ("menace thief: is missing",)),
    ("a menace of another deck", "menaces", changed('deck = "thieves"', 'deck = "shadows"'), ("menace thief: deck",)),
    ("more of a menace", "menaces", changed("copies = 10", "copies = 9"), ("menace plague: copies", "10")),
    ("an unknown advisor", "advisors", changed('"alchemist-diviner"', '"seer"'),
        ("advisor seer: id", "alchemist-diviner")),
    ("an advisor missing", "advisors", blocks(13), ("advisor", "is missing")),
    ("an advisor of another phase", "advisors", changed('"choice"', '"end"'), ("secret-agent: phase", "choice")),
    ("an advisor in solo games", "advisors", changed("[2]", "[1, 2]"), ("secret-agent: players",)),
    ("an advisor for nothing", "advisors", changed("price = 2", "price = 0"), ("secret-agent: price",)),
    ("unknown field", "developments", changed("vp = 1", "vp = 1\ncolour = 1"), ("stone-quarry", "colour")),
    ("unknown field inside", "developments", changed("{ points = 1,", "{ x = 1,"), ("border-watchtowers: vp_per", "x")),
    ("missing field", "developments", changed("copies = 3\n", ""), ("stone-quarry", "copies")),
    ("no copies", "developments", changed("copies = 3", "copies = 0"), ("stone-quarry: copies",)),
    ("no cost", "developments", changed("cost = { materials = 3 }\n", ""), ("stone-quarry", "cost")),
    ("an empty cost", "developments", changed("{ materials = 3 }", "{}"), ("stone-quarry: cost", "finished")),
    ("bad cube in a cost", "developments", changed("materials = 3", "marble = 3"), ("stone-quarry: cost", "marble")),
    ("a cost too high", "developments", changed("materials = 3", "materials = 256"), ("stone-quarry: cost",)),
    ("recycled to 2 cubes", "developments", changed("{ materials = 1 }", "{ materials = 2 }"),
        ("stone-quarry: recycle", "exactly 1")),
    ("recycled to nothing", "developments", changed("{ materials = 1 }", "{}"), ("stone-quarry: recycle", "exactly 1")),
    ("recycled to krystallium", "developments", changed("{ materials = 1 }", "{ krystallium = 1 }"),
        ("stone-quarry: recycle", "krystallium")),
    ("production of soldiers", "developments", changed("production = { materials", "production = { soldiers"),
        ("stone-quarry: production", "soldiers")),
    ("production for no type", "developments", changed('"exploration", type = "company"', '"exploration", type = "x"'),
        ("expeditionary-force: production_per.type", "x")),
    ("too much production", "developments", all_produce, ("development: production", "gold", "100")),
    ("a bonus of gold", "developments", changed("bonus = { soldiers", "bonus = { gold"), ("barracks: bonus", "gold")),
    ("points twice", "developments", changed("vp_per", "vp = 1\nvp_per"), ("border-watchtowers: vp_per", "vp")),
    ("negative points", "developments", changed("vp = 1", "vp = -1"), ("stone-quarry: vp",)),
    ("unknown type", "developments", changed('"structure"', '"castle"'), ("stone-quarry: type", "castle")),
    ("text for a number", "developments", changed("vp = 1", 'vp = "1"'), ("stone-quarry: vp",)),
    ("bad id", "developments", changed('"hamlet"', '"The Hamlet"'), ("The Hamlet: id",)),
    ("no Polish name", "developments", changed(', pl = "Przysiółek"', ""), ("hamlet: name", "pl")),
    ("unknown origin", "developments", changed('= "house"', '= "home"'), ("stone-quarry: origin", "home")),
    ("duplicate id", "developments", changed('"hamlet"', '"barracks"'), ("barracks: id", "more than one")),
    ("the id of a menace", "developments", changed('"hamlet"', '"plague"'), ("development plague: id", "menace")),
    ("the id of a development", "treasures", changed('"ancient-maps"', '"hamlet"'),
        ("treasure hamlet: id", "development")),
    ("too few copies", "developments", changed("copies = 3", "copies = 2"), ("development", "69", "70")),
    ("too many copies", "developments", lambda text: text.replace("copies = 1", "copies = 2"),
        ("development", "copies", "96")),
    ("too many kinds", "developments", more_kinds, ("development", "65", "64")),
    ("a treasure of 1 cube", "treasures", changed("{ materials = 2 }", "{ materials = 1 }"),
        ("masons-wagons: recycle", "exactly 2")),
    ("too many treasures", "treasures", changed("copies = 1", "copies = 2"), ("treasure", "11", "10")),
    ("too few treasures", "treasures", blocks(9), ("treasure", "9", "10")),
    ("too few icons", "duchies", changed("materials = 3", "materials = 1"), ("valados-a: production", "3", "4")),
    ("points twice on a duchy", "duchies", changed("vp_per", "vp = 1\nvp_per"), ("valados-a: vp_per", "vp")),
    ("too few duchies", "duchies", blocks(3), ("duchy", "side", "a, a, b")),
    ("too many duchies", "duchies", lambda text: text + "[[duchy]]\n", ("duchy", "5", "4")),
    ("three sides A", "duchies", changed('side = "b"', 'side = "a"'), ("duchy", "side", "a, a, a, b")),
    ("no such side", "duchies", changed('side = "b"', 'side = "c"'), ("valados-b: side", "c")),
    ("one quest", "quests", blocks(1), ("quest", "1", "2")),
    ("three quests", "quests", lambda text: text + "[[quest]]\n", ("quest", "3", "2")),
    ("a stage missing", "quests", without_line("cost = { gold = 2 }"), ("lost-crown: stages", "4")),
    ("a solo stage missing", "quests", without_line("cost = { gold = 3 }"), ("lost-crown: solo_stages", "4")),
    ("a stage without a cost", "quests", changed("{ gold = 2 }", "{}"), ("lost-crown: stages[0].cost",)),
    ("a stage without a reward", "quests", changed("{ soldiers = 1 }", "{}"), ("lost-crown: stages[0].reward",)),
    ("no list", "developments", lambda text: "development = 3", ("development", "list")),
    ("an empty list", "quests", lambda text: "quest = []", ("quest", "list")),
    ("no block", "treasures", lambda text: "treasure = [3]", ("treasure number 1",)),
)  # fmt: skip


@pytest.mark.parametrize(("what", "kind", "broken", "named"), BROKEN, ids=[entry[0] for entry in BROKEN])
def test_a_broken_deck_is_refused_with_file_card_and_field(
    what: str, kind: str, broken: Callable[[str], str], named: tuple[str, ...], tmp_path: Path
) -> None:
    path = write(tmp_path, broken(built_in(kind)))
    with pytest.raises(BadDeck) as caught:
        use(path)
    for word in (str(path), *named):
        assert word in str(caught.value)


def test_a_missing_deck_file_is_refused_by_name(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(BadDeck, match="can't be read") as caught:
            use(path)
        assert str(path) in str(caught.value)


def test_a_deck_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my-deck.toml"
    path.write_bytes(b"# \xff\xfe\n")
    with pytest.raises(BadDeck, match="UTF-8"):
        use(path)


def test_a_changed_deck_file_is_noticed(tmp_path: Path) -> None:
    path = write(tmp_path, built_in("quests"))
    deck = pinned(str(path), "wonderful_kingdom")
    assert pinned(deck, "wonderful_kingdom") == deck
    write(tmp_path, built_in("quests") + "\n")
    with pytest.raises(BadDeck, match=r"my-deck\.toml: is not the file that the game began with"):
        pinned(deck, "wonderful_kingdom")
