"""The advisors module: cards with abilities that cost soldiers (section 12 of the rules)."""

from typing import Final

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
from regnum.games.wonderful_kingdom.court import (
    ACTIVATE,
    CHART,
    DECLINE,
    KEEP,
    advisor_deck,
    court,
)
from regnum.games.wonderful_kingdom.dealing import has_card
from regnum.games.wonderful_kingdom.facing import has_face_down
from regnum.games.wonderful_kingdom.state import OFFERING, PLACING, SELECTING, Player, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    CALAMITY,
    EXPLORATION,
    NOBODY,
    RESOURCES,
    TRAPS,
)

EXTRA_CUBES: Final = 4
GOLDSMITHS_KRYSTALLIUM: Final = 3
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
    if ADVISOR + advisor not in court(table.players[seat]).advisors:
        return NOT_YOURS
    return own_refusal(table, seat, when, advisor)


def own_refusal(table: Table, seat: int, when: int, advisor: int) -> Refusal | None:
    """The same for an advisor of the player's own."""
    player = table.players[seat]
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
        return has_face_down(table)
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
        if site.missing & multiset.BASIC_SPACES:
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
    table.players[seat].waiting += multiset.several(EXTRA_CUBES, table.step)
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
