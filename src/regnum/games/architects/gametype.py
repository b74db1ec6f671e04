"""Architects of the West Kingdom, as the rest of the house sees it."""

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from regnum.engine import modules as engine
from regnum.engine.errors import BadOption, BadPosition
from regnum.engine.fields import CardId, Fields
from regnum.engine.gametype import GameType
from regnum.engine.knowledge import ALL, Knowledge
from regnum.engine.messages import Narrator
from regnum.engine.moves import Moves, Vocabulary
from regnum.engine.options import Option, Options, SeatOption, by_seat
from regnum.engine.reading import Reader
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.scores import Scores
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice, Frame, State
from regnum.engine.yardstick import Yardstick
from regnum.games.architects import cardfiles, evaluation, observing, position, restoring, secrets, setup
from regnum.games.architects.audit import audit
from regnum.games.architects.extra_boards import ExtraBoards
from regnum.games.architects.fields import APPRENTICES, BUILDINGS, MARKET_CARDS, REWARDS
from regnum.games.architects.frames import FRAMES
from regnum.games.architects.modules import GuildhallClock, GuildhallDiscard, KingsPatience, StartingApprentice
from regnum.games.architects.moves import MOVES
from regnum.games.architects.places.black_market import large_card, small_card
from regnum.games.architects.scoring import score
from regnum.games.architects.specs import BoardSpec
from regnum.games.architects.state import Board, Table
from regnum.games.architects.telling.narrator import ArchitectsNarrator
from regnum.games.architects.turn import PlaceWorker
from regnum.games.architects.words import COLOURS, GAINS
from regnum.games.deckoption import DeckOption

RANDOM: Final = "random"
YARDSTICK: Final = Yardstick(swing=6.0, play_on=14, slips=(24.0, 9.0, 4.0, 1.0))
ALONE: Final = Yardstick(swing=25.0, play_on=14, par=150.0, slips=(24.0, 9.0, 4.0, 1.0))


def set_option(spec: BoardSpec) -> str:
    """The option that adds a board's set to the choice (ARC-VAR-04, ARC-VAR-05)."""
    return f"{spec.set}_boards"


class Architects(GameType):
    """The GameType of Architects."""

    name = "architects"
    rules_version = 1
    seats = range(1, 6)
    seat_names: tuple[str, ...] = COLOURS
    minutes: tuple[int, int] = (60, 80)
    weight: float = 2.8
    options: tuple[Option, ...] = (
        Option("boards", "standard", ("standard", "advanced")),
        SeatOption(
            "board",
            RANDOM,
            (RANDOM, *[spec.id for spec in cardfiles.board_specs()]),
            distinct=True,
            needs={"boards": "advanced"},
            choices_need={spec.id: {set_option(spec): True} for spec in cardfiles.board_specs() if spec.set != "base"},
        ),
        Option("first", "virtue", ("virtue", RANDOM), needs={"boards": "advanced"}),
        Option("promo_boards", False, needs={"boards": "advanced"}),
        Option("extra_boards", False, needs={"boards": "advanced"}),
        Option("promo_cards", False),
        Option("starting_apprentice", False),
        Option("guildhall_discard", False),
        DeckOption(cardfiles.GAME, cardfiles.deck_of),
    )
    fields: Fields = position.TABLE_FIELDS
    player_fields: Fields = position.PLAYER_FIELDS
    seat_word: str = "colour"
    frames: tuple[type[Frame], ...] = FRAMES
    moves: Moves = MOVES
    facts_knowledge: Knowledge = {"market_goods": ALL, "outlines": ALL}

    def check_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """Options of old are understood."""
        return super().check_options(seats, with_old_names_read(given))

    def variants(self) -> list[Options]:
        """Both sides of the boards, every set of boards and cards, every module."""
        everything: Options = {option.name: True for option in self.options if isinstance(option.default, bool)}
        return [
            {},
            {"boards": "advanced"},
            {"boards": "advanced", "promo_boards": True, "extra_boards": True},
            {"promo_cards": True, "starting_apprentice": True, "guildhall_discard": True},
            {"boards": "advanced", **everything},
            {"boards": "advanced", "first": "random"},
        ]

    def modules(self, seats: int, options: Options) -> list[engine.Module]:
        """A game for one has the clock, any other the King's patience; the rest is switched on by options."""
        found: list[engine.Module] = [GuildhallClock() if seats == 1 else KingsPatience()]
        if options["starting_apprentice"]:
            found.append(StartingApprentice())
        if options["guildhall_discard"]:
            found.append(GuildhallDiscard())
        if options["extra_boards"]:
            found.append(ExtraBoards())
        return found + super().modules(seats, options)

    def vocabulary(self, options: Options) -> Vocabulary:
        deck = cardfiles.deck_of(str(options["deck"]))
        return {
            BUILDINGS: [card.id for card in deck.buildings],
            APPRENTICES: [card.id for card in deck.apprentices],
        }

    def card_names(self, options: Options) -> Mapping[str, Mapping[int, CardId]]:
        """Promo cards only where they are in the game; market cards and Rewards have numbers for names."""
        deck, promo = cardfiles.deck_of(str(options["deck"])), bool(options["promo_cards"])
        return {
            BUILDINGS: {number: card.id for number, card in enumerate(deck.buildings) if promo or not card.promo},
            APPRENTICES: {number: card.id for number, card in enumerate(deck.apprentices) if promo or not card.promo},
            MARKET_CARDS: {number: number + 1 for number in range(len(deck.market))},
            REWARDS: {number: number + 1 for number in range(len(deck.rewards))},
        }

    def setup(self, rules: Ruleset, rng: Rng) -> State:
        """A fresh table (ARC-SETUP)."""
        options = rules.options
        advanced = options["boards"] == "advanced"
        deck = cardfiles.deck_of(str(options["deck"]))
        boards = deal_boards(options, rng) if advanced else [cardfiles.standard_board()] * rules.seats
        table = setup.new_table(rules, rng, deck, boards, advanced)
        setup.set_up(table, advanced, bool(options["promo_cards"]), advanced and options["first"] == "virtue")
        return table

    def blank(self, rules: Ruleset, rng: Rng) -> State:
        deck = cardfiles.deck_of(str(rules.options["deck"]))
        table = setup.new_table(rules, rng, deck, [cardfiles.standard_board()] * rules.seats, False)
        table.tax_stand = deck.main_board.tax_stand
        return table

    def complete(self, state: Table, read: Reader) -> None:
        restoring.complete(state, read)

    def go_on(self, state: Table, told: bool) -> None:
        restoring.go_on(state, told)

    def check(self, state: Table) -> None:
        restoring.check(state)
        extra = [spec.id for spec in cardfiles.board_specs() if spec.set == "extra"]
        for seat, player in enumerate(state.players):
            if player.board.id in extra and not state.rules.options["extra_boards"]:
                raise BadPosition(f"table.players[{seat}].board", f"{player.board.id} needs the option extra_boards")

    def facts(self, state: Table) -> dict[str, object]:
        """The market's goods (not its cards), and the size of the Guildhall."""
        return {
            "market_goods": {
                "left": _words(small_card(state).small),
                "right": _words(large_card(state).large),
            },
            "outlines": 4 * state.outlines_per_row,
        }

    def determinize(self, state: Table, seat: int, rng: Rng) -> None:
        """Deal anew what the seat can't know."""
        secrets.deal_anew(state, seat, rng)

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        """The table in numbers."""
        observing.write(state, seat, sheet)

    def scores(self, state: Table) -> Scores:
        """ARC-SCORE."""
        return score(state)

    def evaluate(self, state: Table, seat: int) -> float:
        """What the simple bots go by."""
        return evaluation.evaluate(state, seat)

    def yardstick(self, state: Table) -> Yardstick:
        """Alone nobody captures, and points grow."""
        return ALONE if state.seats == 1 else YARDSTICK

    def prospects(self, state: Table) -> list[float]:
        """What the search goes by."""
        return evaluation.prospects(state)

    def forecast(self, state: Table, seat: int) -> float:
        """What people are told."""
        return evaluation.forecast(state, seat)

    def looks_past(self, choice: Choice) -> bool:
        """Not past a new turn, which alone follows at once."""
        return not isinstance(choice, PlaceWorker)

    def narrator(self, options: Options) -> Narrator:
        """Speaks of the cards of the table's deck."""
        return ArchitectsNarrator(str(options["deck"]))

    def texts_folder(self) -> Traversable:
        """The messages beside the game."""
        return resources.files("regnum.games.architects").joinpath("messages")

    def lessons_folder(self) -> Traversable:
        """The lessons beside the game."""
        return resources.files("regnum.games.architects").joinpath("lessons")

    def components(self, options: Options) -> dict[str, object]:
        """The card files, with the lists of the table's own deck in them."""
        return cardfiles.components(str(options["deck"]))

    def audit(self, state: Table) -> None:
        """What must always hold."""
        audit(state)


def _words(gains: list[int]) -> dict[str, int]:
    return {word: amount for word, amount in zip(GAINS, gains, strict=True) if amount}


def with_old_names_read(given: Mapping[str, object]) -> Mapping[str, object]:
    """Older records and positions name the boards of the first seats in the option `choose_boards`."""
    if "choose_boards" not in given:
        return given
    chosen = given["choose_boards"]
    if not isinstance(chosen, str) or "board" in given:
        raise BadOption("option choose_boards is the old name of board and takes text; give only one of them")
    options = {name: value for name, value in given.items() if name != "choose_boards"}
    options["board"] = chosen.replace(",", " ").split()
    return options


def board_pool(options: Options) -> dict[str, Board]:
    """The advanced boards that the options allow (ARC-VAR-04, ARC-VAR-05)."""
    boards = zip(cardfiles.board_specs(), cardfiles.advanced_boards(), strict=True)
    return {board.id: board for spec, board in boards if spec.set == "base" or options[set_option(spec)]}


def deal_boards(options: Options, rng: Rng) -> list[Board]:
    """Boards as chosen, the rest dealt at random (ARC-ADV-01)."""
    pool = board_pool(options)
    chosen = by_seat(options, "board")
    ids = list(pool)
    rest = [i for i, id in enumerate(ids) if id not in chosen]
    rng.shuffle(rest)
    dealt = iter(rest)
    return [pool[ids[next(dealt)] if id == RANDOM else id] for id in chosen]
