"""The games, one package each. A new game is listed here and nowhere else."""

from typing import Final

from regnum.engine.gametype import GameType
from regnum.games.architects.gametype import Architects
from regnum.games.gates_of_gold.expansion import GatesOfGoldExpansion
from regnum.games.viscounts.gametype import Viscounts
from regnum.games.wonderful_kingdom.gametype import WonderfulKingdom

GAMES: Final[dict[str, GameType]] = {
    game.name: game for game in (Architects(), Viscounts(GatesOfGoldExpansion()), WonderfulKingdom())
}
