"""The option by which a player's own cards come to a table, the same in every game that has card files."""

from collections.abc import Callable

from regnum.engine.options import Option, OptionValue
from regnum.games.deckfiles import pinned


class DeckOption(Option):
    """The path of a deck file, or its name in the folder of decks; empty for the game's own cards.

    At a table it is `pinned`, and the file can be read.
    """

    def __init__(self, game: str, deck_of: Callable[[str], object]) -> None:
        super().__init__("deck", "", names_file=True)
        self.game = game
        self.deck_of = deck_of

    def value(self, given: object) -> OptionValue:
        """The path with its fingerprint; what is wrong with the file is said now."""
        deck = pinned(str(super().value(given)), self.game)
        self.deck_of(deck)
        return deck
