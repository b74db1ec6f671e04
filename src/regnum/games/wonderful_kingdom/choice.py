"""Phase A for two players: offers and selections (section 4 of the rules)."""

from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.lists import without
from regnum.engine.state import NOT_NOW, Choice, Effect, Frame, Refusal
from regnum.games.wonderful_kingdom import moves
from regnum.games.wonderful_kingdom.dealing import lay_next, next_cards
from regnum.games.wonderful_kingdom.state import OFFERING, SELECTING, Hidden, Mode, Table
from regnum.games.wonderful_kingdom.window import Window
from regnum.games.wonderful_kingdom.words import AREAS, NOBODY

DEALT: Final = 7
TURNS: Final = 16
#: Cards of an offer (IWK-OFFER-06).
OFFERED: Final = 2

NOT_IN_HAND: Final = Refusal("IWK-OFFER-06", "not-in-hand")
NO_TRAP: Final = Refusal("IWK-TRAP-03", "no-trap")


def first_of_round(table: Table) -> int:
    """The first player alternates, beginning with player 1 (IWK-ROUND-03)."""
    return (table.first + table.round - 1) % 2


def seat_of_turn(table: Table, turn: int) -> int:
    """Who offers or selects in a turn of phase A (IWK-OFFER-02)."""
    first = first_of_round(table)
    return first if turn % 4 in (0, 3) else 1 - first


def is_selection(turn: int) -> bool:
    """Whether a turn of phase A is a selection; else it is an offer (IWK-OFFER-02)."""
    return turn % 2 == 1


def next_chooser(table: Table) -> int:
    """Who selects next in this phase A; nobody when all selections are made."""
    waiting = table.top
    if isinstance(waiting, SelectTurn):
        return waiting.seat
    for turn in range(table.turn, TURNS):
        if is_selection(turn):
            return seat_of_turn(table, turn)
    return NOBODY


class ChoiceTurn(Effect):
    """F offers, N selects, N offers, F selects: four times (IWK-OFFER-02)."""

    NAME = "choice-turn"
    BELOW = ("leftovers",)

    def resolve(self, state: Table) -> None:
        """The next of the 16 turns (IWK-OFFER-01).

        A hand that is too small for an offer can only come from a position made by hand; its offer is left out.
        """
        if state.turn == TURNS:
            return
        seat = seat_of_turn(state, state.turn)
        selecting = is_selection(state.turn)
        state.turn += 1
        state.push(self)
        if selecting:
            state.push(SELECT_TURNS[seat])
        elif len(state.players[seat].hand) >= OFFERED:
            state.push(OFFER_TURNS[seat])


def list_offers(state: Table, seat: int, found: list[int]) -> None:
    """Every card of the hand, into either area, face down too while there is a trap token.

    However many cards lie there, and also if the other area is empty then (IWK-OFFER-09, IWK-OFFER-11).
    """
    player = state.players[seat]
    offers = moves.OFFERS if player.traps else moves.OPEN_OFFERS
    last = NOBODY
    for card in player.hand:
        if card != last:
            found += offers[card]
            last = card


def offer_refusal(state: Table, seat: int, move: int) -> Refusal | None:
    """Why a card can't be offered so."""
    player = state.players[seat]
    if not moves.OFFER <= move < moves.SELECT:
        return Refusal("IWK-OFFER-06", NOT_NOW)
    if (move - moves.OFFER) // 4 not in player.hand:
        return NOT_IN_HAND
    if (move - moves.OFFER) % 2 and player.traps == 0:
        return NO_TRAP
    return None


def offer(state: Table, seat: int, move: int) -> None:
    """Put a card into an area; a trap token lays it face down (IWK-TRAP-02)."""
    player = state.players[seat]
    offered = move - moves.OFFER
    card, area, face_down = offered // 4, offered // 2 % 2, offered % 2
    player.hand = without(player.hand, card)
    player.traps -= face_down
    if state.log is not None:
        where: dict[str, int | str] = {"area": AREAS[area], "slot": state.slot + 1}
        named: dict[str, int | str] = {"card": state.deck.ids[card]}
        if face_down:
            state.tell_secret("offered-face-down", "IWK-TRAP-02", seat, where, named)
        else:
            state.tell("offered", "IWK-OFFER-06", seat, {**where, **named})
    state.lay(area, card, face_down == 1, seat)


class OfferTurn(Window):
    """Put two cards of the hand into the offer areas (IWK-OFFER-06), the first of them; no passing (IWK-OFFER-14)."""

    NAME = "offer"
    BELOW = ("choice-turn",)
    RULE = "IWK-OFFER-06"
    WHEN = OFFERING

    def misfit(self, state: Table) -> str:
        return "" if len(state.players[self.seat].hand) >= OFFERED else "too few cards for the offer that is to be made"

    def list_main(self, state: Table, found: list[int]) -> None:
        """Any card may be offered, advisors too (IWK-OFFER-15, IWK-ADVISOR-08)."""
        list_offers(state, self.seat, found)

    def main_refusal(self, state: Table, move: int) -> Refusal | None:
        return offer_refusal(state, self.seat, move)

    def main(self, state: Table, move: int) -> None:
        """The second card follows at once."""
        state.push(SECOND_OFFERS[self.seat])
        offer(state, self.seat, move)


class OfferSecond(Choice):
    """The second card of an offer."""

    NAME = "offer-second"
    BELOW = ("choice-turn",)
    RULE = "IWK-OFFER-06"

    def misfit(self, state: Table) -> str:
        return "" if state.players[self.seat].hand else "too few cards for the offer that is to be made"

    def moves(self, state: Table) -> list[int]:
        """The same, with the cards that are left."""
        found: list[int] = []
        list_offers(state, self.seat, found)
        return found

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Nothing comes between the two cards."""
        return offer_refusal(state, self.seat, move)

    def choose(self, state: Table, move: int) -> None:
        offer(state, self.seat, move)


class SelectTurn(Window):
    """Take all cards of one area (IWK-OFFER-07)."""

    NAME = "select"
    BELOW = ("choice-turn",)
    RULE = "IWK-OFFER-07"
    WHEN = SELECTING

    def list_main(self, state: Table, found: list[int]) -> None:
        """Either area, even an empty one (IWK-OFFER-10)."""
        found.append(moves.SELECT)
        found.append(moves.SELECT + 1)

    def main_refusal(self, state: Table, move: int) -> Refusal | None:
        return None if moves.SELECT <= move < moves.SELECT + 2 else Refusal("IWK-OFFER-07", NOT_NOW)

    def main(self, state: Table, move: int) -> None:
        """The other area stays as it is (IWK-OFFER-08)."""
        select(state, self.seat, move - moves.SELECT)


def select(state: Table, seat: int, area: int) -> None:
    """All cards of the area, face-down ones unseen (IWK-TRAP-05)."""
    player = state.players[seat]
    taken = state.areas[area]
    if state.log is not None:
        state.tell("selected", "IWK-OFFER-07", seat, {"area": AREAS[area], "amount": len(taken)})
    player.selection = player.selection + taken
    state.put_area(area, [])
    state.module.taken(state, seat)


#: The frames of a turn by seat: frames never change, so all turns share them.
OFFER_TURNS: Final = [OfferTurn(0), OfferTurn(1)]
SECOND_OFFERS: Final = [OfferSecond(0), OfferSecond(1)]
SELECT_TURNS: Final = [SelectTurn(0), SelectTurn(1)]


class Duel(Mode):
    """The game for two."""

    name = "duel"
    FRAMES = (ChoiceTurn, OfferSecond, OfferTurn, SelectTurn)
    turns = TURNS

    def open_choice(self, table: Table) -> None:
        """Deal the hands, then one card face up into each area (IWK-OFFER-03, IWK-OFFER-05).

        Only a position made by hand can have too few cards for that, or cards that are left of the old hand.
        """
        for seat in range(2):
            hand = [table.module.special(table, seat), *next_cards(table, DEALT)]
            hand.sort()  # its order does not tell which card is the calamity (IWK-OFFER-04)
            player = table.players[seat]
            table.discards = table.discards + player.hand
            player.hand = [card for card in hand if card != NOBODY]
        for area in range(2):
            lay_next(table, area, "IWK-OFFER-05")
        table.push(ChoiceTurn())

    def supremacy(self, counts: list[int]) -> int:
        """The strictly higher count; nobody on a tie (IWK-SUPREMACY-01, IWK-SUPREMACY-02, IWK-RUL-05)."""
        if counts[0] == counts[1]:
            return NOBODY
        return 0 if counts[0] > counts[1] else 1

    def winners(self, table: Table, totals: list[int]) -> list[int]:
        """The higher total (IWK-END-07), then more constructed cards (IWK-END-08), then more soldiers (IWK-END-09).

        Only development cards are counted, and soldiers on the duchy card (IWK-END-11); on a full tie both win
        (IWK-END-10).
        """
        able = [seat for seat in range(2) if table.module.may_win(table, seat)]
        if len(able) < 2:
            return able
        standings = [(totals[seat], len(table.players[seat].built), table.players[seat].soldiers) for seat in range(2)]
        best = max(standings)
        return [seat for seat in range(2) if standings[seat] == best]

    def first_turn(self) -> Frame:
        return ChoiceTurn()

    def calamities(self, table: Table, found: int) -> int:
        return table.deck.calamity.copies

    def cards_to_come(self, table: Table) -> int:
        return sum([len(player.hand) for player in table.players])

    def add_hidden(self, table: Table, seat: int, hidden: list[Hidden]) -> None:
        """The opponent's hand, with what lies of it face down on the table in this round."""
        other = 1 - seat
        if table.players[other].hand:
            self.group_of(hidden, other, table.round).held = table.players[other].hand

    def group_of(self, groups: list[Hidden], placer: int, round: int) -> Hidden:
        """By placer and round: each hand held exactly one special card."""
        for group in groups:
            if isinstance(group, LaidFaceDown) and group.placer == placer and group.round == round:
                return group
        groups.append(LaidFaceDown(placer, round))
        return groups[-1]

    def check(self, state: Table) -> None:
        """The turn of phase A is the one of the frame that waits (IWK-OFFER-02)."""
        waiting = NOBODY
        for number, frame in enumerate(state.stack):
            if isinstance(frame, OfferTurn | OfferSecond | SelectTurn):
                turn = state.turn - 1
                selecting = isinstance(frame, SelectTurn)
                if turn < 0 or is_selection(turn) != selecting or seat_of_turn(state, turn) != frame.seat:
                    raise BadPosition("table.turn", f"{frame.NAME} of seat {frame.seat} is not in turn {state.turn}")
                waiting = frame.seat
            elif waiting != NOBODY and getattr(frame, "seat", NOBODY) != waiting:
                raise BadPosition(f"table.stack[{number}].seat", "must be the seat whose turn it is")


class LaidFaceDown(Hidden):
    """What one player laid face down in a round, and what is left in the hand."""

    def __init__(self, placer: int, round: int) -> None:
        super().__init__()
        self.placer = placer
        self.round = round

    def put(self, table: Table, cards: list[int]) -> None:
        if self.held:
            table.players[self.placer].hand = sorted(cards)
