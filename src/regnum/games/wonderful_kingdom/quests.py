"""The quest module: stages to be paid for, the last of them to win at all (section 13 of the rules)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Card, Field, Fields, Kind, Names
from regnum.engine.messages import Argument, Message, Narrator
from regnum.engine.moves import Moves
from regnum.engine.parts import Part
from regnum.engine.reading import Reader
from regnum.engine.scores import Tally
from regnum.engine.sheet import Sheet
from regnum.engine.state import NOT_NOW, SEAT, Choice, Refusal
from regnum.games.wonderful_kingdom import construction
from regnum.games.wonderful_kingdom.cards import Stage
from regnum.games.wonderful_kingdom.fields import OF_CUBES, QUESTS, whole
from regnum.games.wonderful_kingdom.multiset import BASIC_SPACES, Cubes, common, count, several, size, unit
from regnum.games.wonderful_kingdom.rehearsal import STONE, USEFUL_SOLDIER
from regnum.games.wonderful_kingdom.state import MODULE, Module, Player, Table
from regnum.games.wonderful_kingdom.words import (
    BASIC,
    KRYSTALLIUM,
    QUEST_CHOICES,
    RESOURCES,
    SOLDIER,
    SPACES,
    STAGES,
    TRANSMUTED,
)

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


QUEST_MOVES: Final = Moves()
STAGE: Final = QUEST_MOVES.each("stage", [str(stage + 1) for stage in range(STAGES)], "stage/{}")
TRANSMUTE: Final = QUEST_MOVES.one("transmute", "alchemy/transmute")
SUBSTITUTE: Final = QUEST_MOVES.each("substitute", RESOURCES, "pay/{}")
PAY: Final = QUEST_MOVES.one("pay", "pay/cubes")
GIVE: Final = QUEST_MOVES.each("give", RESOURCES, "alchemy/{}")


@mypyc_attr(free_list_len=1)
class QuestCard(Part):
    """Which quest it is."""

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def copy(self) -> "QuestCard":
        return QuestCard(self.quest)


@mypyc_attr(free_list_len=1)
class Completed(Part):
    """The stages that a player has completed, a bit each."""

    def __init__(self, stages: int) -> None:
        self.stages = stages

    def copy(self) -> "Completed":
        return Completed(self.stages)


class StagesKind(Kind):
    """Completed stages by their numbers."""

    def tell(self, value: int, names: Names) -> object:
        return [stage + 1 for stage in range(STAGES) if value >> stage & 1]

    def read(self, read: Reader, name: str, names: Names) -> int:
        stages = 0
        for stage in read.wholes(name):
            if stage > STAGES:
                raise BadPosition(read.at(name), f"there are {STAGES} stages; no stage {stage}")
            stages |= 1 << stage - 1
        return stages


def quest_card(table: Table) -> QuestCard:
    part = table.parts[MODULE]
    assert isinstance(part, QuestCard)
    return part


def completed(player: Player) -> Completed:
    part = player.parts[MODULE]
    assert isinstance(part, Completed)
    return part


def stages_of(table: Table) -> list[Stage]:
    """The stages on the side of the quest card that is up (IWK-QUEST-02, IWK-QUEST-SOLO-01)."""
    quest = table.deck.quests[quest_card(table).quest]
    return quest.stages if table.seats == 2 else quest.solo_stages


def benefit(stage: Stage) -> float:
    """What a stage brings, in points."""
    return float(stage.vp) + float(stage.krystallium) * STONE + float(stage.soldiers) * USEFUL_SOLDIER


def way_gone(player: Player, cost: Cubes) -> float:
    """The share of a stage's cost that lies ready; krystallium that may stand in for cubes is not counted."""
    purse = player.alchemy + several(player.krystallium, KRYSTALLIUM) + several(player.soldiers, SOLDIER)
    return float(common(purse, cost)) / float(size(cost))


def shortage(player: Player, cost: Cubes) -> i64:
    """How many basic cubes of a cost the alchemy area lacks."""
    return size(cost & BASIC_SPACES) - common(player.alchemy, cost)


def payable(player: Player, cost: Cubes) -> bool:
    """Whether a player can pay a stage, whole (IWK-QUEST-05)."""
    if player.soldiers < count(cost, SOLDIER):
        return False
    return player.krystallium >= count(cost, KRYSTALLIUM) + shortage(player, cost)


def stage_refusal(table: Table, player: Player, stage: int) -> Refusal | None:
    """Each stage once (IWK-QUEST-09)."""
    if completed(player).stages >> stage & 1:
        return STAGE_DONE
    return None if payable(player, stages_of(table)[stage].cost) else CANNOT_PAY


def begin_payment(table: Table, seat: int, stage: int) -> None:
    """Soldiers and krystallium that must be paid are; what cubes can pay is asked (IWK-QUEST-06, IWK-QUEST-13)."""
    player = table.players[seat]
    cost = stages_of(table)[stage].cost
    player.soldiers -= count(cost, SOLDIER)
    player.krystallium -= count(cost, KRYSTALLIUM) + shortage(player, cost)
    cubes = 0
    for resource in range(BASIC):
        paid = min(count(cost, resource), count(player.alchemy, resource))
        cubes += several(paid, resource)
    table.push(PayStage(seat, stage, cubes))


class PayStage(Choice):
    """Pay with cubes of the alchemy area, or with krystallium instead of some (IWK-QUEST-13)."""

    NAME = "pay-stage"
    FIELDS = Fields(SEAT, whole("stage", STAGES - 1), OF_CUBES)
    BELOW = ("offer", "select", "solo-select", "planning", "placing")
    RULE = "IWK-QUEST-13"

    def __init__(self, seat: int, stage: int, cubes: int) -> None:
        super().__init__(seat)
        self.stage = stage
        self.cubes = cubes

    def misfit(self, state: Table) -> str:
        """Cubes of the cost, that lie in the alchemy area."""
        player = state.players[self.seat]
        if completed(player).stages >> self.stage & 1:
            return "the stage is completed"
        cost = stages_of(state)[self.stage].cost
        for resource in range(BASIC):
            most = min(count(cost, resource), count(player.alchemy, resource))
            if count(self.cubes, resource) > most:
                return "more cubes than the stage costs, or than the alchemy area holds"
        return ""

    def moves(self, state: Table) -> list[int]:
        """Krystallium for any cube, as long as there is some; or pay."""
        found: list[int] = []
        first = state.module.first
        if state.players[self.seat].krystallium:
            for resource in range(BASIC):
                if count(self.cubes, resource):
                    found.append(first + SUBSTITUTE + resource)
        found.append(first + PAY)
        return found

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Krystallium stands in for cubes of the cost."""
        if move in self.moves(state):
            return None
        if SUBSTITUTE <= move - state.module.first < PAY:
            return NO_SUBSTITUTE
        return Refusal(self.RULE, NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """The benefit comes at once (IWK-QUEST-04)."""
        player = state.players[self.seat]
        kind = move - state.module.first
        if kind != PAY:
            player.krystallium -= 1
            state.push(PayStage(self.seat, self.stage, self.cubes - unit(kind - SUBSTITUTE)))
            return
        player.alchemy -= self.cubes
        completed(player).stages |= 1 << self.stage
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
    soldiers = count(cost, SOLDIER)
    krystallium = size(cost) - soldiers - size(cubes)
    whole = cubes + several(krystallium, KRYSTALLIUM) + several(soldiers, SOLDIER)
    return {SPACES[kind]: count(whole, kind) for kind in range(len(SPACES)) if count(whole, kind)}


def begin_transmutation(table: Table, seat: int) -> None:
    """Five cubes become krystallium; with more than five the owner chooses which."""
    player = table.players[seat]
    if size(player.alchemy) > TRANSMUTED:
        table.push(GiveCubes(seat, TRANSMUTED))
        return
    player.alchemy = 0
    construction.gain_krystallium(table, seat, 1, "IWK-QUEST-07")


class GiveCubes(Choice):
    """Choose which cubes are transmuted, one by one (IWK-QUEST-07)."""

    NAME = "give-cubes"
    FIELDS = Fields(SEAT, whole("left", 100))
    BELOW = ("offer", "select", "solo-select", "planning", "placing")
    RULE = "IWK-QUEST-07"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def misfit(self, state: Table) -> str:
        enough = 1 <= self.left <= min(TRANSMUTED, size(state.players[self.seat].alchemy))
        return "" if enough else "more cubes than there are"

    def moves(self, state: Table) -> list[int]:
        """Any cube of the alchemy area."""
        alchemy = state.players[self.seat].alchemy
        first = state.module.first + GIVE
        return [first + resource for resource in range(BASIC) if count(alchemy, resource)]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only cubes that lie there."""
        if not 0 <= move - state.module.first - GIVE < BASIC:
            return Refusal(self.RULE, NOT_NOW)
        return None if move in self.moves(state) else NO_CUBE_THERE

    def choose(self, state: Table, move: int) -> None:
        """The fifth makes the krystallium."""
        state.players[self.seat].alchemy -= unit(move - state.module.first - GIVE)
        if self.left > 1:
            state.push(GiveCubes(self.seat, self.left - 1))
        else:
            construction.gain_krystallium(state, self.seat, 1, self.RULE)


class Quests(Module):
    """A quest card beside the base game (IWK-QUEST-03)."""

    name = "quest"
    FIELDS = Fields(Field("quest", Card(QUESTS)))
    PLAYER_FIELDS = Fields(Field("stages", StagesKind()))
    FRAMES = (GiveCubes, PayStage)
    MOVES = QUEST_MOVES
    window_moves = SUBSTITUTE
    ROUND_BRINGS = (13.5, 8.9)
    #: Cubes that plans count on pay for stages.
    COMES_TRUE = 0.7
    #: Cubes may be kept for paying stages (IWK-QUEST-07).
    transmutes_itself = False

    def list_window(self, table: Table, seat: int, when: int, found: list[int]) -> None:
        """Stages that can be paid; transmutation."""
        player = table.players[seat]
        done, stages = completed(player).stages, stages_of(table)
        for stage in range(STAGES):
            if not done >> stage & 1 and payable(player, stages[stage].cost):
                found.append(self.first + STAGE + stage)
        if size(player.alchemy) >= TRANSMUTED:
            found.append(self.first + TRANSMUTE)

    def window_refusal(self, table: Table, seat: int, when: int, move: int) -> Refusal | None:
        """Only this module's moves."""
        player = table.players[seat]
        if move == TRANSMUTE:
            return None if size(player.alchemy) >= TRANSMUTED else FEW_FOR_TRANSMUTING
        return stage_refusal(table, player, move - STAGE)

    def act(self, table: Table, seat: int, move: int) -> None:
        """Pay a stage, or transmute."""
        if move == TRANSMUTE:
            begin_transmutation(table, seat)
        else:
            begin_payment(table, seat, move - STAGE)

    def score(self, table: Table, seat: int, tally: Tally) -> None:
        tally.add("quest", self.points(table, table.players[seat]))

    def points(self, table: Table, player: Player) -> i64:
        """Points of completed stages are basic points (IWK-END-02)."""
        points: i64 = 0
        done = completed(player).stages
        if done:
            stages = stages_of(table)
            for stage in range(STAGES):
                if done >> stage & 1:
                    points += stages[stage].vp
        return points

    def evaluate(self, table: Table, player: Player, soldiers: int, rounds_left: int) -> float:
        """Stages that are on the way; without the last of them nobody wins."""
        points = 0.0
        done, stages = completed(player).stages, stages_of(table)
        for number in range(STAGES):
            last = number == STAGES - 1
            if done >> number & 1:
                points += VICTORY if last else 0.0
                continue
            share = way_gone(player, stages[number].cost)
            points += share * ON_THE_WAY if last else share * share * STAGE_HOPE * benefit(stages[number])
        return points

    def may_win(self, table: Table, seat: int) -> bool:
        """Only with the last stage (IWK-QUEST-10): without it both may lose (IWK-QUEST-11).

        Who alone has it wins whatever the points (IWK-QUEST-12).
        """
        return completed(table.players[seat]).stages >> STAGES - 1 & 1 == 1

    def set_up(self, table: Table, lot: int) -> None:
        """The quest that was drawn or chosen."""
        quest_card(table).quest = lot

    def complete(self, state: Table, told: frozenset[str]) -> None:
        """The quest that the option names."""
        chosen = str(state.rules.options["quest"])
        if "quest" not in told and chosen in QUEST_CHOICES:
            quest_card(state).quest = QUEST_CHOICES.index(chosen)

    def part(self) -> Part:
        return QuestCard(0)

    def player_part(self) -> Part:
        return Completed(0)

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.one_of("quest", len(state.deck.quests), quest_card(state).quest)

    def write_player(self, state: Table, owner: int, sheet: Sheet) -> None:
        stages = completed(state.players[owner]).stages
        sheet.numbers("stages", [stages >> stage & 1 for stage in range(STAGES)])

    def tell_move(self, narrator: Narrator, state: Table, seat: int, move: int) -> Message:
        from regnum.games.wonderful_kingdom.telling import quests  # it knows the frames of this file

        return quests.tell_move(narrator, state, seat, move)

    def decision_arguments(self, narrator: Narrator, state: Table, choice: Choice) -> dict[str, Argument]:
        from regnum.games.wonderful_kingdom.telling import quests

        return quests.decision_arguments(narrator, state, choice)
