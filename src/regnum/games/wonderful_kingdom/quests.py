"""The quest module: stages to be paid for, the last of them to win at all (section 13 of the rules)."""

from typing import Final

from regnum.engine.state import NOT_NOW, Choice, Refusal
from regnum.games.wonderful_kingdom import construction, moves, multiset
from regnum.games.wonderful_kingdom.cards import Stage
from regnum.games.wonderful_kingdom.rehearsal import STONE, USEFUL_SOLDIER
from regnum.games.wonderful_kingdom.state import Module, Player, Table
from regnum.games.wonderful_kingdom.words import BASIC, KRYSTALLIUM, SOLDIER, SPACES, STAGES, TRANSMUTED

#: For the bots: what it is worth to be able to win at all, and to have all for it together; and the share of any other
#: stage's worth that its cost is worth while it is being gathered.
VICTORY: Final = 70.0
ON_THE_WAY: Final = 30.0
STAGE_HOPE: Final = 0.5

STAGE_DONE: Final = Refusal("IWK-QUEST-09", "stage-done")
CANNOT_PAY: Final = Refusal("IWK-QUEST-05", "cannot-pay-stage")
FEW_FOR_TRANSMUTING: Final = Refusal("IWK-KRYSTAL-01", "too-few-cubes")
NO_CUBE_THERE: Final = Refusal("IWK-QUEST-07", "no-cube")
NO_SUBSTITUTE: Final = Refusal("IWK-QUEST-13", "no-krystallium")


class Quests(Module):
    """A quest card beside the base game (IWK-QUEST-03)."""

    name = "quest"
    #: Cubes may be kept for paying stages (IWK-QUEST-07).
    transmutes_itself = False

    def list_window(self, table: Table, seat: int, when: int, found: list[int]) -> None:
        """Stages that can be paid; transmutation."""
        player = table.players[seat]
        for stage in range(STAGES):
            if stage_refusal(table, player, stage) is None:
                found.append(moves.STAGE + stage)
        if multiset.size(player.alchemy) >= TRANSMUTED:
            found.append(moves.TRANSMUTE)

    def window_refusal(self, table: Table, seat: int, when: int, move: int) -> Refusal | None:
        """Only this module's moves."""
        player = table.players[seat]
        if move == moves.TRANSMUTE:
            return None if multiset.size(player.alchemy) >= TRANSMUTED else FEW_FOR_TRANSMUTING
        if move >= moves.STAGE:
            return stage_refusal(table, player, move - moves.STAGE)
        return Refusal("IWK-RUL-03", NOT_NOW)

    def act(self, table: Table, seat: int, move: int) -> None:
        """Pay a stage, or transmute."""
        if move == moves.TRANSMUTE:
            begin_transmutation(table, seat)
        else:
            begin_payment(table, seat, move - moves.STAGE)

    def score(self, table: Table, seat: int, parts: dict[str, int]) -> None:
        """Points of completed stages are basic points (IWK-END-02)."""
        points = 0
        for stage in range(STAGES):
            if table.players[seat].stages >> stage & 1:
                points += stages_of(table)[stage].vp
        parts["quest"] = points

    def evaluate(self, table: Table, player: Player, soldiers: int, rounds_left: int) -> float:
        """Stages that are on the way; without the last of them nobody wins."""
        points = 0.0
        stages = stages_of(table)
        for number in range(STAGES):
            last = number == STAGES - 1
            if player.stages >> number & 1:
                points += VICTORY if last else 0.0
                continue
            share = way_gone(player, stages[number].cost)
            points += share * ON_THE_WAY if last else share * share * STAGE_HOPE * benefit(stages[number])
        return points

    def may_win(self, table: Table, seat: int) -> bool:
        """Only with the last stage (IWK-QUEST-10): without it both may lose (IWK-QUEST-11).

        Who alone has it wins whatever the points (IWK-QUEST-12).
        """
        return table.players[seat].stages >> STAGES - 1 & 1 == 1


def stages_of(table: Table) -> list[Stage]:
    """The stages on the side of the quest card that is up (IWK-QUEST-02, IWK-QUEST-SOLO-01)."""
    quest = table.deck.quests[table.quest]
    return quest.stages if table.seats == 2 else quest.solo_stages


def benefit(stage: Stage) -> float:
    """What a stage brings, in points."""
    return stage.vp + stage.krystallium * STONE + stage.soldiers * USEFUL_SOLDIER


def way_gone(player: Player, cost: int) -> float:
    """The share of a stage's cost that lies ready; krystallium that may stand in for cubes is not counted."""
    ready = min(player.soldiers, multiset.count(cost, SOLDIER)) + min(
        player.krystallium, multiset.count(cost, KRYSTALLIUM)
    )
    for resource in range(BASIC):
        ready += min(multiset.count(player.alchemy, resource), multiset.count(cost, resource))
    return ready / multiset.size(cost)


def shortage(player: Player, cost: int) -> int:
    """How many basic cubes of a cost the alchemy area lacks."""
    lacking = 0
    for resource in range(BASIC):
        lacking += max(0, multiset.count(cost, resource) - multiset.count(player.alchemy, resource))
    return lacking


def stage_refusal(table: Table, player: Player, stage: int) -> Refusal | None:
    """Each stage once (IWK-QUEST-09), paid whole (IWK-QUEST-05)."""
    if player.stages >> stage & 1:
        return STAGE_DONE
    cost = stages_of(table)[stage].cost
    if player.soldiers < multiset.count(cost, SOLDIER):
        return CANNOT_PAY
    if player.krystallium < multiset.count(cost, KRYSTALLIUM) + shortage(player, cost):
        return CANNOT_PAY
    return None


def begin_payment(table: Table, seat: int, stage: int) -> None:
    """Soldiers and krystallium that must be paid are; what cubes can pay is asked (IWK-QUEST-06, IWK-QUEST-13)."""
    player = table.players[seat]
    cost = stages_of(table)[stage].cost
    player.soldiers -= multiset.count(cost, SOLDIER)
    player.krystallium -= multiset.count(cost, KRYSTALLIUM) + shortage(player, cost)
    cubes = 0
    for resource in range(BASIC):
        cubes += min(multiset.count(cost, resource), multiset.count(player.alchemy, resource)) * multiset.unit(resource)
    table.push(PayStage(seat, stage, cubes))


class PayStage(Choice):
    """Pay with cubes of the alchemy area, or with krystallium instead of some (IWK-QUEST-13)."""

    NAME = "pay-stage"
    FIELDS = ("seat", "stage", "cubes")
    RULE = "IWK-QUEST-13"

    def __init__(self, seat: int, stage: int, cubes: int) -> None:
        super().__init__(seat)
        self.stage = stage
        self.cubes = cubes

    def moves(self, state: Table) -> list[int]:
        """Krystallium for any cube, as long as there is some; or pay."""
        found: list[int] = []
        if state.players[self.seat].krystallium:
            for resource in range(BASIC):
                if multiset.count(self.cubes, resource):
                    found.append(moves.SUBSTITUTE + resource)
        found.append(moves.PAY)
        return found

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Krystallium stands in for cubes of the cost."""
        if move in self.moves(state):
            return None
        if moves.SUBSTITUTE <= move < moves.PAY:
            return NO_SUBSTITUTE
        return Refusal(self.RULE, NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """The benefit comes at once (IWK-QUEST-04)."""
        player = state.players[self.seat]
        if move != moves.PAY:
            player.krystallium -= 1
            state.push(PayStage(self.seat, self.stage, self.cubes - multiset.unit(move - moves.SUBSTITUTE)))
            return
        player.alchemy -= self.cubes
        player.stages |= 1 << self.stage
        stage = stages_of(state)[self.stage]
        if state.log is not None:
            state.tell("stage-paid", self.RULE, self.seat, {"stage": self.stage + 1, **paid(stage.cost, self.cubes)})
            state.tell("stage-completed", "IWK-QUEST-08", self.seat, {"stage": self.stage + 1})
        if stage.soldiers:
            construction.gain_soldiers(state, self.seat, stage.soldiers, "IWK-QUEST-04")
        if stage.krystallium:
            construction.gain_krystallium(state, self.seat, stage.krystallium, "IWK-QUEST-04")


def paid(cost: int, cubes: int) -> dict[str, int]:
    """What was paid for a stage, by word: what neither cubes nor soldiers paid, krystallium did (IWK-QUEST-13)."""
    soldiers = multiset.count(cost, SOLDIER)
    krystallium = multiset.size(cost) - soldiers - multiset.size(cubes)
    whole = cubes + krystallium * multiset.unit(KRYSTALLIUM) + soldiers * multiset.unit(SOLDIER)
    return {SPACES[kind]: multiset.count(whole, kind) for kind in range(len(SPACES)) if multiset.count(whole, kind)}


def begin_transmutation(table: Table, seat: int) -> None:
    """Five cubes become krystallium; with more than five the owner chooses which."""
    player = table.players[seat]
    if multiset.size(player.alchemy) > TRANSMUTED:
        table.push(GiveCubes(seat, TRANSMUTED))
        return
    player.alchemy = 0
    construction.gain_krystallium(table, seat, 1, "IWK-QUEST-07")


class GiveCubes(Choice):
    """Choose which cubes are transmuted, one by one (IWK-QUEST-07)."""

    NAME = "give-cubes"
    FIELDS = ("seat", "left")
    RULE = "IWK-QUEST-07"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, state: Table) -> list[int]:
        """Any cube of the alchemy area."""
        alchemy = state.players[self.seat].alchemy
        return [moves.GIVE + resource for resource in range(BASIC) if multiset.count(alchemy, resource)]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only cubes that lie there."""
        if not moves.GIVE <= move < moves.MENACE:
            return Refusal(self.RULE, NOT_NOW)
        return None if move in self.moves(state) else NO_CUBE_THERE

    def choose(self, state: Table, move: int) -> None:
        """The fifth makes the krystallium."""
        state.players[self.seat].alchemy -= multiset.unit(move - moves.GIVE)
        if self.left > 1:
            state.push(GiveCubes(self.seat, self.left - 1))
        else:
            construction.gain_krystallium(state, self.seat, 1, self.RULE)
