"""The expansion as a module: what it lays out, where the base game's hooks lead, what it keeps and tells."""

from regnum.engine.dealing import shuffled
from regnum.engine.errors import BadPosition
from regnum.engine.fields import Cards, Field, Fields, Pile, Seat, Word
from regnum.engine.knowledge import COUNT
from regnum.engine.messages import Argument, Message, Narrator, Prospect
from regnum.engine.parts import Part
from regnum.engine.rng import Rng
from regnum.engine.scores import Tally
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice, Refusal
from regnum.games.gates_of_gold import boards, bonuses, columns, moves, orders, reckoning, telling
from regnum.games.gates_of_gold.cardfiles import bonuses as bonus_specs
from regnum.games.gates_of_gold.cards import GateDeck
from regnum.games.gates_of_gold.columns import PaySilver, SpendResources, UseColumns
from regnum.games.gates_of_gold.effects import PaidHire, resolve_for_rival
from regnum.games.gates_of_gold.evaluation import promise
from regnum.games.gates_of_gold.outsiders import Refuse, Refusing, Welcome, Welcoming, remove_oldest
from regnum.games.gates_of_gold.state import Gate, ManuscriptBoard, board_of, gate_of, unlock
from regnum.games.gates_of_gold.words import BOARDS, BONUSES, IN_ROW, LEADER, SHUFFLED
from regnum.games.steps import Step
from regnum.games.viscounts.actions import PrimaryAction
from regnum.games.viscounts.dismissing import MayDismiss
from regnum.games.viscounts.fields import TOWNSFOLK
from regnum.games.viscounts.hiring import FreeHire, Recruit
from regnum.games.viscounts.movement import Move
from regnum.games.viscounts.state import NO_ANSWERS, NO_CARDS, Module, Player, Table
from regnum.games.viscounts.turn import PlayCard
from regnum.games.viscounts.words import HIRE, SEGMENTS


def cards_of(kind: int) -> Word:
    """The cards of one of BONUSES by their ids."""
    return Word([card.id for card in bonus_specs(kind)])


class GatesOfGold(Module):
    """What the expansion adds to a table."""

    name = "gates_of_gold"
    FIELDS = Fields(
        Field("outsiders", Cards(TOWNSFOLK), attribute="row"),
        Field("outsider_pile", Pile(TOWNSFOLK), COUNT, attribute="pile"),
        Field("orders", Cards(TOWNSFOLK)),
        *[Field(f"{word}_card", cards_of(kind), attribute="bonus", entry=kind) for kind, word in enumerate(BONUSES)],
        *[
            Field(f"{word}_holder", Seat(), attribute="holders", entry=kind)
            for kind, word in enumerate(BONUSES[:LEADER])
        ],
    )
    PLAYER_FIELDS = Fields(Field("manuscript_board", Word(BOARDS), attribute="board"))
    FRAMES = (
        Welcoming,
        Welcome,
        Refusing,
        Refuse,
        orders.ReceiveOrders,
        orders.HireOrder,
        PaidHire,
        boards.ChooseRibbon,
        PaySilver,
        SpendResources,
        UseColumns,
        reckoning.Reckon,
        reckoning.Reckoning,
        reckoning.SecondDebt,
    )
    MOVES = moves.MOVES

    def __init__(self, deck: GateDeck, alone: bool) -> None:
        super().__init__()
        self.deck = deck
        #: Whether it is the solo game, in which the row slides (GOG-SOLO-05).
        self.alone = alone

    def part(self) -> Part:
        return Gate(self.deck, self.alone)

    def player_part(self) -> Part:
        return ManuscriptBoard(0, 0)

    # Set-up.

    def set_up(self, table: Table) -> None:
        """Cards by lot, Outsiders, orders (GOG-SETUP-01); what is not told here is the base game's (GOG-SETUP-12)."""
        gate = gate_of(table)
        rng = table.rng
        gate.bonus = [rng.below(len(cards)) for cards in self.deck.bonuses]  # GOG-SETUP-04, GOG-SETUP-05
        pile = list(range(self.deck.first_outsider, len(table.deck.townsfolk)))
        rng.shuffle(pile)
        gate.pile = pile
        gate.refill()  # from right to left: the first one drawn is the oldest (GOG-SETUP-06, GOG-SOLO-14)
        gate.orders = list(range(self.deck.first_order, self.deck.first_outsider))
        dealt = list(range(len(BOARDS)))
        rng.shuffle(dealt)
        for seat in range(table.seats):
            self.begin(table, table.players[seat], dealt[seat])

    def begin(self, table: Table, player: Player, board: int) -> None:
        """A Manuscript Board with its first Manuscript (GOG-SETUP-08, GOG-MBOARD-13), and an order (GOG-SETUP-09).

        The order lies apart until the deck is shuffled, so that no effect of set-up removes it (GOG-SETUP-10).
        """
        gate = gate_of(table)
        board_of(player).board = board
        player.manuscripts = [self.deck.first_printed + board]
        unlock(table, player)
        orders.take(gate, player)

    # A player's own turn.

    def moment(self, table: Table, seat: int, moment: int) -> None:
        columns.moment(table, seat, moment)

    def further(self, table: Table, choice: Choice) -> list[int]:
        """Orders in place of hires, columns, and dismissals of other segments."""
        first = self.first
        if isinstance(choice, PlayCard | Move | PrimaryAction):
            return [first + moves.COLUMN_DRAW, first + moves.COLUMN_REARRANGE]
        if isinstance(choice, Recruit):
            return [first + moves.ORDER, first + moves.COLUMN_DRAW, first + moves.COLUMN_REARRANGE]
        if isinstance(choice, FreeHire | PaidHire):
            return [first + moves.ORDER]
        if isinstance(choice, MayDismiss):
            here = table.players[choice.seat].at // 3
            return [first + moves.DISMISS + segment for segment in range(len(SEGMENTS)) if segment != here]
        return NO_ANSWERS

    def refuses(self, table: Table, choice: Choice, move: int) -> Refusal | None:
        own = move - self.first
        seat = choice.seat
        if own == moves.ORDER:
            return orders.no_order(table, seat, isinstance(choice, FreeHire))
        if own == moves.COLUMN_DRAW:
            return columns.no_draw(table, seat)
        if own == moves.COLUMN_REARRANGE:
            return columns.no_rearranging(table, seat)
        assert isinstance(choice, MayDismiss)
        if not self.dismissable(table, seat):
            return ONLY_OWN_SEGMENT
        return choice.hindrance(table, own - moves.DISMISS)

    def chosen(self, table: Table, choice: Choice, move: int) -> None:
        own = move - self.first
        if own == moves.ORDER:
            orders.hire_order(table, choice.seat, isinstance(choice, FreeHire), "GOG-MBOARD-04")
        elif own >= moves.DISMISS:
            assert isinstance(choice, MayDismiss)
            choice.dismiss(table, own - moves.DISMISS)
        else:
            columns.use_column(table, choice.seat, own, choice)

    def silver_instead(self, table: Table, seat: int) -> int:
        return columns.silver_instead(table, seat)

    def ask_payment(self, table: Table, seat: int, price: int, kept: int, rule: str) -> None:
        table.push(PaySilver(seat, price, 1, kept, rule))

    def hires_instead(self, table: Table, seat: int, free: bool) -> bool:
        return orders.no_order(table, seat, free) is None

    def free_steps(self, table: Table, seat: int) -> int:
        return bonuses.lasting(table, seat).steps

    def hand_limit(self, table: Table, seat: int) -> int:
        return bonuses.lasting(table, seat).hand_limit

    def icons(self, table: Table, seat: int, icon: int) -> int:
        return bonuses.icons(table, seat, icon)

    def dismissable(self, table: Table, seat: int) -> list[int]:
        """All other segments while a card says so; all else is as ever (GOG-ICON-06, GOG-R-11)."""
        player = table.players[seat]
        for card in player.row:
            gift = self.deck.gifts[card] if card >= 0 else None
            if gift is not None and gift.anywhere:
                return [segment for segment in range(len(SEGMENTS)) if segment != player.at // 3]
        return NO_CARDS

    # What happens at the table.

    def drops_off(self, table: Table, seat: int, card: int) -> bool:
        return orders.drops_off(table, seat, card)

    def destroyed(self, table: Table, seat: int, card: int, from_hand: bool) -> bool:
        return orders.destroyed(table, seat, card, from_hand)

    def shuffled(self, table: Table, seat: int) -> None:
        """Every shuffle of the holder's own cards but those of set-up (GOG-R-31)."""
        bonuses.happens(table, seat, SHUFFLED)

    def built(self, table: Table, side: int) -> None:
        bonuses.claim(table, side)

    def took_manuscript(self, table: Table, side: int, tile: int) -> None:
        boards.took_manuscript(table, side, tile)

    def resolve_verb(self, table: Table, side: int, step: Step, rule: str) -> None:
        resolve_for_rival(table, side, step)

    def rearranges(self, table: Table, side: int) -> None:
        remove_oldest(table, side)

    def sources(self, table: Table, seat: int, occasion: int) -> list[int]:
        return [self.first + moves.RESOLVE + kind for kind in bonuses.sources(table, seat, occasion)]

    def source(self, table: Table, move: int, occasion: int) -> Step | None:
        own = move - self.first
        if own == moves.RESOLVE_ORDER:
            return self.deck.gained if occasion == HIRE else None
        kind = own - moves.RESOLVE
        return bonuses.step_of(table, kind, occasion) if 0 <= kind < len(BONUSES) else None

    def cards_due(self, table: Table, seat: int) -> int:
        """Whoever must welcome an Outsider is about to get a card."""
        due = [frame for frame in table.stack if isinstance(frame, Welcome | Welcoming) and frame.seat == seat]
        return min(len(due), len(gate_of(table).row))

    # The end.

    def final_scoring(self, table: Table) -> None:
        reckoning.final_scoring(table)

    def measure(self, table: Table, side: int, thing: int) -> int:
        return reckoning.count(table, side, thing)

    def icons_owned(self, table: Table, side: int, icon: int) -> int:
        return bonuses.icons_owned(table, side, icon)

    def score(self, state: Table, seat: int, tally: Tally) -> None:
        reckoning.score(state, seat, tally)

    def promise(self, table: Table, seat: int) -> float:
        return promise(table, seat)

    # What is known, and what must hold.

    def deal_anew(self, state: Table, seat: int, rng: Rng) -> None:
        """The order of the pile of Outsiders; all else lies open or in decks (GOG-HID-01, GOG-HID-02)."""
        gate = gate_of(state)
        gate.pile = shuffled(gate.pile, rng)

    def complete(self, state: Table, told: frozenset[str]) -> None:
        """Orders and Outsiders that are nowhere lie in their piles; every board has its first Manuscript.

        Where no board is told, each player has the one of the seat's number.
        """
        gate = gate_of(state)
        if not any(board_of(player).board for player in state.players):
            for seat, player in enumerate(state.players):
                board_of(player).board = seat
        elsewhere = set(gate.row + gate.pile + gate.orders + state.gone)
        for player in state.players:
            elsewhere.update(player.row + player.hand + player.draw + player.discard)
            printed = self.deck.first_printed + board_of(player).board
            if printed not in player.manuscripts:
                player.manuscripts = [printed, *player.manuscripts]
            unlock(state, player)
        rest = [card for card in range(len(state.deck.townsfolk) - 1, -1, -1) if card not in elsewhere]
        if "orders" not in told:
            gate.orders = [card for card in reversed(rest) if self.deck.is_order(card)]
        if "outsider_pile" not in told:
            gate.pile = [card for card in rest if self.deck.is_outsider(card)]
        if "outsiders" not in told:
            gate.refill()

    def check(self, state: Table) -> None:
        """What the audit lets pass: everything is there, but not as it lies on a table."""
        gate = gate_of(state)
        if len(gate.row) > IN_ROW:
            raise BadPosition("table.outsiders", f"there are at most {IN_ROW} before the gate")
        if gate.orders != sorted(gate.orders):
            raise BadPosition("table.orders", "must be in ascending order")

    def audit(self, state: Table) -> None:
        """Every order and every Outsider is in one place; columns are as the Manuscripts say."""
        gate = gate_of(state)
        cards = gate.row + gate.pile + gate.orders + [card for card in state.gone if card >= self.deck.first_order]
        for player in state.players:
            own = player.row + player.hand + player.draw + player.discard
            cards = cards + [card for card in own if card >= self.deck.first_order]
            unlocked = board_of(player).unlocked
            unlock(state, player)
            assert unlocked == board_of(player).unlocked, "the columns are not as the Manuscripts say"
        assert sorted(cards) == list(range(self.deck.first_order, len(state.deck.townsfolk))), "a card is lost"
        assert len(gate.row) == IN_ROW or not gate.pile, "the row before the gate was not refilled"

    # Numbers for programs that learn.

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        gate = gate_of(state)
        outsiders = len(self.deck.outsiders)
        for place in range(IN_ROW):
            card = gate.row[place] - self.deck.first_outsider if place < len(gate.row) else -1
            sheet.one_of(f"outsider_{place + 1}", outsiders, card)
        sheet.numbers("gate", [len(gate.pile), len(gate.orders)])
        for kind, word in enumerate(BONUSES):
            sheet.one_of(f"{word}_card", len(self.deck.bonuses[kind]), gate.bonus[kind])
        for kind in range(LEADER):
            holder = gate.holders[kind]
            away = (holder - seat) % state.seats if 0 <= holder < state.seats else holder
            sheet.one_of(f"{BONUSES[kind]}_holder", state.sides, away)

    def write_player(self, state: Table, owner: int, sheet: Sheet) -> None:
        part = board_of(state.players[owner])
        sheet.one_of("manuscript_board", len(BOARDS), part.board)
        sheet.numbers("columns", [part.unlocked >> column & 1 for column in range(len(BOARDS))])

    # Words.

    def tell_move(self, narrator: Narrator, state: Table, seat: int, move: int) -> Message:
        return telling.tell_move(narrator, state, seat, move)

    def tell_prospect(self, narrator: Narrator, state: Table, seat: int, target: str) -> Prospect | None:
        return telling.tell_prospect(state, target)

    def decision_arguments(self, narrator: Narrator, state: Table, choice: Choice) -> dict[str, Argument]:
        return telling.decision_arguments(choice)


ONLY_OWN_SEGMENT = Refusal("GOG-ICON-06", "only-own-segment")
