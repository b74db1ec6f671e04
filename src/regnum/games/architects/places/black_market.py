"""The Black Market (ARC-BLACKMARKET)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import changed, without
from regnum.engine.state import SEAT, Choice, Effect, Refusal, SeatEffect
from regnum.games.architects import ledger, moves
from regnum.games.architects.cards import MarketCard
from regnum.games.architects.fields import whole
from regnum.games.architects.hiring import anybody_to_hire, begin_hire
from regnum.games.architects.places.placing import Placing
from regnum.games.architects.state import Table
from regnum.games.architects.supply import bonus, draw_buildings, gain_all, saving, spared_virtue, spend
from regnum.games.architects.virtue import lose_virtue
from regnum.games.architects.words import BLACK_MARKET, COLUMNS, FREE, SILVER

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
#: In Silver, by space (ARC-BLACKMARKET-03, ARC-BLACKMARKET-06, ARC-BLACKMARKET-04).
PRICES: Final = [1, 2, 3]
#: From this Virtue on nobody may place here (ARC-BLACKMARKET-01, ARC-VIRTUE-05).
BANNED_FROM: Final = 10


class MarketSpace(Placing):
    """One action of the Black Market: pay Silver and 1 Virtue, then gain (ARC-RUL-38).

    A space holds one Worker, until a Reset (ARC-PLACE-02).
    """

    space = LEFT

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """Virtue 9 or less, a free space, Silver at hand; Workers who stand here already may stay (ARC-RUL-36)."""
        if table.players[seat].virtue >= BANNED_FROM:
            return TOO_VIRTUOUS
        if table.market[self.space] != FREE:
            return SPACE_TAKEN
        silver = table.players[seat].goods[SILVER]
        if silver < PRICES[self.space] and silver < market_price(table, seat, self.space):
            return CANNOT_PAY_MARKET[self.space]
        return None

    def visit(self, table: Table, seat: int) -> None:
        """The third Worker triggers a Reset after the action (ARC-RESET-01), which has the old cards (ARC-RUL-39).

        At Virtue 0 the price is a Debt (ARC-RUL-37).
        """
        table.market = changed(table.market, self.space, seat)
        if FREE not in table.market:
            table.reset_due = True
        table.push(MarketExtras(seat))
        self.deal(table, seat)
        spend(table, seat, SILVER, market_price(table, seat, self.space), "ARC-BLACKMARKET-07")
        lose_virtue(table, seat, max(0, 1 - spared_virtue(table, seat, BLACK_MARKET)), "ARC-BLACKMARKET-03")

    def deal(self, table: Table, seat: int) -> None:
        """Push what the action gives once it is paid."""
        table.push(MarketGoods(seat, self.space))


def market_price(table: Table, seat: int, space: int) -> int:
    """Silver only, never Tax (ARC-BLACKMARKET-07)."""
    return max(0, PRICES[space] - saving(table, seat, BLACK_MARKET))


TOO_VIRTUOUS: Final = Refusal("ARC-BLACKMARKET-01", "too-virtuous")
SPACE_TAKEN: Final = Refusal("ARC-BLACKMARKET-02", "space-taken")
CANNOT_PAY_MARKET: Final = [
    Refusal(rule, "cannot-pay") for rule in ("ARC-BLACKMARKET-03", "ARC-BLACKMARKET-06", "ARC-BLACKMARKET-04")
]


class MarketLeft(MarketSpace):
    """1 Silver: the goods of the Small card (ARC-BLACKMARKET-03)."""

    NAME = "black-market left"
    space = LEFT


class MarketRight(MarketSpace):
    """3 Silver: the goods of the Large card (ARC-BLACKMARKET-04)."""

    NAME = "black-market right"
    space = RIGHT


class MarketHire(MarketSpace):
    """2 Silver: hire any face-up Apprentice (ARC-BLACKMARKET-06)."""

    NAME = "black-market middle hire"
    space = MIDDLE

    def refusal(self, table: Table, seat: int) -> Refusal | None:
        """There must be somebody to hire."""
        refused = super().refusal(table, seat)
        if refused is not None:
            return refused
        return None if anybody_to_hire(table) else NOBODY_ON_DISPLAY

    def deal(self, table: Table, seat: int) -> None:
        """No coins are needed to reach any column."""
        begin_hire(table, seat, COLUMNS, True)


NOBODY_ON_DISPLAY: Final = Refusal("ARC-BLACKMARKET-06", "nobody-to-hire")


class MarketDraw(MarketSpace):
    """2 Silver: draw 5 Buildings, keep 1 (ARC-BLACKMARKET-06)."""

    NAME = "black-market middle draw"
    space = MIDDLE

    def deal(self, table: Table, seat: int) -> None:
        """Look at the cards once the price is paid."""
        table.push(LookAtBuildings(seat))


class MarketGoods(Effect):
    """Gain the goods of a market card."""

    NAME = "market-goods"
    FIELDS = Fields(SEAT, whole("space"))

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def resolve(self, state: Table) -> None:
        """The card stays where it is (ARC-BLACKMARKET-08)."""
        if self.space == LEFT:
            gain_all(state, self.seat, small_card(state).small, "ARC-BLACKMARKET-03")
        else:
            gain_all(state, self.seat, large_card(state).large, "ARC-BLACKMARKET-04")


def small_card(table: Table) -> MarketCard:
    """The top card of the Small pile, or the board's print (ARC-BLACKMARKET-05, ARC-RUL-06)."""
    return table.deck.market[table.small[-1]] if table.small else table.deck.main_board.printed


def large_card(table: Table) -> MarketCard:
    """The top card of the Large pile, or the board's print (ARC-BLACKMARKET-05)."""
    return table.deck.market[table.large[-1]] if table.large else table.deck.main_board.printed


class MarketExtras(SeatEffect):
    """What the player's board and the Apprentices add who are hired now, after the action (ARC-RUL-38, ARC-RUL-79)."""

    NAME = "market-extras"

    def resolve(self, state: Table) -> None:
        """Swindlers, then Caroline's card."""
        bonus(state, self.seat, BLACK_MARKET)
        draw_buildings(state, self.seat, state.players[self.seat].board.market_draws, "ARC-ADV-11")


class LookAtBuildings(SeatEffect):
    """Draw 5 Buildings to look at, or as many as there are (ARC-RUL-23)."""

    NAME = "look-at-buildings"

    def resolve(self, state: Table) -> None:
        """Only the acting player sees them."""
        player = state.players[self.seat]
        for _ in range(min(5, len(state.building_deck))):
            card = state.building_deck[-1]
            state.building_deck = state.building_deck[:-1]
            player.looking = [*player.looking, card]
            ledger.note(state, ledger.LOOKED, self.seat, card)
        if state.log is not None:
            state.tell("looked", "ARC-BLACKMARKET-06", self.seat, {"amount": len(player.looking)})
        if player.looking:
            state.push(KeepOne(self.seat))


class KeepOne(Choice):
    """Keep one of the Buildings drawn; the others go under the deck (ARC-BLACKMARKET-06)."""

    NAME = "keep-one"
    RULE = "ARC-BLACKMARKET-06"

    def candidates(self, state: Table) -> list[int]:
        return [moves.KEEP + card for card in range(len(state.deck.buildings))]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Only one of those drawn."""
        return None if move - moves.KEEP in state.players[self.seat].looking else NOT_DRAWN

    def moves(self, state: Table) -> list[int]:
        """Those drawn, in the order of the cards' numbers."""
        return sorted([moves.KEEP + card for card in state.players[self.seat].looking])

    def choose(self, state: Table, move: int) -> None:
        """The others go under the deck in random order (ARC-RUL-25)."""
        card = move - moves.KEEP
        player = state.players[self.seat]
        player.hand = [*player.hand, card]
        ledger.note(state, ledger.TOOK, self.seat, card)
        others = without(player.looking, card)
        state.rng.shuffle(others)
        for other in others:
            ledger.note(state, ledger.RETURNED, self.seat, other)
        state.building_deck = others + state.building_deck
        player.looking = []
        if state.log is not None:
            building = state.deck.buildings[card].id
            state.tell_secret("kept-building", self.RULE, self.seat, {}, {"building": building})


NOT_DRAWN: Final = Refusal("ARC-BLACKMARKET-06", "not-drawn")
