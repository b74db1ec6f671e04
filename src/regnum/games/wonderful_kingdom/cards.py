"""The cards and boards as the rules use them: plain numbers, read once from the card files.

Costs, yields and production are multisets (`Cubes`); what a card does not have is 0 or -1.
"""

from mypy_extensions import i64

from regnum.games.wonderful_kingdom.multiset import Cubes
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    CALAMITY,
    DEALT_MENACES,
    MOST_DEVELOPMENTS,
    RAT,
    TREASURE,
)


class Development:
    """A development card (IWK-GEN-06)."""

    def __init__(
        self,
        id: str,
        type: i64,
        copies: i64,
        cost: Cubes,
        recycle: Cubes,
        production: Cubes,
        scaled_resource: i64,
        scaled_type: i64,
        soldiers: i64,
        krystallium: i64,
        vp: i64,
        vp_type: i64,
    ) -> None:
        self.id = id
        self.type = type
        self.copies = copies
        #: The spaces, by what they show.
        self.cost = cost
        self.recycle = recycle
        self.production = production
        #: One `scaled_resource` for each card of `scaled_type` (IWK-PROD-04); -1 for none.
        self.scaled_resource = scaled_resource
        self.scaled_type = scaled_type
        #: The construction bonus (IWK-BUILD-09).
        self.soldiers = soldiers
        self.krystallium = krystallium
        #: Points, flat, or for each card of `vp_type`; -1 for flat (IWK-END-02, IWK-END-03).
        self.vp = vp
        self.vp_type = vp_type


class Treasure:
    """A treasure card: only good for recycling (IWK-PLAN-08)."""

    def __init__(self, id: str, copies: int, recycle: Cubes) -> None:
        self.id = id
        self.copies = copies
        self.recycle = recycle


class Calamity:
    """The calamity card (IWK-PLAN-09); `vp` is negative."""

    def __init__(self, id: str, copies: int, vp: int) -> None:
        self.id = id
        self.copies = copies
        self.vp = vp


class Menace:
    """A menace card (IWK-MENACE-12); `vp` is negative."""

    def __init__(self, id: str, copies: int, fight: int, vp: int) -> None:
        self.id = id
        self.copies = copies
        self.fight = fight
        self.vp = vp


class Advisor:
    """An advisor card (IWK-ADVISOR-01). What it does is known by its place in the list (`abilities`)."""

    def __init__(self, id: str, price: int, solo: bool) -> None:
        self.id = id
        #: Soldiers for each use.
        self.price = price
        #: Whether it is used in solo games (IWK-ADVISOR-SOLO-01).
        self.solo = solo


class Duchy:
    """One side of a duchy card (IWK-SETUP-05)."""

    def __init__(self, id: str, production: Cubes, vp: i64, vp_type: i64) -> None:
        self.id = id
        self.production = production
        self.vp = vp
        self.vp_type = vp_type


class Stage:
    """A stage of a quest (IWK-QUEST-04): a cost, and what it brings."""

    def __init__(self, cost: Cubes, soldiers: i64, krystallium: i64, vp: i64) -> None:
        self.cost = cost
        self.soldiers = soldiers
        self.krystallium = krystallium
        self.vp = vp


class Quest:
    """A quest card: its 2-player and its solo side; the last stage is the mandatory one (IWK-QUEST-01)."""

    def __init__(self, id: str, stages: list[Stage], solo_stages: list[Stage]) -> None:
        self.id = id
        self.stages = stages
        self.solo_stages = solo_stages


class Deck:
    """All cards of a game; never changes while it is played, so copies of a game share it.

    `duchies` has Valados A, Teressia A, Valados B, Teressia B; `menaces` the rat, the plague, the frost giant,
    the shadow and the thief; `medals` the points for bronze, silver and gold.
    """

    def __init__(
        self,
        developments: list[Development],
        treasures: list[Treasure],
        calamity: Calamity,
        menaces: list[Menace],
        advisors: list[Advisor],
        duchies: list[Duchy],
        quests: list[Quest],
        medals: list[int],
    ) -> None:
        self.developments = developments
        self.treasures = treasures
        self.calamity = calamity
        self.menaces = menaces
        self.advisors = advisors
        self.duchies = duchies
        self.quests = quests
        self.medals = medals
        #: The number of the first copy of each development card, in the list of all copies.
        self.first_copy = first_copies(developments)
        #: All copies of development cards: the card of each site number (IWK-RUL-23).
        self.copies = [number for number, card in enumerate(developments) for _ in range(card.copies)]
        self.ids = all_ids(self)

    def recycled(self, card: int) -> Cubes:
        """What a development or treasure card gives when it is recycled (IWK-PLAN-04)."""
        if card < MOST_DEVELOPMENTS:
            return self.developments[card].recycle
        return self.treasures[card - TREASURE].recycle

    def menace(self, card: int) -> Menace:
        """A menace card."""
        return self.menaces[card - RAT]


def first_copies(developments: list[Development]) -> list[int]:
    """Where each development card begins in the list of all copies."""
    first: list[int] = []
    total = 0
    for card in developments:
        first.append(total)
        total += card.copies
    return first


def all_ids(deck: Deck) -> dict[int, str]:
    """The id of every card by its number."""
    ids = {number: card.id for number, card in enumerate(deck.developments)}
    ids.update({TREASURE + number: card.id for number, card in enumerate(deck.treasures)})
    ids[CALAMITY] = deck.calamity.id
    ids.update({RAT + number: menace.id for number, menace in enumerate(deck.menaces)})
    ids.update({ADVISOR + number: advisor.id for number, advisor in enumerate(deck.advisors)})
    return ids


def is_development(card: int) -> bool:
    """Whether a card can be constructed."""
    return card < MOST_DEVELOPMENTS


def is_recyclable(card: int) -> bool:
    """Whether a card can be recycled: developments and treasures, no menaces (IWK-MENACE-05) or advisors.

    What can't be recycled can't be constructed either (IWK-ADVISOR-13).
    """
    return card < CALAMITY


def is_menace(card: int) -> bool:
    """Whether a card is a menace."""
    return RAT <= card < ADVISOR


def is_dealt_menace(card: int) -> bool:
    """Whether a menace is dealt to hands; plague cards never are (IWK-MENACE-04)."""
    return card in DEALT_MENACES


def is_advisor(card: int) -> bool:
    """Whether a card is an advisor."""
    return card >= ADVISOR
