"""Every move in plain words: what it costs and what it gives, as things stand now."""

from regnum.engine.messages import Message
from regnum.engine.resolving import waiting_choice
from regnum.games.wonderful_kingdom import moves, multiset
from regnum.games.wonderful_kingdom.construction import site_index
from regnum.games.wonderful_kingdom.solo import SoloTurn
from regnum.games.wonderful_kingdom.state import Laid, Table
from regnum.games.wonderful_kingdom.telling.amounts import amount, amounts, figures, words_of
from regnum.games.wonderful_kingdom.telling.cards import CardTexts
from regnum.games.wonderful_kingdom.words import (
    AREAS,
    BASIC,
    CARDS,
    KRYSTALLIUM,
    NOBODY,
    RESOURCES,
    SEATS,
    SOLDIER,
    SPACES,
)


def tell_move(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """What a move would do."""
    if move == moves.COMMIT:
        return Message("move-commit")
    if move < moves.CONSTRUCT:
        return choosing(texts, table, seat, move)
    if move < moves.WINDOW:
        return building(texts, table, seat, move)
    return window(texts, table, seat, move)


# Phase A.


def choosing(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """Offers, selections, and cards that are pointed at."""
    if move < moves.SELECT:
        rest, face_down = divmod(move - moves.OFFER, 2)
        card, area = divmod(rest, 2)
        id = "move-offer-face-down" if face_down else "move-offer"
        return Message(id, card=texts.name(table.deck.ids[card]), area=Message(f"side-{AREAS[area]}"))
    if move < moves.REVEAL:
        return select(texts, table, seat, move - moves.SELECT)
    if move < moves.REMOVE:
        return Message("move-reveal", card=slot_card(texts, table, seat, move - moves.REVEAL))
    return Message("move-remove", card=slot_card(texts, table, seat, move - moves.REMOVE))


def into(area: int) -> Message:
    """Into which offer area."""
    return Message(f"into-{AREAS[area]}")


def select(texts: CardTexts, table: Table, seat: int, area: int) -> Message:
    """All cards of an area; in solo it is only chosen yet."""
    taken = table.areas[area]
    where = Message(f"area-{AREAS[area]}")
    if not taken:
        return Message("move-select-empty", area=where)
    id = "move-choose-area" if isinstance(waiting_choice(table, seat), SoloTurn) else "move-select"
    return Message(id, area=where, cards=laid_names(texts, table, seat, taken))


def laid_names(texts: CardTexts, table: Table, seat: int, cards: list[Laid]) -> list[Message]:
    """Laid cards by name; backs stay backs, but who laid one knows it (IWK-INFO-02)."""
    return [laid_name(texts, table, seat, laid) for laid in cards]


def laid_name(texts: CardTexts, table: Table, seat: int, laid: Laid) -> Message:
    """One of them."""
    if not laid.face_down:
        return texts.name(table.deck.ids[laid.card])
    if laid.placer == seat:
        return Message("back-own", card=texts.name(table.deck.ids[laid.card]))
    return Message("back") if laid.placer == NOBODY else Message("back-by", seat=Message(f"seat-{SEATS[laid.placer]}"))


def slot_card(texts: CardTexts, table: Table, seat: int, slot: int) -> Message:
    """A card by its slot, and where it lies."""
    for area in range(2):
        for laid in table.areas[area]:
            if laid.slot == slot:
                where = Message(f"in-{AREAS[area]}")
                return Message("slot-card", card=laid_name(texts, table, seat, laid), slot=slot + 1, where=where)
    for owner in range(table.seats):
        for laid in table.players[owner].selection:
            if laid.slot == slot:
                where = Message(f"in-selection-{SEATS[owner]}")
                return Message("slot-card", card=laid_name(texts, table, seat, laid), slot=slot + 1, where=where)
    return Message("slot-empty", slot=slot + 1)


# Planning and placing.


def building(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """What becomes of selected cards, and of the cubes that wait."""
    if move < moves.PLACE:
        card = table.deck.ids[(move - moves.CONSTRUCT) % CARDS]
        if move < moves.RECYCLE:
            return Message("move-construct", card=texts.construction(card))
        return Message("move-recycle", card=texts.name(card), cubes=amounts(texts.yields(card)))
    if move < moves.ALCHEMY:
        number, resource = divmod(move - moves.PLACE, BASIC)
        cube = amount(RESOURCES[resource], 1)
        return Message("move-place", cube=cube, site=site_missing(texts, table, seat, number))
    there = multiset.size(table.players[seat].alchemy)
    if move == moves.ALCHEMY_ALL:
        cubes = amounts(words_of(table.players[seat].waiting))
        return Message("move-alchemy", cubes=cubes, n=there)
    return Message("move-alchemy", cubes=[amount(RESOURCES[move - moves.ALCHEMY], 1)], n=there)


def site_name(texts: CardTexts, table: Table, number: int) -> Message:
    """A card under construction; a further one of the same name has a number."""
    card = table.deck.copies[number]
    copy = number - table.deck.first_copy[card] + 1
    named = texts.name(table.deck.ids[card])
    return Message("site-copy", name=named, n=copy) if copy > 1 else named


def site_missing(texts: CardTexts, table: Table, seat: int, number: int) -> Message:
    """A card under construction, and what it still needs."""
    player = table.players[seat]
    index = site_index(table, player, number)
    named = site_name(texts, table, number)
    if index < 0:
        return named
    return Message("site-missing", name=named, missing=figures(words_of(player.sites[index].missing)))


def window(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """Krystallium, soldiers, and giving up a card."""
    if move >= moves.SCRAP:
        number = move - moves.SCRAP
        cubes = amounts(texts.yields(table.deck.ids[table.deck.copies[number]]))
        return Message("move-scrap", site=site_name(texts, table, number), cubes=cubes)
    if move >= moves.SOLDIER:
        site = site_missing(texts, table, seat, move - moves.SOLDIER)
        return Message("move-place", cube=amount(SPACES[SOLDIER], 1), site=site)
    number, space = divmod(move - moves.KRYSTALLIUM, moves.KRYSTALLIUM_KINDS)
    site = site_missing(texts, table, seat, number)
    cube = amount(SPACES[KRYSTALLIUM], 1)
    if space == KRYSTALLIUM:
        return Message("move-place", cube=cube, site=site)
    return Message("move-stand-in", cube=cube, instead=Message(f"instead-{SPACES[space]}"), site=site)
