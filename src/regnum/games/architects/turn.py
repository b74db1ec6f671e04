"""The turn, from one player to the next (ARC-TURN)."""

from typing import Final

from regnum.engine.lists import changed
from regnum.engine.state import Choice, Refusal, SeatEffect
from regnum.games.architects import moves
from regnum.games.architects.discards import DiscardBuilding
from regnum.games.architects.places.placings import PLACINGS, legal_placements
from regnum.games.architects.reset import Reset
from regnum.games.architects.scoring import EndGame
from regnum.games.architects.state import Table
from regnum.games.architects.words import CIRCLES, COLOURS, FREE, PLACES


class Turn(SeatEffect):
    """A player's turn begins."""

    NAME = "turn"

    def resolve(self, state: Table) -> None:
        """Place a Worker; without one, take one back (ARC-TURN-01, ARC-TURN-03).

        The supply is looked at only now, so what comes back in a turn is of use in the next (ARC-RUL-12).
        """
        player = state.players[self.seat]
        state.turn = self.seat
        state.push(END_TURN[self.seat])
        if player.workers > 0:
            state.lost_turns = 0
            state.push(PLACE_WORKER[self.seat])
        elif player.stands_somewhere():
            state.lost_turns = 0
            state.push(RECALL[self.seat])
        elif state.lost_turns >= state.seats and can_recall_anything(state, self.seat):
            state.lost_turns = 0
            state.push(LastResort(self.seat))
        else:
            state.lost_turns += 1
            if state.log is not None:
                state.tell("lost-turn", "ARC-RUL-11", self.seat, {})


class PlaceWorker(Choice):
    """Place exactly one Worker on a location and resolve it (ARC-TURN-01).

    There is no passing and no second placement (ARC-TURN-02, ARC-RUL-09).
    """

    NAME = "place-worker"
    RULE = "ARC-TURN-01"

    def plays_itself(self) -> bool:
        """The player should see it even if it is forced."""
        return False

    def candidates(self, state: Table) -> list[int]:
        return list(range(moves.PLACE, moves.PLACE + len(PLACINGS)))

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Each location says for itself."""
        return PLACINGS[move - moves.PLACE].refusal(state, self.seat)

    def moves(self, state: Table) -> list[int]:
        """The same, out of ready-made lists."""
        return legal_placements(state, self.seat)

    def choose(self, state: Table, move: int) -> None:
        """The Worker leaves the player supply and the location is resolved."""
        state.players[self.seat].workers -= 1
        if state.log is not None:
            state.tell("placed", "ARC-TURN-01", self.seat, {"place": PLACINGS[move - moves.PLACE].NAME})
        PLACINGS[move - moves.PLACE].visit(state, self.seat)


class Recall(Choice):
    """Without Workers the whole turn goes into taking one back (ARC-TURN-03)."""

    NAME = "recall"
    RULE = "ARC-TURN-03"

    def plays_itself(self) -> bool:
        """The player should see it even if it is forced."""
        return False

    def candidates(self, state: Table) -> list[int]:
        """From wherever a Worker can be."""
        return list(range(moves.RECALL, moves.RECALL_BOARD + 5))

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Only from a large-circle location (ARC-TURN-04)."""
        place = move - moves.RECALL
        if place >= CIRCLES:
            return ONLY_FROM_CIRCLES
        return None if state.players[self.seat].at[place] else NO_WORKER_THERE

    def moves(self, state: Table) -> list[int]:
        """The same, looking at the large circles only."""
        at = state.players[self.seat].at
        legal: list[int] = []
        for place in range(CIRCLES):
            if at[place]:
                legal.append(moves.RECALL + place)
        return legal

    def choose(self, state: Table, move: int) -> None:
        """The Worker may be used from the next turn on."""
        player = state.players[self.seat]
        player.at[move - moves.RECALL] -= 1
        player.workers += 1
        if state.log is not None:
            state.tell("recalled", self.RULE, self.seat, {"place": PLACES[move - moves.RECALL]})


ONLY_FROM_CIRCLES: Final = Refusal("ARC-TURN-04", "only-from-circles")
NO_WORKER_THERE: Final = Refusal("ARC-TURN-03", "no-worker-there")


def can_recall_anything(table: Table, seat: int) -> bool:
    """Whether a Worker can be taken back by the safety net."""
    captured = any(other.captured[seat] for other in table.players)
    return captured or seat in table.market or table.players[seat].prison > 0


class LastResort(Choice):
    """The safety net when every player has just lost a turn for want of Workers (ARC-RUL-11)."""

    NAME = "last-resort"
    RULE = "ARC-RUL-11"

    def plays_itself(self) -> bool:
        """The player should see it even if it is forced."""
        return False

    def candidates(self, state: Table) -> list[int]:
        """From wherever a Worker can be."""
        return list(range(moves.RECALL, moves.RECALL_BOARD + 5))

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """From the Black Market, the Prison or another player's board."""
        if move >= moves.RECALL_BOARD:
            captor = move - moves.RECALL_BOARD
            found = captor < state.seats and state.players[captor].captured[self.seat] > 0
        elif move == moves.RECALL_PRISON:
            found = state.players[self.seat].prison > 0
        elif move >= moves.RECALL_MARKET:
            found = state.market[move - moves.RECALL_MARKET] == self.seat
        else:
            found = False
        return None if found else NO_WORKER_THERE

    def choose(self, state: Table, move: int) -> None:
        player = state.players[self.seat]
        if state.log is not None:
            state.tell("recalled-anyhow", self.RULE, self.seat, {})
        if move >= moves.RECALL_BOARD:
            captor = state.players[move - moves.RECALL_BOARD]
            captor.captured = changed(captor.captured, self.seat, captor.captured[self.seat] - 1)
        elif move == moves.RECALL_PRISON:
            player.prison -= 1
        else:
            state.market = changed(state.market, move - moves.RECALL_MARKET, FREE)
        player.workers += 1


class EndTurn(SeatEffect):
    """The action is finished: Reset, hand limit, next player (ARC-TURN-05, ARC-RUL-26)."""

    NAME = "end-turn"

    def resolve(self, state: Table) -> None:
        """What is pushed last comes first."""
        state.turns += 1
        state.push(NEXT_TURN[self.seat])
        for module in state.modules:
            module.turn_ended(state, self.seat)
        player = state.players[self.seat]
        if state.reset_due:
            state.push(HandLimit(self.seat))
            state.push(Reset(self.seat))
        elif len(player.hand) > player.board.hand_limit:
            state.push(HandLimit(self.seat))


class HandLimit(SeatEffect):
    """The active player discards down to the hand limit (ARC-WORKSHOP-15)."""

    NAME = "hand-limit"

    def resolve(self, state: Table) -> None:
        """One card after another, as long as there are too many."""
        player = state.players[self.seat]
        if len(player.hand) > player.board.hand_limit:
            state.push(self)
            state.push(DiscardToLimit(self.seat))


class DiscardToLimit(DiscardBuilding):
    """Too many Buildings in hand at the end of the turn."""

    NAME = "discard-to-limit"
    RULE = "ARC-WORKSHOP-15"


class NextTurn(SeatEffect):
    """The next player's turn, or the end of the game (ARC-END-01, ARC-END-04)."""

    NAME = "next-turn"

    def resolve(self, state: Table) -> None:
        """After the end is triggered everybody has exactly one more turn (ARC-END-02, ARC-RUL-61)."""
        if state.last_turns > 0:
            state.last_turns -= 1
        if state.last_turns == 0:
            state.push(EndGame())
        else:
            state.push(TURN[(self.seat + 1) % state.seats])


#: The frames of which every turn is made, one for each seat.
TURN: Final = [Turn(seat) for seat in range(len(COLOURS))]
PLACE_WORKER: Final = [PlaceWorker(seat) for seat in range(len(COLOURS))]
RECALL: Final = [Recall(seat) for seat in range(len(COLOURS))]
END_TURN: Final = [EndTurn(seat) for seat in range(len(COLOURS))]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(len(COLOURS))]
