"""The typed vocabulary of the card files."""

from typing import Annotated, Literal

import msgspec

from regnum.games.deckfiles import Origin, Slug, Strict
from regnum.games.wonderful_kingdom.words import STAGES

Amount = Annotated[int, msgspec.Meta(ge=1, le=20)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=20)]
Points = Annotated[int, msgspec.Meta(ge=0, le=50)]
Loss = Annotated[int, msgspec.Meta(ge=-50, le=0)]
Resource = Literal["materials", "population", "gold", "exploration"]
Space = Literal["materials", "population", "gold", "exploration", "krystallium", "soldiers"]
CardType = Literal["structure", "company", "monument", "discovery"]
Cost = dict[Space, Amount]
Cubes = dict[Resource, Amount]
Bonus = dict[Literal["soldiers", "krystallium"], Amount]
Reward = Annotated[dict[Literal["soldiers", "krystallium", "vp"], Amount], msgspec.Meta(min_length=1)]


class Name(Strict):
    """A name in both languages."""

    en: str
    pl: str


class Card(Strict, kw_only=True):
    """What every card has.

    `source_facts` says what a source tells of a card of our own, or what is uncertain of a printed one.
    """

    id: Slug
    origin: Origin
    name: Name
    source_facts: str = ""


class ProductionPer(Strict):
    """One cube for each card of a type."""

    resource: Resource
    type: CardType


class VpPer(Strict):
    """Points for each card of a type."""

    points: Annotated[int, msgspec.Meta(ge=1, le=20)]
    type: CardType


class Scoring(Card, kw_only=True):
    """A card that may bring points: flat, or for each card of a type, not both."""

    vp: Points = 0
    vp_per: VpPer | None = None


class DevelopmentSpec(Scoring, kw_only=True):
    """One development card."""

    type: CardType
    copies: Copies
    cost: Cost
    recycle: Cubes
    production: Cubes = {}
    production_per: ProductionPer | None = None
    bonus: Bonus = {}


class TreasureSpec(Card, kw_only=True):
    """One treasure card."""

    copies: Copies
    recycle: Cubes


class CalamitySpec(Card, kw_only=True):
    """The calamity card."""

    copies: Copies
    vp: Loss


class MenaceSpec(Card, kw_only=True):
    """One menace card; `fight` is the soldiers that defeat it, `difficulty` that of its deck."""

    deck: Literal["shadows", "frost-giants", "thieves", "giant-rats"]
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)]
    copies: Copies
    fight: Amount
    vp: Loss


class AdvisorSpec(Card, kw_only=True):
    """One advisor card; `price` is the soldiers for each use."""

    phase: Literal["choice", "production", "end", "any"]
    price: Amount
    players: Annotated[list[Literal[1, 2]], msgspec.Meta(min_length=1, max_length=2)]


class DuchySpec(Scoring, kw_only=True):
    """One side of a duchy card."""

    side: Literal["a", "b"]
    production: Cubes


class StageSpec(Strict):
    """One stage of a quest."""

    name: Name
    cost: Annotated[Cost, msgspec.Meta(min_length=1)]
    reward: Reward


Stages = Annotated[list[StageSpec], msgspec.Meta(min_length=STAGES, max_length=STAGES)]


class QuestSpec(Card, kw_only=True):
    """One quest card, both sides; the last stage is the mandatory one."""

    stages: Stages
    solo_stages: Stages


class MedalSpec(Card, kw_only=True):
    """One medal of the solo game, and the points from which on it is won."""

    vp: Annotated[int, msgspec.Meta(ge=0, le=1000)]
