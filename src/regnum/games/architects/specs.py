"""The typed vocabulary of the card files."""

from typing import Annotated, Literal

import msgspec

from regnum.games.deckfiles import Origin, Slug, Strict

Amount = Annotated[int, msgspec.Meta(ge=1, le=20)]
Good = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
Gain = Literal["clay", "wood", "stone", "gold", "marble", "silver", "virtue", "building"]
Skill = Literal["carpentry", "tiling", "masonry"]
Costs = dict[Good, Amount]
Gains = dict[Gain, Amount]
Counted = Literal[
    "clay", "wood", "stone", "gold", "marble", "silver", "goods", "virtue", "cathedral", "buildings",
    "captured", "paid_debts", "carpentry", "tiling", "masonry",
]  # fmt: skip


class Kind(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """A part of a card file that comes in kinds."""


class Name(Strict):
    """A name in both languages, and whether each is the printed game's or our own."""

    en: str
    pl: str
    en_origin: Origin = "source"
    pl_origin: Origin = "house"


# What an Apprentice does.


class Bonus(Kind, tag="bonus"):
    """Gain something on an occasion."""

    at: Literal[
        "quarry", "forest", "mines", "silversmith", "tax_stand", "black_market", "cathedral", "debt_paid",
        "send_to_prison",
    ]  # fmt: skip
    gain: Gains


class Trade(Kind, tag="trade"):
    """A further action at the King's Storehouse."""

    pay: Costs
    gain: Gains


class Discount(Kind, tag="discount"):
    """Silver saved at a location."""

    at: Literal["town_centre", "black_market"]
    silver: Amount


class SpareVirtue(Kind, tag="spare_virtue"):
    """Virtue not lost at a location."""

    at: Literal["black_market", "tax_stand"]
    virtue: Amount


class ResetRelease(Kind, tag="reset_release"):
    """Workers that may leave Prison at a Reset."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=4)]


class ResetGain(Kind, tag="reset_gain"):
    """A gain at a Reset."""

    gain: Gains
    prison_empty: bool = False


class ExtraWorker(Kind, tag="extra_worker"):
    """Counts as more Workers at a location."""

    at: Literal["storehouse"]
    workers: Amount


Ability = Bonus | Trade | Discount | SpareVirtue | ResetRelease | ResetGain | ExtraWorker


class ApprenticeSpec(Strict):
    """One Apprentice card."""

    no: int
    id: Slug
    origin: Origin
    name: Name
    skills: list[Skill]
    virtue: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 0
    promo: bool = False
    ability: Ability | None = None


# What a Building does at once.


class GainNow(Kind, tag="gain"):
    """Gain goods."""

    gain: Gains


class GainPer(Kind, tag="gain_per"):
    """Gain goods for every so many of something."""

    gain: Gains
    per: Counted
    each: Amount


class ChooseOne(Kind, tag="choose"):
    """Gain one of several things."""

    options: Annotated[list[Gains], msgspec.Meta(min_length=2, max_length=4)]


class HireAny(Kind, tag="hire"):
    """Hire any face-up Apprentice."""


class CaptureGroups(Kind, tag="capture"):
    """Capture groups of Workers."""

    groups: Amount


class ReleaseOrCapture(Kind, tag="release_boards_or_capture"):
    """Free own Workers or capture a group."""


class TakeDebt(Kind, tag="take_debt"):
    """Take Debts."""

    debts: Amount


class DrawBuildings(Kind, tag="draw"):
    """Draw Buildings."""

    buildings: Amount


class ReleasePrison(Kind, tag="release_prison"):
    """Release all own Workers from Prison."""


class MayDestroyDebt(Kind, tag="may_destroy_debt"):
    """Destroy unpaid Debts, or not."""

    debts: Amount


class MayDiscardBuilding(Kind, tag="may_discard_building"):
    """Discard a Building for goods, or not."""

    gain: Gains


class EveryoneVirtue(Kind, tag="everyone_virtue"):
    """Everybody gains or loses Virtue."""

    virtue: Annotated[int, msgspec.Meta(ge=-5, le=5)]
    prison_at_least: int = 0


class DiscardApprentice(Kind, tag="discard_apprentice"):
    """Dismiss own Apprentices."""

    apprentices: Amount


class BuildAgain(Kind, tag="build_again"):
    """Another Worker in the Guildhall."""


# What a Building does at the end of the game.


class EndVpMost(Kind, tag="end_vp_most"):
    """Points for strictly most."""

    of: Counted
    vp: Amount


class EndVpPer(Kind, tag="end_vp_per"):
    """Points for every so many."""

    of: Counted
    each: Amount
    vp: Amount


class EndVpNoDebt(Kind, tag="end_vp_no_debt"):
    """Points without unpaid Debts."""

    vp: Amount


class EndVirtue(Kind, tag="end_virtue"):
    """Virtue gained or lost."""

    virtue: Annotated[int, msgspec.Meta(ge=-5, le=5)]


class EndVirtuePer(Kind, tag="end_virtue_per"):
    """Virtue for every so many."""

    of: Counted
    each: Amount
    virtue: Amount


class EndVirtueMost(Kind, tag="end_virtue_most"):
    """Virtue for strictly most."""

    of: Counted
    virtue: Amount


class DebtVp(Kind, tag="debt_vp"):
    """Unpaid Debts are worth more or less."""

    vp: Annotated[int, msgspec.Meta(ge=-5, le=5)]


BuildingEffect = (
    GainNow
    | GainPer
    | ChooseOne
    | HireAny
    | CaptureGroups
    | ReleaseOrCapture
    | TakeDebt
    | DrawBuildings
    | ReleasePrison
    | MayDestroyDebt
    | MayDiscardBuilding
    | EveryoneVirtue
    | DiscardApprentice
    | BuildAgain
    | EndVpMost
    | EndVpPer
    | EndVpNoDebt
    | EndVirtue
    | EndVirtuePer
    | EndVirtueMost
    | DebtVp
)

BuildingCosts = dict[Literal["clay", "wood", "stone", "gold", "marble"], Amount]


class BuildingSpec(Strict):
    """One Building card."""

    no: int
    id: Slug
    origin: Origin
    name: Name
    cost: BuildingCosts
    vp: int
    effect: BuildingEffect
    skills: list[Skill] = []
    virtue: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 0
    promo: bool = False


class MarketSpec(Strict):
    """One Black Market card."""

    no: int
    origin: Origin
    small: Gains
    large: Gains


class RewardSpec(Strict):
    """One Reward card."""

    no: int
    origin: Origin
    gain: Gains


# Player boards.


class CheaperConstruction(Kind, tag="cheaper_construction"):
    """1 Wood or Stone less for constructions."""


class SameResource(Kind, tag="same_resource"):
    """Gold and Marble are one resource."""


class AvoidDebt(Kind, tag="avoid_debt"):
    """Pay Silver in place of a Debt."""

    silver: Literal[2]


class DrawOn(Kind, tag="draw_on"):
    """Draw Buildings on an occasion."""

    at: Literal["black_market", "construction"]
    buildings: Amount


class IgnoreTax(Kind, tag="ignore_tax"):
    """Ignore Tax on every payment."""

    tax: Amount


class NoCathedralDiscard(Kind, tag="no_cathedral_discard"):
    """No Building is discarded for the Cathedral."""


class CheaperHire(Kind, tag="hire"):
    """Hiring costs less, and more Apprentices fit."""

    discount: Amount
    limit: Amount


class PrisonBonus(Kind, tag="bonus"):
    """Silver for sending captured Workers to Prison."""

    at: Literal["send_to_prison"]
    gain: dict[Literal["silver"], Amount]


class OnDebt(Kind, tag="on_debt"):
    """Goods with every Debt taken."""

    gain: Gains


class OnVirtue(Kind, tag="on_virtue"):
    """Silver with every point of Virtue gained."""

    gain: dict[Literal["silver"], Amount]


class DiscardForResource(Kind, tag="discard_for_resource"):
    """Building cards stand for resources."""


class DiscardForVirtue(Kind, tag="discard_for_virtue"):
    """Building cards prevent the loss of Virtue."""

    hand_limit: Amount


BoardAbility = (
    CheaperConstruction
    | SameResource
    | AvoidDebt
    | DrawOn
    | IgnoreTax
    | NoCathedralDiscard
    | CheaperHire
    | PrisonBonus
    | ResetRelease
    | OnDebt
    | OnVirtue
    | DiscardForResource
    | DiscardForVirtue
)


class BoardSpec(Strict):
    """One advanced player board."""

    no: str
    id: Slug
    set: Literal["base", "promo", "extra"]
    origin: Origin
    name: Name
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

    small: Gains
    large: Gains
