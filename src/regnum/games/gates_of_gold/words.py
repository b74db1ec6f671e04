"""The expansion's own words, and the small numbers that stand for them."""

from typing import Final

from regnum.games.viscounts.words import OCCASIONS, RIBBONS

#: Face-up Outsiders beside their pile (GOG-SETUP-06).
IN_ROW: Final = 3
#: In the solo game the AI removes so many at a time (GOG-SOLO-03).
REMOVED: Final = 2

#: The columns of a Manuscript Board from the left, by what they let their owner do (GOG-MBOARD-04, GOG-MBOARD-08,
#: GOG-MBOARD-09, GOG-MBOARD-10).
HIRES: Final = 0
PAYS: Final = 1
DRAWS: Final = 2
REARRANGES: Final = 3

BOARDS: Final = ("board-1", "board-2", "board-3", "board-4")

#: The occasions of bonus cards and Castle Leader cards beside those of the base game, numbered on.
ORDER: Final = len(OCCASIONS)
WELCOME: Final = ORDER + 1
REFUSE: Final = ORDER + 2
SHUFFLED: Final = ORDER + 3
OWN_OCCASIONS: Final = ("order", "welcome", "refuse", "shuffled")
#: An occasion that is two of the base game's: a Debt or a Deed is flipped.
FLIP: Final = "flip"

#: What must lie on the holder's Player Board for a bonus card to work.
NOTHING: Final = 0
AN_ORDER: Final = 1
AN_OUTSIDER: Final = 2
NEEDS: Final = ("", "order", "outsider")

#: The cards that there are several of, one of which is in a game; each has a holder: the first to have built one
#: Building of each kind, the first to have built three of a kind, and whoever leads the Castle.
DIVERSIFIED: Final = 0
SPECIALIZED: Final = 1
LEADER: Final = 2
BONUSES: Final = ("diversified", "specialized", "leader")

#: What Outsiders and Manuscripts count at the end, beside what the base game counts.
THINGS: Final = (
    "outsiders",
    "links",
    "wedges",
    "built-segments",
    "first-tier-workers",
    "second-tier-workers",
    "third-tier-workers",
    *[f"{ribbon}-ribbons" for ribbon in RIBBONS],
    "ribbon-sets",
    "trading-posts",
    "guildhalls",
    "workshops",
)
