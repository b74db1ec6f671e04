"""How primary actions are funded: icons, resources, and one dismissed Townsfolk (VIS-ACT-03, VIS-DISMISS)."""

from typing import Final

from mypy_extensions import i64

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Refusal
from regnum.games.viscounts import moves
from regnum.games.viscounts.cards import NO_ICONS, Fund
from regnum.games.viscounts.fields import OF_ACTION, whole
from regnum.games.viscounts.gaining import Gain
from regnum.games.viscounts.offers import ask_payment, pays_at_once, purse
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import ACTIONS, CRIMINAL, GOODS, INNER, MERCHANT, SILVER, TRADE

NO_FUNDS: Final[list[Fund]] = []
#: A Fund that counts Merchant icons (VIS-R-14).
OF_ICONS: Final = -1
#: What funds an action anyway: a unit of its own good for each icon (VIS-ACT-03).
PLAIN: Final = [Fund(action, 1, 1, False) for action in range(len(ACTIONS))]
#: In which order goods are asked for: the action's own first, then the others.
ORDER: Final = [[action, *[good for good in range(len(GOODS)) if good != action]] for action in range(len(ACTIONS))]
#: In which order they pay a price in Silver that is due besides: Silver first, the action's own last.
PAYING: Final = [
    [SILVER, *[good for good in range(1, len(GOODS)) if good != action], *([action] if action != SILVER else [])]
    for action in range(len(ACTIONS))
]
RANK: Final = [[order.index(good) for good in range(len(GOODS))] for order in ORDER]


def icons(table: Table, seat: int, icon: int) -> int:
    """The icons of one kind that a player can use now (VIS-ACT-04, VIS-ACT-05)."""
    return (laid_out(table, seat) >> 8 * icon & 255) + added(table, seat, icon)


def laid_out(table: Table, seat: int) -> i64:
    """The icons of cards, slots, Church Favours, and printed ones that no card covers (VIS-SETUP-08), packed."""
    player = table.players[seat]
    deck = table.deck
    found: i64 = deck.board.uncovered[player.built].packed_icons
    row = player.row
    for space in range(len(row)):
        card = row[space]
        found += deck.townsfolk[card].packed_icons if card >= 0 else deck.board.packed_printed[space]
    favours = table.favours
    for ribbon in range(len(favours)):
        if favours[ribbon] == seat:
            found += deck.favours[ribbon].packed_icons
    return found


def added(table: Table, seat: int, icon: int) -> int:
    """The icons of the Townsfolk that was dismissed for this action (VIS-DISMISS-06), and those of modules."""
    found = table.help[icon]
    for module in table.modules:
        found += module.icons(table, seat, icon)
    return found


def funds_of(table: Table, seat: int, action: int) -> list[Fund]:
    """What the cards on a Player Board let count as icons of an action, beside the good that does so anyway."""
    found = NO_FUNDS
    for card in table.players[seat].row:
        if card >= 0:
            powers = table.deck.townsfolk[card].powers
            if powers is not None and powers.funds[action]:
                found = found + powers.funds[action]
    return found


def strength(table: Table, seat: int, action: int, funds: list[Fund], extra: list[int]) -> int:
    """All icons that count for an action: its own, Criminals as any (VIS-CRIM-01), and pairs of Merchants (VIS-R-14).

    `extra` are the icons of a Townsfolk that could be dismissed.
    """
    shown = laid_out(table, seat)
    found = (shown >> 8 * action & 255) + added(table, seat, action) + extra[action]
    found += (shown >> 8 * CRIMINAL & 255) + added(table, seat, CRIMINAL) + extra[CRIMINAL]
    for fund in funds:
        if fund.good == OF_ICONS:
            merchants = icons(table, seat, MERCHANT) + extra[MERCHANT]
            return found + merchants // fund.number * fund.icons
    return found


def portion(action: int, good: int, funds: list[Fund], used: int) -> Fund | None:
    """How the next units of a good count, when `used` ways that count only once are used up (VIS-R-15)."""
    often = PLAIN[action] if good == action else None
    for fund in funds:
        if fund.good == good:
            if fund.once:
                if used == 0:
                    return fund
                used -= 1
            elif often is None:
                often = fund
    return often


def capacity(goods: list[int], action: int, funds: list[Fund], rank: int, used: int) -> int:
    """How many icons goods can make, from those of a rank on; of the first of them `used` ways are used up."""
    if not funds:
        return goods[action] if rank == 0 else 0
    found = 0
    for place in range(rank, len(GOODS)):
        good = ORDER[action][place]
        left = goods[good]
        way = portion(action, good, funds, used)
        while way is not None and left >= way.number:
            left -= way.number
            found += way.icons
            if way.once:
                used += 1
            way = portion(action, good, funds, used)
        used = 0
    return found


def reach(table: Table, seat: int, action: int, extra: list[int], price: int) -> int:
    """The most icons that a player can bring together for an action once `price` Silver is paid (VIS-ACT-09)."""
    goods = table.players[seat].goods
    return reach_from(table, seat, action, extra, after_paying(goods, action, price) if price else goods)


def reach_from(table: Table, seat: int, action: int, extra: list[int], goods: list[int]) -> int:
    """The same when these goods are left."""
    funds = funds_of(table, seat, action)
    found = strength(table, seat, action, funds, extra)
    if action == TRADE:
        return found + tradable(table, seat, goods)
    if funds:
        goods = pooled(table, seat, goods, action, funds)
    return found + capacity(goods, action, funds, 0, 0)


def tradable(table: Table, seat: int, goods: list[int]) -> int:
    """The Silver among goods that counts in a Trade, and all that may be paid in its place."""
    player = table.players[seat]
    found = 0 if for_silver(table, player.at) else goods[SILVER]
    if purse(table, seat) > player.goods[SILVER]:
        for good in range(SILVER + 1, len(goods)):
            found += goods[good]
    return found


def counting(action: int, funds: list[Fund]) -> int:
    """The goods that count for an action by themselves, a bit each."""
    found = 1 << action
    for fund in funds:
        if fund.good != OF_ICONS:
            found |= 1 << fund.good
    return found


def pooled(table: Table, seat: int, goods: list[int], action: int, funds: list[Fund]) -> list[int]:
    """Where Silver counts for an action, so does all that may be paid in its place, unless it counts by itself."""
    own = counting(action, funds)
    if action == SILVER or not own >> SILVER & 1 or purse(table, seat) == table.players[seat].goods[SILVER]:
        return goods
    found = goods.copy()
    for good in range(1, len(found)):
        if not own >> good & 1:
            found[SILVER] += found[good]
            found[good] = 0
    return found


def after_paying(goods: list[int], action: int, price: int) -> list[int]:
    """What is left when a price in Silver is paid; with other goods where Silver is short, the action's own last."""
    left = goods.copy()
    for place in range(len(GOODS)):
        good = PAYING[action][place]
        paid = min(price, left[good])
        left[good] -= paid
        price -= paid
    return left


def for_silver(table: Table, town: int) -> bool:
    """Whether a town exchanges for Silver: what is spent there it would only return (VIS-TRADE-04, VIS-R-03)."""
    if town % 3 == INNER:
        return False
    gives = table.deck.segments[town // 3].exchanges[town % 3].gives
    return isinstance(gives, Gain) and gives.given[SILVER] > 0


def pay_icons(table: Table, seat: int, action: int, need: int) -> None:
    """Pay for the icons that are missing; who has only one way to do it is not asked (VIS-ACT-07)."""
    funds = funds_of(table, seat, action)
    missing = need - strength(table, seat, action, funds, NO_ICONS)
    if missing <= 0:
        return
    for fund in funds:
        if fund.good != OF_ICONS:
            table.push(PayIcons(seat, action, missing, 0, 0))
            return
    if action == TRADE:
        if not pays_at_once(table, seat, missing):
            ask_payment(table, seat, missing, 0, "VIS-ACT-03")
            return
    else:
        table.players[seat].goods[action] -= missing
    _tell_paid(table, seat, action, missing)


def _tell_paid(table: Table, seat: int, good: int, amount: int) -> None:
    if table.log is not None:
        table.tell("paid", "VIS-ACT-03", seat, {"good": GOODS[good], "amount": amount})


class PayIcons(Choice):
    """With what to pay for missing icons, where cards leave a choice; one portion after the other.

    The action's own good comes first and none is gone back to, so that no mix is offered twice.
    """

    NAME = "pay-icons"
    FIELDS = Fields(SEAT, OF_ACTION, whole("missing"), whole("rank"), whole("used"))
    RULE = "VIS-ACT-03"

    def __init__(self, seat: int, action: int, missing: int, rank: int, used: int) -> None:
        super().__init__(seat)
        self.action = action
        self.missing = missing
        #: The least rank of the good that comes next, and how many ways to use it that count only once are used up.
        self.rank = rank
        self.used = used

    def misfit(self, state: Table) -> str:
        funds = funds_of(state, self.seat, self.action)
        goods = pooled(state, self.seat, state.players[self.seat].goods, self.action, funds)
        if self.rank >= len(GOODS) or not self.missing:
            return "there is nothing to pay"
        enough = capacity(goods, self.action, funds, self.rank, self.used) >= self.missing
        return "" if enough else "that can't be paid"

    def candidates(self, state: Table) -> list[int]:
        return ALL_GOODS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """What is left must be payable too."""
        good = move - moves.PAY
        rank = RANK[self.action][good]
        if rank < self.rank:
            return NOT_BACK
        funds = funds_of(state, self.seat, self.action)
        used = self.used if rank == self.rank else 0
        way = portion(self.action, good, funds, used)
        goods = pooled(state, self.seat, state.players[self.seat].goods, self.action, funds)
        if way is None:
            return DOES_NOT_COUNT
        if goods[good] < way.number:
            return NOT_ENOUGH
        if way.icons < self.missing:
            goods = goods.copy()
            goods[good] -= way.number
            rest = capacity(goods, self.action, funds, rank, used + 1 if way.once else used)
            if way.icons + rest < self.missing:
                return NOT_ENOUGH
        return None

    def choose(self, state: Table, move: int) -> None:
        good = move - moves.PAY
        rank = RANK[self.action][good]
        used = self.used if rank == self.rank else 0
        funds = funds_of(state, self.seat, self.action)
        way = portion(self.action, good, funds, used)
        assert way is not None
        if self.missing > way.icons:
            left = self.missing - way.icons
            state.push(PayIcons(self.seat, self.action, left, rank, used + 1 if way.once else used))
        if good == SILVER and not pays_at_once(state, self.seat, way.number):
            ask_payment(state, self.seat, way.number, counting(self.action, funds), "VIS-ACT-03")
            return
        if good != SILVER:
            state.players[self.seat].goods[good] -= way.number
        _tell_paid(state, self.seat, good, way.number)


ALL_GOODS: Final = list(range(moves.PAY, moves.PAY + len(GOODS)))
NOT_BACK: Final = Refusal("VIS-ACT-03", "goods-in-order")
DOES_NOT_COUNT: Final = Refusal("VIS-ACT-03", "does-not-count")
NOT_ENOUGH: Final = Refusal("VIS-ACT-09", "not-enough")
