"""What becomes of cards and what they still lack: the answers to "why not now?"."""

from regnum.engine.messages import Message, Prospect
from regnum.games.wonderful_kingdom import specs
from regnum.games.wonderful_kingdom.construction import site_index
from regnum.games.wonderful_kingdom.moves import site_names
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.telling.amounts import figures, words_of
from regnum.games.wonderful_kingdom.telling.cards import CardTexts


def prospect(texts: CardTexts, table: Table, seat: int, target: str) -> Prospect | None:
    """What there is to tell of a target; None where it is nothing of this player's."""
    group, _, id = target.partition("/")
    player = table.players[seat]
    if group == "hand" and id in [table.deck.ids[card] for card in player.hand]:
        return card_in_hand(texts, id)
    if group == "selection" and id in [table.deck.ids[laid.card] for laid in player.selection]:
        return selected(texts, id)
    return site(table, seat, id) if group == "site" else None


def card_in_hand(texts: CardTexts, id: str) -> Prospect:
    """It is offered in phase A; who takes its area uses it (IWK-OFFER-06)."""
    if not isinstance(texts.cards[id], specs.DevelopmentSpec):
        return Prospect(Message("prospect-hand"), "IWK-OFFER-06")
    return Prospect(Message("prospect-hand-development", cost=texts.cost(id)), "IWK-OFFER-06")


def selected(texts: CardTexts, id: str) -> Prospect:
    """It is constructed or recycled in phase B (IWK-PLAN-02); a treasure only recycled (IWK-PLAN-08)."""
    card = texts.cards[id]
    if isinstance(card, specs.DevelopmentSpec):
        told = Message("prospect-selected", cost=texts.cost(id), cubes=texts.recycled(id))
        return Prospect(told, "IWK-PLAN-02")
    if isinstance(card, specs.TreasureSpec):
        return Prospect(Message("prospect-selected-treasure", cubes=texts.recycled(id)), "IWK-PLAN-08")
    return Prospect(Message("prospect-selected-other"), "IWK-PLAN-01")


def site(table: Table, seat: int, name: str) -> Prospect | None:
    """A card under construction lacks what its empty spaces show (IWK-BUILD-02, IWK-BUILD-06)."""
    names = site_names(table.deck)
    player = table.players[seat]
    index = site_index(table, player, names.index(name)) if name in names else -1
    if index < 0:
        return None
    missing = figures(words_of(player.sites[index].missing))
    if not missing:
        return Prospect(Message("prospect-site-full"), "IWK-MENACE-FROST-08")
    return Prospect(Message("prospect-site", lacking=missing), "IWK-BUILD-02")


def soldiers(what: str, price: int, have: int, rule: str) -> Prospect:
    """What costs soldiers, with those that are lacking."""
    told = Message(f"prospect-{what}", price=Message("figure-soldiers", n=price))
    if price > have:
        told = Message(f"prospect-{what}-lacking", **told.args, lacking=Message("figure-soldiers", n=price - have))
    return Prospect(told, rule)
