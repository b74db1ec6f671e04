"""Hiring an Apprentice, at the Workshop or for free elsewhere (ARC-WORKSHOP)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import changed, without
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.architects import moves
from regnum.games.architects.fields import flag, whole
from regnum.games.architects.state import Table
from regnum.games.architects.supply import gain
from regnum.games.architects.virtue import gain_virtue
from regnum.games.architects.words import COLUMNS, SILVER


def begin_hire(table: Table, seat: int, reach: int, optional: bool) -> None:
    """Hire with a reach of so many columns; at the limit an Apprentice must go first (ARC-RUL-19).

    Only a player at the limit may decline, and only a hire that is not the Workshop's (`optional`).
    """
    player = table.players[seat]
    if len(player.apprentices) >= player.board.apprentice_limit:
        table.push(MakeRoom(seat, reach, optional))
    else:
        table.push(Hire(seat, reach))


def anybody_to_hire(table: Table) -> bool:
    """Whether an Apprentice lies face up."""
    for card in table.display:
        if card >= 0:
            return True
    return False


class MakeRoom(Choice):
    """Dismiss an Apprentice to make room for another (ARC-WORKSHOP-08)."""

    NAME = "make-room"
    FIELDS = Fields(SEAT, whole("reach"), flag("optional"))
    RULE = "ARC-WORKSHOP-08"

    def __init__(self, seat: int, reach: int, optional: bool) -> None:
        super().__init__(seat)
        self.reach = reach
        self.optional = optional

    def candidates(self, state: Table) -> list[int]:
        """Every Apprentice, or none."""
        return [moves.DECLINE, *[moves.DISMISS + n for n in range(len(state.deck.apprentices))]]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Only own Apprentices; a Workshop hire must be completed."""
        if move == moves.DECLINE:
            return None if self.optional else MUST_HIRE
        return None if move - moves.DISMISS in state.players[self.seat].apprentices else NOT_YOURS

    def moves(self, state: Table) -> list[int]:
        """The same, looking only at the player's own Apprentices."""
        own = [moves.DISMISS + number for number in state.players[self.seat].apprentices]
        own.sort()
        return [moves.DECLINE, *own] if self.optional else own

    def choose(self, state: Table, move: int) -> None:
        """The card goes under the deck before the refill."""
        if move == moves.DECLINE:
            return
        state.push(Hire(self.seat, self.reach))
        dismiss(state, self.seat, move - moves.DISMISS)


MUST_HIRE: Final = Refusal("ARC-RUL-10", "must-hire")
NOT_YOURS: Final = Refusal("ARC-WORKSHOP-08", "not-hired")


def dismiss(table: Table, seat: int, card: int) -> None:
    """Put a hired Apprentice under the deck (ARC-WORKSHOP-08); its Virtue icon is not reversed (ARC-WORKSHOP-09)."""
    player = table.players[seat]
    player.apprentices = without(player.apprentices, card)
    put_apprentices_under(table, [card])
    if table.log is not None:
        name = table.deck.apprentices[card].id
        table.tell("dismissed", "ARC-WORKSHOP-08", seat, {"apprentice": name})


def put_apprentices_under(table: Table, cards: list[int]) -> None:
    """Put cards under the deck at one moment, in random order (ARC-RUL-25)."""
    if len(cards) > 1:
        table.rng.shuffle(cards)
    table.apprentice_deck = cards + table.apprentice_deck
    table.apprentices_under = [*table.apprentices_under, len(cards)]


class Hire(Choice):
    """Take one of the face-up Apprentices, of either row (ARC-WORKSHOP-03, ARC-WORKSHOP-04, ARC-WORKSHOP-05)."""

    NAME = "hire"
    FIELDS = Fields(SEAT, whole("reach"))
    RULE = "ARC-WORKSHOP-03"

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach = reach

    def plays_itself(self) -> bool:
        """The player should see it even if it is forced."""
        return False

    def candidates(self, state: Table) -> list[int]:
        return [moves.HIRE + space for space in range(2 * COLUMNS)]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """A card must lie there, and the coins to reach it be at hand."""
        space = move - moves.HIRE
        if state.display[space] < 0:
            return NO_CARD_THERE
        if space % COLUMNS + 1 - self.reach > state.players[self.seat].goods[SILVER]:
            return OUT_OF_REACH
        return None

    def choose(self, state: Table, move: int) -> None:
        """Coins first, then the card, its Silver, its Virtue, and the refill (ARC-RUL-22)."""
        space = move - moves.HIRE
        place_coins(state, self.seat, space, self.reach)
        state.push(Refill(space))
        take_apprentice(state, self.seat, space)


NO_CARD_THERE: Final = Refusal("ARC-WORKSHOP-07", "no-card-there")
OUT_OF_REACH: Final = Refusal("ARC-WORKSHOP-04", "out-of-reach")


def place_coins(table: Table, seat: int, space: int, reach: int) -> None:
    """1 Silver on each of the left-most cards of the row, one for each column further right (ARC-WORKSHOP-04).

    It is no Tax, and nothing lowers it (ARC-RUL-21).
    """
    coins = space % COLUMNS + 1 - reach
    if coins <= 0:
        return
    row = space - space % COLUMNS
    table.players[seat].goods[SILVER] -= coins
    silver = table.display_silver.copy()
    for column in range(coins):
        silver[row + column] += 1
    table.display_silver = silver
    if table.log is not None:
        table.tell("placed-coins", "ARC-WORKSHOP-04", seat, {"amount": coins})


def take_apprentice(table: Table, seat: int, space: int) -> None:
    """The card, then the Silver on it (ARC-WORKSHOP-06, ARC-RUL-20), then its Virtue icon (ARC-WORKSHOP-09).

    Several Apprentices of one name are allowed (ARC-WORKSHOP-10).
    """
    card = table.display[space]
    coins = table.display_silver[space]
    table.display = changed(table.display, space, -1)
    table.display_silver = changed(table.display_silver, space, 0)
    player = table.players[seat]
    player.apprentices = [*player.apprentices, card]
    if table.log is not None:
        table.tell("hired", "ARC-WORKSHOP-07", seat, {"apprentice": table.deck.apprentices[card].id})
    gain(table, seat, SILVER, coins, "ARC-WORKSHOP-06")
    gain_virtue(table, seat, table.deck.apprentices[card].virtue, "ARC-WORKSHOP-09")


class Refill(Effect):
    """Close the gap and refill the row from the deck (ARC-WORKSHOP-07)."""

    NAME = "refill"
    FIELDS = Fields(whole("space"))

    def __init__(self, space: int) -> None:
        self.space = space

    def resolve(self, state: Table) -> None:
        """After the card was taken."""
        close_gap(state, self.space)


def close_gap(state: Table, gap: int) -> None:
    """Cards slide left together with their Silver; the last space is filled from the deck."""
    row_end = gap - gap % COLUMNS + COLUMNS - 1
    cards = state.display.copy()
    silver = state.display_silver.copy()
    for space in range(gap, row_end):
        cards[space] = cards[space + 1]
        silver[space] = silver[space + 1]
    cards[row_end] = draw_apprentice(state)
    silver[row_end] = 0
    state.display = cards
    state.display_silver = silver


def draw_apprentice(table: Table) -> int:
    """The top card of the Apprentice deck, or -1 (ARC-RUL-24)."""
    if not table.apprentice_deck:
        return -1
    card = table.apprentice_deck[-1]
    table.apprentice_deck = table.apprentice_deck[:-1]
    under = table.apprentices_under
    if sum(under) > len(table.apprentice_deck):
        table.apprentices_under = [under[0] - 1, *under[1:]] if under[0] > 1 else under[1:]
    return card
