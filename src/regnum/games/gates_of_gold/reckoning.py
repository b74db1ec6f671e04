"""The end of the game: Assassin and Rogues first (GOG-SCORE-03), then what Outsiders and bonus cards are worth."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.scores import Tally
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.gates_of_gold import moves
from regnum.games.gates_of_gold.card_words import FIRST_THING
from regnum.games.gates_of_gold.cards import ASKS_DEBTS_OR_DEED, ASKS_FLIP, Outsider, Worth
from regnum.games.gates_of_gold.state import gate_of, outsiders_in
from regnum.games.gates_of_gold.words import LEADER, THINGS
from regnum.games.viscounts import moves as base
from regnum.games.viscounts.building import spot_after
from regnum.games.viscounts.cards import NO_RIBBON
from regnum.games.viscounts.counting import measure
from regnum.games.viscounts.fields import whole
from regnum.games.viscounts.gaining import GainResource, can_flip
from regnum.games.viscounts.scoring import points_for_sets, ribbons_of
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.words import BUILDINGS, MOST_SPOTS, OF_A_KIND, RIBBONS, SEGMENTS, SPOTS, STONE, WEDGES


def owned(table: Table, seat: int) -> list[Outsider]:
    """The Outsiders in a player's deck."""
    deck = gate_of(table).deck
    return [deck.outsiders[card - deck.first_outsider] for card in outsiders_in(deck, table.players[seat])]


# Before points are counted.


def final_scoring(table: Table) -> None:
    """In reverse turn order, the last player first, all of a player's before the next (GOG-SCORE-03, GOG-R-16)."""
    for place in range(table.seats):
        seat = (table.first_seat + place) % table.seats
        flips = 0
        assassins = 0
        for outsider in owned(table, seat):
            flips += int(outsider.asks == ASKS_FLIP)
            assassins += int(outsider.asks == ASKS_DEBTS_OR_DEED)
        if flips or assassins:
            table.push(Reckon(seat, flips, assassins))


class Reckon(Effect):
    """Rogues and Assassins of a player are still to be resolved, as far as they have an effect."""

    NAME = "reckon"
    FIELDS = Fields(SEAT, whole("flips"), whole("assassins"))

    def __init__(self, seat: int, flips: int, assassins: int) -> None:
        self.seat = seat
        self.flips = flips
        self.assassins = assassins

    def resolve(self, state: Table) -> None:
        if self.assassins or (self.flips and can_flip(state, self.seat, True, True)):
            state.push(Reckoning(self.seat, self.flips, self.assassins))


class Reckoning(Choice):
    """What a Rogue or an Assassin does: flip a Debt or a Deed; discard 2 Debts or gain an approved Deed.

    GOG-SCORE-04, GOG-SCORE-05. In which order is their owner's choice (GOG-R-16). Nothing is triggered (GOG-R-15).
    """

    NAME = "reckoning"
    FIELDS = Fields(SEAT, whole("flips"), whole("assassins"))
    RULE = "GOG-SCORE-03"

    def __init__(self, seat: int, flips: int, assassins: int) -> None:
        super().__init__(seat)
        self.flips = flips
        self.assassins = assassins

    def misfit(self, state: Table) -> str:
        return "" if self.moves(state) else "there is nothing to decide"

    def candidates(self, state: Table) -> list[int]:
        first = state.rules.first_of(moves.MOVES)
        own = [first + moves.DISCARD_UNPAID, first + moves.DISCARD_PAID, first + moves.GAIN_APPROVED]
        return [base.FLIP_DEBT, base.FLIP_DEED, *own]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        player = state.players[self.seat]
        if move in (base.FLIP_DEBT, base.FLIP_DEED):
            cards = player.debts if move == base.FLIP_DEBT else player.deeds
            return None if self.flips and cards else NOTHING_TO_FLIP
        if not self.assassins:
            return NO_ASSASSIN
        own = move - state.rules.first_of(moves.MOVES)
        if own == moves.GAIN_APPROVED:
            return None
        return None if (player.debts if own == moves.DISCARD_UNPAID else player.paid) else NO_SUCH_DEBT

    def choose(self, state: Table, move: int) -> None:
        player = state.players[self.seat]
        if move in (base.FLIP_DEBT, base.FLIP_DEED):
            state.push(Reckon(self.seat, self.flips - 1, self.assassins))
            tell_who(state, "rogue", "GOG-SCORE-05", self.seat)
            flip(state, self.seat, move == base.FLIP_DEBT)
            return
        state.push(Reckon(self.seat, self.flips, self.assassins - 1))
        tell_who(state, "assassin", "GOG-SCORE-04", self.seat)
        own = move - state.rules.first_of(moves.MOVES)
        if own == moves.GAIN_APPROVED:
            player.approved += 1  # not from the stack, so nothing is revealed (GOG-R-14)
            if state.log is not None:
                state.tell("gained-approved-deed", "GOG-SCORE-04", self.seat, {})
            return
        discard_debt(state, self.seat, own == moves.DISCARD_UNPAID)
        if player.debts or player.paid:
            state.push(SecondDebt(self.seat))


def tell_who(table: Table, who: str, rule: str, seat: int) -> None:
    if table.log is not None:
        table.tell("reckoned", rule, seat, {"who": who})


def flip(table: Table, seat: int, debt: bool) -> None:
    """A Rogue's flip; a Debt brings its resource (GOG-R-15)."""
    player = table.players[seat]
    if debt:
        player.debts -= 1
        player.paid += 1
        table.push(GainResource(seat, 1, STONE, "GOG-R-15"))
    else:
        player.deeds -= 1
        player.approved += 1
    if table.log is not None:
        table.tell("flipped-debt" if debt else "flipped-deed", "GOG-SCORE-05", seat, {})


def discard_debt(table: Table, seat: int, unpaid: bool) -> None:
    """A Debt of an Assassin's owner goes; a paid one no longer counts for Prosperity (GOG-R-14)."""
    player = table.players[seat]
    if unpaid:
        player.debts -= 1
    else:
        player.paid -= 1
    if table.log is not None:
        table.tell("discarded-debt", "GOG-SCORE-04", seat, {"debt": "unpaid" if unpaid else "paid"})


class SecondDebt(Choice):
    """The second Debt that the Assassin discards: exactly 2, or the only one (GOG-R-14)."""

    NAME = "second-debt"
    RULE = "GOG-R-14"

    def misfit(self, state: Table) -> str:
        return "" if self.moves(state) else "there is no Debt"

    def candidates(self, state: Table) -> list[int]:
        first = state.rules.first_of(moves.MOVES)
        return [first + moves.DISCARD_UNPAID, first + moves.DISCARD_PAID]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        player = state.players[self.seat]
        unpaid = move == state.rules.first_of(moves.MOVES) + moves.DISCARD_UNPAID
        return None if (player.debts if unpaid else player.paid) else NO_SUCH_DEBT

    def choose(self, state: Table, move: int) -> None:
        discard_debt(state, self.seat, move == state.rules.first_of(moves.MOVES) + moves.DISCARD_UNPAID)


# Points.


def score(table: Table, side: int, tally: Tally) -> None:
    """Outsiders and Builder bonus cards (GOG-SCORE-01); all is reckoned after the choices above (GOG-SCORE-20)."""
    tally.add("builders", bonus_points(table, side))
    if side < table.seats:
        tally.add("outsiders", outsider_points(table, side))
    else:
        tally.add("sets", blank_points(table, side))


def bonus_points(table: Table, side: int) -> int:
    """Builder bonus cards; the Castle Leader card scores as ever (GOG-SCORE-18)."""
    gate = gate_of(table)
    found = 0
    for kind in range(LEADER):
        bonus = gate.held(table, kind, side)
        if bonus is not None:
            found += bonus.vp
    return found


def outsider_points(table: Table, seat: int) -> int:
    """All Outsiders in a deck: best colours for Envoys (GOG-SCORE-08), Debts eased by the Protector (GOG-R-22)."""
    outsiders = owned(table, seat)
    if not outsiders:
        return 0
    ribbons = ribbons_of(table, table.players[seat])
    found = 0
    extra = 0
    counting: list[Worth] = []
    for outsider in outsiders:
        extra += outsider.ribbons
        found += outsider.debt_vp * table.players[seat].debts
        for worth in outsider.worth:
            if of_ribbons(worth.of):
                counting.append(worth)
            else:
                found += points(worth, measure(table, seat, worth.of) if worth.of >= 0 else 0)
    return found + best_ribbons(table, ribbons, extra, counting) - points_for_sets(table, ribbons)


def points(worth: Worth, number: int) -> int:
    """What a number of things is worth."""
    if worth.each:
        return number // worth.each * worth.points
    return worth.points if number >= worth.least else 0


def best_ribbons(table: Table, ribbons: list[int], extra: int, counting: list[Worth]) -> int:
    """Sets and the Outsiders that count ribbons, with so many more ribbons of the best colours.

    Each has one colour, the same for all purposes (GOG-R-17).
    """
    if extra:
        best = 0
        for ribbon in range(len(RIBBONS)):
            more = ribbons.copy()
            more[ribbon] += 1
            best = max(best, best_ribbons(table, more, extra - 1, counting))
        return best
    found = points_for_sets(table, ribbons)
    for worth in counting:
        found += points(worth, ribbons_counted(ribbons, worth.of))
    return found


def ribbons_counted(ribbons: list[int], thing: int) -> int:
    """Ribbons of a colour (GOG-SCORE-14), or whole sets of all colours (GOG-SCORE-15, GOG-R-18)."""
    own = thing - FIRST_THING
    return min(ribbons) if own == SETS else ribbons[own - FIRST_RIBBON]


def of_ribbons(thing: int) -> bool:
    return FIRST_RIBBON <= thing - FIRST_THING <= SETS


def blank_points(table: Table, side: int) -> int:
    """What an AI's Blank Roll adds to its sets: at the end it has the best colour (GOG-SOLO-09)."""
    owner = table.side(side)
    ribbons = ribbons_of(table, owner)
    blanks = 0
    for tile in owner.manuscripts:
        blanks += int(table.deck.manuscripts[tile].ribbon == NO_RIBBON)
    return best_ribbons(table, ribbons, blanks, NO_WORTH) - points_for_sets(table, ribbons) if blanks else 0


def count(table: Table, side: int, thing: int) -> int:
    """How many of one of THINGS a side has; an AI has no Outsiders (GOG-SOLO-08)."""
    owner = table.side(side)
    own = thing - FIRST_THING
    if own == OUTSIDERS:
        return len(outsiders_in(gate_of(table).deck, table.players[side])) if side < table.seats else 0
    if own == LINKS:
        return links(table, side)
    if own == WEDGES_LED:
        return wedges_led(table, side)
    if own == BUILT_SEGMENTS:
        return built_segments(table, side)
    if own == FIRST_TIER:
        return sum(owner.first)
    if own == FIRST_TIER + 1:
        return sum(owner.second)
    if own == FIRST_TIER + 2:
        return owner.centre
    if of_ribbons(thing):
        return ribbons_counted(ribbons_of(table, owner), thing)
    return bin(owner.built >> (own - FIRST_KIND) * OF_A_KIND & (1 << OF_A_KIND) - 1).count("1")


def links(table: Table, side: int) -> int:
    """Links with own Buildings at both ends (GOG-SCORE-06)."""
    found = 0
    for spot in range(len(SPOTS)):
        if (
            table.spots[spot] // len(BUILDINGS) == side
            and table.spots[spot_after(table, spot)] // len(BUILDINGS) == side
        ):
            found += int(table.spots_of(spot // MOST_SPOTS)[spot % MOST_SPOTS].link is not None)
    return found


def wedges_led(table: Table, side: int) -> int:
    """Wedges in which a side has more Workers than every other, both tiers together (GOG-SCORE-07, GOG-R-19)."""
    found = 0
    for wedge in range(len(WEDGES)):
        own = table.side(side).first[wedge] + table.side(side).second[wedge]
        most = 0
        for other in range(table.sides):
            if other != side:
                most = max(most, table.side(other).first[wedge] + table.side(other).second[wedge])
        found += int(own > most)
    return found


def built_segments(table: Table, side: int) -> int:
    """Segments of the Main Board with an own Building (GOG-SCORE-12)."""
    found = 0
    for segment in range(len(SEGMENTS)):
        for spot in range(segment * MOST_SPOTS, (segment + 1) * MOST_SPOTS):
            if table.spots[spot] // len(BUILDINGS) == side:
                found += 1
                break
    return found


#: The places of THINGS.
OUTSIDERS: Final = THINGS.index("outsiders")
LINKS: Final = THINGS.index("links")
WEDGES_LED: Final = THINGS.index("wedges")
BUILT_SEGMENTS: Final = THINGS.index("built-segments")
#: The three tiers, the four ribbons, the three kinds of Buildings, from these on.
FIRST_TIER: Final = THINGS.index("first-tier-workers")
FIRST_RIBBON: Final = THINGS.index("grey-ribbons")
SETS: Final = THINGS.index("ribbon-sets")
FIRST_KIND: Final = THINGS.index("trading-posts")
NO_WORTH: Final[list[Worth]] = []
NOTHING_TO_FLIP: Final = Refusal("GOG-SCORE-05", "nothing-to-flip")
NO_ASSASSIN: Final = Refusal("GOG-SCORE-04", "no-assassin")
NO_SUCH_DEBT: Final = Refusal("GOG-R-14", "no-such-debt")
