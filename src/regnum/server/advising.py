"""Hints at a table, and the analysis of a finished game: both thought out in the bots' processes."""

from typing import Final

from regnum.bots.advice import Candidate
from regnum.engine.game import Game
from regnum.locale import LANGUAGES
from regnum.server import schemas
from regnum.server.desk import OneEach
from regnum.server.errors import TableError
from regnum.server.present import narrator_of, spoken
from regnum.server.tables import Tables
from regnum.server.thinking import Asker, Thinkers

#: How many moves are judged in one answer: the page asks for the next ones and shows how far it has come.
PIECE: Final = 8


class Adviser:
    """Asks the search, and puts what it says into words."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self._one_each = OneEach()

    async def advice(self, id: str, seat: int, owner: str | None, address: str, lang: str) -> schemas.Advice:
        """What a bot would do in the place of a seat that must decide, from what the seat may know."""
        async with self._one_each.asking(owner or ""):
            return await self._advice(id, seat, Asker(owner or "", address), lang)

    async def _advice(self, id: str, seat: int, whose: Asker, lang: str) -> schemas.Advice:
        async with self.tables.at(id) as seated:
            self.tables.check_mover(seated, seat, whose.account)
            live = seated.live
            if seat not in seated.standing().deciders:
                return schemas.Advice(version=live.version(seat), candidates=[])
            game, version, entries = live.game.copy(), live.version(seat), live.entries.copy()
        found = await self.thinkers.advice(whose, id, seated.row.record, live.first_bots, entries, seat)
        return schemas.Advice(
            version=version,
            candidates=[
                schemas.Candidate(
                    notation=game.catalogue.notations[one.move],
                    target=game.catalogue.targets[one.move],
                    text=_words(game, seat, one.move, lang),
                    share=one.share,
                    chance=one.chance,
                    points=one.points,
                    then=_continuation(game, seat, one, lang),
                )
                for one in found
            ],
        )

    async def analysis(self, id: str, start: int, owner: str | None, address: str) -> schemas.Analysis:
        """How the chances stood from a move on, some moves at a time; of finished games and records only.

        Whoever is no player of this table asks as their address: keys cost nothing.
        """
        async with self.tables.at(id) as seated:
            who = seated.player(owner) or address
        async with self._one_each.asking(who):
            return await self._analysis(id, start, Asker(who, address))

    async def _analysis(self, id: str, start: int, whose: Asker) -> schemas.Analysis:
        async with self.tables.at(id) as seated:
            game = seated.live.game
            if not (seated.live.over or seated.replay):
                raise TableError("only a finished game can be analysed; while it lasts, ask for a hint")
        told = await seated.past.position(game, None, len(game.moves))
        if start > len(told.moves):
            raise TableError(f"the game has {len(told.moves)} moves; there is none after {start}")
        judged = await self.thinkers.analysis(whose, str(told.record), start, start + PIECE)
        earlier = await seated.past.position(game, None, start)
        moves = []
        for one in judged:
            moves.append(
                schemas.JudgedMove(
                    ply=one.ply,
                    seat=one.seat,
                    step=one.step,
                    chances=one.chances,
                    played={lang: _words(earlier, one.seat, one.played, lang) for lang in LANGUAGES},
                    advised={lang: _words(earlier, one.seat, one.advised, lang) for lang in LANGUAGES},
                )
            )
            earlier.play(one.played, one.seat)
        return schemas.Analysis(total=len(told.moves), start=start, moves=moves)


def _continuation(game: Game, seat: int, candidate: Candidate, lang: str) -> list[schemas.NextMove]:
    """What may follow a candidate in words, as far as it fits a deal such as the seat may imagine."""
    told: list[schemas.NextMove] = []
    imagined = game.determinize(seat, 0)
    imagined.play(candidate.move, seat)
    for mover, move in candidate.line:
        if imagined.over or imagined.state.lanes or imagined.why_not(move, mover) is not None:
            break
        told.append(schemas.NextMove(seat=mover, text=_words(imagined, mover, move, lang)))
        imagined.play(move, mover)
    return told


def _words(game: Game, seat: int, move: int, lang: str) -> str:
    """A move in words."""
    return spoken(lang, game.type).say(narrator_of(game).move(game.state, seat, move))
