"""The menace module: what it brings to a table (section 11 of the rules)."""

from mypy_extensions import i64

from regnum.engine.errors import BadPosition
from regnum.engine.fields import Field, Fields, Whole, Word
from regnum.engine.messages import Argument, Message, Narrator, Prospect
from regnum.engine.parts import Part
from regnum.engine.scores import Tally
from regnum.engine.sheet import Sheet
from regnum.engine.state import Choice
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.audit import audit_count, cards_everywhere, refuse_cards
from regnum.games.wonderful_kingdom.cards import is_menace, is_recyclable
from regnum.games.wonderful_kingdom.fields import ANY_CARDS, CUBES
from regnum.games.wonderful_kingdom.fight import Fight, OpenFight, UncoverIcon
from regnum.games.wonderful_kingdom.menaced import (
    MENACE_MOVES,
    SUPPLY,
    UNTOLD,
    Menaced,
    PlagueStack,
    menaced,
    plague_stack,
)
from regnum.games.wonderful_kingdom.menaces import (
    SHADOW_A_ROUND,
    STOLEN_CUBE,
    ChooseMenace,
    CoverIcon,
    PlaceGiant,
    ShadowDiscard,
    ShadowsFed,
    Strike,
)
from regnum.games.wonderful_kingdom.multiset import Cubes
from regnum.games.wonderful_kingdom.rehearsal import USEFUL_SOLDIER
from regnum.games.wonderful_kingdom.state import Module, Player, Table
from regnum.games.wonderful_kingdom.telling import menaces as telling
from regnum.games.wonderful_kingdom.words import (
    BASIC,
    CARDS,
    DEALT_MENACES,
    FROST_GIANT,
    MENACE_DECKS,
    NOBODY,
    PLAGUE,
    SHADOW,
    SOLO_RISKS,
    THIEF,
)


class Menaces(Module):
    """Each player's menace deck takes the place of the calamities (IWK-MENACE-01, IWK-MENACE-04)."""

    name = "menace"
    FIELDS = Fields(Field("plague", Whole()))
    PLAYER_FIELDS = Fields(
        Field("menaces", ANY_CARDS),
        Field("theft", CUBES),
        Field("menace_deck", Word(MENACE_DECKS)),
        Field("menaces_left", Whole(0, SUPPLY), default=UNTOLD),
        Field("fed", ANY_CARDS),
    )
    FRAMES = (ChooseMenace, Strike, ShadowDiscard, ShadowsFed, PlaceGiant, CoverIcon, Fight, OpenFight, UncoverIcon)
    MOVES = MENACE_MOVES
    ROUND_BRINGS = (15.8, 9.9)
    uses_calamities = False

    def part(self) -> Part:
        return PlagueStack(0)

    def player_part(self) -> Part:
        return Menaced()

    def set_up(self, table: Table, lot: int) -> None:
        """Player 1 chooses first (IWK-MENACE-02); the plague cards lie in the middle (IWK-MENACE-RAT-01)."""
        table.calamities = 0
        plague_stack(table).plague = table.deck.menace(PLAGUE).copies
        for offset in range(table.seats - 1, -1, -1):
            table.push(ChooseMenace((table.first + offset) % table.seats))

    def special(self, table: Table, seat: int) -> int:
        """A card of the own deck."""
        own = menaced(table.players[seat])
        if own.menaces_left == 0:
            return NOBODY
        own.menaces_left -= 1
        return DEALT_MENACES[own.menace_deck]

    def risks(self, table: Table) -> list[int]:
        """The four cards of the chosen deck (IWK-MENACE-SOLO-01)."""
        own = menaced(table.players[0])
        own.menaces_left = 0
        return [DEALT_MENACES[own.menace_deck]] * SOLO_RISKS

    def revealed(self, table: Table) -> None:
        """The decks strike one after the other, in a fixed order (IWK-MENACE-09)."""
        in_play = [menaced(player).menace_deck for player in table.players]
        for deck in range(len(MENACE_DECKS) - 1, -1, -1):
            if deck in in_play:
                table.push(Strike(deck))

    def covered(self, player: Player) -> Cubes:
        """Each theft token takes a cube away (IWK-MENACE-THIEF-02): all that a menace does after phase B.

        See IWK-MENACE-10 and IWK-MENACE-11.
        """
        return menaced(player).theft

    def evaluate(self, table: Table, player: Player, soldiers: int, rounds_left: int) -> float:
        """Soldiers for the fights to come, cards that shadows will take, cubes that thieves will."""
        fights = 0
        for card in menaced(player).menaces:
            fights += table.deck.menace(card).fight
        for site in player.sites:
            if site.guard != NOBODY:
                fights += table.deck.menace(site.guard).fight
        points = USEFUL_SOLDIER * min(soldiers, fights + 2 * rounds_left)
        points -= SHADOW_A_ROUND * rounds_left * menaced(player).menaces.count(SHADOW)
        return points - STOLEN_CUBE * float(multiset.size(menaced(player).theft)) * rounds_left

    def after_production(self, table: Table) -> None:
        """Phase D, in every round (IWK-MENACE-13)."""
        table.push(OpenFight())

    def score(self, table: Table, seat: int, tally: Tally) -> None:
        lost = self.points(table, table.players[seat])
        if lost:
            tally.add("menaces", lost)

    def points(self, table: Table, player: Player) -> i64:
        """Undefeated menaces cost their points (IWK-MENACE-17)."""
        lost: i64 = 0
        for card in menaced(player).menaces:
            lost += table.deck.menace(card).vp
        for site in player.sites:
            if site.guard != NOBODY:
                lost += table.deck.menace(site.guard).vp
        return lost

    def cards(self, table: Table) -> list[int]:
        return [card for player in table.players for card in menaced(player).menaces + menaced(player).fed]

    def may_be_selected(self, table: Table, seat: int, card: int) -> bool:
        """Menaces whose deck is still to strike (IWK-PLAN-12)."""
        return card in striking_menaces(table, seat)

    def card_worth(self, table: Table, card: int, rounds_left: int) -> float:
        return table.deck.menace(card).vp - 1.0 - SHADOW_A_ROUND * rounds_left

    def complete(self, state: Table, told: frozenset[str]) -> None:
        """Who is not told to have a menace deck gets one that nobody else has; what lies nowhere else is left of it."""
        everywhere = cards_everywhere(state)
        if "plague" not in told:
            plague_stack(state).plague = max(0, state.deck.menace(PLAGUE).copies - everywhere.count(PLAGUE))
        for player in state.players:
            own = menaced(player)
            if own.menace_deck == NOBODY and state.round:
                taken = [menaced(other).menace_deck for other in state.players]
                own.menace_deck = next(deck for deck in range(len(MENACE_DECKS)) if deck not in taken)
            if own.menaces_left == UNTOLD:
                own.menaces_left = 0
                if own.menace_deck != NOBODY:
                    dealt = DEALT_MENACES[own.menace_deck]
                    own.menaces_left = max(0, state.deck.menace(dealt).copies - everywhere.count(dealt))

    def check(self, state: Table) -> None:
        for seat in range(state.seats):
            check_player(state, f"table.players[{seat}]", seat, state.players)
        for seat in range(len(state.before)):
            check_player(state, f"table.before[{seat}]", seat, state.before)
        decks = [frame.deck for frame in state.stack if isinstance(frame, Strike)]
        in_play = [menaced(player).menace_deck for player in state.players]
        if decks != sorted(set(decks), reverse=True) or not set(decks) <= set(in_play):
            raise BadPosition("table.stack", "menace decks strike once each, in their order")
        choosing = [frame.seat for frame in state.stack if isinstance(frame, ChooseMenace)]
        if len(choosing) != len(set(choosing)):
            raise BadPosition("table.stack", "every seat chooses a menace deck once")

    def audit_cards(self, table: Table, counts: dict[int, int]) -> None:
        deck = table.deck
        audit_count("plague", counts.pop(PLAGUE, 0) + plague_stack(table).plague, deck.menace(PLAGUE).copies)
        for player in table.players:
            own = menaced(player)
            if own.menace_deck != NOBODY:
                menace = DEALT_MENACES[own.menace_deck]
                audit_count(deck.ids[menace], counts.pop(menace, 0) + own.menaces_left, deck.menace(menace).copies)

    def audit(self, state: Table) -> None:
        for player in state.players:
            own = menaced(player)
            assert min(own.theft, own.menaces_left) >= 0, "negative amount"
            for resource in range(BASIC):
                covered = multiset.count(own.theft, resource)
                assert covered <= multiset.count(player.duchy.production, resource), "theft tokens without an icon"

    def write(self, state: Table, seat: int, sheet: Sheet) -> None:
        sheet.number("plague", plague_stack(state).plague)

    def write_player(self, state: Table, owner: int, sheet: Sheet) -> None:
        own = menaced(state.players[owner])
        sheet.counts("menaces", CARDS, own.menaces)
        sheet.numbers("theft", multiset.unpacked(own.theft, BASIC))
        sheet.one_of("menace_deck", len(MENACE_DECKS), own.menace_deck)
        sheet.number("menaces_left", own.menaces_left)
        sheet.counts("fed", CARDS, own.fed)

    def tell_move(self, narrator: Narrator, state: Table, seat: int, move: int) -> Message:
        return telling.tell_move(narrator, state, seat, move)

    def tell_prospect(self, narrator: Narrator, state: Table, seat: int, target: str) -> Prospect | None:
        return telling.tell_prospect(state, seat, target)

    def decision_arguments(self, narrator: Narrator, state: Table, choice: Choice) -> dict[str, Argument]:
        return telling.decision_arguments(narrator, state, choice)


def striking_menaces(table: Table, seat: int) -> list[int]:
    """The menaces that may still lie in a player's selection area."""
    found = [DEALT_MENACES[frame.deck] for frame in table.stack if isinstance(frame, Strike)]
    if any(isinstance(frame, ShadowsFed) for frame in table.stack):
        found.append(SHADOW)
    if table.lanes and table.lanes[seat]:
        if isinstance(table.openings[0], PlaceGiant):
            found.append(FROST_GIANT)
        elif isinstance(table.openings[0], CoverIcon):
            found.append(THIEF)
    return found


def check_player(table: Table, path: str, seat: int, players: list[Player]) -> None:
    """Every player has a deck of menaces, or is still to choose one, and no two have the same (IWK-MENACE-02)."""
    own = menaced(players[seat])
    choosing = seat in [frame.seat for frame in table.stack if isinstance(frame, ChooseMenace)]
    if (own.menace_deck == NOBODY) != choosing:
        raise BadPosition(f"{path}.menace_deck", "every player has one after choosing")
    if own.menace_deck == NOBODY and own.menaces_left:
        raise BadPosition(f"{path}.menaces_left", "there is no menace deck")
    for other in players[:seat]:
        if menaced(other).menace_deck == own.menace_deck != NOBODY:
            raise BadPosition(f"{path}.menace_deck", "the other player has it")
    refuse_cards(f"{path}.menaces", own.menaces, is_menace)
    refuse_cards(f"{path}.fed", own.fed, is_recyclable)
    if own.menaces and table.round == 0:
        raise BadPosition(f"{path}.menaces", "nothing has been suffered in set-up")
    if own.fed and not any(isinstance(frame, ShadowsFed) for frame in table.stack):
        raise BadPosition(f"{path}.fed", "no shadows are fed now")
