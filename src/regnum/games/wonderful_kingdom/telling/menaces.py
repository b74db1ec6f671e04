"""The menace module's moves and decisions in words."""

from regnum.engine.messages import Argument, Message, Narrator, Prospect
from regnum.engine.state import Choice
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.construction import site_index
from regnum.games.wonderful_kingdom.fight import Fight
from regnum.games.wonderful_kingdom.menaced import (
    COVER,
    DISCARD,
    FIGHT,
    HOST,
    HOST_NEW,
    MENACE,
    THAW,
    UNCOVER,
    menaced,
)
from regnum.games.wonderful_kingdom.menaces import CoverIcon, PlaceGiant, ShadowDiscard, giants_to_place, number_of
from regnum.games.wonderful_kingdom.state import Player, Table
from regnum.games.wonderful_kingdom.telling.amounts import amount, amounts
from regnum.games.wonderful_kingdom.telling.cards import price, texts_of
from regnum.games.wonderful_kingdom.telling.moves import site_missing, site_name
from regnum.games.wonderful_kingdom.telling.prospects import soldiers
from regnum.games.wonderful_kingdom.words import DEALT_MENACES, MENACE_DECKS, NOBODY, RAT, RESOURCES, THIEF


def tell_move(narrator: Narrator, table: Table, seat: int, move: int) -> Message:
    """What menaces ask for, and the fight against them."""
    texts = texts_of(narrator)
    if move < DISCARD:
        deck = move - MENACE
        card = texts.facts(table.deck.ids[DEALT_MENACES[deck]])
        return Message("move-menace", deck=Message(f"deck-{MENACE_DECKS[deck]}"), card=card)
    if move < HOST:
        id = table.deck.ids[move - DISCARD]
        if table.seats == 1:
            return Message("move-discard", card=texts.name(id))
        return Message("move-discard-for", card=texts.name(id), cubes=amounts(texts.yields(id)))
    if move < HOST_NEW:
        return Message("move-host", site=site_missing(texts, table, seat, move - HOST))
    if move < COVER:
        return Message("move-host-new", card=texts.construction(table.deck.ids[move - HOST_NEW]))
    if move < UNCOVER:
        return Message("move-cover", icon=icon(table.players[seat], move - COVER))
    if move < FIGHT:
        return Message("move-uncover", icon=icon(table.players[seat], move - UNCOVER))
    if move < THAW:
        foe = move - FIGHT + RAT
        cost = price(table.deck.menace(foe).fight)
        return Message("move-fight", card=texts.name(table.deck.ids[foe]), cost=cost)
    number = move - THAW
    index = site_index(table, table.players[seat], number)
    guard = table.players[seat].sites[index].guard if index >= 0 else NOBODY
    cost = price(table.deck.menace(guard if guard != NOBODY else DEALT_MENACES[1]).fight)
    return Message("move-thaw", site=site_name(texts, table, number), cost=cost)


def tell_prospect(table: Table, seat: int, target: str) -> Prospect | None:
    """A menace of the player's own is defeated in phase D, with soldiers (IWK-MENACE-13, IWK-MENACE-14)."""
    group, _, id = target.partition("/")
    player = table.players[seat]
    for menace in menaced(player).menaces if group == "menace" else []:
        if table.deck.ids[menace] == id:
            return soldiers("menace", table.deck.menace(menace).fight, player.soldiers, "IWK-MENACE-13")
    return None


def icon(player: Player, resource: int) -> Message:
    """An icon of the duchy card: what it shows, how many there are and how many are covered."""
    printed = multiset.count(player.duchy.production, resource)
    covered = multiset.count(menaced(player).theft, resource)
    return Message("icon", what=Message(f"of-{RESOURCES[resource]}"), n=printed, covered=covered)


def decision_arguments(narrator: Narrator, table: Table, choice: Choice) -> dict[str, Argument]:
    """How much a menace still asks for, and the soldiers that there are for a fight."""
    player = table.players[choice.seat]
    if isinstance(choice, Fight):
        return {"soldiers": amount("soldiers", player.soldiers)}
    if isinstance(choice, ShadowDiscard):
        return {"n": choice.left}
    if isinstance(choice, PlaceGiant):
        return {"n": giants_to_place(player)}
    return {"n": number_of(player.selection, THIEF)} if isinstance(choice, CoverIcon) else {}
