"""Siege as the rest of the house sees it."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from regnum.engine.errors import BadPosition
from regnum.engine.gametype import GameType
from regnum.engine.knowledge import ALL, COUNT, NOBODY, OWNER, Knowledge
from regnum.engine.messages import Narrator
from regnum.engine.moves import Catalogue
from regnum.engine.options import Option, Options, OptionValue
from regnum.engine.reading import Reader, read_chance
from regnum.engine.rng import Rng
from regnum.engine.scores import RivalScore, Scores
from regnum.engine.sheet import PLAYER_SECTIONS, Sheet
from regnum.engine.state import Choice, State
from regnum.engine.yardstick import Yardstick
from regnum.games import GAMES
from tests.siege.table import HAND, HIGHEST, RAIDS_IN_HAND, ROUNDS, Act, Siege
from tests.siege.telling import SiegeNarrator

SEATS: Final = ("blue", "red", "green")
RIVALS: Final = ("horde", "baron")
CARDS: Final = 4 * list(range(1, HIGHEST + 1))
RAID_CARDS: Final = 2 * list(range(1, HIGHEST + 1))
#: The points that so many seats need against the horde, beside what is plundered.
NEEDED: Final = {1: 1, 2: 26, 3: 48}
#: The strength of the higher of two raids, for each seat, on average.
USUAL_RAID: Final = 4.5
USUAL_CARD: Final = 3.5
TOGETHER: Final = Yardstick(swing=6.0, play_on=20, together=True)
EACH_FOR_ITSELF: Final = Yardstick(swing=4.0, play_on=20)


class SiegeType(GameType):
    """The GameType of Siege."""

    name = "siege"
    seats = range(1, 4)
    seat_names: tuple[str, ...] = SEATS
    options: tuple[Option, ...] = (Option("rival", "horde", RIVALS),)
    knowledge: Knowledge = {
        "round": ALL,
        "turn": ALL,
        "players": {"hand": OWNER, "stores": ALL},
        "deck": COUNT,
        "spent": ALL,
        "guard": ALL,
        "raid_hand": COUNT,
        "raid_deck": COUNT,
        "raids": ALL,
        "plunder": ALL,
        "chance": NOBODY,
    }

    def variants(self) -> list[dict[str, OptionValue]]:
        return [{"rival": rival} for rival in RIVALS]

    def rivals(self, seats: int, options: Options) -> tuple[str, ...]:
        return (str(options["rival"]),)

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        siege = Siege(seats, rng, str(options["rival"]))
        deck, raids = CARDS.copy(), RAID_CARDS.copy()
        rng.shuffle(deck)
        rng.shuffle(raids)
        siege.hands = [deck[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
        siege.deck = deck[HAND * seats :]
        siege.raid_hand, siege.raid_deck = raids[:RAIDS_IN_HAND], raids[RAIDS_IN_HAND:]
        siege.push(Act(0))
        return siege

    def catalogue(self, state: Siege) -> Catalogue:
        """Three ways to play each card."""
        moves = Catalogue()
        for way in ("store", "guard", "lend"):
            for card in range(1, HIGHEST + 1):
                moves.add(f"{way} {card}", way)
        return moves

    def position(self, state: Siege) -> dict[str, object]:
        return {
            "round": state.round,
            "turn": SEATS[state.stack[-1].decider()] if state.stack else None,
            "players": [
                {"hand": hand, "stores": stores} for hand, stores in zip(state.hands, state.stores, strict=True)
            ],
            "deck": state.deck,
            "spent": state.spent,
            "guard": state.guard,
            "raid_hand": state.raid_hand,
            "raid_deck": state.raid_deck,
            "raids": state.raids,
            "plunder": state.plunder,
            "chance": state.rng.words(),
        }

    def restore(self, seats: int, options: Options, position: Mapping[str, object]) -> State:
        read = Reader(position, "table")
        siege = Siege(seats, read_chance(read), str(options["rival"]))
        siege.round = read.whole("round", 1, 1, ROUNDS + 1)
        for seat, player in enumerate(read.entries("players", seats)):
            siege.hands[seat] = player.wholes("hand")
            siege.stores[seat] = player.whole("stores", 0)
            player.done()
        siege.deck, siege.spent = read.wholes("deck"), read.wholes("spent")
        siege.guard, siege.plunder = read.whole("guard", 0), read.whole("plunder", 0)
        siege.raid_hand, siege.raid_deck = read.wholes("raid_hand"), read.wholes("raid_deck")
        siege.raids = read.wholes("raids")
        turn = read.seat("turn", SEATS[:seats])
        if turn >= 0:
            siege.push(Act(turn))
        read.done()
        try:
            self.audit(siege)
        except AssertionError as error:
            raise BadPosition("table", str(error)) from None
        return siege

    def determinize(self, state: Siege, seat: int, rng: Rng) -> None:
        """Hands of others and the deck; the rival's hand and its deck."""
        others = [other for other in range(state.seats) if other != seat]
        hidden = sorted(state.deck + [card for other in others for card in state.hands[other]])
        rng.shuffle(hidden)
        for other in others:
            state.hands[other], hidden = hidden[:HAND], hidden[HAND:]
        state.deck = hidden
        raids = sorted(state.raid_hand + state.raid_deck)
        rng.shuffle(raids)
        state.raid_hand, state.raid_deck = raids[:RAIDS_IN_HAND], raids[RAIDS_IN_HAND:]

    def decision_kinds(self) -> Mapping[str, int]:
        return {Act.NAME: 0}

    def write(self, state: Siege, seat: int, sheet: Sheet) -> None:
        for place in range(state.seats):
            sheet.section(PLAYER_SECTIONS[place])
            sheet.number("stores", state.stores[(seat + place) % state.seats])
        sheet.section("secret")
        sheet.counts("hand", HIGHEST + 1, state.hands[seat])
        sheet.section("rival")
        sheet.counts("raids", HIGHEST + 1, state.raids)
        sheet.number("plunder", state.plunder)
        sheet.section("table")
        sheet.number("round", state.round)
        sheet.number("guard", state.guard)

    def scores(self, state: Siege) -> Scores:
        """All together against the horde (SIE-HORDE), each for itself against the baron (SIE-BARON)."""
        parts = [{"stores": stores} for stores in state.stores]
        if state.rival == "horde":
            goal = NEEDED[state.seats] + state.plunder
            won = state.over and not state.fallen and sum(state.stores) >= goal
            return Scores(parts, list(range(state.seats)) if won else [], together=True, goal=goal)
        most = max(state.stores)
        winners = [seat for seat in range(state.seats) if state.stores[seat] == most > state.plunder]
        return Scores(parts, winners, rivals=[RivalScore("baron", {"plunder": state.plunder})])

    def evaluate(self, state: Siege, seat: int) -> float:
        """As if it would store its best cards from now on."""
        left = _turns_left(state, seat)
        best = sorted(state.hands[seat])[-left:] if left else []
        return state.stores[seat] + sum(best) + USUAL_CARD * (left - len(best))

    def yardstick(self, state: Siege) -> Yardstick:
        return TOGETHER if state.rival == "horde" else EACH_FOR_ITSELF

    def opposition(self, state: Siege) -> list[float]:
        """As if nobody would guard the wall from now on."""
        left = 0 if state.over else ROUNDS - state.round + 1
        usual = USUAL_RAID * state.seats
        taken = state.plunder + usual * left - min(usual, state.guard)
        return [NEEDED[state.seats] + taken if state.rival == "horde" else taken]

    def looks_past(self, choice: Choice) -> bool:
        """Every decision is a turn."""
        return False

    def narrator(self, options: Options) -> Narrator:
        return SiegeNarrator(SEATS)

    def texts_folder(self) -> Traversable:
        return Path(__file__).parent / "messages"

    def audit(self, state: Siege) -> None:
        """No card is lost, and nothing is negative."""
        cards = state.deck + state.spent + [card for hand in state.hands for card in hand]
        assert sorted(cards) == sorted(CARDS), "cards are missing"
        assert sorted(state.raid_hand + state.raid_deck + state.raids) == sorted(RAID_CARDS), "raids are missing"
        assert min([*state.stores, state.plunder, state.guard]) >= 0, "less than nothing"


def _turns_left(state: Siege, seat: int) -> int:
    if not state.stack:
        return 0
    return ROUNDS - state.round + int(state.stack[-1].decider() <= seat)


SIEGE: Final = SiegeType()


def list_siege() -> None:
    """Put the game among the others, in this process."""
    GAMES["siege"] = SIEGE
