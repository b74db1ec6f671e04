"""What must hold at every moment of a game: nothing lost, nothing negative. And which cards may lie where."""

from collections.abc import Callable

from regnum.engine.errors import BadPosition
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.cards import is_advisor, is_recyclable
from regnum.games.wonderful_kingdom.state import Player, Table
from regnum.games.wonderful_kingdom.words import CALAMITY, NOBODY, PLAGUE, SPACES, TRANSMUTED, TREASURE


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
    calamities = counts.pop(CALAMITY, 0) + table.calamities + sum([player.calamities for player in table.players])
    wanted = table.mode.calamities(table, calamities) if table.module.uses_calamities else 0
    audit_count(table.deck.calamity.id, calamities, wanted)
    table.module.audit_cards(table, counts)
    for card in counts:
        raise AssertionError(f"{table.deck.ids[card]} does not belong to this game")
    for player in table.players:
        audit_player(table, player)
    table.mode.audit(table)
    table.module.audit(table)


def audit_count(id: str, number: int, copies: int) -> None:
    """As many of a card as there are."""
    assert number == copies, f"there are {number} {id}, not {copies}"


def cards_everywhere(table: Table) -> list[int]:
    """Every card that lies somewhere as a card."""
    cards = table.cards + table.discards + table.mode.cards(table) + table.module.cards(table)
    laid = table.areas[0] + table.areas[1] + table.unseen
    for player in table.players:
        laid = laid + player.selection
        cards = cards + player.hand + player.built + player.gone + [site.card for site in player.sites]
        cards = cards + [site.guard for site in player.sites if site.guard != NOBODY]
    return cards + [card.card for card in laid]


def audit_player(table: Table, player: Player) -> None:
    """Nothing negative, no card under construction that should be finished."""
    smallest = min(player.krystallium, player.soldiers, player.camp, player.traps, player.calamities)
    assert min(smallest, player.alchemy, player.waiting) >= 0, "negative amount"
    assert player.camp <= 1, "more than one soldier in a camp"
    if table.module.transmutes_itself:
        assert multiset.size(player.alchemy) < TRANSMUTED, "cubes that should have been transmuted"
    for site in player.sites:
        assert site.missing or site.guard != NOBODY, "a full card under construction"
        cost = table.deck.developments[site.card].cost
        for space in range(len(SPACES)):
            assert multiset.count(site.missing, space) <= multiset.count(cost, space), "more spaces than the card has"


# What only a position made by hand can get wrong.


def refuse_cards(path: str, cards: list[int], fits: Callable[[int], bool]) -> None:
    """Raise BadPosition for the first card that can't lie there."""
    for number, card in enumerate(cards):
        if not fits(card):
            raise BadPosition(f"{path}[{number}]", "no card that can be there")


def can_be_drawn(card: int) -> bool:
    """Whether a card may be in the development deck."""
    return is_recyclable(card) or is_advisor(card)


def can_be_dealt(card: int) -> bool:
    """Whether a card may be in a hand or an area; plague cards never are (IWK-MENACE-04)."""
    return card != PLAGUE


def pends(table: Table, name: str) -> bool:
    """Whether a frame waits on the stack."""
    return name in [frame.NAME for frame in table.stack]
