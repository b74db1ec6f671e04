"""The catalogue: every move of the game, its number, its notation and what a person would click."""

from typing import Final

from regnum.engine.moves import Catalogue
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    AREAS,
    BASIC,
    CALAMITY,
    CARDS,
    MENACE_DECKS,
    MOST_ADVISORS,
    MOST_DEVELOPMENTS,
    MOST_SITES,
    MOST_SLOTS,
    RAT,
    RESOURCES,
    SPACES,
    STAGES,
)

COMMIT: Final = 0

#: Phase A.
OFFER: Final = 1  # + (card * 2 + area) * 2 + face down
SELECT: Final = OFFER + CARDS * 4  # + area
REVEAL: Final = SELECT + 2  # + slot
TAKE: Final = REVEAL + MOST_SLOTS
SEARCH: Final = TAKE + 1
REMOVE: Final = SEARCH + 1  # + slot
PICK: Final = REMOVE + MOST_SLOTS  # + card

#: Planning and placing.
CONSTRUCT: Final = PICK + CARDS  # + card
RECYCLE: Final = CONSTRUCT + CARDS  # + card
PLACE: Final = RECYCLE + CARDS  # + site * 4 + resource
ALCHEMY: Final = PLACE + MOST_SITES * BASIC  # + resource
ALCHEMY_ALL: Final = ALCHEMY + BASIC

#: The active window (IWK-RUL-03).
WINDOW: Final = ALCHEMY_ALL + 1
KRYSTALLIUM_KINDS: Final = BASIC + 1
KRYSTALLIUM: Final = WINDOW  # + site * 5 + what the space shows
SOLDIER: Final = KRYSTALLIUM + MOST_SITES * KRYSTALLIUM_KINDS  # + site
SCRAP: Final = SOLDIER + MOST_SITES  # + site
WINDOW_END: Final = SCRAP + MOST_SITES

#: The modules' moves in a window: advisors, quests.
ACTIVATE: Final = WINDOW_END  # + advisor
STAGE: Final = ACTIVATE + MOST_ADVISORS  # + stage
TRANSMUTE: Final = STAGE + STAGES
MODULE_END: Final = TRANSMUTE + 1

#: Advisors.
KEEP: Final = MODULE_END  # + advisor
CHART: Final = KEEP + MOST_ADVISORS  # + area
SHIFT: Final = CHART + 2  # + slot
COMPLETE: Final = SHIFT + MOST_SLOTS  # + site
DECLINE: Final = COMPLETE + MOST_SITES

#: Quests.
SUBSTITUTE: Final = DECLINE + 1  # + resource
PAY: Final = SUBSTITUTE + BASIC
GIVE: Final = PAY + 1  # + resource

#: Menaces.
MENACE: Final = GIVE + BASIC  # + deck
DISCARD: Final = MENACE + len(MENACE_DECKS)  # + card
HOST: Final = DISCARD + CALAMITY  # + site
HOST_NEW: Final = HOST + MOST_SITES  # + card
COVER: Final = HOST_NEW + MOST_DEVELOPMENTS  # + resource
UNCOVER: Final = COVER + BASIC  # + resource
FIGHT: Final = UNCOVER + BASIC  # + menace
THAW: Final = FIGHT + ADVISOR - RAT  # + site
OVERSEE: Final = THAW + MOST_SITES  # + resource
END: Final = OVERSEE + BASIC

#: How notations call the slots of laid cards.
SLOTS: Final = [f"#{slot + 1}" for slot in range(MOST_SLOTS)]


def offer(card: int, area: int, face_down: bool) -> int:
    """The move that offers a card."""
    return OFFER + (card * 2 + area) * 2 + (1 if face_down else 0)


def catalogue_of(deck: Deck) -> Catalogue:
    """The catalogue for a deck of cards: the numbers are fixed, the card names are the deck's."""
    ids = [deck.ids.get(card, f"card-{card}") for card in range(CARDS)]
    sites = site_names(deck)
    moves = Catalogue()
    moves.add("commit", "commit")
    _add_choosing(moves, ids)
    _add_building(moves, ids, sites)
    _add_window(moves, ids, sites)
    _add_advisors(moves, ids, sites)
    _add_quests(moves)
    _add_menaces(moves, ids, sites)
    _add(moves, "oversee", "resource", RESOURCES)
    assert len(moves.notations) == END
    return moves


def _add_choosing(moves: Catalogue, ids: list[str]) -> None:
    """Phase A: from OFFER to PICK."""
    for id in ids:
        for area in AREAS:
            moves.add(f"offer {id} {area}", f"area/{area}")
            moves.add(f"offer {id} {area} face-down", f"area/{area}", f"offer ? {area} face-down")
    _add(moves, "select", "area", AREAS)
    _add(moves, "reveal", "slot", SLOTS)
    moves.add("take", "take")
    moves.add("search", "search")
    _add(moves, "remove", "slot", SLOTS)
    _add(moves, "pick", "looking", ids)


def _add_building(moves: Catalogue, ids: list[str], sites: list[str]) -> None:
    """Planning and placing: from CONSTRUCT to ALCHEMY_ALL."""
    _add(moves, "construct", "selection", ids)
    _add(moves, "recycle", "selection", ids)
    for site in sites:
        for resource in RESOURCES:
            moves.add(f"place {resource} {site}", f"site/{site}")
    _add(moves, "alchemy", "alchemy", RESOURCES)
    moves.add("alchemy all", "alchemy/all")


def _add_window(moves: Catalogue, ids: list[str], sites: list[str]) -> None:
    """The active window and the modules' part of it: from WINDOW to TRANSMUTE."""
    for site in sites:
        for space in SPACES[:KRYSTALLIUM_KINDS]:
            moves.add(f"krystallium {site} {space}", f"site/{site}")
    _add(moves, "soldier", "site", sites)
    _add(moves, "scrap", "site", sites)
    _add(moves, "activate", "advisor", ids[ADVISOR:])
    _add(moves, "stage", "stage", [str(stage + 1) for stage in range(STAGES)])
    moves.add("transmute", "alchemy/transmute")


def _add_advisors(moves: Catalogue, ids: list[str], sites: list[str]) -> None:
    """Advisors: from KEEP to DECLINE."""
    _add(moves, "keep", "advisor", ids[ADVISOR:])
    _add(moves, "chart", "area", AREAS)
    _add(moves, "shift", "slot", SLOTS)
    _add(moves, "complete", "site", sites)
    moves.add("decline", "decline")


def _add_quests(moves: Catalogue) -> None:
    """Quests: from SUBSTITUTE to GIVE."""
    _add(moves, "substitute", "pay", RESOURCES)
    moves.add("pay", "pay/cubes")
    _add(moves, "give", "alchemy", RESOURCES)


def _add_menaces(moves: Catalogue, ids: list[str], sites: list[str]) -> None:
    """Menaces: from MENACE to THAW."""
    _add(moves, "menace", "menace", MENACE_DECKS)
    _add(moves, "discard", "selection", ids[:CALAMITY])
    _add(moves, "host", "site", sites)
    _add(moves, "host-new", "selection", ids[:MOST_DEVELOPMENTS])
    _add(moves, "cover", "duchy", RESOURCES)
    _add(moves, "uncover", "duchy", RESOURCES)
    _add(moves, "fight", "menace", ids[RAT:ADVISOR])
    _add(moves, "thaw", "site", sites)


def _add(moves: Catalogue, verb: str, target: str, words: list[str] | tuple[str, ...]) -> None:
    """One move a word."""
    for word in words:
        moves.add(f"{verb} {word}", f"{target}/{word.removeprefix('#')}")


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
