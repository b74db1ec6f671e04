"""Setting up the table that a position describes; what is impossible is refused by the name of the field."""

from collections.abc import Mapping

from regnum.engine.errors import BadPosition
from regnum.engine.moves import Catalogue
from regnum.engine.reading import Reader, read_chance
from regnum.engine.rng import seeded
from regnum.games.architects import ledger, retracing, secrets, setup
from regnum.games.architects.cards import Deck
from regnum.games.architects.frames import read_frame
from regnum.games.architects.state import NOT_YET, Board, Module, Player, Table
from regnum.games.architects.turn import Turn
from regnum.games.architects.words import COLOURS, COLUMNS, GOODS, MARKET_SPACES, NEUTRAL, PLACES, ROWS


def restore(
    seats: int,
    deck: Deck,
    all_boards: Mapping[str, Board],
    table_modules: tuple[Module, ...],
    promo_cards: bool,
    catalogue: Catalogue,
    data: Mapping[str, object],
) -> Table:
    """The table that a position describes; what it leaves out is as in a fresh set-up."""
    read = Reader(data, "table")
    table = Table(seats, read_chance(read), deck, table_modules)
    names = {card.id: n for n, card in enumerate(deck.buildings) if promo_cards or not card.promo}
    helpers = {card.id: n for n, card in enumerate(deck.apprentices) if promo_cards or not card.promo}
    colours = COLOURS[:seats]
    table.first = read.seat("first", colours)
    table.turn = read.seat("turn", colours)
    table.tax_stand = read.whole("tax_stand", deck.main_board.tax_stand)
    table.reset_due = read.flag("reset_due")
    table.lost_turns = read.whole("lost_turns", 0)
    table.turns = read.whole("turns", 0)
    table.outline_turn = read.whole("outline_turn", table.turns, 0, table.turns + 1)
    table.last_turns = NOT_YET if read.get("last_turns") is None else read.whole("last_turns", 0, 0, seats + 1)
    table.market = [read.inner("black_market").seat(space, colours) for space in MARKET_SPACES]
    outlines = read.words("guildhall", (*colours, "neutral"))
    table.guildhall = [NEUTRAL if word == "neutral" else COLOURS.index(word) for word in outlines]
    _read_players(table, read, all_boards, names, helpers)
    _read_display(table, read, helpers)
    _read_decks(table, read, names, helpers)
    _read_ledger(table, read, names)
    _read_frames(table, read, names, catalogue)
    read.done()
    _check_draft(table)
    if read.get("ledger") is not None:
        _check_ledger(table)
    return table


def _check_draft(table: Table) -> None:
    """During the draft all packets are of one size, and everybody has chosen or is choosing."""
    rounds = [frame for frame in table.stack if isinstance(frame, setup.DraftPass | setup.DraftRound)]
    if not table.packets:
        if table.lanes:
            raise BadPosition("table.players", "nobody can be deciding in a draft without packets")
        for frame in rounds:
            if isinstance(frame, setup.DraftPass) or frame.number != 1:
                raise BadPosition("table.stack", f"there are no packets for {frame.NAME}")
        return
    size = setup.PACKET + 1 - rounds[-1].number if rounds else 0
    if len(rounds) != 1 or table.stack[-1] is not rounds[0] or not isinstance(rounds[0], setup.DraftPass):
        raise BadPosition("table.stack", "packets belong to a draft: draft-pass must be on top, and only once")
    if not 2 <= size <= setup.PACKET:
        raise BadPosition("table.stack", f"the draft has no round {rounds[0].number}")
    for seat, packet in enumerate(table.packets):
        if len(packet) != size:
            raise BadPosition(f"table.players[{seat}].packet", f"must hold {size} cards, not {len(packet)}")
        deciding = bool(table.lanes) and bool(table.lanes[seat])
        if deciding == (table.kept[seat] >= 0):
            raise BadPosition(f"table.players[{seat}].deciding", "must be true before a card is kept, and false after")


def _check_ledger(table: Table) -> None:
    """The ledger must lead to the cards on the table, whoever follows it."""
    if not retracing.leads_here(table):
        raise BadPosition("table.ledger", "does not lead to where the Building cards lie")
    for seat in range(table.seats):
        try:
            secrets.deal_buildings(table.copy(), seat, seeded(0))
        except (AssertionError, IndexError, ValueError):
            raise BadPosition("table.ledger", f"does not fit the cards, as {COLOURS[seat]} has seen them") from None


def _read_players(
    table: Table, read: Reader, all_boards: Mapping[str, Board], names: dict[str, int], helpers: dict[str, int]
) -> None:
    entries = read.entries("players", table.seats)
    if len(entries) != table.seats:
        raise BadPosition("table.players", f"there are {table.seats} seats, but {len(entries)} players")
    workers_stated = []
    for seat, entry in enumerate(entries):
        table.players.append(_read_player(table, seat, entry, all_boards, names, helpers))
        workers_stated.append(entry.get("workers") is not None)
        entry.done()
    if not any(table.packets):
        table.packets, table.kept = [], []
    for seat in range(table.seats):
        _count_workers(table, seat, workers_stated[seat])


def _read_player(
    table: Table,
    seat: int,
    entry: Reader,
    all_boards: Mapping[str, Board],
    names: dict[str, int],
    helpers: dict[str, int],
) -> Player:
    levels = table.deck.main_board.levels
    board_name = entry.word("board", "standard", list(all_boards))
    entry.word("colour", COLOURS[seat], [COLOURS[seat]])
    at = entry.inner("at")
    captured = entry.inner("captured")
    player = Player(
        board=all_boards[board_name],
        goods=[entry.whole(good, 0) for good in GOODS],
        virtue=entry.whole("virtue", table.deck.main_board.start_virtue, 0, 14),
        workers=entry.whole("workers", 0),
        prison=entry.whole("prison", 0),
        level=entry.whole("cathedral", 0, 0, len(levels)),
        unpaid=entry.whole("unpaid_debts", 0),
        paid=entry.whole("paid_debts", 0),
        at=[at.whole(place, 0) for place in PLACES],
        captured=[captured.whole(COLOURS[other], 0) for other in range(table.seats)],
        hand=entry.cards("hand", names),
        apprentices=entry.cards("apprentices", helpers),
        buildings=entry.cards("buildings", names),
    )
    at.done()
    captured.done()
    table.packets.append(entry.cards("packet", names))
    kept = entry.get("kept")
    table.kept.append(-1 if kept is None else entry.card("kept", kept, names))
    if kept is not None and table.kept[-1] not in table.packets[-1]:
        raise BadPosition(f"{entry.path}.kept", "is not in the packet")
    looking = entry.cards("looking", names)
    if looking:
        if seat != table.turn:
            raise BadPosition(f"{entry.path}.looking", "only the player whose turn it is looks at Buildings")
        table.aside = looking
    if player.captured[seat]:
        raise BadPosition(f"{entry.path}.captured.{COLOURS[seat]}", "a player can't hold own Workers captured")
    if entry.flag("deciding"):
        table.lanes = table.lanes or [[] for _ in range(table.seats)]
        table.lanes[seat].append(setup.DraftPick(seat))
        table.openings = [setup.DraftPick(other) for other in range(table.seats)]
    return player


def _count_workers(table: Table, seat: int, stated: bool) -> None:
    """Each player has exactly 20 Workers (ARC-COMP-04); those not mentioned are in the supply."""
    player = table.players[seat]
    elsewhere = player.prison + sum(player.at) + table.guildhall.count(seat) + table.market.count(seat)
    elsewhere += sum([other.captured[seat] for other in table.players])
    total = table.deck.main_board.workers
    if not stated:
        player.workers = total - elsewhere
    if player.workers < 0 or player.workers + elsewhere != total:
        raise BadPosition(
            f"table.players[{seat}].workers",
            f"{COLOURS[seat]} has {total} Workers: with {elsewhere} elsewhere the supply must hold {total - elsewhere}",
        )


def _read_display(table: Table, read: Reader, helpers: dict[str, int]) -> None:
    table.display = [-1] * (2 * COLUMNS)
    table.display_silver = [0] * (2 * COLUMNS)
    given = read.get("display")
    if given is None:
        taken = {card for player in table.players for card in player.apprentices}
        stated = set(read.cards("apprentice_deck", helpers))
        free = [card for card in helpers.values() if card not in taken and card not in stated]
        table.display = (free + [-1] * 2 * COLUMNS)[: 2 * COLUMNS]
        return
    display = read.inner("display")
    for r, row in enumerate(ROWS):
        spaces = display.entries(row, COLUMNS)
        if len(spaces) != COLUMNS:
            raise BadPosition(f"table.display.{row}", f"must have {COLUMNS} spaces, not {len(spaces)}")
        for c, space in enumerate(spaces):
            name = space.get("apprentice")
            if name is not None:
                table.display[r * COLUMNS + c] = space.card("apprentice", name, helpers)
            table.display_silver[r * COLUMNS + c] = space.whole("silver", 0)
            space.done()
    display.done()


def _read_decks(table: Table, read: Reader, names: dict[str, int], helpers: dict[str, int]) -> None:
    """Cards that a position does not mention lie in the decks, below those it lists."""
    seen = [card for player in table.players for card in player.hand + player.buildings] + table.aside
    seen += [card for packet in table.packets for card in packet]
    table.building_deck = read.deck("building_deck", names, seen)
    seen = [card for player in table.players for card in player.apprentices]
    table.apprentice_deck = read.deck("apprentice_deck", helpers, seen + [card for card in table.display if card >= 0])
    table.apprentices_under = read.wholes("apprentices_under")
    if sum(table.apprentices_under) > len(table.apprentice_deck):
        raise BadPosition("table.apprentices_under", "says more cards than the deck has")
    rewards = {str(n + 1): n for n in range(len(table.deck.rewards))}
    market = {str(n + 1): n for n in range(len(table.deck.market))}
    table.rewards_in_box = sorted(read.cards("rewards_in_box", rewards))
    table.rewards = read.cards("rewards", rewards)[::-1]
    if read.get("rewards") is None:
        pile = [n for n in rewards.values() if n not in table.rewards_in_box][: 2 * table.seats + 1]
        table.rewards = pile[::-1]
    if len(set(table.rewards + table.rewards_in_box)) != len(table.rewards + table.rewards_in_box):
        raise BadPosition("table.rewards", "a Reward can't be in the pile and in the box")
    table.large = read.cards("large_market", market)[::-1]
    table.small = read.deck("small_market", market, table.large)


def _read_ledger(table: Table, read: Reader, names: dict[str, int]) -> None:
    """A position without a ledger is as if all cards in hands had just been drawn."""
    lines = read.get("ledger")
    if lines is None:
        ledger.pretend(table)
        return
    if not isinstance(lines, list):
        raise BadPosition("table.ledger", "must be a list of lines")
    for number, line in enumerate(lines):
        words = line.split(" ") if isinstance(line, str) else []
        if len(words) != 3 or words[0] not in ledger.WORDS or words[1] not in COLOURS or words[2] not in names:
            raise BadPosition(f"table.ledger[{number}]", f"can't be read: {line!r}")
        ledger.note(table, ledger.WORDS.index(words[0]), COLOURS.index(words[1]), names[words[2]])


def _read_frames(table: Table, read: Reader, names: dict[str, int], catalogue: Catalogue) -> None:
    """The stack; without one it is simply somebody's turn."""
    if read.get("stack") is None:
        if table.turn < 0:
            table.turn = 0
        if table.first < 0:
            table.first = table.turn
        table.push(Turn(table.turn))
        return
    for entry in read.entries("stack", 0):
        table.push(read_frame(entry, table.seats, names, catalogue))
