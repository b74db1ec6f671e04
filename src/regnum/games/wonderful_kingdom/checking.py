"""What may lie where in a position: each zone holds only cards that the rules can put there, and enough to go on.

`audit` says what holds at every moment of a game. Here is what only a position made by hand can get wrong.
"""

from collections.abc import Callable
from typing import Final

from regnum.engine.errors import BadPosition
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.advisors import DRAWN
from regnum.games.wonderful_kingdom.cards import is_advisor, is_development, is_menace, is_recyclable
from regnum.games.wonderful_kingdom.menaces import ChooseMenace, Strike
from regnum.games.wonderful_kingdom.pending import opening_of, pends
from regnum.games.wonderful_kingdom.solo import SELECTIONS
from regnum.games.wonderful_kingdom.state import Laid, Player, Table
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    AREAS,
    BASIC,
    DEALT_MENACES,
    FROST_GIANT,
    MOST_SLOTS,
    NOBODY,
    PLAGUE,
    RESOURCES,
    SHADOW,
    THIEF,
)

#: Cubes of a kind before a player: with all that four rounds can bring they still fit in a multiset.
MOST_CUBES: Final = 500
#: Cards that come after each solo selection but the last (IWK-SOLO-07); Search can bring one for each.
REFILLED: Final = 3


def check_zones(table: Table, players: list[Player], name: str) -> None:
    """Raise BadPosition with the first zone that can't be; `name` is the field of these players."""
    for seat, player in enumerate(players):
        path = f"table.{name}[{seat}]"
        _check_player(table, path, player)
        _check_selection(table, path, seat, player)
        _check_advisors(table, path, seat, player)
        _check_menace_deck(table, path, seat, player)


def check_table(table: Table) -> None:
    """The same for what is nobody's own."""
    for area, word in enumerate(AREAS):
        _refuse(f"table.{word}", [laid.card for laid in table.areas[area]], _can_be_dealt)
        _check_laid(table, f"table.{word}", table.areas[area])
        if table.areas[area] and not pends(table, "leftovers"):
            raise BadPosition(f"table.{word}", "offer areas are empty after phase A")
    _refuse("table.deck", table.cards, _can_be_drawn)
    _refuse("table.risk", table.risk, _can_be_dealt)
    _refuse("table.advisor_deck", table.advisor_deck, is_advisor)
    _refuse("table.players[0].looking", table.looking, _can_be_drawn)
    if table.advisor_deck and not pends(table, "shuffle-advisors"):
        raise BadPosition("table.advisor_deck", "the other advisors are in the development deck")
    if bool(table.looking) != (pends(table, "search-pick") and not pends(table, "search-look")):
        raise BadPosition("table.players[0].looking", "cards are seen when one of them is to be picked, and only then")
    if table.risk and (table.seats == 2 or table.round == 0):
        raise BadPosition("table.risk", "there is a risk deck only in solo, after set-up")
    _check_unseen(table)
    _check_slot(table)
    if table.round == 0:
        _check_fresh(table)


def _refuse(path: str, cards: list[int], fits: Callable[[int], bool]) -> None:
    for number, card in enumerate(cards):
        if not fits(card):
            raise BadPosition(f"{path}[{number}]", "no card that can be there")


def _can_be_drawn(card: int) -> bool:
    return is_recyclable(card) or is_advisor(card)


def _can_be_dealt(card: int) -> bool:
    return card != PLAGUE


def _check_player(table: Table, path: str, player: Player) -> None:
    """Hands, menaces, cubes."""
    _refuse(f"{path}.hand", player.hand, _can_be_dealt)
    _refuse(f"{path}.menaces", player.menaces, is_menace)
    _refuse(f"{path}.built", player.built, is_development)
    _refuse(f"{path}.fed", player.fed, is_recyclable)
    for number, site in enumerate(player.sites):
        if site.guard not in (NOBODY, FROST_GIANT):
            raise BadPosition(f"{path}.sites[{number}].guard", "only frost giants lie under cards")
    if player.hand and (table.seats == 1 or table.round == 0):
        raise BadPosition(f"{path}.hand", "there are hands only with two players, after set-up")
    if player.fed and not pends(table, "shadows-fed"):
        raise BadPosition(f"{path}.fed", "no shadows are fed now")
    if player.gone and not table.lanes:
        raise BadPosition(f"{path}.gone", "outside of a simultaneous step cards are discarded at once")
    for resource in range(BASIC):
        if multiset.count(player.alchemy, resource) + multiset.count(player.waiting, resource) > MOST_CUBES:
            raise BadPosition(f"{path}.alchemy", f"more than {MOST_CUBES} {RESOURCES[resource]}")


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
    _refuse("table.unseen", [laid.card for laid in table.unseen], _can_be_dealt)
    _check_placers(table, "table.unseen", table.unseen)
    for number, laid in enumerate(table.unseen):
        if not laid.face_down:
            raise BadPosition(f"table.unseen[{number}].face_down", "must be true")
        if laid.round > table.round:
            raise BadPosition(f"table.unseen[{number}].round", f"this is round {table.round}")


def _check_selection(table: Table, path: str, seat: int, player: Player) -> None:
    """Until it is revealed anything; then what is planned, and menaces whose deck is still to strike (IWK-PLAN-12)."""
    path = f"{path}.selection"
    cards = [laid.card for laid in player.selection]
    _refuse(path, cards, _can_be_dealt)
    _check_laid(table, path, player.selection)
    if pends(table, "reveal"):
        return
    planned = pends(table, "open-planning") or (opening_of(table) == "planning" and bool(table.lanes[seat]))
    striking = striking_menaces(table, seat)
    for number, laid in enumerate(player.selection):
        if laid.face_down:
            raise BadPosition(f"{path}[{number}].face_down", "selected cards have been turned up")
        if not planned or not (is_recyclable(laid.card) or laid.card in striking):
            raise BadPosition(f"{path}[{number}]", "no card that can be selected now")


def striking_menaces(table: Table, seat: int) -> list[int]:
    """The menaces that may still lie in a player's selection area."""
    found = [DEALT_MENACES[frame.deck] for frame in table.stack if isinstance(frame, Strike)]
    if pends(table, "shadows-fed"):
        found.append(SHADOW)
    if table.lanes and table.lanes[seat]:
        if opening_of(table) == "place-giant":
            found.append(FROST_GIANT)
        elif opening_of(table) == "cover-icon":
            found.append(THIEF)
    return found


def _check_advisors(table: Table, path: str, seat: int, player: Player) -> None:
    """Two are drawn in set-up, one is kept, the other joins the deck in solo (IWK-ADVISOR-05, IWK-ADVISOR-SOLO-02)."""
    if player.rejected != NOBODY and not is_advisor(player.rejected):
        raise BadPosition(f"{path}.rejected", "must be an advisor")
    for card in range(len(table.deck.advisors)):
        if player.used >> card & 1 and ADVISOR + card not in player.advisors:
            raise BadPosition(f"{path}.used", "only own advisors can be used")
    in_set_up = pends(table, "shuffle-advisors")
    keeping = pends(table, "keep-one") or (opening_of(table) == "keep-advisor" and bool(table.lanes[seat]))
    if len(player.drawn) != (DRAWN if keeping else 0):
        raise BadPosition(f"{path}.drawn", f"must be {DRAWN} advisors while one is to be kept, and none after that")
    if keeping and (player.advisors or player.rejected != NOBODY):
        raise BadPosition(f"{path}.advisors", "none before one is kept")
    if in_set_up and not keeping and player.rejected == NOBODY:
        raise BadPosition(f"{path}.rejected", "one of the two drawn was not kept")
    if table.seats == 1 and player.rejected != NOBODY and not in_set_up:
        raise BadPosition(f"{path}.rejected", "in solo the other advisor is in the deck")


def _check_menace_deck(table: Table, path: str, seat: int, player: Player) -> None:
    """Every player has a deck, or is still to choose one; and no two the same (IWK-MENACE-02)."""
    choosing = seat in [frame.seat for frame in table.stack if isinstance(frame, ChooseMenace)]
    if (player.menace_deck == NOBODY) != (choosing or table.module.name != "menace"):
        raise BadPosition(f"{path}.menace_deck", "every player has one after choosing, in the menace module")
    if player.menace_deck == NOBODY and player.menaces_left:
        raise BadPosition(f"{path}.menaces_left", "there is no menace deck")
    for other in table.players[:seat]:
        if other.menace_deck == player.menace_deck != NOBODY:
            raise BadPosition(f"{path}.menace_deck", "the other player has it")
    if player.theft and table.module.name != "menace":
        raise BadPosition(f"{path}.theft", "there are theft tokens only in the menace module")


def _check_slot(table: Table) -> None:
    """The next slot is free, and so are enough for the cards that are still to be laid (IWK-INFO-06)."""
    if table.slot < next_slot(table):
        raise BadPosition("table.slot", "cards of this round lie in it or beyond it")
    coming = 0
    if pends(table, "leftovers"):
        charted = 1 if table.module.name == "advisors" else 0
        coming = charted + sum([len(player.hand) for player in table.players])
        if table.seats == 1:
            left = SELECTIONS - table.turn
            coming = charted + left + max(0, left - 1) * REFILLED
    if table.slot + coming > MOST_SLOTS:
        raise BadPosition("table.slot", f"too few of {MOST_SLOTS} slots are left for {coming} cards to come")


def laid_now(table: Table) -> list[Laid]:
    """All cards in offer and selection areas."""
    return table.areas[0] + table.areas[1] + [card for player in table.players for card in player.selection]


def next_slot(table: Table) -> int:
    """The first slot of this round beyond all that are taken."""
    laid = [card.slot for card in laid_now(table) + table.unseen if card.round == table.round]
    return max(laid, default=-1) + 1


def _check_fresh(table: Table) -> None:
    """In set-up nothing has been played yet (IWK-SETUP)."""
    if table.discards or table.unseen:
        raise BadPosition("table.discards", "nothing is discarded in set-up")
    for seat, player in enumerate(table.players):
        if player.calamities or player.built or player.sites or player.menaces:
            raise BadPosition(f"table.players[{seat}]", "nothing has been built or suffered in set-up")
