"""The typed vocabulary of the expansion's card files."""

from typing import Annotated, Literal

import msgspec

from regnum.games.deckfiles import Expression, NameSpec, Origin, Slug, Strict
from regnum.games.gates_of_gold import abilities
from regnum.games.gates_of_gold.card_words import VOCABULARY
from regnum.games.gates_of_gold.cards import Bonus, Outsider
from regnum.games.steps import Step
from regnum.games.viscounts.abilities import effect_of
from regnum.games.viscounts.cards import NO_ICONS, Manuscript, Townsfolk
from regnum.games.viscounts.specs import Amount, Icons, Ribbon, Silver


class GateText(Expression):
    """What a card does, in the words of the base game and of the expansion."""

    words = VOCABULARY


class Effect(GateText):
    """What a card does at once."""

    example = "welcome 1 outsider"

    def check(self) -> None:
        effect_of(self.tree)


class Ability(GateText):
    """What a Townsfolk card does when played, while it lies there, or when it drops off."""

    example = "drop-off: draw 1 card"

    def check(self) -> None:
        abilities.add_ability(Townsfolk("", 1, NO_ICONS, False), self.tree)


class Scribed(GateText):
    """What a Manuscript does at once, or what it is worth at the end."""

    example = "end: gain 1 vp per outsider"

    def check(self) -> None:
        abilities.add_scribed(Manuscript("", 1, 0, False), self.tree)


class Held(GateText):
    """What a bonus card or a Castle Leader card does for its holder."""

    example = "welcome: gain 2 silver"

    def check(self) -> None:
        abilities.add_bonus(Bonus("", "", 0, 0, NO_ICONS), self.tree)


class EndText(GateText):
    """What an Outsider is worth in a deck."""

    example = "end: gain 1 vp per link"

    def check(self) -> None:
        abilities.add_end(Outsider("", Step("")), self.tree)


class TownsfolkSpec(Strict):
    """One ordinary Townsfolk card."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    silver: Silver
    icons: Icons
    effect: Effect
    ability: Ability


class HeroSpec(Strict):
    """One Hero."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    silver: Silver
    icons: Icons
    ability: Ability


class ManuscriptSpec(Strict):
    """One Manuscript."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    cost: Annotated[int, msgspec.Meta(ge=0, le=20)]
    ribbon: Ribbon | Literal["any"]
    effect: Scribed | None = None
    back: Literal["black"] = "black"


class OutsiderSpec(Strict):
    """One Outsider."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    silver: Silver
    icons: Icons
    refused: Effect
    end: EndText


class OrderSpec(Strict):
    """The King's Order, of which there are so many."""

    origin: Origin
    name: NameSpec
    number: int
    silver: Silver
    icons: Icons
    price: Amount
    gained: Effect


class ColumnsSpec(Strict):
    """What columns cost: Silver to draw, resources to rearrange."""

    draw: Amount
    rearrange: Amount


class BoardSpec(Strict):
    """One Manuscript Board: the ribbons of its columns."""

    id: Slug
    origin: Origin
    columns: list[Ribbon]


class BonusSpec(Strict):
    """One Builder bonus card or Castle Leader card."""

    id: Slug
    origin: Origin
    rule: str
    vp: Amount
    needs: Literal["", "order", "outsider"] = ""
    icons: Icons = []
    ability: Held | None = None


class GateSpec(Strict):
    """What there is beside Townsfolk and Manuscripts."""

    order: OrderSpec
    columns: ColumnsSpec
    board: list[BoardSpec]
    diversified: list[BonusSpec]
    specialized: list[BonusSpec]
    leader: list[BonusSpec]
