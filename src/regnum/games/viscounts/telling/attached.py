"""What an expansion tells beside the game: its cards, entries, and sheets of the table."""

from collections.abc import Mapping

from regnum.engine.messages import Cell, Entry, Message, Section
from regnum.games.viscounts.telling.cards import CardTexts


class Telling:
    """Tells of one expansion; the narrator asks it."""

    def add_cards(self, texts: CardTexts) -> None:
        """Add its cards to those that can be told."""

    def entries(self, texts: CardTexts) -> dict[str, Entry]:
        """What its cards, places and words are called and do."""
        return {}

    def sections(self, texts: CardTexts, view: Mapping[str, object]) -> list[Section]:
        """Its part of the table at a glance."""
        return []

    def places(self, texts: CardTexts, view: Mapping[str, object]) -> list[tuple[Message, Cell]]:
        """Its part of the table in a few lines."""
        return []
