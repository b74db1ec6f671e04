"""How cards and places are used and what a player lacks for them: the answers to "why not now?"."""

from typing import Final

from regnum.engine.messages import Message, Prospect
from regnum.engine.resolving import waiting_choice
from regnum.games.architects.cards import Cost
from regnum.games.architects.construction import CANNOT_PAY_CATHEDRAL, CATHEDRAL_DONE, cathedral_refusal
from regnum.games.architects.hiring import Hire
from regnum.games.architects.payment import least_silver
from regnum.games.architects.places.workshop import HIRE_TAX, hire_price
from regnum.games.architects.state import Player, Table
from regnum.games.architects.supply import skills_of
from regnum.games.architects.telling.amounts import printed_cost
from regnum.games.architects.telling.cards import CardTexts, skills
from regnum.games.architects.words import CLAY, COLUMNS, GOODS, ROWS, SILVER, SKILLS, STONE, WOOD, WORKSHOP


def prospect(texts: CardTexts, table: Table, seat: int, target: str) -> Prospect | None:
    """What there is to tell of a target; None where it is nothing of this player's."""
    group, _, id = target.partition("/")
    player = table.players[seat]
    if group == "hand":
        held = [card for card in player.hand if table.deck.buildings[card].id == id]
        return building(table, seat, held[0]) if held else None
    if group == "display":
        return apprentice(table, seat, SPACES.index(id)) if id in SPACES else None
    if group == "apprentice" and id in [table.deck.apprentices[card].id for card in player.apprentices]:
        return hired(texts, table, seat, id)
    if group == "building" and id in [table.deck.buildings[card].id for card in player.buildings]:
        return Prospect(Message("prospect-constructed", what=texts.effect(id)), "ARC-BUILD-05")
    return cathedral(table, seat) if target == "place/cathedral" else None


#: How targets call the spaces of the display.
SPACES: Final = [f"{row}-{column}" for row in ROWS for column in range(1, COLUMNS + 1)]


def building(table: Table, seat: int, number: int) -> Prospect:
    """A Building in hand: it is constructed through the Guildhall (ARC-GUILDHALL-01, ARC-BUILD-01, ARC-BUILD-02)."""
    card = table.deck.buildings[number]
    unskilled = card.skills & ~skills_of(table, seat)
    lacking = short_of(table.players[seat], card.cost, len(table.players[seat].hand) - 1)
    lacking += skills([skill for bit, skill in enumerate(SKILLS) if unskilled >> bit & 1])
    return told("building", lacking, "ARC-GUILDHALL-01" if not lacking else BUILDING_RULES[bool(unskilled)])


#: By whether a skill is lacking.
BUILDING_RULES: Final = ("ARC-BUILD-02", "ARC-BUILD-01")


def short_of(player: Player, cost: Cost, spare: int, constructing: bool = True) -> list[Message]:
    """The goods that a player lacks for a construction or a trade, as few as the player's board allows."""
    board, rich = player.board, player.copy()
    payable = board.can_construct if constructing else board.can_pay
    rich.goods = [max(have, wanted) for have, wanted in zip(player.goods, cost.goods, strict=True)]
    mix = mix_left(rich, cost)
    rich.goods[STONE] += mix
    for good in range(len(GOODS)):
        while rich.goods[good] > player.goods[good]:
            rich.goods[good] -= 1
            if not payable(rich, cost, spare):
                rich.goods[good] += 1
                break
    given = [rich.goods[good] - player.goods[good] for good in range(len(GOODS))]
    mixed = min(mix, given[STONE])
    given[STONE] -= mixed
    lacking = printed_cost({good: given[number] for number, good in enumerate(GOODS) if given[number]})
    return [*lacking, Message("amount-mix", n=mixed)] if mixed else lacking


def mix_left(player: Player, cost: Cost) -> int:
    """How much of the part that may be mixed is not there."""
    goods = player.goods
    left = goods[STONE] - cost.goods[STONE] + goods[WOOD] - cost.goods[WOOD]
    return max(0, cost.mix - left - (goods[CLAY] - cost.goods[CLAY] if cost.clay_too else 0))


def apprentice(table: Table, seat: int, space: int) -> Prospect | None:
    """An Apprentice on the display: hired through the Workshop, farther ones with more Workers or more Silver.

    ARC-WORKSHOP-02, ARC-WORKSHOP-03, ARC-WORKSHOP-04.
    """
    if table.display[space] < 0:
        return None
    player, choice = table.players[seat], waiting_choice(table, seat)
    hiring = isinstance(choice, Hire)
    reach = choice.reach if isinstance(choice, Hire) else min(player.at[WORKSHOP] + 1, COLUMNS)
    coins = max(0, space % COLUMNS + 1 - reach)
    paid = 0 if hiring else least_silver(table, seat, hire_price(table, seat), HIRE_TAX)
    short = max(0, coins + paid - player.goods[SILVER])
    lacking = [Message("figure-silver", n=short)] if short else []
    way = told("reach" if hiring else "apprentice", lacking, "ARC-WORKSHOP-04" if coins else "ARC-WORKSHOP-02")
    way.text.args["price"] = Message("amount-silver", n=coins + paid)
    return way


def hired(texts: CardTexts, table: Table, seat: int, id: str) -> Prospect:
    """An own Apprentice acts by itself, when its occasion comes (ARC-WORKSHOP-14); a trade may lack goods."""
    trades = [card.trade for card in table.deck.apprentices if card.id == id and card.trade is not None]
    player = table.players[seat]
    if trades and not player.board.can_pay(player, trades[0], len(player.hand)):
        return told("trade", short_of(player, trades[0], len(player.hand), False), "ARC-STORE-04")
    return Prospect(Message("prospect-hired", what=texts.ability(id)), "ARC-WORKSHOP-14")


def cathedral(table: Table, seat: int) -> Prospect:
    """The next level is worked on through the Guildhall; what forbids it beside its price, is told as it is there."""
    refusal = cathedral_refusal(table, seat)
    if refusal is not None and refusal != CANNOT_PAY_CATHEDRAL:
        why = Message(f"refusal-{refusal.reason}")
        told_of = why if refusal == CATHEDRAL_DONE else Message("prospect-cathedral-closed", why=why)
        return Prospect(told_of, refusal.rule)
    player = table.players[seat]
    level = table.deck.main_board.levels[player.level]
    spare = len(player.hand) - (1 if player.board.discards_for_cathedral else 0)
    return told("cathedral", short_of(player, level.cost, spare), "ARC-CATHEDRAL-05")


def told(what: str, lacking: list[Message], rule: str) -> Prospect:
    """How something is used, with what is lacking or that nothing is."""
    if not lacking:
        return Prospect(Message(f"prospect-{what}"), rule)
    return Prospect(Message(f"prospect-{what}-lacking", lacking=lacking), rule)
