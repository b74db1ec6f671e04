"""What a tournament is: who plays what, and which games belong to it."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

import regnum
from regnum.arena.entrants import check_entrant, label
from regnum.bots.outside import MOVE_SECONDS
from regnum.engine.errors import BadOption
from regnum.engine.options import OptionSetting
from regnum.strangers import with_strangers

FORMATS: Final = ("round-robin", "ladder")
#: Seeds are written into files as 64-bit numbers, and every deal has the next one.
LARGEST_SEED: Final = 2**62


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """All that the results depend on. Two runs with equal tournaments give equal results."""

    game: str
    rules: int
    players: int
    bots: tuple[str, ...]
    options: dict[str, OptionSetting]
    seed: int
    #: Games of each meeting, rounded up to whole deals.
    games: int
    format: str
    #: How long a program outside may think about a move.
    seconds: float
    #: Whether all seats of a table win or lose as one.
    together: bool = False

    @property
    def race(self) -> bool:
        """Whether nobody at a table can be beaten by another: then each bot plays the deals at tables of its own."""
        return self.together or self.players == 1


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its number, its deal, and who sits where.

    In a race it is the bots, each of which plays the same deal at a table of its own, on all its seats.
    """

    number: int
    seed: int
    bots: tuple[str, ...]


def new_tournament(
    game: str,
    bots: Sequence[str],
    *,
    players: int = 2,
    games: int = 100,
    seed: int = 0,
    format: str = "round-robin",
    seconds: float = MOVE_SECONDS,
    **options: object,
) -> Tournament:
    """A tournament whose every part has been checked."""
    if format not in FORMATS:
        raise BadOption(f"no format is called {format!r}; there are: {', '.join(FORMATS)}")
    if games < 1:
        raise BadOption(f"a tournament has at least one game, not {games}")
    if not 0 <= seed < LARGEST_SEED:
        raise BadOption(f"the seed of a tournament is a whole number from 0 to 2^62 - 1, not {seed}")
    if not 0 < seconds < math.inf:
        raise BadOption(f"a bot has some time to think, but not for ever: {seconds:g} s can't be")
    table = regnum.new(game, players, seed, **options)
    bots = with_strangers(game, list(bots))
    _check_bots(game, bots)
    return Tournament(
        game=game,
        rules=table.type.rules_version,
        players=players,
        bots=tuple(bots),
        options=dict(table.options),
        seed=seed,
        games=games,
        format=format,
        seconds=seconds,
        together=table.scores.together,
    )


def _check_bots(game: str, bots: Sequence[str]) -> None:
    for bot in bots:
        check_entrant(game, bot)
    labels = [label(bot) for bot in bots]
    twice = sorted({name for name in labels if labels.count(name) > 1})
    if twice:
        raise BadOption(f"{', '.join(twice)} can't meet itself; name every bot once")
    if len(bots) < 2:
        raise BadOption("a tournament needs at least two bots, as in --bots greedy,random")


def seatings(meeting: Sequence[str], tournament: Tournament) -> list[tuple[str, ...]]:
    """All tables at which one deal is played, so that its luck falls on each bot alike.

    For two players both seatings. With more seats than bots, each of the two sits alone among the other's, once on
    every seat. Where nobody at a table can be beaten by another there is one race.
    """
    if tournament.race:
        return [tuple(meeting)]
    players = tournament.players
    one, other = meeting
    if players == 2:
        return [(one, other), (other, one)]
    return [
        tuple(lone if seat == place else rest for seat in range(players))
        for lone, rest in ((one, other), (other, one))
        for place in range(players)
    ]


def fixtures(tournament: Tournament, meetings: Iterable[Sequence[str]], first: int) -> Iterator[Fixture]:
    """The games of meetings, deal by deal, numbered from `first` on."""
    tables = [seating for meeting in meetings for seating in seatings(meeting, tournament)]
    number = first
    for deal in range(_deals(tournament)):
        for bots in tables:
            yield Fixture(number, tournament.seed + deal, bots)
            number += 1


def _deals(tournament: Tournament) -> int:
    a_deal = len(seatings(tournament.bots[:2], tournament))
    return -(-tournament.games // a_deal)
