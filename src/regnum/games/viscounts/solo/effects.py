"""How an AI resolves effects: it never decides, and needs neither hand nor Silver (section 20.2 of the rules).

Replacements go by the unit (VIS-R-60): a Rearrange or 2 Silver become a resource (VIS-SOLO-12), a Destroy a flip
(VIS-SOLO-13), a Discard, a Castle move or a flip without a card to flip a Virtue (VIS-SOLO-14).
"""

from regnum.engine.fields import Fields
from regnum.engine.state import Effect
from regnum.games.steps import Step
from regnum.games.viscounts import effects, steps
from regnum.games.viscounts.building import any_usable, build, has_unbuilt, usable
from regnum.games.viscounts.castle import place
from regnum.games.viscounts.compiling import step_of
from regnum.games.viscounts.fields import OF_SIDE, flag, whole
from regnum.games.viscounts.gaining import gain_debts, gain_deeds, gain_good
from regnum.games.viscounts.hiring import take_top
from regnum.games.viscounts.manuscripts import is_free, take_manuscript
from regnum.games.viscounts.solo.rival import Rival, not_the_ai, rival_of
from regnum.games.viscounts.state import NO_CARDS, NOBODY, Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.track import gain_corruption, gain_virtue
from regnum.games.viscounts.words import (
    BUILDINGS,
    CORRUPTION,
    DEBTS,
    DEEDS,
    FLIP_CARD,
    GAIN_SCHEME,
    GOLD,
    INK,
    MOST_SPOTS,
    OF_A_KIND,
    RESHUFFLE,
    RESOURCE,
    SCHEMES,
    SEGMENTS,
    SILVER,
    STONE,
    VIRTUE,
)


def resolve(table: Table, side: int, step: Step, rule: str) -> None:
    """Resolve an effect for the AI."""
    if isinstance(step, effects.Gain):
        gain(table, side, step.given, rule)
    elif isinstance(step, steps.InOrder):
        for number in range(len(step.steps) - 1, 0, -1):
            table.push(DoEffect(side, step.steps[number], rule))
        resolve(table, side, step.steps[0], rule)
    elif isinstance(step, steps.Pick):
        resolve(table, side, step.options[0], rule)  # always the first side (VIS-SOLO-33, VIS-R-60)
    elif isinstance(step, steps.Provided):
        if step.holds(table, side):
            resolve(table, side, step.what, rule)
    elif isinstance(step, steps.PerCriminal):
        criminals = table.side(side).criminals(table.deck)
        gain(table, side, [number * criminals for number in step.given], rule)
    else:
        _resolve_verb(table, side, step, rule)


def _resolve_verb(table: Table, side: int, step: Step, rule: str) -> None:
    if isinstance(step, effects.Flip):
        table.push(AiFlips(side, step.number, step.debts, step.deeds))
    elif isinstance(step, effects.Destroy):
        table.push(AiFlips(side, step.number, True, True))
    elif isinstance(step, (effects.Discard, effects.MoveWorkers)):
        gain_virtue(table, side, step.number, "VIS-SOLO-14")
    elif isinstance(step, effects.Rearrange):
        for module in table.modules:
            module.rearranges(table, side)
        gain_resources(table, side, 1, "VIS-SOLO-12")
    elif isinstance(step, effects.Shuffle):
        if rival_of(table).discard:
            shuffle_schemes(table, side)
    elif isinstance(step, effects.HireAny):
        gain_schemes(table, side, 1)
    elif isinstance(step, effects.PlaceWorkers):
        place_free(table, side, step.number, rule)
    elif isinstance(step, effects.Build):
        _again(table, side, step.number, f"build {{}} {BUILDINGS[step.kind]}", rule)
        build_free(table, side, step.kind, rule)
    elif isinstance(step, effects.TakeManuscripts):
        _again(table, side, step.number, "take {} manuscripts", rule)
        take_free(table, side, rule)
    elif isinstance(step, effects.Dismiss):
        dismiss(table, side)
    else:
        for module in table.modules:
            module.resolve_verb(table, side, step, rule)


def _again(table: Table, side: int, number: int, words: str, rule: str) -> None:
    """Of several Buildings or Manuscripts one comes after the other, with all that it brings (VIS-R-60)."""
    if number > 1:
        table.push(DoEffect(side, step_of(words.format(number - 1)), rule))


def gain(table: Table, side: int, given: list[int], rule: str) -> None:
    """All that an effect gives, in the written order; Corruption before Virtue (VIS-R-66).

    Of Silver every full 2 in one gain become a resource, a single one is lost (VIS-R-47).
    """
    for good in (STONE, GOLD, INK):
        if given[good]:
            gain_good(table, side, rival_of(table).purse(good), given[good], rule)
    gain_resources(table, side, given[SILVER] // 2, "VIS-SOLO-12")
    gain_resources(table, side, given[RESOURCE], rule)
    if given[DEEDS]:
        gain_deeds(table, side, given[DEEDS], rule)
    if given[DEBTS]:
        gain_debts(table, side, given[DEBTS], rule)
    gain_corruption(table, side, given[CORRUPTION], rule)
    gain_virtue(table, side, given[VIRTUE], rule)
    if given[SCHEMES]:
        gain_schemes(table, side, given[SCHEMES])


def gain_resources(table: Table, side: int, number: int, rule: str) -> None:
    """Resources of its choice; the chart is read again for each (VIS-SOLO-11)."""
    for _ in range(number):
        gain_good(table, side, rival_of(table).favourite(), 1, rule)


class AiFlips(Effect):
    """So many flips, one after the other."""

    NAME = "ai-flips"
    FIELDS = Fields(OF_SIDE, whole("number"), flag("debts"), flag("deeds"))

    def __init__(self, seat: int, number: int, debts: bool, deeds: bool) -> None:
        self.seat = seat
        self.number = number
        self.debts = debts
        self.deeds = deeds

    def misfit(self, state: Table) -> str:
        return not_the_ai(state, self.seat)

    def resolve(self, state: Table) -> None:
        """The kind of which it has flipped fewer, in a tie a Debt (VIS-SOLO-15); without one 1 Virtue (VIS-SOLO-14)."""
        if self.number > 1:
            state.push(AiFlips(self.seat, self.number - 1, self.debts, self.deeds))
        rival = rival_of(state)
        debt = self.debts and rival.debts > 0
        deed = self.deeds and rival.deeds > 0
        if not debt and not deed:
            gain_virtue(state, self.seat, 1, "VIS-SOLO-14")
            return
        if debt and deed:
            debt = rival.paid <= rival.approved
        _on(state, self.seat, FLIP_CARD)
        if debt:
            rival.debts -= 1
            rival.paid += 1
            if state.log is not None:
                state.tell("flipped-debt", "VIS-SOLO-15", self.seat, {})
            gain_resources(state, self.seat, 1, "VIS-DEBT-07")
        else:
            rival.deeds -= 1
            rival.approved += 1
            if state.log is not None:
                state.tell("flipped-deed", "VIS-SOLO-15", self.seat, {})


def _on(table: Table, side: int, occasion: int) -> None:
    """Push what its uncovered slots do on an occasion (VIS-R-65)."""
    rival = rival_of(table)
    slots = rival.board.by_number
    for slot in range(len(slots) - 1, -1, -1):
        step = slots[slot].powers.at[occasion]
        if step is not None and rival.built >> slot & 1:
            table.push(DoEffect(side, step, "VIS-R-65"))


def gain_schemes(table: Table, side: int, number: int) -> None:
    """The top future Scheme onto the discard pile (VIS-SOLO-17); without one a flip (VIS-SOLO-13)."""
    rival = rival_of(table)
    for _ in range(number):
        if not rival.future:
            table.push(AiFlips(side, 1, True, True))
            continue
        scheme = rival.future[-1]
        rival.future = rival.future[:-1]
        rival.discard = [*rival.discard, scheme]
        if table.log is not None:
            table.tell("gained-scheme", "VIS-SOLO-17", side, {"scheme": table.deck.schemes[scheme].id})
        _on(table, side, GAIN_SCHEME)


def shuffle_schemes(table: Table, side: int) -> None:
    """The discard pile into the draw pile (VIS-SOLO-20, VIS-R-48).

    The check of every shuffle and what slots give are one gain: all Corruption first, then all Virtue (VIS-R-65).
    """
    rival = rival_of(table)
    pile = rival.draw + rival.discard
    table.rng.shuffle(pile)
    rival.draw = pile
    rival.discard = NO_CARDS
    if table.log is not None:
        table.tell("shuffled", "VIS-SOLO-20", side, {"cards": len(pile)})
    corruption = 1 if rival.criminals(table.deck) else 0
    virtue = 1 - corruption
    for number, slot in enumerate(rival.board.by_number):
        step = slot.powers.at[RESHUFFLE]
        if isinstance(step, effects.Gain) and rival.built >> number & 1:
            corruption += step.given[CORRUPTION]
            virtue += step.given[VIRTUE]
    gain_corruption(table, side, corruption, "VIS-DRAW-05")
    gain_virtue(table, side, virtue, "VIS-DRAW-05")


def dismiss(table: Table, side: int) -> None:
    """The Townsfolk of its segment leaves the game without payment and its effect is resolved (VIS-SOLO-18).

    Below an empty pile it is the printed one, which stays (VIS-R-52).
    """
    segment = rival_of(table).at // 3
    effect: Step | None
    if table.townsfolk[segment]:
        card = take_top(table, segment)
        table.gone = [*table.gone, card]
        effect = table.deck.townsfolk[card].effect
        if table.log is not None:
            args: dict[str, int | str] = {"card": table.deck.townsfolk[card].id, "price": 0}
            table.tell("dismissed", "VIS-SOLO-18", side, args)
    else:
        effect = table.deck.segments[segment].printed.effect
        if table.log is not None:
            table.tell("dismissed-printed", "VIS-R-52", side, {"segment": SEGMENTS[segment], "price": 0})
    if effect is not None:
        resolve(table, side, effect, "VIS-SOLO-18")


def place_free(table: Table, side: int, number: int, rule: str) -> None:
    """Free Workers go in front of its segment, as many as are left (VIS-SOLO-34, VIS-R-62)."""
    rival = rival_of(table)
    if rival.workers:
        place(table, side, table.wedge_at(rival.at // 3), number, rule)


def first_unbuilt(rival: Rival, kind: int) -> int:
    """The left-most Building of a kind on its board; -1 when all are built (VIS-R-61)."""
    for slot in range(kind * OF_A_KIND, (kind + 1) * OF_A_KIND):
        if not rival.built >> slot & 1:
            return slot
    return NOBODY


def leftmost_spot(table: Table, town: int) -> int:
    """The left-most empty spot that is usable from a town; -1 for none (VIS-SOLO-26)."""
    first = town // 3 * MOST_SPOTS
    for spot in range(first, first + MOST_SPOTS):
        if usable(table, spot, town):
            return spot
    return NOBODY


def build_free(table: Table, side: int, kind: int, rule: str) -> None:
    """On the left-most spot at its town, else on the next empty one clockwise, Rivers ignored (VIS-SOLO-28)."""
    rival = rival_of(table)
    if not has_unbuilt(table, side, kind) or not any_usable(table, NOBODY):
        return
    spot = leftmost_spot(table, rival.at)
    if spot == NOBODY:
        spot = _next_spot(table, rival.at)
    build(table, side, first_unbuilt(rival, kind), spot, rule)


def _next_spot(table: Table, town: int) -> int:
    """The next empty spot clockwise from those of a town."""
    segment = town // 3
    spots = table.spots_of(segment)
    start = 0
    for number in range(len(spots)):
        if spots[number].bank == town % 3:
            start = number
    here = table.place_of(segment)
    for step in range(len(SEGMENTS) + 1):
        around = table.ring[(here + step) % len(SEGMENTS)]
        for number in range(start + 1 if step == 0 else 0, MOST_SPOTS):
            spot = around * MOST_SPOTS + number
            if usable(table, spot, NOBODY):
                return spot
    return NOBODY


def take_free(table: Table, side: int, rule: str) -> None:
    """A free Manuscript from its own segment, else the next one clockwise that fits (VIS-SOLO-37)."""
    here = table.place_of(rival_of(table).at // 3)
    for step in range(len(SEGMENTS)):
        segment = table.ring[(here + step) % len(SEGMENTS)]
        if is_free(table, segment):
            take_manuscript(table, side, segment, rule)
            return
