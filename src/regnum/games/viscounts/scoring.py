"""Final scoring (VIS-SCORE)."""

from regnum.engine.scores import Parts, RivalScore, Scores, Tally
from regnum.games.viscounts.cards import NO_RIBBON
from regnum.games.viscounts.counting import measure
from regnum.games.viscounts.state import Side, Table
from regnum.games.viscounts.words import BUILDINGS, OF_A_KIND, RIBBONS, WEDGES


def score(table: Table) -> Scores:
    """The highest total wins (VIS-SCORE-16); a tie goes to who has more Silver and resources (VIS-SCORE-17).

    Else the victory is shared (VIS-SCORE-18). Nobody wins who has not more than every rival (VIS-SOLO-40, VIS-R-55).
    """
    sides = [Parts() for _ in range(table.sides)]
    for side, tally in enumerate(sides):
        count_points(table, side, tally)
    ranks = [(sides[seat].total, sum(table.players[seat].goods)) for seat in range(table.seats)]
    rivals = [RivalScore(name, sides[table.seats + i].parts) for i, name in enumerate(table.rules.actors)]
    best = max(ranks)
    ahead = all(best[0] > rival.total for rival in rivals)
    winners = [seat for seat in range(table.seats) if ranks[seat] == best and ahead]
    return Scores([tally.parts for tally in sides[: table.seats]], winners, rivals=rivals)


def count_points(table: Table, side: int, tally: Tally) -> None:
    """Count the points of a side (VIS-GOAL-02)."""
    kingdom = table.deck.kingdom
    tally.add("buildings", building_points(table, side))
    tally.add("workers", worker_points(table, side))
    tally.add("sets", set_points(table, side))
    tally.add("manuscripts", manuscript_points(table, side))
    tally.add("leader", kingdom.leader_vp if table.leader == side else 0)
    tally.add("favours", favour_points(table, side))
    tally.add("debts", table.side(side).debts * kingdom.unpaid_vp)
    tally.add("deeds", deed_points(table, side))
    tally.add("poverty", poverty_points(table, side))
    tally.add("prosperity", prosperity_points(table, side))
    for module in table.modules:
        module.score(table, side, tally)


def total(table: Table, side: int) -> int:
    """The points of a side, without their parts."""
    tally = Tally()
    count_points(table, side, tally)
    return tally.total


def building_points(table: Table, side: int) -> int:
    """By kind and number (VIS-SCORE-01, VIS-BUILD-15)."""
    built = table.side(side).built
    found = 0
    for kind in range(len(BUILDINGS)):
        of_kind = built >> kind * OF_A_KIND & 7
        number = (of_kind & 1) + (of_kind >> 1 & 1) + (of_kind >> 2)
        found += table.deck.board.vp[kind][number]
    return found


def worker_points(table: Table, side: int) -> int:
    """By tier (VIS-SCORE-02, VIS-CASTLE-12)."""
    owner = table.side(side)
    first = 0
    second = 0
    for wedge in range(len(WEDGES)):
        first += owner.first[wedge]
        second += owner.second[wedge]
    vp = table.deck.castle.vp
    return first * vp[0] + second * vp[1] + owner.centre * vp[2]


def ribbons_of(table: Table, owner: Side) -> list[int]:
    """How many Manuscripts of each ribbon a side has."""
    found = [0] * len(RIBBONS)
    for tile in owner.manuscripts:
        ribbon = table.deck.manuscripts[tile].ribbon
        if ribbon != NO_RIBBON:
            found[ribbon] += 1
    return found


def set_points(table: Table, side: int) -> int:
    """What the Manuscripts of a side are worth in sets."""
    return points_for_sets(table, ribbons_of(table, table.side(side)))


def points_for_sets(table: Table, ribbons: list[int]) -> int:
    """Sets of different ribbons, for the best total: layer i has every ribbon with at least i tiles (VIS-SCORE-03)."""
    found = 0
    layer = 1
    different = 1
    while different:
        different = 0
        for number in ribbons:
            if number >= layer:
                different += 1
        found += table.deck.kingdom.set_vp[different]
        layer += 1
    return found


def manuscript_points(table: Table, side: int) -> int:
    """The conditions of Manuscripts, fractions rounded down (VIS-SCORE-04, VIS-SCRIBE-08)."""
    found = 0
    for tile in table.side(side).manuscripts:
        end = table.deck.manuscripts[tile].end
        if end is not None:
            found += measure(table, side, end.of) // end.each * end.points
    return found


def favour_points(table: Table, side: int) -> int:
    """Church Favour cards (VIS-SCORE-05)."""
    found = 0
    for ribbon in range(len(RIBBONS)):
        if table.favours[ribbon] == side:
            found += table.deck.favours[ribbon].vp
    return found


def deed_points(table: Table, side: int) -> int:
    """Acquired and approved Deeds (VIS-SCORE-08, VIS-SCORE-09)."""
    owner = table.side(side)
    return owner.deeds * table.deck.kingdom.acquired_vp + owner.approved * table.deck.kingdom.approved_vp


def poverty_points(table: Table, side: int) -> int:
    """Poverty, if revealed, ranks by approved Deeds (VIS-SCORE-10, VIS-SCORE-14)."""
    if table.setting_up or table.debt_stack:
        return 0
    return prize(table, [table.side(other).approved for other in range(table.sides)], side)


def prosperity_points(table: Table, side: int) -> int:
    """Prosperity, if revealed, ranks by paid Debts (VIS-SCORE-13); with Poverty, if both are (VIS-END-03)."""
    if table.setting_up or table.deed_stack:
        return 0
    return prize(table, [table.side(other).paid for other in range(table.sides)], side)


def prize(table: Table, flipped: list[int], side: int) -> int:
    """What a side gets for its place; none without a flipped card (VIS-SCORE-11).

    Tied sides share the prizes of the places that they take together (VIS-SCORE-12, VIS-R-44). With fewer than 3 sides
    the middle prize is not given (VIS-SCORE-15); an AI is a side (VIS-R-56).
    """
    own = flipped[side]
    if not own:
        return 0
    ahead = 0
    tied = 0
    for other in flipped:
        if other > own:
            ahead += 1
        elif other == own:
            tied += 1
    prizes = table.deck.kingdom.prizes
    given = 0
    for place in range(ahead, ahead + tied):
        if len(flipped) >= len(prizes):
            given += prizes[place] if place < len(prizes) else 0
        elif place < 2:
            given += prizes[0] if place == 0 else prizes[-1]
    return given // tied
