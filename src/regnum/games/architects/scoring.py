"""The end of the game and final scoring (ARC-END-04, ARC-SCORE)."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.scores import Parts, Scores, Tally
from regnum.engine.state import SEAT, Choice, Effect, Refusal
from regnum.games.architects import moves
from regnum.games.architects.fields import whole
from regnum.games.architects.state import Table
from regnum.games.architects.virtue import gain_virtue
from regnum.games.architects.words import GOLD, MARBLE, SILVER

#: The worth of an unpaid Debt (ARC-DEBT-04).
DEBT_VP: Final = -2


class EndGame(Effect):
    """All players resolve their Virtue effects before any points are counted (ARC-RUL-63)."""

    NAME = "end-game"

    def resolve(self, state: Table) -> None:
        """Beginning with the starting player (ARC-RUL-77)."""
        for seat in reversed(state.clockwise(state.first)):
            if virtue_buildings(state, seat):
                state.push(EndEffects(seat, 0))


def virtue_buildings(table: Table, seat: int) -> list[int]:
    """The places, among the player's Buildings, of those that change Virtue at the end."""
    buildings = table.players[seat].buildings
    return [i for i, number in enumerate(buildings) if table.deck.buildings[number].effect.changes_virtue]


class EndEffects(Choice):
    """In which order the player's own Virtue effects are resolved (ARC-SCORE-01, ARC-RUL-63)."""

    NAME = "end-effects"
    FIELDS = Fields(SEAT, whole("resolved"))
    RULE = "ARC-SCORE-01"

    def __init__(self, seat: int, resolved: int) -> None:
        super().__init__(seat)
        self.resolved = resolved

    def candidates(self, state: Table) -> list[int]:
        """Every Building that changes Virtue at the end."""
        cards = state.deck.buildings
        return [moves.RESOLVE + n for n, card in enumerate(cards) if card.effect.changes_virtue]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Own ones, once each."""
        buildings = state.players[self.seat].buildings
        if move - moves.RESOLVE not in buildings:
            return NOT_CONSTRUCTED
        return ALREADY_RESOLVED if self.resolved >> buildings.index(move - moves.RESOLVE) & 1 else None

    def choose(self, state: Table, move: int) -> None:
        """Virtue beyond the track takes or destroys Debts as ever (ARC-RUL-67)."""
        number = move - moves.RESOLVE
        resolved = self.resolved | 1 << state.players[self.seat].buildings.index(number)
        if any(not resolved >> i & 1 for i in virtue_buildings(state, self.seat)):
            state.push(EndEffects(self.seat, resolved))
        points = state.deck.buildings[number].effect.end_virtue(state, self.seat)
        gain_virtue(state, self.seat, points, self.RULE)


NOT_CONSTRUCTED: Final = Refusal("ARC-SCORE-01", "not-constructed")
ALREADY_RESOLVED: Final = Refusal("ARC-SCORE-01", "already-used")


def count_points(table: Table, seat: int, tally: Tally) -> None:
    """Count the points of one player; nothing else scores (ARC-SCORE-10)."""
    player = table.players[seat]
    cards = table.deck.buildings
    board = table.deck.main_board
    printed = bonuses = 0
    debt = DEBT_VP
    for number in player.buildings:
        card = cards[number]
        printed += card.vp
        bonuses += card.effect.end_vp(table, seat)
        debt += card.effect.debt_vp()
    tally.add("buildings", printed)  # ARC-SCORE-02, ARC-BUILD-06
    tally.add("bonuses", bonuses)  # ARC-SCORE-02
    tally.add("cathedral", board.levels[player.level - 1].vp if player.level else 0)  # ARC-SCORE-03, ARC-CATHEDRAL-06
    tally.add("virtue", board.virtue_vp[player.virtue])  # ARC-SCORE-04, ARC-VIRTUE-07
    tally.add("debts", debt * player.unpaid)  # ARC-SCORE-05
    tally.add("gold-and-marble", player.goods[GOLD] + player.goods[MARBLE])  # ARC-SCORE-06
    tally.add("silver", player.goods[SILVER] // 10)  # ARC-SCORE-07
    tally.add("prison", -(player.prison // 2))  # ARC-SCORE-08
    for module in table.modules:
        module.score(table, seat, tally)


def points(table: Table, seat: int) -> int:
    """The points of one player, without their parts."""
    tally = Tally()
    count_points(table, seat, tally)
    return tally.total


def score(table: Table) -> Scores:
    """All points, and who wins: the most of them (ARC-GEN-01).

    Ties go to Virtue, then Silver, then are shared (ARC-SCORE-09, ARC-RUL-66).
    """
    tallies = [Parts() for _ in table.players]
    for seat, tally in enumerate(tallies):
        count_points(table, seat, tally)
    keys = [
        (tally.total, player.virtue, player.goods[SILVER]) for tally, player in zip(tallies, table.players, strict=True)
    ]
    best = max(keys)
    return Scores([tally.parts for tally in tallies], [seat for seat, key in enumerate(keys) if key == best])
