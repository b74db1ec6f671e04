"""Setting the table (section 2 of the rules)."""

from regnum.engine.rng import Rng
from regnum.engine.state import Effect
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.choice import Duel
from regnum.games.wonderful_kingdom.rounds import Round
from regnum.games.wonderful_kingdom.solo import Solo
from regnum.games.wonderful_kingdom.state import Mode, Module, Player, Table
from regnum.games.wonderful_kingdom.words import TREASURE


def mode_of(seats: int) -> Mode:
    """The game for one or for two."""
    return Solo() if seats == 1 else Duel()


def set_up(seats: int, rng: Rng, deck: Deck, module: Module, duchies: list[int], first: int, quest: int) -> Table:
    """A fresh table: decks, duchies, then the module's own set-up (IWK-SETUP-08)."""
    table = Table(seats, rng, deck, mode_of(seats), module)
    table.first = first
    table.quest = quest
    table.players = [Player(deck.duchies[duchy]) for duchy in duchies]
    # Nothing lies anywhere but the trap tokens (IWK-SETUP-04, IWK-SETUP-06, IWK-SETUP-07).
    for player in table.players:
        player.traps = table.mode.traps()
    # IWK-SETUP-03
    table.calamities = deck.calamity.copies
    table.cards = development_cards(deck, module.uses_treasures)
    table.push(Round())
    table.push(ShuffleDeck())
    module.set_up(table)
    return table


def development_cards(deck: Deck, treasures: bool) -> list[int]:
    """All development cards and, unless a module takes them out, all treasures (IWK-SETUP-02)."""
    cards = deck.copies.copy()
    if treasures:
        for number, card in enumerate(deck.treasures):
            cards += [TREASURE + number] * card.copies
    return cards


class ShuffleDeck(Effect):
    """Shuffle the development deck, when the module has made it complete (IWK-SETUP-02)."""

    NAME = "shuffle-deck"

    def resolve(self, state: Table) -> None:
        """From a fixed order, by the game's own generator (IWK-RUL-20); then what the mode sets up with it."""
        cards = sorted(state.cards)
        state.rng.shuffle(cards)
        state.cards = cards
        state.mode.set_up(state)
