"""The table in numbers, for programs that learn: only what section 15 of the rules lets a seat know."""

from functools import cache

from regnum.engine.sheet import PLAYER_SECTIONS, Sheet
from regnum.games.architects import cardfiles
from regnum.games.architects.places.black_market import large_card, small_card
from regnum.games.architects.state import Player, Table
from regnum.games.architects.words import COLUMNS, MARKET_SPACES


@cache
def board_numbers() -> dict[str, int]:
    """Every player board, numbered."""
    boards = [cardfiles.standard_board(), *cardfiles.advanced_boards()]
    return {board.id: number for number, board in enumerate(boards)}


def write(table: Table, seat: int, sheet: Sheet) -> None:
    """What lies open, then each player from the seat on, then what only the seat sees."""
    sheet.section("table")
    _write_clock(table, seat, sheet)
    _write_places(table, seat, sheet)
    for module in table.modules:
        module.write(table, seat, sheet)
    boards = board_numbers()
    for number, other in enumerate(table.clockwise(seat)):
        sheet.section(PLAYER_SECTIONS[number])
        _write_player(table, other, boards, sheet)
        for module in table.modules:
            module.write_player(table, other, sheet)
    sheet.section("secret")
    _write_secrets(table, seat, sheet)
    for module in table.modules:
        module.write_secrets(table, seat, sheet)


def _from(table: Table, seat: int, other: int) -> int:
    """How far a seat sits from the observing one; -1 for nobody."""
    return (other - seat) % table.seats if other >= 0 else -1


def _write_clock(table: Table, seat: int, sheet: Sheet) -> None:
    sheet.one_of("first", table.seats, _from(table, seat, table.first))
    sheet.one_of("turn", table.seats, _from(table, seat, table.turn))
    sheet.number("reset_due", int(table.reset_due))
    sheet.number("last_turns", table.last_turns)
    sheet.number("lost_turns", table.lost_turns)
    sheet.number("turns", table.turns)


def _write_places(table: Table, seat: int, sheet: Sheet) -> None:
    cards = len(table.deck.apprentices)
    shown = sheet.part("display", 2 * COLUMNS * cards)
    for space, card in enumerate(table.display):
        if card >= 0:
            sheet.count(shown + space * cards + card)
    sheet.numbers("display_silver", table.display_silver)
    standing = sheet.part("black_market", len(MARKET_SPACES) * table.seats)
    for space, colour in enumerate(table.market):
        if table.seat_of(colour) >= 0:
            sheet.count(standing + space * table.seats + _from(table, seat, colour))
    sheet.numbers("market_left", small_card(table).small)
    sheet.numbers("market_right", large_card(table).large)
    sheet.number("tax_stand", table.tax_stand)
    sheet.number("guildhall", len(table.guildhall))
    workers = sheet.part("guildhall_workers", table.seats)
    for colour in table.guildhall:
        if table.seat_of(colour) >= 0:
            sheet.count(workers + _from(table, seat, colour))
    sheet.number("building_deck", len(table.building_deck))
    sheet.number("apprentice_deck", len(table.apprentice_deck))
    sheet.number("rewards", len(table.rewards))
    sheet.number("small_market", len(table.small))
    sheet.number("large_market", len(table.large))


def _write_player(table: Table, seat: int, boards: dict[str, int], sheet: Sheet) -> None:
    player = table.players[seat]
    sheet.one_of("board", len(boards), boards[player.board.id])
    sheet.numbers("goods", player.goods)
    sheet.number("virtue", player.virtue)
    sheet.number("cathedral", player.level)
    sheet.number("unpaid_debts", player.unpaid)
    sheet.number("paid_debts", player.paid)
    sheet.number("workers", player.workers)
    sheet.number("prison", player.prison)
    sheet.numbers("at", player.at)
    sheet.numbers("captured", _clockwise(table, seat, player))
    sheet.counts("apprentices", len(table.deck.apprentices), player.apprentices)
    sheet.counts("buildings", len(table.deck.buildings), player.buildings)
    sheet.number("hand_size", len(player.hand))
    sheet.number("packet_size", len(player.packet))
    sheet.number("looking_size", len(player.looking))


def _clockwise(table: Table, seat: int, player: Player) -> list[int]:
    """Captured Workers by their owner, beginning with the player's own."""
    captured = player.captured
    return [captured[(seat + i) % table.seats if i < table.seats else i] for i in range(len(captured))]


def _write_secrets(table: Table, seat: int, sheet: Sheet) -> None:
    """The seat's own cards; nobody else's are ever looked at here (ARC-SETUP-12)."""
    buildings = len(table.deck.buildings)
    player = table.players[seat]
    sheet.counts("hand", buildings, player.hand)
    sheet.counts("packet", buildings, player.packet)
    sheet.one_of("kept", buildings, player.kept)
    sheet.counts("looking", buildings, player.looking)
