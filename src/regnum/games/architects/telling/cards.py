"""What the cards and boards say, made from their specs: one message for each kind of effect."""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.engine.messages import Message
from regnum.games.architects import cardfiles, specs
from regnum.games.architects.telling.amounts import amount, amounts_of, clauses, printed_cost


class CardTexts:
    """The messages of all cards of one deck, by the cards' ids."""

    def __init__(self, deck: str) -> None:
        cards = cardfiles.cards_of(deck)
        self.apprentices: dict[str, Any] = {card.id: card for card in cards.apprentices}
        self.buildings: dict[str, Any] = {card.id: card for card in cards.buildings}
        self.boards: dict[str, Any] = {board.id: board for board in cardfiles.board_specs()}
        self.standard_board = name(cardfiles.standard_board())

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
        return ability(self.apprentices[id].ability)

    def trade(self, id: str) -> Message:
        """What an Apprentice trades in the King's Storehouse; one that trades nothing says what it does."""
        spec = self.apprentices[id].ability
        if isinstance(spec, specs.Trade):
            return Message("move-trade-by", card=self.apprentice(id), pay=gains(spec.pay), gain=gains(spec.gain))
        return Message("move-with-card", card=self.apprentice(id), what=self.ability(id))

    def effect(self, id: str) -> Message:
        """What a Building does."""
        return effect(self.buildings[id].effect)

    def board_ability(self, id: str) -> Message:
        """What an advanced board does."""
        return board_ability(self.boards[id].ability)

    def worth(self, id: str) -> Message:
        """A Building's points, Virtue and effect, in a line."""
        card = self.buildings[id]
        parts = [Message("points", n=card.vp)]
        if card.virtue:
            parts.append(signed_virtue(card.virtue))
        parts.append(effect(card.effect))
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
        told = Message("apprentice-line", card=self.apprentice_with_skills(id), worth=ability(card.ability))
        return Message("apprentice-line-virtue", line=told, change=f"{card.virtue:+d}") if card.virtue else told

    def apprentice_facts(self, id: str) -> Message:
        """All that stands on an Apprentice card but its name, in a line."""
        card = self.apprentices[id]
        parts = [ability(card.ability)]
        if card.virtue:
            parts.append(Message("hired-virtue", change=signed_virtue(card.virtue)))
        return Message("apprentice-facts", worth=clauses(parts), skills=skills(card.skills))


def name(card: Any) -> Message:
    """A card's name; each language takes its own."""
    return Message("card-name", en=card.name.en, pl=card.name.pl)


def skills(of: Sequence[str]) -> list[Message]:
    """Skills by name."""
    return [Message(f"skill-{skill}") for skill in of]


def signed_virtue(points: int) -> Message:
    """Virtue gained or lost with a card."""
    return Message("virtue-gain", n=points) if points > 0 else Message("virtue-loss", n=-points)


def ability(spec: Any) -> Message:
    """What an Apprentice does, by the kind of its ability."""
    if isinstance(spec, specs.Bonus):
        return Message("ability-bonus", when=when(spec.at), gain=gains(spec.gain))
    if isinstance(spec, specs.Trade):
        return Message("ability-trade", pay=gains(spec.pay), gain=gains(spec.gain))
    if isinstance(spec, specs.Discount):
        return Message("ability-discount", when=when(spec.at), saving=amount("silver", spec.silver))
    if isinstance(spec, specs.SpareVirtue):
        return Message("ability-spare-virtue", when=when(spec.at), saving=amount("virtue", spec.virtue))
    if isinstance(spec, specs.ResetRelease):
        return Message("ability-reset-release", workers=amount("workers", spec.workers))
    if isinstance(spec, specs.ResetGain):
        id = "ability-reset-gain-empty" if spec.prison_empty else "ability-reset-gain"
        return Message(id, gain=gains(spec.gain))
    if isinstance(spec, specs.ExtraWorker):
        return Message("ability-extra-worker", workers=amount("workers", spec.workers))
    return Message("ability-none")


def gains(of: Mapping[Any, int]) -> list[Message]:
    """Gains or costs of a card file."""
    return amounts_of({str(good): number for good, number in of.items()})


def when(occasion: str) -> Message:
    """On which occasion."""
    return Message(f"when-{occasion.replace('_', '-')}")


def per(of: str, each: int) -> Message:
    """For every so many of something."""
    return Message(f"per-{of.replace('_', '-')}", n=each)


def most(of: str) -> Message:
    """Most of something."""
    return Message(f"most-{of.replace('_', '-')}")


def effect(spec: Any) -> Message:
    """What a Building does, by the kind of its effect."""
    told = effect_now(spec)
    return told if told is not None else effect_at_end(spec)


def effect_now(spec: Any) -> Message | None:
    """An immediate effect; None for the others."""
    if isinstance(spec, specs.GainNow):
        return Message("effect-gain", gain=gains(spec.gain))
    if isinstance(spec, specs.GainPer):
        return Message("effect-gain-per", gain=gains(spec.gain), per=per(spec.per, spec.each))
    if isinstance(spec, specs.ChooseOne):
        return Message("effect-choose", options=options([gains(option) for option in spec.options]))
    if isinstance(spec, specs.CaptureGroups):
        return Message("effect-capture", n=spec.groups)
    if isinstance(spec, specs.TakeDebt):
        return Message("effect-take-debt", debts=amount("debts", spec.debts))
    if isinstance(spec, specs.DrawBuildings):
        return Message("effect-draw", buildings=amount("building", spec.buildings))
    if isinstance(spec, specs.MayDestroyDebt):
        return Message("effect-destroy-debt", debts=amount("debts", spec.debts))
    if isinstance(spec, specs.MayDiscardBuilding):
        return Message("effect-discard-building", gain=gains(spec.gain))
    if isinstance(spec, specs.EveryoneVirtue):
        return everyone_virtue(spec)
    if isinstance(spec, specs.DiscardApprentice):
        return Message("effect-dismiss", n=spec.apprentices)
    if isinstance(spec, specs.HireAny):
        return Message("effect-hire")
    if isinstance(spec, specs.ReleaseOrCapture):
        return Message("effect-release-or-capture")
    if isinstance(spec, specs.ReleasePrison):
        return Message("effect-release-prison")
    if isinstance(spec, specs.BuildAgain):
        return Message("effect-build-again")
    return None


def options(of: list[list[Message]]) -> Message:
    """One of several things."""
    told = Message("one-list", items=of[0])
    for option in of[1:]:
        told = Message("either", first=told, other=Message("one-list", items=option))
    return told


def everyone_virtue(spec: Any) -> Message:
    """Everybody, or everybody with enough Workers in Prison."""
    change = signed_virtue(spec.virtue)
    if spec.prison_at_least:
        return Message("effect-prisoners-virtue", change=change, n=spec.prison_at_least)
    return Message("effect-everyone-virtue", change=change)


def effect_at_end(spec: Any) -> Message:
    """An effect at the end of the game."""
    if isinstance(spec, specs.EndVpMost):
        return Message("effect-end-most", gain=Message("points", n=spec.vp), most=most(spec.of))
    if isinstance(spec, specs.EndVirtueMost):
        return Message("effect-end-most", gain=amount("virtue", spec.virtue), most=most(spec.of))
    if isinstance(spec, specs.EndVpPer):
        return Message("effect-end-per", gain=Message("points", n=spec.vp), per=per(spec.of, spec.each))
    if isinstance(spec, specs.EndVirtuePer):
        return Message("effect-end-per", gain=amount("virtue", spec.virtue), per=per(spec.of, spec.each))
    if isinstance(spec, specs.EndVpNoDebt):
        return Message("effect-end-no-debt", gain=Message("points", n=spec.vp))
    if isinstance(spec, specs.EndVirtue):
        return Message("effect-end-virtue", change=signed_virtue(spec.virtue))
    assert isinstance(spec, specs.DebtVp)
    return Message("effect-debt-more" if spec.vp > 0 else "effect-debt-less", gain=Message("points", n=abs(spec.vp)))


def board_ability(spec: Any) -> Message:
    """What an advanced board does, by the kind of its ability."""
    if isinstance(spec, specs.AvoidDebt):
        return Message("board-avoid-debt", pay=amount("silver", spec.silver))
    if isinstance(spec, specs.DrawOn):
        when_drawn = Message(f"when-{spec.at.replace('_', '-')}")
        return Message("board-draw", when=when_drawn, buildings=amount("building", spec.buildings))
    if isinstance(spec, specs.IgnoreTax):
        return Message("board-ignore-tax", tax=amount("tax", spec.tax))
    if isinstance(spec, specs.CheaperHire):
        return Message("board-hire", saving=amount("silver", spec.discount), limit=spec.limit)
    if isinstance(spec, specs.PrisonBonus):
        return Message("ability-bonus", when=when(spec.at), gain=gains(spec.gain))
    if isinstance(spec, specs.ResetRelease):
        return Message("ability-reset-release", workers=amount("workers", spec.workers))
    if isinstance(spec, specs.OnDebt):
        return Message("board-on-debt", gain=gains(spec.gain))
    if isinstance(spec, specs.OnVirtue):
        return Message("board-on-virtue", gain=gains(spec.gain))
    if isinstance(spec, specs.DiscardForVirtue):
        return Message("board-discard-for-virtue", limit=spec.hand_limit)
    if isinstance(spec, specs.CheaperConstruction):
        return Message("board-cheaper-construction")
    if isinstance(spec, specs.SameResource):
        return Message("board-same-resource")
    if isinstance(spec, specs.NoCathedralDiscard):
        return Message("board-no-discard")
    assert isinstance(spec, specs.DiscardForResource)
    return Message("board-discard-for-resource")
