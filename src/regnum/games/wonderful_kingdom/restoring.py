"""Positions made by hand: what they leave out is filled in, what is impossible is refused by the name of the field.

`audit` says what holds at every moment of a game. Here is what only a position made by hand can get wrong.
"""

from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.reading import Reader
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.audit import (
    audit,
    can_be_dealt,
    can_be_drawn,
    cards_everywhere,
    pends,
    refuse_cards,
)
from regnum.games.wonderful_kingdom.cards import is_development, is_recyclable
from regnum.games.wonderful_kingdom.fields import MOST_CUBES
from regnum.games.wonderful_kingdom.planning import Planning
from regnum.games.wonderful_kingdom.position import UNTOLD
from regnum.games.wonderful_kingdom.production import Placing
from regnum.games.wonderful_kingdom.rounds import push_phases
from regnum.games.wonderful_kingdom.setup import development_cards
from regnum.games.wonderful_kingdom.state import NO_STEP, Laid, Player, Site, Table
from regnum.games.wonderful_kingdom.words import (
    AREAS,
    BASIC,
    CALAMITY,
    FROST_GIANT,
    MOST_SLOTS,
    NOBODY,
    RESOURCES,
    ROUNDS,
    SPACES,
)

#: Frames at the bottom of a stack in set-up and after the last round.
SET_UP: Final = ("round", "shuffle-deck")


def complete(table: Table, read: Reader) -> None:
    """What is not told is as in the first turn of a game: cards in their decks, slots in their order."""
    table.first = max(0, table.first)
    table.areas = [_told_laid(table, area) for area in table.areas]
    table.unseen = _told_laid(table, table.unseen)
    for seat, player in enumerate(table.players):
        _complete_player(table, f"table.players[{seat}]", player)
    _check_slots(table)
    if not read.tells("slot"):
        table.slot = _next_slot(table)
    listed = table.cards
    unplaced = development_cards(table.deck, table.module.uses_treasures)
    if not read.tells("deck"):
        unplaced += table.module.deck_cards(table)
    for card in cards_everywhere(table):
        if card in unplaced:
            unplaced.remove(card)
    table.cards = [*unplaced, *listed]
    if not read.tells("calamities") and table.module.uses_calamities and table.seats == 2:
        found = cards_everywhere(table).count(CALAMITY) + sum([player.calamities for player in table.players])
        table.calamities = max(0, table.deck.calamity.copies - found)


def _complete_player(table: Table, path: str, player: Player) -> None:
    player.hand = sorted(player.hand)
    player.selection = _told_laid(table, player.selection)
    refuse_cards(f"{path}.built", player.built, is_development)
    player.sites = [_told_site(table, f"{path}.sites[{number}]", site) for number, site in enumerate(player.sites)]


def _told_laid(table: Table, cards: list[Laid]) -> list[Laid]:
    """A card without a round lies there in this one; one without a slot in that of its place in the list."""
    return [
        Laid(
            table.round if laid.round == UNTOLD else laid.round,
            number if laid.slot == UNTOLD else laid.slot,
            laid.card,
            laid.face_down,
            laid.placer,
        )
        for number, laid in enumerate(cards)
    ]


def _told_site(table: Table, path: str, site: Site) -> Site:
    """Nothing told to be missing is all that the card costs; what lies on it must fit its spaces."""
    if not is_development(site.card):
        raise BadPosition(f"{path}.card", "must be a development card")
    cost = table.deck.developments[site.card].cost
    missing = cost if site.missing == UNTOLD else site.missing
    for kind, word in enumerate(SPACES):
        filled = multiset.count(cost, kind) - multiset.count(missing, kind)
        if filled < 0 or multiset.count(site.krystallium, kind) > filled:
            raise BadPosition(f"{path}.missing.{word}", f"does not fit the spaces of {table.deck.ids[site.card]}")
    return Site(site.card, missing, site.krystallium, site.guard)


def go_on(table: Table, told: bool) -> None:
    """Without a stack phase A goes on."""
    if not told:
        push_phases(table)
        table.push(table.mode.first_turn())


def check(table: Table) -> None:
    """Whatever loads can be played; so can the lanes from their openings, with the players as they were before."""
    if table.turn > table.mode.turns:
        raise BadPosition("table.turn", f"must be a whole number from 0 to {table.mode.turns}")
    _check_round(table)
    _check_players(table, "players")
    _check_table(table)
    if table.lanes:
        for seat, player in enumerate(table.before):
            _complete_player(table, f"table.before[{seat}]", player)
        began = table.copy()
        began.players = table.before
        began.lanes = [[opening] for opening in table.openings]
        _check_players(began, "before")


def _check_players(table: Table, name: str) -> None:
    for seat, player in enumerate(table.players):
        path = f"table.{name}[{seat}]"
        _check_player(table, path, player)
        _check_selection(table, path, seat, player)
    try:
        audit(table)
    except AssertionError as wrong:
        raise BadPosition("table" if name == "players" else f"table.{name}", str(wrong)) from None


def _check_round(table: Table) -> None:
    """Set-up is before the first round, the end after the last; the step is one of production (IWK-ROUND-01)."""
    bottom = [frame.NAME for frame in table.stack[:2]]
    in_set_up = bottom == list(SET_UP)
    ending = not table.lanes and (not table.stack or bottom[0] not in ("round", "end-round"))
    if (table.round == 0) != in_set_up or (ending and table.round < ROUNDS):
        raise BadPosition("table.round", f"round {table.round} does not fit the stack")
    if bottom == ["round"] and table.round == ROUNDS:
        raise BadPosition("table.round", f"there are {ROUNDS} rounds")
    placing = bool(table.openings) and isinstance(table.openings[0], Placing)
    between = not table.lanes and [frame.NAME for frame in table.stack] == ["end-round", "production"]
    if table.step != NO_STEP and not placing and not between:
        raise BadPosition("table.step", "only in the production phase")


def _check_table(table: Table) -> None:
    for area, word in enumerate(AREAS):
        refuse_cards(f"table.{word}", [laid.card for laid in table.areas[area]], can_be_dealt)
        _check_laid(table, f"table.{word}", table.areas[area])
        if table.areas[area] and not pends(table, "leftovers"):
            raise BadPosition(f"table.{word}", "offer areas are empty after phase A")
    refuse_cards("table.deck", table.cards, can_be_drawn)
    _check_unseen(table)
    if table.slot < _next_slot(table):
        raise BadPosition("table.slot", "cards of this round lie in it or beyond it")
    coming = table.mode.cards_to_come(table) + table.module.more_slots if pends(table, "leftovers") else 0
    if table.slot + coming > MOST_SLOTS:
        raise BadPosition("table.slot", f"too few of {MOST_SLOTS} slots are left for {coming} cards to come")
    if table.round == 0:
        _check_fresh(table)


def _check_player(table: Table, path: str, player: Player) -> None:
    """Hands, cards under construction, cubes."""
    refuse_cards(f"{path}.hand", player.hand, can_be_dealt)
    if player.traps > table.mode.traps():
        raise BadPosition(f"{path}.traps", f"must be a whole number from 0 to {table.mode.traps()}")
    for number, site in enumerate(player.sites):
        if site.guard not in (NOBODY, FROST_GIANT):
            raise BadPosition(f"{path}.sites[{number}].guard", "only frost giants lie under cards")
    if player.hand and (table.seats == 1 or table.round == 0):
        raise BadPosition(f"{path}.hand", "there are hands only with two players, after set-up")
    if player.gone and not table.lanes:
        raise BadPosition(f"{path}.gone", "outside of a simultaneous step cards are discarded at once")
    for resource in range(BASIC):
        if multiset.count(player.alchemy, resource) + multiset.count(player.waiting, resource) > MOST_CUBES:
            raise BadPosition(f"{path}.alchemy", f"more than {MOST_CUBES} {RESOURCES[resource]}")


def _check_selection(table: Table, path: str, seat: int, player: Player) -> None:
    """Until it is revealed anything; then what is planned, and what the module is still to deal with (IWK-PLAN-12)."""
    path = f"{path}.selection"
    refuse_cards(path, [laid.card for laid in player.selection], can_be_dealt)
    _check_laid(table, path, player.selection)
    if pends(table, "reveal"):
        return
    planning = bool(table.openings) and isinstance(table.openings[0], Planning)
    planned = pends(table, "open-planning") or (planning and bool(table.lanes[seat]))
    for number, laid in enumerate(player.selection):
        if laid.face_down:
            raise BadPosition(f"{path}[{number}].face_down", "selected cards have been turned up")
        if not planned or not (is_recyclable(laid.card) or table.module.may_be_selected(table, seat, laid.card)):
            raise BadPosition(f"{path}[{number}]", "no card that can be selected now")


def _check_laid(table: Table, path: str, cards: list[Laid]) -> None:
    """Cards of this round; who laid a face-down one is known, and nobody does in solo (IWK-INFO-02)."""
    for number, laid in enumerate(cards):
        if laid.round != table.round:
            raise BadPosition(f"{path}[{number}].round", f"this is round {table.round}")
    _check_placers(table, path, cards)


def _check_placers(table: Table, path: str, cards: list[Laid]) -> None:
    for number, laid in enumerate(cards):
        if laid.face_down and (laid.placer == NOBODY) != (table.seats == 1):
            raise BadPosition(f"{path}[{number}].placer", "with two players somebody laid it face down, in solo nobody")


def _check_unseen(table: Table) -> None:
    """Cards that were discarded face down, in this round or before (IWK-RUL-11)."""
    refuse_cards("table.unseen", [laid.card for laid in table.unseen], can_be_dealt)
    _check_placers(table, "table.unseen", table.unseen)
    for number, laid in enumerate(table.unseen):
        if not laid.face_down:
            raise BadPosition(f"table.unseen[{number}].face_down", "must be true")
        if laid.round > table.round:
            raise BadPosition(f"table.unseen[{number}].round", f"this is round {table.round}")


def _laid_now(table: Table) -> list[Laid]:
    """All cards in offer and selection areas, and those that left them unseen."""
    selected = [card for player in table.players for card in player.selection]
    return table.areas[0] + table.areas[1] + selected + table.unseen


def _next_slot(table: Table) -> int:
    """The first slot of this round beyond all that are taken."""
    return max([card.slot for card in _laid_now(table) if card.round == table.round], default=-1) + 1


def _check_slots(table: Table) -> None:
    """No two cards of a round lie in one slot (IWK-INFO-06)."""
    seen: list[tuple[int, int]] = []
    for laid in _laid_now(table):
        if (laid.round, laid.slot) in seen:
            raise BadPosition("table", f"two cards of round {laid.round} lie in slot {laid.slot + 1}")
        seen.append((laid.round, laid.slot))


def _check_fresh(table: Table) -> None:
    """In set-up nothing has been played yet (IWK-SETUP-08)."""
    if table.discards or table.unseen:
        raise BadPosition("table.discards", "nothing is discarded in set-up")
    for seat, player in enumerate(table.players):
        if player.calamities or player.built or player.sites:
            raise BadPosition(f"table.players[{seat}]", "nothing has been built or suffered in set-up")
