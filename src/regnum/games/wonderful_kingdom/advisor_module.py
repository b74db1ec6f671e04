"""The advisors module: what it brings to a table (section 12 of the rules)."""

from mypy_extensions import i64

from regnum.engine.dealing import Zone, deal
from regnum.engine.errors import BadPosition
from regnum.engine.fields import Field, Fields, Flag
from regnum.engine.knowledge import COUNT, OWNER, PRIVATE
from regnum.engine.messages import Argument, Message, Narrator, Prospect
from regnum.engine.parts import Part
from regnum.engine.rng import Rng
from regnum.engine.scores import Tally
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice, Refusal
from regnum.games.wonderful_kingdom import construction
from regnum.games.wonderful_kingdom.abilities import (
    Chart,
    CompleteSite,
    Oversee,
    PointAtCard,
)
from regnum.games.wonderful_kingdom.advisors import (
    ADVICE,
    DRAWN,
    PAYING_SOLDIER,
    START_SOLDIERS,
    KeepAdvisor,
    KeepOne,
    LastAdvice,
    ShuffleAdvisors,
    activation_refusal,
    own_refusal,
    pay,
    work,
)
from regnum.games.wonderful_kingdom.audit import refuse_cards
from regnum.games.wonderful_kingdom.cards import is_advisor
from regnum.games.wonderful_kingdom.court import (
    ACTIVATE,
    ADVISOR_MOVES,
    KEEP,
    AdvisorDeck,
    Court,
    Rejected,
    UsedKind,
    advisor_deck,
    advisors_of,
    court,
)
from regnum.games.wonderful_kingdom.fields import ANY_CARD, DIFFERENT_CARDS
from regnum.games.wonderful_kingdom.rehearsal import USEFUL_SOLDIER
from regnum.games.wonderful_kingdom.scoring import calamity_points
from regnum.games.wonderful_kingdom.state import Hidden, Module, Player, Table
from regnum.games.wonderful_kingdom.telling import advisors as telling
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    MOST_ADVISORS,
    NOBODY,
    ROUNDS,
)


class Advisors(Module):
    """Ten advisors take the place of the treasures (IWK-ADVISOR-06)."""

    name = "advisors"
    FIELDS = Fields(Field("advisor_deck", DIFFERENT_CARDS, COUNT), Field("doubled", Flag()))
    PLAYER_FIELDS = Fields(
        Field("advisors", DIFFERENT_CARDS),
        Field("used", UsedKind()),
        Field("drawn", DIFFERENT_CARDS, OWNER),
        Field("rejected", ANY_CARD, PRIVATE, default=NOBODY),
    )
    FRAMES = (Chart, CompleteSite, KeepAdvisor, KeepOne, LastAdvice, Oversee, PointAtCard, ShuffleAdvisors)
    MOVES = ADVISOR_MOVES
    window_moves = KEEP
    ROUND_BRINGS = (21.1, 10.8)
    uses_treasures = False
    more_slots = 1

    def part(self) -> Part:
        return AdvisorDeck()

    def player_part(self) -> Part:
        return Court()

    def set_up(self, table: Table, lot: int) -> None:
        """Draw two each and keep one (IWK-ADVISOR-04, IWK-ADVISOR-05)."""
        pile = advisors_of(table)
        table.rng.shuffle(pile)
        for player in table.players:
            player.soldiers = START_SOLDIERS
            court(player).drawn = sorted(pile[-DRAWN:])
            pile = pile[:-DRAWN]
        advisor_deck(table).advisor_deck = pile
        table.push(ShuffleAdvisors())
        table.push(KeepOne())

    def taken(self, table: Table, seat: int) -> None:
        """Face-up advisors go to the advisor area (IWK-ADVISOR-09, IWK-ADVISOR-12), with a soldier each."""
        player = table.players[seat]
        came = [laid.card for laid in player.selection if is_advisor(laid.card) and not laid.face_down]
        if not came:
            return
        player.selection = [laid for laid in player.selection if laid.face_down or not is_advisor(laid.card)]
        court(player).advisors = court(player).advisors + came
        if table.log is not None:
            for card in came:
                table.tell("advisor-came", "IWK-ADVISOR-09", seat, {"advisor": table.deck.ids[card]})
        construction.gain_soldiers(table, seat, len(came), "IWK-ADVISOR-10")

    def before_scoring(self, table: Table) -> None:
        """The Alchemist-Diviner may still be used (IWK-ADVISOR-ABIL-11)."""
        for seat in range(table.seats):
            table.push(LastAdvice(seat))

    def evaluate(self, table: Table, player: Player, soldiers: int, rounds_left: int) -> float:
        """Advisors who will be paid, and soldiers to pay them."""
        price = 0
        advisors = court(player).advisors
        for card in advisors:
            price += table.deck.advisors[card - ADVISOR].price
        useful = min(soldiers, price * (rounds_left + 1))
        return PAYING_SOLDIER * useful + ADVICE * len(advisors) * (rounds_left + 0.5) / ROUNDS

    def list_window(self, table: Table, seat: int, when: int, found: list[int]) -> None:
        """Every advisor that can be activated now."""
        for card in court(table.players[seat]).advisors:
            if own_refusal(table, seat, when, card - ADVISOR) is None:
                found.append(self.first + ACTIVATE + card - ADVISOR)

    def window_refusal(self, table: Table, seat: int, when: int, move: int) -> Refusal | None:
        """Only this module's moves."""
        return activation_refusal(table, seat, when, move - ACTIVATE)

    def act(self, table: Table, seat: int, move: int) -> None:
        """Pay, then the effect (IWK-ADVISOR-16)."""
        advisor = move - ACTIVATE
        pay(table, seat, advisor)
        work(table, seat, advisor)

    def round_begins(self, table: Table) -> None:
        """Every advisor can be used again (IWK-ADVISOR-03)."""
        for player in table.players:
            court(player).used = 0

    def score(self, state: Table, seat: int, tally: Tally) -> None:
        lost = self.points(state, state.players[seat])
        if lost:
            tally.add("calamities", lost)

    def points(self, table: Table, player: Player) -> i64:
        """Calamities may count double: once more (IWK-ADVISOR-ABIL-11)."""
        return calamity_points(table.deck, player) if advisor_deck(table).doubled else 0

    def card_worth(self, table: Table, card: int, rounds_left: int) -> float:
        return ADVICE * (rounds_left + 1) / ROUNDS + USEFUL_SOLDIER

    def cards(self, table: Table) -> list[int]:
        cards = advisor_deck(table).advisor_deck.copy()
        for player in table.players:
            own = court(player)
            cards += own.advisors + own.drawn
            if own.rejected != NOBODY:
                cards.append(own.rejected)
        return cards

    def deck_cards(self, table: Table) -> list[int]:
        """All advisors that are nowhere else, unless they are still beside the deck in set-up."""
        return [] if advisor_deck(table).advisor_deck else advisors_of(table)

    def add_hidden(self, table: Table, seat: int, hidden: list[Hidden]) -> None:
        """The advisor that the opponent did not keep: any that is not seen (IWK-ADVISOR-05)."""
        other = table.other(seat)
        if other != NOBODY and court(table.players[other]).rejected != NOBODY:
            hidden.append(Rejected(other, court(table.players[other]).rejected))

    def deal_anew(self, state: Table, seat: int, rng: Rng) -> None:
        """In set-up: the advisors that the opponent has drawn, and those not drawn."""
        pile = advisor_deck(state)
        if not pile.advisor_deck:
            return
        other = state.other(seat)
        drawn = court(state.players[other]).drawn if other != NOBODY else []
        theirs, pile.advisor_deck = deal(
            drawn + pile.advisor_deck, [Zone(len(drawn)), Zone(len(pile.advisor_deck))], rng
        )
        if drawn:
            court(state.players[other]).drawn = sorted(theirs)

    def audit_cards(self, table: Table, counts: dict[int, int]) -> None:
        for card in advisors_of(table):
            assert counts.pop(card, 0) <= 1, f"there is more than one {table.deck.ids[card]}"

    def check(self, state: Table) -> None:
        refuse_cards("table.advisor_deck", advisor_deck(state).advisor_deck, is_advisor)
        if advisor_deck(state).advisor_deck and not shuffling(state):
            raise BadPosition("table.advisor_deck", "the other advisors are in the development deck")
        for seat in range(state.seats):
            check_court(state, f"table.players[{seat}]", seat, court(state.players[seat]), False)
        for seat in range(len(state.before)):
            check_court(state, f"table.before[{seat}]", seat, court(state.before[seat]), True)
        last = [frame.seat for frame in state.stack if isinstance(frame, LastAdvice)]
        if last != list(range(len(last))):
            raise BadPosition("table.stack", "every seat is asked once, in its turn")

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.number("advisor_deck", len(advisor_deck(state).advisor_deck))
        sheet.number("doubled", int(advisor_deck(state).doubled))

    def write_player(self, state: Table, owner: int, sheet: Sheet) -> None:
        own = court(state.players[owner])
        sheet.counts("advisors", MOST_ADVISORS, [card - ADVISOR for card in own.advisors])
        sheet.numbers("used", [own.used >> advisor & 1 for advisor in range(MOST_ADVISORS)])
        sheet.number("drawn_size", len(own.drawn))

    def write_secrets(self, state: Table, seat: int, sheet: Sheet) -> None:
        own = court(state.players[seat])
        sheet.counts("drawn", MOST_ADVISORS, [card - ADVISOR for card in own.drawn])
        sheet.one_of("rejected", MOST_ADVISORS, own.rejected - ADVISOR)

    def tell_move(self, narrator: Narrator, state: Table, seat: int, move: int) -> Message:
        return telling.tell_move(narrator, state, seat, move)

    def tell_prospect(self, narrator: Narrator, state: Table, seat: int, target: str) -> Prospect | None:
        return telling.tell_prospect(narrator, state, seat, target)

    def decision_arguments(self, narrator: Narrator, state: Table, choice: Choice) -> dict[str, Argument]:
        return telling.decision_arguments(narrator, state, choice)


def shuffling(table: Table) -> bool:
    """Whether the set-up of the advisors still goes on."""
    return any(isinstance(frame, ShuffleAdvisors) for frame in table.stack)


def check_court(table: Table, path: str, seat: int, own: Court, before: bool) -> None:
    """Two are drawn in set-up, one is kept, the other joins the deck in solo (IWK-ADVISOR-05, IWK-ADVISOR-SOLO-02)."""
    refuse_cards(f"{path}.advisors", own.advisors, is_advisor)
    refuse_cards(f"{path}.drawn", own.drawn, is_advisor)
    if own.rejected != NOBODY and not is_advisor(own.rejected):
        raise BadPosition(f"{path}.rejected", "must be an advisor")
    for card in range(len(table.deck.advisors)):
        if own.used >> card & 1 and ADVISOR + card not in own.advisors:
            raise BadPosition(f"{path}.used", "only own advisors can be used")
    opened = bool(table.openings) and isinstance(table.openings[0], KeepAdvisor)
    keeping = any(isinstance(frame, KeepOne) for frame in table.stack)
    keeping = keeping or (opened and (before or bool(table.lanes[seat])))
    if len(own.drawn) != (DRAWN if keeping else 0):
        raise BadPosition(f"{path}.drawn", f"must be {DRAWN} advisors while one is to be kept, and none after that")
    if keeping and (own.advisors or own.rejected != NOBODY):
        raise BadPosition(f"{path}.advisors", "none before one is kept")
    if shuffling(table) and not keeping and own.rejected == NOBODY:
        raise BadPosition(f"{path}.rejected", "one of the two drawn was not kept")
    if table.seats == 1 and own.rejected != NOBODY and not shuffling(table):
        raise BadPosition(f"{path}.rejected", "in solo the other advisor is in the deck")
