"""The advisors module: cards with abilities that cost soldiers (section 12 of the rules)."""

from typing import Final

from regnum.engine.state import NOT_NOW, Choice, Effect, Refusal
from regnum.games.wonderful_kingdom import construction, heap, moves
from regnum.games.wonderful_kingdom.cards import is_advisor
from regnum.games.wonderful_kingdom.dealing import has_card, lay_next
from regnum.games.wonderful_kingdom.facing import face_down_slots, turn_up
from regnum.games.wonderful_kingdom.state import OFFERING, PLACING, SELECTING, Module, Player, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    AREAS,
    BASIC,
    CALAMITY,
    EXPLORATION,
    NOBODY,
    RESOURCES,
    TRAPS,
)

#: The abilities, by the order of the cards (IWK-ADVISOR-ABIL-01..14).
SECRET_AGENT: Final = 0
CARTOGRAPHY: Final = 1
GREY_EMINENCE: Final = 2
CAPTAIN: Final = 3
GAMBLER: Final = 4
OVERSEER: Final = 5
FIRST_EXTRA: Final = 6
LAST_EXTRA: Final = 9
DIVINER: Final = 10
PROPHET: Final = 11
GOLDSMITH: Final = 12
CRAFTSMAN: Final = 13
EXTRA_CUBES: Final = 4
GOLDSMITHS_KRYSTALLIUM: Final = 3
#: All spaces of basic resources in a heap.
BASIC_SPACES: Final = (1 << heap.BITS * BASIC) - 1
#: Soldiers that everybody starts with (IWK-ADVISOR-07), and cards drawn in set-up (IWK-ADVISOR-05).
START_SOLDIERS: Final = 2
DRAWN: Final = 2

NOT_YOURS: Final = Refusal("IWK-ADVISOR-11", "no-advisor")
USED: Final = Refusal("IWK-ADVISOR-03", "used-this-round")
TOO_FEW: Final = Refusal("IWK-ADVISOR-02", "too-few-soldiers")
WRONG_PHASE: Final = Refusal("IWK-ADVISOR-11", "wrong-phase")
NO_EFFECT: Final = Refusal("IWK-ADVISOR-16", "no-effect")
NOT_DRAWN: Final = Refusal("IWK-ADVISOR-05", "not-drawn")


class Advisors(Module):
    """Ten advisors take the place of the treasures (IWK-ADVISOR-06)."""

    name = "advisors"
    uses_treasures = False

    def set_up(self, table: Table) -> None:
        """Draw two each and keep one (IWK-ADVISOR-04, IWK-ADVISOR-05)."""
        known = range(len(table.deck.advisors))
        pile = [ADVISOR + n for n in known if table.seats == 2 or table.deck.advisors[n].solo]
        table.rng.shuffle(pile)
        for player in table.players:
            player.soldiers = START_SOLDIERS
            player.drawn = sorted(pile[-DRAWN:])
            pile = pile[:-DRAWN]
        table.advisor_deck = pile
        table.push(ShuffleAdvisors())
        table.push(KeepOne())

    def taken(self, table: Table, seat: int) -> None:
        """Face-up advisors go to the advisor area, with a soldier each (IWK-ADVISOR-09, -10, -12)."""
        player = table.players[seat]
        came = [laid.card for laid in player.selection if is_advisor(laid.card) and not laid.face_down]
        if not came:
            return
        player.selection = [laid for laid in player.selection if laid.face_down or not is_advisor(laid.card)]
        player.advisors = player.advisors + came
        if table.log is not None:
            for card in came:
                table.tell("advisor-came", "IWK-ADVISOR-09", seat, {"advisor": table.deck.ids[card]})
        construction.gain_soldiers(table, seat, len(came), "IWK-ADVISOR-10")

    def before_scoring(self, table: Table) -> None:
        """The Alchemist-Diviner may still be used (IWK-ADVISOR-ABIL-11)."""
        for seat in range(table.seats):
            table.push(LastAdvice(seat))

    def list_window(self, table: Table, seat: int, when: int, found: list[int]) -> None:
        """Every advisor that can be activated now."""
        for card in table.players[seat].advisors:
            if activation_refusal(table, seat, when, card - ADVISOR) is None:
                found.append(moves.ACTIVATE + card - ADVISOR)

    def window_refusal(self, table: Table, seat: int, when: int, move: int) -> Refusal | None:
        """Only this module's moves."""
        if move >= moves.STAGE:
            return Refusal("IWK-RUL-03", NOT_NOW)
        return activation_refusal(table, seat, when, move - moves.ACTIVATE)

    def act(self, table: Table, seat: int, move: int) -> None:
        """Pay, then the effect (IWK-ADVISOR-16)."""
        advisor = move - moves.ACTIVATE
        pay(table, seat, advisor)
        work(table, seat, advisor)


def activation_refusal(table: Table, seat: int, when: int, advisor: int) -> Refusal | None:
    """Why an advisor can't be activated now (IWK-ADVISOR-02, -03, -11, -16; the Overseer: IWK-ADVISOR-ABIL-06)."""
    player = table.players[seat]
    if ADVISOR + advisor not in player.advisors:
        return NOT_YOURS
    if not in_phase(table, when, advisor):
        return WRONG_PHASE
    if player.used >> advisor & 1:
        return USED
    if player.soldiers < table.deck.advisors[advisor].price:
        return TOO_FEW
    if advisor == OVERSEER and player.waiting:
        return construction.CUBES_WAIT
    return None if has_effect(table, player, advisor) else NO_EFFECT


def in_phase(table: Table, when: int, advisor: int) -> bool:
    """Whether a window is of the phase that an advisor is for (IWK-ADVISOR-15, -16)."""
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
    player.used |= 1 << advisor
    if table.log is not None:
        table.tell("activated", "IWK-ADVISOR-02", seat, {"advisor": card.id, "soldiers": card.price})


def work(table: Table, seat: int, advisor: int) -> None:
    """What the ability does (IWK-ADVISOR-ABIL-01..14)."""
    player = table.players[seat]
    if advisor == SECRET_AGENT:
        take_back_trap(table, seat)
    elif advisor == CARTOGRAPHY:
        table.push(Chart(seat))
    elif advisor in (GREY_EMINENCE, CAPTAIN, GAMBLER):
        table.push(PointAtCard(seat, advisor))
    elif advisor == OVERSEER:
        for index in range(len(player.sites)):
            table.push(Oversee(seat, index))
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


def ability_rule(advisor: int) -> str:
    """The rule of an ability: they are numbered like the cards (IWK-ADVISOR-ABIL-01..14)."""
    return f"IWK-ADVISOR-ABIL-{advisor + 1:02}"


def take_back_trap(table: Table, seat: int) -> None:
    """A used trap token comes back (IWK-ADVISOR-ABIL-01)."""
    table.players[seat].traps += 1
    if table.log is not None:
        table.tell("took-back-trap", "IWK-ADVISOR-ABIL-01", seat, {})


def gain_extra(table: Table, seat: int, advisor: int) -> None:
    """Extra cubes of the step, which don't count for supremacy (IWK-ADVISOR-ABIL-07..10)."""
    table.players[seat].waiting += EXTRA_CUBES * heap.unit(table.step)
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
    table.doubled = True
    if table.log is not None:
        table.tell("doubled-calamities", "IWK-ADVISOR-ABIL-11", seat, {})


class KeepOne(Effect[Table]):
    """Both players choose at the same time (IWK-ADVISOR-05)."""

    NAME = "keep-one"

    def resolve(self, state: Table) -> None:
        """A lane for each."""
        state.open_lanes([KeepAdvisor(seat) for seat in range(state.seats)])


class KeepAdvisor(Choice[Table]):
    """Put one of two advisors into the advisor area (IWK-ADVISOR-05)."""

    NAME = "keep-advisor"
    FIELDS = ("seat",)
    RULE = "IWK-ADVISOR-05"

    def moves(self, state: Table) -> list[int]:
        """Those drawn."""
        return [moves.KEEP + card - ADVISOR for card in state.players[self.seat].drawn]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only those drawn."""
        if not moves.KEEP <= move < moves.CHART:
            return Refusal("IWK-ADVISOR-05", NOT_NOW)
        return None if move in self.moves(state) else NOT_DRAWN

    def choose(self, state: Table, move: int) -> None:
        """The other is out of the game; the kept one gives no bonus (IWK-ADVISOR-07)."""
        player = state.players[self.seat]
        card = move - moves.KEEP + ADVISOR
        player.advisors = [card]
        player.rejected = next(drawn for drawn in player.drawn if drawn != card)
        player.drawn = []
        if state.log is not None:
            state.tell("kept-advisor", "IWK-ADVISOR-05", self.seat, {"advisor": state.deck.ids[card]})


class ShuffleAdvisors(Effect[Table]):
    """The remaining advisors join the development deck (IWK-ADVISOR-06)."""

    NAME = "shuffle-advisors"

    def resolve(self, state: Table) -> None:
        """In solo the one that was not kept joins them (IWK-ADVISOR-SOLO-02)."""
        pile = state.advisor_deck
        if state.seats == 1:
            pile = [*pile, state.players[0].rejected]
            state.players[0].rejected = NOBODY
        state.cards = state.cards + pile
        state.advisor_deck = []


class Chart(Choice[Table]):
    """The next card goes to the area with fewer cards; on a tie choose (IWK-ADVISOR-ABIL-02)."""

    NAME = "chart"
    FIELDS = ("seat",)
    RULE = "IWK-ADVISOR-ABIL-02"

    def moves(self, state: Table) -> list[int]:
        """The smaller area, or both."""
        left, right = len(state.areas[0]), len(state.areas[1])
        return [moves.CHART + area for area in range(2) if left == right or (left > right) == (area == 1)]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Not the larger area."""
        if not moves.CHART <= move < moves.SHIFT:
            return Refusal(self.RULE, NOT_NOW)
        return None if move in self.moves(state) else Refusal(self.RULE, "larger-area")

    def choose(self, state: Table, move: int) -> None:
        """Face up."""
        lay_next(state, move - moves.CHART, self.RULE)


class PointAtCard(Choice[Table]):
    """Turn up, discard or move a card (IWK-ADVISOR-ABIL-03..05)."""

    NAME = "point-at-card"
    FIELDS = ("seat", "advisor")

    def __init__(self, seat: int, advisor: int) -> None:
        super().__init__(seat)
        self.advisor = advisor

    def asking_rule(self) -> str:
        """Each of the three advisors has a rule of its own."""
        return ability_rule(self.advisor)

    def _verb(self) -> int:
        if self.advisor == GREY_EMINENCE:
            return moves.REVEAL
        return moves.REMOVE if self.advisor == CAPTAIN else moves.SHIFT

    def _slots(self, state: Table) -> list[int]:
        if self.advisor == GREY_EMINENCE:
            return face_down_slots(state)
        return sorted([laid.slot for laid in state.areas[0] + state.areas[1]])

    def moves(self, state: Table) -> list[int]:
        """By slot: face-down cards stay unseen."""
        return [self._verb() + slot for slot in self._slots(state)]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only cards that lie there."""
        return None if move in self.moves(state) else Refusal(self.asking_rule(), "no-such-card")

    def choose(self, state: Table, move: int) -> None:
        """What the advisor does with it."""
        slot = move - self._verb()
        if self.advisor == GREY_EMINENCE:
            turn_up(state, self.seat, slot, self.asking_rule())
            return
        area = 0 if slot in [laid.slot for laid in state.areas[0]] else 1
        laid = next(laid for laid in state.areas[area] if laid.slot == slot)
        state.put_area(area, [card for card in state.areas[area] if card.slot != slot])
        if self.advisor == CAPTAIN:
            state.discard_laid(laid)
        else:
            state.put_area(1 - area, [*state.areas[1 - area], laid])
        if state.log is not None:
            told: dict[str, int | str] = {"slot": slot + 1, "card": "" if laid.face_down else state.deck.ids[laid.card]}
            if self.advisor == CAPTAIN:
                state.tell("removed", self.asking_rule(), self.seat, told)
            else:
                state.tell("shifted", self.asking_rule(), self.seat, {**told, "area": AREAS[1 - area]})


class Oversee(Choice[Table]):
    """A cube of a chosen basic resource on one card under construction (IWK-ADVISOR-ABIL-06)."""

    NAME = "oversee"
    FIELDS = ("seat", "index")
    RULE = "IWK-ADVISOR-ABIL-06"

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index = index

    def moves(self, state: Table) -> list[int]:
        """The resource must match an empty space; commit when there is none."""
        player = state.players[self.seat]
        missing = player.sites[self.index].missing
        number = construction.site_numbers(state, player)[self.index]
        found = [moves.PLACE + number * BASIC + r for r in range(BASIC) if heap.count(missing, r)]
        return found or [moves.COMMIT]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """One cube, on this card."""
        if move in self.moves(state):
            return None
        if moves.PLACE <= move < moves.ALCHEMY:
            return construction.NO_SPACE
        return Refusal(self.RULE, NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Cards may be completed by this."""
        if move == moves.COMMIT:
            return
        resource = (move - moves.PLACE) % BASIC
        if state.log is not None:
            card = state.deck.ids[state.players[self.seat].sites[self.index].card]
            state.tell("placed", self.RULE, self.seat, {"resource": RESOURCES[resource], "card": card})
        construction.fill(state, self.seat, self.index, resource, False)


class CompleteSite(Choice[Table]):
    """Complete a card under construction at no further cost (IWK-ADVISOR-ABIL-14)."""

    NAME = "complete-site"
    FIELDS = ("seat",)
    RULE = "IWK-ADVISOR-ABIL-14"

    def moves(self, state: Table) -> list[int]:
        """Any."""
        numbers = construction.site_numbers(state, state.players[self.seat])
        return sorted([moves.COMPLETE + number for number in numbers])

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only own cards under construction."""
        if not moves.COMPLETE <= move < moves.DECLINE:
            return Refusal(self.RULE, NOT_NOW)
        return None if move in self.moves(state) else construction.NO_SUCH_SITE

    def choose(self, state: Table, move: int) -> None:
        """As any completion."""
        player = state.players[self.seat]
        construction.complete(state, self.seat, construction.site_index(state, player, move - moves.COMPLETE))
        construction.settle(state, self.seat)


class LastAdvice(Choice[Table]):
    """Double the negative points of all calamities, or not (IWK-ADVISOR-ABIL-11)."""

    NAME = "last-advice"
    FIELDS = ("seat",)
    RULE = "IWK-ADVISOR-ABIL-11"

    def moves(self, state: Table) -> list[int]:
        """Only with the advisor, the soldiers, and a calamity somewhere."""
        if self._refusal(state) is None:
            return [moves.ACTIVATE + DIVINER, moves.DECLINE]
        return [moves.DECLINE]

    def _refusal(self, state: Table) -> Refusal | None:
        player = state.players[self.seat]
        if ADVISOR + DIVINER not in player.advisors:
            return NOT_YOURS
        if player.soldiers < state.deck.advisors[DIVINER].price:
            return TOO_FEW
        return None if max([other.calamities for other in state.players]) else NO_EFFECT

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Activate it, or decline."""
        if move == moves.ACTIVATE + DIVINER:
            return self._refusal(state)
        return None if move == moves.DECLINE else Refusal(self.RULE, NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Before any points are counted."""
        if move != moves.DECLINE:
            pay(state, self.seat, DIVINER)
            work(state, self.seat, DIVINER)
