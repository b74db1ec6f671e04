"""Phase B: every selected card is constructed or recycled (section 5 of the rules)."""

from typing import Final

from mypy_extensions import i64

from regnum.engine.state import NOT_NOW, Effect, Frame, Refusal
from regnum.games.wonderful_kingdom import construction, moves
from regnum.games.wonderful_kingdom.cards import is_development, is_recyclable
from regnum.games.wonderful_kingdom.state import PLANNING, Laid, Player, Table
from regnum.games.wonderful_kingdom.window import Committing
from regnum.games.wonderful_kingdom.words import CALAMITY, CARDS, NOBODY

NOT_SELECTED: Final = Refusal("IWK-PLAN-02", "not-selected")
TREASURE_ONLY_RECYCLED: Final = Refusal("IWK-PLAN-08", "treasure-only-recycled")
CARDS_LEFT: Final = Refusal("IWK-PLAN-13", "cards-left")


class Leftovers(Effect):
    """All cards that nobody selected are discarded as they lie (IWK-OFFER-12, IWK-SOLO-09, IWK-RUL-11).

    Menaces among them have no effect (IWK-MENACE-19).
    """

    NAME = "leftovers"
    BELOW = ("reveal",)

    def resolve(self, state: Table) -> None:
        """Only now, at the end of phase A."""
        left = state.areas[0] + state.areas[1]
        state.areas = [[], []]
        for laid in left:
            state.discard_laid(laid)
        if state.log is not None and left:
            state.tell("leftovers", "IWK-OFFER-12", NOBODY, {"amount": len(left)})


class Reveal(Effect):
    """All face-down cards are turned up at the same time (IWK-PLAN-01); calamities strike (IWK-PLAN-12)."""

    NAME = "reveal"
    BELOW = ("open-planning",)

    def resolve(self, state: Table) -> None:
        """Then the module's cards do."""
        for seat in range(state.seats):
            reveal_selection(state, seat)
        for seat in range(state.seats):
            state.module.taken(state, seat)
            suffer_calamities(state, seat)
        state.module.revealed(state)


def reveal_selection(state: Table, seat: int) -> None:
    """Turn up what a player took unseen, only now in solo too (IWK-SOLO-14)."""
    player = state.players[seat]
    if state.log is not None:
        for laid in player.selection:
            if laid.face_down:
                state.tell("revealed", "IWK-PLAN-01", seat, {"card": state.deck.ids[laid.card]})
    player.selection = [laid.turned_up() if laid.face_down else laid for laid in player.selection]


def suffer_calamities(state: Table, seat: int) -> None:
    """Calamities go onto the duchy card, without a choice (IWK-PLAN-09), and not before phase B (IWK-RUL-12)."""
    player = state.players[seat]
    struck = [laid for laid in player.selection if laid.card == CALAMITY]
    if not struck:
        return
    player.calamities += len(struck)
    player.selection = [laid for laid in player.selection if laid.card != CALAMITY]
    if state.log is not None:
        state.tell("calamities", "IWK-PLAN-09", seat, {"amount": len(struck)})


class OpenPlanning(Effect):
    """Both players plan at the same time (IWK-ROUND-02)."""

    NAME = "open-planning"
    BELOW = ("production",)

    def resolve(self, state: Table) -> None:
        """A lane for each."""
        state.open_lanes(PLANNING_LANES[state.seats])


def selected(player: Player, card: i64) -> int:
    """Where a card lies in the selection area; -1 when it is not there."""
    for index in range(len(player.selection)):
        if player.selection[index].card == card:
            return index
    return -1


def take_selected(player: Player, card: int) -> Laid:
    """Take a card out of the selection area."""
    selection = player.selection.copy()
    laid = selection.pop(selected(player, card))
    player.selection = selection
    return laid


class Planning(Committing):
    """Construct or recycle each card of the selection area, in any order (IWK-PLAN-02, IWK-PLAN-10).

    A card under construction does not come back here (IWK-RUL-13).
    """

    NAME = "planning"
    BELOW = ("production",)
    RULE = "IWK-PLAN-02"
    WHEN = PLANNING

    def list_work(self, state: Table, found: list[int]) -> None:
        """Cards of one name are alike."""
        player = state.players[self.seat]
        for index in range(len(player.selection)):
            card = player.selection[index].card
            if is_recyclable(card) and selected(player, card) == index:
                found += moves.USES[card]

    def work_refusal(self, state: Table, move: int) -> Refusal | None:
        """Treasures can't be constructed (IWK-PLAN-08)."""
        if not moves.CONSTRUCT <= move < moves.PLACE:
            return Refusal("IWK-PLAN-02", NOT_NOW)
        card = (move - moves.CONSTRUCT) % CARDS
        if not is_recyclable(card):
            return Refusal("IWK-PLAN-09" if card == CALAMITY else "IWK-PLAN-02", "no-building-card")
        if selected(state.players[self.seat], card) < 0:
            return NOT_SELECTED
        if move < moves.RECYCLE and not is_development(card):
            return TREASURE_ONLY_RECYCLED
        return None

    def work(self, state: Table, move: int) -> None:
        """One card at a time."""
        player = state.players[self.seat]
        card = (move - moves.CONSTRUCT) % CARDS
        take_selected(player, card)
        if move < moves.RECYCLE:
            construction.begin_site(state, self.seat, card)
            return
        if state.log is not None:
            state.tell("recycled", "IWK-PLAN-04", self.seat, {"card": state.deck.ids[card]})
        state.discard(self.seat, card)
        player.waiting += state.deck.recycled(card)

    def commit_refusal(self, state: Table) -> Refusal | None:
        """Only with an empty selection area (IWK-PLAN-13): the phase ends when all cards are used (IWK-PLAN-07)."""
        return CARDS_LEFT if state.players[self.seat].selection else None


#: The lanes by the number of seats: frames never change, so all rounds share them.
PLANNING_LANES: Final[list[list[Frame]]] = [[Planning(seat) for seat in range(seats)] for seats in range(3)]
