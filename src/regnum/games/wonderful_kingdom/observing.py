"""The table in numbers, for programs that learn: only what section 14 of the rules lets a seat know."""

from regnum.engine.sheet import PLAYER_SECTIONS, Sheet
from regnum.games.wonderful_kingdom.construction import site_numbers
from regnum.games.wonderful_kingdom.multiset import count, unpacked
from regnum.games.wonderful_kingdom.production import produced
from regnum.games.wonderful_kingdom.state import Laid, Player, Table
from regnum.games.wonderful_kingdom.words import (
    AREAS,
    BASIC,
    CARDS,
    MOST_SLOTS,
    NOBODY,
    SPACES,
)


def write(table: Table, seat: int, sheet: Sheet) -> None:
    """What lies open, then each player from the seat on, then what only the seat knows."""
    sheet.section("table")
    _write_clock(table, seat, sheet)
    _write_cards(table, sheet)
    table.mode.write(table, seat, sheet)
    table.module.write(table, seat, sheet)
    for number in range(table.seats):
        sheet.section(PLAYER_SECTIONS[number])
        owner = (seat + number) % table.seats
        _write_player(table, table.players[owner], sheet)
        table.module.write_player(table, owner, sheet)
        _write_sites(table, table.players[owner], sheet)
    sheet.section("secret")
    _write_secrets(table, seat, sheet)
    table.mode.write_secrets(table, seat, sheet)
    table.module.write_secrets(table, seat, sheet)


def _write_clock(table: Table, seat: int, sheet: Sheet) -> None:
    sheet.number("round", table.round)
    sheet.number("turn", table.turn)
    sheet.one_of("step", BASIC, table.step)
    sheet.one_of("first", table.seats, (table.first - seat) % table.seats)
    sheet.number("slot", table.slot)


def _write_cards(table: Table, sheet: Sheet) -> None:
    for area, name in enumerate(AREAS):
        _write_laid(name, table.areas[area], sheet)
    sheet.number("deck", len(table.cards))
    #: The top of the deck lies open in solo games (IWK-SOLO-04).
    sheet.one_of("top", CARDS, table.cards[-1] if table.mode.top_seen and table.cards and table.round else NOBODY)
    sheet.counts("discards", CARDS, table.discards)
    sheet.number("unseen", len(table.unseen))
    sheet.number("calamities", table.calamities)


def _write_laid(name: str, cards: list[Laid], sheet: Sheet) -> None:
    """Cards in an area: those face up, and the slots of those face down."""
    sheet.counts(name, CARDS, [laid.card for laid in cards if not laid.face_down])
    sheet.counts(f"{name}_face_down", MOST_SLOTS, [laid.slot for laid in cards if laid.face_down])


def _write_player(table: Table, player: Player, sheet: Sheet) -> None:
    sheet.one_of("duchy", len(table.deck.duchies), table.deck.duchies.index(player.duchy))
    sheet.numbers("production", unpacked(produced(table, player), BASIC))
    sheet.number("hand_size", len(player.hand))
    _write_laid("selection", player.selection, sheet)
    sheet.counts("built", len(table.deck.developments), player.built)
    sheet.numbers("alchemy", unpacked(player.alchemy, BASIC))
    sheet.numbers("waiting", unpacked(player.waiting, BASIC))
    sheet.number("krystallium", player.krystallium)
    sheet.number("soldiers", player.soldiers)
    sheet.number("camp", player.camp)
    sheet.number("traps", player.traps)
    sheet.number("calamities", player.calamities)
    sheet.counts("gone", CARDS, player.gone)


def _write_sites(table: Table, player: Player, sheet: Sheet) -> None:
    """Cards under construction by their number, as the moves name them (IWK-RUL-23)."""
    copies = len(table.deck.copies)
    numbers = site_numbers(table, player)
    sheet.counts("sites", copies, numbers)
    missing: dict[int, int] = {}
    for number, site in zip(numbers, player.sites, strict=True):
        for kind in range(len(SPACES)):
            missing[number * len(SPACES) + kind] = count(site.missing, kind)
    sheet.scattered("missing", copies * len(SPACES), missing)
    guarded = [number for number, site in zip(numbers, player.sites, strict=True) if site.guard != NOBODY]
    sheet.counts("guarded", copies, guarded)


def _write_secrets(table: Table, seat: int, sheet: Sheet) -> None:
    """The seat's own cards, and those that it laid face down and remembers (IWK-INFO-02)."""
    player = table.players[seat]
    sheet.counts("hand", CARDS, player.hand)
    for area, name in enumerate(AREAS):
        sheet.counts(f"{name}_laid", CARDS, _remembered(table.areas[area], seat))
    taken: list[Laid] = []
    for other in table.players:
        taken = taken + other.selection
    sheet.counts("selection_laid", CARDS, _remembered(taken, seat))
    sheet.counts("unseen_laid", CARDS, _remembered(table.unseen, seat))


def _remembered(cards: list[Laid], seat: int) -> list[int]:
    return [laid.card for laid in cards if laid.face_down and laid.placer == seat]
