"""What effects do with a player's own cards: rearrange, discard, destroy. All of it is optional.

In set-up there is no hand and no pile yet, so none of it does anything (VIS-R-20).
"""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import without
from regnum.engine.state import SEAT, Choice, Refusal
from regnum.games.viscounts import moves
from regnum.games.viscounts.fields import BY_RULE, whole
from regnum.games.viscounts.gaining import gain_good
from regnum.games.viscounts.piles import can_draw, draw_top, leave_hand, seen, stands_behind
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import FEWEST_CARDS, SILVER

#: Where the card in each space comes from, by the number of the order; the first one leaves all as it is.
ORDERS: Final = [[int(space) - 1 for space in order.split(" ")] for order in moves.ORDERS]
ALL_ORDERS: Final = list(range(moves.ARRANGE, moves.ARRANGE + len(ORDERS)))


class Rearrange(Choice):
    """Put the cards on the own Player Board in any order, or leave them (VIS-ICON-11)."""

    NAME = "rearrange"
    FIELDS = Fields(SEAT, BY_RULE)
    RULE = "VIS-ICON-11"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def candidates(self, state: Table) -> list[int]:
        return ALL_ORDERS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Empty spaces stay empty, so no starting icon is covered or uncovered (VIS-R-11)."""
        row = state.players[self.seat].row
        order = ORDERS[move - moves.ARRANGE]
        for space in range(len(order)):
            if order[space] != space and (row[space] < 0 or row[order[space]] < 0):
                return SPACE_IS_EMPTY
        return None

    def choose(self, state: Table, move: int) -> None:
        """It triggers nothing (VIS-R-11)."""
        player = state.players[self.seat]
        order = ORDERS[move - moves.ARRANGE]
        player.row = [player.row[space] for space in order]
        if state.log is not None and move != moves.ARRANGE:
            state.tell("rearranged", self.rule, self.seat, {})


def can_rearrange(table: Table, seat: int) -> bool:
    """Whether there are two cards to swap."""
    filled = 0
    for card in table.players[seat].row:
        if card >= 0:
            filled += 1
    return filled > 1


def can_discard(table: Table, seat: int) -> bool:
    """Whether there is a card in hand, or one to draw (VIS-ICON-12)."""
    player = table.players[seat]
    return not table.setting_up and (bool(player.hand) or can_draw(player))


def can_destroy(table: Table, seat: int) -> bool:
    """Nobody may come to own fewer than 3 cards (VIS-CARDS-08, VIS-R-16)."""
    return can_discard(table, seat) and table.players[seat].owned() > FEWEST_CARDS


class GiveUpCard(Choice):
    """A card from hand or the top of the draw pile, unseen; or none (VIS-R-12). Who declines is not asked again."""

    FIELDS = Fields(SEAT, whole("number"), BY_RULE)

    def __init__(self, seat: int, number: int, rule: str, first: int, top: int) -> None:
        super().__init__(seat)
        self.number = number
        self.rule = rule
        #: The first of its moves about a card, and the one about the top of the draw pile, right behind them.
        self.first = first
        self.top = top

    def candidates(self, state: Table) -> list[int]:
        return [moves.DECLINE, *range(self.first, self.top + 1)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        if move == moves.DECLINE:
            return None
        player = state.players[self.seat]
        if move == self.top:
            return self.forbidden(state) if can_draw(player) else Refusal(self.RULE, "no-card-to-draw")
        if move - self.first not in player.hand:
            return Refusal(self.RULE, "not-in-hand")
        behind = stands_behind(state, player, move - self.first)
        return Refusal(self.RULE, "one-of-many") if behind else self.forbidden(state)

    def forbidden(self, state: Table) -> Refusal | None:
        """Why no card at all may be given up."""
        return None

    def moves(self, state: Table) -> list[int]:
        """The same without a look at the whole catalogue."""
        legal = [moves.DECLINE]
        if self.forbidden(state) is None:
            player = state.players[self.seat]
            for card in player.hand:
                if not stands_behind(state, player, card):
                    legal.append(self.first + card)
            if can_draw(player):
                legal.append(self.top)
        return legal

    def choose(self, state: Table, move: int) -> None:
        """A card of the draw pile is shown as it leaves (VIS-HID-03)."""
        if move == moves.DECLINE:
            return
        if self.number > 1:
            state.push(self.again())
        player = state.players[self.seat]
        if move == self.top:
            card = draw_top(state, self.seat)
            seen(player, card)
            self.lose(state, card, False)
        else:
            card = move - self.first
            leave_hand(player, card)
            self.lose(state, card, True)

    def again(self) -> "GiveUpCard":
        """The same choice, once less."""
        raise NotImplementedError

    def lose(self, state: Table, card: int, from_hand: bool) -> None:
        """What becomes of the card."""
        raise NotImplementedError


class DiscardCard(GiveUpCard):
    """Discard a card, so many times (VIS-ICON-12). No ability of it is resolved (VIS-R-59)."""

    NAME = "discard-card"
    RULE = "VIS-ICON-12"

    def __init__(self, seat: int, number: int, rule: str) -> None:
        super().__init__(seat, number, rule, moves.DISCARD, moves.DISCARD_TOP)

    def again(self) -> "DiscardCard":
        return DiscardCard(self.seat, self.number - 1, self.rule)

    def lose(self, state: Table, card: int, from_hand: bool) -> None:
        player = state.players[self.seat]
        player.discard = [*player.discard, card]
        if state.log is not None:
            state.tell("discarded", self.rule, self.seat, {"card": state.deck.townsfolk[card].id})


class DestroyCard(GiveUpCard):
    """Destroy a card, so many times: it leaves the game and brings its value in Silver (VIS-ICON-13)."""

    NAME = "destroy-card"
    RULE = "VIS-ICON-13"

    def __init__(self, seat: int, number: int, rule: str) -> None:
        super().__init__(seat, number, rule, moves.DESTROY, moves.DESTROY_TOP)

    def forbidden(self, state: Table) -> Refusal | None:
        return None if state.players[self.seat].owned() > FEWEST_CARDS else TOO_FEW_CARDS

    def again(self) -> "DestroyCard":
        return DestroyCard(self.seat, self.number - 1, self.rule)

    def lose(self, state: Table, card: int, from_hand: bool) -> None:
        destroy(state, self.seat, card, from_hand, self.rule)


def destroy(table: Table, seat: int, card: int, from_hand: bool, rule: str) -> None:
    """A card that has left its place leaves the game; its owner gains Silver equal to its value."""
    leaves = True
    for module in table.modules:
        if module.destroyed(table, seat, card, from_hand):
            leaves = False
    if leaves:
        table.gone = [*table.gone, card]
    if table.log is not None:
        table.tell("destroyed", rule, seat, {"card": table.deck.townsfolk[card].id})
    gain_good(table, seat, SILVER, table.deck.townsfolk[card].silver, rule)


class DestroyOwn(Choice):
    """Player card 9: any card of the own starting deck, before it is shuffled; or none (VIS-SETUP-15, VIS-R-57)."""

    NAME = "destroy-own"
    RULE = "VIS-R-57"

    def candidates(self, state: Table) -> list[int]:
        return [moves.DECLINE, *range(moves.DESTROY, moves.DESTROY_TOP)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return None if move == moves.DECLINE or move - moves.DESTROY in state.players[self.seat].draw else NOT_YOURS

    def choose(self, state: Table, move: int) -> None:
        if move != moves.DECLINE:
            player = state.players[self.seat]
            player.draw = without(player.draw, move - moves.DESTROY)
            destroy(state, self.seat, move - moves.DESTROY, False, self.RULE)


SPACE_IS_EMPTY: Final = Refusal("VIS-R-11", "space-is-empty")
NOT_YOURS: Final = Refusal("VIS-R-57", "not-in-deck")
NOTHING_TO_REARRANGE: Final = Refusal("VIS-R-09", "nothing-to-rearrange")
NOTHING_TO_DISCARD: Final = Refusal("VIS-R-09", "nothing-to-discard")
TOO_FEW_CARDS: Final = Refusal("VIS-R-16", "too-few-cards")
