"""How cards, Manuscripts and Buildings are used and what a player lacks for them: the answers to "why not now?"."""

from regnum.engine.messages import Message, Prospect
from regnum.engine.resolving import waiting_choice
from regnum.games.viscounts.actions import need
from regnum.games.viscounts.cards import NO_ICONS
from regnum.games.viscounts.funding import reach
from regnum.games.viscounts.hiring import hire_price, top_of
from regnum.games.viscounts.manuscripts import visible_cost
from regnum.games.viscounts.offers import purse
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.telling.places import towns
from regnum.games.viscounts.turn import PlayCard
from regnum.games.viscounts.words import CONSTRUCT, ICONS, INNER, SEGMENTS, SLOTS, TRANSCRIBE


def prospect(table: Table, seat: int, target: str) -> Prospect | None:
    """What there is to tell of a target; None where it is nothing of this player's."""
    group, _, id = target.partition("/")
    if table.setting_up:
        return None
    if group == "hand":
        return card_in_hand(table, seat, id)
    if group == "townsfolk" and id in SEGMENTS:
        return townsfolk(table, seat, SEGMENTS.index(id))
    if group == "manuscript" and id in SEGMENTS:
        return manuscript(table, seat, SEGMENTS.index(id))
    return building(table, seat, SLOTS.index(id)) if group == "slot" and id in SLOTS else None


def card_in_hand(table: Table, seat: int, id: str) -> Prospect | None:
    """It is played when a turn begins, and the Viscount rides by its value (VIS-CARDS-04, VIS-MOVE-01)."""
    held = [card for card in table.players[seat].hand if table.deck.townsfolk[card].id == id]
    if not held or isinstance(waiting_choice(table, seat), PlayCard):
        return None
    return Prospect(Message("prospect-hand", n=table.deck.townsfolk[held[0]].silver), "VIS-CARDS-04")


def townsfolk(table: Table, seat: int, segment: int) -> Prospect | None:
    """The visible Townsfolk is hired where the Viscount stands, for its value (VIS-RECRUIT-01, VIS-RECRUIT-02)."""
    card = top_of(table, segment)
    if card < 0:
        return None
    price = hire_price(table, seat, card)
    short = max(0, price - purse(table, seat))
    lacking = [Message("amount-silver", n=short)] if short else []
    if table.players[seat].at // 3 != segment:
        lacking.append(Message("viscount-there", towns=towns(SEGMENTS[segment])))
    return told("townsfolk", Message("amount-silver", n=price), lacking, "VIS-RECRUIT-01")


def manuscript(table: Table, seat: int, segment: int) -> Prospect:
    """It is transcribed on the inner path, for its cost in icons and Ink Wells (VIS-SCRIBE-01, VIS-SCRIBE-02)."""
    lacking = short_of(table, seat, TRANSCRIBE, visible_cost(table, segment))
    if table.players[seat].at != segment * 3 + INNER:
        lacking.append(Message("viscount-on-inner-path", towns=towns(SEGMENTS[segment])))
    cost = Message("amount-clerics", n=visible_cost(table, segment))
    return told("manuscript", cost, lacking, "VIS-SCRIBE-01")


def building(table: Table, seat: int, slot: int) -> Prospect:
    """It is built on the outer path, for its cost in icons and Stone (VIS-BUILD-01, VIS-BUILD-04)."""
    player = table.players[seat]
    if player.built >> slot & 1:
        return Prospect(Message("prospect-built"), "VIS-BUILD-11")
    cost = need(table, seat, CONSTRUCT, slot)
    lacking = short_of(table, seat, CONSTRUCT, cost)
    if player.at % 3 == INNER:
        lacking.append(Message("viscount-on-outer-path"))
    return told("building", Message("amount-builders", n=cost), lacking, "VIS-BUILD-01")


def short_of(table: Table, seat: int, action: int, cost: int) -> list[Message]:
    """The icons that a player lacks for an action, without a dismissal (VIS-ACT-03)."""
    short = max(0, cost - reach(table, seat, action, NO_ICONS, 0))
    return [Message(f"amount-{ICONS[action]}s", n=short)] if short else []


def told(what: str, price: Message, lacking: list[Message], rule: str) -> Prospect:
    """How something is used and what it costs, with what is lacking or that nothing is."""
    if not lacking:
        return Prospect(Message(f"prospect-{what}", price=price), rule)
    return Prospect(Message(f"prospect-{what}-lacking", price=price, lacking=lacking), rule)
