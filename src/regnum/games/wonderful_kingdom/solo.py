"""Solo: a risk deck instead of an opponent (section 10 of the rules)."""

from typing import Final

from regnum.engine.state import NOT_NOW, Choice, Effect, Refusal, SeatEffect
from regnum.games.wonderful_kingdom import moves
from regnum.games.wonderful_kingdom.cards import is_recyclable
from regnum.games.wonderful_kingdom.choice import select
from regnum.games.wonderful_kingdom.dealing import lay_next, next_card
from regnum.games.wonderful_kingdom.facing import face_down_slots, turn_up
from regnum.games.wonderful_kingdom.scoring import medal
from regnum.games.wonderful_kingdom.state import SELECTING, Laid, Mode, Table, without
from regnum.games.wonderful_kingdom.window import Window
from regnum.games.wonderful_kingdom.words import AREAS, NOBODY

#: Development cards in the risk deck (IWK-SOLO-02), tokens (IWK-SOLO-05), selections a round (IWK-SOLO-08).
RISKY_CARDS: Final = 8
TOKENS: Final = 1
SELECTIONS: Final = 4
#: A production count that wins supremacy (IWK-SOLO-15).
STRONG: Final = 5
SEARCHED: Final = 3
#: What Search costs (IWK-SOLO-11).
SEARCH_PRICE: Final = 2

NO_TOKEN: Final = Refusal("IWK-SOLO-10", "no-token")
NO_FACE_DOWN_CARD: Final = Refusal("IWK-SOLO-10", "no-face-down-card")
NOTHING_TO_DISCARD: Final = Refusal("IWK-SOLO-11", "too-few-for-search")
NOT_FOR_SEARCH: Final = Refusal("IWK-SOLO-13", "not-for-search")
NOT_SEEN: Final = Refusal("IWK-SOLO-11", "not-seen")


class Solo(Mode):
    """The game for one: no hand, no offers, no opponent (IWK-SOLO-17, IWK-SOLO-19)."""

    def traps(self) -> int:
        """One token, once a round (IWK-SOLO-05)."""
        return TOKENS

    def set_up(self, table: Table) -> None:
        """The risk deck: 8 cards of the shuffled deck and 4 special ones (IWK-SOLO-02, IWK-SOLO-03).

        The rest of the deck, whose top card is seen (IWK-SOLO-04), is in random order already.
        """
        table.risk = table.cards[-RISKY_CARDS:] + table.module.risks(table)
        table.cards = table.cards[:-RISKY_CARDS]
        table.rng.shuffle(table.risk)
        table.calamities = 0

    def open_choice(self, table: Table) -> None:
        """Two cards face up into each area (IWK-SOLO-06)."""
        for area in (0, 0, 1, 1):
            lay_next(table, area, "IWK-SOLO-06")
        table.push(SoloTurn(0))

    def supremacy(self, counts: list[int]) -> int:
        """A count of 5 or more (IWK-SOLO-15)."""
        return 0 if counts[0] >= STRONG else NOBODY

    def winners(self, table: Table, totals: list[int]) -> list[int]:
        """A medal is a win (IWK-SOLO-16)."""
        return [0] if table.module.may_win(table, 0) and medal(table, totals[0]) else []


def list_reveals(table: Table, seat: int, found: list[int]) -> None:
    """What the token can turn up (IWK-SOLO-10)."""
    if table.players[seat].traps:
        for slot in face_down_slots(table):
            found.append(moves.REVEAL + slot)


def reveal_refusal(table: Table, seat: int, move: int) -> Refusal | None:
    """Why the token can't be used so."""
    if table.players[seat].traps == 0:
        return NO_TOKEN
    return None if move - moves.REVEAL in face_down_slots(table) else NO_FACE_DOWN_CARD


def use_token(table: Table, seat: int, move: int) -> None:
    table.players[seat].traps -= 1
    turn_up(table, seat, move - moves.REVEAL, "IWK-SOLO-10")


class SoloTurn(Window):
    """Choose an area; extras come before it (IWK-SOLO-18)."""

    NAME = "solo-select"
    RULE = "IWK-SOLO-07"
    WHEN = SELECTING

    def list_main(self, state: Table, found: list[int]) -> None:
        """An area, or the token."""
        found.append(moves.SELECT)
        found.append(moves.SELECT + 1)
        list_reveals(state, self.seat, found)

    def main_refusal(self, state: Table, move: int) -> Refusal | None:
        """Selections, and the token."""
        if moves.REVEAL <= move < moves.TAKE:
            return reveal_refusal(state, self.seat, move)
        return None if moves.SELECT <= move < moves.SELECT + 2 else Refusal("IWK-SOLO-07", NOT_NOW)

    def main(self, state: Table, move: int) -> None:
        """After the token the choice is asked again."""
        if move >= moves.REVEAL:
            state.push(self)
            use_token(state, self.seat, move)
            return
        state.push(SoloTake(self.seat, move - moves.SELECT))


class AreaChoice(Choice):
    """A choice about the area that was chosen."""

    FIELDS = ("seat", "area")

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area


def searchable(laid: Laid) -> bool:
    """Whether a card can be discarded for Search (IWK-SOLO-13)."""
    return not laid.face_down and is_recyclable(laid.card)


class SoloTake(AreaChoice):
    """The token, if unused, then Search or not (IWK-SOLO-11, IWK-SOLO-18)."""

    NAME = "solo-take"
    RULE = "IWK-SOLO-11"

    def moves(self, state: Table) -> list[int]:
        """Take the cards; or search first."""
        found: list[int] = []
        list_reveals(state, self.seat, found)
        found.append(moves.TAKE)
        if self._can_search(state):
            found.append(moves.SEARCH)
        return found

    def _can_search(self, state: Table) -> bool:
        return len([laid for laid in state.areas[self.area] if searchable(laid)]) >= SEARCH_PRICE

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Search needs two cards to discard."""
        if moves.REVEAL <= move < moves.TAKE:
            return reveal_refusal(state, self.seat, move)
        if move == moves.SEARCH:
            return None if self._can_search(state) else NOTHING_TO_DISCARD
        return None if move == moves.TAKE else Refusal("IWK-SOLO-18", NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """At most one Search a selection (IWK-SOLO-12)."""
        if move == moves.TAKE:
            state.push(SoloRefill(self.seat, self.area))
            select(state, self.seat, self.area)
        elif move == moves.SEARCH:
            state.push(SoloRefill(self.seat, self.area))
            state.push(SearchPick(self.seat, self.area))
            state.push(SearchLook(self.seat))
            for _ in range(SEARCH_PRICE):
                state.push(SearchDiscard(self.seat, self.area))
        else:
            state.push(self)
            use_token(state, self.seat, move)


class SearchDiscard(AreaChoice):
    """Discard a face-up development or treasure card of the area (IWK-SOLO-11)."""

    NAME = "search-discard"
    RULE = "IWK-SOLO-11"

    def moves(self, state: Table) -> list[int]:
        """By slot."""
        return sorted([moves.REMOVE + laid.slot for laid in state.areas[self.area] if searchable(laid)])

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Never calamities, menaces or advisors (IWK-SOLO-13)."""
        if not moves.REMOVE <= move < moves.PICK:
            return Refusal("IWK-SOLO-11", NOT_NOW)
        return None if move in self.moves(state) else NOT_FOR_SEARCH

    def choose(self, state: Table, move: int) -> None:
        """Onto the discard pile."""
        slot = move - moves.REMOVE
        for laid in state.areas[self.area]:
            if laid.slot == slot:
                state.discard_laid(laid)
                if state.log is not None:
                    told: dict[str, int | str] = {"card": state.deck.ids[laid.card], "slot": slot + 1}
                    state.tell("removed", "IWK-SOLO-11", self.seat, told)
        state.put_area(self.area, [laid for laid in state.areas[self.area] if laid.slot != slot])


class SearchLook(SeatEffect):
    """Look at the top three cards, or at what there is (IWK-SOLO-13)."""

    NAME = "search-look"

    def resolve(self, state: Table) -> None:
        """Only the player sees them (IWK-INFO-04)."""
        seen = [next_card(state) for _ in range(SEARCHED)]
        state.looking = sorted([card for card in seen if card != NOBODY])


class SearchPick(AreaChoice):
    """Put one of the cards seen into the area; the pick is compulsory (IWK-SOLO-18)."""

    NAME = "search-pick"
    RULE = "IWK-SOLO-11"

    def moves(self, state: Table) -> list[int]:
        """Cards of one name are alike."""
        return sorted({moves.PICK + card for card in state.looking})

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """One of those seen."""
        if not moves.PICK <= move < moves.CONSTRUCT:
            return Refusal("IWK-SOLO-11", NOT_NOW)
        return None if move - moves.PICK in state.looking else NOT_SEEN

    def choose(self, state: Table, move: int) -> None:
        """The others are discarded (IWK-SOLO-13); then all cards of the area are taken."""
        card = move - moves.PICK
        state.discards = state.discards + without(state.looking, card)
        state.looking = []
        if state.log is not None:
            state.tell("picked", "IWK-SOLO-11", self.seat, {"card": state.deck.ids[card]})
        state.lay(self.area, card, False, NOBODY)
        select(state, self.seat, self.area)


class SoloRefill(Effect):
    """A risk card to the area not chosen, two cards to the emptied one (IWK-SOLO-07)."""

    NAME = "solo-refill"
    FIELDS = ("seat", "area")

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def resolve(self, state: Table) -> None:
        """Not after the fourth selection (IWK-SOLO-08). A position may have fewer risk cards than a game."""
        state.turn += 1
        if state.turn >= SELECTIONS:
            return
        if state.risk:
            card = state.risk[-1]
            state.risk = state.risk[:-1]
            if state.log is not None:
                told: dict[str, int | str] = {"area": AREAS[1 - self.area], "slot": state.slot + 1}
                state.tell("risk-laid", "IWK-SOLO-07", self.seat, told)
            state.lay(1 - self.area, card, True, NOBODY)
        lay_next(state, self.area, "IWK-SOLO-07")
        lay_next(state, self.area, "IWK-SOLO-07")
        state.push(SoloTurn(self.seat))
