"""Placing a Worker, in plain words: the numbers that the location gives now."""

from regnum.engine.messages import Message
from regnum.games.architects import moves
from regnum.games.architects.places.black_market import large_card, market_price, small_card
from regnum.games.architects.places.workshop import HIRE_TAX, hire_price
from regnum.games.architects.state import Table
from regnum.games.architects.steps import sure_gains
from regnum.games.architects.supply import spared_virtue
from regnum.games.architects.telling.amounts import amount, amounts, price
from regnum.games.architects.words import (
    BLACK_MARKET,
    BUILDING,
    CLAY,
    COLUMNS,
    FOREST,
    GAINS,
    GOLD,
    GUARDHOUSE,
    MARKET_SPACES,
    MINES,
    PLACES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)


def bonus_of(table: Table, seat: int, occasion: int) -> list[int]:
    """What the player's Apprentices add on an occasion."""
    gains = [0] * len(GAINS)
    for number in table.players[seat].apprentices:
        step = table.deck.apprentices[number].at[occasion]
        if step is not None:
            gains = [sum(pair) for pair in zip(gains, sure_gains(step), strict=True)]
    return gains


def place_worker(table: Table, seat: int, move: int) -> Message:
    """What the location will do; the Worker to be placed counts already."""
    if moves.PLACE_MARKET_LEFT <= move <= moves.PLACE_MARKET_RIGHT:
        return market(table, seat, move)
    at = table.players[seat].at
    if move == moves.PLACE_STOREHOUSE:
        return Message("move-place-storehouse", n=at[STOREHOUSE] + 1 + extra_trades(table, seat))
    if move == moves.PLACE_WORKSHOP_HIRE:
        cost = price(hire_price(table, seat), HIRE_TAX)
        return Message("move-place-hire", n=min(at[WORKSHOP] + 1, COLUMNS), cost=cost)
    if move == moves.PLACE_WORKSHOP_DRAW:
        return Message("move-place-draw", buildings=amount("building", 1 + (at[WORKSHOP] + 1) // 2))
    if move == moves.PLACE_TOWN_CENTRE:
        return Message("move-place-town-centre", n=at[TOWN_CENTRE] + 1)
    if move == moves.PLACE_GUARDHOUSE:
        return Message("move-place-guardhouse", n=at[GUARDHOUSE] + 1)
    if move == moves.PLACE_GUILDHALL:
        return Message("move-place-guildhall")
    return gathering(table, seat, move)


def extra_trades(table: Table, seat: int) -> int:
    """Trades that Apprentices add at the King's Storehouse."""
    return sum([table.deck.apprentices[number].extra_workers for number in table.players[seat].apprentices])


def gathering(table: Table, seat: int, move: int) -> Message:
    """Goods for the number of own Workers, or the Tax."""
    at = table.players[seat].at
    if move == moves.PLACE_QUARRY:
        return gain(table, seat, QUARRY, STONE, at[QUARRY] + 1)
    if move == moves.PLACE_FOREST:
        return gain(table, seat, FOREST, WOOD, at[FOREST] + 1)
    if move == moves.PLACE_MINES_CLAY:
        return gain(table, seat, MINES, CLAY, at[MINES] + 2)
    if move == moves.PLACE_MINES_GOLD:
        return gain(table, seat, MINES, GOLD, (at[MINES] + 1) // 2)
    if move == moves.PLACE_SILVERSMITH:
        return gain(table, seat, SILVERSMITH, SILVER, at[SILVERSMITH] + 2)
    told = gain(table, seat, TAX_STAND, SILVER, table.tax_stand)
    lost = max(0, 2 - spared_virtue(table, seat, TAX_STAND))
    return Message("move-lose-too", what=told, lost=amount("virtue", lost)) if lost else told


def gain(table: Table, seat: int, place: int, good: int, number: int) -> Message:
    """Goods, and what Apprentices add."""
    gains = bonus_of(table, seat, place)
    gains[good] += number
    return Message("move-place-gain", place=Message(f"place-{PLACES[place]}"), gain=amounts(gains))


def market(table: Table, seat: int, move: int) -> Message:
    """A space of the Black Market, its price and what it gives."""
    space = 0 if move == moves.PLACE_MARKET_LEFT else 2 if move == moves.PLACE_MARKET_RIGHT else 1
    cost = price(market_price(table, seat, space), 0)
    lost = max(0, 1 - spared_virtue(table, seat, BLACK_MARKET))
    if lost:
        cost.append(amount("virtue", lost))
    extra = bonus_of(table, seat, BLACK_MARKET)
    extra[BUILDING] += table.players[seat].board.market_draws
    if space == 1:
        id = "move-place-market-hire" if move == moves.PLACE_MARKET_HIRE else "move-place-market-look"
        told = Message(id, cost=cost)
        return Message("move-gain-too", what=told, gain=amounts(extra)) if any(extra) else told
    goods = small_card(table).small if space == 0 else large_card(table).large
    gains = [sum(pair) for pair in zip(goods, extra, strict=True)]
    return Message(
        "move-place-market", place=Message(f"place-black-market-{MARKET_SPACES[space]}"), gain=amounts(gains), cost=cost
    )
