"""Cubes, cards under construction, and the alchemy area (sections 6.3, 7 and 8 of the rules)."""

from typing import Final

from mypy_extensions import i64

from regnum.engine.state import Refusal
from regnum.games.wonderful_kingdom import moves, multiset
from regnum.games.wonderful_kingdom.state import Player, Site, Table
from regnum.games.wonderful_kingdom.words import BASIC, KRYSTALLIUM, NOBODY, SOLDIER, SPACES, TRANSMUTED

NO_SUCH_SITE: Final = Refusal("IWK-BUILD-02", "no-such-site")
NO_SPACE: Final = Refusal("IWK-BUILD-02", "no-space")
NO_CUBE: Final = Refusal("IWK-BUILD-01", "no-cube")
FEW_CUBES: Final = Refusal("IWK-BUILD-01", "few-cubes")
CUBES_WAIT: Final = Refusal("IWK-RUL-16", "cubes-wait")
NO_KRYSTALLIUM: Final = Refusal("IWK-KRYSTAL-03", "no-krystallium")
NO_SOLDIER: Final = Refusal("IWK-BUILD-11", "no-soldier")
FROZEN: Final = Refusal("IWK-MENACE-FROST-06", "frozen")


def begin_site(table: Table, seat: int, card: int) -> None:
    """Move a card to the construction area (IWK-PLAN-03)."""
    player = table.players[seat]
    site = Site(card, table.deck.developments[card].cost, 0, NOBODY)
    player.sites = [*player.sites, site]
    if table.log is not None:
        table.tell("began", "IWK-PLAN-03", seat, {"card": table.deck.ids[card]})


def site_number(table: Table, player: Player, index: int) -> int:
    """The number of a card under construction: which copy of its name it is (IWK-RUL-23)."""
    sites = player.sites
    card = sites[index].card
    number = table.deck.first_copy[card]
    for earlier in range(index):
        if sites[earlier].card == card:
            number += 1
    return number


def site_numbers(table: Table, player: Player) -> list[int]:
    """The numbers of all cards under construction."""
    return [site_number(table, player, index) for index in range(len(player.sites))]


def site_index(table: Table, player: Player, number: int) -> int:
    """Where a card under construction lies in the list; -1 when there is no such card."""
    if number >= len(table.deck.copies):
        return -1
    card: i64 = table.deck.copies[number]
    before = number - table.deck.first_copy[card]
    for index in range(len(player.sites)):
        if player.sites[index].card == card:
            if before == 0:
                return index
            before -= 1
    return -1


def put_site(player: Player, index: int, site: Site) -> None:
    """Replace a card under construction."""
    sites = player.sites.copy()
    sites[index] = site
    player.sites = sites


def remove_site(player: Player, index: int) -> Site:
    """Take a card out of the construction area, with all that lies on it."""
    sites = player.sites.copy()
    site = sites.pop(index)
    player.sites = sites
    return site


def fill(table: Table, seat: int, index: int, space: int, krystallium: bool) -> None:
    """Fill a space; the last one completes the card at once (IWK-BUILD-06, IWK-PLAN-05, IWK-RUL-06).

    Nothing takes a cube or a token off again (IWK-BUILD-03, IWK-KRYSTAL-08).
    """
    player = table.players[seat]
    site = player.sites[index]
    stand_in = site.krystallium + multiset.unit(space) if krystallium and space < BASIC else site.krystallium
    put_site(player, index, Site(site.card, site.missing - multiset.unit(space), stand_in, site.guard))
    if player.sites[index].missing == 0 and site.guard == NOBODY:
        complete(table, seat, index)


def complete(table: Table, seat: int, index: int) -> None:
    """All that lies on the card goes back to the supply, the bonus is taken, the card produces (IWK-BUILD-07).

    Soldiers on it are spent (IWK-RUL-15). The bonus comes once and goes onto the duchy card (IWK-BUILD-09), and
    its soldiers don't come from the camp (IWK-BUILD-10). There is no limit, also for cards of one name or of both
    players (IWK-BUILD-08, IWK-RUL-18).
    """
    player = table.players[seat]
    number = remove_site(player, index).card
    card = table.deck.developments[number]
    player.soldiers += card.soldiers
    player.krystallium += card.krystallium
    player.built = [*player.built, number]
    if table.log is not None:
        told: dict[str, int | str] = {"card": card.id, "soldiers": card.soldiers, "krystallium": card.krystallium}
        table.tell("completed", "IWK-BUILD-07", seat, told)


def to_alchemy(table: Table, seat: int, cubes: int, rule: str) -> None:
    """Put cubes into the alchemy area, one by one; every fifth makes krystallium (IWK-KRYSTAL-01, IWK-RUL-09).

    No move takes them from there onto a card (IWK-KRYSTAL-05).
    """
    player = table.players[seat]
    if table.log is not None:
        for resource in range(BASIC):
            amount = multiset.count(cubes, resource)
            if amount:
                table.tell("to-alchemy", rule, seat, {"resource": SPACES[resource], "amount": amount})
    if not table.module.transmutes_itself:
        player.alchemy += cubes
        return
    for resource in range(BASIC):
        for _ in range(multiset.count(cubes, resource)):
            player.alchemy += multiset.unit(resource)
            if multiset.size(player.alchemy) == TRANSMUTED:
                player.alchemy = 0
                gain_krystallium(table, seat, 1, "IWK-KRYSTAL-01")


def gain_krystallium(table: Table, seat: int, amount: int, rule: str) -> None:
    """Krystallium is kept on the duchy card (IWK-KRYSTAL-02)."""
    table.players[seat].krystallium += amount
    if table.log is not None:
        table.tell("gained-krystallium", rule, seat, {"amount": amount})


def gain_soldiers(table: Table, seat: int, amount: int, rule: str) -> None:
    """Soldiers from the supply onto the duchy card."""
    table.players[seat].soldiers += amount
    if table.log is not None:
        table.tell("gained-soldiers", rule, seat, {"amount": amount})


def spaces_for(player: Player, resource: int) -> int:
    """How many empty spaces of a basic resource the cards under construction have."""
    spaces = 0
    for site in player.sites:
        spaces += multiset.count(site.missing, resource)
    return spaces


def settle(table: Table, seat: int) -> None:
    """Waiting cubes without a matching space go to the alchemy area by themselves (IWK-BUILD-05, IWK-RUL-22)."""
    player = table.players[seat]
    if player.waiting == 0:
        return
    for resource in range(BASIC):
        cubes = multiset.count(player.waiting, resource)
        if cubes and spaces_for(player, resource) == 0:
            move_to_alchemy(table, seat, multiset.several(cubes, resource))


def move_to_alchemy(table: Table, seat: int, cubes: int) -> None:
    """Waiting cubes go to the alchemy area."""
    table.players[seat].waiting -= cubes
    to_alchemy(table, seat, cubes, "IWK-BUILD-05")


# Placing the waiting cubes.


def list_placements(table: Table, seat: int, found: list[int]) -> None:
    """Every legal move for the waiting cubes."""
    player = table.players[seat]
    for resource in range(BASIC):
        if multiset.count(player.waiting, resource) == 0:
            continue
        for index in range(len(player.sites)):
            if multiset.count(player.sites[index].missing, resource):
                found.append(moves.PLACE + site_number(table, player, index) * BASIC + resource)
        found.append(moves.ALCHEMY + resource)
    if multiset.size(player.waiting) > 1:
        found.append(moves.ALCHEMY_ALL)


def placement_refusal(table: Table, seat: int, move: int) -> Refusal | None:
    """Why a cube can't be placed so."""
    player = table.players[seat]
    if move == moves.ALCHEMY_ALL:
        return None if multiset.size(player.waiting) > 1 else FEW_CUBES
    if move >= moves.ALCHEMY:
        return None if multiset.count(player.waiting, move - moves.ALCHEMY) else NO_CUBE
    number, resource = divmod(move - moves.PLACE, BASIC)
    if multiset.count(player.waiting, resource) == 0:
        return NO_CUBE
    index = site_index(table, player, number)
    if index < 0:
        return NO_SUCH_SITE
    return None if multiset.count(player.sites[index].missing, resource) else NO_SPACE


def place(table: Table, seat: int, move: int) -> None:
    """Place one waiting cube, or send all of them to the alchemy area."""
    player = table.players[seat]
    if move == moves.ALCHEMY_ALL:
        move_to_alchemy(table, seat, player.waiting)
        return
    if move >= moves.ALCHEMY:
        move_to_alchemy(table, seat, multiset.unit(move - moves.ALCHEMY))
        return
    number, resource = (move - moves.PLACE) // BASIC, (move - moves.PLACE) % BASIC
    player.waiting -= multiset.unit(resource)
    index = site_index(table, player, number)
    if table.log is not None:
        card = table.deck.ids[player.sites[index].card]
        table.tell("placed", "IWK-BUILD-01", seat, {"resource": SPACES[resource], "card": card})
    fill(table, seat, index, resource, False)


# The base game's part of the active window (IWK-RUL-03).


def list_actions(table: Table, seat: int, found: list[int]) -> None:
    """Krystallium, soldiers, and discarding a card under construction, in phase A too (IWK-RUL-17).

    Krystallium goes on basic and krystallium spaces, as soon as it is there (IWK-KRYSTAL-07), never on those of
    soldiers (IWK-KRYSTAL-04).
    """
    player = table.players[seat]
    for index in range(len(player.sites)):
        site = player.sites[index]
        number = site_number(table, player, index)
        if player.krystallium:
            for space in range(moves.KRYSTALLIUM_KINDS):
                if multiset.count(site.missing, space):
                    found.append(moves.KRYSTALLIUM + number * moves.KRYSTALLIUM_KINDS + space)
        if player.soldiers and multiset.count(site.missing, SOLDIER):
            found.append(moves.SOLDIER + number)
        if site.guard == NOBODY:
            found.append(moves.SCRAP + number)


def action_refusal(table: Table, seat: int, move: int) -> Refusal | None:
    """Why an action of the window is not possible."""
    player = table.players[seat]
    if move >= moves.SCRAP:
        index = site_index(table, player, move - moves.SCRAP)
        if index < 0:
            return NO_SUCH_SITE
        return None if player.sites[index].guard == NOBODY else FROZEN
    if move >= moves.SOLDIER:
        return _space_refusal(table, player, move - moves.SOLDIER, SOLDIER, player.soldiers, NO_SOLDIER)
    number, space = divmod(move - moves.KRYSTALLIUM, moves.KRYSTALLIUM_KINDS)
    return _space_refusal(table, player, number, space, player.krystallium, NO_KRYSTALLIUM)


def _space_refusal(
    table: Table, player: Player, number: int, space: int, have: int, without_any: Refusal
) -> Refusal | None:
    index = site_index(table, player, number)
    if index < 0:
        return NO_SUCH_SITE
    if multiset.count(player.sites[index].missing, space) == 0:
        return NO_SPACE
    return None if have else without_any


def act(table: Table, seat: int, move: int) -> None:
    """Carry out an action of the window."""
    player = table.players[seat]
    if move >= moves.SCRAP:
        scrap(table, seat, site_index(table, player, move - moves.SCRAP))
        return
    if move >= moves.SOLDIER:
        number, space = move - moves.SOLDIER, SOLDIER
        player.soldiers -= 1
    else:
        filled = move - moves.KRYSTALLIUM
        number, space = filled // moves.KRYSTALLIUM_KINDS, filled % moves.KRYSTALLIUM_KINDS
        player.krystallium -= 1
    index = site_index(table, player, number)
    if table.log is not None:
        put = SPACES[SOLDIER] if move >= moves.SOLDIER else SPACES[KRYSTALLIUM]
        card = table.deck.ids[player.sites[index].card]
        rule = "IWK-BUILD-11" if move >= moves.SOLDIER else "IWK-KRYSTAL-03"
        table.tell("placed", rule, seat, {"resource": put, "card": card})
    fill(table, seat, index, space, move < moves.SOLDIER)


def scrap(table: Table, seat: int, index: int) -> None:
    """Discard a card under construction (IWK-DISCARD-01); what lies on it is lost (IWK-DISCARD-03).

    Its recycled cube goes to the alchemy area only (IWK-DISCARD-02, IWK-DISCARD-04), where it can be the fifth
    (IWK-DISCARD-05).
    """
    player = table.players[seat]
    card = remove_site(player, index).card
    if table.log is not None:
        table.tell("scrapped", "IWK-DISCARD-01", seat, {"card": table.deck.ids[card]})
    table.discard(seat, card)
    to_alchemy(table, seat, table.deck.developments[card].recycle, "IWK-DISCARD-02")
