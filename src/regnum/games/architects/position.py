"""Positions: the whole table as plain data, in the game's own words."""

from regnum.engine.moves import Catalogue
from regnum.games.architects import ledger
from regnum.games.architects.frames import describe_frame
from regnum.games.architects.state import NOT_YET, Table
from regnum.games.architects.words import COLOURS, COLUMNS, GOODS, MARKET_SPACES, PLACES, ROWS


def describe(table: Table, catalogue: Catalogue) -> dict[str, object]:
    """The table as plain data; decks are listed from the top."""
    buildings = [card.id for card in table.deck.buildings]
    apprentices = [card.id for card in table.deck.apprentices]
    return {
        "first": colour_of(table.first),
        "turn": colour_of(table.turn),
        "players": [_describe_player(table, seat, buildings, apprentices) for seat in range(table.seats)],
        "display": {
            row: [_describe_space(table, r * COLUMNS + c, apprentices) for c in range(COLUMNS)]
            for r, row in enumerate(ROWS)
        },
        "black_market": {space: colour_of(seat) for space, seat in zip(MARKET_SPACES, table.market, strict=True)},
        "tax_stand": table.tax_stand,
        "guildhall": [colour_of(seat) or "neutral" for seat in table.guildhall],
        "reset_due": table.reset_due,
        "last_turns": None if table.last_turns == NOT_YET else table.last_turns,
        "lost_turns": table.lost_turns,
        "turns": table.turns,
        "outline_turn": table.outline_turn,
        "building_deck": [buildings[card] for card in reversed(table.building_deck)],
        "apprentice_deck": [apprentices[card] for card in reversed(table.apprentice_deck)],
        "apprentices_under": list(table.apprentices_under),
        "rewards": [card + 1 for card in reversed(table.rewards)],
        "rewards_in_box": [card + 1 for card in table.rewards_in_box],
        "small_market": [card + 1 for card in reversed(table.small)],
        "large_market": [card + 1 for card in reversed(table.large)],
        "chance": table.rng.words(),
        "ledger": [_describe_entry(entry, buildings) for entry in ledger.entries(table)],
        "stack": [describe_frame(frame, table, catalogue) for frame in table.stack],
    }


def colour_of(seat: int) -> str | None:
    """The word for a seat; None for nobody."""
    return COLOURS[seat] if seat >= 0 else None


def _describe_player(table: Table, seat: int, buildings: list[str], apprentices: list[str]) -> dict[str, object]:
    player = table.players[seat]
    kept = table.kept[seat] if table.kept else -1
    looking = table.aside if seat == table.turn else []
    return {
        "colour": COLOURS[seat],
        "board": player.board.id,
        **dict(zip(GOODS, player.goods, strict=True)),
        "virtue": player.virtue,
        "cathedral": player.level,
        "unpaid_debts": player.unpaid,
        "paid_debts": player.paid,
        "workers": player.workers,
        "prison": player.prison,
        "at": dict(zip(PLACES, player.at, strict=True)),
        "captured": {COLOURS[other]: player.captured[other] for other in range(table.seats)},
        "apprentices": [apprentices[card] for card in player.apprentices],
        "buildings": [buildings[card] for card in player.buildings],
        "hand": [buildings[card] for card in player.hand],
        "packet": [buildings[card] for card in table.packets[seat]] if table.packets else [],
        "kept": buildings[kept] if kept >= 0 else None,
        "looking": [buildings[card] for card in looking],
        "deciding": bool(table.lanes) and bool(table.lanes[seat]),
    }


def _describe_space(table: Table, space: int, apprentices: list[str]) -> dict[str, object]:
    card = table.display[space]
    return {"apprentice": apprentices[card] if card >= 0 else None, "silver": table.display_silver[space]}


def _describe_entry(entry: int, buildings: list[str]) -> str:
    word = ledger.WORDS[ledger.what(entry)]
    return f"{word} {COLOURS[ledger.who(entry)]} {buildings[ledger.card(entry)]}"
