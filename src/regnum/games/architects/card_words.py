"""The words of the card files: what stands in an effect or an ability, beside the grammar that all games share.

What a word does is in `effects` and `compiling`; how it is said in `messages`, under `do-gain`, `per-clay`,
`on-quarry` and the like; its icon on the page in `effects.ts` of the page's folder.
"""

from typing import Final

from regnum.games.architects.words import GAINS, GOODS, SKILLS
from regnum.games.vocabulary import Vocabulary

#: Every verb, with the nouns that it takes amounts of.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    # at once
    "gain": (*GAINS, "vp"),
    "lose": ("virtue", "vp", "debt-vp"),
    "pay": GOODS,
    "draw": ("building",),
    "discard": ("building",),
    "take": ("debts",),
    "destroy": ("debts",),
    "dismiss": ("apprentices",),
    "capture": ("groups",),
    "release": ("workers",),
    "release-all": (),
    "free-workers": (),
    "hire": (),
    "build-again": (),
    # while the card lies before a player
    "save": ("silver", "virtue", "debt-vp"),
    "count": ("workers",),
    # what only player boards do
    "ignore": ("tax",),
    "limit": ("apprentices", "building"),
    "avoid-debt": ("silver",),
    "same-resource": (),
    "cheaper-construction": (),
    "no-cathedral-discard": (),
    "discard-for-resource": (),
    "discard-for-virtue": (),
}

#: What a card can count; `counting` knows it by its place here.
THINGS: Final = (
    *GOODS,
    "goods",
    "virtue",
    "cathedral",
    "buildings",
    "captured",
    "paid-debts",
    *SKILLS,
    "unpaid-debts",
    "prisoners",
)

#: When a card acts.
OCCASIONS: Final = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "storehouse",
    "town-centre",
    "tax-stand",
    "black-market",
    "cathedral",
    "debt-paid",
    "send-to-prison",
    "reset",
    "construction",
    "hire",
    "debt-taken",
    "virtue-gained",
)

VOCABULARY: Final = Vocabulary(VERBS, THINGS, OCCASIONS)
