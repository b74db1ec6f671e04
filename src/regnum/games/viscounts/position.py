"""What the table and its players are made of: every field once, with its words and who may know it.

Section 23 of the rules (VIS-HID-01, VIS-HID-02) says who may see what.
"""

from typing import Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import (
    Amounts,
    Card,
    Cards,
    Field,
    Fields,
    Flag,
    Kind,
    ListOf,
    Names,
    Pile,
    Seat,
    Whole,
    Word,
    Zone,
)
from regnum.engine.knowledge import NOBODY, OWNER, TOP, UNORDERED, Rule
from regnum.engine.reading import Reader
from regnum.games.viscounts.fields import MANUSCRIPTS, PLAYER_CARDS, TOWNSFOLK
from regnum.games.viscounts.state import NO_CARD, NO_CARDS, Hint
from regnum.games.viscounts.state import NOBODY as NO_SIDE
from regnum.games.viscounts.words import (
    BUILDINGS,
    CARD_SPACES,
    GOODS,
    ICONS,
    RIBBONS,
    SEGMENTS,
    SLOTS,
    SPACES,
    SPOTS,
    TRACK,
    WEDGES,
)

SIDE: Final = Seat()


class PilesKind(Kind):
    """A pile on every segment."""

    def __init__(self, family: str) -> None:
        self.pile = Pile(family)

    def tell(self, value: Any, names: Names) -> object:
        return {segment: self.pile.tell(pile, names) for segment, pile in zip(SEGMENTS, value, strict=True)}

    def read(self, read: Reader, name: str, names: Names) -> list[list[int]]:
        """Which piles are not told `restoring` looks up."""
        inner = read.inner(name)
        piles = [self.pile.read(inner, segment, names) if inner.tells(segment) else NO_CARDS for segment in SEGMENTS]
        inner.asked.update(SEGMENTS)
        inner.done()
        return piles

    def knowledge(self) -> Rule:
        """Only the tops are seen (VIS-SETUP-05, VIS-HID-04)."""
        return dict.fromkeys(SEGMENTS, TOP)


class BuildingsKind(Kind):
    """Whose Building of which kind stands on a spot; empty spots are not told."""

    def tell(self, value: Any, names: Names) -> object:
        return {SPOTS[spot]: _building(building, names) for spot, building in enumerate(value) if building >= 0}

    def read(self, read: Reader, name: str, names: Names) -> list[int]:
        inner = read.inner(name)
        words = [_building(number, names) for number in range(len(names.everybody) * len(BUILDINGS))]
        inner.asked.update(SPOTS)
        inner.done()
        return [words.index(inner.word(spot, "", words)) if inner.tells(spot) else NO_SIDE for spot in SPOTS]


def _building(number: int, names: Names) -> str:
    return f"{names.everybody[number // len(BUILDINGS)]} {BUILDINGS[number % len(BUILDINGS)]}"


class FavoursKind(Kind):
    """Who holds the Church Favour card of each ribbon."""

    def tell(self, value: Any, names: Names) -> object:
        return {ribbon: SIDE.tell(side, names) for ribbon, side in zip(RIBBONS, value, strict=True)}

    def read(self, read: Reader, name: str, names: Names) -> list[int]:
        inner = read.inner(name)
        inner.asked.update(RIBBONS)
        inner.done()
        return [SIDE.read(inner, ribbon, names) if inner.tells(ribbon) else NO_SIDE for ribbon in RIBBONS]


class RowKind(Kind):
    """The cards in P1, P2 and P3; null where there is none."""

    def __init__(self, family: str) -> None:
        self.card = Card(family)

    def tell(self, value: Any, names: Names) -> object:
        return [self.card.tell(card, names) for card in value]

    def read(self, read: Reader, name: str, names: Names) -> list[int]:
        listed = read.listed(name)
        entries = list(listed.data)
        if len(entries) != CARD_SPACES:
            raise BadPosition(read.at(name), f"must have {CARD_SPACES} spaces, not {len(entries)}")
        return [self.card.read(listed, entry, names) if listed.tells(entry) else NO_CARD for entry in entries]


class SlotsKind(Kind):
    """The slots whose Buildings are built."""

    def tell(self, value: Any, names: Names) -> object:
        return [slot for number, slot in enumerate(SLOTS) if value >> number & 1]

    def read(self, read: Reader, name: str, names: Names) -> int:
        built = 0
        listed = read.listed(name)
        for entry in listed.data:
            slot = 1 << SLOTS.index(listed.word(entry, "", SLOTS))
            if built & slot:
                raise BadPosition(listed.at(entry), "is there twice")
            built |= slot
        return built


HINT_FIELDS: Final = Fields(Field("least", Whole(1, 100)), Field("cards", Cards(TOWNSFOLK)))

#: What players and AIs have alike (VIS-SOLO-02).
SIDE_FIELDS: Final = [
    Field("unpaid_debts", Whole(), attribute="debts"),
    Field("paid_debts", Whole(), attribute="paid"),
    Field("acquired_deeds", Whole(), attribute="deeds"),
    Field("approved_deeds", Whole(), attribute="approved"),
    Field("corruption", Whole(1, TRACK)),
    Field("virtue", Whole(1, TRACK)),
    Field("workers", Whole()),
    Field("first_tier", Amounts(WEDGES, all=True), attribute="first"),
    Field("second_tier", Amounts(WEDGES, all=True), attribute="second"),
    Field("centre", Whole()),
    Field("built", SlotsKind()),
    Field("manuscripts", Cards(MANUSCRIPTS)),
]

PLAYER_FIELDS: Final = Fields(
    Field("player_card", Card(PLAYER_CARDS), attribute="card"),
    Field("at", Word(SPACES)),
    *[Field(good, Whole(), attribute="goods", entry=number) for number, good in enumerate(GOODS)],
    *SIDE_FIELDS,
    Field("row", RowKind(TOWNSFOLK)),
    Field("hand", Cards(TOWNSFOLK), OWNER),
    Field("draw", Pile(TOWNSFOLK), UNORDERED),  # VIS-HID-05
    Field("discard", Pile(TOWNSFOLK)),
    Field("hints", ListOf(Zone(Hint, HINT_FIELDS)), NOBODY, sparse=True),
)

TABLE_FIELDS: Final = Fields(
    Field("first", Seat(), attribute="first_seat"),
    Field("turn", Seat()),
    Field("turns", Whole()),
    Field("setting_up", Flag()),
    Field("closing", Word(("open", "triggered", "last-round"))),
    Field("ring", ListOf(Word(SEGMENTS))),
    Field("castle", Word(WEDGES)),
    Field("debt_stack", Whole(0, 100)),
    Field("deed_stack", Whole(0, 100)),
    Field("offered_cards", Cards(PLAYER_CARDS), sparse=True),
    Field("offered_heroes", Cards(TOWNSFOLK), sparse=True),
    Field("townsfolk", PilesKind(TOWNSFOLK)),
    Field("manuscripts", PilesKind(MANUSCRIPTS)),
    Field("gone", Cards(TOWNSFOLK, alike=True)),
    Field("buildings", BuildingsKind(), attribute="spots"),
    Field("favours", FavoursKind()),
    Field("leader", SIDE),
    Field("help", Amounts(ICONS)),
    Field("climbing", SIDE),
    Field("waiting", Whole(0, 63)),
    Field("reserved", Word(WEDGES)),
)
