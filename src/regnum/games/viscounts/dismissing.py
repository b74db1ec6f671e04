"""Dismissing the visible Townsfolk of the own segment for its icons and its effect (VIS-DISMISS)."""

from typing import Final

from regnum.engine.fields import Field, Fields, Whole
from regnum.engine.state import SEAT, Refusal
from regnum.games.steps import Step
from regnum.games.viscounts import moves
from regnum.games.viscounts.cards import NO_ICONS
from regnum.games.viscounts.fields import IN_SEGMENT, OF_ACTION, whole
from regnum.games.viscounts.funding import OF_ICONS, funds_of, icons, reach, reach_from
from regnum.games.viscounts.hiring import take_top, top_of
from regnum.games.viscounts.offers import OpenChoice, Paid, purse, when_paid
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import CRIMINAL, MERCHANT, SEGMENTS, TRADE


def icons_on_offer(table: Table, segment: int) -> list[int]:
    """The icons of the visible Townsfolk, or of the one printed below an empty pile (VIS-DISMISS-09)."""
    card = top_of(table, segment)
    return table.deck.townsfolk[card].icons if card >= 0 else table.deck.segments[segment].printed.icons


def dismiss_price(table: Table, seat: int, segment: int) -> int:
    """Its silver value (VIS-DISMISS-03) or the price of slot TP2 (VIS-BUILD-12), then reductions (VIS-R-21)."""
    player = table.players[seat]
    deck = table.deck
    price = deck.board.uncovered[player.built].dismiss_price
    if price < 0:
        card = top_of(table, segment)
        price = deck.townsfolk[card].silver if card >= 0 else deck.segments[segment].printed.silver
    for own in player.row:
        if own >= 0:
            powers = deck.townsfolk[own].powers
            if powers is not None:
                price -= powers.dismiss_saving
    return max(0, price)


def matches(table: Table, seat: int, action: int, segment: int) -> bool:
    """Whether an icon of the visible Townsfolk of a segment counts for an action (VIS-DISMISS-02).

    Merchants count where pairs of them do, and a full pair results (VIS-R-06).
    """
    offered = icons_on_offer(table, segment)
    if offered[action] or offered[CRIMINAL]:
        return True
    if offered[MERCHANT]:
        for fund in funds_of(table, seat, action):
            if fund.good == OF_ICONS and icons(table, seat, MERCHANT) + offered[MERCHANT] >= fund.number:
                return True
    return False


def can_dismiss(table: Table, seat: int, action: int, segment: int) -> bool:
    """Whether the visible Townsfolk of a segment may be dismissed for an action."""
    return matches(table, seat, action, segment) and dismiss_price(table, seat, segment) <= purse(table, seat)


def reach_with(table: Table, seat: int, action: int, segment: int) -> int:
    """The most icons for an action once the Townsfolk of a segment is dismissed: its price is set aside first."""
    return reach(table, seat, action, icons_on_offer(table, segment), dismiss_price(table, seat, segment))


def reach_dismissing(table: Table, seat: int, action: int) -> int:
    """The most icons for an action with a dismissal; 0 where none can be paid."""
    here = table.players[seat].at // 3
    found = reach_with(table, seat, action, here) if can_dismiss(table, seat, action, here) else 0
    for module in table.modules:
        for segment in module.dismissable(table, seat):
            if can_dismiss(table, seat, action, segment):
                found = max(found, reach_with(table, seat, action, segment))
    return found


def can_fund(table: Table, seat: int, action: int, need: int) -> bool:
    """Whether a player can bring so many icons together, with a dismissal if one can be paid (VIS-ACT-09)."""
    return reach(table, seat, action, NO_ICONS, 0) >= need or reach_dismissing(table, seat, action) >= need


def most_icons(table: Table, seat: int, action: int) -> int:
    """The most that `can_fund` grants: for who asks about several prices at once."""
    return max(reach(table, seat, action, NO_ICONS, 0), reach_dismissing(table, seat, action))


def anybody_to_dismiss(table: Table, seat: int, action: int) -> bool:
    """Whether anybody may be dismissed for an action."""
    if can_dismiss(table, seat, action, table.players[seat].at // 3):
        return True
    for module in table.modules:
        for segment in module.dismissable(table, seat):
            if can_dismiss(table, seat, action, segment):
                return True
    return False


def offer_dismissal(table: Table, seat: int, action: int, need: int) -> None:
    """Ask whether to dismiss, where that can be: once in an action, and so once in a turn (VIS-DISMISS-04)."""
    if anybody_to_dismiss(table, seat, action):
        table.push(MayDismiss(seat, action, need))


class MayDismiss(OpenChoice):
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
        if not anybody_to_dismiss(state, self.seat, self.action):
            return "nobody can be dismissed for that"
        enough = can_fund(state, self.seat, self.action, self.need)
        return "" if enough else "that can't be paid, whoever is dismissed"

    def answers(self, state: Table) -> list[int]:
        return DISMISSING

    def refused(self, state: Table, move: int) -> Refusal | None:
        """Either way the action must be possible (VIS-ACT-09)."""
        if move == moves.DISMISS_NOBODY:
            enough = reach(state, self.seat, self.action, NO_ICONS, 0) >= self.need
            return None if enough else CANNOT_DO_WITHOUT
        return self.hindrance(state, state.players[self.seat].at // 3)

    def hindrance(self, state: Table, segment: int) -> Refusal | None:
        """Why the Townsfolk of a segment can't be dismissed for this action."""
        if not matches(state, self.seat, self.action, segment):
            return NO_MATCHING_ICON
        enough = dismiss_price(state, self.seat, segment) <= purse(state, self.seat)
        enough = enough and reach_with(state, self.seat, self.action, segment) >= self.need
        return None if enough else CANNOT_PAY_BOTH

    def take(self, state: Table, move: int) -> None:
        if move == moves.DISMISS:
            self.dismiss(state, state.players[self.seat].at // 3)

    def dismiss(self, state: Table, segment: int) -> None:
        """Pay the price, then dismiss the Townsfolk of a segment (VIS-DISMISS-03)."""
        price = dismiss_price(state, self.seat, segment)
        when_paid(state, Dismissal(self.seat, segment, price, self.action, self.need), "VIS-DISMISS-03")


class Dismissal(Paid):
    """A dismissal, once it is paid."""

    NAME = "dismissal"
    FIELDS = Fields(
        SEAT,
        IN_SEGMENT,
        whole("price"),
        Field("action", OF_ACTION.kind, default=TRADE),
        Field("need", Whole(), default=0),
    )

    def __init__(self, seat: int, segment: int, price: int, action: int, need: int) -> None:
        super().__init__(seat, price)
        self.segment = segment
        #: What it is for, and the icons that this needs at least.
        self.action = action
        self.need = need

    def affordable(self, state: Table, left: list[int]) -> bool:
        """The action was declared because it is possible, and must stay so (VIS-ACT-09)."""
        return reach_from(state, self.seat, self.action, icons_on_offer(state, self.segment), left) >= self.need

    def resolve(self, state: Table) -> None:
        dismiss(state, self.seat, self.segment, self.price)


def dismiss(table: Table, seat: int, segment: int, price: int) -> None:
    """Remove the card from the game (VIS-DISMISS-05), and resolve its effect before the rest (VIS-DISMISS-07).

    Its ability has no effect (VIS-DISMISS-08). A printed Townsfolk stays where it is (VIS-DISMISS-09).
    """
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
NO_MATCHING_ICON: Final = Refusal("VIS-DISMISS-02", "no-matching-icon")
CANNOT_DO_WITHOUT: Final = Refusal("VIS-ACT-09", "cannot-do-without")
CANNOT_PAY_BOTH: Final = Refusal("VIS-ACT-09", "cannot-pay-both")
