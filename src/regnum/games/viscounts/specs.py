"""The typed vocabulary of the card files."""

from typing import Annotated, Literal

import msgspec

from regnum.games.deckfiles import Expression, NameSpec, Origin, Slug, Strict
from regnum.games.viscounts import abilities
from regnum.games.viscounts.card_words import VOCABULARY
from regnum.games.viscounts.cards import NO_ICONS, Manuscript, Townsfolk
from regnum.games.viscounts.compiling import compiled

Amount = Annotated[int, msgspec.Meta(ge=1, le=20)]
Icon = Literal["merchant", "builder", "noble", "cleric", "criminal"]
Icons = Annotated[list[Icon], msgspec.Meta(max_length=6)]
Ribbon = Literal["grey", "black", "yellow", "blue"]
BuildingKind = Literal["trading-post", "guildhall", "workshop"]
#: The silver value: the price, and at least so far a Viscount moves.
Silver = Annotated[int, msgspec.Meta(ge=1, le=9)]


class CardText(Expression):
    """What a card or a space does, in the words of this game."""

    words = VOCABULARY


class Effect(CardText):
    """What a card or a space does at once."""

    example = "gain 1 virtue"

    def check(self) -> None:
        abilities.effect_of(self.tree)


class Ability(CardText):
    """What a Townsfolk card does when played, while it lies there, or when it drops off."""

    example = "after-trade: gain 1 silver"

    def check(self) -> None:
        abilities.add_ability(Townsfolk("", 1, NO_ICONS, False), self.tree)


class Scribed(CardText):
    """What a Manuscript does at once, or what it is worth at the end."""

    example = "end: gain 1 vp per building"

    def check(self) -> None:
        abilities.add_manuscript(Manuscript("", 1, 0, False), self.tree)


class Gift(CardText):
    """What a player or an AI begins with."""

    example = "gain 2 ink + 8 silver + 1 deed"

    def check(self) -> None:
        abilities.gift_of(self.tree)


class SlotText(CardText):
    """What an uncovered slot of a Player Board does."""

    example = "hire: discard 1 card"

    def check(self) -> None:
        abilities.slot_powers(self.tree)


class AiSlotText(CardText):
    """What an uncovered slot of an AI board does."""

    example = "reshuffle: gain 1 virtue"

    def check(self) -> None:
        abilities.ai_powers(self.tree)


class SchemeText(CardText):
    """What a row of a Scheme does."""

    example = "gain 1 scheme"

    def check(self) -> None:
        compiled(self.tree)


class StartingSpec(Strict):
    """One starting Townsfolk card."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    silver: Silver
    icons: Icons
    ability: Ability | None = None


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
    extra: bool = False


class ManuscriptSpec(Strict):
    """One Manuscript."""

    no: int
    id: Slug
    origin: Origin
    name: NameSpec
    cost: Amount
    ribbon: Ribbon
    effect: Scribed
    back: Literal["grey", "black"] = "black"


class PlayerCardSpec(Strict):
    """One Player card; its number is its town."""

    no: int
    origin: Origin
    gives: Gift
    effect: Effect
    only: Literal["own-town", "own-deck"] | None = None


class ExchangeSpec(Strict):
    """The exchange of a town."""

    merchants: Amount
    effect: Effect


class SpotSpec(Strict):
    """One Building Spot, and the link to the next one clockwise."""

    bank: Literal["left", "right"]
    effect: Effect
    link: Effect | None = None


class PrintedTownsfolkSpec(Strict):
    """The Townsfolk printed below a pile."""

    silver: Silver
    icons: Icons
    effect: Effect


class PrintedManuscriptSpec(Strict):
    """The Manuscript printed below a pile."""

    cost: Amount
    effect: Effect


class SegmentSpec(Strict):
    """One segment of the Main Board."""

    id: Slug
    exchanges: list[ExchangeSpec]
    small: list[SpotSpec]
    large: list[SpotSpec]
    townsfolk: PrintedTownsfolkSpec
    manuscript: PrintedManuscriptSpec


class CastleSpec(Strict):
    """The Castle."""

    entering: list[Effect]
    centre: Effect
    icons: list[int]
    bumped: list[Effect]
    vp: list[int]


class MainBoardSpec(Strict):
    """The Main Board."""

    segment: list[SegmentSpec]
    castle: CastleSpec


class SlotSpec(Strict):
    """One slot of a Player Board."""

    id: Slug
    icons: Icons = []
    ability: SlotText | None = None


class BuildingSpec(Strict):
    """One kind of Building."""

    id: BuildingKind
    cost: Amount
    vp: list[int]


class TrackSpec(Strict):
    """The track of Virtue and Corruption."""

    above: list[Effect]
    below: list[Effect]


class RowSpec(Strict):
    """The card spaces."""

    icons: list[Icons]


class PlayerBoardSpec(Strict):
    """A Player Board."""

    slot: list[SlotSpec]
    building: list[BuildingSpec]
    track: TrackSpec
    row: RowSpec


class StacksSpec(Strict):
    """The stacks on Poverty and Prosperity."""

    debts: list[int]
    deeds: list[int]
    prizes: list[int]


class PointsSpec(Strict):
    """What Debts, Deeds and sets of Manuscripts are worth."""

    unpaid_debt: int
    acquired_deed: int
    approved_deed: int
    set: list[int]


class LeaderSpec(Strict):
    """The Castle Leader card."""

    vp: int
    hand_limit: int


class FavourSpec(Strict):
    """One Church Favour card, by its ribbon."""

    id: Ribbon
    vp: int
    icons: Icons


class KingdomSpec(Strict):
    """Debts, Deeds and the cards that there is one of."""

    stacks: StacksSpec
    points: PointsSpec
    leader: LeaderSpec
    favour: list[FavourSpec]


class SchemeSpec(Strict):
    """One Scheme."""

    id: Slug
    origin: Origin
    header: Literal["brown", "black"]
    icons: Icons
    rows: list[SchemeText]
    move: Amount
    options: list[SchemeText]


class AiSlotSpec(Strict):
    """One slot of an AI board."""

    building: BuildingKind
    icons: Icons = []
    ability: AiSlotText | None = None


class AiBoardSpec(Strict):
    """One AI board."""

    id: Slug
    origin: Origin
    name: NameSpec
    focus: Literal["construct", "castle", "transcribe", "flip"]
    gives: Gift
    building: BuildingKind
    removed: list[Slug]
    row: list[Icons]
    slots: list[AiSlotSpec]
    priority: list[Literal["ink", "gold", "stone"]] = []
    until: list[int] = []
    source_facts: str = ""


class AiTrackSpec(Strict):
    """The track of an AI board."""

    above: list[SchemeText]


class AiSpec(Strict):
    """All AI boards."""

    ai_track: AiTrackSpec
    ai_board: list[AiBoardSpec]
