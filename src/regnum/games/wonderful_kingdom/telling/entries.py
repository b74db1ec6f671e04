"""What every card, area and word of the game is called and does, and the rule that says so."""

from typing import Any, Final

from regnum.engine.messages import Entry, Message
from regnum.games.sentences import name
from regnum.games.wonderful_kingdom import specs
from regnum.games.wonderful_kingdom.telling.amounts import clauses, figures
from regnum.games.wonderful_kingdom.telling.cards import CardTexts, reward_figures, spaces
from regnum.games.wonderful_kingdom.words import AREAS, RESOURCES, SEATS, STAGES, TYPES

GOODS: Final = {
    "materials": "IWK-BUILD-02",
    "population": "IWK-BUILD-02",
    "gold": "IWK-BUILD-02",
    "exploration": "IWK-BUILD-02",
    "krystallium": "IWK-KRYSTAL-03",
    "soldiers": "IWK-SUPREMACY-05",
}
#: The kinds of cards that are no developments.
KINDS: Final = {
    "treasure": "IWK-PLAN-08",
    "calamity": "IWK-PLAN-09",
    "menace": "IWK-MENACE-07",
    "advisor": "IWK-ADVISOR-02",
}
SYMBOLS: Final = {
    "trap": "IWK-TRAP-02",
    "camp": "IWK-SUPREMACY-06",
    "alchemy": "IWK-KRYSTAL-01",
    "recycle": "IWK-PLAN-04",
    "vp": "IWK-END-02",
}
SCORE: Final = {
    "cards": "IWK-END-02",
    "multipliers": "IWK-END-03",
    "calamities": "IWK-END-04",
    "menaces": "IWK-MENACE-17",
    "quest": "IWK-END-02",
}
THREATS: Final = {
    "giant-rat": "IWK-MENACE-RAT-02",
    "plague": "IWK-MENACE-RAT-04",
    "frost-giant": "IWK-MENACE-FROST-05",
    "shadow": "IWK-MENACE-SHADOW-01",
    "thief": "IWK-MENACE-THIEF-01",
}
ABILITIES: Final = {
    "secret-agent": "IWK-ADVISOR-ABIL-01",
    "mistress-of-cartography": "IWK-ADVISOR-ABIL-02",
    "grey-eminence": "IWK-ADVISOR-ABIL-03",
    "mercenary-captain": "IWK-ADVISOR-ABIL-04",
    "mad-gambler": "IWK-ADVISOR-ABIL-05",
    "ruthless-overseer": "IWK-ADVISOR-ABIL-06",
    "lady-of-the-forest": "IWK-ADVISOR-ABIL-07",
    "nursing-mother": "IWK-ADVISOR-ABIL-08",
    "lady-of-the-lake-country": "IWK-ADVISOR-ABIL-09",
    "queen-of-the-five-seas": "IWK-ADVISOR-ABIL-10",
    "alchemist-diviner": "IWK-ADVISOR-ABIL-11",
    "inspired-prophet": "IWK-ADVISOR-ABIL-12",
    "master-goldsmith": "IWK-ADVISOR-ABIL-13",
    "master-craftsman": "IWK-ADVISOR-ABIL-14",
}


def entries(texts: CardTexts) -> dict[str, Entry]:
    """All of them, by keys such as `card/hamlet`."""
    told: dict[str, Entry] = {}
    tell_cards(told, texts)
    for good, rule in GOODS.items():
        told[f"resource/{good}"] = Entry(Message(f"resource-{good}"), Message(f"about-resource-{good}"), rule)
    for type in TYPES:
        told[f"type/{type}"] = Entry(Message(f"card-type-{type}"), Message("about-type"), "IWK-GEN-05")
    for kind, rule in KINDS.items():
        told[f"type/{kind}"] = Entry(Message(f"card-type-{kind}"), Message(f"about-type-{kind}"), rule)
    for area in AREAS:
        told[f"area/{area}"] = Entry(Message(f"offer-area-{area}"), Message("about-area"), "IWK-OFFER-07")
    for symbol, rule in SYMBOLS.items():
        told[f"symbol/{symbol}"] = Entry(Message(f"symbol-{symbol}"), Message(f"about-symbol-{symbol}"), rule)
    for kind in ("menace", "advisor"):
        told[f"symbol/{kind}"] = told[f"type/{kind}"]
    for resource in RESOURCES:
        told[f"step/{resource}"] = Entry(Message(f"production-step-{resource}"), Message("about-step"), "IWK-PROD-02")
    for part, rule in SCORE.items():
        told[f"score/{part}"] = Entry(Message(f"score-{part}"), Message(f"about-score-{part}"), rule)
    for seat in SEATS:
        told[f"seat/{seat}"] = Entry(Message(f"seat-{seat}"), Message("about-seat"), "IWK-SETUP-09")
    return told


def tell_cards(told: dict[str, Entry], texts: CardTexts) -> None:
    """The cards of the deck, the duchies and the quests."""
    for id in texts.cards:
        told[f"card/{id}"] = Entry(texts.name(id), texts.facts(id), card_rule(texts.cards[id]))
    for id, duchy in texts.duchies.items():
        named = Message(f"duchy-{duchy.side}", name=name(duchy))
        told[f"duchy/{id}"] = Entry(named, texts.duchy_facts(id), "IWK-SETUP-05")
    for id, quest in texts.quests.items():
        about = Message("about-quest", last=name(quest.stages[STAGES - 1]))
        told[f"quest/{id}"] = Entry(name(quest), about, "IWK-QUEST-10")
        for number in range(1, STAGES + 1):
            told[f"quest/{id}/{number}"] = stage(texts, id, number)


def card_rule(card: Any) -> str:
    """The rule that says most about a card."""
    if isinstance(card, specs.DevelopmentSpec):
        if card.vp_per is not None:
            return "IWK-END-03"
        return "IWK-GEN-06" if card.production_per is None else "IWK-PROD-04"
    if isinstance(card, specs.MenaceSpec):
        return THREATS[card.id]
    if isinstance(card, specs.AdvisorSpec):
        return ABILITIES[card.id]
    return KINDS["treasure" if isinstance(card, specs.TreasureSpec) else "calamity"]


def stage(texts: CardTexts, quest: str, number: int) -> Entry:
    """A stage of a quest: what it costs and gives, also on the side for one player where that differs."""
    duel, solo = texts.stages(quest, 2)[number - 1], texts.stages(quest, 1)[number - 1]
    told = stage_facts(duel)
    if (duel.cost, duel.reward) != (solo.cost, solo.reward):
        told = Message("stage-alone", facts=told, alone=stage_facts(solo))
    if number < STAGES:
        return Entry(name(duel), told, "IWK-QUEST-04")
    return Entry(name(duel), clauses([told, Message("stage-needed")]), "IWK-QUEST-10")


def stage_facts(stage: Any) -> Message:
    """Cost and reward."""
    return Message("stage-facts", cost=figures(spaces(stage.cost)), gain=reward_figures(stage))
