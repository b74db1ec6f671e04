"""The quest module's moves and decisions in words."""

from regnum.engine.messages import Argument, Message, Narrator
from regnum.engine.resolving import waiting_choice
from regnum.engine.state import Choice
from regnum.games.sentences import name
from regnum.games.wonderful_kingdom.quests import (
    GIVE,
    PAY,
    STAGE,
    SUBSTITUTE,
    TRANSMUTE,
    GiveCubes,
    PayStage,
    quest_card,
)
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.telling.amounts import amount, amounts, words_of
from regnum.games.wonderful_kingdom.telling.cards import CardTexts, reward, texts_of
from regnum.games.wonderful_kingdom.words import KRYSTALLIUM, RESOURCES, SPACES, TRANSMUTED


def tell_move(narrator: Narrator, table: Table, seat: int, move: int) -> Message:
    """Paying stages, and transmuting cubes."""
    if move < TRANSMUTE:
        return stage(texts_of(narrator), table, move - STAGE)
    if move == TRANSMUTE:
        return Message("move-transmute", n=TRANSMUTED)
    if move >= GIVE:
        return Message("move-give", cube=amount(RESOURCES[move - GIVE], 1))
    if move < PAY:
        instead = Message(f"instead-{RESOURCES[move - SUBSTITUTE]}")
        return Message("move-substitute", cube=amount(SPACES[KRYSTALLIUM], 1), instead=instead)
    choice = waiting_choice(table, seat)
    cubes = choice.cubes if isinstance(choice, PayStage) else 0
    return Message("move-pay", cubes=amounts(words_of(cubes))) if cubes else Message("move-pay-nothing")


def stage(texts: CardTexts, table: Table, number: int) -> Message:
    """A stage of the quest, its cost and what it brings."""
    told = texts.stages(table.deck.quests[quest_card(table).quest].id, table.seats)[number]
    cost = amounts({str(space): n for space, n in told.cost.items()})
    return Message("move-stage", n=number + 1, name=name(told), cost=cost, gain=reward(told))


def decision_arguments(narrator: Narrator, table: Table, choice: Choice) -> dict[str, Argument]:
    """The stage that is paid, or how many cubes are still to be given."""
    if isinstance(choice, PayStage):
        paid = texts_of(narrator).stages(table.deck.quests[quest_card(table).quest].id, table.seats)[choice.stage]
        return {"stage": name(paid), "cubes": amounts(words_of(choice.cubes))}
    return {"n": choice.left} if isinstance(choice, GiveCubes) else {}
