"""What a tournament has shown, as plain data: the terminal, JSON and the HTML page all tell this."""

from collections.abc import Sequence

import msgspec

from regnum.arena.formats import climb
from regnum.arena.matches import DECISION_LIMIT
from regnum.arena.ratings import Pairing, Rating, pairings, rate
from regnum.arena.results import Result
from regnum.arena.tournament import Tournament


class BotReport(msgspec.Struct, frozen=True, kw_only=True):
    """One bot over all its games."""

    bot: str
    mean: float
    low: float
    high: float
    conservative: float
    games: int
    mean_score: float
    milliseconds_per_move: float
    forfeits: int
    #: The share of its tables that it has won; None but in races with something to win.
    won: float | None
    #: What it got against others on each seat; empty in races, where nobody sits with others.
    share_by_seat: list[float | None]


class ForfeitReport(msgspec.Struct, frozen=True):
    """A game that a program outside lost by what it did."""

    game: int
    bot: str
    what: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The whole tournament; bots come the best first."""

    tournament: Tournament
    games: int
    unfinished: int
    ratings: list[BotReport]
    pairings: list[Pairing]
    forfeits: list[ForfeitReport]
    #: In a ladder its order, the top first.
    ladder: list[str]
    #: The mean ratings before the first game and after each, by bot.
    course: dict[str, list[float]]

    @property
    def has_won(self) -> bool:
        """Whether it can be told how many tables each bot has won."""
        return any(bot.won is not None for bot in self.ratings)


def summarize(tournament: Tournament, results: Sequence[Result]) -> Report:
    """The report on results in the order of their games."""
    course = rate(tournament.bots, results)
    final = sorted(course[-1], key=lambda rating: -rating.mean)
    return Report(
        tournament=tournament,
        games=len(results),
        unfinished=sum(not result.over and not result.forfeits for result in results),
        ratings=[_bot_report(rating, tournament, results) for rating in final],
        pairings=pairings([rating.bot for rating in final], results),
        forfeits=[
            ForfeitReport(result.number, result.bots[seat], what)
            for result in results
            for seat, what in sorted(result.forfeits.items())
        ],
        ladder=_ladder(tournament, results),
        course={
            bot: [round(ratings[index].mean, 3) for ratings in course] for index, bot in enumerate(tournament.bots)
        },
    )


def _ladder(tournament: Tournament, results: Sequence[Result]) -> list[str]:
    """The order on the ladder; in other formats nobody climbs."""
    if tournament.format != "ladder":
        return []
    return climb(tournament, {result.number: result for result in results})[0]


def _bot_report(rating: Rating, tournament: Tournament, results: Sequence[Result]) -> BotReport:
    bot = rating.bot
    seats = [(result, seat) for result in results for seat, sitter in enumerate(result.bots) if sitter == bot]
    decisions = sum(result.decisions[seat] for result, seat in seats)
    seconds = sum(result.seconds[seat] for result, seat in seats)
    race = tournament.race
    scores = [result.scores[seat] for result, seat in seats if result.over or (race and _came_home(result, seat))]
    by_seat = range(0) if race else range(tournament.players)
    return BotReport(
        bot=bot,
        mean=rating.mean,
        low=rating.low,
        high=rating.high,
        conservative=rating.conservative,
        games=sum(bot in result.bots for result in results),
        mean_score=_mean(scores) or 0.0,
        milliseconds_per_move=1000 * seconds / max(1, decisions),
        forfeits=sum(seat in result.forfeits for result, seat in seats),
        won=_mean([result.won[seat] for result, seat in seats if result.won]),
        share_by_seat=[_mean([_seat_share(result, at) for result, at in seats if at == seat]) for seat in by_seat],
    )


def _came_home(result: Result, seat: int) -> bool:
    """Whether one bot of a race has played its own table to the end, whatever became of the others."""
    return seat not in result.forfeits and result.decisions[seat] < DECISION_LIMIT


def _seat_share(result: Result, seat: int) -> float:
    """What one seat got of a game: of the seats with other bots those it was ahead of, ties half."""
    others = [place for place, bot in zip(result.places, result.bots, strict=True) if bot != result.bots[seat]]
    own = result.places[seat]
    return sum((own < their) + (own == their) / 2 for their in others) / len(others)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
