"""The cards and boards as the rules use them: plain numbers, read once from the card files."""

from typing import TYPE_CHECKING

from regnum.games.architects.words import OCCASIONS
from regnum.games.steps import Step

if TYPE_CHECKING:
    from regnum.games.architects.state import Table


class Cost:
    """What must be paid: goods by kind, plus `mix` of Stone and Wood (and Clay) in any mix."""

    def __init__(self, goods: list[int], mix: int = 0, clay_too: bool = False) -> None:
        self.goods = goods
        self.mix = mix
        self.clay_too = clay_too
        #: How many goods are named.
        self.size = sum(goods)


class Apprentice:
    """An Apprentice card; what it does not do is 0 or None (ARC-WORKSHOP-14)."""

    def __init__(self, id: str, skills: int, virtue: int, promo: bool) -> None:
        self.id = id
        self.skills = skills
        self.virtue = virtue
        self.promo = promo
        #: What it does on each occasion; None where it does nothing.
        self.at: list[Step | None] = [None] * len(OCCASIONS)
        #: Silver saved and Virtue not lost on each occasion.
        self.saving = [0] * len(OCCASIONS)
        self.spared = [0] * len(OCCASIONS)
        #: One King's Storehouse action: a cost, and what it brings; and as how many more Workers it counts there.
        self.trade: Cost | None = None
        self.trade_result: Step | None = None
        self.extra_workers = 0
        #: What it can be used for in step 3 of a Reset (ARC-RESET-05).
        self.reset: Step | None = None


class CardEffect:
    """What a Building does: now, for Virtue at the end of the game, or for points (ARC-BUILD-05)."""

    #: Whether it changes Virtue before scoring (ARC-SCORE-01).
    changes_virtue = False

    def now(self, table: "Table", seat: int) -> None:
        """The immediate effect."""

    def end_virtue(self, table: "Table", seat: int) -> int:
        """The Virtue gained or lost before scoring."""
        return 0

    def end_vp(self, table: "Table", seat: int) -> int:
        """The bonus points in scoring."""
        return 0

    def debt_vp(self) -> int:
        """The change in what each unpaid Debt is worth."""
        return 0


class Building:
    """A Building card."""

    def __init__(self, id: str, skills: int, cost: Cost, virtue: int, vp: int, promo: bool, effect: CardEffect) -> None:
        self.id = id
        self.skills = skills
        self.cost = cost
        self.virtue = virtue
        self.vp = vp
        self.promo = promo
        self.effect = effect


class MarketCard:
    """A Black Market card: what its Small and its Large side give."""

    def __init__(self, small: list[int], large: list[int]) -> None:
        self.small = small
        self.large = large


class Level:
    """A level of the Cathedral (ARC-CATHEDRAL-04, ARC-CATHEDRAL-05, ARC-CATHEDRAL-06)."""

    def __init__(self, cost: Cost, vp: int, spots: int) -> None:
        self.cost = cost
        self.vp = vp
        self.spots = spots


class MainBoard:
    """The figures printed on the Main Board."""

    def __init__(
        self,
        levels: list[Level],
        start_virtue: int,
        virtue_vp: list[int],
        tax_ignored: list[int],
        workers: int,
        tax_stand: int,
        printed: MarketCard,
    ) -> None:
        self.levels = levels
        self.start_virtue = start_virtue
        self.virtue_vp = virtue_vp
        self.tax_ignored = tax_ignored
        self.workers = workers
        self.tax_stand = tax_stand
        self.printed = printed


class Deck:
    """All cards of a game; never changes while it is played, so copies of a game share it."""

    def __init__(
        self,
        apprentices: list[Apprentice],
        buildings: list[Building],
        market: list[MarketCard],
        rewards: list[Step],
        main_board: MainBoard,
    ) -> None:
        self.apprentices = apprentices
        self.buildings = buildings
        self.market = market
        self.rewards = rewards
        self.main_board = main_board
