"""What the table and its players are made of: every field once, with its words and who may know it.

Section 15 of the rules (ARC-HID-01) says who may see what.
"""

from typing import Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import (
    Amounts,
    AmountsByActor,
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
    Zone,
)
from regnum.engine.knowledge import ALL, COUNT, NOBODY, OWNER, PRIVATE
from regnum.engine.reading import Reader
from regnum.games.architects import cardfiles, ledger
from regnum.games.architects.fields import APPRENTICES, BUILDINGS, COLOUR, MARKET_CARDS, REWARDS
from regnum.games.architects.secrets import Suspicion
from regnum.games.architects.state import NOT_YET, Board, Crew, Table
from regnum.games.architects.words import (
    COLUMNS,
    FREE,
    GOODS,
    MARKET_SPACES,
    MAX_VIRTUE,
    PLACES,
    ROWS,
)


class BoardKind(Kind):
    """A player board by its id."""

    def tell(self, value: Any, names: Names) -> object:
        return value.id

    def read(self, read: Reader, name: str, names: Names) -> Board:
        boards = {board.id: board for board in [cardfiles.standard_board(), *cardfiles.advanced_boards()]}
        return boards[read.word(name, "", list(boards))]


class MarketKind(Kind):
    """The colours on the spaces of the Black Market."""

    def tell(self, value: Any, names: Names) -> object:
        return {space: COLOUR.tell(colour, names) for space, colour in zip(MARKET_SPACES, value, strict=True)}

    def read(self, read: Reader, name: str, names: Names) -> list[int]:
        inner = read.inner(name)
        for space in MARKET_SPACES:
            inner.asked.add(space)
        inner.done()
        return [COLOUR.read(inner, space, names) if inner.tells(space) else FREE for space in MARKET_SPACES]


class DisplayKind(Kind):
    """The eight spaces of the Workshop: cards, and the Silver on them."""

    def tell(self, value: Any, names: Names) -> object:
        cards, silver = value
        ids = names.cards[APPRENTICES]
        spaces = [
            {"apprentice": ids[card] if card >= 0 else None, "silver": coins}
            for card, coins in zip(cards, silver, strict=True)
        ]
        return {row: spaces[number * COLUMNS : (number + 1) * COLUMNS] for number, row in enumerate(ROWS)}

    def read(self, read: Reader, name: str, names: Names) -> tuple[list[int], list[int]]:
        display = read.inner(name)
        cards: list[int] = []
        silver: list[int] = []
        for row in ROWS:
            spaces = display.entries(row, COLUMNS)
            if len(spaces) != COLUMNS:
                raise BadPosition(display.at(row), f"must have {COLUMNS} spaces, not {len(spaces)}")
            for space in spaces:
                card = space.get("apprentice")
                cards.append(-1 if card is None else space.card("apprentice", card, names.numbers[APPRENTICES]))
                silver.append(space.whole("silver", 0))
                space.done()
        display.done()
        return cards, silver


class DisplayField(Field):
    """The display is two lists of the table."""

    def get(self, owner: Any) -> tuple[list[int], list[int]]:
        return owner.display, owner.display_silver

    def set(self, owner: Any, value: Any) -> None:
        owner.display, owner.display_silver = value


class LedgerKind(Kind):
    """The ledger, one line an entry."""

    def tell(self, value: Any, names: Names) -> object:
        ids = names.cards[BUILDINGS]
        return [
            f"{ledger.WORDS[ledger.what(entry)]} {names.seats[ledger.who(entry)]} {ids[ledger.card(entry)]}"
            for entry in value
        ]

    def read(self, read: Reader, name: str, names: Names) -> list[tuple[int, int, int]]:
        lines = read.get(name)
        if not isinstance(lines, list):
            raise BadPosition(read.at(name), "must be a list of lines")
        numbers = names.numbers[BUILDINGS]
        entries: list[tuple[int, int, int]] = []
        for number, line in enumerate(lines):
            words = line.split(" ") if isinstance(line, str) else []
            known = len(words) == 3 and words[0] in ledger.WORDS and words[1] in names.seats and words[2] in numbers
            if not known:
                raise BadPosition(f"{read.at(name)}[{number}]", f"can't be read: {line!r}")
            entries.append((ledger.WORDS.index(words[0]), names.seats.index(words[1]), numbers[words[2]]))
        return entries


class SuspicionKind(Kind):
    """What the seat thinks for which a game was dealt anew, as numbers that only `secrets` reads."""

    def tell(self, value: Any, names: Names) -> object:
        suspicion, entries = value
        return {"seat": names.seats[suspicion.seat], "entries": entries, **suspicion.data()}

    def read(self, read: Reader, name: str, names: Names) -> tuple[Suspicion, int]:
        inner = read.inner(name)
        suspicion = Suspicion(names.seats.index(inner.word("seat", "", names.seats)), len(names.seats), 0, 0)
        suspicion.room = _numbers(inner, "room")
        suspicion.maybe = _numbers(inner, "maybe")
        suspicion.lots = _numbers(inner, "lots")
        suspicion.packets = _numbers(inner, "packets")
        suspicion.kept = _numbers(inner, "kept")
        suspicion.hands = _lists(inner, "hands")
        suspicion.looks = _lists(inner, "looks")
        suspicion.contents = _lists(inner, "contents")
        suspicion.draft_lot = inner.whole("draft_lot", None, -1)
        entries = inner.whole("entries", None)
        inner.done()
        return suspicion, entries


def _numbers(read: Reader, name: str) -> list[int]:
    value = read.get(name)
    if not isinstance(value, list) or not all(type(entry) is int and entry >= 0 for entry in value):
        raise BadPosition(read.at(name), "must be a list of numbers")
    return list(value)


def _lists(read: Reader, name: str) -> list[list[int]]:
    inner = read.listed(name)
    return [_numbers(inner, entry) for entry in inner.data]


class SuspicionField(Field):
    """Only a game dealt anew has it."""

    def get(self, owner: Table) -> tuple[Suspicion, int] | None:
        suspicion = owner.memory
        return (suspicion, owner.remembered) if isinstance(suspicion, Suspicion) else None

    def set(self, owner: Table, value: Any) -> None:
        owner.memory, owner.remembered = value


class LedgerField(Field):
    """The ledger is a list that is shared without copying."""

    def get(self, owner: Any) -> list[int]:
        return ledger.entries(owner)

    def set(self, owner: Table, value: Any) -> None:
        owner.ledger = None
        for what, who, card in value:
            ledger.note(owner, what, who, card)


CREW_FIELDS: Final = Fields(
    Field("workers", Whole()),
    Field("prison", Whole(), default=0),
    Field("at", Amounts(PLACES, all=True), default=[0] * len(PLACES)),
    Field("gone", Whole(), default=0, sparse=True),
)

PLAYER_FIELDS: Final = Fields(
    Field("board", BoardKind()),
    *[Field(good, Whole(), attribute="goods", entry=number) for number, good in enumerate(GOODS)],
    Field("virtue", Whole(0, MAX_VIRTUE)),
    Field("cathedral", Whole(0, 5), attribute="level"),
    Field("unpaid_debts", Whole(), attribute="unpaid"),
    Field("paid_debts", Whole(), attribute="paid"),
    Field("workers", Whole()),
    Field("prison", Whole()),
    Field("at", Amounts(PLACES, all=True)),
    Field("gone", Whole(), sparse=True),
    Field("captured", AmountsByActor()),
    Field("apprentices", Cards(APPRENTICES)),
    Field("buildings", Cards(BUILDINGS)),
    Field("hand", Cards(BUILDINGS), OWNER),
    Field("packet", Cards(BUILDINGS), OWNER),
    Field("kept", Card(BUILDINGS), PRIVATE),
    Field("looking", Cards(BUILDINGS), OWNER),
)

TABLE_FIELDS: Final = Fields(
    Field("first", Seat()),
    Field("turn", Seat()),
    Field("strangers", ListOf(Zone(Crew, CREW_FIELDS)), ALL, sparse=True),
    DisplayField("display", DisplayKind()),
    Field("black_market", MarketKind(), attribute="market"),
    Field("tax_stand", Whole()),
    Field("guildhall", ListOf(COLOUR)),
    Field("reset_due", Flag()),
    Field("last_turns", Whole(0, 6, none=NOT_YET)),
    Field("lost_turns", Whole()),
    Field("turns", Whole()),
    Field("building_deck", Pile(BUILDINGS), COUNT),
    Field("apprentice_deck", Pile(APPRENTICES), COUNT),
    Field("apprentices_under", ListOf(Whole(1))),
    Field("rewards", Pile(REWARDS), COUNT),
    Field("rewards_in_box", Cards(REWARDS), COUNT),
    Field("small_market", Pile(MARKET_CARDS), COUNT, attribute="small"),
    Field("large_market", Pile(MARKET_CARDS), COUNT, attribute="large"),
    LedgerField("ledger", LedgerKind(), NOBODY),
    SuspicionField("suspicion", SuspicionKind(), NOBODY, sparse=True),
)
