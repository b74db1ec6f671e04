"""The typed vocabulary of the card files."""

from typing import Annotated, Literal

import msgspec

from regnum.games.architects import abilities
from regnum.games.architects.card_words import VOCABULARY
from regnum.games.architects.cards import Apprentice
from regnum.games.architects.compiling import compiled
from regnum.games.deckfiles import Expression, NameSpec, Origin, Slug, Strict

Amount = Annotated[int, msgspec.Meta(ge=1, le=20)]
Good = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
Skill = Literal["carpentry", "tiling", "masonry"]
Costs = dict[Good, Amount]


class CardText(Expression):
    """What a card does, in the words of this game."""

    words = VOCABULARY


class Effect(CardText):
    """What a Building does."""

    example = "gain 4 stone"

    def check(self) -> None:
        abilities.BuildingEffect(self.tree)


class Ability(CardText):
    """What an Apprentice does."""

    example = "quarry: gain 1 stone"

    def check(self) -> None:
        abilities.add_ability(Apprentice("", 0, 0, False), self.tree)


class Reward(CardText):
    """What a Reward card gives."""

    example = "gain 1 virtue + 2 wood"

    def check(self) -> None:
        compiled(self.tree)


class Goods(CardText):
    """What a side of a market card gives."""

    example = "gain 1 marble + 1 stone"

    def check(self) -> None:
        abilities.plain_gain(self.tree)


class BoardAbility(CardText):
    """What a player board does."""

    example = "ignore 1 tax"

    def check(self) -> None:
        abilities.board_of(self.tree, "")


class ApprenticeSpec(Strict):
    """One Apprentice card."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    skills: list[Skill]
    virtue: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 0
    promo: bool = False
    ability: Ability | None = None


BuildingCosts = dict[Literal["clay", "wood", "stone", "gold", "marble"], Amount]


class BuildingSpec(Strict):
    """One Building card."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    cost: BuildingCosts
    vp: int
    effect: Effect
    skills: list[Skill] = []
    virtue: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 0
    promo: bool = False


class MarketSpec(Strict):
    """One Black Market card."""

    no: int
    origin: Origin
    small: Goods
    large: Goods


class RewardSpec(Strict):
    """One Reward card."""

    no: int
    origin: Origin
    effect: Reward


class BoardSpec(Strict):
    """One advanced player board."""

    no: str
    id: Slug
    set: Literal["base", "promo", "extra"]
    origin: Origin
    name: NameSpec
    prison: int
    silver: int
    virtue: int
    ability: BoardAbility
    goods: Costs = {}
    debts: int = 0
    buildings: int = 0


class LevelSpec(Strict):
    """One level of the Cathedral."""

    cost: dict[Literal["gold", "marble", "stone_or_wood"], Amount]
    vp: int
    spots: int


class CathedralSpec(Strict):
    """The Cathedral."""

    levels: list[LevelSpec]


class VirtueSpec(Strict):
    """The Virtue track."""

    start: int
    vp: list[int]
    tax_ignored: list[int]


class ConstantsSpec(Strict):
    """Other figures of the game."""

    workers: int
    tax_stand: int
    apprentice_limit: int
    hand_limit: int


class MainBoardSpec(Strict):
    """The Main Board."""

    cathedral: CathedralSpec
    virtue: VirtueSpec
    constants: ConstantsSpec


class PrintedSpec(Strict):
    """The goods printed on the Main Board's market spaces."""

    small: Goods
    large: Goods
