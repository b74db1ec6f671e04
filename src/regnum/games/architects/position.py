"""Positions: the whole table as plain data, in the game's own words, and back."""

from collections.abc import Mapping
from typing import Any, Final

from regnum.engine.errors import BadPosition
from regnum.engine.moves import Catalogue
from regnum.engine.rng import Rng, seeded
from regnum.engine.state import Frame
from regnum.games.architects import (
    boards,
    captures,
    construction,
    effects,
    extra_boards,
    hiring,
    ledger,
    modules,
    payment,
    reset,
    scoring,
    secrets,
    setup,
    turn,
    virtue,
)
from regnum.games.architects.places import black_market, guardhouse, storehouse
from regnum.games.architects.reading import Reader
from regnum.games.architects.state import NOT_YET, Board, Module, Player, Table
from regnum.games.architects.turn import Turn
from regnum.games.architects.words import COLOURS, COLUMNS, GAINS, GOODS, MARKET_SPACES, PLACES, ROWS

#: Every frame that can wait on the stack.
FRAMES: Final[dict[str, Any]] = {
    frame.NAME: frame
    for frame in (
        boards.AvoidDebt,
        boards.Waive,
        captures.Capture,
        captures.Captures,
        construction.BuildingDone,
        construction.BuildingEffect,
        construction.BuildingVirtue,
        construction.CathedralBonus,
        construction.CathedralStep,
        construction.DiscardForCathedral,
        construction.GuildhallWork,
        effects.DiscardForGain,
        effects.DismissOne,
        effects.FreeOrCapture,
        effects.PickGain,
        extra_boards.DiscardForResource,
        extra_boards.PreventLoss,
        extra_boards.ReplaceGood,
        hiring.Hire,
        hiring.MakeRoom,
        hiring.Refill,
        modules.NeutralOutline,
        modules.FirstApprentice,
        modules.RefillDisplay,
        payment.PayGoods,
        payment.PayMix,
        payment.PayTax,
        black_market.KeepOne,
        black_market.LookAtBuildings,
        black_market.MarketExtras,
        black_market.MarketGoods,
        guardhouse.GuardActions,
        guardhouse.PayOffDebt,
        guardhouse.ReleaseFromBoards,
        storehouse.TradeGain,
        storehouse.Trades,
        reset.Reactions,
        reset.ReleaseSome,
        reset.Reset,
        reset.ResetDebts,
        reset.ResetVirtue,
        scoring.EndEffects,
        scoring.EndGame,
        setup.BeforeDraft,
        setup.ChooseFirst,
        setup.DraftPass,
        setup.DraftPick,
        setup.DraftRound,
        setup.FirstTurn,
        turn.DiscardToLimit,
        turn.EndTurn,
        turn.HandLimit,
        turn.LastResort,
        turn.NextTurn,
        turn.PlaceWorker,
        turn.Recall,
        turn.Turn,
        virtue.ChangeVirtue,
        virtue.DestroyDebts,
        virtue.TakeDebt,
    )
}
SEAT_FIELDS: Final = ("seat", "colour")


def describe(table: Table, catalogue: Catalogue) -> dict[str, object]:
    """The table as plain data; decks are listed from the top."""
    buildings = [card.id for card in table.deck.buildings]
    apprentices = [card.id for card in table.deck.apprentices]
    return {
        "first": colour_of(table.first),
        "turn": colour_of(table.turn),
        "players": [_describe_player(table, seat, buildings, apprentices) for seat in range(table.seats)],
        "display": {
            row: [_describe_space(table, r * COLUMNS + c, apprentices) for c in range(COLUMNS)]
            for r, row in enumerate(ROWS)
        },
        "black_market": {space: colour_of(seat) for space, seat in zip(MARKET_SPACES, table.market, strict=True)},
        "tax_stand": table.tax_stand,
        "guildhall": [colour_of(seat) or "neutral" for seat in table.guildhall],
        "reset_due": table.reset_due,
        "last_turns": None if table.last_turns == NOT_YET else table.last_turns,
        "lost_turns": table.lost_turns,
        "turns": table.turns,
        "outline_turn": table.outline_turn,
        "building_deck": [buildings[card] for card in reversed(table.building_deck)],
        "apprentice_deck": [apprentices[card] for card in reversed(table.apprentice_deck)],
        "apprentices_under": list(table.apprentices_under),
        "rewards": [card + 1 for card in reversed(table.rewards)],
        "rewards_in_box": [card + 1 for card in table.rewards_in_box],
        "small_market": [card + 1 for card in reversed(table.small)],
        "large_market": [card + 1 for card in reversed(table.large)],
        "chance": table.rng.words(),
        "ledger": [_describe_entry(entry, buildings) for entry in ledger.entries(table)],
        "stack": [describe_frame(frame, table, catalogue) for frame in table.stack],
    }


def colour_of(seat: int) -> str | None:
    """The word for a seat; None for nobody."""
    return COLOURS[seat] if seat >= 0 else None


def _describe_player(table: Table, seat: int, buildings: list[str], apprentices: list[str]) -> dict[str, object]:
    player = table.players[seat]
    kept = table.kept[seat] if table.kept else -1
    looking = table.aside if seat == table.turn else []
    return {
        "colour": COLOURS[seat],
        "board": player.board.id,
        **dict(zip(GOODS, player.goods, strict=True)),
        "virtue": player.virtue,
        "cathedral": player.level,
        "unpaid_debts": player.unpaid,
        "paid_debts": player.paid,
        "workers": player.workers,
        "prison": player.prison,
        "at": dict(zip(PLACES, player.at, strict=True)),
        "captured": {COLOURS[other]: player.captured[other] for other in range(table.seats)},
        "apprentices": [apprentices[card] for card in player.apprentices],
        "buildings": [buildings[card] for card in player.buildings],
        "hand": [buildings[card] for card in player.hand],
        "packet": [buildings[card] for card in table.packets[seat]] if table.packets else [],
        "kept": buildings[kept] if kept >= 0 else None,
        "looking": [buildings[card] for card in looking],
        "deciding": bool(table.lanes) and bool(table.lanes[seat]),
    }


def _describe_space(table: Table, space: int, apprentices: list[str]) -> dict[str, object]:
    card = table.display[space]
    return {"apprentice": apprentices[card] if card >= 0 else None, "silver": table.display_silver[space]}


def _describe_entry(entry: int, buildings: list[str]) -> str:
    word = ledger.WORDS[ledger.what(entry)]
    return f"{word} {COLOURS[ledger.who(entry)]} {buildings[ledger.card(entry)]}"


def describe_frame(frame: Frame[Any], table: Table, catalogue: Catalogue) -> dict[str, object]:
    """A frame by its name and its fields, in words."""
    told: dict[str, object] = {"frame": frame.NAME}
    for field in frame.FIELDS:
        value = getattr(frame, field)
        if field in SEAT_FIELDS:
            value = COLOURS[value]
        elif field == "place":
            value = PLACES[value]
        elif field == "building":
            value = table.deck.buildings[value].id
        elif field == "move":
            value = catalogue.notations[value]
        elif field in ("goods", "gains"):
            value = _amounts(value)
        elif field == "options":
            value = [_amounts(option) for option in value]
        told[field] = value
    return told


def _amounts(values: list[int]) -> dict[str, int]:
    return {word: amount for word, amount in zip(GAINS, values, strict=False) if amount}


def restore(
    seats: int,
    deck: Any,
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
    table.first = read.seat("first", seats)
    table.turn = read.seat("turn", seats)
    table.tax_stand = read.whole("tax_stand", deck.main_board.tax_stand)
    table.reset_due = read.flag("reset_due")
    table.lost_turns = read.whole("lost_turns", 0)
    table.turns = read.whole("turns", 0)
    table.outline_turn = read.whole("outline_turn", table.turns, 0, table.turns + 1)
    table.last_turns = NOT_YET if read.get("last_turns") is None else read.whole("last_turns", 0, 0, seats + 1)
    table.market = [read.inner("black_market").seat(space, seats) for space in MARKET_SPACES]
    table.guildhall = read.outlines("guildhall", seats)
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
    for seat in range(table.seats):
        try:
            secrets.deal_buildings(table.copy(), seat, seeded(0))
        except (AssertionError, IndexError, ValueError):
            raise BadPosition("table.ledger", f"does not fit the cards, as {COLOURS[seat]} has seen them") from None


def read_chance(read: Reader) -> Rng:
    """The generator; a position without one gets that of seed 0."""
    words = read.get("chance")
    if words is None:
        return seeded(0)
    if not isinstance(words, list) or len(words) != 4 or not all(type(w) is int and 0 <= w < 2**32 for w in words):
        raise BadPosition("table.chance", "must be four numbers from 0 to 2^32 - 1")
    return Rng(words[0], words[1], words[2], words[3])


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
        table.push(_read_frame(entry, table.seats, names, catalogue))


def _read_frame(entry: Reader, seats: int, names: dict[str, int], catalogue: Catalogue) -> Frame[Any]:
    kind = FRAMES[entry.word("frame", "", list(FRAMES))]
    arguments: dict[str, Any] = {}
    for field in kind.FIELDS:
        value = entry.get(field)
        if field in SEAT_FIELDS:
            value = COLOURS.index(entry.word(field, "", list(COLOURS[:seats])))
        elif field == "place":
            value = PLACES.index(entry.word(field, "", list(PLACES)))
        elif field == "building":
            value = entry.card(field, value, names)
        elif field == "move":
            value = catalogue.parse(entry.word(field, "", catalogue.notations))
        elif field == "goods":
            value = entry.amounts(field, value, GOODS)
        elif field == "gains":
            value = entry.amounts(field, value, GAINS)
        elif field == "options":
            if not isinstance(value, list):
                raise BadPosition(f"{entry.path}.options", "must be a list")
            value = [entry.amounts(field, option, GAINS) for option in value]
        elif field == "rule":
            value = str(value)
        elif field in ("free", "optional", "clay_too", "advanced"):
            value = entry.flag(field)
        else:
            value = entry.whole(field, None, -100)
        arguments[field] = value
    entry.done()
    frame: Frame[Any] = kind(**arguments)
    return frame
