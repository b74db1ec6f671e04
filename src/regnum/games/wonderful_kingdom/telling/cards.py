"""What the cards say, made from their specs."""

from collections.abc import Mapping
from typing import Any

from regnum.engine.messages import Cell, Message, Narrator
from regnum.games.sentences import name
from regnum.games.wonderful_kingdom import cardfiles, specs
from regnum.games.wonderful_kingdom.telling.amounts import amount, amounts, clauses, figures


class CardTexts:
    """The messages of all cards of one deck, by the cards' ids."""

    def __init__(self, deck: str) -> None:
        cards = cardfiles.card_set(deck)
        self.cards: dict[str, Any] = {cards.calamity.id: cards.calamity}
        for card in [*cards.developments, *cards.treasures, *cards.menaces, *cards.advisors]:
            self.cards[card.id] = card
        self.menaces: dict[str, Any] = {menace.id: menace for menace in cards.menaces}
        self.duchies: dict[str, Any] = {duchy.id: duchy for duchy in cards.duchies}
        self.quests: dict[str, Any] = {quest.id: quest for quest in cards.quests}
        self.least_medal: int = cards.medals[0].vp

    def name(self, id: str) -> Message:
        """The name of a card."""
        return name(self.cards[id])

    def kind(self, id: str) -> Message:
        """What sort of card it is; for a development its type."""
        card = self.cards[id]
        if isinstance(card, specs.DevelopmentSpec):
            return Message(f"type-{card.type}")
        if isinstance(card, specs.TreasureSpec):
            return Message("kind-treasure")
        if isinstance(card, specs.CalamitySpec):
            return Message("kind-calamity")
        return Message("kind-menace" if isinstance(card, specs.MenaceSpec) else "kind-advisor")

    def cost(self, id: str) -> Cell:
        """The spaces of a development, the soldiers that defeat a menace or pay an advisor."""
        card = self.cards[id]
        if isinstance(card, specs.DevelopmentSpec):
            return listed(figures(spaces(card.cost)))
        if isinstance(card, specs.MenaceSpec):
            return Message("figure-soldiers", n=card.fight)
        if isinstance(card, specs.AdvisorSpec):
            return Message("figure-soldiers", n=card.price)
        return ""

    def gives(self, id: str) -> Message:
        """What a card does, in a line."""
        card = self.cards[id]
        if isinstance(card, specs.DevelopmentSpec):
            return development(card)
        if isinstance(card, specs.TreasureSpec):
            return Message("does-treasure")
        if isinstance(card, specs.CalamitySpec):
            return Message("does-calamity", points=Message("points", n=card.vp))
        if isinstance(card, specs.MenaceSpec):
            return clauses([self.threat(id), Message("does-menace", points=Message("points", n=card.vp))])
        return Message("does-advisor", phase=Message(f"phase-{card.phase}"), ability=self.ability(id))

    def threat(self, id: str) -> Message:
        """What a menace does to its owner."""
        return Message(f"threat-{id}")

    def ability(self, id: str) -> Message:
        """What an advisor does."""
        return Message(f"ability-{id}")

    def recycled(self, id: str) -> Cell:
        """What a card gives when it is recycled; blank for one that can't be."""
        return listed(figures(self.yields(id)))

    def yields(self, id: str) -> dict[str, int]:
        """The cubes of a recycled card."""
        card = self.cards[id]
        return spaces(card.recycle) if isinstance(card, specs.DevelopmentSpec | specs.TreasureSpec) else {}

    def facts(self, id: str) -> Message:
        """All that stands on a card but its name, in a line."""
        parts = [self.kind(id)]
        cost = self.cost(id)
        if isinstance(cost, Message):
            menace = isinstance(self.cards[id], specs.MenaceSpec)
            parts.append(Message("facts-fight" if menace else "facts-cost", cost=cost))
        parts.append(self.gives(id))
        recycled = self.recycled(id)
        if isinstance(recycled, Message):
            parts.append(Message("facts-recycled", cubes=recycled))
        return clauses(parts)

    def construction(self, id: str) -> Message:
        """What it takes to construct a development card, and what comes of it."""
        facts = clauses([self.kind(id), Message("facts-cost", cost=self.cost(id)), self.gives(id)])
        return Message("card-line", name=self.name(id), facts=facts)

    def whole(self, id: str) -> Message:
        """All that stands on a card, in a line."""
        return Message("card-line", name=self.name(id), facts=self.facts(id))

    def built(self, id: str) -> Message:
        """The name of a constructed card, and what makes it worth more with others."""
        card = self.cards[id]
        parts: list[Message] = []
        if card.production_per is not None:
            parts.append(scaled(card.production_per))
        if card.vp_per is not None:
            parts.append(multiplied(card.vp_per))
        return Message("built-with", name=name(card), more=parts) if parts else name(card)

    def duchy(self, id: str) -> Message:
        """The name of a duchy, and what it scores."""
        card = self.duchies[id]
        if card.vp_per is not None:
            return Message("built-with", name=name(card), more=[multiplied(card.vp_per)])
        return Message("built-with", name=name(card), more=[Message("points", n=card.vp)]) if card.vp else name(card)

    def duchy_facts(self, id: str) -> Message:
        """All that stands on a duchy card but its name, in a line."""
        card = self.duchies[id]
        parts = [Message("gives-production", cubes=figures(spaces(card.production)))]
        if card.vp:
            parts.append(Message("points", n=card.vp))
        if card.vp_per is not None:
            parts.append(multiplied(card.vp_per))
        return clauses(parts)

    def stages(self, quest: str, seats: int) -> list[Any]:
        """The stages of a quest, of the side that is up."""
        card = self.quests[quest]
        stages: list[Any] = card.stages if seats == 2 else card.solo_stages
        return stages


class CardNarrator(Narrator):
    """A narrator who knows the cards of one deck."""

    def __init__(self, deck: str) -> None:
        self.texts = CardTexts(deck)


def texts_of(narrator: Narrator) -> CardTexts:
    """The cards that a narrator of this game knows."""
    assert isinstance(narrator, CardNarrator)
    return narrator.texts


def listed(items: list[Message]) -> Cell:
    """A list in a cell; an empty one stays blank."""
    return Message("one-list", items=items) if items else ""


def spaces(of: Mapping[Any, int]) -> dict[str, int]:
    """Amounts of a card file, by plain words."""
    return {str(space): number for space, number in of.items()}


def development(card: Any) -> Message:
    """Production, construction bonus and points of a development card."""
    parts: list[Message] = []
    if card.production:
        parts.append(Message("gives-production", cubes=figures(spaces(card.production))))
    if card.production_per is not None:
        parts.append(Message("gives-production", cubes=[scaled(card.production_per)]))
    if card.bonus:
        parts.append(Message("gives-bonus", gain=figures(spaces(card.bonus))))
    if card.vp:
        parts.append(Message("points", n=card.vp))
    if card.vp_per is not None:
        parts.append(multiplied(card.vp_per))
    return clauses(parts) if parts else Message("gives-nothing")


def scaled(per: Any) -> Message:
    """A cube for each card of a type."""
    return Message("per-type", what=Message(f"figure-{per.resource}", n=1), type=Message(f"each-{per.type}"))


def multiplied(per: Any) -> Message:
    """Points for each card of a type."""
    return Message("per-type", what=Message("points", n=per.points), type=Message(f"each-{per.type}"))


def reward(stage: Any) -> list[Message]:
    """What a stage of a quest brings, in a sentence."""
    given = amounts(spaces(stage.reward))
    return [*given, Message("points", n=stage.reward["vp"])] if "vp" in stage.reward else given


def reward_figures(stage: Any) -> list[Message]:
    """What a stage of a quest brings, on a card."""
    given = figures(spaces(stage.reward))
    return [*given, Message("points", n=stage.reward["vp"])] if "vp" in stage.reward else given


def price(soldiers: int) -> Message:
    """Soldiers to be paid."""
    return amount("soldiers", soldiers)
