"""Setting up the table, and how each player begins (VIS-SETUP)."""

from typing import Final

from regnum.engine.modules import attach
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import Choice, Effect, Refusal, SeatEffect
from regnum.games.viscounts import moves
from regnum.games.viscounts.building import FreeBuildings
from regnum.games.viscounts.cards import Deck
from regnum.games.viscounts.effects import Build
from regnum.games.viscounts.gaining import gain_all
from regnum.games.viscounts.own_cards import DestroyOwn
from regnum.games.viscounts.state import NO_CARDS, Module, Player, Table
from regnum.games.viscounts.steps import DoEffect
from regnum.games.viscounts.turn import Turn, draw_cards
from regnum.games.viscounts.words import (
    GOODS,
    GREY_BACKED,
    HAND_LIMIT,
    PLAYER_CARDS,
    SEGMENTS,
    STARTING,
)


def new_table(rules: Ruleset, rng: Rng, deck: Deck) -> Table:
    """A table with nothing on it but the players and their pieces (VIS-SETUP-07)."""
    modules = [module for module in rules.modules if isinstance(module, Module)]
    table = Table(rules, rng, deck, modules)
    table.players = [Player([0] * len(GOODS), 0) for _ in range(rules.seats)]
    attach(table, table.players)
    table.meet_strangers()
    return table


def set_up(table: Table, extra_heroes: bool) -> None:
    """Everything up to the choice of pairs: segments (VIS-SETUP-01) and Castle (VIS-SETUP-02) fall by lot.

    So does the start player (VIS-SETUP-09); who plays alone is the only one (VIS-SOLO-03).
    """
    rng = table.rng
    deck = table.deck
    ring = list(range(len(SEGMENTS)))
    rng.shuffle(ring)
    table.ring = ring
    table.castle = rng.below(len(SEGMENTS))
    table.townsfolk = _townsfolk_piles(rng, deck)
    table.manuscripts = _manuscript_piles(rng, deck)
    table.setting_up = True
    table.first_seat = rng.below(table.seats)
    table.turn = table.first_seat
    offer_pairs(table, table.seats + 1, extra_heroes)
    for player in table.players:
        player.draw = list(range(STARTING))
    table.push(LayStacks())
    for module in table.modules:
        module.set_up(table)
        module.begins(table)
    for place in range(table.seats):
        table.push(ChoosePair((table.first_seat + place) % table.seats))


def _townsfolk_piles(rng: Rng, deck: Deck) -> list[list[int]]:
    """The ordinary Townsfolk in five piles as equal as can be; the bigger ones fall by lot (VIS-SETUP-03)."""
    cards = list(range(STARTING, deck.first_hero))
    rng.shuffle(cards)
    order = list(range(len(SEGMENTS)))
    rng.shuffle(order)
    piles: list[list[int]] = [[] for _ in SEGMENTS]
    for number, card in enumerate(cards):
        piles[order[number % len(SEGMENTS)]].append(card)
    return piles


def _manuscript_piles(rng: Rng, deck: Deck) -> list[list[int]]:
    """A grey-backed Manuscript on top of six black-backed ones, or as many as there are (VIS-SETUP-04)."""
    grey = list(range(GREY_BACKED))
    rng.shuffle(grey)
    black = list(range(GREY_BACKED, deck.after_piles))
    rng.shuffle(black)
    each = len(black) // len(SEGMENTS)
    return [[*black[n * each : (n + 1) * each], grey[n]] for n in range(len(SEGMENTS))]


def offer_pairs(table: Table, number: int, extra_heroes: bool) -> None:
    """So many Player cards, each with a Hero below it (VIS-SETUP-10); in the order of the Player cards."""
    cards = list(range(PLAYER_CARDS))
    table.rng.shuffle(cards)
    deck = table.deck
    heroes = [
        hero for hero in range(deck.first_hero, deck.after_heroes) if extra_heroes or not deck.townsfolk[hero].extra
    ]
    table.rng.shuffle(heroes)
    table.offered_cards = sorted(cards[:number])
    table.offered_heroes = heroes[:number]


class ChoosePair(Choice):
    """Choose a Player card with its Hero, in reverse turn order (VIS-SETUP-11)."""

    NAME = "choose-pair"
    RULE = "VIS-SETUP-11"

    def misfit(self, state: Table) -> str:
        return "" if state.offered_cards and state.setting_up else "there are no pairs to choose from"

    def candidates(self, state: Table) -> list[int]:
        return ALL_PAIRS

    def refusal(self, state: Table, move: int) -> Refusal | None:
        return None if move - moves.PICK in state.offered_cards else NOT_OFFERED

    def choose(self, state: Table, move: int) -> None:
        """The Viscount's town (VIS-SETUP-12), what the card gives (VIS-SETUP-13), its extra step, then the own deck."""
        state.turn = self.seat
        card = move - moves.PICK
        place = state.offered_cards.index(card)
        hero = state.offered_heroes[place]
        state.offered_cards = state.offered_cards[:place] + state.offered_cards[place + 1 :]
        state.offered_heroes = state.offered_heroes[:place] + state.offered_heroes[place + 1 :]
        player = state.players[self.seat]
        chosen = state.deck.player_cards[card]
        player.card = card
        player.draw = [*player.draw, hero]
        player.at = (chosen.town - 1) // 2 * 3 + (chosen.town - 1) % 2
        if state.log is not None:
            args: dict[str, int | str] = {"town": chosen.town, "hero": state.deck.townsfolk[hero].id}
            state.tell("chose-pair", self.RULE, self.seat, args)
        state.push(ShuffleDeck(self.seat))
        if chosen.own_deck:
            state.push(DestroyOwn(self.seat))
        elif chosen.own_town and isinstance(chosen.extra, Build):
            state.push(FreeBuildings(self.seat, chosen.extra.kind, chosen.extra.number, True, "VIS-SETUP-15"))
        else:
            state.push(DoEffect(self.seat, chosen.extra, "VIS-SETUP-14"))
        gain_all(state, self.seat, chosen.given, "VIS-SETUP-13")


ALL_PAIRS: Final = list(range(moves.PICK, moves.PICK + PLAYER_CARDS))
NOT_OFFERED: Final = Refusal("VIS-SETUP-10", "not-offered")


class ShuffleDeck(SeatEffect):
    """All own cards become the draw pile; draw 3. No shuffle of set-up has a check (VIS-SETUP-17, VIS-SETUP-21)."""

    NAME = "shuffle-deck"

    def misfit(self, state: Table) -> str:
        return "" if state.setting_up else "the game is set up already"

    def resolve(self, state: Table) -> None:
        player = state.players[self.seat]
        pile = player.draw + player.discard
        pile.sort()
        state.rng.shuffle(pile)
        player.draw = pile
        player.discard = NO_CARDS
        draw_cards(state, self.seat, HAND_LIMIT)


class LayStacks(Effect):
    """Debts on Poverty and Deeds on Prosperity, and the first turn begins (VIS-SETUP-19).

    The pair that nobody chose goes back to the box (VIS-SETUP-18). There are numbers for one player too (VIS-SOLO-06).
    """

    NAME = "lay-stacks"
    BELOW = ("",)

    def resolve(self, state: Table) -> None:
        state.offered_cards = NO_CARDS
        state.offered_heroes = NO_CARDS
        state.debt_stack = state.deck.kingdom.debts[state.seats - 1]
        state.deed_stack = state.deck.kingdom.deeds[state.seats - 1]
        state.setting_up = False
        state.push(Turn(state.first_seat))
