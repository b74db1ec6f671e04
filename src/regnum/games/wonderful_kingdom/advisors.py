"""The advisors module: cards with abilities that cost soldiers (section 12 of the rules)."""

from typing import Final

from regnum.engine.dealing import Zone, deal
from regnum.engine.errors import BadPosition
from regnum.engine.fields import Field, Fields, Flag
from regnum.engine.knowledge import COUNT, OWNER, PRIVATE
from regnum.engine.messages import Argument, Message, Narrator
from regnum.engine.parts import Part
from regnum.engine.rng import Rng
from regnum.engine.sheet import Sheet
from regnum.engine.state import NOT_NOW, Choice, Effect, Refusal
from regnum.games.wonderful_kingdom import construction, multiset
from regnum.games.wonderful_kingdom.abilities import (
    CAPTAIN,
    CARTOGRAPHY,
    CRAFTSMAN,
    DIVINER,
    FIRST_EXTRA,
    GAMBLER,
    GOLDSMITH,
    GREY_EMINENCE,
    LAST_EXTRA,
    OVERSEER,
    PROPHET,
    SECRET_AGENT,
    Chart,
    CompleteSite,
    Oversee,
    PointAtCard,
    ability_rule,
)
from regnum.games.wonderful_kingdom.audit import refuse_cards
from regnum.games.wonderful_kingdom.cards import is_advisor
from regnum.games.wonderful_kingdom.court import (
    ACTIVATE,
    ADVISOR_MOVES,
    CHART,
    DECLINE,
    KEEP,
    AdvisorDeck,
    Court,
    Rejected,
    UsedKind,
    advisor_deck,
    advisors_of,
    court,
)
from regnum.games.wonderful_kingdom.dealing import has_card
from regnum.games.wonderful_kingdom.facing import face_down_slots
from regnum.games.wonderful_kingdom.fields import ANY_CARD, DIFFERENT_CARDS
from regnum.games.wonderful_kingdom.rehearsal import USEFUL_SOLDIER
from regnum.games.wonderful_kingdom.state import OFFERING, PLACING, SELECTING, Hidden, Module, Player, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    BASIC,
    CALAMITY,
    EXPLORATION,
    MOST_ADVISORS,
    NOBODY,
    RESOURCES,
    ROUNDS,
    TRAPS,
)

EXTRA_CUBES: Final = 4
GOLDSMITHS_KRYSTALLIUM: Final = 3
#: All spaces of basic resources in a multiset.
BASIC_SPACES: Final = (1 << multiset.BITS * BASIC) - 1
#: Soldiers that everybody starts with (IWK-ADVISOR-07), and cards drawn in set-up (IWK-ADVISOR-05).
START_SOLDIERS: Final = 2
DRAWN: Final = 2

#: For the bots: what an advisor is worth over a game, and a soldier that will pay one.
ADVICE: Final = 1.5
PAYING_SOLDIER: Final = 0.48

NOT_YOURS: Final = Refusal("IWK-ADVISOR-11", "no-advisor")
USED: Final = Refusal("IWK-ADVISOR-03", "used-this-round")
TOO_FEW: Final = Refusal("IWK-ADVISOR-02", "too-few-soldiers")
WRONG_PHASE: Final = Refusal("IWK-ADVISOR-11", "wrong-phase")
NO_EFFECT: Final = Refusal("IWK-ADVISOR-16", "no-effect")
NOT_DRAWN: Final = Refusal("IWK-ADVISOR-05", "not-drawn")


def activation_refusal(table: Table, seat: int, when: int, advisor: int) -> Refusal | None:
    """Why an advisor can't be activated now (IWK-ADVISOR-02, IWK-ADVISOR-03, IWK-ADVISOR-11, IWK-ADVISOR-16)."""
    player = table.players[seat]
    if ADVISOR + advisor not in court(player).advisors:
        return NOT_YOURS
    if not in_phase(table, when, advisor):
        return WRONG_PHASE
    if court(player).used >> advisor & 1:
        return USED
    if player.soldiers < table.deck.advisors[advisor].price:
        return TOO_FEW
    if advisor == OVERSEER and player.waiting:
        return construction.CUBES_WAIT
    return None if has_effect(table, player, advisor) else NO_EFFECT


def in_phase(table: Table, when: int, advisor: int) -> bool:
    """Whether a window is of the phase that an advisor is for (IWK-ADVISOR-15, IWK-ADVISOR-16)."""
    if advisor <= GREY_EMINENCE:
        return when in (OFFERING, SELECTING)
    if advisor <= GAMBLER:
        return when == SELECTING
    if advisor == OVERSEER:
        return when == PLACING and table.step == EXPLORATION
    if advisor <= LAST_EXTRA:
        return when == PLACING and table.step == advisor - FIRST_EXTRA
    return advisor != DIVINER


def has_effect(table: Table, player: Player, advisor: int) -> bool:
    """Whether anything would happen (IWK-ADVISOR-16)."""
    if advisor == SECRET_AGENT:
        return player.traps < TRAPS
    if advisor == GREY_EMINENCE:
        return bool(face_down_slots(table))
    if advisor in (CAPTAIN, GAMBLER):
        return bool(table.areas[0]) or bool(table.areas[1])
    if advisor == OVERSEER:
        return has_basic_space(player)
    if advisor == PROPHET:
        return player.calamities > 0
    if advisor == CRAFTSMAN:
        return bool(player.sites)
    if advisor == CARTOGRAPHY:
        return has_card(table)
    return True


def has_basic_space(player: Player) -> bool:
    """Whether a card under construction has an empty space of a basic resource."""
    for site in player.sites:
        if site.missing & BASIC_SPACES:
            return True
    return False


def pay(table: Table, seat: int, advisor: int) -> None:
    """Soldiers to the supply, once a round."""
    player = table.players[seat]
    card = table.deck.advisors[advisor]
    player.soldiers -= card.price
    court(player).used |= 1 << advisor
    if table.log is not None:
        table.tell("activated", "IWK-ADVISOR-02", seat, {"advisor": card.id, "soldiers": card.price})


def work(table: Table, seat: int, advisor: int) -> None:
    """What the ability does; its number is that of the card (see `ability_rule`)."""
    if advisor == SECRET_AGENT:
        take_back_trap(table, seat)
    elif advisor == CARTOGRAPHY:
        table.push(Chart(seat))
    elif advisor in (GREY_EMINENCE, CAPTAIN, GAMBLER):
        table.push(PointAtCard(seat, advisor))
    elif advisor == OVERSEER:
        table.push(Oversee(seat))
    elif advisor <= LAST_EXTRA:
        gain_extra(table, seat, advisor)
    elif advisor == PROPHET:
        lose_calamity(table, seat)
    elif advisor == GOLDSMITH:
        construction.gain_krystallium(table, seat, GOLDSMITHS_KRYSTALLIUM, "IWK-ADVISOR-ABIL-13")
    elif advisor == CRAFTSMAN:
        table.push(CompleteSite(seat))
    else:
        double_calamities(table, seat)


def take_back_trap(table: Table, seat: int) -> None:
    """A used trap token comes back (IWK-ADVISOR-ABIL-01)."""
    table.players[seat].traps += 1
    if table.log is not None:
        table.tell("took-back-trap", "IWK-ADVISOR-ABIL-01", seat, {})


def gain_extra(table: Table, seat: int, advisor: int) -> None:
    """Extra cubes of the step, which don't count for supremacy.

    Materials (IWK-ADVISOR-ABIL-07), population (IWK-ADVISOR-ABIL-08), gold (IWK-ADVISOR-ABIL-09) or exploration
    (IWK-ADVISOR-ABIL-10).
    """
    table.players[seat].waiting += EXTRA_CUBES * multiset.unit(table.step)
    if table.log is not None:
        told: dict[str, int | str] = {"resource": RESOURCES[table.step], "amount": EXTRA_CUBES}
        table.tell("extra-cubes", ability_rule(advisor), seat, told)


def lose_calamity(table: Table, seat: int) -> None:
    """A calamity leaves the duchy card (IWK-ADVISOR-ABIL-12)."""
    table.players[seat].calamities -= 1
    table.discard(seat, CALAMITY)
    if table.log is not None:
        table.tell("lost-calamity", "IWK-ADVISOR-ABIL-12", seat, {"amount": 1})


def double_calamities(table: Table, seat: int) -> None:
    """The calamities of both players count double (IWK-ADVISOR-ABIL-11)."""
    advisor_deck(table).doubled = True
    if table.log is not None:
        table.tell("doubled-calamities", "IWK-ADVISOR-ABIL-11", seat, {})


class KeepOne(Effect):
    """Both players choose at the same time (IWK-ADVISOR-05)."""

    NAME = "keep-one"
    BELOW = ("shuffle-advisors",)

    def resolve(self, state: Table) -> None:
        """A lane for each."""
        state.open_lanes([KeepAdvisor(seat) for seat in range(state.seats)])


class KeepAdvisor(Choice):
    """Put one of two advisors into the advisor area (IWK-ADVISOR-05)."""

    NAME = "keep-advisor"
    BELOW = ("shuffle-advisors",)
    RULE = "IWK-ADVISOR-05"

    def moves(self, state: Table) -> list[int]:
        """Those drawn."""
        return [state.module.first + KEEP + card - ADVISOR for card in court(state.players[self.seat]).drawn]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only those drawn."""
        if not KEEP <= move - state.module.first < CHART:
            return Refusal("IWK-ADVISOR-05", NOT_NOW)
        return None if move in self.moves(state) else NOT_DRAWN

    def choose(self, state: Table, move: int) -> None:
        """The other is out of the game; the kept one gives no bonus (IWK-ADVISOR-07)."""
        own = court(state.players[self.seat])
        card = move - state.module.first - KEEP + ADVISOR
        own.advisors = [card]
        own.rejected = next(drawn for drawn in own.drawn if drawn != card)
        own.drawn = []
        if state.log is not None:
            state.tell("kept-advisor", "IWK-ADVISOR-05", self.seat, {"advisor": state.deck.ids[card]})


class ShuffleAdvisors(Effect):
    """The remaining advisors join the development deck (IWK-ADVISOR-06)."""

    NAME = "shuffle-advisors"
    BELOW = ("shuffle-deck",)

    def resolve(self, state: Table) -> None:
        """In solo the one that was not kept joins them (IWK-ADVISOR-SOLO-02)."""
        beside = advisor_deck(state)
        pile = beside.advisor_deck
        if state.seats == 1:
            own = court(state.players[0])
            pile = [*pile, own.rejected]
            own.rejected = NOBODY
        state.cards = state.cards + pile
        beside.advisor_deck = []


class LastAdvice(Choice):
    """Double the negative points of all calamities, or not (IWK-ADVISOR-ABIL-11)."""

    NAME = "last-advice"
    BELOW = ("", "last-advice")
    RULE = "IWK-ADVISOR-ABIL-11"

    def moves(self, state: Table) -> list[int]:
        """Only with the advisor, the soldiers, and a calamity somewhere."""
        first = state.module.first
        if self._refusal(state) is None:
            return [first + ACTIVATE + DIVINER, first + DECLINE]
        return [first + DECLINE]

    def _refusal(self, state: Table) -> Refusal | None:
        player = state.players[self.seat]
        if ADVISOR + DIVINER not in court(player).advisors:
            return NOT_YOURS
        if player.soldiers < state.deck.advisors[DIVINER].price:
            return TOO_FEW
        return None if max([other.calamities for other in state.players]) else NO_EFFECT

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Activate it, or decline."""
        kind = move - state.module.first
        if kind == ACTIVATE + DIVINER:
            return self._refusal(state)
        return None if kind == DECLINE else Refusal(self.RULE, NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Before any points are counted."""
        if move != state.module.first + DECLINE:
            pay(state, self.seat, DIVINER)
            work(state, self.seat, DIVINER)


class Advisors(Module):
    """Ten advisors take the place of the treasures (IWK-ADVISOR-06)."""

    name = "advisors"
    FIELDS = Fields(Field("advisor_deck", DIFFERENT_CARDS, COUNT), Field("doubled", Flag()))
    PLAYER_FIELDS = Fields(
        Field("advisors", DIFFERENT_CARDS),
        Field("used", UsedKind()),
        Field("drawn", DIFFERENT_CARDS, OWNER),
        Field("rejected", ANY_CARD, PRIVATE),
    )
    FRAMES = (Chart, CompleteSite, KeepAdvisor, KeepOne, LastAdvice, Oversee, PointAtCard, ShuffleAdvisors)
    MOVES = ADVISOR_MOVES
    window_moves = KEEP
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
            if activation_refusal(table, seat, when, card - ADVISOR) is None:
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

    def score(self, state: Table, seat: int, parts: dict[str, int]) -> None:
        """Calamities may count double (IWK-ADVISOR-ABIL-11)."""
        if advisor_deck(state).doubled and "calamities" in parts:
            parts["calamities"] *= 2

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
        from regnum.games.wonderful_kingdom.telling import advisors  # it knows the frames of this file

        return advisors.tell_move(narrator, state, seat, move)

    def decision_arguments(self, narrator: Narrator, state: Table, choice: Choice) -> dict[str, Argument]:
        from regnum.games.wonderful_kingdom.telling import advisors

        return advisors.decision_arguments(narrator, state, choice)


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
