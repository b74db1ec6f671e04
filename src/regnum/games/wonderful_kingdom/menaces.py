"""The menace module: four decks that strike in phase B, and the fight phase (section 11 of the rules)."""

from typing import Final

from regnum.engine.state import NOT_NOW, Choice, Effect, Refusal
from regnum.games.wonderful_kingdom import construction, moves, multiset
from regnum.games.wonderful_kingdom.cards import is_development, is_recyclable
from regnum.games.wonderful_kingdom.fight import OpenFight
from regnum.games.wonderful_kingdom.planning import selected, take_selected
from regnum.games.wonderful_kingdom.rehearsal import USEFUL_SOLDIER
from regnum.games.wonderful_kingdom.state import Laid, Module, Player, Site, Table, without
from regnum.games.wonderful_kingdom.words import (
    BASIC,
    DEALT_MENACES,
    FROST_GIANT,
    MENACE_DECKS,
    NOBODY,
    PLAGUE,
    RAT,
    RESOURCES,
    SHADOW,
    SOLO_RISKS,
    THIEF,
)

#: For the bots: what a shadow costs a round, and a stolen cube.
SHADOW_A_ROUND: Final = 1.2
STOLEN_CUBE: Final = 0.9

DECK_TAKEN: Final = Refusal("IWK-MENACE-02", "deck-taken")
NOT_FOR_SHADOW: Final = Refusal("IWK-MENACE-SHADOW-06", "not-selected")
NO_HOST: Final = Refusal("IWK-MENACE-FROST-10", "no-host")
FROZEN_ALREADY: Final = Refusal("IWK-MENACE-FROST-03", "frozen-already")
NO_ICON: Final = Refusal("IWK-MENACE-THIEF-05", "no-icon")


class Menaces(Module):
    """Each player's menace deck takes the place of the calamities (IWK-MENACE-01, IWK-MENACE-04)."""

    name = "menace"

    def set_up(self, table: Table) -> None:
        """Player 1 chooses first (IWK-MENACE-02); the plague cards lie in the middle (IWK-MENACE-RAT-01)."""
        table.calamities = 0
        table.plague = table.deck.menace(PLAGUE).copies
        for offset in range(table.seats - 1, -1, -1):
            table.push(ChooseMenace((table.first + offset) % table.seats))

    def special(self, table: Table, seat: int) -> int:
        """A card of the own deck."""
        player = table.players[seat]
        if player.menaces_left == 0:
            return NOBODY
        player.menaces_left -= 1
        return DEALT_MENACES[player.menace_deck]

    def risks(self, table: Table) -> list[int]:
        """The four cards of the chosen deck (IWK-MENACE-SOLO-01)."""
        player = table.players[0]
        player.menaces_left = 0
        return [DEALT_MENACES[player.menace_deck]] * SOLO_RISKS

    def revealed(self, table: Table) -> None:
        """The decks strike one after the other, in a fixed order (IWK-MENACE-09)."""
        in_play = [player.menace_deck for player in table.players]
        for deck in range(len(MENACE_DECKS) - 1, -1, -1):
            if deck in in_play:
                table.push(Strike(deck))

    def count(self, player: Player, resource: int, produced: int) -> int:
        """Each theft token takes a cube away (IWK-MENACE-THIEF-02): all that a menace does after phase B.

        See IWK-MENACE-10 and IWK-MENACE-11.
        """
        return produced - multiset.count(player.theft, resource)

    def evaluate(self, table: Table, player: Player, soldiers: int, rounds_left: int) -> float:
        """Soldiers for the fights to come, cards that shadows will take, cubes that thieves will."""
        fights = 0
        for card in player.menaces:
            fights += table.deck.menace(card).fight
        for site in player.sites:
            if site.guard != NOBODY:
                fights += table.deck.menace(site.guard).fight
        points = USEFUL_SOLDIER * min(soldiers, fights + 2 * rounds_left)
        points -= SHADOW_A_ROUND * rounds_left * player.menaces.count(SHADOW)
        return points - STOLEN_CUBE * multiset.size(player.theft) * rounds_left

    def after_production(self, table: Table) -> None:
        """Phase D, in every round (IWK-MENACE-13)."""
        table.push(OpenFight())

    def score(self, table: Table, seat: int, parts: dict[str, int]) -> None:
        """Undefeated menaces cost their points (IWK-MENACE-17)."""
        player = table.players[seat]
        lost = 0
        for card in player.menaces:
            lost += table.deck.menace(card).vp
        for site in player.sites:
            if site.guard != NOBODY:
                lost += table.deck.menace(site.guard).vp
        if lost:
            parts["menaces"] = lost


class ChooseMenace(Choice):
    """Choose one of the four menace decks (IWK-MENACE-02)."""

    NAME = "choose-menace"
    FIELDS = ("seat",)
    RULE = "IWK-MENACE-02"

    def moves(self, state: Table) -> list[int]:
        """The decks must differ."""
        return [moves.MENACE + deck for deck in range(len(MENACE_DECKS)) if not self._taken(state, deck)]

    def _taken(self, state: Table, deck: int) -> bool:
        for player in state.players:
            if player.menace_deck == deck:
                return True
        return False

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Not one that is taken."""
        if not moves.MENACE <= move < moves.DISCARD:
            return Refusal("IWK-MENACE-02", NOT_NOW)
        return DECK_TAKEN if self._taken(state, move - moves.MENACE) else None

    def choose(self, state: Table, move: int) -> None:
        """Put it into the own area."""
        player = state.players[self.seat]
        player.menace_deck = move - moves.MENACE
        player.menaces_left = state.deck.menace(DEALT_MENACES[player.menace_deck]).copies
        if state.log is not None:
            state.tell("chose-menace", "IWK-MENACE-02", self.seat, {"deck": MENACE_DECKS[player.menace_deck]})


class Strike(Effect):
    """One deck strikes: a simultaneous sub-step of its own (IWK-MENACE-09)."""

    NAME = "strike"
    FIELDS = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def resolve(self, state: Table) -> None:
        """Rats need no choice."""
        menace = DEALT_MENACES[self.deck]
        seats = range(state.seats)
        if menace == SHADOW:
            state.push(ShadowsFed())
            state.open_lanes([ShadowDiscard(seat, owed_to_shadows(state.players[seat])) for seat in seats])
        elif menace == FROST_GIANT:
            state.open_lanes([PlaceGiant(seat) for seat in seats])
        elif menace == THIEF:
            state.open_lanes([CoverIcon(seat) for seat in seats])
        else:
            for seat in seats:
                breed(state, seat)


def take_in(state: Table, seat: int, menace: int) -> None:
    """A menace moves from the selection area to the construction area of whom it affects (IWK-MENACE-07)."""
    player = state.players[seat]
    take_selected(player, menace)
    player.menaces = [*player.menaces, menace]
    if state.log is not None:
        state.tell("menaced", "IWK-MENACE-06", seat, {"menace": state.deck.ids[menace]})


def number_of(cards: list[Laid], card: int) -> int:
    """How many of a card there are."""
    return len([laid for laid in cards if laid.card == card])


# Giant rats.


def breed(state: Table, seat: int) -> None:
    """Each rat brings a plague card for every rat there, itself included (IWK-MENACE-RAT-02), one rat after another.

    See IWK-MENACE-RAT-03. Plague cards are menaces of their own, which bring nothing (IWK-MENACE-RAT-04).

    The stack suffices for a game (IWK-RUL-08), if not for every position made by hand.
    """
    player = state.players[seat]
    for _ in range(number_of(player.selection, RAT)):
        take_in(state, seat, RAT)
        plague = min(player.menaces.count(RAT), state.plague)
        state.plague -= plague
        player.menaces = player.menaces + [PLAGUE] * plague
        if state.log is not None:
            state.tell("plague", "IWK-MENACE-RAT-02", seat, {"amount": plague})


# Shadows.


def owed_to_shadows(player: Player) -> int:
    """One card for each undefeated shadow, as far as there are cards.

    See IWK-MENACE-SHADOW-01, IWK-MENACE-SHADOW-06 and IWK-MENACE-08.
    """
    shadows = number_of(player.selection, SHADOW) + player.menaces.count(SHADOW)
    return min(shadows, len([laid for laid in player.selection if is_recyclable(laid.card)]))


class ShadowDiscard(Choice):
    """Discard a card of the selection area without recycling it (IWK-MENACE-SHADOW-01)."""

    NAME = "shadow-discard"
    FIELDS = ("seat", "left")
    RULE = "IWK-MENACE-SHADOW-01"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waits(self) -> bool:
        """Not when nothing is owed."""
        return self.left > 0

    def resolve(self, state: Table) -> None:
        """Nothing is owed."""

    def moves(self, state: Table) -> list[int]:
        """Developments and treasures."""
        selection = state.players[self.seat].selection
        return sorted({moves.DISCARD + laid.card for laid in selection if is_recyclable(laid.card)})

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """A menace can't be shaken off (IWK-MENACE-SHADOW-06)."""
        if not moves.DISCARD <= move < moves.HOST:
            return Refusal("IWK-MENACE-SHADOW-01", NOT_NOW)
        return None if selected(state.players[self.seat], move - moves.DISCARD) >= 0 else NOT_FOR_SHADOW

    def choose(self, state: Table, move: int) -> None:
        """The opponent gets the cubes when both have chosen."""
        card = move - moves.DISCARD
        player = state.players[self.seat]
        take_selected(player, card)
        player.fed = [*player.fed, card]
        if state.log is not None:
            state.tell("lost-to-shadow", "IWK-MENACE-SHADOW-01", self.seat, {"card": state.deck.ids[card]})
        state.push(ShadowDiscard(self.seat, self.left - 1))


class ShadowsFed(Effect):
    """Cubes for the opponents (IWK-MENACE-SHADOW-02), then the shadows settle (IWK-MENACE-SHADOW-05).

    They are the card's own: two of a treasure (IWK-MENACE-SHADOW-03, IWK-MENACE-SHADOW-04).
    """

    NAME = "shadows-fed"

    def resolve(self, state: Table) -> None:
        """Nobody gets cubes in solo (IWK-MENACE-SHADOW-07)."""
        for seat in range(state.seats):
            player = state.players[seat]
            other = state.other(seat)
            for card in player.fed:
                state.discard(seat, card)
                if other != NOBODY:
                    construction.to_alchemy(state, other, state.deck.recycled(card), "IWK-MENACE-SHADOW-02")
            player.fed = []
            for _ in range(number_of(player.selection, SHADOW)):
                take_in(state, seat, SHADOW)


# Frost giants.


def giants_to_place(player: Player) -> int:
    """Frost giants just selected, and those that lie alone (IWK-MENACE-FROST-10)."""
    return number_of(player.selection, FROST_GIANT) + player.menaces.count(FROST_GIANT)


class PlaceGiant(Choice):
    """Put a frost giant under a card under construction (IWK-MENACE-FROST-01)."""

    NAME = "place-giant"
    FIELDS = ("seat",)
    RULE = "IWK-MENACE-FROST-01"

    def moves(self, state: Table) -> list[int]:
        """An unfrozen card there, or one of the selection area (IWK-MENACE-FROST-04); commit when there is none.

        See IWK-MENACE-FROST-10.
        """
        player = state.players[self.seat]
        if giants_to_place(player) == 0:
            return [moves.COMMIT]
        numbers = construction.site_numbers(state, player)
        found = [moves.HOST + numbers[i] for i in range(len(numbers)) if player.sites[i].guard == NOBODY]
        found.sort()
        found += sorted({moves.HOST_NEW + laid.card for laid in player.selection if is_development(laid.card)})
        return found or [moves.COMMIT]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """At most one giant a card (IWK-MENACE-FROST-03)."""
        if move in self.moves(state):
            return None
        if moves.HOST <= move < moves.HOST_NEW:
            index = construction.site_index(state, state.players[self.seat], move - moves.HOST)
            return NO_HOST if index < 0 else FROZEN_ALREADY
        if moves.HOST_NEW <= move < moves.COVER:
            return NO_HOST
        return Refusal("IWK-MENACE-FROST-02", NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Without any host the giants lie alone."""
        player = state.players[self.seat]
        if move == moves.COMMIT:
            for _ in range(number_of(player.selection, FROST_GIANT)):
                take_in(state, self.seat, FROST_GIANT)
            return
        if move >= moves.HOST_NEW:
            card = move - moves.HOST_NEW
            take_selected(player, card)
            construction.begin_site(state, self.seat, card)
            index = len(player.sites) - 1
        else:
            index = construction.site_index(state, player, move - moves.HOST)
        if number_of(player.selection, FROST_GIANT):
            take_selected(player, FROST_GIANT)
        else:
            player.menaces = without(player.menaces, FROST_GIANT)
        site = player.sites[index]
        construction.put_site(player, index, Site(site.card, site.missing, site.krystallium, FROST_GIANT))
        if state.log is not None:
            state.tell("frozen", "IWK-MENACE-FROST-05", self.seat, {"card": state.deck.ids[site.card]})
        state.push(self)


# Thieves.


def coverable(player: Player) -> list[int]:
    """Resources with an uncovered icon on the duchy card (IWK-MENACE-THIEF-05)."""
    icons = player.duchy.production
    return [r for r in range(BASIC) if multiset.count(icons, r) > multiset.count(player.theft, r)]


class CoverIcon(Choice):
    """Cover a production icon of the duchy card for each thief (IWK-MENACE-THIEF-01)."""

    NAME = "cover-icon"
    FIELDS = ("seat",)
    RULE = "IWK-MENACE-THIEF-01"

    def moves(self, state: Table) -> list[int]:
        """Any uncovered icon; commit when no thief is left or every icon is covered."""
        player = state.players[self.seat]
        if number_of(player.selection, THIEF) == 0:
            return [moves.COMMIT]
        return [moves.COVER + resource for resource in coverable(player)] or [moves.COMMIT]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only icons printed on the duchy card."""
        if move in self.moves(state):
            return None
        return NO_ICON if moves.COVER <= move < moves.UNCOVER else Refusal("IWK-MENACE-THIEF-01", NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Then the thief moves on (IWK-MENACE-THIEF-03)."""
        player = state.players[self.seat]
        if move == moves.COMMIT:
            for _ in range(number_of(player.selection, THIEF)):
                take_in(state, self.seat, THIEF)
            return
        player.theft += multiset.unit(move - moves.COVER)
        if state.log is not None:
            state.tell("covered", "IWK-MENACE-THIEF-01", self.seat, {"resource": RESOURCES[move - moves.COVER]})
        take_in(state, self.seat, THIEF)
        state.push(self)
