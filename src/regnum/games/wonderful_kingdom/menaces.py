"""The menace module: four decks that strike in phase B, and the fight phase (section 11 of the rules)."""

from typing import Final

from regnum.engine.fields import Field, Fields, Word
from regnum.engine.lists import without
from regnum.engine.state import NOT_NOW, SEAT, Choice, Effect, Refusal
from regnum.games.wonderful_kingdom import construction, moves, multiset
from regnum.games.wonderful_kingdom.cards import is_development, is_recyclable
from regnum.games.wonderful_kingdom.fields import whole
from regnum.games.wonderful_kingdom.menaced import (
    COVER,
    DISCARD,
    HOST,
    HOST_NEW,
    MENACE,
    UNCOVER,
    menaced,
    plague_stack,
)
from regnum.games.wonderful_kingdom.planning import selected, take_selected
from regnum.games.wonderful_kingdom.state import Laid, Player, Site, Table
from regnum.games.wonderful_kingdom.words import (
    BASIC,
    CALAMITY,
    DEALT_MENACES,
    FROST_GIANT,
    MENACE_DECKS,
    NOBODY,
    PLAGUE,
    RAT,
    RESOURCES,
    SHADOW,
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


class ChooseMenace(Choice):
    """Choose one of the four menace decks (IWK-MENACE-02)."""

    NAME = "choose-menace"
    BELOW = ("shuffle-deck", "choose-menace")
    RULE = "IWK-MENACE-02"

    def moves(self, state: Table) -> list[int]:
        """The decks must differ."""
        return [state.module.first + MENACE + deck for deck in range(len(MENACE_DECKS)) if not self._taken(state, deck)]

    def _taken(self, state: Table, deck: int) -> bool:
        for player in state.players:
            if menaced(player).menace_deck == deck:
                return True
        return False

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Not one that is taken."""
        deck = move - state.module.first - MENACE
        if not 0 <= deck < len(MENACE_DECKS):
            return Refusal("IWK-MENACE-02", NOT_NOW)
        return DECK_TAKEN if self._taken(state, deck) else None

    def choose(self, state: Table, move: int) -> None:
        """Put it into the own area."""
        own = menaced(state.players[self.seat])
        own.menace_deck = move - state.module.first - MENACE
        own.menaces_left = state.deck.menace(DEALT_MENACES[own.menace_deck]).copies
        if state.log is not None:
            state.tell("chose-menace", "IWK-MENACE-02", self.seat, {"deck": MENACE_DECKS[own.menace_deck]})


class Strike(Effect):
    """One deck strikes: a simultaneous sub-step of its own (IWK-MENACE-09)."""

    NAME = "strike"
    FIELDS = Fields(Field("deck", Word(MENACE_DECKS)))
    BELOW = ("open-planning", "strike")

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
    menaced(player).menaces = [*menaced(player).menaces, menace]
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
        stack, own = plague_stack(state), menaced(player)
        plague = min(own.menaces.count(RAT), stack.plague)
        stack.plague -= plague
        own.menaces = own.menaces + [PLAGUE] * plague
        if state.log is not None:
            state.tell("plague", "IWK-MENACE-RAT-02", seat, {"amount": plague})


# Shadows.


def owed_to_shadows(player: Player) -> int:
    """One card for each undefeated shadow, as far as there are cards.

    See IWK-MENACE-SHADOW-01, IWK-MENACE-SHADOW-06 and IWK-MENACE-08.
    """
    shadows = number_of(player.selection, SHADOW) + menaced(player).menaces.count(SHADOW)
    return min(shadows, len([laid for laid in player.selection if is_recyclable(laid.card)]))


class ShadowDiscard(Choice):
    """Discard a card of the selection area without recycling it (IWK-MENACE-SHADOW-01)."""

    NAME = "shadow-discard"
    FIELDS = Fields(SEAT, whole("left", 100))
    BELOW = ("shadows-fed",)
    RULE = "IWK-MENACE-SHADOW-01"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def misfit(self, state: Table) -> str:
        """No more than the selection area has (IWK-MENACE-SHADOW-06)."""
        selection = state.players[self.seat].selection
        enough = self.left <= len([laid for laid in selection if is_recyclable(laid.card)])
        return "" if enough else "more cards than the selection area has"

    def waits(self) -> bool:
        """Not when nothing is owed."""
        return self.left > 0

    def resolve(self, state: Table) -> None:
        """Nothing is owed."""

    def moves(self, state: Table) -> list[int]:
        """Developments and treasures."""
        selection = state.players[self.seat].selection
        first = state.module.first + DISCARD
        return sorted({first + laid.card for laid in selection if is_recyclable(laid.card)})

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """A menace can't be shaken off (IWK-MENACE-SHADOW-06)."""
        card = move - state.module.first - DISCARD
        if not 0 <= card < CALAMITY:
            return Refusal("IWK-MENACE-SHADOW-01", NOT_NOW)
        return None if selected(state.players[self.seat], card) >= 0 else NOT_FOR_SHADOW

    def choose(self, state: Table, move: int) -> None:
        """The opponent gets the cubes when both have chosen."""
        card = move - state.module.first - DISCARD
        player = state.players[self.seat]
        take_selected(player, card)
        menaced(player).fed = [*menaced(player).fed, card]
        if state.log is not None:
            state.tell("lost-to-shadow", "IWK-MENACE-SHADOW-01", self.seat, {"card": state.deck.ids[card]})
        state.push(ShadowDiscard(self.seat, self.left - 1))


class ShadowsFed(Effect):
    """Cubes for the opponents (IWK-MENACE-SHADOW-02), then the shadows settle (IWK-MENACE-SHADOW-05).

    They are the card's own: two of a treasure (IWK-MENACE-SHADOW-03, IWK-MENACE-SHADOW-04).
    """

    NAME = "shadows-fed"
    BELOW = ("open-planning", "strike")

    def resolve(self, state: Table) -> None:
        """Nobody gets cubes in solo (IWK-MENACE-SHADOW-07)."""
        for seat in range(state.seats):
            player = state.players[seat]
            other = state.other(seat)
            for card in menaced(player).fed:
                state.discard(seat, card)
                if other != NOBODY:
                    construction.to_alchemy(state, other, state.deck.recycled(card), "IWK-MENACE-SHADOW-02")
            menaced(player).fed = []
            for _ in range(number_of(player.selection, SHADOW)):
                take_in(state, seat, SHADOW)


# Frost giants.


def giants_to_place(player: Player) -> int:
    """Frost giants just selected, and those that lie alone (IWK-MENACE-FROST-10)."""
    return number_of(player.selection, FROST_GIANT) + menaced(player).menaces.count(FROST_GIANT)


class PlaceGiant(Choice):
    """Put a frost giant under a card under construction (IWK-MENACE-FROST-01)."""

    NAME = "place-giant"
    BELOW = ("open-planning", "strike")
    RULE = "IWK-MENACE-FROST-01"

    def moves(self, state: Table) -> list[int]:
        """An unfrozen card there, or one of the selection area (IWK-MENACE-FROST-04); commit when there is none.

        See IWK-MENACE-FROST-10.
        """
        player = state.players[self.seat]
        if giants_to_place(player) == 0:
            return [moves.COMMIT]
        numbers = construction.site_numbers(state, player)
        first = state.module.first
        found = [first + HOST + numbers[i] for i in range(len(numbers)) if player.sites[i].guard == NOBODY]
        found.sort()
        found += sorted({first + HOST_NEW + laid.card for laid in player.selection if is_development(laid.card)})
        return found or [moves.COMMIT]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """At most one giant a card (IWK-MENACE-FROST-03)."""
        if move in self.moves(state):
            return None
        kind = move - state.module.first
        if HOST <= kind < HOST_NEW:
            index = construction.site_index(state, state.players[self.seat], kind - HOST)
            return NO_HOST if index < 0 else FROZEN_ALREADY
        if HOST_NEW <= kind < COVER:
            return NO_HOST
        return Refusal("IWK-MENACE-FROST-02", NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Without any host the giants lie alone."""
        player = state.players[self.seat]
        if move == moves.COMMIT:
            for _ in range(number_of(player.selection, FROST_GIANT)):
                take_in(state, self.seat, FROST_GIANT)
            return
        kind = move - state.module.first
        if kind >= HOST_NEW:
            card = kind - HOST_NEW
            take_selected(player, card)
            construction.begin_site(state, self.seat, card)
            index = len(player.sites) - 1
        else:
            index = construction.site_index(state, player, kind - HOST)
        if number_of(player.selection, FROST_GIANT):
            take_selected(player, FROST_GIANT)
        else:
            menaced(player).menaces = without(menaced(player).menaces, FROST_GIANT)
        site = player.sites[index]
        construction.put_site(player, index, Site(site.card, site.missing, site.krystallium, FROST_GIANT))
        if state.log is not None:
            state.tell("frozen", "IWK-MENACE-FROST-05", self.seat, {"card": state.deck.ids[site.card]})
        state.push(self)


# Thieves.


def coverable(player: Player) -> list[int]:
    """Resources with an uncovered icon on the duchy card (IWK-MENACE-THIEF-05)."""
    icons, theft = player.duchy.production, menaced(player).theft
    return [r for r in range(BASIC) if multiset.count(icons, r) > multiset.count(theft, r)]


class CoverIcon(Choice):
    """Cover a production icon of the duchy card for each thief (IWK-MENACE-THIEF-01)."""

    NAME = "cover-icon"
    BELOW = ("open-planning", "strike")
    RULE = "IWK-MENACE-THIEF-01"

    def moves(self, state: Table) -> list[int]:
        """Any uncovered icon; commit when no thief is left or every icon is covered."""
        player = state.players[self.seat]
        if number_of(player.selection, THIEF) == 0:
            return [moves.COMMIT]
        return [state.module.first + COVER + resource for resource in coverable(player)] or [moves.COMMIT]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only icons printed on the duchy card."""
        if move in self.moves(state):
            return None
        covering = COVER <= move - state.module.first < UNCOVER
        return NO_ICON if covering else Refusal("IWK-MENACE-THIEF-01", NOT_NOW)

    def choose(self, state: Table, move: int) -> None:
        """Then the thief moves on (IWK-MENACE-THIEF-03)."""
        player = state.players[self.seat]
        if move == moves.COMMIT:
            for _ in range(number_of(player.selection, THIEF)):
                take_in(state, self.seat, THIEF)
            return
        resource = move - state.module.first - COVER
        menaced(player).theft += multiset.unit(resource)
        if state.log is not None:
            state.tell("covered", "IWK-MENACE-THIEF-01", self.seat, {"resource": RESOURCES[resource]})
        take_in(state, self.seat, THIEF)
        state.push(self)
