"""Gates of Gold, as the base game sees it: an expansion with an option of its own."""

from importlib import resources
from importlib.resources.abc import Traversable

from regnum.engine import modules
from regnum.engine.options import Option, Options
from regnum.games.gates_of_gold import cardfiles
from regnum.games.gates_of_gold.module import GatesOfGold
from regnum.games.gates_of_gold.telling import GateTelling
from regnum.games.viscounts.cards import Deck
from regnum.games.viscounts.expansion import Expansion
from regnum.games.viscounts.telling.attached import Telling

OPTION: str = "gates_of_gold"


class GatesOfGoldExpansion(Expansion):
    """Attached to Viscounts where games are listed."""

    options: tuple[Option, ...] = (Option(OPTION, False),)

    def modules(self, seats: int, options: Options) -> list[modules.Module]:
        if not options[OPTION]:
            return []
        return [GatesOfGold(cardfiles.deck_of(str(options["deck"]))[1], seats == 1)]

    def deck(self, deck: Deck, options: Options) -> Deck:
        return cardfiles.deck_of(str(options["deck"]))[0] if options[OPTION] else deck

    def telling(self, options: Options) -> list[Telling]:
        return [GateTelling()] if options[OPTION] else []

    def components(self, options: Options) -> dict[str, dict[str, object]]:
        return cardfiles.components() if options[OPTION] else {}

    def variants(self) -> list[Options]:
        """With all Heroes, and against another AI."""
        return [{OPTION: True}, {OPTION: True, "extra_heroes": True, "ai": "noble", "future_schemes": 1}]

    def texts_folder(self) -> Traversable:
        return resources.files("regnum.games.gates_of_gold").joinpath("messages")

    def lessons_folder(self) -> Traversable:
        return resources.files("regnum.games.gates_of_gold").joinpath("lessons")
