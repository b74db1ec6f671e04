"""Positions made by hand: what they leave out is filled in, what is impossible is refused by the name of the field."""

from regnum.engine.errors import BadPosition
from regnum.engine.lists import changed
from regnum.engine.reading import Reader
from regnum.games.viscounts.audit import audit
from regnum.games.viscounts.castle import (
    FULL,
    GROUP,
    Bump,
    BumpWorkers,
    CastleSteps,
    FirstTier,
    SecondTier,
    Spread,
    crowd,
)
from regnum.games.viscounts.fields import OF_SIDE
from regnum.games.viscounts.setup import ChoosePair, LayStacks
from regnum.games.viscounts.state import NOBODY, Player, Table
from regnum.games.viscounts.turn import Turn
from regnum.games.viscounts.words import (
    BUILDINGS,
    GREY_BACKED,
    MOST_SPOTS,
    OF_A_KIND,
    SEGMENTS,
    SLOTS,
    SPOTS,
    STARTING,
    WEDGES,
    WORKERS,
)


def complete(table: Table, read: Reader) -> None:
    """What is not told is as in a fresh set-up: Workers in the supply, cards in their piles."""
    for seat, entry in enumerate(read.entries("players", table.seats)):
        player = table.players[seat]
        player.hand = sorted(player.hand)
        if not entry.tells("draw"):
            elsewhere = player.row + player.hand + player.discard
            player.draw = [card for card in range(STARTING - 1, -1, -1) if card not in elsewhere]
        if not entry.tells("workers"):
            player.workers = WORKERS - sum(player.first) - sum(player.second) - player.centre
        if not entry.tells("built") and read.tells("buildings"):
            player.built = _slots_for(table, seat)
    if not read.tells("buildings"):
        _stand_somewhere(table)
    _fill_townsfolk(table, read)
    _fill_manuscripts(table, read)


def _slots_for(table: Table, seat: int) -> int:
    """The first slots of each kind for the Buildings that stand on the board."""
    built = 0
    for kind in range(len(BUILDINGS)):
        number = table.spots.count(seat * len(BUILDINGS) + kind)
        built |= (1 << min(number, OF_A_KIND)) - 1 << kind * OF_A_KIND
    return built


def _stand_somewhere(table: Table) -> None:
    """Buildings of which it is only told that they are built stand on the last spots."""
    spots = [spot for spot in range(len(SPOTS)) if spot % MOST_SPOTS < len(table.spots_of(spot // MOST_SPOTS))]
    for side in range(table.sides):
        for slot in range(len(SLOTS)):
            if table.side(side).built >> slot & 1:
                if not spots:
                    raise BadPosition("table.buildings", "there are more Buildings than spots")
                table.spots = changed(table.spots, spots.pop(), side * len(BUILDINGS) + slot // OF_A_KIND)


def _own(player: Player) -> list[int]:
    return player.row + player.hand + player.draw + player.discard


def _fill_townsfolk(table: Table, read: Reader) -> None:
    """Ordinary Townsfolk that are nowhere lie in the piles that are not told; if all are, they are out of the game."""
    seen = set(table.gone)
    for pile in table.townsfolk:
        seen.update(pile)
    for player in table.players:
        seen.update(_own(player))
    rest = [card for card in range(STARTING, table.deck.first_hero) if card not in seen]
    open_piles = [number for number, segment in enumerate(SEGMENTS) if not _told(read, "townsfolk", segment)]
    if not open_piles:
        table.gone = table.gone + rest
        return
    piles = list(table.townsfolk)
    for number in open_piles:
        piles[number] = [card for place, card in enumerate(rest) if open_piles[place % len(open_piles)] == number][::-1]
    table.townsfolk = piles


def _fill_manuscripts(table: Table, read: Reader) -> None:
    """The same for Manuscripts, the grey-backed ones on top; what finds no pile is in the box."""
    seen: set[int] = set()
    for pile in table.manuscripts:
        seen.update(pile)
    for side in range(table.sides):
        seen.update(table.side(side).manuscripts)
    grey = [tile for tile in range(GREY_BACKED) if tile not in seen]
    black = [tile for tile in range(GREY_BACKED, table.deck.after_piles) if tile not in seen]
    open_piles = [number for number, segment in enumerate(SEGMENTS) if not _told(read, "manuscripts", segment)]
    piles = list(table.manuscripts)
    for place, number in enumerate(open_piles):
        tiles = [tile for turn, tile in enumerate(black) if turn % len(open_piles) == place]
        piles[number] = [*tiles[::-1], *grey[place : place + 1]]
    table.manuscripts = piles


def _told(read: Reader, name: str, segment: str) -> bool:
    return read.tells(name) and read.inner(name).tells(segment)


def go_on(table: Table, told: bool) -> None:
    """Without a stack it is simply somebody's turn; in set-up the others choose their pairs."""
    if told:
        _check_seats(table)
        return
    if not table.setting_up:
        table.push(Turn(table.turn))
        return
    table.push(LayStacks())
    for module in table.modules:
        module.begins(table)
    for place in range(table.seats):
        seat = (table.first_seat + place) % table.seats
        if table.players[seat].card < 0:
            table.push(ChoosePair(seat))


def _check_seats(table: Table) -> None:
    """Who has no seat can't decide, nor do what only players do."""
    for number, frame in enumerate(table.stack):
        only_players = frame.waits() or OF_SIDE not in frame.FIELDS.all
        if only_players and getattr(frame, "seat", 0) >= table.seats:
            raise BadPosition(f"table.stack[{number}].seat", "must be a player")


def check(table: Table) -> None:
    """Raise BadPosition with the first field that can't be."""
    if sorted(table.ring) != list(range(len(SEGMENTS))):
        raise BadPosition("table.ring", "must have every segment once")
    for spot, building in enumerate(table.spots):
        if building >= 0 and spot % MOST_SPOTS >= len(table.spots_of(spot // MOST_SPOTS)):
            raise BadPosition(f"table.buildings.{SPOTS[spot]}", "there is no such spot with so few players")
    for seat in range(table.seats):
        _check_player(table, seat)
    first_hero = table.deck.first_hero
    for segment, pile in zip(SEGMENTS, table.townsfolk, strict=True):
        if pile and not STARTING <= min(pile) <= max(pile) < first_hero:
            raise BadPosition(f"table.townsfolk.{segment}", "must be ordinary Townsfolk")
    heroes = range(first_hero, table.deck.after_heroes)
    if any(hero not in heroes for hero in table.offered_heroes):
        raise BadPosition("table.offered_heroes", "must be Heroes")
    if len(table.offered_cards) != len(table.offered_heroes):
        raise BadPosition("table.offered_heroes", "every Player card has one Hero below it")
    if table.setting_up and len(table.offered_cards) <= len([player for player in table.players if player.card < 0]):
        raise BadPosition("table.offered_cards", "there must be a pair for everybody, and one more")
    if table.leader != NOBODY and not table.side(table.leader).centre:
        raise BadPosition("table.leader", "leads the Castle without a Worker in its centre")
    _check_pending(table)
    try:
        audit(table)
    except AssertionError as wrong:
        raise BadPosition("table", str(wrong)) from None


def _check_pending(table: Table) -> None:
    """What the table says of set-up and the Castle is what the stack is about."""
    pending = [frame.NAME for frame in table.stack]
    if table.setting_up != (LayStacks.NAME in pending):
        raise BadPosition("table.setting_up", f"must be true while {LayStacks.NAME} is pending, and only then")
    if table.waiting >> table.sides or (table.climbing >= 0 and table.waiting >> table.climbing & 1):
        raise BadPosition("table.waiting", "names a side that is not at the table, or is climbing")
    running = table.climbing >= 0 or table.waiting > 0
    if pending.count(CastleSteps.NAME) != int(running):
        raise BadPosition("table.climbing", f"{CastleSteps.NAME} must be pending while anybody climbs, and only then")
    if (table.reserved >= 0) != (Spread.NAME in pending):
        raise BadPosition("table.reserved", f"{Spread.NAME} must be pending while Workers are reserved, and only then")
    if table.climbing < 0:
        return
    climber = table.side(table.climbing)
    if max(climber.first) >= GROUP and FirstTier.NAME not in pending:
        raise BadPosition("table.stack", f"a group waits for {FirstTier.NAME}")
    if max(climber.second) >= GROUP and SecondTier.NAME not in pending:
        raise BadPosition("table.stack", f"a group waits for {SecondTier.NAME}")
    if BumpWorkers.NAME not in pending and Bump.NAME not in pending:
        for wedge in range(len(WEDGES)):
            if max(crowd(table, 0, wedge), crowd(table, 1, wedge)) > FULL:
                raise BadPosition("table.stack", f"too many Workers wait for {BumpWorkers.NAME}")


def _check_player(table: Table, seat: int) -> None:
    path = f"table.players[{seat}]"
    player = table.players[seat]
    name = table.rules.names.seats[seat]
    elsewhere = sum(player.first) + sum(player.second) + player.centre
    if player.workers + elsewhere != WORKERS:
        wanted = WORKERS - elsewhere
        raise BadPosition(
            f"{path}.workers",
            f"{name} has {WORKERS} Workers: with {elsewhere} in the Castle the supply must hold {wanted}",
        )
    if player.corruption > player.virtue:
        raise BadPosition(f"{path}.corruption", "can't stand to the right of Virtue")
