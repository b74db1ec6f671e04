"""The words of the card files: what stands in an effect or an ability, beside the grammar that all games share.

What a word does is in `effects` and `abilities`; how it is said in `messages`, under `do-gain`, `per-workers`,
`on-collision` and the like.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from regnum.games.viscounts.words import GAINS, GOODS, OCCASIONS
from regnum.games.vocabulary import Vocabulary

#: Every verb, with the nouns that it takes amounts of.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    # at once; all is mandatory (VIS-ICON-01) but the last four, which are always optional (VIS-ICON-11, VIS-ICON-12,
    # VIS-ICON-13, VIS-ICON-15)
    "gain": (*GAINS, "vp"),
    "flip": ("debts", "deeds", "any"),
    "place": ("workers",),
    "build": ("trading-posts", "guildhalls", "workshops"),
    "take": ("manuscripts",),
    "hire": (),
    "shuffle": (),
    "rearrange": (),
    "discard": ("cards",),
    "destroy": ("cards",),
    "move": ("workers",),
    # while a card lies on a Player Board
    "use": (*GOODS, "merchants", "builders", "nobles", "clerics"),
    "save": ("silver",),
    # what only slots do
    "walk": ("steps",),
    "cost": ("silver",),
    "raise": ("hand-limit",),
    # what only an AI does
    "dismiss": (),
    "construct": (),
    "castle": (),
    "transcribe": (),
    "focus": (),
}

#: What can be counted.
THINGS: Final = (
    "resources",
    "buildings",
    "merchants",
    "builders",
    "nobles",
    "clerics",
    "criminals",
    "paid-debts",
    "approved-deeds",
    "workers",
    "manuscripts",
)

#: The actions that cards help to fund.
FUNDED: Final = ("construct", "castle", "transcribe")

VOCABULARY: Final = Vocabulary(VERBS, THINGS, (*OCCASIONS, *FUNDED, "dismiss", "movement", "drop-off"))

#: The same with the words of whatever is attached to the game: with these positions are read and sentences made. Cards
#: of the game itself, and of deck files, have only those above.
MORE_VERBS: Final[dict[str, tuple[str, ...]]] = dict(VERBS)
MORE_THINGS: Final[list[str]] = list(THINGS)
MORE_OCCASIONS: Final[list[str]] = list(VOCABULARY.occasions)
ALL_WORDS: Final = Vocabulary(MORE_VERBS, MORE_THINGS, MORE_OCCASIONS)
#: What may always be left undone.
OPTIONAL: Final[list[str]] = ["rearrange", "discard", "destroy", "move"]


def add_words(
    verbs: Mapping[str, tuple[str, ...]], things: Sequence[str], occasions: Sequence[str], optional: Sequence[str]
) -> None:
    """Teach the game the words of an expansion; a verb that the game has gets further nouns."""
    for verb, nouns in verbs.items():
        MORE_VERBS[verb] = (*MORE_VERBS.get(verb, ()), *nouns)
    MORE_THINGS.extend(things)
    MORE_OCCASIONS.extend(occasions)
    OPTIONAL.extend(optional)
