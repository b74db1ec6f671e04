"""Phase C: four steps of production, supremacy and construction (section 6 of the rules)."""

from typing import Final

from regnum.engine.fields import Field, Fields, Word
from regnum.engine.state import Effect, Frame
from regnum.games.wonderful_kingdom import construction
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.multiset import Cubes, count, several, unit
from regnum.games.wonderful_kingdom.state import NO_STEP, PLACING, Player, Table
from regnum.games.wonderful_kingdom.window import Committing
from regnum.games.wonderful_kingdom.words import BASIC, NOBODY, RESOURCES


def types_built(deck: Deck, player: Player) -> Cubes:
    """How many constructed cards of each type a player has; the duchy card has none (IWK-RUL-07).

    A card counts itself (IWK-RUL-19).
    """
    types: Cubes = 0
    for number in player.built:
        types += unit(deck.developments[number].type)
    return types


def produced(table: Table, player: Player) -> Cubes:
    """The production counts of all resources (IWK-PROD-03, IWK-PROD-04).

    Cards completed before now count (IWK-PLAN-06, IWK-RUL-04).
    """
    types = types_built(table.deck, player)
    cubes = player.duchy.production - table.module.covered(player)
    for number in player.built:
        card = table.deck.developments[number]
        cubes += card.production
        if card.scaled_resource >= 0:
            cubes += several(count(types, card.scaled_type), card.scaled_resource)
    return cubes


class Production(Effect):
    """One step: count, supremacy, then place (IWK-PROD-01, IWK-PROD-02), both players at once (IWK-PROD-05).

    The next step waits until both have placed their cubes (IWK-PROD-06).
    """

    NAME = "production"
    FIELDS = Fields(Field("step", Word((*RESOURCES, "over"))))
    BELOW = ("end-round",)

    def __init__(self, step: int) -> None:
        self.step = step

    def misfit(self, state: Table) -> str:
        """The step that goes on is the one before that which is to come."""
        placing = bool(state.openings) and isinstance(state.openings[0], Placing)
        if self.step and not (state.top is self and (placing or not state.lanes)):
            return "production begins with materials"
        if placing and state.step != self.step - 1:
            return "the step of the table must be the one before"
        return ""

    def resolve(self, state: Table) -> None:
        """Both counts are fixed before anything is placed (IWK-RUL-02).

        So what is completed in a step does not count in it (IWK-PROD-08), and no other cube counts for supremacy
        (IWK-SUPREMACY-07).
        """
        if self.step == BASIC:
            state.step = NO_STEP
            state.module.after_production(state)
            return
        state.push(STEPS[self.step + 1])
        state.step = self.step
        counts: list[int] = [count(produced(state, player), self.step) for player in state.players]
        if state.log is not None:
            for seat in range(state.seats):
                told: dict[str, int | str] = {"resource": RESOURCES[self.step], "amount": counts[seat]}
                state.tell("produced", "IWK-PROD-03", seat, told)
        award_supremacy(state, state.mode.supremacy(counts))
        for seat in range(state.seats):
            state.players[seat].waiting = several(counts[seat], self.step)
            construction.settle(state, seat)
        state.open_lanes(PLACING_LANES[state.seats])


def award_supremacy(state: Table, seat: int) -> None:
    """Every second win of a player brings the soldier home (IWK-SUPREMACY-03, IWK-SUPREMACY-04, IWK-SUPREMACY-06).

    In the camp it is of no use yet (IWK-SUPREMACY-05).
    """
    if seat == NOBODY:
        return
    player = state.players[seat]
    if player.camp:
        player.camp -= 1
        player.soldiers += 1
    else:
        player.camp += 1
    if state.log is not None:
        home = 0 if player.camp else 1
        state.tell("supremacy", "IWK-SUPREMACY-01", seat, {"resource": RESOURCES[state.step], "home": home})


class Placing(Committing):
    """Place the produced cubes (IWK-BUILD-01), all of them, before committing."""

    NAME = "placing"
    BELOW = ("production",)
    RULE = "IWK-BUILD-01"
    WHEN = PLACING


#: The steps of a round, and their lanes by the number of seats: frames never change, so all rounds share them.
STEPS: Final = [Production(step) for step in range(BASIC + 1)]
PLACING_LANES: Final[list[list[Frame]]] = [[Placing(seat) for seat in range(seats)] for seats in range(3)]
