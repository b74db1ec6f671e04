"""Builder bonus cards and the Castle Leader card: who takes them, and what they do for their holder (GOG-BONUS)."""

from regnum.engine.lists import changed
from regnum.games.gates_of_gold.state import gate_of
from regnum.games.gates_of_gold.words import BONUSES, DIVERSIFIED, LEADER, ORDER, SPECIALIZED
from regnum.games.steps import Step
from regnum.games.viscounts.state import NOBODY, Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.words import BUILDINGS, OF_A_KIND

#: All Buildings of one kind.
WHOLE_KIND: int = (1 << OF_A_KIND) - 1


class Lasting:
    """Free steps in Movement, and by how much the hand limit is higher."""

    def __init__(self) -> None:
        self.steps = 0
        self.hand_limit = 0


def claim(table: Table, side: int) -> None:
    """A Building has left its slot: perhaps its builder takes a card at once (GOG-R-13).

    One Building of each kind brings the Diversified Builder (GOG-BONUS-01), three of one kind the Specialized Builder
    (GOG-BONUS-02). Whoever has a card keeps it (GOG-BONUS-03); an AI may take them too (GOG-SOLO-07).
    """
    kinds = [table.side(side).built >> kind * OF_A_KIND & WHOLE_KIND for kind in range(len(BUILDINGS))]
    if 0 not in kinds:
        _take(table, side, DIVERSIFIED, "GOG-BONUS-01")
    if WHOLE_KIND in kinds:
        _take(table, side, SPECIALIZED, "GOG-BONUS-02")


def _take(table: Table, side: int, kind: int, rule: str) -> None:
    gate = gate_of(table)
    if gate.holders[kind] == NOBODY:
        gate.holders = changed(gate.holders, kind, side)
        if table.log is not None:
            table.tell("claimed-bonus", rule, side, {"bonus": BONUSES[kind]})


def happens(table: Table, seat: int, occasion: int) -> None:
    """Push what the cards that a player holds do on one of the expansion's own occasions (GOG-R-32)."""
    gate = gate_of(table)
    for kind in range(len(BONUSES)):
        bonus = gate.works(table, kind, seat)
        if bonus is not None:
            step = bonus.own[occasion - ORDER]
            if step is not None:
                table.push(DoEffect(seat, step, bonus.rule))


def sources(table: Table, seat: int, occasion: int) -> list[int]:
    """The kinds of cards that do something for a player on an occasion of the base game (GOG-BONUS-17)."""
    gate = gate_of(table)
    found: list[int] = []
    for kind in range(len(BONUSES)):
        bonus = gate.works(table, kind, seat)
        if bonus is not None and bonus.powers.at[occasion] is not None:
            found.append(kind)
    return found


def step_of(table: Table, kind: int, occasion: int) -> Step | None:
    """What the card of a kind does on an occasion of the base game."""
    gate = gate_of(table)
    return gate.deck.bonuses[kind][gate.bonus[kind]].powers.at[occasion]


def lasting(table: Table, seat: int) -> Lasting:
    """What cards on the Player Board and cards that a player holds give all the time: it adds up (GOG-R-30)."""
    gate = gate_of(table)
    found = Lasting()
    for card in table.players[seat].row:
        gift = gate.deck.gifts[card] if card >= 0 else None
        if gift is not None:
            found.steps += gift.steps
            found.hand_limit += gift.hand_limit
    for kind in range(len(BONUSES)):
        bonus = gate.works(table, kind, seat)
        if bonus is not None:
            found.steps += bonus.powers.steps
            found.hand_limit += bonus.powers.hand_limit
    return found


def icons(table: Table, seat: int, icon: int) -> int:
    """The icons of cards that a player holds (GOG-BONUS-07)."""
    gate = gate_of(table)
    found = 0
    for kind in range(len(BONUSES)):
        bonus = gate.held(table, kind, seat)
        if bonus is not None and bonus.icons[icon] and gate.works(table, kind, seat) is not None:
            found += bonus.icons[icon]
    return found


def icons_owned(table: Table, side: int, icon: int) -> int:
    """What counts at the end: the icon of a Castle Leader card, not what a bonus card does (GOG-R-26)."""
    gate = gate_of(table)
    leader = gate.held(table, LEADER, side)
    return leader.icons[icon] if leader is not None and side < table.seats else 0
