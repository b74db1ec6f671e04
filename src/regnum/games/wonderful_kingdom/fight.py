"""Phase D of the menace module: fighting menaces with soldiers, here and nowhere else (IWK-MENACE-16)."""

from typing import Final

from regnum.engine.lists import without
from regnum.engine.state import NOT_NOW, Choice, Effect, Refusal
from regnum.games.wonderful_kingdom import construction, multiset
from regnum.games.wonderful_kingdom.menaced import END, FIGHT, THAW, UNCOVER, menaced
from regnum.games.wonderful_kingdom.state import FIGHTING, Player, Site, Table
from regnum.games.wonderful_kingdom.window import Committing
from regnum.games.wonderful_kingdom.words import ADVISOR, BASIC, NOBODY, RAT, RESOURCES, THIEF

NO_TOKEN_THERE: Final = Refusal("IWK-MENACE-THIEF-04", "no-theft")
NO_SUCH_MENACE: Final = Refusal("IWK-MENACE-13", "no-such-menace")
TOO_FEW_SOLDIERS: Final = Refusal("IWK-MENACE-14", "too-few-soldiers")
NOT_FROZEN: Final = Refusal("IWK-MENACE-FROST-07", "not-frozen")
NOT_FULL: Final = Refusal("IWK-MENACE-FROST-08", "not-full")


class OpenFight(Effect):
    """Both players fight at the same time (IWK-MENACE-13)."""

    NAME = "open-fight"
    BELOW = ("end-round",)

    def resolve(self, state: Table) -> None:
        """A lane for each."""
        state.open_lanes([Fight(seat) for seat in range(state.seats)])


class Fight(Committing):
    """Defeat menaces, any number in any order (IWK-MENACE-18)."""

    NAME = "fight"
    BELOW = ("end-round",)
    RULE = "IWK-MENACE-13"
    WHEN = FIGHTING

    def list_work(self, state: Table, found: list[int]) -> None:
        """Menaces that can be paid; frozen cards that are full as well."""
        player = state.players[self.seat]
        for menace in range(RAT, ADVISOR):
            if menace in menaced(player).menaces and player.soldiers >= state.deck.menace(menace).fight:
                found.append(state.module.first + FIGHT + menace - RAT)
        numbers = construction.site_numbers(state, player)
        for index in range(len(numbers)):
            if thaw_refusal(state, player, player.sites[index]) is None:
                found.append(state.module.first + THAW + numbers[index])

    def work_refusal(self, state: Table, move: int) -> Refusal | None:
        """All soldiers at once (IWK-MENACE-18)."""
        player = state.players[self.seat]
        kind = move - state.module.first
        if THAW <= kind < END:
            index = construction.site_index(state, player, kind - THAW)
            return NO_SUCH_MENACE if index < 0 else thaw_refusal(state, player, player.sites[index])
        if not FIGHT <= kind < THAW:
            return Refusal("IWK-MENACE-13", NOT_NOW)
        menace = kind - FIGHT + RAT
        if menace not in menaced(player).menaces:
            return NO_SUCH_MENACE
        return TOO_FEW_SOLDIERS if player.soldiers < state.deck.menace(menace).fight else None

    def work(self, state: Table, move: int) -> None:
        """Pay, discard the menace, and what comes of it: a giant's card is completed (IWK-MENACE-FROST-09)."""
        player = state.players[self.seat]
        kind = move - state.module.first
        if kind >= THAW:
            index = construction.site_index(state, player, kind - THAW)
            site = player.sites[index]
            defeat(state, self.seat, site.guard)
            construction.complete(state, self.seat, index)
            return
        menace = kind - FIGHT + RAT
        menaced(player).menaces = without(menaced(player).menaces, menace)
        defeat(state, self.seat, menace)
        if menace == THIEF and menaced(player).theft:
            state.push(UncoverIcon(self.seat))


def thaw_refusal(state: Table, player: Player, site: Site) -> Refusal | None:
    """A giant under a card is defeated only together with the card's completion (IWK-MENACE-FROST-07)."""
    if site.guard == NOBODY:
        return NOT_FROZEN
    if player.soldiers < state.deck.menace(site.guard).fight:
        return TOO_FEW_SOLDIERS
    return NOT_FULL if site.missing else None


def defeat(state: Table, seat: int, menace: int) -> None:
    """Soldiers go back to the supply, the menace to the discard pile (IWK-MENACE-14) for good (IWK-MENACE-15)."""
    state.players[seat].soldiers -= state.deck.menace(menace).fight
    state.discard(seat, menace)
    if state.log is not None:
        state.tell("defeated", "IWK-MENACE-14", seat, {"menace": state.deck.ids[menace]})


class UncoverIcon(Choice):
    """Take a theft token off the duchy card (IWK-MENACE-THIEF-04)."""

    NAME = "uncover-icon"
    BELOW = ("fight",)
    RULE = "IWK-MENACE-THIEF-04"

    def misfit(self, state: Table) -> str:
        return "" if menaced(state.players[self.seat]).theft else "no icon is covered"

    def moves(self, state: Table) -> list[int]:
        """Any token."""
        theft = menaced(state.players[self.seat]).theft
        return [state.module.first + UNCOVER + resource for resource in range(BASIC) if multiset.count(theft, resource)]

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """Only where a token lies."""
        if not UNCOVER <= move - state.module.first < FIGHT:
            return Refusal("IWK-MENACE-THIEF-04", NOT_NOW)
        return None if move in self.moves(state) else NO_TOKEN_THERE

    def choose(self, state: Table, move: int) -> None:
        """The resource is produced again."""
        resource = move - state.module.first - UNCOVER
        menaced(state.players[self.seat]).theft -= multiset.unit(resource)
        if state.log is not None:
            told: dict[str, int | str] = {"resource": RESOURCES[resource]}
            state.tell("uncovered", "IWK-MENACE-THIEF-04", self.seat, told)
