"""Every move in plain words: what it costs and what it gives, as things stand now."""

from regnum.engine.messages import Message
from regnum.engine.resolving import waiting_choice
from regnum.games.architects import moves
from regnum.games.architects.captures import Captures, captured_by_others
from regnum.games.architects.card_words import VOCABULARY
from regnum.games.architects.hiring import Hire
from regnum.games.architects.places.guardhouse import RANSOM_PRICE, REPAY_PRICE
from regnum.games.architects.places.storehouse import MARBLE_COST, MARBLE_GAIN, VIRTUE_COST, VIRTUE_GAIN
from regnum.games.architects.state import Table
from regnum.games.architects.steps import PickEffect, PickGain
from regnum.games.architects.telling.amounts import amount, amounts, clauses, cost_amounts, price
from regnum.games.architects.telling.cards import SENTENCES, CardTexts
from regnum.games.architects.telling.placing import bonus_of, place_worker
from regnum.games.architects.words import (
    COLOURS,
    COLUMNS,
    DEBT_PAID,
    MARKET_SPACES,
    PLACES,
    SEND_TO_PRISON,
    SILVER,
    VIRTUE,
)


def tell_move(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """What a move would do."""
    if move == moves.DONE:
        return Message("move-done")
    if move == moves.DECLINE:
        return Message("move-decline")
    if move < moves.RECALL:
        return place_worker(table, seat, move)
    if move < moves.TRADE_VIRTUE:
        return recall(move)
    if move < moves.HIRE:
        return trade(texts, table, move)
    if move < moves.IMPRISON:
        return people(texts, table, seat, move)
    if move < moves.TAX:
        return guard(table, seat, move)
    if move < moves.BUILD:
        tax = move - moves.TAX
        return Message("move-tax", tax=price(0, tax)) if tax else Message("move-no-tax")
    if move < moves.DESTROY_DEBT:
        return building(texts, table, seat, move)
    if move < moves.CHOOSE:
        return reaction(texts, table, seat, move)
    return payment(table, seat, move)


def recall(move: int) -> Message:
    """A Worker comes back from somewhere."""
    if move >= moves.RECALL_BOARD:
        return Message("move-recall", place=Message(f"from-board-{COLOURS[move - moves.RECALL_BOARD]}"))
    if move == moves.RECALL_PRISON:
        return Message("move-recall", place=Message("from-prison"))
    if move >= moves.RECALL_MARKET:
        space = MARKET_SPACES[move - moves.RECALL_MARKET]
        return Message("move-recall", place=Message(f"from-black-market-{space}"))
    return Message("move-recall", place=Message(f"from-{PLACES[move - moves.RECALL]}"))


def trade(texts: CardTexts, table: Table, move: int) -> Message:
    """A trade at the King's Storehouse."""
    if move == moves.TRADE_VIRTUE:
        return Message("move-trade", pay=cost_amounts(VIRTUE_COST), gain=amounts(VIRTUE_GAIN))
    if move == moves.TRADE_MARBLE:
        return Message("move-trade", pay=cost_amounts(MARBLE_COST), gain=amounts(MARBLE_GAIN))
    return texts.trade(apprentice_id(table, move - moves.TRADE))


def apprentice_id(table: Table, number: int) -> str:
    """The id of an Apprentice by its number."""
    return table.deck.apprentices[number].id


def building_id(table: Table, number: int) -> str:
    """The id of a Building by its number."""
    return table.deck.buildings[number].id


def people(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """Hiring, dismissing, capturing."""
    if move < moves.DISMISS:
        return hire(texts, table, seat, move - moves.HIRE)
    if move < moves.CAPTURE:
        return Message("move-dismiss", card=texts.apprentice_with_skills(apprentice_id(table, move - moves.DISMISS)))
    return capture(table, seat, move)


def hire(texts: CardTexts, table: Table, seat: int, space: int) -> Message:
    """An Apprentice from the display, with the Silver it takes to reach it and the Silver on it."""
    card = table.display[space]
    if card < 0:
        return Message("move-hire-nobody")
    parts = [Message("move-hire", card=texts.whole_apprentice(apprentice_id(table, card)))]
    choice = waiting_choice(table, seat)
    coins = space % COLUMNS + 1 - choice.reach if isinstance(choice, Hire) else 0
    if coins > 0:
        parts.append(Message("move-hire-coins", coins=amount("silver", coins)))
    if table.display_silver[space]:
        parts.append(Message("move-hire-takes", coins=amount("silver", table.display_silver[space])))
    return clauses(parts)


def capture(table: Table, seat: int, move: int) -> Message:
    """A whole group from one location."""
    place, colour = moves.captured_group(move, table.seats, table.colours)
    workers = table.crew(colour).at[place] if colour >= 0 else 0
    word = moves.COLUMNS_OF_COLOUR[moves.column_of(colour, table.seats)] if colour >= 0 else "neutral"
    who = amount("your-workers", workers) if colour == seat else Message(f"group-{word}", n=workers)
    told = Message("move-capture", workers=who, place=Message(f"at-{PLACES[place]}"))
    choice = waiting_choice(table, seat)
    cost = price(*choice.price(table)) if isinstance(choice, Captures) else []
    return Message("move-for", what=told, cost=cost) if cost else told


def guard(table: Table, seat: int, move: int) -> Message:
    """An action of the Guardhouse, or of the Barracks."""
    player = table.players[seat]
    abroad = amount("your-workers", captured_by_others(table, seat))
    if move == moves.IMPRISON:
        gains = bonus_of(table, seat, SEND_TO_PRISON)
        gains[SILVER] += sum(player.captured) + player.board.prison_silver
        return Message("move-imprison", workers=amount("captured", sum(player.captured)), gain=amounts(gains))
    if move == moves.RELEASE:
        return Message("move-release", workers=amount("your-workers", player.prison))
    if move == moves.RANSOM_SILVER:
        return Message("move-ransom-silver", workers=abroad, cost=price(*RANSOM_PRICE))
    if move == moves.RANSOM_DEBT:
        return Message("move-ransom-debt", workers=abroad)
    if move == moves.FREE_WORKERS:
        return Message("move-free", workers=abroad)
    gains = bonus_of(table, seat, DEBT_PAID)
    gains[VIRTUE] += 1
    return Message("move-repay", cost=price(*REPAY_PRICE), gain=amounts(gains))


def building(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """What is done with a Building card, or on the Cathedral."""
    if move < moves.ADVANCE:
        return Message("move-build", card=texts.whole_building(building_id(table, move - moves.BUILD)))
    if move == moves.ADVANCE:
        return advance(table, seat)
    if move < moves.KEEP:
        return Message("move-discard", card=texts.whole_building(building_id(table, move - moves.DISCARD)))
    if move < moves.RESOLVE:
        return Message("move-keep", card=texts.whole_building(building_id(table, move - moves.KEEP)))
    card = building_id(table, move - moves.RESOLVE)
    return Message("move-with-card", card=texts.building(card), what=texts.effect(card))


def advance(table: Table, seat: int) -> Message:
    """The next level of the Cathedral."""
    levels = table.deck.main_board.levels
    player = table.players[seat]
    number = min(player.level + 1, len(levels))
    level = levels[number - 1]
    cost = cost_amounts(level.cost)
    if player.board.discards_for_cathedral:
        cost.append(Message("cost-discard"))
    return Message("move-advance", level=number, cost=cost, worth=Message("points", n=level.vp))


def reaction(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """Debts, and what is used at a Reset."""
    if move == moves.DESTROY_DEBT:
        return Message("move-destroy-debt")
    if move == moves.TAKE_DEBT:
        return Message("move-take-debt")
    if move == moves.AVOID_DEBT:
        return Message("move-avoid-debt", pay=amount("silver", 2))
    if move < moves.USE_BOARD:
        card = apprentice_id(table, move - moves.USE)
        return Message("move-with-card", card=texts.apprentice(card), what=texts.ability(card))
    if move == moves.USE_BOARD:
        return Message("move-use-board", workers=amount("workers", table.players[seat].board.reset_release))
    return Message("move-release", workers=amount("your-workers", move - moves.RELEASE_SOME + 1))


def payment(table: Table, seat: int, move: int) -> Message:
    """One of several gains, or how a cost is paid."""
    if move < moves.WAIVE_WOOD:
        number = move - moves.CHOOSE
        choice = waiting_choice(table, seat)
        if isinstance(choice, PickGain) and number < len(choice.options):
            return Message("move-gain", gain=amounts(choice.options[number]))
        if isinstance(choice, PickEffect) and number < len(choice.effect.options):
            option = VOCABULARY.parse(choice.effect.options[number].text)
            return Message("move-pick", what=SENTENCES.deed(option))
        return Message("move-choose", n=number + 1)
    if move in (moves.WAIVE_WOOD, moves.WAIVE_STONE):
        return Message("move-waive", good=amount("wood" if move == moves.WAIVE_WOOD else "stone", 1))
    stone, wood, clay = moves.MIXES[move - moves.PAY_MIX]
    return Message("move-pay", pay=amounts([clay, wood, stone, 0, 0, 0, 0, 0]))
