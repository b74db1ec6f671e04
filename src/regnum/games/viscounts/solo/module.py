"""The solo game as a module: the AI's set-up, hooks, points and audit (VIS-SOLO)."""

from typing import Final

from regnum.engine.dealing import Zone, deal, shuffled
from regnum.engine.errors import BadPosition
from regnum.engine.fields import Fields
from regnum.engine.parts import Part
from regnum.engine.rng import Rng
from regnum.engine.scores import Tally
from regnum.engine.sheet import Sheet
from regnum.engine.state import SeatEffect
from regnum.games.steps import Step
from regnum.games.viscounts.cards import AiBoard
from regnum.games.viscounts.castle import GROUP, wedges_for, workers_on
from regnum.games.viscounts.fields import OF_SIDE
from regnum.games.viscounts.gaining import gain_debts, gain_deeds
from regnum.games.viscounts.observing import write_side
from regnum.games.viscounts.solo.effects import AiFlips, build_free, gain_resources, resolve
from regnum.games.viscounts.solo.rival import POOL, AiPart, Rival, RivalField, RivalKind, fill, not_the_ai, rival_of
from regnum.games.viscounts.solo.turn import AiMove, AiOptions, AiReveal, AiRow, AiTurn
from regnum.games.viscounts.state import NOBODY, Module, Side, Table
from regnum.games.viscounts.words import DEBTS, DEEDS, GOLD, GOODS, INK, RESOURCE, STONE

AI: Final = "ai"


class AiBegins(SeatEffect):
    """The AI is set up once the player has begun (VIS-SETUP-22): its town, its goods, its Building.

    Its Viscount takes the town of the other pair, of which it gains nothing (VIS-SOLO-05). What it begins with comes
    from the general supply, Debts and Deeds too (VIS-SOLO-07).
    """

    NAME = "ai-begins"
    FIELDS = Fields(OF_SIDE)
    BELOW = ("lay-stacks",)

    def misfit(self, state: Table) -> str:
        if not state.offered_cards:
            return "no Player card is left for the town of the AI"
        return not_the_ai(state, self.seat)

    def resolve(self, state: Table) -> None:
        state.turn = self.seat
        rival = rival_of(state)
        town = state.deck.player_cards[state.offered_cards[0]].town - 1
        rival.at = town // 2 * 3 + town % 2
        given = rival.board.given
        for good in (STONE, GOLD, INK):
            rival.goods[rival.purse(good)] += given[good]
        gain_resources(state, self.seat, given[RESOURCE], "VIS-SOLO-07")
        gain_deeds(state, self.seat, given[DEEDS], "VIS-SOLO-07")
        gain_debts(state, self.seat, given[DEBTS], "VIS-SOLO-07")
        build_free(state, self.seat, rival.board.start, "VIS-SOLO-07")


class Solo(Module):
    """One player against an AI board."""

    name = "solo"
    FIELDS = Fields(RivalField("ai", RivalKind(), attribute="rival"))
    FRAMES = (AiBegins, AiFlips, AiMove, AiOptions, AiReveal, AiRow, AiTurn)
    ACTORS = (AI,)

    def __init__(self, board: AiBoard, harder: int) -> None:
        super().__init__()
        self.board = board
        #: How many future Schemes are shuffled into the draw pile (VIS-SOLO-41).
        self.harder = harder

    def part(self) -> Part:
        return AiPart(Rival(self.board, [0] * len(GOODS), 0))

    def strangers(self, table: Table) -> list[Side]:
        part = table.parts[self.index]
        assert isinstance(part, AiPart)
        return [part.rival]

    def set_up(self, table: Table) -> None:
        """Its Schemes, without those that its board removes (VIS-SOLO-04)."""
        rival = rival_of(table)
        schemes = [number for number in range(len(table.deck.schemes)) if number not in self.board.removed]
        draw = [number for number in schemes if not table.deck.schemes[number].future]
        future = [number for number in schemes if table.deck.schemes[number].future]
        table.rng.shuffle(future)
        rival.unseen = sorted(future[len(future) - self.harder :])
        rival.future = future[: len(future) - self.harder]
        draw = draw + rival.unseen
        table.rng.shuffle(draw)
        rival.draw = draw

    def begins(self, table: Table) -> None:
        table.push(AiBegins(table.seats))

    def take_turn(self, table: Table, side: int) -> None:
        table.push(AiTurn(side))

    def resolve(self, table: Table, side: int, step: Step, rule: str) -> None:
        resolve(table, side, step, rule)

    def choose_group(self, table: Table, side: int) -> int:
        """The first one clockwise from the section in front of its Viscount (VIS-SOLO-32, VIS-R-61)."""
        for wedge in wedges_for(table, side):
            if table.side(side).first[wedge] >= GROUP:
                return wedge
        return NOBODY

    def choose_bumped(self, table: Table, side: int, tier: int, wedge: int) -> int:
        """Always the player's Workers, its own only when there are none (VIS-SOLO-30, VIS-R-53)."""
        for seat in range(table.seats):
            if workers_on(table.players[seat], tier)[wedge]:
                return seat
        return side

    def score(self, state: Table, seat: int, tally: Tally) -> None:
        """The AI has a point for each unspent resource (VIS-SOLO-39)."""
        if seat >= state.seats:
            goods = state.side(seat).goods
            tally.add("resources", goods[INK] + goods[GOLD] + goods[STONE])

    def deal_anew(self, state: Table, seat: int, rng: Rng) -> None:
        """The order of its piles, and which future Schemes were shuffled into the draw pile (VIS-HID-01)."""
        rival = rival_of(state)
        known = [scheme for scheme in rival.draw if scheme not in rival.unseen]
        zones = [Zone(len(rival.unseen)), Zone(len(rival.future))]
        dealt = deal(rival.unseen + rival.future, zones, rng)
        rival.unseen = sorted(dealt[0])
        rival.future = dealt[1]
        rival.draw = shuffled(known + rival.unseen, rng)

    def complete(self, state: Table, told: frozenset[str]) -> None:
        """An AI of which nothing is told is as at the start."""
        if AI not in told:
            fill(rival_of(state), set())

    def check(self, state: Table) -> None:
        rival = rival_of(state)
        if rival.at % 3 == 2:
            raise BadPosition("table.ai.at", "the AI never uses the inner path")
        if rival.goods[0]:
            raise BadPosition("table.ai.silver", "the AI has no Silver")
        if not rival.board.priority and rival.goods[POOL] != sum(rival.goods):
            raise BadPosition("table.ai", f"all resources of this AI are one kind, kept as {GOODS[POOL]}")

    def audit(self, state: Table) -> None:
        """Every Scheme is in one place; those that nobody has seen are in the draw pile."""
        rival = rival_of(state)
        schemes = [scheme for scheme in rival.row if scheme >= 0] + rival.draw + rival.discard + rival.future
        assert len(set(schemes)) == len(schemes), "a Scheme is in two places"
        assert set(rival.unseen) <= set(rival.draw), "an unseen Scheme is not in the draw pile"
        assert rival.draw or rival.discard or min(rival.row) >= 0, "the AI has no Schemes"

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        """Its pieces and its Schemes."""
        rival = rival_of(state)
        write_side(state, rival, sheet)
        schemes = len(state.deck.schemes)
        for space, scheme in enumerate(rival.row):
            sheet.one_of(f"scheme_{space + 1}", schemes, scheme)
        sheet.counts("schemes_discarded", schemes, rival.discard)
        sheet.numbers("schemes_left", [len(rival.draw), len(rival.future)])
