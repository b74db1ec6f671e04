"""Face-down cards: where they lie, and how one is turned up (IWK-TRAP-04, IWK-SOLO-10, IWK-ADVISOR-ABIL-03)."""

from regnum.games.wonderful_kingdom.state import Laid, Table


def face_down_slots(table: Table) -> list[int]:
    """The slots of all face-down cards, in the offer areas and in everybody's selection area."""
    laid = table.areas[0] + table.areas[1]
    for player in table.players:
        laid = laid + player.selection
    return sorted([card.slot for card in laid if card.face_down])


def has_face_down(table: Table) -> bool:
    """Whether any card lies face down there."""
    for area in table.areas:
        for laid in area:
            if laid.face_down:
                return True
    for player in table.players:
        for laid in player.selection:
            if laid.face_down:
                return True
    return False


def turned_up(cards: list[Laid], slot: int) -> list[Laid]:
    """The cards, that of the slot face up."""
    return [laid.turned_up() if laid.slot == slot else laid for laid in cards]


def turn_up(table: Table, seat: int, slot: int, rule: str) -> None:
    """Turn a card face up for everybody; it stays where it is (IWK-TRAP-04)."""
    table.areas = [turned_up(area, slot) for area in table.areas]
    for player in table.players:
        player.selection = turned_up(player.selection, slot)
    if table.log is not None:
        selections = [laid for player in table.players for laid in player.selection]
        for laid in [*table.areas[0], *table.areas[1], *selections]:
            if laid.slot == slot:
                table.tell("turned-up", rule, seat, {"card": table.deck.ids[laid.card], "slot": slot + 1})
    for other in range(table.seats):
        table.module.taken(table, other)
