"""Architects of the West Kingdom, as the rest of the house sees it."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from regnum.engine.errors import BadOption
from regnum.engine.gametype import GameType
from regnum.engine.knowledge import ALL, COUNT, NOBODY, OWNER, PRIVATE, Knowledge
from regnum.engine.messages import Narrator
from regnum.engine.moves import Catalogue
from regnum.engine.options import Option, Options, OptionValue
from regnum.engine.rng import Rng
from regnum.engine.scores import Scores
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice, State
from regnum.games.architects import cardfiles, evaluation, observing, position, restoring, secrets, setup
from regnum.games.architects.audit import audit
from regnum.games.architects.cards import Deck
from regnum.games.architects.modules import GuildhallClock, GuildhallDiscard, KingsPatience, StartingApprentice
from regnum.games.architects.moves import catalogue_of
from regnum.games.architects.places.black_market import large_card, small_card
from regnum.games.architects.scoring import score
from regnum.games.architects.state import Board, Module, Table
from regnum.games.architects.telling.narrator import ArchitectsNarrator
from regnum.games.architects.turn import PlaceWorker
from regnum.games.architects.words import COLOURS, GAINS


class Architects(GameType):
    """The GameType of Architects."""

    name = "architects"
    rules_version = 1
    seats = range(1, 6)
    seat_names: tuple[str, ...] = COLOURS
    minutes: tuple[int, int] = (60, 80)
    weight: float = 2.8
    swing: float = 6.0
    play_on: int = 14
    options: tuple[Option, ...] = (
        Option("boards", "standard", ("standard", "advanced")),
        Option("choose_boards", ""),
        Option("first", "virtue", ("virtue", "random")),
        Option("promo_boards", False),
        Option("extra_boards", False),
        Option("promo_cards", False),
        Option("starting_apprentice", False),
        Option("guildhall_discard", False),
        Option("deck", "", names_file=True),
    )
    #: Section 15 of the rules: who may see what (ARC-HID-01, ARC-SETUP-12).
    knowledge: Knowledge = {
        "first": ALL,
        "turn": ALL,
        "players": {
            "colour": ALL,
            "board": ALL,
            "clay": ALL,
            "wood": ALL,
            "stone": ALL,
            "gold": ALL,
            "marble": ALL,
            "silver": ALL,
            "virtue": ALL,
            "cathedral": ALL,
            "unpaid_debts": ALL,
            "paid_debts": ALL,
            "workers": ALL,
            "prison": ALL,
            "at": ALL,
            "captured": ALL,
            "apprentices": ALL,
            "buildings": ALL,
            "hand": OWNER,
            "packet": OWNER,
            "kept": PRIVATE,
            "looking": OWNER,
            "deciding": ALL,
        },
        "display": ALL,
        "black_market": ALL,
        "tax_stand": ALL,
        "guildhall": ALL,
        "reset_due": ALL,
        "last_turns": ALL,
        "lost_turns": ALL,
        "turns": ALL,
        "outline_turn": ALL,
        "building_deck": COUNT,
        "apprentice_deck": COUNT,
        "apprentices_under": ALL,
        "rewards": COUNT,
        "rewards_in_box": COUNT,
        "small_market": COUNT,
        "large_market": COUNT,
        "chance": NOBODY,
        "ledger": NOBODY,
        "stack": NOBODY,
    }

    def check_options(self, given: Mapping[str, object]) -> Options:
        """Boards can only be chosen in the advanced game; the deck file must be readable."""
        options = super().check_options(given)
        advanced = options["boards"] == "advanced"
        for name in ("choose_boards", "promo_boards", "extra_boards"):
            if options[name] and not advanced:
                raise BadOption(f"option {name} needs boards=advanced")
        if options["first"] != "virtue" and not advanced:
            raise BadOption(
                "option first needs boards=advanced; with standard boards the first player is random anyway"
            )
        for id in chosen_boards(options):
            if id not in board_pool(options):
                raise BadOption(f"option choose_boards: no board {id!r}; there are: {', '.join(board_pool(options))}")
        options["deck"] = cardfiles.pinned(str(options["deck"]))
        cardfiles.deck_of(str(options["deck"]))
        return options

    def variants(self) -> list[dict[str, OptionValue]]:
        """Both sides of the boards, every set of boards and cards, every module."""
        everything: dict[str, OptionValue] = {
            option.name: True for option in self.options if isinstance(option.default, bool)
        }
        return [
            {},
            {"boards": "advanced"},
            {"boards": "advanced", "promo_boards": True, "extra_boards": True},
            {"promo_cards": True, "starting_apprentice": True, "guildhall_discard": True},
            {"boards": "advanced", **everything},
            {"boards": "advanced", "first": "random"},
        ]

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """A fresh table (ARC-SETUP)."""
        advanced = options["boards"] == "advanced"
        deck = cardfiles.deck_of(str(options["deck"]))
        boards = deal_boards(seats, options, rng) if advanced else [cardfiles.standard_board()] * seats
        promo = bool(options["promo_cards"])
        by_virtue = advanced and options["first"] == "virtue"
        return setup.set_up(seats, rng, deck, boards, modules_of(seats, options), advanced, promo, by_virtue)

    def catalogue(self, state: Table) -> Catalogue:
        """One catalogue a deck."""
        return _catalogue(state.deck)

    def position(self, state: Table) -> dict[str, object]:
        """The table in words."""
        return position.describe(state, _catalogue(state.deck))

    def restore(self, seats: int, options: Options, position_data: Mapping[str, object]) -> State:
        """The table that a position describes."""
        deck = cardfiles.deck_of(str(options["deck"]))
        boards = {board.id: board for board in [cardfiles.standard_board(), *cardfiles.advanced_boards()]}
        return restoring.restore(
            seats,
            deck,
            boards,
            modules_of(seats, options),
            bool(options["promo_cards"]),
            _catalogue(deck),
            position_data,
        )

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

    def decision_kinds(self) -> Mapping[str, int]:
        """All choices of the game."""
        return observing.DECISIONS

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        """The table in numbers."""
        observing.write(state, seat, sheet)

    def scores(self, state: Table) -> Scores:
        """ARC-SCORE."""
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
        """Not past a new turn, which alone follows at once."""
        return not isinstance(choice, PlaceWorker)

    def narrator(self, options: Options) -> Narrator:
        """Speaks of the cards of the table's deck."""
        return ArchitectsNarrator(str(options["deck"]))

    def texts_folder(self) -> Traversable:
        """The messages beside the game."""
        return resources.files("regnum.games.architects").joinpath("messages")

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


def _words(gains: list[int]) -> dict[str, int]:
    return {word: amount for word, amount in zip(GAINS, gains, strict=True) if amount}


def modules_of(seats: int, options: Options) -> tuple[Module, ...]:
    """The modules that the options switch on; a game for one has the clock, any other the King's patience."""
    modules: list[Module] = [GuildhallClock() if seats == 1 else KingsPatience()]
    if options["starting_apprentice"]:
        modules.append(StartingApprentice())
    if options["guildhall_discard"]:
        modules.append(GuildhallDiscard())
    return tuple(modules)


def board_pool(options: Options) -> dict[str, Board]:
    """The advanced boards that the options allow (ARC-VAR-04, ARC-VAR-05)."""
    sets = (
        {"base"} | ({"promo"} if options["promo_boards"] else set()) | ({"extra"} if options["extra_boards"] else set())
    )
    boards = zip(cardfiles.board_specs(), cardfiles.advanced_boards(), strict=True)
    return {board.id: board for spec, board in boards if spec.set in sets}


def chosen_boards(options: Options) -> list[str]:
    """The boards named by the option `choose_boards`, in the order of the seats."""
    return str(options["choose_boards"]).replace(",", " ").split()


def deal_boards(seats: int, options: Options, rng: Rng) -> list[Board]:
    """Boards as chosen, the rest dealt at random (ARC-ADV-01)."""
    pool = board_pool(options)
    chosen = chosen_boards(options)
    if len(chosen) > seats or len(set(chosen)) != len(chosen):
        raise BadOption(f"option choose_boards: name at most {seats} different boards, one a seat")
    rest = [i for i, id in enumerate(pool) if id not in chosen]
    rng.shuffle(rest)
    ids = list(pool)
    return [pool[id] for id in [*chosen, *[ids[i] for i in rest]][:seats]]
