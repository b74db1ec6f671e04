"""Matches between bots: tournaments, ratings, reports; on one core, on all, or on a cluster.

>>> from regnum.arena import new_tournament, play_tournament, summarize
>>> tournament = new_tournament("architects", ["greedy", "random"], games=2, seed=1)
>>> report = summarize(tournament, play_tournament(tournament))
>>> report.ratings[0].bot
'greedy'
"""

from regnum.arena.crews import Crew, Here, Processes, crew_of
from regnum.arena.playing import Play, in_order, play_tournament
from regnum.arena.ratings import Pairing, Rating
from regnum.arena.report import Report, summarize
from regnum.arena.results import Result
from regnum.arena.tournament import Fixture, Tournament, new_tournament

__all__ = [
    "Crew",
    "Fixture",
    "Here",
    "Pairing",
    "Play",
    "Processes",
    "Rating",
    "Report",
    "Result",
    "Tournament",
    "crew_of",
    "in_order",
    "new_tournament",
    "play_tournament",
    "summarize",
]
