"""The advisors module's moves and decisions in words."""

from regnum.engine.messages import Argument, Message, Narrator, Prospect
from regnum.engine.state import Choice
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.abilities import PointAtCard
from regnum.games.wonderful_kingdom.court import ACTIVATE, CHART, COMPLETE, DECLINE, KEEP, OVERSEE, SHIFT, court
from regnum.games.wonderful_kingdom.state import Table
from regnum.games.wonderful_kingdom.telling.amounts import amount
from regnum.games.wonderful_kingdom.telling.cards import price, texts_of
from regnum.games.wonderful_kingdom.telling.moves import into, site_missing, slot_card
from regnum.games.wonderful_kingdom.telling.prospects import soldiers
from regnum.games.wonderful_kingdom.words import ADVISOR, RESOURCES


def tell_move(narrator: Narrator, table: Table, seat: int, move: int) -> Message:
    """Activating advisors, keeping one, and what abilities ask for."""
    texts = texts_of(narrator)
    if move < KEEP:
        id = table.deck.ids[ADVISOR + move - ACTIVATE]
        cost = price(table.deck.advisors[move - ACTIVATE].price)
        return Message("move-activate", card=texts.name(id), cost=cost, ability=texts.ability(id))
    if move < CHART:
        return Message("move-keep", card=texts.whole(table.deck.ids[ADVISOR + move - KEEP]))
    if move < SHIFT:
        return Message("move-chart", area=into(move - CHART))
    if move < COMPLETE:
        return Message("move-shift", card=slot_card(texts, table, seat, move - SHIFT))
    if move < DECLINE:
        return Message("move-complete", site=site_missing(texts, table, seat, move - COMPLETE))
    if move == DECLINE:
        return Message("move-decline")
    resource = move - OVERSEE
    cards = len([site for site in table.players[seat].sites if multiset.count(site.missing, resource)])
    return Message("move-oversee", cube=amount(RESOURCES[resource], 1), n=cards)


def tell_prospect(narrator: Narrator, table: Table, seat: int, target: str) -> Prospect | None:
    """An own advisor is activated in its phase, with soldiers, once a round (IWK-ADVISOR-02, IWK-ADVISOR-03)."""
    group, _, id = target.partition("/")
    player = table.players[seat]
    for card in court(player).advisors if group == "advisor" else []:
        advisor = table.deck.advisors[card - ADVISOR]
        if advisor.id != id:
            continue
        if court(player).used >> card - ADVISOR & 1:
            return Prospect(Message("prospect-advisor-used"), "IWK-ADVISOR-03")
        told = soldiers("advisor", advisor.price, player.soldiers, "IWK-ADVISOR-02")
        told.text.args["phase"] = Message(f"phase-{texts_of(narrator).cards[id].phase}")
        return told
    return None


def decision_arguments(narrator: Narrator, table: Table, choice: Choice) -> dict[str, Argument]:
    """The advisor who points at a card."""
    if isinstance(choice, PointAtCard):
        return {"card": texts_of(narrator).name(table.deck.ids[ADVISOR + choice.advisor])}
    return {}
