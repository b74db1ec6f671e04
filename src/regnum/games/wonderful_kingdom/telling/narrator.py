"""The narrator of It's a Wonderful Kingdom: decisions, moves, events and the table, each as a message."""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.engine.events import Event
from regnum.engine.messages import Argument, Concern, Entry, Glance, Message, Prospect, Section
from regnum.engine.resolving import waiting_choice
from regnum.engine.state import Choice
from regnum.games.wonderful_kingdom.scoring import score
from regnum.games.wonderful_kingdom.state import NO_STEP, Table
from regnum.games.wonderful_kingdom.telling.amounts import amount, amounts, figures, words_of
from regnum.games.wonderful_kingdom.telling.cards import CardNarrator
from regnum.games.wonderful_kingdom.telling.concerns import STANDING_OUT, concerns
from regnum.games.wonderful_kingdom.telling.entries import entries
from regnum.games.wonderful_kingdom.telling.glance import glance
from regnum.games.wonderful_kingdom.telling.moves import tell_move
from regnum.games.wonderful_kingdom.telling.prospects import prospect
from regnum.games.wonderful_kingdom.telling.table import sections
from regnum.games.wonderful_kingdom.window import Committing
from regnum.games.wonderful_kingdom.words import RESOURCES, SEATS, SPACES


class KingdomNarrator(CardNarrator):
    """Knows the cards of one deck, and nothing that is hidden."""

    def seat(self, seat: int) -> Message:
        """Blue and red."""
        return Message(f"seat-{SEATS[seat]}")

    def decision(self, state: Table, seat: int) -> Message:
        """One message for each kind of choice; cubes that wait come before anything else."""
        choice = waiting_choice(state, seat)
        assert choice is not None
        waiting = state.players[seat].waiting
        if isinstance(choice, Committing) and waiting:
            return Message("decide-cubes", cubes=amounts(words_of(waiting)))
        told = Message(f"decide-{choice.NAME}")
        told.args = decision_arguments(state, seat, choice)
        told.args.update(state.module.decision_arguments(self, state, choice))
        return told

    def own_move(self, state: Table, seat: int, move: int) -> Message:
        """What it costs and gives now."""
        return tell_move(self.texts, state, seat, move)

    def own_prospect(self, state: Table, seat: int, target: str) -> Prospect | None:
        """Cards in hand, selected cards, and those under construction."""
        return prospect(self.texts, state, seat, target)

    def event(self, event: Event) -> Message:
        """One message for each kind; cards that nobody sees have no name."""
        told = Message(event_id(event))
        told.args = self.event_arguments(event)
        return told

    def event_arguments(self, event: Event) -> dict[str, Argument]:
        """Numbers and words of an event as messages."""
        told: dict[str, Argument] = {}
        for key, value in event.args.items():
            if key in ("card", "advisor", "menace"):
                if value:
                    told["card"] = self.texts.name(str(value))
            elif key == "area":
                told["area"] = Message(("in-" if event.kind == "laid" else "into-") + str(value))
                if event.kind == "selected":
                    told["area"] = Message(f"area-{value}")
            elif key == "deck":
                told["deck"] = Message(f"deck-{value}")
            elif key == "slot":
                if event.kind in NUMBERED:
                    told["slot"] = value
            elif key in ("round", "stage"):
                told["n"] = value
        what = event_amount(event)
        if what is not None:
            told["what"] = what
        if event.kind in ("supremacy", "produced"):
            told["of"] = Message(f"of-{event.args['resource']}")
        if event.kind in ("covered", "uncovered"):
            told["icon"] = Message(f"of-{event.args['resource']}")
        if event.kind == "recycled":
            told["cubes"] = figures(self.texts.yields(str(event.args["card"])))
        if event.kind == "stage-paid":
            told["cubes"] = amounts({space: int(event.args.get(space, 0)) for space in SPACES})
        if event.kind == "completed" and event_id(event) != "event-completed":
            told["gain"] = amounts({what: int(event.args[what]) for what in ("soldiers", "krystallium")})
        return told

    def concerns(self, seat: int, events: Sequence[Event]) -> list[Concern]:
        """What others did to the player, and what everybody should know."""
        return concerns(self, seat, events)

    def standing_out(self, event: Event) -> str:
        """Rounds, what is taken and won, and what is suffered."""
        return STANDING_OUT.get(event.kind, "")

    def score_part(self, part: str) -> Message:
        """The parts of the score."""
        return Message(f"score-{part}")

    def remark(self, state: Table) -> Message | None:
        """A medal, or its absence; and the last stage of a quest, without which nobody wins."""
        scores = score(state)
        able = [seat for seat in range(state.seats) if state.module.may_win(state, seat)]
        if state.seats == 1:
            if not able:
                return Message("remark-quest-failed")
            if scores.award:
                return Message(f"remark-medal-{scores.award}")
            return Message("remark-no-medal", n=self.texts.least_medal)
        if not able:
            return Message("remark-nobody-finished")
        return Message("remark-one-finished") if len(able) == 1 else None

    def entries(self) -> dict[str, Entry]:
        """The cards, the areas and the words of the game."""
        return entries(self.texts)

    def sections(self, view: Mapping[str, object]) -> list[Section]:
        """The table at a glance."""
        return sections(self.texts, view)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """The table in a few lines."""
        return glance(self.texts, view)


#: Kinds of events that name the slot of a card.
NUMBERED = ("removed", "shifted", "turned-up", "offered-face-down", "risk-laid")
#: Kinds of events whose card may be face down.
HIDING = ("offered-face-down", "removed", "shifted")
#: What the amount of an event counts, where it is no resource.
COUNTED = {
    "gained-krystallium": "krystallium",
    "gained-soldiers": "soldiers",
    "selected": "cards",
    "leftovers": "cards",
    "reshuffled": "cards",
    "calamities": "calamities",
    "lost-calamity": "calamities",
    "plague": "plague",
    "activated": "soldiers",
}


def event_id(event: Event) -> str:
    """The message of an event; some have one for each of their outcomes."""
    if event.kind in HIDING and not event.args.get("card"):
        return f"event-{event.kind}-unseen"
    if event.kind == "supremacy" and event.args["home"]:
        return "event-supremacy-home"
    if event.kind == "selected" and not event.args["amount"]:
        return "event-selected-nothing"
    if event.kind == "produced" and not event.args["amount"]:
        return "event-produced-nothing"
    if event.kind == "completed" and (event.args["soldiers"] or event.args["krystallium"]):
        return "event-completed-bonus"
    return f"event-{event.kind}"


def event_amount(event: Event) -> Message | None:
    """So many of what the event is about."""
    args = event.args
    if event.kind in COUNTED:
        return amount(COUNTED[event.kind], int(args["soldiers" if event.kind == "activated" else "amount"]))
    if event.kind in ("produced", "extra-cubes", "to-alchemy"):
        return amount(str(args["resource"]), int(args["amount"]))
    return amount(str(args["resource"]), 1) if event.kind == "placed" else None


def decision_arguments(table: Table, seat: int, choice: Choice) -> dict[str, Argument]:
    """The numbers and names that a decision's sentence needs."""
    player = table.players[seat]
    if choice.NAME == "offer":
        return {"n": player.traps}
    if choice.NAME == "planning":
        return {"n": len(player.selection)}
    if choice.NAME == "placing" and table.step != NO_STEP:
        return {"step": Message(f"step-{RESOURCES[table.step]}")}
    return {}
