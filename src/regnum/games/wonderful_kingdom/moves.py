"""The catalogue: every move of the base game, its number, its notation and what a person would click.

Modes and modules bring their own moves, which are counted from their first one at a table.
"""

from typing import Final

from regnum.engine.moves import Catalogue, Moves, Vocabulary
from regnum.games.wonderful_kingdom.cards import Deck, is_development
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    AREAS,
    BASIC,
    CALAMITY,
    CARDS,
    MOST_SITES,
    MOST_SLOTS,
    RAT,
    RESOURCES,
    SPACES,
)

#: Words of the vocabulary: the ids of all cards, and the names of cards under construction.
CARD_IDS: Final = "card"
SITES: Final = "site"
#: How notations call the slots of laid cards.
SLOTS: Final = [f"#{slot + 1}" for slot in range(MOST_SLOTS)]

MOVES: Final = Moves()


def _offers(catalogue: Catalogue, vocabulary: Vocabulary) -> None:
    for id in vocabulary[CARD_IDS]:
        for area in AREAS:
            catalogue.add(f"offer {id} {area}", f"area/{area}")
            catalogue.add(f"offer {id} {area} face-down", f"area/{area}", f"offer ? {area} face-down")


def _placements(catalogue: Catalogue, vocabulary: Vocabulary) -> None:
    for site in vocabulary[SITES]:
        for resource in RESOURCES:
            catalogue.add(f"place {resource} {site}", f"site/{site}")


def _krystallium(catalogue: Catalogue, vocabulary: Vocabulary) -> None:
    for site in vocabulary[SITES]:
        for space in SPACES[:KRYSTALLIUM_KINDS]:
            catalogue.add(f"krystallium {site} {space}", f"site/{site}")


COMMIT: Final = MOVES.one("commit", "commit")

#: Phase A.
OFFER: Final = MOVES.block(CARDS * 4, _offers)  # + (card * 2 + area) * 2 + face down
SELECT: Final = MOVES.each("select", AREAS, "area/{}")  # + area
REVEAL: Final = MOVES.each("reveal", SLOTS, "slot/{}")  # + slot
REMOVE: Final = MOVES.each("remove", SLOTS, "slot/{}")  # + slot

#: Planning and placing.
CONSTRUCT: Final = MOVES.named("construct", CARD_IDS, CARDS, "selection/{}")  # + card
RECYCLE: Final = MOVES.named("recycle", CARD_IDS, CARDS, "selection/{}")  # + card
#: By card that can be recycled: what may be done with it; only developments are constructed (IWK-PLAN-08).
USES: Final = [
    [CONSTRUCT + card, RECYCLE + card] if is_development(card) else [RECYCLE + card] for card in range(CALAMITY)
]
PLACE: Final = MOVES.block(MOST_SITES * BASIC, _placements)  # + site * 4 + resource
ALCHEMY: Final = MOVES.each("alchemy", RESOURCES, "alchemy/{}")  # + resource
ALCHEMY_ALL: Final = MOVES.one("alchemy all", "alchemy/all")

#: The active window (IWK-RUL-03).
KRYSTALLIUM_KINDS: Final = BASIC + 1
WINDOW: Final = MOVES.size
KRYSTALLIUM: Final = MOVES.block(MOST_SITES * KRYSTALLIUM_KINDS, _krystallium)  # + site * 5 + what the space shows
SOLDIER: Final = MOVES.named("soldier", SITES, MOST_SITES, "site/{}")  # + site
SCRAP: Final = MOVES.named("scrap", SITES, MOST_SITES, "site/{}")  # + site
WINDOW_END: Final = MOVES.size


#: By card all moves that offer it, and those that do so face up.
OFFERS: Final = [[OFFER + card * 4 + way for way in range(4)] for card in range(CARDS)]
OPEN_OFFERS: Final = [[OFFER + card * 4 + way for way in (0, 2)] for card in range(CARDS)]


def vocabulary_of(deck: Deck) -> Vocabulary:
    """The words of a deck: numbers are fixed, names are the deck's."""
    ids = [deck.ids.get(card, f"card-{card}") for card in range(CARDS)]
    return {CARD_IDS: ids, SITES: site_names(deck), "advisor": ids[ADVISOR:], "menace": ids[RAT:ADVISOR]}


def site_names(deck: Deck) -> list[str]:
    """The name of every copy of a development card, and unused names up to the most that a deck may have."""
    names: list[str] = []
    for site in range(MOST_SITES):
        if site >= len(deck.copies):
            names.append(f"site-{site + 1}")
            continue
        card = deck.copies[site]
        number = site - deck.first_copy[card] + 1
        names.append(deck.developments[card].id + (f"-{number}" if number > 1 else ""))
    return names
