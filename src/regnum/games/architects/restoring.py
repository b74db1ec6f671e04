"""Positions made by hand: what they leave out is filled in, what is impossible is refused by the name of the field."""

from regnum.engine.errors import BadPosition
from regnum.engine.reading import Reader
from regnum.engine.rng import seeded
from regnum.games.architects import ledger, retracing, secrets, setup
from regnum.games.architects.audit import building_cards, workers_elsewhere
from regnum.games.architects.fields import APPRENTICES, BUILDINGS, MARKET_CARDS, REWARDS
from regnum.games.architects.state import Table
from regnum.games.architects.turn import Turn
from regnum.games.architects.words import COLUMNS


def complete(table: Table, read: Reader) -> None:
    """What is not told is as in a fresh set-up: Workers in the supply, cards in their decks."""
    for colour, entry in enumerate(read.entries("players", table.seats)):
        if not entry.tells("workers"):
            player = table.players[colour]
            player.workers = table.deck.main_board.workers - workers_elsewhere(table, colour)
    numbers = table.rules.names.numbers
    hired = [card for player in table.players for card in player.apprentices]
    if not read.tells("display"):
        free = [card for card in numbers[APPRENTICES].values() if card not in hired + table.apprentice_deck]
        table.display = (free + [-1] * 2 * COLUMNS)[: 2 * COLUMNS]
        table.display_silver = [0] * (2 * COLUMNS)
    table.building_deck = _whole_deck(table, read, "building_deck", BUILDINGS, building_cards(table))
    seen = [*hired, *[card for card in table.display if card >= 0], *table.apprentice_deck]
    table.apprentice_deck = _whole_deck(table, read, "apprentice_deck", APPRENTICES, seen)
    table.small = _whole_deck(table, read, "small_market", MARKET_CARDS, table.large + table.small)
    table.rewards_in_box = sorted(table.rewards_in_box)
    if not read.tells("rewards"):
        pile = [card for card in numbers[REWARDS].values() if card not in table.rewards_in_box]
        table.rewards = pile[: 2 * table.seats + 1][::-1]
    if not read.tells("ledger"):
        ledger.pretend(table)


def _whole_deck(table: Table, read: Reader, name: str, family: str, everywhere: list[int]) -> list[int]:
    """What a position lists lies on top, what is nowhere else below it."""
    ids = table.rules.names.cards[family]
    for number, card in enumerate(everywhere):
        if card in everywhere[:number]:
            raise BadPosition(read.at(name), f"{ids[card]!r} is in two places")
    listed = read.cards(name, table.rules.names.numbers[family])
    rest = [card for card in ids if card not in everywhere]
    return [*reversed(rest), *reversed(listed)]


def go_on(table: Table, told: bool) -> None:
    """Without a stack it is simply somebody's turn; in the draft whoever has not kept a card decides."""
    if not told:
        table.turn = max(0, table.turn)
        table.first = table.turn if table.first < 0 else table.first
        table.push(Turn(table.turn))
    if table.drafting and not table.lanes:
        table.openings = [setup.DraftPick(seat) for seat in range(table.seats)]
        table.lanes = [[] if table.players[seat].kept >= 0 else [table.openings[seat]] for seat in range(table.seats)]


def check(table: Table) -> None:
    """Raise BadPosition with the first field that can't be."""
    for seat in range(table.seats):
        _check_player(table, seat)
    if table.last_turns > table.seats + 1:
        raise BadPosition("table.last_turns", f"must be a whole number from 0 to {table.seats + 1}")
    if sum(table.apprentices_under) > len(table.apprentice_deck):
        raise BadPosition("table.apprentices_under", "says more cards than the deck has")
    rewards = table.rewards + table.rewards_in_box
    if len(set(rewards)) != len(rewards):
        raise BadPosition("table.rewards", "a Reward can't be in the pile and in the box")
    if len(table.strangers) != len(table.rules.actors):
        raise BadPosition("table.strangers", f"there are {len(table.rules.actors)} actors without a seat")
    _check_draft(table)
    _check_ledger(table)


def _check_player(table: Table, seat: int) -> None:
    path = f"table.players[{seat}]"
    player = table.players[seat]
    name = table.rules.names.seats[seat]
    if player.kept >= 0 and player.kept not in player.packet:
        raise BadPosition(f"{path}.kept", "is not in the packet")
    if player.looking and seat != table.turn:
        raise BadPosition(f"{path}.looking", "only the player whose turn it is looks at Buildings")
    if player.captured[seat]:
        raise BadPosition(f"{path}.captured.{name}", "a player can't hold own Workers captured")
    if player.level > len(table.deck.main_board.levels):
        raise BadPosition(f"{path}.cathedral", f"has {len(table.deck.main_board.levels)} levels")
    total, elsewhere = table.deck.main_board.workers, workers_elsewhere(table, seat)
    if player.workers < 0 or player.workers + elsewhere != total:
        raise BadPosition(
            f"{path}.workers",
            f"{name} has {total} Workers: with {elsewhere} elsewhere the supply must hold {total - elsewhere}",
        )


def _check_draft(table: Table) -> None:
    """During the draft all packets are of one size, and everybody has chosen or is choosing."""
    rounds = [frame for frame in table.stack if isinstance(frame, setup.DraftPass | setup.DraftRound)]
    if not table.drafting:
        if table.lanes:
            raise BadPosition("table.players", "nobody can be deciding in a draft without packets")
        for frame in rounds:
            if isinstance(frame, setup.DraftPass) or frame.number != 1:
                raise BadPosition("table.stack", f"there are no packets for {frame.NAME}")
    elif len(rounds) != 1 or table.stack[-1] is not rounds[0] or not isinstance(rounds[0], setup.DraftPass):
        raise BadPosition("table.stack", "packets belong to a draft: draft-pass must be on top, and only once")
    size = setup.PACKET + 1 - rounds[-1].number if table.drafting else 0
    if table.drafting and not 2 <= size <= setup.PACKET:
        raise BadPosition("table.stack", f"the draft has no round {rounds[0].number}")
    for seat, player in enumerate(table.players):
        if len(player.packet) != size:
            raise BadPosition(f"table.players[{seat}].packet", f"must hold {size} cards, not {len(player.packet)}")
        if table.drafting and bool(table.lanes[seat]) == (player.kept >= 0):
            raise BadPosition(f"table.players[{seat}].kept", "who has kept a card decides no more, who has not does")


def _check_ledger(table: Table) -> None:
    """The ledger must lead to the cards on the table, whoever follows it."""
    if not retracing.leads_here(table):
        raise BadPosition("table.ledger", "does not lead to where the Building cards lie")
    for seat in range(table.seats):
        try:
            secrets.deal_buildings(table.copy(), seat, seeded(0))
        except (AssertionError, IndexError, ValueError):
            name = table.rules.names.seats[seat]
            field = "ledger" if table.memory is None else "suspicion"
            raise BadPosition(f"table.{field}", f"does not fit the cards, as {name} has seen them") from None
