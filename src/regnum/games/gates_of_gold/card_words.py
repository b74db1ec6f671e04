"""The words of the expansion's card files, beside those of the base game."""

from typing import Final

from regnum.games.gates_of_gold.words import FLIP, OWN_OCCASIONS, THINGS
from regnum.games.viscounts.card_words import ALL_WORDS, add_words

VERBS: Final[dict[str, tuple[str, ...]]] = {
    # at once (GOG-ICON-01, GOG-ICON-02, GOG-ICON-04, GOG-ICON-05)
    "draw": ("cards",),
    "receive": ("orders",),
    "welcome": ("outsiders",),
    "refuse": ("outsiders",),
    "recruit": (),
    # while a card lies on a Player Board (GOG-ICON-06)
    "anywhere": (),
    # at the end
    "gain": ("ribbons", "approved-deeds"),
    "strike": ("debts",),
    "ease": ("debt-vp",),
}
OCCASIONS: Final = (*OWN_OCCASIONS, FLIP)
#: What may always be left undone.
OPTIONAL: Final = ("recruit", "anywhere")

add_words(VERBS, THINGS, OCCASIONS, OPTIONAL)

VOCABULARY: Final = ALL_WORDS
#: The number of the first of `THINGS` among all that is counted.
FIRST_THING: Final = ALL_WORDS.things.index(THINGS[0])
