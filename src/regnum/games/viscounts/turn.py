"""Rounds and turns: playing a card, the six phases, the end of the game (VIS-TURN, VIS-CARDS, VIS-DRAW, VIS-END)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.state import Effect, Refusal, SeatEffect
from regnum.games.viscounts import moves
from regnum.games.viscounts.actions import PrimaryAction
from regnum.games.viscounts.cards import NO_ICONS
from regnum.games.viscounts.collision import CollisionPhase
from regnum.games.viscounts.fields import OF_SIDE
from regnum.games.viscounts.hiring import RecruitPhase
from regnum.games.viscounts.movement import Move
from regnum.games.viscounts.offers import OpenChoice
from regnum.games.viscounts.piles import can_draw, draw_top, leave_hand, seen, shuffle_in, stands_behind
from regnum.games.viscounts.state import (
    LAST_ROUND,
    NO_CARD,
    NO_CARDS,
    NO_HINTS,
    TRIGGERED,
    Player,
    Table,
)
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.track import gain_corruption
from regnum.games.viscounts.words import (
    AFTER_DRAW,
    BEFORE_SHIFT,
    BEFORE_TOP_CARD,
    COLOURS,
    CRIMINAL,
    DROP_OFF,
    HAND_LIMIT,
    IMMEDIATE,
    MOST_CARDS,
)


class Turn(SeatEffect):
    """A player's turn: six phases in this order (VIS-TURN-01, VIS-TURN-02)."""

    NAME = "turn"
    BELOW = ("",)

    def resolve(self, state: Table) -> None:
        """The first phase begins."""
        seat = self.seat
        state.turn = seat
        state.push(END_TURN[seat])
        state.push(DRAW_PHASE[seat])
        state.push(COLLISION_PHASE[seat])
        state.push(RECRUIT_PHASE[seat])
        state.push(ACTION_PHASE[seat])
        state.push(PLAY_PHASE[seat])
        if state.modules:
            state.push(SHIFT[seat])
            for module in state.modules:
                module.moment(state, seat, BEFORE_SHIFT)
        else:
            shift(state, seat)


class Shift(SeatEffect):
    """The cards on the Player Board move on, once nothing more is asked before it."""

    NAME = "shift"
    BELOW = ("play-phase",)

    def resolve(self, state: Table) -> None:
        shift(state, self.seat)


def shift(table: Table, seat: int) -> None:
    """All cards on the Player Board move one space on (VIS-CARDS-01)."""
    player = table.players[seat]
    dropped = player.row[2]
    player.row = [NO_CARD, player.row[0], player.row[1]]
    if dropped >= 0:
        drop_off(table, seat, dropped)


def drop_off(table: Table, seat: int, card: int) -> None:
    """The card goes onto the discard pile, then its ability is resolved (VIS-CARDS-02, VIS-CARDS-03, VIS-R-18)."""
    for module in table.modules:
        if module.drops_off(table, seat, card):
            return
    player = table.players[seat]
    player.discard = [*player.discard, card]
    townsfolk = table.deck.townsfolk[card]
    if table.log is not None:
        table.tell("dropped-off", "VIS-CARDS-02", seat, {"card": townsfolk.id})
    if townsfolk.timing == DROP_OFF and townsfolk.ability is not None:
        townsfolk.ability.do(table, seat, "VIS-CARDS-03")


class PlayPhase(SeatEffect):
    """A card from hand goes into P1; without one the top of the draw pile does, unseen (VIS-CARDS-04, VIS-CARDS-07).

    Only now is it looked whether the hand is empty (VIS-CARDS-12, VIS-CARDS-13). Whoever owns 3 cards gets the one that
    has just dropped off (VIS-CARDS-09).
    """

    NAME = "play-phase"
    BELOW = ("action-phase",)

    def misfit(self, state: Table) -> str:
        """Before the shift there is no room yet."""
        room = state.players[self.seat].row[0] < 0 or any(frame.NAME == Shift.NAME for frame in state.stack)
        return "" if room else "there is no room for a card"

    def resolve(self, state: Table) -> None:
        if state.players[self.seat].hand:
            state.push(PLAY_CARD[self.seat])
            return
        state.push(PlayTop(self.seat))
        for module in state.modules:
            module.moment(state, self.seat, BEFORE_TOP_CARD)


class PlayTop(SeatEffect):
    """The top of the draw pile is played, unless a card has come into the hand meanwhile (VIS-CARDS-13)."""

    NAME = "play-top"
    BELOW = ("action-phase",)

    def misfit(self, state: Table) -> str:
        return "" if state.players[self.seat].row[0] < 0 else "there is no room for a card"

    def resolve(self, state: Table) -> None:
        """All that a shuffle brings comes before the card is played (VIS-CARDS-12)."""
        player = state.players[self.seat]
        if player.hand:
            state.push(PLAY_CARD[self.seat])
        elif not player.draw:
            state.push(self)
            shuffle_in(state, self.seat)
        else:
            card = draw_top(state, self.seat)
            seen(player, card)
            play_card(state, self.seat, card, "VIS-CARDS-07")


class PlayCard(OpenChoice):
    """Which card to play (VIS-CARDS-04)."""

    NAME = "play-card"
    BELOW = ("action-phase",)
    RULE = "VIS-CARDS-04"

    def misfit(self, state: Table) -> str:
        player = state.players[self.seat]
        return "" if player.hand and player.row[0] < 0 else "there is no card to play, or no room for it"

    def answers(self, state: Table) -> list[int]:
        return ALL_CARDS

    def refused(self, state: Table, move: int) -> Refusal | None:
        player = state.players[self.seat]
        if move - moves.PLAY not in player.hand:
            return NOT_IN_HAND
        return ONE_OF_MANY if stands_behind(state, player, move - moves.PLAY) else None

    def legal(self, state: Table) -> list[int]:
        """The same, looking at the hand only."""
        player = state.players[self.seat]
        if not state.deck.has_series:
            return [moves.PLAY + card for card in player.hand]
        return [moves.PLAY + card for card in player.hand if not stands_behind(state, player, card)]

    def take(self, state: Table, move: int) -> None:
        leave_hand(state.players[self.seat], move - moves.PLAY)
        play_card(state, self.seat, move - moves.PLAY, self.RULE)


ALL_CARDS: Final = list(range(moves.PLAY, moves.PLAY + MOST_CARDS))
NOT_IN_HAND: Final = Refusal("VIS-CARDS-04", "not-in-hand")
ONE_OF_MANY: Final = Refusal("VIS-CARDS-04", "one-of-many")


def play_card(table: Table, seat: int, card: int, rule: str) -> None:
    """Into P1; a Criminal brings Corruption for all Criminals on the board (VIS-CARDS-05); then its ability.

    Its value is how far the Viscount moves this turn (VIS-CARDS-10).
    """
    player = table.players[seat]
    player.row = [card, player.row[1], player.row[2]]
    table.push(Move(seat, card))
    townsfolk = table.deck.townsfolk[card]
    if table.log is not None:
        table.tell("played", rule, seat, {"card": townsfolk.id})
    if townsfolk.icons[CRIMINAL]:
        gain_corruption(table, seat, player.criminals(table.deck), "VIS-CARDS-05")
    if townsfolk.timing == IMMEDIATE and townsfolk.ability is not None:
        table.push(DoEffect(seat, townsfolk.ability, "VIS-CARDS-06"))


class ActionPhase(SeatEffect):
    """Phase 3 begins; nobody was dismissed for it yet."""

    NAME = "action-phase"
    BELOW = ("recruit-phase",)

    def resolve(self, state: Table) -> None:
        state.help = NO_ICONS
        state.push(PRIMARY_ACTION[self.seat])


def hand_limit(table: Table, seat: int) -> int:
    """3, and more with slot WS3 and the Castle Leader card (VIS-DRAW-02, VIS-CASTLE-15)."""
    limit = HAND_LIMIT + table.deck.board.uncovered[table.players[seat].built].hand_limit
    for module in table.modules:
        limit += module.hand_limit(table, seat)
    return limit + table.deck.kingdom.leader_hand if table.leader == seat else limit


class DrawPhase(SeatEffect):
    """Phase 6: draw up to the hand limit, as long as there are cards (VIS-DRAW-01, VIS-DRAW-03).

    A Collision that a shuffle causes now waits for the next turn (VIS-DRAW-06).
    """

    NAME = "draw-phase"
    BELOW = ("end-turn",)

    def resolve(self, state: Table) -> None:
        draw_cards(state, self.seat, hand_limit(state, self.seat))
        for module in state.modules:
            module.moment(state, self.seat, AFTER_DRAW)


def draw_cards(table: Table, seat: int, limit: int) -> None:
    """Draw until so many cards are in hand."""
    player = table.players[seat]
    while len(player.hand) < limit and can_draw(player):
        card = draw_top(table, seat)
        player.hand = with_card(player, card)
        if table.log is not None:
            table.tell_secret("drew-card", "VIS-DRAW-01", seat, {}, {"card": table.deck.townsfolk[card].id})


def with_card(player: Player, card: int) -> list[int]:
    """The hand with one card more, in order."""
    at = 0
    while at < len(player.hand) and player.hand[at] < card:
        at += 1
    hand = player.hand.copy()
    hand.insert(at, card)
    return hand


class EndTurn(SeatEffect):
    """The next turn, or the end of the game (VIS-TURN-03, VIS-END-01).

    When the end is triggered the round is played to its end and exactly one more follows (VIS-END-02, VIS-R-43), so
    that all have had the same number of turns (VIS-INV-06); an AI has the last one (VIS-SOLO-38).
    """

    NAME = "end-turn"
    FIELDS = Fields(OF_SIDE)
    BELOW = ("",)

    def resolve(self, state: Table) -> None:
        state.help = NO_ICONS
        state.turns += 1
        following = (self.seat + 1) % state.sides
        if following == state.first_seat:
            if state.closing == LAST_ROUND:
                state.push(EndGame())
                return
            if state.closing == TRIGGERED:
                state.closing = LAST_ROUND
                if state.log is not None:
                    state.tell("last-round", "VIS-END-01", following, {})
        if following < state.seats:
            state.push(TURN[following])
        else:
            for module in state.modules:
                module.take_turn(state, following)


class EndGame(Effect):
    """The game is over: everybody lays their cards open for scoring (VIS-HID-06)."""

    NAME = "end-game"
    BELOW = ("",)

    def resolve(self, state: Table) -> None:
        for player in state.players:
            player.discard = player.discard + player.hand + player.draw
            player.hand = NO_CARDS
            player.draw = NO_CARDS
            player.hints = NO_HINTS
        for module in state.modules:
            module.final_scoring(state)


#: The frames of every turn, made once and shared.
TURN: Final = [Turn(seat) for seat in range(len(COLOURS))]
SHIFT: Final = [Shift(seat) for seat in range(len(COLOURS))]
PLAY_PHASE: Final = [PlayPhase(seat) for seat in range(len(COLOURS))]
PLAY_CARD: Final = [PlayCard(seat) for seat in range(len(COLOURS))]
ACTION_PHASE: Final = [ActionPhase(seat) for seat in range(len(COLOURS))]
PRIMARY_ACTION: Final = [PrimaryAction(seat) for seat in range(len(COLOURS))]
RECRUIT_PHASE: Final = [RecruitPhase(seat) for seat in range(len(COLOURS))]
COLLISION_PHASE: Final = [CollisionPhase(seat) for seat in range(len(COLOURS))]
DRAW_PHASE: Final = [DrawPhase(seat) for seat in range(len(COLOURS))]
END_TURN: Final = [EndTurn(seat) for seat in range(len(COLOURS))]
