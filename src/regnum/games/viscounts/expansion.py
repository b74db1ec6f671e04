"""What attaches to Viscounts from a package of its own: beside modules it may bring cards, and words for them."""

from regnum.engine import modules
from regnum.engine.options import Options
from regnum.games.viscounts.cards import Deck
from regnum.games.viscounts.telling.attached import Telling


class Expansion(modules.Expansion):
    """An expansion of Viscounts; what it does not say is as without it."""

    def deck(self, deck: Deck, options: Options) -> Deck:
        """The cards of a table with these options, when those without the expansion are these."""
        return deck

    def telling(self, options: Options) -> list[Telling]:
        """Who tells of it at such a table."""
        return []

    def components(self, options: Options) -> dict[str, dict[str, object]]:
        """Its cards and boards as plain data, by kind; kinds of the game are gone on with."""
        return {}

    def variants(self) -> list[Options]:
        """Sets of options with it that tests and the fuzzer play."""
        return []
