"""What must hold at every moment of a game: nothing lost, nothing negative (section 25 of the rules)."""

from regnum.games.viscounts.castle import FULL, GROUP, crowd
from regnum.games.viscounts.counting import buildings
from regnum.games.viscounts.state import NOBODY, OPEN, Side, Table
from regnum.games.viscounts.words import (
    BUILDINGS,
    FEWEST_CARDS,
    OF_A_KIND,
    STARTING,
    TRACK,
    WEDGES,
    WORKERS,
)


def audit(table: Table) -> None:
    """Raise AssertionError with the first thing that is wrong."""
    for module in table.modules:
        module.audit(table)
    for side in range(table.sides):
        _audit_side(table, side, table.side(side))
    for seat in range(table.seats):
        _audit_cards(table, seat)
    _audit_ordinary(table)
    tiles = [tile for pile in table.manuscripts for tile in pile]
    for side in range(table.sides):
        tiles = tiles + table.side(side).manuscripts
    assert len(set(tiles)) == len(tiles) <= len(table.deck.manuscripts), "a Manuscript is in two places"
    _audit_castle(table)
    if not table.setting_up:
        revealed = not table.debt_stack or not table.deed_stack
        assert revealed == (table.closing != OPEN), "the end is triggered by a revealed card, and only so"


def _audit_side(table: Table, side: int, owner: Side) -> None:
    """VIS-INV-01, VIS-INV-03, VIS-INV-04."""
    workers = owner.workers + sum(owner.first) + sum(owner.second) + owner.centre
    assert workers == WORKERS, f"side {side} has {workers} Workers"
    smallest = min([*owner.goods, *owner.first, *owner.second, owner.workers, owner.centre])
    assert min(smallest, owner.debts, owner.paid, owner.deeds, owner.approved) >= 0, f"side {side}: something negative"
    assert 1 <= owner.corruption <= owner.virtue <= TRACK, f"the markers of side {side} have passed each other"
    standing = [building % len(BUILDINGS) for building in table.spots if building // len(BUILDINGS) == side]
    assert len(standing) == buildings(owner), f"side {side} has not the Buildings that it has built"
    for kind in range(len(BUILDINGS)):
        built = owner.built >> kind * OF_A_KIND & 7
        assert standing.count(kind) == bin(built).count("1"), f"side {side} has built another number of kind {kind}"


def _audit_cards(table: Table, seat: int) -> None:
    """VIS-CARDS-08, VIS-INV-01."""
    player = table.players[seat]
    cards = [*[card for card in player.row if card >= 0], *player.hand, *player.draw, *player.discard]
    assert len(set(cards)) == len(cards), f"seat {seat} has a card twice"
    due = sum([module.cards_due(table, seat) for module in table.modules])
    assert len(cards) + due >= FEWEST_CARDS, f"seat {seat} has fewer than {FEWEST_CARDS} cards"
    assert player.hand == sorted(player.hand), f"the hand of seat {seat} is in disorder"
    hidden = set(player.hand) | set(player.draw)
    for hint in player.hints:
        assert set(hint.cards) <= hidden, f"a hint about seat {seat} names a card that lies open"
        known = len([card for card in player.hand if card in hint.cards])
        assert known >= hint.least > 0, f"a hint about seat {seat} is wrong"


def _audit_ordinary(table: Table) -> None:
    """Every ordinary Townsfolk and every Hero is in one place."""
    cards = [card for pile in table.townsfolk for card in pile] + table.offered_heroes + table.gone
    for player in table.players:
        cards = cards + [card for card in player.row if card >= 0] + player.hand + player.draw + player.discard
    single = [card for card in cards if card >= STARTING]
    assert len(set(single)) == len(single), "a card is in two places"
    ordinary = [card for card in single if card < table.deck.first_hero]
    assert len(ordinary) == table.deck.first_hero - STARTING, "an ordinary Townsfolk is nowhere"


def _audit_castle(table: Table) -> None:
    """At rest nobody has a group, and no section is too full (VIS-INV-02)."""
    for side in range(table.sides):
        owner = table.side(side)
        if table.climbing != side and not table.waiting >> side & 1:
            assert max(owner.first + owner.second) < GROUP, f"side {side} has a group at rest"
    if table.climbing != NOBODY or table.waiting:
        return
    for wedge in range(len(WEDGES)):
        assert max(crowd(table, 0, wedge), crowd(table, 1, wedge)) <= FULL, "a section is too full"
    holder = table.leader
    if holder != NOBODY:
        most = max([table.side(side).centre for side in range(table.sides)])
        assert table.side(holder).centre == most > 0, "the Castle Leader is another"
