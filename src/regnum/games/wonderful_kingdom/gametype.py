"""It's a Wonderful Kingdom, as the rest of the house sees it."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from regnum.engine.errors import BadOption
from regnum.engine.gametype import GameType
from regnum.engine.knowledge import ALL, COUNT, FACES, OWNER, PRIVATE, Knowledge
from regnum.engine.knowledge import NOBODY as NOBODY_KNOWS
from regnum.engine.messages import Narrator
from regnum.engine.moves import Catalogue
from regnum.engine.options import Option, Options, OptionValue
from regnum.engine.rng import Rng
from regnum.engine.scores import Scores
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice, State
from regnum.games.wonderful_kingdom import cardfiles, evaluation, observing, position, restoring, secrets, setup
from regnum.games.wonderful_kingdom.advisors import Advisors
from regnum.games.wonderful_kingdom.audit import audit
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.choice import OfferSecond
from regnum.games.wonderful_kingdom.menaces import Menaces
from regnum.games.wonderful_kingdom.moves import catalogue_of
from regnum.games.wonderful_kingdom.production import produced
from regnum.games.wonderful_kingdom.quests import Quests
from regnum.games.wonderful_kingdom.scoring import score
from regnum.games.wonderful_kingdom.state import Module, Table
from regnum.games.wonderful_kingdom.telling.narrator import KingdomNarrator
from regnum.games.wonderful_kingdom.window import Window
from regnum.games.wonderful_kingdom.words import BASIC, RESOURCES, SEATS

MODULES: Final[dict[str, Module]] = {module.name: module for module in (Quests(), Menaces(), Advisors(), Module())}
DUCHIES: Final = ("valados", "teressia")
QUESTS: Final = ("lost-crown", "dragon-of-the-north")
RANDOM: Final = "random"


class WonderfulKingdom(GameType):
    """The GameType of It's a Wonderful Kingdom."""

    name = "wonderful_kingdom"
    rules_version = 2
    seats = range(1, 3)
    seat_names: tuple[str, ...] = SEATS
    minutes: tuple[int, int] = (45, 60)
    swing: float = 10.0
    play_on: int = 40
    par: float = 70.0
    weight: float = 2.3
    options: tuple[Option, ...] = (
        Option("module", "quest", tuple(MODULES)),
        Option("side", "a", ("a", "b")),
        Option("duchies", RANDOM, (RANDOM, *DUCHIES)),
        Option("first", RANDOM, (RANDOM, *SEATS)),
        Option("quest", RANDOM, (RANDOM, *QUESTS)),
        Option("deck", "", names_file=True),
    )
    #: Section 14 of the rules: who may see what (IWK-INFO-01).
    knowledge: Knowledge = {
        "round": ALL,
        "turn": ALL,
        "step": ALL,
        "first": ALL,
        "slot": ALL,
        "players": {
            "seat": ALL,
            "duchy": ALL,
            "hand": OWNER,
            "selection": FACES,
            "sites": ALL,
            "built": ALL,
            "alchemy": ALL,
            "waiting": ALL,
            "krystallium": ALL,
            "soldiers": ALL,
            "camp": ALL,
            "traps": ALL,
            "calamities": ALL,
            "menaces": ALL,
            "theft": ALL,
            "menace_deck": ALL,
            "menaces_left": ALL,
            "advisors": ALL,
            "used": ALL,
            "drawn": OWNER,
            "rejected": PRIVATE,
            "stages": ALL,
            "gone": ALL,
            "fed": ALL,
            "looking": OWNER,
            "deciding": ALL,
        },
        "left": FACES,
        "right": FACES,
        "deck": COUNT,
        "discards": ALL,
        "unseen": FACES,
        "calamities": ALL,
        "plague": ALL,
        "advisor_deck": COUNT,
        "doubled": ALL,
        "quest": ALL,
        "risk": COUNT,
        "reshuffled": ALL,
        "chance": NOBODY_KNOWS,
        "stack": NOBODY_KNOWS,
        "lanes": NOBODY_KNOWS,
        "openings": NOBODY_KNOWS,
        "before": NOBODY_KNOWS,
    }

    def check_options(self, given: Mapping[str, object]) -> Options:
        """The deck file must be readable; a quest can only be chosen for the quest module."""
        options = super().check_options(given)
        if options["quest"] != RANDOM and options["module"] != "quest":
            raise BadOption("option quest needs module=quest")
        options["deck"] = cardfiles.pinned(str(options["deck"]))
        cardfiles.deck_of(str(options["deck"]))
        return options

    def variants(self) -> list[dict[str, OptionValue]]:
        """Every module, both sides of the duchies, both quests."""
        return [
            {"module": "none"},
            {"module": "quest", "quest": QUESTS[0]},
            {"module": "quest", "quest": QUESTS[1], "side": "b"},
            {"module": "menace"},
            {"module": "menace", "side": "b"},
            {"module": "advisors"},
            {"module": "advisors", "side": "b"},
        ]

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """A fresh table (IWK-SETUP); what is left to chance is drawn here (IWK-SETUP-09)."""
        deck = cardfiles.deck_of(str(options["deck"]))
        duchy = rng.below(2) if options["duchies"] == RANDOM else DUCHIES.index(str(options["duchies"]))
        first = rng.below(seats) if options["first"] == RANDOM else SEATS.index(str(options["first"]))
        quest = rng.below(2) if options["quest"] == RANDOM else QUESTS.index(str(options["quest"]))
        module = MODULES[str(options["module"])]
        return setup.set_up(seats, rng, deck, module, duchies_of(seats, options, duchy), min(first, seats - 1), quest)

    def catalogue(self, state: Table) -> Catalogue:
        """One catalogue a deck."""
        return _catalogue(state.deck)

    def position(self, state: Table) -> dict[str, object]:
        """The table in words."""
        return position.describe(state)

    def restore(self, seats: int, options: Options, position_data: Mapping[str, object]) -> State:
        """The table that a position describes."""
        deck = cardfiles.deck_of(str(options["deck"]))
        duchy = DUCHIES.index(str(options["duchies"])) if options["duchies"] != RANDOM else 0
        quest = QUESTS.index(str(options["quest"])) if options["quest"] != RANDOM else 0
        module = MODULES[str(options["module"])]
        return restoring.restore(seats, deck, module, duchies_of(seats, options, duchy), quest, position_data)

    def facts(self, state: Table) -> dict[str, object]:
        """What everybody can count, and the visible top of the solo deck (IWK-SOLO-04)."""
        return {
            "production": [
                {RESOURCES[resource]: produced(state, player, resource) for resource in range(BASIC)}
                for player in state.players
            ],
            "top": state.deck.ids[state.cards[-1]] if state.seats == 1 and state.cards and state.round else None,
        }

    def seen_by(self, state: Table, seat: int | None) -> State:
        """Others as they were when the open lanes began (IWK-INFO-05)."""
        if not state.lanes:
            return state
        seen = state.copy()
        for other in range(state.seats):
            if other != seat:
                seen.players[other] = state.before[other]
        return seen

    def memory(self, state: Table, seat: int) -> dict[str, object]:
        """The cards that the seat laid face down (IWK-INFO-02)."""
        return {"face_down": position.memory(state, seat)}

    def determinize(self, state: Table, seat: int, rng: Rng) -> None:
        """Deal anew what the seat can't know."""
        secrets.deal_anew(state, seat, rng)

    def decision_kinds(self) -> Mapping[str, int]:
        """All choices of the game."""
        return observing.DECISIONS

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        """The table in numbers."""
        observing.write(state, seat, sheet)

    def scores(self, state: Table) -> Scores:
        """IWK-END."""
        return score(state)

    def evaluate(self, state: Table, seat: int) -> float:
        """What the simple bots go by."""
        return evaluation.evaluate(state, seat)

    def prospects(self, state: Table) -> list[float]:
        """What the search goes by."""
        return evaluation.prospects(state)

    def forecast(self, state: Table, seat: int) -> float:
        """What people are told."""
        return evaluation.forecast(state, seat)

    def looks_past(self, choice: Choice) -> bool:
        """Not past a new turn, and not past the second card of an offer: it is judged when it is laid."""
        return not isinstance(choice, Window | OfferSecond)

    def narrator(self, options: Options) -> Narrator:
        """Speaks of the cards of the table's deck."""
        return KingdomNarrator(str(options["deck"]), str(options["module"]))

    def texts_folder(self) -> Traversable:
        """The messages beside the game."""
        return resources.files("regnum.games.wonderful_kingdom").joinpath("messages")

    def components(self, options: Options) -> dict[str, object]:
        """The card files, with the lists of the table's own deck in them."""
        return cardfiles.components(str(options["deck"]))

    def audit(self, state: Table) -> None:
        """What must always hold."""
        audit(state)


@cache
def _catalogue(deck: object) -> Catalogue:
    assert isinstance(deck, Deck)
    return catalogue_of(deck)


def duchies_of(seats: int, options: Options, first: int) -> list[int]:
    """The duchy cards, all on the same side (IWK-SETUP-05); `first` is that of the first seat."""
    side = 0 if options["side"] == "a" else 2
    return [side + (first + seat) % 2 for seat in range(seats)]
