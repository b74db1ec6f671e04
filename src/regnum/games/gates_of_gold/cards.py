"""The expansion's cards and boards as the rules use them: plain numbers, read once from the card files."""

from typing import Final

from regnum.games.gates_of_gold.words import OWN_OCCASIONS
from regnum.games.steps import Step
from regnum.games.viscounts.cards import Powers

#: What an Outsider asks its owner before points are counted (GOG-SCORE-03): nothing, to flip a card, or the choice of
#: the Assassin.
ASKS_NOTHING: Final = 0
ASKS_FLIP: Final = 1
ASKS_DEBTS_OR_DEED: Final = 2


class Worth:
    """Points at the end: for every `each` of a thing; or once, if there are at least `least` of it, or anyway."""

    def __init__(self, points: int, each: int, of: int, least: int) -> None:
        self.points = points
        #: 0 for points that are not for every so many.
        self.each = each
        #: By its place among all things that are counted; -1 for none.
        self.of = of
        self.least = least


class Outsider:
    """What an Outsider is beside the card that it is in a deck."""

    def __init__(self, id: str, refused: Step) -> None:
        self.id = id
        #: What refusing it does (GOG-REFUSE-03).
        self.refused = refused
        #: What it is worth in a deck.
        self.worth: list[Worth] = []
        self.asks = ASKS_NOTHING
        #: Further ribbons (GOG-SCORE-08), and what every unpaid Debt costs less (GOG-SCORE-13).
        self.ribbons = 0
        self.debt_vp = 0


class Bonus:
    """A Builder bonus card or a Castle Leader card: what it does for whoever holds it."""

    def __init__(self, id: str, rule: str, vp: int, needs: int, icons: list[int]) -> None:
        self.id = id
        #: The number of the rule by which it does what it does.
        self.rule = rule
        self.vp = vp
        #: One of `NEEDS`.
        self.needs = needs
        self.icons = icons
        #: What it does on the occasions of the base game, free steps, hand limit; and on its own occasions.
        self.powers = Powers()
        self.own: list[Step | None] = [None] * len(OWN_OCCASIONS)


class Gift:
    """What a Townsfolk card of the expansion does while it lies on a Player Board that no base card does."""

    def __init__(self) -> None:
        self.steps = 0
        self.hand_limit = 0
        #: Its owner may dismiss the Townsfolk of any segment (GOG-ICON-06).
        self.anywhere = False


class GateDeck:
    """All that the expansion adds; never changes while a game is played."""

    def __init__(
        self,
        first_order: int,
        outsiders: list[Outsider],
        gifts: list[Gift | None],
        boards: list[list[int]],
        blank: int,
        bonuses: list[list[Bonus]],
        gained: Step,
        prices: list[int],
    ) -> None:
        #: Cards from `first_order` on are King's Orders, from `first_outsider` on Outsiders; `gifts` is by card.
        self.first_order = first_order
        self.first_outsider = len(gifts) - len(outsiders)
        self.outsiders = outsiders
        self.gifts = gifts
        #: The ribbons of each board's columns.
        self.boards = boards
        #: The Blank Roll; the printed Manuscripts of the boards; the Blank Roll once its ribbon is chosen, by ribbon.
        self.blank = blank
        self.first_printed = 0
        self.first_coloured = 0
        #: By BONUSES.
        self.bonuses = bonuses
        #: What comes with every King's Order that is gained (GOG-ORDER-02).
        self.gained = gained
        #: The Silver for an order (GOG-MBOARD-05), for column 3, and the resources for column 4.
        self.order_price = prices[0]
        self.draw_price = prices[1]
        self.rearrange_price = prices[2]

    def is_order(self, card: int) -> bool:
        return self.first_order <= card < self.first_outsider

    def is_outsider(self, card: int) -> bool:
        return card >= self.first_outsider
