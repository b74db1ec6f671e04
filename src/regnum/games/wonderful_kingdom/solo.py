"""Solo: a risk deck instead of an opponent (section 10 of the rules)."""

from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Field, Fields, Flag
from regnum.engine.knowledge import COUNT, OWNER
from regnum.engine.lists import without
from regnum.engine.messages import Message, Narrator
from regnum.engine.moves import Moves
from regnum.engine.parts import Part
from regnum.engine.sheet import Sheet
from regnum.engine.state import NOT_NOW, SEAT, Choice, Effect, Frame, Refusal, SeatEffect
from regnum.games.wonderful_kingdom import moves
from regnum.games.wonderful_kingdom.audit import can_be_dealt, can_be_drawn, cards_everywhere, pends, refuse_cards
from regnum.games.wonderful_kingdom.cards import is_recyclable
from regnum.games.wonderful_kingdom.choice import select
from regnum.games.wonderful_kingdom.dealing import has_card, lay_next, next_cards
from regnum.games.wonderful_kingdom.facing import face_down_slots, turn_up
from regnum.games.wonderful_kingdom.fields import ANY_CARDS, ANY_PILE, OF_AREA
from regnum.games.wonderful_kingdom.moves import CARD_IDS
from regnum.games.wonderful_kingdom.scoring import medal
from regnum.games.wonderful_kingdom.state import MODE, SELECTING, Hidden, Laid, Mode, Table
from regnum.games.wonderful_kingdom.window import Window
from regnum.games.wonderful_kingdom.words import AREAS, CALAMITY, CARDS, NOBODY, SOLO_RISKS

#: Development cards in the risk deck (IWK-SOLO-02), tokens (IWK-SOLO-05), selections a round (IWK-SOLO-08).
RISKY_CARDS: Final = 8
TOKENS: Final = 1
SELECTIONS: Final = 4
#: A production count that wins supremacy (IWK-SOLO-15).
STRONG: Final = 5
SEARCHED: Final = 3
#: What Search costs (IWK-SOLO-11).
SEARCH_PRICE: Final = 2
#: Cards that come after each selection but the last (IWK-SOLO-07); Search can bring one for each.
REFILLED: Final = 3

NO_TOKEN: Final = Refusal("IWK-SOLO-10", "no-token")
NO_FACE_DOWN_CARD: Final = Refusal("IWK-SOLO-10", "no-face-down-card")
NOTHING_TO_DISCARD: Final = Refusal("IWK-SOLO-11", "too-few-for-search")
NOT_FOR_SEARCH: Final = Refusal("IWK-SOLO-13", "not-for-search")
NOT_SEEN: Final = Refusal("IWK-SOLO-11", "not-seen")


SOLO_MOVES: Final = Moves()
TAKE: Final = SOLO_MOVES.one("take", "take")
SEARCH: Final = SOLO_MOVES.one("search", "search")
PICK: Final = SOLO_MOVES.named("pick", CARD_IDS, CARDS, "looking/{}")  # + card


class RiskDeck(Part):
    """The cards that play against a lone player."""

    def __init__(self) -> None:
        self.risk: list[int] = []
        #: Whether the deck was made anew of cards that were all seen (IWK-RUL-10).
        self.reshuffled = False

    def copy(self) -> "RiskDeck":
        twin = RiskDeck()
        twin.risk = self.risk
        twin.reshuffled = self.reshuffled
        return twin


class Searched(Part):
    """The cards seen by Search."""

    def __init__(self) -> None:
        self.looking: list[int] = []

    def copy(self) -> "Searched":
        twin = Searched()
        twin.looking = self.looking
        return twin


class Risk(Hidden):
    """The risk deck, and what came of it face down."""

    def put(self, table: Table, cards: list[int]) -> None:
        risk_deck(table).risk = cards


def risk_deck(table: Table) -> RiskDeck:
    part = table.parts[MODE]
    assert isinstance(part, RiskDeck)
    return part


def searched(table: Table) -> Searched:
    part = table.players[0].parts[MODE]
    assert isinstance(part, Searched)
    return part


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
    BELOW = ("leftovers",)
    RULE = "IWK-SOLO-07"
    WHEN = SELECTING

    def list_main(self, state: Table, found: list[int]) -> None:
        """An area, or the token."""
        found.append(moves.SELECT)
        found.append(moves.SELECT + 1)
        list_reveals(state, self.seat, found)

    def main_refusal(self, state: Table, move: int) -> Refusal | None:
        """Selections, and the token."""
        if moves.REVEAL <= move < moves.REMOVE:
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

    FIELDS = Fields(SEAT, OF_AREA)

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def misfit(self, state: Table) -> str:
        return search_misfit(state)


def search_misfit(table: Table) -> str:
    """A search is about one area, with cards to discard, to look at and to pick (IWK-SOLO-11)."""
    search = [frame for frame in table.stack if isinstance(frame, AreaChoice | SoloRefill)]
    if len({frame.area for frame in search}) > 1:
        return "a search is about one area"
    owed = len([frame for frame in search if isinstance(frame, SearchDiscard)])
    if owed > min(SEARCH_PRICE, len([laid for laid in table.areas[search[0].area] if searchable(laid)])):
        return "too few cards to discard"
    if pends(table, SearchLook.NAME) and not owed and not has_card(table):
        return "no card is left to look at"
    return ""


def searchable(laid: Laid) -> bool:
    """Whether a card can be discarded for Search (IWK-SOLO-13)."""
    return not laid.face_down and is_recyclable(laid.card)


class SoloTake(AreaChoice):
    """The token, if unused, then Search or not (IWK-SOLO-11, IWK-SOLO-18)."""

    NAME = "solo-take"
    BELOW = ("leftovers",)
    RULE = "IWK-SOLO-11"

    def moves(self, state: Table) -> list[int]:
        """Take the cards; or search first."""
        found: list[int] = []
        list_reveals(state, self.seat, found)
        found.append(state.mode.first + TAKE)
        if self._can_search(state):
            found.append(state.mode.first + SEARCH)
        return found

    def _can_search(self, state: Table) -> bool:
        return len([laid for laid in state.areas[self.area] if searchable(laid)]) >= SEARCH_PRICE

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Search needs two cards to discard."""
        if moves.REVEAL <= move < moves.REMOVE:
            return reveal_refusal(state, self.seat, move)
        if move == state.mode.first + SEARCH:
            return None if self._can_search(state) else NOTHING_TO_DISCARD
        return None if move == state.mode.first + TAKE else Refusal("IWK-SOLO-18", NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """At most one Search a selection (IWK-SOLO-12)."""
        if move == state.mode.first + TAKE:
            state.push(SoloRefill(self.seat, self.area))
            select(state, self.seat, self.area)
        elif move == state.mode.first + SEARCH:
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
    BELOW = ("search-look", "search-discard")
    RULE = "IWK-SOLO-11"

    def moves(self, state: Table) -> list[int]:
        """By slot."""
        return sorted([moves.REMOVE + laid.slot for laid in state.areas[self.area] if searchable(laid)])

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Never calamities, menaces or advisors (IWK-SOLO-13)."""
        if not moves.REMOVE <= move < moves.CONSTRUCT:
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
    BELOW = ("search-pick",)

    def resolve(self, state: Table) -> None:
        """Only the player sees them (IWK-INFO-04)."""
        searched(state).looking = sorted([card for card in next_cards(state, SEARCHED) if card != NOBODY])


class SearchPick(AreaChoice):
    """Put one of the cards seen into the area; the pick is compulsory (IWK-SOLO-18)."""

    NAME = "search-pick"
    BELOW = ("solo-refill",)
    RULE = "IWK-SOLO-11"

    def moves(self, state: Table) -> list[int]:
        """Cards of one name are alike."""
        return sorted({state.mode.first + PICK + card for card in searched(state).looking})

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """One of those seen."""
        card = move - state.mode.first - PICK
        if not 0 <= card < CARDS:
            return Refusal("IWK-SOLO-11", NOT_NOW)
        return None if card in searched(state).looking else NOT_SEEN

    def choose(self, state: Table, move: int) -> None:
        """The others are discarded (IWK-SOLO-13); then all cards of the area are taken."""
        card = move - state.mode.first - PICK
        state.discards = state.discards + without(searched(state).looking, card)
        searched(state).looking = []
        if state.log is not None:
            state.tell("picked", "IWK-SOLO-11", self.seat, {"card": state.deck.ids[card]})
        state.lay(self.area, card, False, NOBODY)
        select(state, self.seat, self.area)


class SoloRefill(Effect):
    """A risk card to the area not chosen, two cards to the emptied one (IWK-SOLO-07)."""

    NAME = "solo-refill"
    FIELDS = Fields(SEAT, OF_AREA)
    BELOW = ("leftovers",)

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def misfit(self, state: Table) -> str:
        return search_misfit(state)

    def resolve(self, state: Table) -> None:
        """Not after the fourth selection (IWK-SOLO-08). A position may have fewer risk cards than a game."""
        state.turn += 1
        if state.turn >= SELECTIONS:
            return
        deck = risk_deck(state)
        if deck.risk:
            card = deck.risk[-1]
            deck.risk = deck.risk[:-1]
            if state.log is not None:
                told: dict[str, int | str] = {"area": AREAS[1 - self.area], "slot": state.slot + 1}
                state.tell("risk-laid", "IWK-SOLO-07", self.seat, told)
            state.lay(1 - self.area, card, True, NOBODY)
        lay_next(state, self.area, "IWK-SOLO-07")
        lay_next(state, self.area, "IWK-SOLO-07")
        state.push(SoloTurn(self.seat))


class Solo(Mode):
    """The game for one: no hand, no offers, no opponent (IWK-SOLO-17, IWK-SOLO-19)."""

    name = "solo"
    FIELDS = Fields(Field("risk", ANY_PILE, COUNT), Field("reshuffled", Flag()))
    PLAYER_FIELDS = Fields(Field("looking", ANY_CARDS, OWNER))
    FRAMES = (SearchDiscard, SearchLook, SearchPick, SoloRefill, SoloTake, SoloTurn)
    MOVES = SOLO_MOVES
    turns = SELECTIONS
    top_seen = True

    def part(self) -> Part:
        return RiskDeck()

    def player_part(self) -> Part:
        return Searched()

    def traps(self) -> int:
        """One token, once a round (IWK-SOLO-05)."""
        return TOKENS

    def set_up(self, table: Table) -> None:
        """The risk deck: 8 cards of the shuffled deck and 4 special ones (IWK-SOLO-02, IWK-SOLO-03)."""
        deck = risk_deck(table)
        deck.risk = table.cards[-RISKY_CARDS:] + table.module.risks(table)
        table.cards = table.cards[:-RISKY_CARDS]
        table.rng.shuffle(deck.risk)
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

    def first_turn(self) -> Frame:
        return SoloTurn(0)

    def reshuffled(self, table: Table) -> None:
        risk_deck(table).reshuffled = True

    def deck_is_known(self, table: Table) -> bool:
        """A deck that was made anew holds cards that everybody has seen (IWK-RUL-10)."""
        return risk_deck(table).reshuffled

    def cards(self, table: Table) -> list[int]:
        return risk_deck(table).risk + searched(table).looking

    def add_hidden(self, table: Table, seat: int, hidden: list[Hidden]) -> None:
        """The risk deck, with the cards of it that lie face down on the table (IWK-SOLO-07)."""
        if risk_deck(table).risk:
            self.group_of(hidden, NOBODY, 0).held = risk_deck(table).risk

    def group_of(self, groups: list[Hidden], placer: int, round: int) -> Hidden:
        """All that lies face down came from the risk deck."""
        if not groups:
            groups.append(Risk())
        return groups[0]

    def calamities(self, table: Table, found: int) -> int:
        return SOLO_RISKS if risk_deck(table).risk or table.round else found

    def cards_to_come(self, table: Table) -> int:
        left = SELECTIONS - table.turn
        return left + max(0, left - 1) * REFILLED

    def complete(self, state: Table, told: frozenset[str]) -> None:
        """Without a risk deck its calamities are those that lie nowhere."""
        if "risk" not in told and state.round and state.module.uses_calamities:
            found = cards_everywhere(state).count(CALAMITY) + state.players[0].calamities
            risk_deck(state).risk = [CALAMITY] * max(0, SOLO_RISKS - found)

    def check(self, state: Table) -> None:
        refuse_cards("table.risk", risk_deck(state).risk, can_be_dealt)
        refuse_cards("table.players[0].looking", searched(state).looking, can_be_drawn)
        picking = pends(state, SearchPick.NAME) and not pends(state, SearchLook.NAME)
        if bool(searched(state).looking) != picking:
            raise BadPosition(
                "table.players[0].looking", "cards are seen when one of them is to be picked, and only then"
            )
        if risk_deck(state).risk and state.round == 0:
            raise BadPosition("table.risk", "there is a risk deck only after set-up")
        for frame in state.stack:
            if isinstance(frame, SoloTurn | AreaChoice | SoloRefill) and state.turn >= SELECTIONS:
                raise BadPosition("table.turn", f"there are {SELECTIONS} selections a round")

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.number("risk", len(risk_deck(state).risk))
        sheet.number("reshuffled", int(risk_deck(state).reshuffled))

    def write_secrets(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.counts("looking", CARDS, searched(state).looking)

    def tell_move(self, narrator: Narrator, state: Table, seat: int, move: int) -> Message:
        from regnum.games.wonderful_kingdom.telling import solo  # it knows the frames of this file

        return solo.tell_move(narrator, state, seat, move)
