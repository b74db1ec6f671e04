"""Work at the Guildhall: constructing a Building or advancing on the Cathedral."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import without
from regnum.engine.state import SEAT, Choice, Effect, Refusal, SeatEffect
from regnum.games.architects import ledger, moves
from regnum.games.architects.discards import DiscardBuilding
from regnum.games.architects.fields import OF_BUILDING
from regnum.games.architects.payment import pay_construction
from regnum.games.architects.state import NOT_YET, Table
from regnum.games.architects.supply import bonus, draw_buildings, skills_of
from regnum.games.architects.virtue import gain_virtue
from regnum.games.architects.words import CATHEDRAL

ROWS_OF_OUTLINES: Final = 4
#: At this Virtue or less there is no work on the Cathedral (ARC-CATHEDRAL-07, ARC-VIRTUE-06).
TOO_LOW_FOR_CATHEDRAL: Final = 4


def take_outline(table: Table, colour: int) -> None:
    """Lay a Worker on the next outline, row by row (ARC-GUILDHALL-02, ARC-PLACE-03).

    The first of row 3 and of row 4 triggers a Reset (ARC-GUILDHALL-03), the last one the end (ARC-GUILDHALL-04);
    ARC-SETUP-15 has their numbers. When no outline is left the Worker lies beside the Guildhall and triggers nothing
    (ARC-END-03, ARC-RUL-62).
    """
    table.guildhall = [*table.guildhall, colour]
    number = len(table.guildhall)
    row = table.outlines_per_row
    for module in table.modules:
        module.outline_taken(table, colour, number)
    if number > ROWS_OF_OUTLINES * row:
        return
    if number in (2 * row + 1, 3 * row + 1):
        table.reset_due = True
    if number == ROWS_OF_OUTLINES * row and table.last_turns == NOT_YET:
        table.last_turns = table.seats + 1
        if table.log is not None:
            table.tell("end-triggered", "ARC-END-01", table.seat_of(colour), {})


def can_work(table: Table, seat: int) -> bool:
    """Whether a Building or the Cathedral can be worked on now (ARC-GUILDHALL-01)."""
    player = table.players[seat]
    if cathedral_refusal(table, seat) is None:
        return True
    skills = skills_of(table, seat)
    spare = len(player.hand) - 1
    for number in player.hand:
        card = table.deck.buildings[number]
        if card.skills & ~skills == 0 and player.board.can_construct(player, card.cost, spare):
            return True
    return False


def building_refusal(table: Table, seat: int, number: int) -> Refusal | None:
    """Why a Building can't be constructed now (ARC-BUILD-01, ARC-BUILD-02)."""
    if number not in table.players[seat].hand:
        return NOT_IN_HAND
    return requirement_refusal(table, seat, number)


def requirement_refusal(table: Table, seat: int, number: int) -> Refusal | None:
    """Why a Building could not be constructed from the hand, whether it is there or not."""
    player = table.players[seat]
    card = table.deck.buildings[number]
    if card.skills & ~skills_of(table, seat):
        return SKILL_MISSING
    if not player.board.can_construct(player, card.cost, len(player.hand) - 1):
        return CANNOT_PAY_BUILDING
    return None


def cathedral_refusal(table: Table, seat: int) -> Refusal | None:
    """Why the Cathedral can't be worked on now (ARC-RUL-59)."""
    player = table.players[seat]
    levels = table.deck.main_board.levels
    if player.level >= len(levels):
        return CATHEDRAL_DONE
    if player.virtue <= TOO_LOW_FOR_CATHEDRAL:
        return TOO_LITTLE_VIRTUE
    level = levels[player.level]
    taken = 0
    for other in table.players:
        if other.level == player.level + 1:
            taken += 1
    if taken >= level.spots:
        return NO_FREE_SPOT
    discards = 1 if player.board.discards_for_cathedral else 0
    if len(player.hand) < discards:
        return NO_CARD_TO_DISCARD
    if not player.board.can_construct(player, level.cost, len(player.hand) - discards):
        return CANNOT_PAY_CATHEDRAL
    return None


NOT_IN_HAND: Final = Refusal("ARC-GUILDHALL-01", "not-in-hand")
SKILL_MISSING: Final = Refusal("ARC-BUILD-01", "skill-missing")
CANNOT_PAY_BUILDING: Final = Refusal("ARC-BUILD-02", "cannot-pay")
CATHEDRAL_DONE: Final = Refusal("ARC-CATHEDRAL-01", "cathedral-done")
TOO_LITTLE_VIRTUE: Final = Refusal("ARC-CATHEDRAL-07", "too-little-virtue")
NO_FREE_SPOT: Final = Refusal("ARC-CATHEDRAL-04", "no-free-spot")
NO_CARD_TO_DISCARD: Final = Refusal("ARC-CATHEDRAL-02", "no-card-to-discard")
CANNOT_PAY_CATHEDRAL: Final = Refusal("ARC-CATHEDRAL-05", "cannot-pay")


class GuildhallWork(Choice):
    """Which Building to construct, or the Cathedral (ARC-GUILDHALL-01)."""

    NAME = "guildhall-work"
    RULE = "ARC-GUILDHALL-01"

    def plays_itself(self) -> bool:
        """Always asked: a question left out would tell the others that the hand leaves no choice (ARC-HID-01)."""
        return False

    def candidates(self, state: Table) -> list[int]:
        """Every Building, and the Cathedral."""
        return [*[moves.BUILD + card for card in range(len(state.deck.buildings))], moves.ADVANCE]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Requirements and cost."""
        if move == moves.ADVANCE:
            return cathedral_refusal(state, self.seat)
        return building_refusal(state, self.seat, move - moves.BUILD)

    def moves(self, state: Table) -> list[int]:
        """The same, looking only at the hand."""
        legal: list[int] = []
        for card in state.players[self.seat].hand:
            if building_refusal(state, self.seat, card) is None:
                legal.append(moves.BUILD + card)
        legal.sort()
        if cathedral_refusal(state, self.seat) is None:
            legal.append(moves.ADVANCE)
        return legal

    def choose(self, state: Table, move: int) -> None:
        if move == moves.ADVANCE:
            begin_advance(state, self.seat)
        else:
            begin_building(state, self.seat, move - moves.BUILD)


def begin_building(table: Table, seat: int, number: int) -> None:
    """Lay the card above the player board, pay, then Virtue and effect (ARC-RUL-50)."""
    player = table.players[seat]
    card = table.deck.buildings[number]
    player.hand = without(player.hand, number)
    player.buildings = [*player.buildings, number]
    ledger.note(table, ledger.BUILT, seat, number)
    if table.log is not None:
        table.tell("constructed", "ARC-BUILD-03", seat, {"building": card.id})
    table.push(BuildingDone(seat))
    table.push(BuildingEffect(seat, number))
    table.push(BuildingVirtue(seat, number))
    pay_construction(table, seat, card.cost, 0, "ARC-BUILD-02")


class BuildingVirtue(Effect):
    """The Virtue icon of a new Building (ARC-BUILD-04)."""

    NAME = "building-virtue"
    FIELDS = Fields(SEAT, OF_BUILDING)

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def resolve(self, state: Table) -> None:
        """At once, gain or loss."""
        gain_virtue(state, self.seat, state.deck.buildings[self.building].virtue, "ARC-BUILD-04")


class BuildingEffect(Effect):
    """The immediate effect of a new Building (ARC-BUILD-05)."""

    NAME = "building-effect"
    FIELDS = Fields(SEAT, OF_BUILDING)

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def resolve(self, state: Table) -> None:
        """The card knows."""
        state.deck.buildings[self.building].effect.now(state, self.seat)


class BuildingDone(SeatEffect):
    """What a player's board adds to a construction (ARC-ADV-17)."""

    NAME = "building-done"

    def resolve(self, state: Table) -> None:
        """Clovis draws after everything else (ARC-RUL-50)."""
        draw_buildings(state, self.seat, state.players[self.seat].board.construction_draws, "ARC-ADV-17")


def begin_advance(table: Table, seat: int) -> None:
    """Pay, discard a Building, move up, take a Reward, in this order (ARC-CATHEDRAL-02)."""
    player = table.players[seat]
    discards = player.board.discards_for_cathedral
    table.push(CathedralStep(seat))
    if discards:
        table.push(DiscardForCathedral(seat))
    level = table.deck.main_board.levels[player.level]
    pay_construction(table, seat, level.cost, 1 if discards else 0, "ARC-CATHEDRAL-05")


class DiscardForCathedral(DiscardBuilding):
    """A Building from hand is part of the price of the Cathedral (ARC-CATHEDRAL-02)."""

    NAME = "discard-for-cathedral"
    RULE = "ARC-CATHEDRAL-02"


class CathedralStep(SeatEffect):
    """Move up one level and take the top Reward (ARC-CATHEDRAL-02, ARC-CATHEDRAL-03)."""

    NAME = "cathedral-step"

    def resolve(self, state: Table) -> None:
        """The Reward leaves the game; without one there is 1 Virtue. Then the Acolytes (ARC-RUL-60)."""
        player = state.players[self.seat]
        player.level += 1
        if state.log is not None:
            state.tell("advanced", "ARC-CATHEDRAL-02", self.seat, {"level": player.level})
        state.push(CathedralBonus(self.seat))
        if state.rewards:
            reward = state.rewards[-1]
            state.rewards = state.rewards[:-1]
            state.deck.rewards[reward].do(state, self.seat, "ARC-CATHEDRAL-02")
        else:
            gain_virtue(state, self.seat, 1, "ARC-CATHEDRAL-03")


class CathedralBonus(SeatEffect):
    """What the Acolytes add to an advance."""

    NAME = "cathedral-bonus"

    def resolve(self, state: Table) -> None:
        """ARC-WORKSHOP-11."""
        bonus(state, self.seat, CATHEDRAL)
