"""Setting up the table that a position describes; what is impossible is refused by the name of the field."""

from collections.abc import Mapping, Sequence
from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.reading import Reader, read_chance
from regnum.games.wonderful_kingdom.audit import advisors_of, audit, cards_everywhere
from regnum.games.wonderful_kingdom.cards import Deck, is_development
from regnum.games.wonderful_kingdom.checking import MOST_CUBES, check_table, check_zones, laid_now, next_slot
from regnum.games.wonderful_kingdom.choice import TURNS, ChoiceTurn
from regnum.games.wonderful_kingdom.frames import read_frame
from regnum.games.wonderful_kingdom.multiset import count, packed
from regnum.games.wonderful_kingdom.pending import check_pending
from regnum.games.wonderful_kingdom.rounds import push_phases
from regnum.games.wonderful_kingdom.setup import development_cards, mode_of
from regnum.games.wonderful_kingdom.solo import SELECTIONS, SoloTurn
from regnum.games.wonderful_kingdom.state import NO_STEP, Laid, Module, Player, Site, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    CALAMITY,
    DEALT_MENACES,
    MENACE_DECKS,
    MOST_ADVISORS,
    MOST_SLOTS,
    NOBODY,
    PLAGUE,
    RESOURCES,
    ROUNDS,
    SEATS,
    SOLO_RISKS,
    SPACES,
    STAGES,
)

#: Soldiers or krystallium that a position may tell of: more than a game can bring.
MOST_TOKENS: Final = 600
#: More special cards than there are, and a number that no position tells of.
SUPPLY: Final = 99
UNTOLD: Final = 100


def restore(
    seats: int, deck: Deck, module: Module, duchies: list[int], quest: int, data: Mapping[str, object]
) -> Table:
    """The table that a position describes; what it leaves out is as in the first turn of a game."""
    read = Reader(data, "table")
    table = Table(seats, read_chance(read), deck, mode_of(seats), module)
    names = {id: card for card, id in deck.ids.items()}
    table.round = read.whole("round", 1, 0, ROUNDS)
    table.turn = read.whole("turn", 0, 0, TURNS if seats == 2 else SELECTIONS)
    step = read.get("step")
    table.step = NO_STEP if step is None else RESOURCES.index(read.word("step", "", RESOURCES))
    table.first = max(0, read.seat("first", SEATS[:seats]))
    table.doubled = read.flag("doubled")
    table.reshuffled = read.flag("reshuffled")
    quests = [card.id for card in deck.quests]
    table.quest = quests.index(read.word("quest", quests[quest], quests))
    table.areas = [_read_laid(read, area, names, table.round, seats) for area in ("left", "right")]
    table.unseen = _read_laid(read, "unseen", names, table.round, seats)
    table.discards = read.cards("discards", names, alike=True)
    table.advisor_deck = read.cards("advisor_deck", names)
    table.risk = read.cards("risk", names, alike=True)[::-1]
    defaults = [deck.duchies[duchy] for duchy in duchies]
    duchy_ids = {duchy.id: duchy for duchy in deck.duchies}
    for seat, entry in enumerate(_players(read, "players", seats)):
        word = entry.word("duchy", defaults[seat].id, list(duchy_ids))
        table.players.append(_read_player(table, entry, seat, Player(duchy_ids[word]), names))
        looking = entry.cards("looking", names, alike=True)
        if looking and seat:
            raise BadPosition(f"{entry.path}.looking", "only in solo are cards searched")
        table.looking = table.looking or looking
        entry.flag("deciding")
        entry.done()
    _check_slots(table)
    table.slot = read.whole("slot", next_slot(table), 0, MOST_SLOTS)
    _read_supplies(table, read, names)
    _read_frames(table, read)
    for seat, entry in enumerate(_players(read, "before", len(table.lanes))):
        word = entry.word("duchy", defaults[seat].id, list(duchy_ids))
        table.before.append(_read_player(table, entry, seat, Player(duchy_ids[word]), names))
        entry.done()
    read.done()
    _check(table)
    return table


def _check(table: Table) -> None:
    """Whatever loads can be played; so can the lanes from their openings, with the players as they were before."""
    _check_players(table, "players")
    check_table(table)
    if table.lanes:
        began = table.copy()
        began.players = table.before
        began.lanes = [[opening] for opening in table.openings]
        _check_players(began, "before")


def _check_players(table: Table, name: str) -> None:
    check_pending(table)
    check_zones(table, table.players, name)
    try:
        audit(table)
    except AssertionError as wrong:
        raise BadPosition("table" if name == "players" else f"table.{name}", str(wrong)) from None


def _players(read: Reader, name: str, number: int) -> list[Reader]:
    entries = read.entries(name, number)
    if len(entries) != number:
        raise BadPosition(f"table.{name}", f"must have {number} entries, not {len(entries)}")
    return entries


def _read_player(table: Table, entry: Reader, seat: int, player: Player, names: Mapping[str, int]) -> Player:
    entry.word("seat", SEATS[seat], [SEATS[seat]])
    player.hand = sorted(entry.cards("hand", names, alike=True))
    player.selection = _read_laid(entry, "selection", names, table.round, table.seats)
    player.sites = [_read_site(table.deck, site, names) for site in entry.entries("sites", 0)]
    player.built = entry.cards("built", names, alike=True)
    _check_developments(entry, "built", player.built)
    player.alchemy = _multiset(entry, "alchemy", RESOURCES)
    player.waiting = _multiset(entry, "waiting", RESOURCES)
    player.theft = _multiset(entry, "theft", RESOURCES)
    player.krystallium = entry.whole("krystallium", 0, 0, MOST_TOKENS)
    player.soldiers = entry.whole("soldiers", 0, 0, MOST_TOKENS)
    player.camp = entry.whole("camp", 0, 0, 1)
    player.traps = entry.whole("traps", table.mode.traps(), 0, table.mode.traps())
    player.calamities = entry.whole("calamities", 0)
    player.menaces = entry.cards("menaces", names, alike=True)
    if entry.get("menace_deck") is not None:
        player.menace_deck = MENACE_DECKS.index(entry.word("menace_deck", "", MENACE_DECKS))
    player.menaces_left = entry.whole("menaces_left", UNTOLD, 0, SUPPLY)
    player.advisors = _advisors(entry, "advisors", names)
    for card in _advisors(entry, "used", names):
        player.used |= 1 << card - ADVISOR
    player.drawn = _advisors(entry, "drawn", names)
    if entry.get("rejected") is not None:
        player.rejected = entry.card("rejected", entry.get("rejected"), names)
    for stage in entry.wholes("stages"):
        if stage > STAGES:
            raise BadPosition(f"{entry.path}.stages", f"there are {STAGES} stages; no stage {stage}")
        player.stages |= 1 << stage - 1
    player.gone = entry.cards("gone", names, alike=True)
    player.fed = entry.cards("fed", names, alike=True)
    return player


def _multiset(entry: Reader, name: str, words: Sequence[str]) -> int:
    given = entry.get(name)
    numbers = entry.amounts(name, {} if given is None else given, words)
    if max(numbers) > MOST_CUBES:
        raise BadPosition(f"{entry.path}.{name}", f"at most {MOST_CUBES} of a kind")
    return packed(numbers)


def _advisors(entry: Reader, name: str, names: Mapping[str, int]) -> list[int]:
    cards = entry.cards(name, names)
    for card in cards:
        if not ADVISOR <= card < ADVISOR + MOST_ADVISORS:
            raise BadPosition(f"{entry.path}.{name}", "must be a list of advisors")
    return cards


def _check_developments(entry: Reader, name: str, cards: list[int]) -> None:
    for card in cards:
        if not is_development(card):
            raise BadPosition(f"{entry.path}.{name}", "must be a list of development cards")


def _read_laid(read: Reader, name: str, names: Mapping[str, int], round: int, seats: int) -> list[Laid]:
    """Laid cards; one without a slot gets the number of its place in the list."""
    cards: list[Laid] = []
    for number, entry in enumerate(read.entries(name, 0)):
        card = entry.card("card", entry.get("card"), names)
        slot = entry.whole("slot", number + 1, 1, MOST_SLOTS) - 1
        face_down = entry.flag("face_down")
        placer = entry.seat("placer", SEATS[:seats])
        cards.append(Laid(entry.whole("round", round, 1, ROUNDS), slot, card, face_down, placer))
        entry.done()
    return cards


def _read_site(deck: Deck, entry: Reader, names: Mapping[str, int]) -> Site:
    card = entry.card("card", entry.get("card"), names)
    _check_developments(entry, "card", [card])
    cost = deck.developments[card].cost
    missing = cost if entry.get("missing") is None else _multiset(entry, "missing", SPACES)
    krystallium = _multiset(entry, "krystallium", RESOURCES)
    for kind, word in enumerate(SPACES):
        filled = count(cost, kind) - count(missing, kind)
        if filled < 0 or count(krystallium, kind) > filled:
            raise BadPosition(f"{entry.path}.missing.{word}", f"does not fit the spaces of {deck.ids[card]}")
    guard = NOBODY
    if entry.get("guard") is not None:
        guard = entry.card("guard", entry.get("guard"), names)
    entry.done()
    return Site(card, missing, krystallium, guard)


def _check_slots(table: Table) -> None:
    """No two cards of a round lie in one slot (IWK-INFO-06)."""
    seen: list[tuple[int, int]] = []
    for laid in laid_now(table) + table.unseen:
        if (laid.round, laid.slot) in seen:
            raise BadPosition("table", f"two cards of round {laid.round} lie in slot {laid.slot + 1}")
        seen.append((laid.round, laid.slot))


def _read_supplies(table: Table, read: Reader, names: Mapping[str, int]) -> None:
    """Cards that a position does not mention lie in the decks, below those it lists."""
    listed = read.cards("deck", names, alike=True)
    unplaced = development_cards(table.deck, table.module.uses_treasures)
    if table.module.name == "advisors" and read.get("deck") is None and not table.advisor_deck:
        unplaced += [ADVISOR + number for number in advisors_of(table.deck, table.seats)]
    everywhere = [*cards_everywhere(table), *listed]
    for card in everywhere:
        if card in unplaced:
            unplaced.remove(card)
    table.cards = [*unplaced, *reversed(listed)]
    menace = table.module.name == "menace"
    if menace and table.round:
        _fill_in_menaces(table)
    calamities = everywhere.count(CALAMITY) + sum([player.calamities for player in table.players])
    stack = 0 if menace or table.seats == 1 else max(0, table.deck.calamity.copies - calamities)
    table.calamities = read.whole("calamities", stack, 0)
    if table.seats == 1 and not menace and read.get("risk") is None and table.round:
        table.risk = [CALAMITY] * max(0, SOLO_RISKS - calamities)
    plague = max(0, table.deck.menace(PLAGUE).copies - everywhere.count(PLAGUE)) if menace else 0
    table.plague = read.whole("plague", plague, 0)
    for player in table.players:
        if player.menaces_left == UNTOLD:
            player.menaces_left = 0
            if player.menace_deck != NOBODY:
                dealt = DEALT_MENACES[player.menace_deck]
                player.menaces_left = max(0, table.deck.menace(dealt).copies - everywhere.count(dealt))


def _fill_in_menaces(table: Table) -> None:
    """Who is not told to have a menace deck gets one that nobody else has (IWK-MENACE-02)."""
    for player in table.players:
        if player.menace_deck == NOBODY:
            taken = [other.menace_deck for other in table.players]
            player.menace_deck = next(deck for deck in range(len(MENACE_DECKS)) if deck not in taken)


def _read_frames(table: Table, read: Reader) -> None:
    """The stack and the open lanes; without them phase A goes on."""
    if read.get("stack") is None:
        push_phases(table)
        table.push(SoloTurn(0) if table.seats == 1 else ChoiceTurn())
    for entry in read.entries("stack", 0):
        table.push(read_frame(entry, table.seats))
    lanes = read.get("lanes")
    if lanes is not None and not isinstance(lanes, list):
        raise BadPosition("table.lanes", "must be a list of lists of frames")
    for number, lane in enumerate(lanes or []):
        inner = Reader({"lane": lane}, f"table.lanes[{number}]")
        table.lanes.append([read_frame(entry, table.seats) for entry in inner.entries("lane", 0)])
    table.openings = [read_frame(entry, table.seats) for entry in read.entries("openings", 0)]
    if len(table.lanes) not in (0, table.seats) or len(table.openings) != len(table.lanes):
        raise BadPosition("table.lanes", f"there are {table.seats} seats: a lane and an opening for each, or none")
    for number, lane in enumerate(table.lanes):
        if lane and not lane[-1].waits():
            raise BadPosition(f"table.lanes[{number}]", f"{lane[-1].NAME} is no decision")
