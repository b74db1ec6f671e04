"""The table in numbers, for programs that learn: only what section 23 of the rules lets a seat know."""

from typing import Final

from regnum.engine.sheet import PLAYER_SECTIONS, Sheet
from regnum.games.viscounts.state import NOBODY, Player, Side, Table
from regnum.games.viscounts.words import (
    BUILDINGS,
    PLAYER_CARDS,
    RIBBONS,
    SEGMENTS,
    SLOTS,
    SPACES,
    SPOTS,
    WEDGES,
)

#: The values of `Table.closing`.
CLOSINGS: Final = 3


def write(table: Table, seat: int, sheet: Sheet) -> None:
    """What lies open, then each player from the seat on, then what only the seat knows."""
    sheet.section("table")
    _write_clock(table, seat, sheet)
    _write_board(table, seat, sheet)
    _write_piles(table, sheet)
    for module in table.modules:
        module.write(table, seat, sheet)
    for number in range(table.seats):
        sheet.section(PLAYER_SECTIONS[number])
        owner = (seat + number) % table.seats
        write_side(table, table.players[owner], sheet)
        _write_cards(table, table.players[owner], sheet)
        for module in table.modules:
            module.write_player(table, owner, sheet)
    sheet.section("secret")
    cards = len(table.deck.townsfolk)
    sheet.counts("hand", cards, table.players[seat].hand)
    sheet.counts("draw", cards, table.players[seat].draw)
    for module in table.modules:
        module.write_secrets(table, seat, sheet)


def _from(table: Table, seat: int, side: int) -> int:
    """How far a side sits from the observing seat; actors without a seat come after all seats, -1 is nobody."""
    if side < 0 or side >= table.seats:
        return side
    return (side - seat) % table.seats


def _write_clock(table: Table, seat: int, sheet: Sheet) -> None:
    sheet.one_of("first", table.seats, _from(table, seat, table.first_seat))
    sheet.one_of("turn", table.sides, _from(table, seat, table.turn))
    sheet.number("turns", table.turns)
    sheet.number("setting_up", int(table.setting_up))
    sheet.one_of("closing", CLOSINGS, table.closing)
    sheet.number("debt_stack", table.debt_stack)
    sheet.number("deed_stack", table.deed_stack)


def _write_board(table: Table, seat: int, sheet: Sheet) -> None:
    """Where segments and wedges lie, Buildings by their owners, Church Favours and the Castle Leader card."""
    sides = table.sides
    places = [place * len(SEGMENTS) + segment for place, segment in enumerate(table.ring)]
    sheet.counts("ring", len(SEGMENTS) * len(SEGMENTS), places)
    sheet.one_of("castle", len(WEDGES), table.castle)
    standing: list[int] = []
    for spot, building in enumerate(table.spots):
        if building >= 0:
            owner = _from(table, seat, building // len(BUILDINGS))
            standing.append((spot * sides + owner) * len(BUILDINGS) + building % len(BUILDINGS))
    sheet.counts("buildings", len(SPOTS) * sides * len(BUILDINGS), standing)
    for ribbon, holder in enumerate(table.favours):
        sheet.one_of(f"favour_{RIBBONS[ribbon]}", sides, _from(table, seat, holder))
    sheet.one_of("leader", sides, _from(table, seat, table.leader))
    sheet.numbers("help", table.help)
    sheet.one_of("climbing", sides, _from(table, seat, table.climbing))
    sheet.one_of("reserved", len(WEDGES), table.reserved)


def _write_piles(table: Table, sheet: Sheet) -> None:
    """Of the piles on the board the tops, and how many cards they have (VIS-SETUP-05)."""
    cards = len(table.deck.townsfolk)
    for segment, name in enumerate(SEGMENTS):
        pile = table.townsfolk[segment]
        sheet.one_of(f"townsfolk_{name}", cards, pile[-1] if pile else NOBODY)
        tiles = table.manuscripts[segment]
        sheet.one_of(f"manuscript_{name}", len(table.deck.manuscripts), tiles[-1] if tiles else NOBODY)
    sheet.numbers("townsfolk_left", [len(pile) for pile in table.townsfolk])
    sheet.numbers("manuscripts_left", [len(pile) for pile in table.manuscripts])
    sheet.counts("gone", cards, table.gone)
    sheet.counts("offered_cards", PLAYER_CARDS, table.offered_cards)
    sheet.counts("offered_heroes", cards, table.offered_heroes)


def write_side(table: Table, owner: Side, sheet: Sheet) -> None:
    """The pieces of a player, or of an actor without a seat."""
    sheet.numbers("goods", owner.goods)
    sheet.one_of("at", len(SPACES), owner.at)
    sheet.number("workers", owner.workers)
    sheet.numbers("first_tier", owner.first)
    sheet.numbers("second_tier", owner.second)
    sheet.number("centre", owner.centre)
    sheet.numbers("built", [owner.built >> slot & 1 for slot in range(len(SLOTS))])
    sheet.counts("manuscripts", len(table.deck.manuscripts), owner.manuscripts)
    sheet.numbers("debts", [owner.debts, owner.paid])
    sheet.numbers("deeds", [owner.deeds, owner.approved])
    sheet.numbers("markers", [owner.corruption, owner.virtue])


def _write_cards(table: Table, player: Player, sheet: Sheet) -> None:
    cards = len(table.deck.townsfolk)
    for space, card in enumerate(player.row):
        sheet.one_of(f"row_{space + 1}", cards, card)
    sheet.counts("discard", cards, player.discard)
    sheet.number("hand_size", len(player.hand))
    sheet.number("draw_size", len(player.draw))
