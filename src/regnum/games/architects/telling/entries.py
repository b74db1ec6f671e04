"""What every card, place and word of the game is called and does, and the rule that says so."""

from typing import Final

from regnum.engine.messages import Entry, Message
from regnum.games.architects.telling.cards import CardTexts, trade_of
from regnum.games.architects.words import COLOURS, SKILLS
from regnum.games.expressions import MOST, Deed, Everyone, If, May, Node, On, Per, clauses_of, walk
from regnum.games.sentences import name

PLACES: Final = {
    "quarry": "ARC-QUARRY-01",
    "forest": "ARC-FOREST-01",
    "mines": "ARC-MINES-01",
    "silversmith": "ARC-SILVER-01",
    "storehouse": "ARC-STORE-01",
    "workshop": "ARC-WORKSHOP-01",
    "town-centre": "ARC-TOWN-01",
    "tax-stand": "ARC-TAX-01",
    "guardhouse": "ARC-GUARD-01",
    "guildhall": "ARC-GUILDHALL-01",
    "cathedral": "ARC-CATHEDRAL-02",
    "prison": "ARC-PLACE-04",
    "black-market-left": "ARC-BLACKMARKET-03",
    "black-market-middle": "ARC-BLACKMARKET-06",
    "black-market-right": "ARC-BLACKMARKET-04",
}
GOODS: Final = {
    "clay": "ARC-MINES-02",
    "wood": "ARC-FOREST-01",
    "stone": "ARC-QUARRY-01",
    "gold": "ARC-MINES-03",
    "marble": "ARC-STORE-03",
    "silver": "ARC-SILVER-01",
}
SYMBOLS: Final = {
    "worker": "ARC-TURN-01",
    "tax": "ARC-TAX-03",
    "virtue": "ARC-VIRTUE-01",
    "debt": "ARC-DEBT-04",
    "paid-debt": "ARC-DEBT-02",
    "captured": "ARC-GUARD-02",
    "building": "ARC-WORKSHOP-15",
    "vp": "ARC-GEN-01",
    "reset": "ARC-RESET-01",
}
SCORE: Final = {
    "buildings": "ARC-SCORE-02",
    "bonuses": "ARC-SCORE-02",
    "cathedral": "ARC-SCORE-03",
    "virtue": "ARC-SCORE-04",
    "debts": "ARC-SCORE-05",
    "gold-and-marble": "ARC-SCORE-06",
    "silver": "ARC-SCORE-07",
    "prison": "ARC-SCORE-08",
}
BOARDS: Final = {
    "therese": "ARC-ADV-10",
    "caroline": "ARC-ADV-11",
    "ada": "ARC-ADV-12",
    "frederick": "ARC-ADV-13",
    "rudolf": "ARC-ADV-14",
    "lothaire": "ARC-ADV-15",
    "hugo": "ARC-ADV-16",
    "clovis": "ARC-ADV-17",
    "fara": "ARC-ADV-18",
    "bertha": "ARC-ADV-19",
    "emma": "ARC-ADV-20",
    "guntram": "ARC-ADV-21",
    "judith": "ARC-ADV-22",
    "merovech": "ARC-ADV-23",
}


def entries(texts: CardTexts) -> dict[str, Entry]:
    """All of them, by keys such as `place/quarry`."""
    told: dict[str, Entry] = {}
    for place, rule in PLACES.items():
        told[f"place/{place}"] = Entry(Message(f"place-{place}"), Message(f"about-place-{place}"), rule)
    told["track/virtue"] = Entry(Message("track-virtue"), Message("about-track-virtue"), "ARC-VIRTUE-01")
    tell_cards(told, texts)
    for good, rule in GOODS.items():
        told[f"good/{good}"] = Entry(Message(f"column-{good}"), Message(f"about-good-{good}"), rule)
    for skill in SKILLS:
        told[f"skill/{skill}"] = Entry(Message(f"skill-{skill}"), Message("about-skill"), "ARC-BUILD-01")
    for symbol, rule in SYMBOLS.items():
        told[f"symbol/{symbol}"] = Entry(Message(f"symbol-{symbol}"), Message(f"about-symbol-{symbol}"), rule)
    for part, rule in SCORE.items():
        told[f"score/{part}"] = Entry(Message(f"score-{part}"), Message(f"about-score-{part}"), rule)
    for colour in COLOURS:
        told[f"seat/{colour}"] = Entry(Message(f"colour-{colour}"), Message("about-seat"), "ARC-SETUP-09")
    return told


def tell_cards(told: dict[str, Entry], texts: CardTexts) -> None:
    """The cards of the deck, and the player boards."""
    for id, card in texts.buildings.items():
        told[f"building/{id}"] = Entry(name(card), texts.building_facts(id), building_rule(card.effect.tree))
    for id, card in texts.apprentices.items():
        rule = apprentice_rule(card.ability and card.ability.tree)
        told[f"apprentice/{id}"] = Entry(name(card), texts.apprentice_facts(id), rule)
    told["board/standard"] = Entry(Message("board-standard"), Message("about-board-standard"), "ARC-SETUP-09")
    for id, card in texts.boards.items():
        told[f"board/{id}"] = Entry(name(card), texts.board_ability(id), BOARDS[id])


#: The rules that say most about what verbs do.
VERBS: Final = {
    "capture": "ARC-RUL-29",
    "free-workers": "ARC-RUL-29",
    "hire": "ARC-RUL-51",
    "build-again": "ARC-RUL-57",
    "dismiss": "ARC-RUL-58",
    "take": "ARC-DEBT-01",
}


def building_rule(tree: Node) -> str:
    """The rule that says most about a Building's effect; where there is no other, that of all effects."""
    for node in walk(tree):
        rule = effect_rule(node)
        if rule:
            return rule
    return "ARC-BUILD-05"


def effect_rule(node: Node) -> str:
    """The rule about a part of an expression, if there is one."""
    if isinstance(node, Per):
        return counting_rule(node.of)
    if isinstance(node, If) and node.test == MOST:
        return "ARC-RUL-65"
    if isinstance(node, May):
        return "ARC-RUL-52"
    if isinstance(node, Everyone):
        return "ARC-RUL-53"
    if isinstance(node, On) and isinstance(node.what, Deed):
        return "ARC-RUL-64" if "debt-vp" in node.what.amounts else "ARC-SCORE-01"
    return VERBS.get(node.verb, "") if isinstance(node, Deed) else ""


def counting_rule(counted: str) -> str:
    """How something is counted for an effect."""
    if counted == "captured":
        return "ARC-RUL-54"
    return "ARC-RUL-55" if counted == "buildings" or counted in SKILLS else "ARC-RUL-56"


#: The rules that say most about what Apprentices do on an occasion.
OCCASIONS: Final = {
    "storehouse": "ARC-STORE-01",
    "reset": "ARC-RESET-05",
    "town-centre": "ARC-RUL-31",
    "debt-paid": "ARC-DEBT-02",
}


def apprentice_rule(tree: Node | None) -> str:
    """The rule that says most about what an Apprentice does."""
    if tree is None:
        return "ARC-WORKSHOP-13"
    if trade_of(tree) is not None:
        return "ARC-STORE-04"
    first = clauses_of(tree)[0]
    return OCCASIONS.get(first.occasion, "ARC-WORKSHOP-14") if isinstance(first, On) else "ARC-WORKSHOP-14"
