"""Decks of a player's own: what they may change, and what is refused."""

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

import regnum
from regnum.games.deckfiles import pinned
from regnum.games.viscounts import cardfiles, specs
from regnum.games.viscounts.cards import Deck
from regnum.games.vocabulary import BadExpression

DECK = cardfiles.deck_of("")


def printed(file: str) -> str:
    """The text of a printed card file."""
    return resources.files(cardfiles.__package__).joinpath("cards", f"{file}.toml").read_text(encoding="utf-8")


def use(path: Path) -> Deck:
    return cardfiles.deck_of(pinned(str(path), "viscounts"))


def write(folder: Path, text: str) -> Path:
    path = folder / "my-deck.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_own_list_takes_the_place_of_the_printed_one(tmp_path: Path) -> None:
    text = (
        printed("townsfolk").replace('id = "acolyte"', 'id = "novice"').replace('"drop-off: flip 1 any"', '"hire"', 1)
    )
    deck = use(write(tmp_path, text))
    assert [card.id for card in deck.townsfolk[7:10]] == ["trader", "novice", "antagonist"]
    assert deck.townsfolk[8].ability is not None
    assert deck.townsfolk[8].ability.text == "hire"
    assert [tile.id for tile in deck.manuscripts] == [tile.id for tile in DECK.manuscripts]


@pytest.mark.parametrize("kind", ["starting", "townsfolk", "heroes", "manuscripts"])
def test_every_printed_list_is_a_good_deck_file(kind: str, tmp_path: Path) -> None:
    assert len(use(write(tmp_path, printed(kind))).townsfolk) == 92


def test_a_smaller_deck_moves_the_heroes_up(tmp_path: Path) -> None:
    text = printed("townsfolk")
    deck = use(write(tmp_path, text[: text.index("no = 51")].rsplit("[[", 1)[0]))
    assert deck.first_hero == 58
    assert deck.townsfolk[58].id == "ada"


def changed(old: str, new: str) -> Callable[[str], str]:
    """A change of the first place where the old text stands."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def played(ability: str) -> Callable[[str], str]:
    """The Townsfolk, one of them with another ability."""
    return changed('"gain 1 debt"', f'"{ability}"')


def first(number: int) -> Callable[[str], str]:
    """The first blocks of a card file."""
    return lambda text: text[: text.index(f"no = {number + 1}\n")].rsplit("[[", 1)[0]


#: What is broken, the printed file it begins with, how it is broken, and what the message must name.
BROKEN: tuple[tuple[str, str, Callable[[str], str], tuple[str, ...]], ...] = (
    ("unknown list", "townsfolk", lambda text: text + "\n[[scheme]]\nid = 1\n", ("scheme", "starting, townsfolk")),
    ("unknown field", "townsfolk", changed("silver = 3", "silver = 3\nvp = 1"), ("acolyte", "vp")),
    ("missing field", "townsfolk", changed('effect = "discard 1 card"\n', ""), ("townsfolk acolyte", "effect")),
    ("unknown icon", "townsfolk", changed('"cleric"', '"monk"'), ("acolyte: icons", "monk")),
    ("no way at all", "townsfolk", changed("silver = 3", "silver = 0"), ("acolyte: silver",)),
    ("unknown verb", "townsfolk", changed("discard 1", "bury 1"), ("acolyte: effect", "'bury'", "gain, flip, place")),
    ("unknown noun", "townsfolk", changed("gain 1 corruption", "gain 1 vice"), ("antagonist: effect", "'vice'")),
    ("points", "townsfolk", changed("gain 1 corruption", "gain 1 vp"), ("antagonist: effect", "'vp'", "end:")),
    ("a Scheme", "townsfolk", changed("gain 1 corruption", "gain 1 scheme"), ("antagonist: effect", "Schemes")),
    ("an AI's deed", "townsfolk", played("hire then focus"), ("antagonist: ability", "'focus'")),
    ("an occasion", "townsfolk", changed('"discard 1 card"', '"drop-off: hire"'), ("acolyte: effect", "'drop-off:'")),
    ("two timings", "townsfolk", played("hire; drop-off: hire"), ("antagonist: ability", "'hire' n")),
    ("two timings", "townsfolk", played("hire: hire; drop-off: hire"), ("'drop-off:'", "alone")),
    ("an AI's occasion", "townsfolk", played("reshuffle: hire"), ("'reshuffle:'", "after-trade:")),
    ("twice", "townsfolk", played("hire: hire; hire: shuffle"), ("'hire:' stands twice", "then")),
    ("wrong icon", "townsfolk", changed("1 gold as 2 nobles", "1 gold as 2 clerics"), ("artist: ability", "2 nobles")),
    ("without may", "townsfolk", changed("may use 1 gold", "use 1 gold"), ("artist: ability", "may use 1 gold as")),
    ("wrong source", "townsfolk", changed("1 gold as", "1 cleric as"), ("artist: ability", "may use 1 gold as")),
    ("two sources", "townsfolk", changed("1 gold as 2", "1 gold + 1 ink as 2"), ("artist: ability", "may use")),
    ("no funding", "townsfolk", changed("may use 1 gold as 2 nobles", "hire"), ("artist: ability", "'castle:'")),
    ("saved nowhere", "heroes", changed("hire: save", "collision: save"), ("larena: ability", "hire: save 1 silver")),
    ("used at once", "townsfolk", played("use 1 gold as 2 nobles"), ("antagonist: ability", "'use")),
    ("repeatedly", "townsfolk", played("may repeatedly hire"), ("antagonist: ability", "'may rep")),
    ("for everybody", "townsfolk", played("everyone hire"), ("antagonist: ability", "'everyone")),
    ("a bargain", "townsfolk", played("flip 1 debt -> hire"), ("antagonist: ability", "'flip")),
    ("a condition", "townsfolk", played("hire if 2+ workers"), ("2+ workers", "no criminals")),
    ("a condition", "townsfolk", played("hire if most criminals"), ("most criminals", "1+ crim")),
    ("per", "townsfolk", played("gain 1 debt per 2 criminals"), ("ability", "per criminal")),
    ("two nouns", "townsfolk", played("flip 1 debt + 1 deed"), ("antagonist: ability", "'+'")),
    ("options", "townsfolk", played("hire" + 4 * " or hire"), ("antagonist: ability", "5")),
    ("a slot's word", "townsfolk", played("raise 1 hand-limit"), ("antagonist: ability", "'raise'")),
    ("no ability", "heroes", changed('ability = "hire"\n', ""), ("hero clovis", "ability")),
    ("an effect", "heroes", changed('ability = "hire"', 'effect = "hire"'), ("hero clovis", "effect")),
    ("unknown ribbon", "manuscripts", changed('ribbon = "grey"', 'ribbon = "green"'), ("psalter-of-mercy: ribbon",)),
    ("goods at the end", "manuscripts", changed("gain 1 vp per 2", "gain 1 ink per 2"), ("inventory-of-stores",)),
    ("flat points", "manuscripts", changed("1 vp per 2 resources", "1 vp"), ("inventory-of-stores: effect", "vp per")),
    ("an occasion", "manuscripts", changed("end: gain 1 vp per 2 resources", "hire: shuffle"), ("effect", "end: gain")),
    ("points at once", "manuscripts", changed("end: gain 1 vp per 2", "hire: gain 1 vp per 2"), ("effect", "end:")),
    ("unknown thing", "manuscripts", changed("per 2 resources", "per 2 sheep"), ("inventory-of-stores", "'sheep'")),
    ("effects of old", "manuscripts", changed('"gain 1 virtue"', "{ virtue = 1 }"), ("effect", '"end: gain 1 vp per')),
    ("backs", "manuscripts", changed('back = "grey"\n', ""), ("4 with a grey back and 31", "5 and 30")),
    ("too few tiles", "manuscripts", first(34), ("5 with a grey back and 29", "5 and 30")),
    ("too few cards", "townsfolk", first(39), ("townsfolk", "39", "40")),
    ("too few Heroes", "heroes", first(4), ("heroes", "4", "5")),
    ("too few to start", "starting", first(7), ("starting", "7", "8")),
    ("too many to start", "starting", lambda text: text + "[[starting]]\nno = 9\n", ("starting", "9", "8")),
    ("too many cards", "townsfolk", lambda text: text + 13 * "[[townsfolk]]\nno = 1\n", ("townsfolk", "81", "80")),
    ("an id twice", "townsfolk", changed('"antagonist"', '"acolyte"'), ("acolyte: id",)),
    ("an id of another list", "townsfolk", changed('"antagonist"', '"thief"'), ("thief: id", "two lists")),
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


#: What stands on boards, which no deck file changes: the kind of field, an expression that can't stand there, and why.
MISPLACED = (
    (specs.SlotText, "hire", "movement: may walk 1 step"),
    (specs.SlotText, "movement: hire", "dismiss: cost 1 silver"),
    (specs.SlotText, "reshuffle: gain 1 virtue", "'reshuffle:'"),
    (specs.SlotText, "uncovered: focus", "'uncovered:'"),
    (specs.AiSlotText, "hire: discard 1 card", "reshuffle:"),
    (specs.AiSlotText, "dismiss", "collision:"),
    (specs.Gift, "gain 1 silver or hire", "gain, with amounts"),
    (specs.Gift, "gain 2 vp", "'vp'"),
    (specs.Effect, "dismiss", "only on Schemes"),
    (specs.SchemeText, "castle: dismiss", "'castle:'"),
    (specs.SchemeText, "save 1 silver", "'save'"),
)


@pytest.mark.parametrize(("field", "text", "told"), MISPLACED, ids=[text for _, text, _ in MISPLACED])
def test_what_cannot_stand_on_a_board(field: type[specs.CardText], text: str, told: str) -> None:
    with pytest.raises(BadExpression) as caught:
        field(text)
    assert told in str(caught.value)
