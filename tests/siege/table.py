"""The table of Siege and its frames."""

from typing import Final

from regnum.engine.moves import Moves
from regnum.engine.parts import Player
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import Choice, Effect, Refusal, State

ROUNDS: Final = 5
HAND: Final = 3
HIGHEST: Final = 6
RAIDS_IN_HAND: Final = 2
#: What a lent card is worth more.
INTEREST: Final = 2
CARDS: Final = [str(card) for card in range(1, HIGHEST + 1)]
MOVES: Final = Moves()
STORE: Final = MOVES.each("store", CARDS, "store")
GUARD: Final = MOVES.each("guard", CARDS, "guard")
LEND: Final = MOVES.each("lend", CARDS, "lend")
NO_SUCH_CARD: Final = Refusal("SIE-ROUND", "no-such-card")
NOBODY_THERE: Final = Refusal("SIE-LEND", "nobody-there")


class Defender(Player):
    """What one seat has."""

    def __init__(self) -> None:
        super().__init__()
        self.hand: list[int] = []
        self.stores = 0

    def copy(self) -> "Defender":
        twin = Defender()
        twin.hand = self.hand
        twin.stores = self.stores
        return twin


class Siege(State):
    """A wall, what lies before it and behind it. Lists are values: never changed in place."""

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        super().__init__(rules, rng)
        self.rival = str(rules.options["rival"])
        self.round = 1
        self.players: list[Defender] = []
        self.deck: list[int] = []
        self.spent: list[int] = []
        self.guard = 0
        self.raid_hand: list[int] = []
        self.raid_deck: list[int] = []
        self.raids: list[int] = []
        self.plunder = 0

    def copy(self) -> "Siege":
        twin = Siege(self.rules, self.rng.copy())
        self.copy_kernel(twin)
        twin.round = self.round
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck
        twin.spent = self.spent
        twin.guard = self.guard
        twin.raid_hand = self.raid_hand
        twin.raid_deck = self.raid_deck
        twin.raids = self.raids
        twin.plunder = self.plunder
        return twin

    @property
    def stores(self) -> list[int]:
        """What everybody has stored."""
        return [player.stores for player in self.players]

    @stores.setter
    def stores(self, stores: list[int]) -> None:
        for player, stored in zip(self.players, stores, strict=True):
            player.stores = stored

    @property
    def fallen(self) -> bool:
        """Whether the horde has taken the wall (SIE-HORDE)."""
        return self.rival == "horde" and self.plunder >= 12 * self.seats


class Act(Choice):
    """A seat plays a card (SIE-ROUND)."""

    NAME = "act"
    RULE = "SIE-ROUND"

    def candidates(self, state: Siege) -> list[int]:
        return list(range(MOVES.size))

    def refusal(self, state: Siege, move: int) -> Refusal | None:
        if (move - STORE) % HIGHEST + 1 not in state.players[self.seat].hand:
            return NO_SUCH_CARD
        return NOBODY_THERE if move >= LEND and state.seats == 1 else None

    def choose(self, state: Siege, move: int) -> None:
        """Play the card, draw another, and the next seat's turn, or the rival's."""
        seat, card = self.seat, (move - STORE) % HIGHEST + 1
        hand = state.players[seat].hand.copy()
        hand.remove(card)
        state.spent = [*state.spent, card]
        self._play(state, move // HIGHEST, card)
        state.players[seat].hand = [*hand, state.deck[-1]]
        state.deck = state.deck[:-1]
        if state.log is not None:
            state.tell_secret("drew", "SIE-ROUND", seat, {}, {"card": state.players[seat].hand[-1]})
        state.push(Act(seat + 1) if seat + 1 < state.seats else Raid())

    def _play(self, state: Siege, way: int, card: int) -> None:
        if way == 0:
            state.players[self.seat].stores += card
        elif way == 1:
            state.guard += 3 * card
        else:
            state.players[(self.seat + 1) % state.seats].stores += card + INTEREST
        if state.log is not None:
            kind, rule = (("stored", "SIE-STORE"), ("guarded", "SIE-GUARD"), ("lent", "SIE-LEND"))[way]
            state.tell(kind, rule, self.seat, {"card": card})


class Raid(Effect):
    """The rival's turn (SIE-RAID): it acts by an effect, and nobody decides."""

    NAME = "raid"

    def resolve(self, state: Siege) -> None:
        """Its highest raid against the guard, then the next round."""
        raid = max(state.raid_hand)
        hand = state.raid_hand.copy()
        hand.remove(raid)
        state.raid_hand = [*hand, state.raid_deck[-1]]
        state.raid_deck = state.raid_deck[:-1]
        state.raids = [*state.raids, raid]
        taken = max(0, raid * state.seats - state.guard)
        state.plunder += taken
        state.guard = 0
        state.round += 1
        if state.log is not None:
            state.tell_rival("raided", "SIE-RAID", state.rival, {"strength": raid * state.seats, "taken": taken})
            if state.fallen:
                state.tell("fell", "SIE-HORDE", -1, {})
        if state.round <= ROUNDS and not state.fallen:
            state.push(Act(0))
