"""The narrator of Viscounts: decisions, moves, events and the table, each as a message."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from regnum.engine.events import Event
from regnum.engine.messages import Argument, Concern, Entry, Glance, Message, Narrator, Prospect, Section
from regnum.engine.resolving import waiting_choice
from regnum.engine.state import Choice
from regnum.games.viscounts.actions import ChooseExchanges
from regnum.games.viscounts.building import ChooseSlot, ChooseSpot
from regnum.games.viscounts.card_words import ALL_WORDS
from regnum.games.viscounts.castle import Bump, PlaceFree, ShiftWorker
from regnum.games.viscounts.dismissing import MayDismiss
from regnum.games.viscounts.funding import PayIcons
from regnum.games.viscounts.gaining import GainResource
from regnum.games.viscounts.movement import Move
from regnum.games.viscounts.own_cards import GiveUpCard
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.telling.attached import Telling
from regnum.games.viscounts.telling.cards import SENTENCES, CardTexts
from regnum.games.viscounts.telling.concerns import STANDING_OUT, concerns
from regnum.games.viscounts.telling.entries import entries
from regnum.games.viscounts.telling.glance import glance
from regnum.games.viscounts.telling.moves import MoveTeller
from regnum.games.viscounts.telling.places import building, spot, towns, towns_at
from regnum.games.viscounts.telling.prospects import prospect
from regnum.games.viscounts.telling.table import sections
from regnum.games.viscounts.words import ACTIONS, BUILDINGS, COLOURS, ICONS, SLOTS, TIERS


class ViscountsNarrator(Narrator):
    """Knows the cards of one deck, and nothing that is hidden."""

    def __init__(self, deck: str, ai: str, attached: Sequence[Telling]) -> None:
        self.texts = CardTexts(deck)
        self.ai = ai
        #: What tells of the expansions at the table.
        self.attached = attached
        for telling in attached:
            telling.add_cards(self.texts)

    def seat(self, seat: int) -> Message:
        """By colour."""
        return Message(f"colour-{COLOURS[seat]}")

    def rival(self, name: str) -> Message:
        """The AI by its board."""
        return self.texts.ai_board_name(self.ai)

    def decision(self, state: Table, seat: int) -> Message:
        """One message for each kind of choice."""
        choice = waiting_choice(state, seat)
        assert choice is not None
        told = Message(f"decide-{choice.NAME}")
        told.args = decision_arguments(state, choice)
        for module in state.modules:
            told.args |= module.decision_arguments(self, state, choice)
        return told

    def own_move(self, state: Table, seat: int, move: int) -> Message:
        """What it costs and does now."""
        return MoveTeller(self.texts, state, seat).tell(move)

    def own_prospect(self, state: Table, seat: int, target: str) -> Prospect | None:
        """Cards in hand and on the piles, Manuscripts, the Buildings of the own board."""
        return prospect(state, seat, target)

    def event(self, event: Event) -> Message:
        """One message for each kind; what is free is told without a price, a hidden card without its name."""
        kind = event.kind
        if event.args.get("price") == 0:
            kind = f"{kind}-free"
        elif kind == "drew-card" and "card" not in event.args:
            kind = "drew-card-unseen"
        elif kind == "bumped" and event.args["whose"] == (event.rival or COLOURS[event.seat]):
            kind = "bumped-own"
        told = Message(f"event-{kind}")
        for name, value in event.args.items():
            told.args[name] = self.argument(event, name, value)
        return told

    def argument(self, event: Event, name: str, value: int | str) -> Argument:
        """A number or a word of an event as a message."""
        if isinstance(value, int):
            return self.number(event, name, value)
        match name:
            case "card" | "hero":
                is_card = event.kind not in ("revealed", "revealed-too")
                return self.texts.townsfolk_name(value) if is_card else Message(value)
            case "manuscript":
                return self.texts.manuscript_name(value)
            case "scheme":
                return self.texts.scheme_name(value)
            case "effect":
                return SENTENCES.deed(ALL_WORDS.parse(value))
            case "action":
                return Message(f"action-{value}")
            case "segment" | "to_segment":
                return towns(value)
            case "space":
                return Message(f"to-{value}")
            case "spot":
                return spot(value)
            case "to":
                return spot(value) if event.kind == "linked" else value
            case "slot":
                return building(SLOTS.index(value))
            case "whose":
                return Message(f"worker-of-{value}")
            case "ribbon":
                return Message(f"favour-{value}")
            case "good":
                kind = "pooled" if event.rival and self.texts.pools_resources(self.ai) else value
                return Message(f"amount-{kind}", n=int(event.args["amount"]))
            case _:
                return value

    def number(self, event: Event, name: str, value: int) -> Argument:
        """What the number of an event counts."""
        if name == "price":
            return Message("amount-silver", n=value)
        if name == "workers":
            return Message("amount-workers", n=value)
        counted = COUNTED.get(event.kind)
        return Message(f"amount-{counted[1]}", n=value) if counted is not None and counted[0] == name else value

    def concerns(self, seat: int, events: Sequence[Event]) -> list[Concern]:
        """What others did to the player, and what everybody should know."""
        return concerns(self, seat, events)

    def standing_out(self, event: Event) -> str:
        """The end in sight, and what the others lose by."""
        return STANDING_OUT.get(event.kind, "")

    def score_part(self, part: str) -> Message:
        """The categories of the score sheet."""
        return Message(f"score-{part}")

    def entries(self) -> dict[str, Entry]:
        """The places, the cards and the words of the game."""
        told = entries(self.texts)
        for telling in self.attached:
            told |= telling.entries(self.texts)
        return told

    def sections(self, view: Mapping[str, object]) -> list[Section]:
        """The table at a glance."""
        told = sections(self.texts, view)
        for telling in self.attached:
            told = [*telling.sections(self.texts, view), *told]
        return told

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """The table in a few lines."""
        told = glance(self.texts, view)
        for telling in self.attached:
            told.places += telling.places(self.texts, view)
        return told


#: The argument of an event that is an amount, and what it counts.
COUNTED: Final[dict[str, tuple[str, str]]] = {
    "gained-deeds": ("number", "deeds"),
    "gained-debts": ("number", "debts"),
    "gained-corruption": ("points", "corruption"),
    "gained-virtue": ("points", "virtue"),
    "shuffled": ("cards", "cards"),
}


def decision_arguments(table: Table, choice: Choice) -> dict[str, Argument]:
    """The numbers and words that a decision's sentence needs."""
    if isinstance(choice, Move):
        return {"n": table.deck.townsfolk[choice.card].silver}
    if isinstance(choice, MayDismiss):
        return {"action": Message(f"action-{ACTIONS[choice.action]}")}
    if isinstance(choice, PayIcons):
        return {"icons": Message(f"amount-{ICONS[choice.action]}s", n=choice.missing)}
    if isinstance(choice, ChooseExchanges):
        return {"n": choice.so_far}
    if isinstance(choice, ChooseSlot):
        return {"building": Message(f"a-{BUILDINGS[choice.kind]}")}
    if isinstance(choice, ChooseSpot):
        return {"building": building(choice.slot)}
    if isinstance(choice, Bump):
        return {"where": Message(f"on-{TIERS[choice.tier]}-tier", towns=towns_at(table, choice.wedge))}
    if isinstance(choice, PlaceFree):
        return {"workers": Message("amount-workers", n=choice.number)}
    if isinstance(choice, ShiftWorker | GainResource | GiveUpCard):
        return {"n": choice.number}
    return {}
