"""What must hold at every moment of a game: nothing lost, nothing negative."""

from regnum.games.architects.state import Table


def audit(table: Table) -> None:
    """Raise AssertionError with the first thing that is wrong."""
    for module in table.modules:
        module.audit(table)
    for colour in range(table.seats, table.colours):
        crew = table.crew(colour)
        assert min([crew.workers, crew.prison, *crew.at]) >= 0, f"something of colour {colour} is negative"
    for seat in range(table.seats):
        _audit_player(table, seat)
    _audit_cards("building", building_cards(table), len(table.deck.buildings))
    _audit_cards("apprentice", _apprentice_cards(table), len(table.deck.apprentices))
    _audit_cards("market", table.small + table.large, len(table.deck.market))
    _audit_cards("reward", table.rewards + table.rewards_in_box, len(table.deck.rewards))
    assert len(table.small + table.large) == len(table.deck.market), "market cards are lost"
    assert table.tax_stand >= 0, "negative Tax Stand"
    assert min(table.display_silver) >= 0, "negative Silver on the display"
    spots = [level.spots for level in table.deck.main_board.levels]
    for level in range(len(spots)):
        taken = [player for player in table.players if player.level == level + 1]
        assert len(taken) <= spots[level], f"too many on Cathedral level {level + 1}"


def workers_elsewhere(table: Table, colour: int) -> int:
    """The Workers of a colour that are not in its supply; some may be out of the game."""
    crew = table.crew(colour)
    workers = crew.prison + sum(crew.at) + crew.gone
    workers += table.market.count(colour) + table.guildhall.count(colour)
    return workers + sum([player.captured[colour] for player in table.players])


def _audit_player(table: Table, seat: int) -> None:
    player = table.players[seat]
    workers = player.workers + workers_elsewhere(table, seat)
    assert workers == table.deck.main_board.workers, f"seat {seat} has {workers} Workers"
    smallest = min([*player.goods, *player.at, *player.captured, player.workers, player.prison])
    assert min(smallest, player.unpaid, player.paid) >= 0, f"something of seat {seat} is negative"
    assert 0 <= player.virtue <= 14, f"seat {seat} has Virtue {player.virtue}"
    assert player.captured[seat] == 0, f"seat {seat} has captured itself"
    assert len(player.apprentices) <= player.board.apprentice_limit, f"seat {seat} has too many Apprentices"


def building_cards(table: Table) -> list[int]:
    cards = table.building_deck
    for player in table.players:
        cards = cards + player.hand + player.buildings + player.packet + player.looking
    return cards


def _apprentice_cards(table: Table) -> list[int]:
    cards = table.apprentice_deck + [card for card in table.display if card >= 0]
    for player in table.players:
        cards = cards + player.apprentices
    return cards


def _audit_cards(kind: str, cards: list[int], most: int) -> None:
    assert len(set(cards)) == len(cards), f"a {kind} card is in two places"
    assert len(cards) <= most, f"more {kind} cards than there are"
