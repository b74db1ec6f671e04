"""It's a Wonderful Kingdom, as the rest of the house sees it."""

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from regnum.engine import modules as engine
from regnum.engine.fields import CardId, Fields
from regnum.engine.gametype import GameType
from regnum.engine.knowledge import ALL, BySeat, Knowledge
from regnum.engine.messages import Narrator
from regnum.engine.moves import Moves, Vocabulary
from regnum.engine.options import Option, Options
from regnum.engine.reading import Reader
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.scores import Scores
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice, Frame, State
from regnum.engine.yardstick import Yardstick
from regnum.games.deckoption import DeckOption
from regnum.games.wonderful_kingdom import cardfiles, evaluation, observing, position, restoring, secrets, setup
from regnum.games.wonderful_kingdom.advisor_module import Advisors
from regnum.games.wonderful_kingdom.audit import audit
from regnum.games.wonderful_kingdom.choice import Duel, OfferSecond
from regnum.games.wonderful_kingdom.fields import CARDS, DECK, QUESTS
from regnum.games.wonderful_kingdom.frames import FRAMES
from regnum.games.wonderful_kingdom.menace_module import Menaces
from regnum.games.wonderful_kingdom.moves import MOVES, vocabulary_of
from regnum.games.wonderful_kingdom.multiset import unpacked
from regnum.games.wonderful_kingdom.production import produced
from regnum.games.wonderful_kingdom.quests import Quests
from regnum.games.wonderful_kingdom.scoring import score
from regnum.games.wonderful_kingdom.solo import Solo
from regnum.games.wonderful_kingdom.state import Module, Table
from regnum.games.wonderful_kingdom.telling.narrator import KingdomNarrator
from regnum.games.wonderful_kingdom.window import Window
from regnum.games.wonderful_kingdom.words import BASIC, QUEST_CHOICES, RESOURCES, SEATS

MODULES: Final[dict[str, type[Module]]] = {module.name: module for module in (Quests, Menaces, Advisors, Module)}
#: The lists of cards that only a module brings.
MODULE_LISTS: Final = {"quest": "quest", "menace": "menace", "advisor": "advisors"}
DUCHIES: Final = ("valados", "teressia")
RANDOM: Final = "random"
YARDSTICK: Final = Yardstick(swing=10.0, play_on=40, par=70.0, slips=(9.0, 5.5, 3.0, 1.0))


class WonderfulKingdom(GameType):
    """The GameType of It's a Wonderful Kingdom."""

    name = "wonderful_kingdom"
    rules_version = 2
    seats = range(1, 3)
    seat_names: tuple[str, ...] = SEATS
    minutes: tuple[int, int] = (45, 60)
    weight: float = 2.3
    options: tuple[Option, ...] = (
        Option("module", "quest", tuple(MODULES)),
        Option("side", "a", ("a", "b")),
        Option("duchies", RANDOM, (RANDOM, *DUCHIES)),
        Option("first", RANDOM, (RANDOM, *SEATS)),
        Option("quest", RANDOM, (RANDOM, *QUEST_CHOICES), needs={"module": "quest"}),
        DeckOption(cardfiles.GAME, cardfiles.deck_of),
    )
    fields: Fields = position.TABLE_FIELDS
    player_fields: Fields = position.PLAYER_FIELDS
    frames: tuple[type[Frame], ...] = FRAMES
    moves: Moves = MOVES
    facts_knowledge: Knowledge = {"production": BySeat(ALL), "top": ALL}

    def plays_alike(self, rules: int, options: Mapping[str, object]) -> bool:
        """Version 2 has another Overseer (IWK-ADVISOR-ABIL-06), and nothing else changed."""
        return rules == self.rules_version or (rules == 1 and options.get("module") != "advisors")

    def variants(self) -> list[Options]:
        """Every module, both sides of the duchies, both quests."""
        return [
            {"module": "none"},
            {"module": "quest", "quest": QUEST_CHOICES[0]},
            {"module": "quest", "quest": QUEST_CHOICES[1], "side": "b"},
            {"module": "menace"},
            {"module": "menace", "side": "b"},
            {"module": "advisors"},
            {"module": "advisors", "side": "b"},
        ]

    def modules(self, seats: int, options: Options) -> list[engine.Module]:
        """The mode, then the module: base rules know where they are."""
        mode = Solo() if seats == 1 else Duel()
        return [mode, MODULES[str(options["module"])](), *super().modules(seats, options)]

    def vocabulary(self, options: Options) -> Vocabulary:
        return vocabulary_of(cardfiles.deck_of(str(options["deck"])))

    def card_names(self, options: Options) -> Mapping[str, Mapping[int, CardId]]:
        deck = cardfiles.deck_of(str(options["deck"]))
        return {
            CARDS: deck.ids,
            QUESTS: {number: quest.id for number, quest in enumerate(deck.quests)},
            DECK: {0: str(options["deck"])},
        }

    def setup(self, rules: Ruleset, rng: Rng) -> State:
        """A fresh table (IWK-SETUP); what is left to chance is drawn here (IWK-SETUP-09).

        The lot of the quest is drawn whatever the module is, so that a seed deals the same cards with all of them.
        """
        options, seats = rules.options, rules.seats
        duchy = rng.below(2) if options["duchies"] == RANDOM else DUCHIES.index(str(options["duchies"]))
        first = rng.below(seats) if options["first"] == RANDOM else SEATS.index(str(options["first"]))
        lot = rng.below(2) if options["quest"] == RANDOM else QUEST_CHOICES.index(str(options["quest"]))
        deck = cardfiles.deck_of(str(options["deck"]))
        table = setup.new_table(rules, rng, deck, duchies_of(seats, options, duchy))
        table.first = min(first, seats - 1)
        setup.set_up(table, lot)
        return table

    def blank(self, rules: Ruleset, rng: Rng) -> State:
        options = rules.options
        duchy = DUCHIES.index(str(options["duchies"])) if options["duchies"] != RANDOM else 0
        deck = cardfiles.deck_of(str(options["deck"]))
        return setup.new_table(rules, rng, deck, duchies_of(rules.seats, options, duchy))

    def complete(self, state: Table, read: Reader) -> None:
        restoring.complete(state, read)

    def go_on(self, state: Table, told: bool) -> None:
        restoring.go_on(state, told)

    def check(self, state: Table) -> None:
        restoring.check(state)

    def facts(self, state: Table) -> dict[str, object]:
        """What everybody can count, and the visible top of the solo deck (IWK-SOLO-04)."""
        return {
            "production": [
                dict(zip(RESOURCES, unpacked(produced(state, player), BASIC), strict=True)) for player in state.players
            ],
            "top": state.deck.ids[state.cards[-1]] if state.mode.top_seen and state.cards and state.round else None,
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

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        """The table in numbers."""
        observing.write(state, seat, sheet)

    def scores(self, state: Table) -> Scores:
        """IWK-END."""
        return score(state)

    def evaluate(self, state: Table, seat: int) -> float:
        """What the simple bots go by."""
        return evaluation.evaluate(state, seat)

    def yardstick(self, state: Table) -> Yardstick:
        """The same alone and in a duel."""
        return YARDSTICK

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
        return KingdomNarrator(str(options["deck"]))

    def texts_folder(self) -> Traversable:
        """The messages beside the game."""
        return resources.files("regnum.games.wonderful_kingdom").joinpath("messages")

    def lessons_folder(self) -> Traversable:
        """The lessons beside the game."""
        return resources.files("regnum.games.wonderful_kingdom").joinpath("lessons")

    def components(self, options: Options) -> dict[str, object]:
        """The card files, with the lists of the table's own deck in them."""
        return cardfiles.components(str(options["deck"]))

    def unused_lists(self, seats: int, options: Options) -> tuple[str, ...]:
        """The cards of the other modules; medals are for one player."""
        unused = [kind for kind, module in MODULE_LISTS.items() if options["module"] != module]
        return tuple(unused if seats == 1 else [*unused, "medal"])

    def audit(self, state: Table) -> None:
        """What must always hold."""
        audit(state)


def duchies_of(seats: int, options: Options, first: int) -> list[int]:
    """The duchy cards, all on the same side (IWK-SETUP-05); `first` is that of the first seat."""
    side = 0 if options["side"] == "a" else 2
    return [side + (first + seat) % 2 for seat in range(seats)]
