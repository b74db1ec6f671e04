"""What the cards and boards say, made from their specs."""

from collections.abc import Sequence
from typing import Any, Final

from regnum.engine.messages import Message
from regnum.games.architects import cardfiles
from regnum.games.architects.card_words import VOCABULARY
from regnum.games.architects.telling.amounts import clauses, printed_cost, signed
from regnum.games.expressions import Deed, Node, On, Trade, clauses_of
from regnum.games.sentences import Sentences, name

#: At a Reset nothing happens that a card could add to.
SENTENCES: Final = Sentences(VOCABULARY, ["reset"])


class CardTexts:
    """The messages of all cards of one deck, by the cards' ids."""

    def __init__(self, deck: str) -> None:
        cards = cardfiles.cards_of(deck)
        self.apprentices: dict[str, Any] = {card.id: card for card in cards.apprentices}
        self.buildings: dict[str, Any] = {card.id: card for card in cards.buildings}
        self.boards: dict[str, Any] = {board.id: board for board in cardfiles.board_specs()}

    def apprentice(self, id: str) -> Message:
        """The name of an Apprentice."""
        return name(self.apprentices[id])

    def building(self, id: str) -> Message:
        """The name of a Building."""
        return name(self.buildings[id])

    def apprentice_with_skills(self, id: str) -> Message:
        """The name of an Apprentice, and what it can do for constructions."""
        card = self.apprentices[id]
        return Message("card-with-skills", name=name(card), skills=skills(card.skills))

    def ability(self, id: str) -> Message:
        """What an Apprentice does."""
        spec = self.apprentices[id].ability
        return Message("ability-none") if spec is None else SENTENCES.ability(spec.tree)

    def trade(self, id: str) -> Message:
        """What an Apprentice trades in the King's Storehouse; one that trades nothing says what it does."""
        spec = self.apprentices[id].ability
        trade = None if spec is None else trade_of(spec.tree)
        if trade is not None and isinstance(trade.result, Deed) and trade.result.verb == "gain":
            pay, gain = SENTENCES.amounts(trade.cost), SENTENCES.amounts(trade.result)
            return Message("move-trade-by", card=self.apprentice(id), pay=pay, gain=gain)
        return Message("move-with-card", card=self.apprentice(id), what=self.ability(id))

    def effect(self, id: str) -> Message:
        """What a Building does."""
        return SENTENCES.effect(self.buildings[id].effect.tree)

    def board_ability(self, id: str) -> Message:
        """What an advanced board does."""
        return SENTENCES.ability(self.boards[id].ability.tree)

    def worth(self, id: str) -> Message:
        """A Building's points, Virtue and effect, in a line."""
        card = self.buildings[id]
        parts = [Message("points", n=card.vp)]
        if card.virtue:
            parts.append(signed_virtue(card.virtue))
        parts.append(self.effect(id))
        return clauses(parts)

    def cost(self, id: str) -> list[Message]:
        """A Building's cost."""
        return printed_cost(self.buildings[id].cost)

    def building_facts(self, id: str) -> Message:
        """All that stands on a Building card but its name, in a line."""
        card = self.buildings[id]
        told = Message("building-facts", cost=self.cost(id), worth=self.worth(id))
        if card.skills:
            return Message("building-facts-skills", facts=told, skills=skills(card.skills))
        return told

    def whole_building(self, id: str) -> Message:
        """All that stands on a Building card, in a line."""
        return Message("building-line", name=name(self.buildings[id]), facts=self.building_facts(id))

    def whole_apprentice(self, id: str) -> Message:
        """All that stands on an Apprentice card, in a line."""
        card = self.apprentices[id]
        told = Message("apprentice-line", card=self.apprentice_with_skills(id), worth=self.ability(id))
        return Message("apprentice-line-virtue", line=told, change=signed(card.virtue)) if card.virtue else told

    def apprentice_facts(self, id: str) -> Message:
        """All that stands on an Apprentice card but its name, in a line."""
        card = self.apprentices[id]
        parts = [self.ability(id)]
        if card.virtue:
            parts.append(Message("hired-virtue", change=signed_virtue(card.virtue)))
        return Message("apprentice-facts", worth=clauses(parts), skills=skills(card.skills))


def skills(of: Sequence[str]) -> list[Message]:
    """Skills by name."""
    return [Message(f"skill-{skill}") for skill in of]


def signed_virtue(points: int) -> Message:
    """Virtue gained or lost with a card."""
    return Message("virtue-gain", n=points) if points > 0 else Message("virtue-loss", n=-points)


def trade_of(tree: Node) -> Trade | None:
    """The trade that an Apprentice adds to the King's Storehouse."""
    for clause in clauses_of(tree):
        if isinstance(clause, On) and isinstance(clause.what, Trade) and clause.occasion == "storehouse":
            return clause.what
    return None
