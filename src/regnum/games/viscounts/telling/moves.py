"""Every move in plain words: what it costs and what it does, as things stand now."""

from collections.abc import Callable
from typing import Final

from regnum.engine.messages import Message
from regnum.engine.resolving import waiting_choice
from regnum.engine.state import Choice
from regnum.games.sentences import fold
from regnum.games.steps import Step
from regnum.games.viscounts import moves
from regnum.games.viscounts.actions import ChooseExchanges, SendWorkers
from regnum.games.viscounts.building import (
    ChooseLink,
    ChooseSlot,
    ChooseSpot,
    link_after,
    link_before,
    spot_after,
    spot_before,
)
from regnum.games.viscounts.card_words import ALL_WORDS
from regnum.games.viscounts.cards import NO_ICONS
from regnum.games.viscounts.dismissing import dismiss_price
from regnum.games.viscounts.funding import OF_ICONS, RANK, PayIcons, funds_of, portion, strength
from regnum.games.viscounts.gaining import GainResource
from regnum.games.viscounts.hiring import hire_price, top_of
from regnum.games.viscounts.movement import Move, price_of
from regnum.games.viscounts.own_cards import ORDERS
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.steps import PickEffect
from regnum.games.viscounts.telling import cards
from regnum.games.viscounts.telling.cards import SENTENCES, CardTexts
from regnum.games.viscounts.telling.places import spot, spot_title, towns, towns_at
from regnum.games.viscounts.triggers import Triggers
from regnum.games.viscounts.words import (
    ACTIONS,
    CASTLE,
    GOODS,
    ICONS,
    INK,
    INNER,
    MOST_SPOTS,
    OF_A_KIND,
    SEGMENTS,
    SLOTS,
    SPACES,
    SPOTS,
    TIERS,
    TRADE,
    WEDGES,
)


class MoveTeller:
    """Tells the moves of one seat at one table."""

    def __init__(self, texts: CardTexts, table: Table, seat: int) -> None:
        self.texts = texts
        self.table = table
        self.seat = seat
        self.player = table.players[seat]
        self.choice: Choice | None = waiting_choice(table, seat)

    def tell(self, move: int) -> Message:
        """What a move would do."""
        if move in PLAIN:
            return Message(f"move-{PLAIN[move]}")
        if move == moves.DISMISS:
            return self.dismiss()
        if move == moves.RECRUIT:
            return self.recruit()
        if move in (moves.LINK_BEFORE, moves.LINK_AFTER):
            return self.link(move == moves.LINK_AFTER)
        if move == moves.RESOLVE_EFFECT:
            return self.effect()
        for first, teller in reversed(BLOCKS):
            if move >= first:
                return teller(self, move - first)
        raise AssertionError(move)

    def pair(self, number: int) -> Message:
        """A Player card, with the Hero below it where it is on offer."""
        card = Message("move-pick", card=Message("player-card", n=number + 1), what=cards.player_card(number + 1))
        if number not in self.table.offered_cards:
            return card
        hero = self.table.offered_heroes[self.table.offered_cards.index(number)]
        return Message("clauses", first=card, next=self.texts.whole_townsfolk(self.id(hero)))

    def id(self, card: int) -> str:
        """The id of a Townsfolk card by its number."""
        return self.table.deck.townsfolk[card].id

    def play(self, card: int) -> Message:
        return Message("move-play", card=self.texts.whole_townsfolk(self.id(card)))

    def go(self, space: int) -> Message:
        """Where, and for how much Silver."""
        told = Message("move-go", space=Message(f"to-{SPACES[space]}"))
        price = price_of(self.table, self.seat, self.choice.card, space) if isinstance(self.choice, Move) else 0
        return Message("move-for", what=told, cost=Message("amount-silver", n=price)) if price else told

    def act(self, action: int) -> Message:
        """A primary action, with what it is about where the Viscount stands."""
        at = self.player.at
        name = Message(f"action-{ACTIONS[action]}")
        if (at % 3 == INNER) != (action >= CASTLE):
            return name
        if action == TRADE:
            return Message("move-act", action=name, what=cards.exchange(at // 3 * 2 + at % 3 + 1))
        if action == CASTLE:
            where = towns(SEGMENTS[at // 3])
            entering = cards.entering(self.table.wedge_at(at // 3))
            return Message("move-castle", action=name, towns=where, what=entering)
        return name if action < CASTLE else Message("move-act", action=name, what=self.manuscript(at // 3))

    def manuscript(self, segment: int) -> Message:
        """The visible Manuscript of a segment, or the printed one."""
        pile = self.table.manuscripts[segment]
        if pile:
            return self.texts.whole_manuscript(self.table.deck.manuscripts[pile[-1]].id)
        told = cards.printed_manuscript(segment)
        return Message("manuscript-line", name=Message("printed-manuscript"), facts=told)

    def townsfolk(self, segment: int) -> Message:
        """The visible Townsfolk of a segment, or the printed one."""
        card = top_of(self.table, segment)
        if card >= 0:
            return self.texts.whole_townsfolk(self.id(card))
        told = cards.printed_townsfolk(segment)
        return Message("townsfolk-line", name=Message("printed-townsfolk"), facts=told)

    def dismiss(self) -> Message:
        return self.dismiss_at(self.player.at // 3)

    def dismiss_at(self, segment: int) -> Message:
        """To dismiss the Townsfolk of a segment, and for how much."""
        return bought("dismiss", self.townsfolk(segment), dismiss_price(self.table, self.seat, segment))

    def recruit(self) -> Message:
        segment = self.player.at // 3
        card = top_of(self.table, segment)
        return bought("recruit", self.townsfolk(segment), hire_price(self.table, self.seat, card) if card >= 0 else 0)

    def pay(self, good: int) -> Message:
        """A portion of a good, and how many icons it counts as."""
        choice = self.choice
        if isinstance(choice, PayIcons):
            used = choice.used if RANK[choice.action][good] == choice.rank else 0
            way = portion(choice.action, good, funds_of(self.table, self.seat, choice.action), used)
            if way is not None:
                icons = Message(f"amount-{ICONS[choice.action]}s", n=way.icons)
                return Message("move-pay-for", pay=Message(f"amount-{GOODS[good]}", n=way.number), icons=icons)
        return Message("move-pay", pay=Message(f"good-{GOODS[good]}"))

    def exchange(self, number: int) -> Message:
        """So many exchanges, and the icons that they take."""
        times = Message("move-exchange", n=number + 1)
        if not isinstance(self.choice, ChooseExchanges):
            return times
        each = self.table.deck.segments[self.player.at // 3].exchanges[self.player.at % 3].icons
        return self.for_icons(times, TRADE, each * (number + 1))

    def for_icons(self, told: Message, action: int, need: int) -> Message:
        """What takes so many icons, and what is paid for the missing ones where there is only one way (VIS-ACT-07)."""
        cost = Message(f"amount-{ICONS[action]}s", n=need)
        funds = funds_of(self.table, self.seat, action)
        missing = need - strength(self.table, self.seat, action, funds, NO_ICONS)
        if missing <= 0 or any(fund.good != OF_ICONS for fund in funds):
            return Message("move-for", what=told, cost=cost)
        return Message("move-for-paid", what=told, cost=cost, paid=Message(f"amount-{GOODS[action]}", n=missing))

    def build(self, slot: int) -> Message:
        """A Building: its cost, unless it is free, and what its slot uncovers."""
        name, uncovered = Message(f"slot-{SLOTS[slot]}"), self.texts.slot(SLOTS[slot])
        if isinstance(self.choice, ChooseSlot):
            return Message("move-build-free", building=name, what=uncovered)
        cost = Message("amount-builders", n=self.table.deck.board.cost[slot // OF_A_KIND])
        return Message("move-build", building=name, cost=cost, what=uncovered)

    def build_on(self, number: int) -> Message:
        """A Building Spot, and what building there does."""
        segment = number // MOST_SPOTS
        spots = self.table.spots_of(segment)
        title = spot_title(SPOTS[number])
        if number % MOST_SPOTS >= len(spots):
            return title
        parts = [Message("move-build-on", spot=title, what=said(spots[number % MOST_SPOTS].effect))]
        if isinstance(self.choice, ChooseSpot):
            links = [link_before(self.table, number), link_after(self.table, number)]
            parts += [Message("move-link-too", what=said(link)) for link in links if link is not None]
        return fold("clauses", "clauses", parts)

    def link(self, clockwise: bool) -> Message:
        """Which Link comes first."""
        direction = Message("move-link-on" if clockwise else "move-link-back")
        if not isinstance(self.choice, ChooseLink):
            return direction
        here = self.choice.spot
        step = link_after(self.table, here) if clockwise else link_before(self.table, here)
        end = spot_after(self.table, here) if clockwise else spot_before(self.table, here)
        assert step is not None
        return Message("move-link", spot=spot(SPOTS[end]), what=said(step))

    def send(self, number: int) -> Message:
        told = Message("move-send", workers=Message("amount-workers", n=number + 1))
        if not isinstance(self.choice, SendWorkers):
            return told
        return self.for_icons(told, CASTLE, self.table.deck.castle.icons[number])

    def place(self, wedge: int) -> Message:
        return Message("move-place", towns=towns_at(self.table, wedge), what=cards.entering(wedge))

    def shift_on(self, wedge: int) -> Message:
        return self.shift(wedge, 1)

    def shift_back(self, wedge: int) -> Message:
        return self.shift(wedge, len(WEDGES) - 1)

    def shift(self, wedge: int, by: int) -> Message:
        """A Castle move from one section to the next."""
        to = (wedge + by) % len(WEDGES)
        return Message("move-shift", towns=towns_at(self.table, wedge), to=towns_at(self.table, to))

    def climb(self, wedge: int) -> Message:
        return Message("move-climb", towns=towns_at(self.table, wedge), what=cards.entering(wedge))

    def bump(self, number: int) -> Message:
        """Whose Worker, and from where."""
        column = number % len(moves.COLUMNS_OF_SIDES)
        where = number // len(moves.COLUMNS_OF_SIDES)
        who = f"worker-of-{moves.COLUMNS_OF_SIDES[column]}" if column != self.seat else "worker-own"
        section = Message(f"off-{TIERS[where // len(WEDGES)]}-tier", towns=towns_at(self.table, where % len(WEDGES)))
        return Message("move-bump", worker=Message(who), where=section)

    def take(self, number: int) -> Message:
        """One unit; of the last kind all that are left, since nothing else comes after it."""
        good = number + 1
        all_left = self.choice.number if isinstance(self.choice, GainResource) and good == INK else 1
        return Message("move-take", good=Message(f"amount-{GOODS[good]}", n=all_left))

    def discard(self, card: int) -> Message:
        return Message("move-discard", card=self.texts.whole_townsfolk(self.id(card)))

    def destroy(self, card: int) -> Message:
        value = Message("amount-silver", n=self.table.deck.townsfolk[card].silver)
        return Message("move-destroy", card=self.texts.whole_townsfolk(self.id(card)), gain=value)

    def arrange(self, number: int) -> Message:
        """The cards from left to right, as they would lie."""
        if not number:
            return Message("move-arrange-none")
        row = [self.player.row[space] for space in ORDERS[number]]
        names = [Message("space-empty") if card < 0 else self.texts.townsfolk_name(self.id(card)) for card in row]
        return Message("move-arrange", order=moves.ORDERS[number].replace(" ", "-"), cards=names)

    def hire(self, segment: int) -> Message:
        if top_of(self.table, segment) < 0:
            return Message("move-hire-nobody", towns=towns(SEGMENTS[segment]))
        return Message("move-hire", card=self.townsfolk(segment), towns=towns(SEGMENTS[segment]))

    def receive(self, segment: int) -> Message:
        return Message("move-receive", card=self.manuscript(segment), towns=towns(SEGMENTS[segment]))

    def choose(self, number: int) -> Message:
        """One side of an effect."""
        if isinstance(self.choice, PickEffect) and number < len(self.choice.effect.options):
            return Message("move-choose", what=said(self.choice.effect.options[number]))
        return Message("move-choose-number", n=number + 1)

    def resolve(self, card: int) -> Message:
        """What a card does on the occasion."""
        id = self.id(card)
        return Message("move-resolve", card=self.texts.townsfolk_name(id), what=self.texts.ability(id))

    def resolve_slot(self, slot: int) -> Message:
        return Message("move-resolve", card=Message(f"slot-{SLOTS[slot]}"), what=self.texts.slot(SLOTS[slot]))

    def effect(self) -> Message:
        """What hiring a card does."""
        step = self.choice.step(self.table, moves.RESOLVE_EFFECT) if isinstance(self.choice, Triggers) else None
        if step is None:
            return Message("move-hire-effect")
        return Message("move-resolve", card=Message("move-hire-effect"), what=said(step))


def bought(what: str, card: Message, price: int) -> Message:
    """A card that costs Silver, or nothing."""
    if not price:
        return Message(f"move-{what}-free", card=card)
    return Message(f"move-{what}", card=card, cost=Message("amount-silver", n=price))


def said(step: Step) -> Message:
    """What a compiled effect does."""
    return SENTENCES.deed(ALL_WORDS.parse(step.text))


#: The moves that are always told alike.
PLAIN: Final[dict[int, str]] = {
    moves.DECLINE: "decline",
    moves.PASS: "pass",
    moves.DISMISS_NOBODY: "dismiss-nobody",
    moves.FLIP_DEBT: "flip-debt",
    moves.FLIP_DEED: "flip-deed",
    moves.DISCARD_TOP: "discard-top",
    moves.DESTROY_TOP: "destroy-top",
}
#: What tells the moves from each first one on, in ascending order.
BLOCKS: Final[tuple[tuple[int, Callable[[MoveTeller, int], Message]], ...]] = (
    (moves.PICK, MoveTeller.pair),
    (moves.PLAY, MoveTeller.play),
    (moves.GO, MoveTeller.go),
    (moves.ACT, MoveTeller.act),
    (moves.PAY, MoveTeller.pay),
    (moves.EXCHANGE, MoveTeller.exchange),
    (moves.BUILD, MoveTeller.build),
    (moves.SPOT, MoveTeller.build_on),
    (moves.SEND, MoveTeller.send),
    (moves.PLACE, MoveTeller.place),
    (moves.SHIFT_ON, MoveTeller.shift_on),
    (moves.SHIFT_BACK, MoveTeller.shift_back),
    (moves.CLIMB, MoveTeller.climb),
    (moves.BUMP, MoveTeller.bump),
    (moves.TAKE, MoveTeller.take),
    (moves.DISCARD, MoveTeller.discard),
    (moves.DESTROY, MoveTeller.destroy),
    (moves.ARRANGE, MoveTeller.arrange),
    (moves.HIRE, MoveTeller.hire),
    (moves.RECEIVE, MoveTeller.receive),
    (moves.CHOOSE, MoveTeller.choose),
    (moves.RESOLVE, MoveTeller.resolve),
    (moves.RESOLVE_SLOT, MoveTeller.resolve_slot),
)
