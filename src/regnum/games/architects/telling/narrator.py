"""The narrator of Architects: decisions, moves, events and the table, each as a message."""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.engine.events import Event
from regnum.engine.messages import Argument, Concern, Entry, Glance, Message, Narrator, Prospect, Section
from regnum.engine.resolving import waiting_choice
from regnum.games.architects.captures import Captures
from regnum.games.architects.cards import Cost
from regnum.games.architects.hiring import Hire
from regnum.games.architects.payment import PayMix, PayTax
from regnum.games.architects.places.guardhouse import GuardActions
from regnum.games.architects.places.storehouse import Trades
from regnum.games.architects.reset import ReleaseSome
from regnum.games.architects.state import Table
from regnum.games.architects.steps import DiscardForGain
from regnum.games.architects.telling.amounts import amount, amounts, cost_amounts
from regnum.games.architects.telling.cards import CardTexts
from regnum.games.architects.telling.concerns import STANDING_OUT, concerns
from regnum.games.architects.telling.entries import entries
from regnum.games.architects.telling.glance import glance
from regnum.games.architects.telling.moves import tell_move
from regnum.games.architects.telling.prospects import prospect
from regnum.games.architects.telling.table import sections
from regnum.games.architects.turn import DiscardToLimit
from regnum.games.architects.virtue import DestroyDebts
from regnum.games.architects.words import COLOURS


class ArchitectsNarrator(Narrator):
    """Knows the cards of one deck, and nothing that is hidden."""

    def __init__(self, deck: str) -> None:
        self.texts = CardTexts(deck)

    def seat(self, seat: int) -> Message:
        """By colour."""
        return Message(f"colour-{COLOURS[seat]}")

    def decision(self, state: Table, seat: int) -> Message:
        """One message for each kind of choice."""
        choice = waiting_choice(state, seat)
        assert choice is not None
        told = Message(f"decide-{choice.NAME}")
        told.args = decision_arguments(state, seat)
        for module in state.modules:
            told.args.update(module.decision_arguments(self, state, choice))
        return told

    def own_move(self, state: Table, seat: int, move: int) -> Message:
        """What it costs and gives now."""
        return tell_move(self.texts, state, seat, move)

    def own_prospect(self, state: Table, seat: int, target: str) -> Prospect | None:
        """Cards in hand and on the display, own cards, the Cathedral."""
        return prospect(self.texts, state, seat, target)

    def event(self, event: Event) -> Message:
        """One message for each kind; cards that are hidden from the listener have no name."""
        if event.kind in HIDING:
            return self.card_event(event)
        if event.kind == "end-triggered" and event.seat < 0:
            return Message("concern-end-triggered")
        told = Message(f"event-{event.kind}")
        told.args = self.event_arguments(event)
        return told

    def card_event(self, event: Event) -> Message:
        """An event with a Building that not everybody may see."""
        if "building" not in event.args:
            return Message(f"event-{event.kind}-unseen")
        return Message(f"event-{event.kind}", card=self.texts.building(str(event.args["building"])))

    def event_arguments(self, event: Event) -> dict[str, Argument]:
        """Numbers and words of an event as messages."""
        args = event.args
        told: dict[str, Argument] = {}
        for name, value in args.items():
            if name == "building":
                told["card"] = self.texts.building(str(value))
            elif name == "apprentice":
                told["card"] = self.texts.apprentice(str(value))
            elif name == "place":
                told["place"] = Message("at-" + str(value).replace(" ", "-"))
            elif name == "amount":
                told["what"] = event_amount(event, int(value))
            elif name in ("level", "virtue", "outline"):
                told[name] = value
        return told

    def concerns(self, seat: int, events: Sequence[Event]) -> list[Concern]:
        """What others did to the player, and what everybody should know."""
        return concerns(self, seat, events)

    def standing_out(self, event: Event) -> str:
        """Resets, captures, and the end in sight."""
        return STANDING_OUT.get(event.kind, "")

    def score_part(self, part: str) -> Message:
        """The categories of the score sheet."""
        return Message(f"score-{part}")

    def entries(self) -> dict[str, Entry]:
        """The places, the cards and the words of the game."""
        return entries(self.texts)

    def sections(self, view: Mapping[str, object]) -> list[Section]:
        """The table at a glance."""
        return sections(self.texts, view)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """The table in a few lines."""
        return glance(self.texts, view)


#: Kinds of events whose card only one seat may know.
HIDING = ("kept-building", "drew-building", "discarded-building")

#: What the amount of an event counts.
COUNTED = {
    "gained-virtue": "virtue",
    "lost-virtue": "virtue",
    "placed-coins": "silver",
    "paid-tax": "tax",
    "looked": "building",
    "sent-to-prison": "captured",
    "freed": "own-workers",
    "released": "own-workers",
    "column-discarded": "apprentices",
}


def event_amount(event: Event, number: int) -> Message:
    """So many of what the event is about."""
    if event.kind == "captured":
        if event.args["colour"] == COLOURS[event.seat]:
            return amount("own-workers", number)
        return Message(f"group-{event.args['colour']}", n=number)
    return amount(str(event.args["good"]) if "good" in event.args else COUNTED[event.kind], number)


def decision_arguments(table: Table, seat: int) -> dict[str, Argument]:
    """The numbers that a decision's sentence needs."""
    choice = waiting_choice(table, seat)
    player = table.players[seat]
    if isinstance(choice, DiscardToLimit):
        return {"n": len(player.hand) - player.board.hand_limit}
    if isinstance(choice, Hire):
        return {"n": choice.reach}
    if isinstance(choice, Captures | Trades | GuardActions):
        return {"n": choice.left}
    if isinstance(choice, ReleaseSome):
        return {"workers": amount("your-workers", choice.most)}
    if isinstance(choice, DestroyDebts):
        return {"n": choice.points}
    if isinstance(choice, DiscardForGain):
        return {"gain": amounts(choice.gains)}
    if isinstance(choice, PayTax):
        return {"tax": amount("tax", choice.most)}
    if isinstance(choice, PayMix):
        return {"cost": cost_amounts(Cost([0, 0, 0, 0, 0, 0], choice.mix, choice.clay_too))}
    return {}
