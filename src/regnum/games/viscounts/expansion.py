"""What attaches to Viscounts from a package of its own: beside modules it may bring cards, and words for them."""

from regnum.engine import modules
from regnum.engine.options import Options
from regnum.games.viscounts.cards import Deck


class Expansion(modules.Expansion):
    """An expansion of Viscounts; what it does not say is as without it."""

    def deck(self, deck: Deck, options: Options) -> Deck:
        """The cards of a table with these options, when those without the expansion are these."""
        return deck
