"""What must hold at every moment of a game: nothing lost, nothing negative."""

from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.state import Player, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    BASIC,
    CALAMITY,
    DEALT_MENACES,
    NOBODY,
    PLAGUE,
    SOLO_RISKS,
    SPACES,
    TRANSMUTED,
    TREASURE,
)


def audit(table: Table) -> None:
    """Raise AssertionError with the first thing that is wrong."""
    counts: dict[int, int] = {}
    for card in cards_everywhere(table):
        counts[card] = counts.get(card, 0) + 1
    for number, development in enumerate(table.deck.developments):
        audit_count(development.id, counts.pop(number, 0), development.copies)
    for number, treasure in enumerate(table.deck.treasures):
        copies = treasure.copies if table.module.uses_treasures else 0
        audit_count(treasure.id, counts.pop(TREASURE + number, 0), copies)
    audit_specials(table, counts)
    for player in table.players:
        audit_player(table, player)


def audit_count(id: str, number: int, copies: int) -> None:
    """As many of a card as there are."""
    assert number == copies, f"there are {number} {id}, not {copies}"


def audit_specials(table: Table, counts: dict[int, int]) -> None:
    """Calamities, menaces and advisors."""
    calamities = counts.pop(CALAMITY, 0) + table.calamities
    for player in table.players:
        calamities += player.calamities
    deck = table.deck
    dealt = deck.calamity.copies if table.seats == 2 else SOLO_RISKS if table.risk or table.round else calamities
    audit_count(deck.calamity.id, calamities, 0 if table.module.name == "menace" else dealt)
    plague = counts.pop(PLAGUE, 0) + table.plague
    audit_count("plague", plague, deck.menace(PLAGUE).copies if table.module.name == "menace" else 0)
    for player in table.players:
        if player.menace_deck != NOBODY:
            menace = DEALT_MENACES[player.menace_deck]
            audit_count(deck.ids[menace], counts.pop(menace, 0) + player.menaces_left, deck.menace(menace).copies)
    for number in advisors_of(deck, table.seats) if table.module.name == "advisors" else []:
        assert counts.pop(ADVISOR + number, 0) <= 1, f"there is more than one {deck.advisors[number].id}"
    for card in counts:
        raise AssertionError(f"{deck.ids[card]} does not belong to this game")


def advisors_of(deck: Deck, seats: int) -> list[int]:
    """The advisors of a game for so many; some are not for solo (IWK-ADVISOR-SOLO-01)."""
    return [number for number in range(len(deck.advisors)) if seats == 2 or deck.advisors[number].solo]


def cards_everywhere(table: Table) -> list[int]:
    """Every card that lies somewhere as a card."""
    cards = table.cards + table.discards + table.advisor_deck + table.risk + table.looking
    laid = table.areas[0] + table.areas[1] + table.unseen
    for player in table.players:
        laid = laid + player.selection
        cards = cards + player.hand + player.built + player.menaces + player.advisors + player.drawn
        cards = cards + player.gone + player.fed + [site.card for site in player.sites]
        cards = cards + [site.guard for site in player.sites if site.guard != NOBODY]
        if player.rejected != NOBODY:
            cards = [*cards, player.rejected]
    return cards + [card.card for card in laid]


def audit_player(table: Table, player: Player) -> None:
    """Nothing negative, no card under construction that should be finished."""
    smallest = min(player.krystallium, player.soldiers, player.camp, player.traps, player.calamities)
    assert min(smallest, player.alchemy, player.waiting, player.theft, player.menaces_left) >= 0, "negative amount"
    assert player.camp <= 1, "more than one soldier in a camp"
    if table.module.transmutes_itself:
        assert multiset.size(player.alchemy) < TRANSMUTED, "cubes that should have been transmuted"
    for resource in range(BASIC):
        covered = multiset.count(player.theft, resource)
        assert covered <= multiset.count(player.duchy.production, resource), "theft tokens without an icon"
    for site in player.sites:
        assert site.missing or site.guard != NOBODY, "a full card under construction"
        cost = table.deck.developments[site.card].cost
        for space in range(len(SPACES)):
            assert multiset.count(site.missing, space) <= multiset.count(cost, space), "more spaces than the card has"
