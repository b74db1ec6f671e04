"""Siege as the rest of the house sees it."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from regnum.engine.dealing import Zone, deal
from regnum.engine.errors import BadPosition
from regnum.engine.fields import Field, Fields, ListOf, Whole
from regnum.engine.gametype import GameType
from regnum.engine.knowledge import COUNT, OWNER
from regnum.engine.messages import Narrator
from regnum.engine.modules import attach
from regnum.engine.moves import Moves
from regnum.engine.options import Option, Options
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.scores import RivalScore, Scores
from regnum.engine.sheet import PLAYER_SECTIONS, Sheet
from regnum.engine.state import Choice, Frame, State
from regnum.engine.yardstick import Yardstick
from regnum.games import GAMES
from tests.siege.table import HAND, HIGHEST, MOVES, RAIDS_IN_HAND, ROUNDS, Act, Defender, Raid, Siege
from tests.siege.telling import SiegeNarrator

NUMBERS: Final = ListOf(Whole(1, HIGHEST))
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
    fields: Fields = Fields(
        Field("round", Whole(1, ROUNDS + 1)),
        Field("deck", NUMBERS, COUNT),
        Field("spent", NUMBERS),
        Field("guard", Whole()),
        Field("raid_hand", NUMBERS, COUNT),
        Field("raid_deck", NUMBERS, COUNT),
        Field("raids", NUMBERS),
        Field("plunder", Whole()),
    )
    player_fields: Fields = Fields(Field("hand", NUMBERS, OWNER), Field("stores", Whole()))
    frames: tuple[type[Frame], ...] = (Act, Raid)
    moves: Moves = MOVES

    def variants(self) -> list[Options]:
        return [{"rival": rival} for rival in RIVALS]

    def rivals(self, seats: int, options: Options) -> tuple[str, ...]:
        return (str(options["rival"]),)

    def setup(self, rules: Ruleset, rng: Rng) -> State:
        siege = self.blank(rules, rng)
        deck, raids = CARDS.copy(), RAID_CARDS.copy()
        rng.shuffle(deck)
        rng.shuffle(raids)
        for seat, player in enumerate(siege.players):
            player.hand = deck[HAND * seat : HAND * (seat + 1)]
        siege.deck = deck[HAND * rules.seats :]
        siege.raid_hand, siege.raid_deck = raids[:RAIDS_IN_HAND], raids[RAIDS_IN_HAND:]
        siege.push(Act(0))
        return siege

    def blank(self, rules: Ruleset, rng: Rng) -> Siege:
        siege = Siege(rules, rng)
        siege.players = [Defender() for _ in range(rules.seats)]
        attach(siege, siege.players)
        return siege

    def check(self, state: Siege) -> None:
        try:
            self.audit(state)
        except AssertionError as error:
            raise BadPosition("table", str(error)) from None

    def determinize(self, state: Siege, seat: int, rng: Rng) -> None:
        """Hands of others and the deck; the rival's hand and its deck."""
        others = [player for other, player in enumerate(state.players) if other != seat]
        hidden = state.deck + [card for player in others for card in player.hand]
        *hands, state.deck = deal(hidden, [*[Zone(HAND) for _ in others], Zone(len(state.deck))], rng)
        for player, hand in zip(others, hands, strict=True):
            player.hand = hand
        zones = [Zone(len(state.raid_hand)), Zone(len(state.raid_deck))]
        state.raid_hand, state.raid_deck = deal(state.raid_hand + state.raid_deck, zones, rng)

    def write(self, state: Siege, seat: int, sheet: Sheet) -> None:
        for place in range(state.seats):
            sheet.section(PLAYER_SECTIONS[place])
            sheet.number("stores", state.stores[(seat + place) % state.seats])
        sheet.section("secret")
        sheet.counts("hand", HIGHEST + 1, state.players[seat].hand)
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
        best = sorted(state.players[seat].hand)[-left:] if left else []
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
        cards = state.deck + state.spent + [card for player in state.players for card in player.hand]
        assert sorted(cards) == sorted(CARDS), "cards are missing"
        assert sorted(state.raid_hand + state.raid_deck + state.raids) == sorted(RAID_CARDS), "raids are missing"
        assert min([*state.stores, state.plunder, state.guard]) >= 0, "less than nothing"


def _turns_left(state: Siege, seat: int) -> int:
    if state.over:
        return 0
    return ROUNDS - state.round + int(state.top.decider() <= seat)


SIEGE: Final = SiegeType()


def list_siege() -> None:
    """Put the game among the others, in this process."""
    GAMES["siege"] = SIEGE
