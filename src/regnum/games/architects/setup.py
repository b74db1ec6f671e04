"""Setting the table up (ARC-SETUP), and the Building draft."""

from typing import Final

from regnum.engine.rng import Rng
from regnum.engine.state import Choice, Effect, Frame, Refusal
from regnum.games.architects import ledger, moves
from regnum.games.architects.cards import Deck
from regnum.games.architects.state import Board, Module, Player, Table, changed, no_workers, without
from regnum.games.architects.supply import draw_buildings, gain
from regnum.games.architects.turn import Turn
from regnum.games.architects.words import COLUMNS, SILVER

PACKET: Final = 4
KEPT_IN_DRAFT: Final = 3
#: The starting player's Silver; each next player has 1 more (ARC-SETUP-13).
FIRST_SILVER: Final = 3


def set_up(
    seats: int,
    rng: Rng,
    deck: Deck,
    boards: list[Board],
    modules: tuple[Module, ...],
    advanced: bool,
    promo_cards: bool,
    first_by_virtue: bool,
) -> Table:
    """Everything up to the draft; the rest waits on the stack."""
    table = Table(seats, rng, deck, modules)
    table.players = [new_player(table, board, advanced) for board in boards]
    # ARC-SETUP-02, ARC-RUL-05: all Black Market cards are on the Small pile.
    table.small = shuffled(rng, list(range(len(deck.market))))
    # ARC-SETUP-03, ARC-RUL-01: a face-down pile of Rewards; the others leave the game.
    rewards = shuffled(rng, list(range(len(deck.rewards))))
    used = min(2 * seats + 1, len(rewards))
    table.rewards, table.rewards_in_box = rewards[:used], sorted(rewards[used:])
    # ARC-SETUP-05; promo cards only with their option (ARC-VAR-03, ARC-RUL-02).
    table.apprentice_deck = shuffled(
        rng, [n for n, card in enumerate(deck.apprentices) if promo_cards or not card.promo]
    )
    table.display = [table.apprentice_deck.pop() for _ in range(2 * COLUMNS)]
    table.display_silver = [0] * (2 * COLUMNS)
    # ARC-SETUP-06
    table.building_deck = shuffled(rng, [n for n, card in enumerate(deck.buildings) if promo_cards or not card.promo])
    # ARC-SETUP-08
    table.tax_stand = deck.main_board.tax_stand
    first_before_draft = any(module.first_before_draft for module in modules)
    table.push(FirstTurn(advanced))
    if advanced and not first_by_virtue and not first_before_draft:
        table.push(ChooseFirst(False))
    table.push(DraftRound(1))
    table.push(BeforeDraft())
    if first_before_draft:
        table.push(ChooseFirst(first_by_virtue))
    return table


def shuffled(rng: Rng, cards: list[int]) -> list[int]:
    """The cards in random order."""
    rng.shuffle(cards)
    return cards


def new_player(table: Table, board: Board, advanced: bool) -> Player:
    """Workers and markers (ARC-SETUP-09, ARC-SETUP-10); in the advanced game what the board fixes (ARC-ADV-01).

    Of the Workers, of whom there are never more (ARC-COMP-04), so many begin in Prison (ARC-ADV-02); a starting Debt
    is unpaid (ARC-ADV-04).
    """
    main = table.deck.main_board
    goods = board.goods.copy()
    goods[SILVER] = board.silver
    return Player(
        board=board,
        goods=goods,
        virtue=board.virtue if advanced else main.start_virtue,
        workers=main.workers - board.prison,
        prison=board.prison,
        level=0,
        unpaid=board.debts,
        paid=0,
        at=no_workers(),
        captured=[0] * table.seats,
        hand=[],
        apprentices=[],
        buildings=[],
    )


class BeforeDraft(Effect):
    """What modules do just before the draft."""

    NAME = "before-draft"
    FIELDS = ()

    def resolve(self, state: Table) -> None:
        """Each in turn."""
        for module in state.modules:
            module.before_draft(state)


class DraftRound(Effect):
    """Everybody looks at a packet and keeps one Building, all at once (ARC-SETUP-11).

    Who plays alone passes the packet to oneself (ARC-SOLO-02).
    """

    NAME = "draft-round"
    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Table) -> None:
        """The first round deals the packets."""
        if self.number == 1:
            deal_packets(state)
        state.kept = [-1] * state.seats
        state.push(DraftPass(self.number))
        picks: list[Frame] = [DraftPick(seat) for seat in range(state.seats)]
        state.open_lanes(picks)


def deal_packets(table: Table) -> None:
    """4 Buildings to each player."""
    for seat in range(table.seats):
        packet = table.building_deck[-PACKET:]
        table.building_deck = table.building_deck[:-PACKET]
        for card in packet:
            ledger.note(table, ledger.DEALT, seat, card)
        table.packets = [*table.packets, packet]


class DraftPick(Choice):
    """Keep one Building of the packet (ARC-SETUP-11)."""

    NAME = "draft-pick"
    FIELDS = ("seat",)
    RULE = "ARC-SETUP-11"

    def plays_itself(self) -> bool:
        """The player should see it even if it is forced."""
        return False

    def candidates(self, state: Table) -> list[int]:
        """Every Building."""
        return [moves.KEEP + card for card in range(len(state.deck.buildings))]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Only one of the packet."""
        return None if move - moves.KEEP in state.packets[self.seat] else NOT_IN_PACKET

    def moves(self, state: Table) -> list[int]:
        """The packet, in the order of the cards' numbers."""
        return sorted([moves.KEEP + card for card in state.packets[self.seat]])

    def choose(self, state: Table, move: int) -> None:
        """Nothing moves before everyone has chosen."""
        state.kept = changed(state.kept, self.seat, move - moves.KEEP)


NOT_IN_PACKET: Final = Refusal("ARC-SETUP-11", "not-in-packet")


class DraftPass(Effect):
    """The chosen cards go to the hands and the packets to the left; the last cards under the deck."""

    NAME = "draft-pass"
    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Table) -> None:
        """ARC-SETUP-11; leftovers in random order (ARC-RUL-08)."""
        packets = state.packets
        state.packets = [without(packets[seat], state.kept[seat]) for seat in range(state.seats)]
        for seat in range(state.seats):
            card = state.kept[seat]
            player = state.players[seat]
            player.hand = [*player.hand, card]
            ledger.note(state, ledger.KEPT, seat, card)
            if state.log is not None:
                building = state.deck.buildings[card].id
                state.tell_secret("kept-building", "ARC-SETUP-11", seat, {}, {"building": building})
        state.kept = []
        if self.number < KEPT_IN_DRAFT:
            state.packets = [state.packets[seat - 1] for seat in range(state.seats)]
            state.push(DraftRound(self.number + 1))
        else:
            end_draft(state)


def end_draft(table: Table) -> None:
    """The one card left of each packet goes face down under the deck."""
    leftovers = [packet[0] for packet in table.packets]
    for seat in range(table.seats):
        ledger.note(table, ledger.LEFT, seat, leftovers[seat])
    table.rng.shuffle(leftovers)
    table.building_deck = leftovers + table.building_deck
    table.packets = []


class ChooseFirst(Effect):
    """Who begins: by lot, or in the advanced game by Virtue, as the option `first` says (ARC-SETUP-13, ARC-ADV-05)."""

    NAME = "choose-first"
    FIELDS = ("by_virtue",)

    def __init__(self, by_virtue: bool) -> None:
        self.by_virtue = by_virtue

    def resolve(self, state: Table) -> None:
        """Ties for the highest Virtue are broken by lot (ARC-RUL-07)."""
        candidates = list(range(state.seats))
        if self.by_virtue:
            best = max([player.virtue for player in state.players])
            candidates = [seat for seat in candidates if state.players[seat].virtue == best]
        state.first = candidates[state.rng.below(len(candidates))]
        if state.log is not None:
            state.tell("begins", "ARC-SETUP-13", state.first, {})


class FirstTurn(Effect):
    """The last steps of the set-up, then the first turn (ARC-SETUP-13, ARC-ADV-03)."""

    NAME = "first-turn"
    FIELDS = ("advanced",)

    def __init__(self, advanced: bool) -> None:
        self.advanced = advanced

    def resolve(self, state: Table) -> None:
        """Silver by seat, or the extra Buildings of the boards."""
        if state.first < 0:
            state.push(self)
            state.push(ChooseFirst(self.advanced))
            return
        for place, seat in enumerate(state.clockwise(state.first)):
            if self.advanced:
                draw_buildings(state, seat, state.players[seat].board.extra_buildings, "ARC-ADV-03")
            else:
                gain(state, seat, SILVER, FIRST_SILVER + place, "ARC-SETUP-13")
        state.push(Turn(state.first))
