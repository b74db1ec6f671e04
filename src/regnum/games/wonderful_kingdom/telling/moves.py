"""Every move in plain words: what it costs and what it gives, as things stand now."""

from regnum.engine.messages import Message
from regnum.engine.state import waiting_choice
from regnum.games.wonderful_kingdom import moves, multiset
from regnum.games.wonderful_kingdom.construction import site_index
from regnum.games.wonderful_kingdom.quests import PayStage
from regnum.games.wonderful_kingdom.solo import SoloTake, SoloTurn
from regnum.games.wonderful_kingdom.state import Laid, Player, Table
from regnum.games.wonderful_kingdom.telling.amounts import amount, amounts, figures, words_of
from regnum.games.wonderful_kingdom.telling.cards import CardTexts, name, price, reward
from regnum.games.wonderful_kingdom.words import (
    ADVISOR,
    AREAS,
    BASIC,
    CARDS,
    DEALT_MENACES,
    KRYSTALLIUM,
    MENACE_DECKS,
    NOBODY,
    RAT,
    RESOURCES,
    SEATS,
    SOLDIER,
    SPACES,
    TRANSMUTED,
)


def tell_move(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """What a move would do."""
    if move == moves.COMMIT:
        return Message("move-commit")
    if move < moves.CONSTRUCT:
        return choosing(texts, table, seat, move)
    if move < moves.WINDOW:
        return building(texts, table, seat, move)
    if move < moves.WINDOW_END:
        return window(texts, table, seat, move)
    if move < moves.SUBSTITUTE:
        return advice(texts, table, seat, move)
    if move < moves.MENACE:
        return payment(table, seat, move)
    if move < moves.OVERSEE:
        return menace(texts, table, seat, move)
    return oversee(table.players[seat], move - moves.OVERSEE)


# Phase A.


def choosing(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """Offers, selections, and what solo adds to them."""
    if move < moves.SELECT:
        rest, face_down = divmod(move - moves.OFFER, 2)
        card, area = divmod(rest, 2)
        id = "move-offer-face-down" if face_down else "move-offer"
        return Message(id, card=texts.name(table.deck.ids[card]), area=Message(f"place-{AREAS[area]}"))
    if move < moves.REVEAL:
        return select(texts, table, seat, move - moves.SELECT)
    if move < moves.TAKE:
        return Message("move-reveal", card=slot_card(texts, table, seat, move - moves.REVEAL))
    if move == moves.TAKE:
        choice = waiting_choice(table, seat)
        taken = table.areas[choice.area] if isinstance(choice, SoloTake) else []
        return Message("move-take", cards=laid_names(texts, table, seat, taken))
    if move == moves.SEARCH:
        return Message("move-search")
    if move < moves.PICK:
        return Message("move-remove", card=slot_card(texts, table, seat, move - moves.REMOVE))
    return Message("move-pick", card=texts.whole(table.deck.ids[move - moves.PICK]))


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


# The modules.


def advice(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """Advisors, and the moves of the quest module that share their window."""
    if move < moves.STAGE:
        id = table.deck.ids[ADVISOR + move - moves.ACTIVATE]
        cost = price(table.deck.advisors[move - moves.ACTIVATE].price)
        return Message("move-activate", card=texts.name(id), cost=cost, ability=texts.ability(id))
    if move < moves.TRANSMUTE:
        return stage(texts, table, move - moves.STAGE)
    if move == moves.TRANSMUTE:
        return Message("move-transmute", n=TRANSMUTED)
    if move < moves.CHART:
        return Message("move-keep", card=texts.whole(table.deck.ids[ADVISOR + move - moves.KEEP]))
    if move < moves.SHIFT:
        return Message("move-chart", area=into(move - moves.CHART))
    if move < moves.COMPLETE:
        return Message("move-shift", card=slot_card(texts, table, seat, move - moves.SHIFT))
    if move < moves.DECLINE:
        return Message("move-complete", site=site_missing(texts, table, seat, move - moves.COMPLETE))
    return Message("move-decline")


def stage(texts: CardTexts, table: Table, number: int) -> Message:
    """A stage of the quest, its cost and what it brings."""
    told = texts.stages(table.deck.quests[table.quest].id, table.seats)[number]
    cost = amounts({str(space): n for space, n in told.cost.items()})
    return Message("move-stage", n=number + 1, name=name(told), cost=cost, gain=reward(told))


def payment(table: Table, seat: int, move: int) -> Message:
    """How a stage is paid, or which cubes are transmuted."""
    if move >= moves.GIVE:
        return Message("move-give", cube=amount(RESOURCES[move - moves.GIVE], 1))
    if move < moves.PAY:
        instead = Message(f"instead-{RESOURCES[move - moves.SUBSTITUTE]}")
        return Message("move-substitute", cube=amount(SPACES[KRYSTALLIUM], 1), instead=instead)
    choice = waiting_choice(table, seat)
    cubes = choice.cubes if isinstance(choice, PayStage) else 0
    return Message("move-pay", cubes=amounts(words_of(cubes))) if cubes else Message("move-pay-nothing")


def oversee(player: Player, resource: int) -> Message:
    """The Overseer's resource, and on how many cards it goes."""
    cards = len([site for site in player.sites if multiset.count(site.missing, resource)])
    return Message("move-oversee", cube=amount(RESOURCES[resource], 1), n=cards)


def menace(texts: CardTexts, table: Table, seat: int, move: int) -> Message:
    """What menaces ask for, and the fight against them."""
    if move < moves.DISCARD:
        deck = move - moves.MENACE
        card = texts.facts(table.deck.ids[DEALT_MENACES[deck]])
        return Message("move-menace", deck=Message(f"deck-{MENACE_DECKS[deck]}"), card=card)
    if move < moves.HOST:
        id = table.deck.ids[move - moves.DISCARD]
        if table.seats == 1:
            return Message("move-discard", card=texts.name(id))
        return Message("move-discard-for", card=texts.name(id), cubes=amounts(texts.yields(id)))
    if move < moves.HOST_NEW:
        return Message("move-host", site=site_missing(texts, table, seat, move - moves.HOST))
    if move < moves.COVER:
        return Message("move-host-new", card=texts.construction(table.deck.ids[move - moves.HOST_NEW]))
    if move < moves.UNCOVER:
        return Message("move-cover", icon=icon(table.players[seat], move - moves.COVER))
    if move < moves.FIGHT:
        return Message("move-uncover", icon=icon(table.players[seat], move - moves.UNCOVER))
    if move < moves.THAW:
        foe = move - moves.FIGHT + RAT
        cost = price(table.deck.menace(foe).fight)
        return Message("move-fight", card=texts.name(table.deck.ids[foe]), cost=cost)
    number = move - moves.THAW
    index = site_index(table, table.players[seat], number)
    guard = table.players[seat].sites[index].guard if index >= 0 else NOBODY
    cost = price(table.deck.menace(guard if guard != NOBODY else DEALT_MENACES[1]).fight)
    return Message("move-thaw", site=site_name(texts, table, number), cost=cost)


def icon(player: Player, resource: int) -> Message:
    """An icon of the duchy card: what it shows, how many there are and how many are covered."""
    printed = multiset.count(player.duchy.production, resource)
    covered = multiset.count(player.theft, resource)
    return Message("icon", what=Message(f"of-{RESOURCES[resource]}"), n=printed, covered=covered)
