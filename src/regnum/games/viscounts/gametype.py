"""Viscounts of the West Kingdom, as the rest of the house sees it."""

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from regnum.engine import modules as engine
from regnum.engine.fields import CardId, Fields
from regnum.engine.gametype import GameType
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
from regnum.games.viscounts import cardfiles, evaluation, observing, position, restoring, secrets, setup
from regnum.games.viscounts.audit import audit
from regnum.games.viscounts.cards import Deck
from regnum.games.viscounts.expansion import Expansion
from regnum.games.viscounts.fields import MANUSCRIPTS, PLAYER_CARDS, SCHEMES, TOWNSFOLK
from regnum.games.viscounts.frames import FRAMES
from regnum.games.viscounts.moves import MOVES
from regnum.games.viscounts.own_cards import DiscardCard
from regnum.games.viscounts.scoring import score
from regnum.games.viscounts.solo.module import Solo
from regnum.games.viscounts.state import Table
from regnum.games.viscounts.telling.narrator import ViscountsNarrator
from regnum.games.viscounts.turn import PlayCard
from regnum.games.viscounts.words import COLOURS

#: A turn has some seven decisions, so that smaller slips do here what greater ones do elsewhere.
SLIPS: Final = (8.5, 4.6, 2.8, 0.8)
#: By the number of players: a walk of the search ends after its own player's next turn.
YARDSTICKS: Final = [Yardstick(swing=12.0, play_on=seats, ways=60, slips=SLIPS) for seats in range(1, 5)]


class Viscounts(GameType):
    """The GameType of Viscounts."""

    name = "viscounts"
    rules_version = 1
    seats = range(1, 5)
    seat_names: tuple[str, ...] = COLOURS
    minutes: tuple[int, int] = (60, 90)
    weight: float = 3.5
    options: tuple[Option, ...] = (
        Option("ai", "cleric", ("cleric", "builder", "noble", "card"), seats=(1,)),
        Option("future_schemes", 0, (0, 1, 2, 3), seats=(1,)),
        Option("extra_heroes", False),
        DeckOption(cardfiles.GAME, cardfiles.deck_of),
    )
    fields: Fields = position.TABLE_FIELDS
    player_fields: Fields = position.PLAYER_FIELDS
    seat_word: str = "colour"
    frames: tuple[type[Frame], ...] = FRAMES
    moves: Moves = MOVES

    def variants(self) -> list[Options]:
        """With and without the extra Heroes; every AI board, from the easiest to the hardest."""
        return [
            {},
            {"extra_heroes": True, "ai": "builder", "future_schemes": 1},
            {"ai": "noble", "future_schemes": 2},
            {"ai": "card", "future_schemes": 3},
            *[variant for expansion in self.attached() for variant in expansion.variants()],
        ]

    def modules(self, seats: int, options: Options) -> list[engine.Module]:
        """A game for one is against an AI board."""
        found: list[engine.Module] = []
        if seats == 1:
            deck = cardfiles.deck_of(str(options["deck"]))
            board = next(board for board in deck.ai_boards if board.id == options["ai"])
            found.append(Solo(board, int(str(options["future_schemes"]))))
        return found + super().modules(seats, options)

    def deck(self, options: Options) -> Deck:
        """The cards of a table: those of the game or of a deck file, with what expansions add."""
        found = cardfiles.deck_of(str(options["deck"]))
        for expansion in self.attached():
            found = expansion.deck(found, options)
        return found

    def attached(self) -> list[Expansion]:
        """The expansions that bring cards and words of their own."""
        return [expansion for expansion in self.expansions if isinstance(expansion, Expansion)]

    def vocabulary(self, options: Options) -> Vocabulary:
        deck = self.deck(options)
        return {TOWNSFOLK: [card.id for card in deck.townsfolk]}

    def card_names(self, options: Options) -> Mapping[str, Mapping[int, CardId]]:
        """Player cards have numbers for names; extra Heroes are there only where they are in the game."""
        deck, extra = self.deck(options), bool(options["extra_heroes"])
        return {
            TOWNSFOLK: {number: card.id for number, card in enumerate(deck.townsfolk) if extra or not card.extra},
            MANUSCRIPTS: {number: tile.id for number, tile in enumerate(deck.manuscripts)},
            PLAYER_CARDS: {number: card.town for number, card in enumerate(deck.player_cards)},
            SCHEMES: {number: scheme.id for number, scheme in enumerate(deck.schemes)},
        }

    def setup(self, rules: Ruleset, rng: Rng) -> State:
        """A fresh table (VIS-SETUP)."""
        table = setup.new_table(rules, rng, self.deck(rules.options))
        setup.set_up(table, bool(rules.options["extra_heroes"]))
        return table

    def blank(self, rules: Ruleset, rng: Rng) -> State:
        table = setup.new_table(rules, rng, self.deck(rules.options))
        table.debt_stack = table.deck.kingdom.debts[rules.seats - 1]
        table.deed_stack = table.deck.kingdom.deeds[rules.seats - 1]
        return table

    def complete(self, state: Table, read: Reader) -> None:
        restoring.complete(state, read)

    def go_on(self, state: Table, told: bool) -> None:
        restoring.go_on(state, told)

    def check(self, state: Table) -> None:
        restoring.check(state)

    def determinize(self, state: Table, seat: int, rng: Rng) -> None:
        """Deal anew what the seat can't know."""
        secrets.deal_anew(state, seat, rng)

    def scores(self, state: Table) -> Scores:
        """VIS-SCORE."""
        return score(state)

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        """The table in numbers."""
        observing.write(state, seat, sheet)

    def evaluate(self, state: Table, seat: int) -> float:
        """What the simple bots go by."""
        return evaluation.evaluate(state, seat)

    def yardstick(self, state: Table) -> Yardstick:
        """By the number of players."""
        return YARDSTICKS[state.seats - 1]

    def prospects(self, state: Table) -> list[float]:
        """What the search goes by."""
        return evaluation.prospects(state)

    def forecast(self, state: Table, seat: int) -> float:
        """What people are told."""
        return evaluation.forecast(state, seat)

    def opposition(self, state: Table) -> list[float]:
        """Alone, the AI's points."""
        return evaluation.opposition(state)

    def looks_past(self, choice: Choice) -> bool:
        """Not past a new turn."""
        return not isinstance(choice, PlayCard)

    def compared(self, choice: Choice, moves: list[int]) -> list[int]:
        """Which card is discarded is all the same to `evaluate`: none of them, or the first."""
        return moves[:2] if isinstance(choice, DiscardCard) else moves

    def narrator(self, options: Options) -> Narrator:
        """Who tells the game in words."""
        attached = [telling for expansion in self.attached() for telling in expansion.telling(options)]
        return ViscountsNarrator(str(options["deck"]), str(options["ai"]), attached)

    def texts_folder(self) -> Traversable:
        """The messages beside the game."""
        return resources.files("regnum.games.viscounts").joinpath("messages")

    def lessons_folder(self) -> Traversable:
        """The lessons beside the game."""
        return resources.files("regnum.games.viscounts").joinpath("lessons")

    def components(self, options: Options) -> dict[str, object]:
        """The card files, with the lists of the table's own deck in them."""
        found = cardfiles.components(str(options["deck"]))
        for expansion in self.attached():
            for kind, cards in expansion.components(options).items():
                there = found.get(kind)
                found[kind] = {**there, **cards} if isinstance(there, dict) else cards
        return found

    def unused_lists(self, seats: int, options: Options) -> tuple[str, ...]:
        """Schemes and the AI's boards are for one player."""
        return () if seats == 1 else ("scheme", "ai_board", "ai_track")

    def audit(self, state: Table) -> None:
        """What must always hold."""
        audit(state)
