"""The formats of a tournament: which games come next, given the results so far."""

from collections.abc import Mapping
from itertools import combinations

from regnum.arena.ratings import pairing
from regnum.arena.results import Result
from regnum.arena.tournament import Fixture, Tournament, fixtures
from regnum.strangers import is_stranger


def upcoming(tournament: Tournament, results: Mapping[int, Result]) -> list[Fixture]:
    """The games that can be played now, in any order; none when the tournament is over."""
    if tournament.format == "ladder":
        return climb(tournament, results)[1]
    return [fixture for fixture in round_robin(tournament) if fixture.number not in results]


def round_robin(tournament: Tournament) -> list[Fixture]:
    """Everybody meets everybody on the same deals; in races all run together.

    Strangers are there to judge others by: they meet each other only where there is nobody else.
    """
    if tournament.race:
        return list(fixtures(tournament, [tournament.bots], 0))
    pairs = list(combinations(tournament.bots, 2))
    judging = [pair for pair in pairs if not (is_stranger(pair[0]) and is_stranger(pair[1]))]
    return list(fixtures(tournament, judging or pairs, 0))


def climb(tournament: Tournament, results: Mapping[int, Result]) -> tuple[list[str], list[Fixture]]:
    """The ladder as it stands, the best on top, and the games of the next meeting.

    The ladder begins in the order in which bots are named. Challenges go from the bottom to the top: each bot meets its
    upper neighbour, and they swap when the lower one's share is above a half with 95 % certainty. So a good newcomer
    climbs to the top in one go. It goes on until nobody swaps, at most as often as there are bots (three may beat each
    other in a circle). Two bots meet only once: the same games would end the same.
    """
    order = list(tournament.bots)
    beats: dict[tuple[str, str], bool] = {}
    first = 0
    for _ in order:
        before = order.copy()
        for rung in range(len(order) - 1, 0, -1):
            upper, lower = order[rung - 1], order[rung]
            if (lower, upper) not in beats:
                games = list(fixtures(tournament, [(upper, lower)], first))
                missing = [fixture for fixture in games if fixture.number not in results]
                if missing:
                    return order, missing
                first += len(games)
                pair = pairing(lower, upper, [results[fixture.number] for fixture in games])
                beats |= {(lower, upper): pair.low > 0.5, (upper, lower): pair.high < 0.5}
            if beats[lower, upper]:
                order[rung - 1], order[rung] = lower, upper
        if order == before:
            break
    return order, []
