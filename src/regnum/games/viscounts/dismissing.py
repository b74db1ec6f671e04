"""Dismissing the visible Townsfolk of the own segment for its icons and its effect (VIS-DISMISS)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import SEAT, Choice, Refusal
from regnum.games.steps import Step
from regnum.games.viscounts import moves
from regnum.games.viscounts.cards import NO_ICONS
from regnum.games.viscounts.fields import OF_ACTION, whole
from regnum.games.viscounts.funding import OF_ICONS, funds_of, icons, reach
from regnum.games.viscounts.hiring import take_top, top_of
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import CRIMINAL, MERCHANT, SEGMENTS, SILVER


def icons_on_offer(table: Table, segment: int) -> list[int]:
    """The icons of the visible Townsfolk, or of the one printed below an empty pile (VIS-DISMISS-09)."""
    card = top_of(table, segment)
    return table.deck.townsfolk[card].icons if card >= 0 else table.deck.segments[segment].printed.icons


def dismiss_price(table: Table, seat: int) -> int:
    """Its silver value (VIS-DISMISS-03) or the price of slot TP2 (VIS-BUILD-12), then reductions (VIS-R-21)."""
    player = table.players[seat]
    deck = table.deck
    price = deck.board.uncovered[player.built].dismiss_price
    if price < 0:
        card = top_of(table, player.at // 3)
        price = deck.townsfolk[card].silver if card >= 0 else deck.segments[player.at // 3].printed.silver
    for own in player.row:
        if own >= 0:
            powers = deck.townsfolk[own].powers
            if powers is not None:
                price -= powers.dismiss_saving
    return max(0, price)


def matches(table: Table, seat: int, action: int) -> bool:
    """Whether an icon of the visible Townsfolk counts for an action (VIS-DISMISS-02).

    Merchants count where pairs of them do, and a full pair results (VIS-R-06).
    """
    offered = icons_on_offer(table, table.players[seat].at // 3)
    if offered[action] or offered[CRIMINAL]:
        return True
    if offered[MERCHANT]:
        for fund in funds_of(table, seat, action):
            if fund.good == OF_ICONS and icons(table, seat, MERCHANT) + offered[MERCHANT] >= fund.number:
                return True
    return False


def can_dismiss(table: Table, seat: int, action: int) -> bool:
    """Whether the visible Townsfolk may be dismissed for an action."""
    return matches(table, seat, action) and dismiss_price(table, seat) <= table.players[seat].goods[SILVER]


def reach_dismissing(table: Table, seat: int, action: int) -> int:
    """The most icons for an action, with a dismissal if one can be paid: its price is set aside first (VIS-ACT-09)."""
    plain = reach(table, seat, action, NO_ICONS, 0)
    if not can_dismiss(table, seat, action):
        return plain
    offered = icons_on_offer(table, table.players[seat].at // 3)
    return max(plain, reach(table, seat, action, offered, dismiss_price(table, seat)))


def offer_dismissal(table: Table, seat: int, action: int, need: int) -> None:
    """Ask whether to dismiss, where that can be: once in an action, and so once in a turn (VIS-DISMISS-04)."""
    if can_dismiss(table, seat, action):
        table.push(MayDismiss(seat, action, need))


class MayDismiss(Choice):
    """Dismiss the visible Townsfolk or not, also for its effect alone (VIS-DISMISS-01, VIS-DISMISS-10)."""

    NAME = "may-dismiss"
    FIELDS = Fields(SEAT, OF_ACTION, whole("need"))
    RULE = "VIS-DISMISS-01"

    def __init__(self, seat: int, action: int, need: int) -> None:
        super().__init__(seat)
        self.action = action
        #: The icons that the action needs at least.
        self.need = need

    def misfit(self, state: Table) -> str:
        if not can_dismiss(state, self.seat, self.action):
            return "nobody can be dismissed for that"
        enough = reach_dismissing(state, self.seat, self.action) >= self.need
        return "" if enough else "that can't be paid, whoever is dismissed"

    def candidates(self, state: Table) -> list[int]:
        return DISMISSING

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Either way the action must be possible (VIS-ACT-09)."""
        if move == moves.DISMISS_NOBODY:
            enough = reach(state, self.seat, self.action, NO_ICONS, 0) >= self.need
            return None if enough else CANNOT_DO_WITHOUT
        offered = icons_on_offer(state, state.players[self.seat].at // 3)
        enough = reach(state, self.seat, self.action, offered, dismiss_price(state, self.seat)) >= self.need
        return None if enough else CANNOT_PAY_BOTH

    def choose(self, state: Table, move: int) -> None:
        if move == moves.DISMISS:
            dismiss(state, self.seat)


def dismiss(table: Table, seat: int) -> None:
    """Pay, remove the card from the game (VIS-DISMISS-05), and resolve its effect before the rest (VIS-DISMISS-07).

    Its ability has no effect (VIS-DISMISS-08). A printed Townsfolk stays where it is (VIS-DISMISS-09).
    """
    player = table.players[seat]
    segment = player.at // 3
    price = dismiss_price(table, seat)
    player.goods[SILVER] -= price
    table.help = icons_on_offer(table, segment)
    effect: Step | None
    if table.townsfolk[segment]:
        card = take_top(table, segment)
        table.gone = [*table.gone, card]
        effect = table.deck.townsfolk[card].effect
        if table.log is not None:
            args: dict[str, int | str] = {"card": table.deck.townsfolk[card].id, "price": price}
            table.tell("dismissed", "VIS-DISMISS-05", seat, args)
    else:
        effect = table.deck.segments[segment].printed.effect
        if table.log is not None:
            table.tell("dismissed-printed", "VIS-DISMISS-09", seat, {"segment": SEGMENTS[segment], "price": price})
    if effect is not None:
        effect.do(table, seat, "VIS-DISMISS-07")


DISMISSING: Final = [moves.DISMISS_NOBODY, moves.DISMISS]
CANNOT_DO_WITHOUT: Final = Refusal("VIS-ACT-09", "cannot-do-without")
CANNOT_PAY_BOTH: Final = Refusal("VIS-ACT-09", "cannot-pay-both")
