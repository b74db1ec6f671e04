"""Positions: the whole table as plain data, in the game's own words."""

from regnum.games.wonderful_kingdom.frames import amounts, describe_frame
from regnum.games.wonderful_kingdom.multiset import unpacked
from regnum.games.wonderful_kingdom.state import NO_STEP, Laid, Player, Site, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    MENACE_DECKS,
    MOST_ADVISORS,
    NOBODY,
    RESOURCES,
    SEATS,
    SPACES,
    STAGES,
)


def describe(table: Table) -> dict[str, object]:
    """The table as plain data; decks are listed from the top."""
    return {
        "round": table.round,
        "turn": table.turn,
        "step": None if table.step == NO_STEP else RESOURCES[table.step],
        "first": SEATS[table.first],
        "slot": table.slot,
        "players": [_describe_seat(table, seat) for seat in range(table.seats)],
        "left": [_describe_laid(table, laid) for laid in table.areas[0]],
        "right": [_describe_laid(table, laid) for laid in table.areas[1]],
        "deck": _ids(table, table.cards[::-1]),
        "discards": _ids(table, table.discards),
        "unseen": [_describe_laid(table, laid) for laid in table.unseen],
        "calamities": table.calamities,
        "plague": table.plague,
        "advisor_deck": _ids(table, table.advisor_deck),
        "doubled": table.doubled,
        "quest": table.deck.quests[table.quest].id,
        "risk": _ids(table, table.risk[::-1]),
        "reshuffled": table.reshuffled,
        "chance": table.rng.words(),
        "stack": [describe_frame(frame) for frame in table.stack],
        "lanes": [[describe_frame(frame) for frame in lane] for lane in table.lanes],
        "openings": [describe_frame(frame) for frame in table.openings],
        "before": [_describe_player(table, seat, player) for seat, player in enumerate(table.before)],
    }


def _ids(table: Table, cards: list[int]) -> list[str]:
    return [table.deck.ids[card] for card in cards]


def _describe_seat(table: Table, seat: int) -> dict[str, object]:
    told = _describe_player(table, seat, table.players[seat])
    told["looking"] = _ids(table, table.looking) if seat == 0 else []
    told["deciding"] = bool(table.lanes) and bool(table.lanes[seat])
    return told


def _describe_player(table: Table, seat: int, player: Player) -> dict[str, object]:
    return {
        "seat": SEATS[seat],
        "duchy": player.duchy.id,
        "hand": _ids(table, player.hand),
        "selection": [_describe_laid(table, laid) for laid in player.selection],
        "sites": [_describe_site(table, site) for site in player.sites],
        "built": _ids(table, player.built),
        "alchemy": amounts(player.alchemy),
        "waiting": amounts(player.waiting),
        "krystallium": player.krystallium,
        "soldiers": player.soldiers,
        "camp": player.camp,
        "traps": player.traps,
        "calamities": player.calamities,
        "menaces": _ids(table, player.menaces),
        "theft": amounts(player.theft),
        "menace_deck": None if player.menace_deck == NOBODY else MENACE_DECKS[player.menace_deck],
        "menaces_left": player.menaces_left,
        "advisors": _ids(table, player.advisors),
        "used": _ids(table, [ADVISOR + n for n in range(MOST_ADVISORS) if player.used >> n & 1]),
        "drawn": _ids(table, player.drawn),
        "rejected": None if player.rejected == NOBODY else table.deck.ids[player.rejected],
        "stages": [stage + 1 for stage in range(STAGES) if player.stages >> stage & 1],
        "gone": _ids(table, player.gone),
        "fed": _ids(table, player.fed),
    }


def _describe_laid(table: Table, laid: Laid) -> dict[str, object]:
    return {
        "round": laid.round,
        "slot": laid.slot + 1,
        "card": table.deck.ids[laid.card],
        "face_down": laid.face_down,
        "placer": None if laid.placer == NOBODY else SEATS[laid.placer],
    }


def _describe_site(table: Table, site: Site) -> dict[str, object]:
    missing = unpacked(site.missing, len(SPACES))
    return {
        "card": table.deck.ids[site.card],
        "missing": {word: number for word, number in zip(SPACES, missing, strict=True) if number},
        "krystallium": amounts(site.krystallium),
        "guard": None if site.guard == NOBODY else table.deck.ids[site.guard],
    }


def memory(table: Table, seat: int) -> list[dict[str, object]]:
    """The cards that a seat laid face down and can't see any more (IWK-INFO-02)."""
    laid = table.areas[0] + table.areas[1]
    for player in table.players:
        laid = laid + player.selection
    own = [card for card in laid + table.unseen if card.face_down and card.placer == seat]
    return [{"round": card.round, "slot": card.slot + 1, "card": table.deck.ids[card.card]} for card in own]
