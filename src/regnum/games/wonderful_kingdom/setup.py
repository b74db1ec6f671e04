"""Setting the table (section 2 of the rules)."""

from regnum.engine.modules import attach
from regnum.engine.rng import Rng
from regnum.engine.ruleset import Ruleset
from regnum.engine.state import Effect
from regnum.games.wonderful_kingdom.cards import Deck
from regnum.games.wonderful_kingdom.rounds import Round
from regnum.games.wonderful_kingdom.state import MODE, MODULE, Mode, Module, Player, Table
from regnum.games.wonderful_kingdom.words import TREASURE


def new_table(rules: Ruleset, rng: Rng, deck: Deck, duchies: list[int]) -> Table:
    """A table with its players and nothing else on it."""
    mode, module = rules.modules[MODE], rules.modules[MODULE]
    assert isinstance(mode, Mode)
    assert isinstance(module, Module)
    table = Table(rules, rng, deck, mode, module)
    table.players = [Player(deck.duchies[duchy]) for duchy in duchies]
    attach(table, table.players)
    # Nothing lies anywhere but the trap tokens (IWK-SETUP-04, IWK-SETUP-06, IWK-SETUP-07).
    for player in table.players:
        player.traps = mode.traps()
    return table


def set_up(table: Table, lot: int) -> None:
    """Decks (IWK-SETUP-03), then the module's own set-up (IWK-SETUP-08)."""
    table.calamities = table.deck.calamity.copies
    table.cards = development_cards(table.deck, table.module.uses_treasures)
    table.push(Round())
    table.push(ShuffleDeck())
    table.module.set_up(table, lot)


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
    BELOW = ("round",)

    def resolve(self, state: Table) -> None:
        """From a fixed order, by the game's own generator (IWK-RUL-20); then what the mode sets up with it."""
        cards = sorted(state.cards)
        state.rng.shuffle(cards)
        state.cards = cards
        state.mode.set_up(state)
