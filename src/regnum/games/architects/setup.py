"""Setting the table up (ARC-SETUP), and the Building draft."""

from typing import Final

from regnum.engine.fields import Fields
from regnum.engine.lists import without
from regnum.engine.modules import attach
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import Choice, Effect, Frame, Refusal
from regnum.games.architects import ledger, moves
from regnum.games.architects.cards import Deck
from regnum.games.architects.fields import flag, whole
from regnum.games.architects.state import Board, Module, Player, Table, no_workers
from regnum.games.architects.supply import draw_buildings, gain
from regnum.games.architects.turn import TURN
from regnum.games.architects.words import COLUMNS, SILVER

PACKET: Final = 4
KEPT_IN_DRAFT: Final = 3
#: The starting player's Silver; each next player has 1 more (ARC-SETUP-13).
FIRST_SILVER: Final = 3


def set_up(table: Table, advanced: bool, promo_cards: bool, first_by_virtue: bool) -> None:
    """Everything up to the draft; the rest waits on the stack."""
    rng, deck, seats = table.rng, table.deck, table.seats
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
    first_before_draft = any(module.FIRST_BEFORE_DRAFT for module in table.modules)
    table.push(FirstTurn(advanced))
    if advanced and not first_by_virtue and not first_before_draft:
        table.push(ChooseFirst(False))
    table.push(DraftRound(1))
    table.push(BeforeDraft())
    if first_before_draft:
        table.push(ChooseFirst(first_by_virtue))


def new_table(rules: Ruleset, rng: Rng, deck: Deck, boards: list[Board], advanced: bool) -> Table:
    """A table with its players and nothing else on it."""
    modules: list[Module] = [module for module in rules.modules if isinstance(module, Module)]
    table = Table(rules, rng, deck, modules)
    table.strangers = [crew for module in modules for crew in module.crews()]
    table.players = [new_player(table, board, advanced) for board in boards]
    attach(table, table.players)
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
        captured=[0] * table.colours,
        hand=[],
        apprentices=[],
        buildings=[],
    )


class BeforeDraft(Effect):
    """What modules do just before the draft."""

    NAME = "before-draft"

    def resolve(self, state: Table) -> None:
        """Each in turn."""
        for module in state.modules:
            module.before_draft(state)


class DraftRound(Effect):
    """Everybody looks at a packet and keeps one Building, all at once (ARC-SETUP-11).

    Who plays alone passes the packet to oneself (ARC-SOLO-02).
    """

    NAME = "draft-round"
    FIELDS = Fields(whole("number"))

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Table) -> None:
        """The first round deals the packets."""
        if self.number == 1:
            deal_packets(state)
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
        table.players[seat].packet = packet


class DraftPick(Choice):
    """Keep one Building of the packet (ARC-SETUP-11)."""

    NAME = "draft-pick"
    RULE = "ARC-SETUP-11"

    def plays_itself(self) -> bool:
        """The player should see it even if it is forced."""
        return False

    def candidates(self, state: Table) -> list[int]:
        """Every Building."""
        return [moves.KEEP + card for card in range(len(state.deck.buildings))]

    def refusal(self, state: Table, move: int) -> Refusal | None:
        """Only one of the packet."""
        return None if move - moves.KEEP in state.players[self.seat].packet else NOT_IN_PACKET

    def moves(self, state: Table) -> list[int]:
        """The packet, in the order of the cards' numbers."""
        return sorted([moves.KEEP + card for card in state.players[self.seat].packet])

    def choose(self, state: Table, move: int) -> None:
        """Nothing moves before everyone has chosen."""
        state.players[self.seat].kept = move - moves.KEEP


NOT_IN_PACKET: Final = Refusal("ARC-SETUP-11", "not-in-packet")


class DraftPass(Effect):
    """The chosen cards go to the hands and the packets to the left; the last cards under the deck."""

    NAME = "draft-pass"
    FIELDS = Fields(whole("number"))

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: Table) -> None:
        """ARC-SETUP-11; leftovers in random order (ARC-RUL-08)."""
        for seat in range(state.seats):
            player = state.players[seat]
            card = player.kept
            player.packet = without(player.packet, card)
            player.kept = -1
            player.hand = [*player.hand, card]
            ledger.note(state, ledger.KEPT, seat, card)
            if state.log is not None:
                building = state.deck.buildings[card].id
                state.tell_secret("kept-building", "ARC-SETUP-11", seat, {}, {"building": building})
        if self.number < KEPT_IN_DRAFT:
            packets = [player.packet for player in state.players]
            for seat in range(state.seats):
                state.players[seat].packet = packets[seat - 1]
            state.push(DraftRound(self.number + 1))
        else:
            end_draft(state)


def end_draft(table: Table) -> None:
    """The one card left of each packet goes face down under the deck."""
    leftovers = [player.packet[0] for player in table.players]
    for seat in range(table.seats):
        ledger.note(table, ledger.LEFT, seat, leftovers[seat])
        table.players[seat].packet = []
    table.rng.shuffle(leftovers)
    table.building_deck = leftovers + table.building_deck


class ChooseFirst(Effect):
    """Who begins: by lot, or in the advanced game by Virtue, as the option `first` says (ARC-SETUP-13, ARC-ADV-05)."""

    NAME = "choose-first"
    FIELDS = Fields(flag("by_virtue"))

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
    FIELDS = Fields(flag("advanced"))

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
        state.push(TURN[state.first])
