"""The rules reckoned a second time, from their text alone: what the engine is held against.

Positions are read as plain data. The figures of the boards are written out here; of the card files only the values and
icons of cards, and the costs and ribbons of Manuscripts, are taken.
"""

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

Data = dict[str, Any]

COLOURS = ("red", "blue", "yellow", "green")
RIBBONS = ("grey", "black", "yellow", "blue")
WEDGES = ("k1", "k2", "k3", "k4", "k5")
RESOURCES = ("stone", "gold", "ink")
SLOT_ICONS = {
    "trading-post-3": ("merchant", "merchant"),
    "guildhall-1": ("builder",),
    "guildhall-2": ("noble",),
    "guildhall-3": ("cleric",),
}
#: The Guildhalls of an AI board, by its own order.
AI_SLOT_ICONS = {
    "cleric": ("cleric", "builder", "noble"),
    "builder": ("builder", "noble", "cleric"),
    "noble": ("noble", "cleric", "builder"),
    "card": ("noble", "cleric", "builder"),
}
#: What is printed in P1, P2 and P3 and counts while no card lies there; of a player, of the AIs.
PRINTED_ICONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "": ((), ("cleric", "builder", "noble"), ("merchant", "merchant")),
    "cleric": ((), ("noble",), ("builder", "cleric")),
    "builder": ((), ("cleric",), ("noble", "builder")),
    "noble": ((), ("builder",), ("cleric", "noble")),
    "card": ((), ("noble",), ("builder", "cleric")),
}
FAVOUR_ICONS = {"black": ("cleric",), "blue": ("merchant", "merchant"), "grey": ("builder",), "yellow": ("noble",)}
#: Each action: its icon, its good, whether it is for the inner path.
ACTIONS = {
    "trade": ("merchant", "silver", False),
    "construct": ("builder", "stone", False),
    "castle": ("noble", "gold", True),
    "transcribe": ("cleric", "ink", True),
}
#: Ongoing abilities that fund an action.
MERCHANT_PAIRS = {"traveller": "transcribe", "benefactor": "castle", "strongman": "construct"}
SILVER_PAIRS = {"clergyman": "transcribe", "diplomat": "castle", "mason": "construct"}
DOUBLES = {"priest": "transcribe", "artist": "castle", "sculptor": "construct"}
#: By town: how many Merchants an exchange takes.
EXCHANGES = (1, 2, 1, 2, 2, 4, 2, 3, 2, 2)
#: The towns that give Silver for Merchants; to spend Silver there is idle and not offered (VIS-R-03).
SILVER_TOWNS = ("town-1", "town-3")
#: More cannot be asked for at once.
MOST_EXCHANGES = 40
BUILDING_COSTS = {"workshop": 3, "trading-post": 5, "guildhall": 7}
BUILDING_POINTS = {"workshop": (0, 2, 5, 9), "trading-post": (0, 4, 9, 15), "guildhall": (0, 6, 13, 21)}
WORKER_COSTS = {1: 1, 2: 3, 3: 5, 4: 8}
SET_POINTS = (0, 1, 4, 9, 16)
PRINTED_MANUSCRIPT = 3
#: By segment: the value and the icons of the Townsfolk printed there.
PRINTED_TOWNSFOLK: dict[str, tuple[int, tuple[str, ...]]] = {
    "a": (2, ("noble", "cleric")),
    "b": (2, ("builder", "noble")),
    "c": (1, ("criminal",)),
    "d": (2, ("cleric", "builder")),
    "e": (1, ("criminal",)),
}
#: How many spots of a segment lie left of the River, and all of them: of the small side, of the large one.
SMALL_BANKS = dict.fromkeys("abcde", (2, 4))
LARGE_BANKS = {"a": (3, 5), "b": (2, 5), "c": (2, 5), "d": (3, 5), "e": (2, 5)}
#: Spots without a line to the next one clockwise.
SMALL_GAPS = ("a2", "b2", "c1", "c3", "d1", "e1")
LARGE_GAPS = ("a2", "b3", "c3", "d1", "e4")
#: What lines give that lead on from a spot, where it is a mere gain.
LINKS = {
    "small": {
        **dict.fromkeys(("a1", "b3", "c2", "c4", "d4"), "1 virtue"),
        "a3": "1 ink",
        "b1": "2 silver",
        "b4": "1 gold",
        "d3": "1 debts",
        "e2": "1 deeds",
        "e3": "1 stone",
    },
    "large": {
        **dict.fromkeys(("a1", "a5", "c2", "c4", "d4", "e3"), "1 virtue"),
        **dict.fromkeys(("b1", "e1"), "2 silver"),
        **dict.fromkeys(("a3", "b2"), "1 debts"),
        "b5": "1 gold",
        "d5": "1 ink",
        "e2": "1 deeds",
    },
}
#: Manuscripts that score at the end: one point for so many of what.
SCORING = {
    "inventory-of-stores": (2, "resources"),
    "roll-of-the-builders": (1, "builder"),
    "survey-of-the-town": (1, "building"),
    "roll-of-the-clergy": (1, "cleric"),
    "catalogue-of-the-scriptorium": (2, "manuscripts"),
    "book-of-grants": (1, "approved"),
    "roll-of-the-nobles": (1, "noble"),
    "book-of-quittances": (1, "paid"),
    "chronicle-of-the-castle": (2, "workers"),
    "roll-of-the-merchants": (2, "merchant"),
    "register-of-outlaws": (1, "criminal"),
}


def card_file(name: str) -> Data:
    """One of the game's card files."""
    folder = resources.files("regnum.games.viscounts").joinpath("cards")
    return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


#: Value and icons of every card that can lie on a Player Board, and the icons in the headers of Schemes.
VALUES: dict[str, int] = {}
ICONS: dict[str, tuple[str, ...]] = {}
for _file, _entry in (("starting", "starting"), ("townsfolk", "townsfolk"), ("heroes", "hero"), ("schemes", "scheme")):
    for _card in card_file(_file)[_entry]:
        VALUES[_card["id"]] = _card.get("silver", 0)
        ICONS[_card["id"]] = tuple(_card["icons"])
COSTS: dict[str, int] = {}
RIBBON: dict[str, str] = {}
for _card in card_file("manuscripts")["manuscript"]:
    COSTS[_card["id"]], RIBBON[_card["id"]] = _card["cost"], _card["ribbon"]


def segment(space: str) -> str:
    """The segment of a space."""
    return space[-1] if space.startswith("inner") else "abcde"[(int(space[5:]) - 1) // 2]


def steps(space: str, ring: list[str]) -> list[str]:
    """Where the arrows lead (VIS-MOVE-04)."""
    here = segment(space)
    after = ring[(ring.index(here) + 1) % 5]
    right = f"town-{2 * 'abcde'.index(here) + 2}"
    if space.startswith("inner"):
        return [right, f"inner-{after}"]
    return [f"town-{2 * 'abcde'.index(after) + 1}"] if space == right else [right, f"inner-{here}"]


def reachable(table: Data, own: Data, value: int) -> dict[str, int]:
    """The end spaces of a movement by a card of this value, with their prices (VIS-MOVE-08)."""
    free = 1 if "trading-post-1" in own["built"] else 0
    ends = {own["at"]}
    prices: dict[str, int] = {}
    for made in range(1, value + free + own["silver"] + 1):
        ends = {after for space in ends for after in steps(space, table["ring"])}
        if made >= value:
            prices = {space: max(0, made - value - free) for space in ends} | prices
    return prices


def side_icons(table: Data, own: Data, name: str, board: str = "") -> Counter[str]:
    """The icons that a side has on its board: cards, prints not covered, slots, Church Favours (VIS-ACT-04)."""
    found: Counter[str] = Counter()
    for place, card in enumerate(own["row"]):
        found.update(ICONS[card] if card else PRINTED_ICONS[board][place])
    for slot in own["built"]:
        if board:
            found.update(AI_SLOT_ICONS[board][int(slot[-1]) - 1 :][:1] if slot.startswith("guildhall") else ())
        else:
            found.update(SLOT_ICONS.get(slot, ()))
    for ribbon, owner in table["favours"].items():
        found.update(FAVOUR_ICONS[ribbon] if owner == name else ())
    return found


def criminals(own: Data) -> int:
    """The Criminal icons on a board; nothing but cards shows any."""
    return sum(ICONS[card].count("criminal") for card in own["row"] if card)


class Funds:
    """What a player can bring up for an action: icons, then goods (VIS-ACT-03, VIS-R-14, VIS-R-15)."""

    def __init__(self, table: Data, own: Data, name: str, action: str, help: tuple[str, ...] = ()) -> None:
        self.icon, self.good, _ = ACTIONS[action]
        shown = side_icons(table, own, name) + Counter(help)
        row = own["row"]
        self.icons = shown[self.icon] + shown["criminal"]
        self.converts = any(MERCHANT_PAIRS.get(card) == action for card in row)
        if self.converts:
            self.icons += shown["merchant"] // 2
        self.pairs = any(SILVER_PAIRS.get(card) == action for card in row)
        self.doubles = sum(DOUBLES.get(card) == action for card in row)
        self.emma = action == "transcribe" and "emma" in row

    def worth(self, goods: dict[str, int]) -> int:
        """How many icons there are with all of these goods spent."""
        own = goods.get(self.good, 0)
        found = self.icons + own + min(own, self.doubles)
        found += goods.get("silver", 0) // 2 if self.pairs else 0
        return found + (goods.get("gold", 0) + goods.get("stone", 0) if self.emma else 0)

    def exact(self, paid: Counter[str], cost: int) -> bool:
        """Whether a payment suffices, and nothing of it could have been kept (VIS-ACT-07)."""
        less = [paid - Counter({good: 1}) for good in paid]
        return self.worth(paid) >= cost and all(self.worth(rest) < cost for rest in less)


def dismissal(table: Data, own: Data, name: str, action: str) -> tuple[int, tuple[str, ...]] | None:
    """The price and the icons of the Townsfolk that can be dismissed here; None if nobody can (9.1)."""
    here = segment(own["at"])
    pile = table["townsfolk"][here]
    price, icons = (VALUES[pile[0]], ICONS[pile[0]]) if pile else PRINTED_TOWNSFOLK[here]
    price = 1 if "trading-post-2" in own["built"] else price
    price = max(0, price - ("larena" in own["row"]))
    counts = {ACTIONS[action][0], "criminal"}
    if Funds(table, own, name, action).converts:
        counts.add("merchant")
    return (price, icons) if price <= own["silver"] and counts & set(icons) else None


def affordable(table: Data, own: Data, name: str, action: str) -> int:
    """The most icons that a player can bring up, with or without a dismissal (VIS-ACT-09)."""
    goods = spendable(own, action)
    best = Funds(table, own, name, action).worth(goods)
    helper = dismissal(table, own, name, action)
    if helper:
        rest = spendable({**own, "silver": own["silver"] - helper[0]}, action)
        best = max(best, Funds(table, own, name, action, helper[1]).worth(rest))
    return best


def spendable(own: Data, action: str) -> dict[str, int]:
    """The goods that a player could spend on an action."""
    silver = 0 if action == "trade" and own["at"] in SILVER_TOWNS else own["silver"]
    return {"silver": silver, **{good: own[good] for good in RESOURCES}}


def bank(table: Data, space: str) -> list[str]:
    """The spots that an outer town can use, clockwise (VIS-BUILD-02)."""
    here = segment(space)
    banks = LARGE_BANKS if len(table["players"]) > 2 else SMALL_BANKS
    left, all_spots = banks[here]
    spots = range(1, left + 1) if int(space[5:]) % 2 else range(left + 1, all_spots + 1)
    return [f"{here}{number}" for number in spots]


def after_spot(table: Data, spot: str) -> set[str]:
    """The spot at the other end of the line that leads on clockwise, if there is one (VIS-BUILD-10)."""
    large = len(table["players"]) > 2
    banks, gaps = (LARGE_BANKS, LARGE_GAPS) if large else (SMALL_BANKS, SMALL_GAPS)
    around = [f"{name}{number}" for name in table["ring"] for number in range(1, banks[name][1] + 1)]
    return set() if spot in gaps else {around[(around.index(spot) + 1) % len(around)]}


def linked(table: Data, spot: str) -> set[str]:
    """The spots with Buildings at the other ends of a spot's lines (VIS-BUILD-08)."""
    return {
        other for other in table["buildings"] if other in after_spot(table, spot) or spot in after_spot(table, other)
    }


def link_gains(table: Data, spot: str, other: str) -> dict[str, int]:
    """What the line between two spots gives, if that is not an effect of another kind."""
    side = "large" if len(table["players"]) > 2 else "small"
    first, last = (spot, other) if other in after_spot(table, spot) else (other, spot)
    assert last in after_spot(table, first)
    gains = LINKS[side].get(first, "")
    return {gains.split()[1]: int(gains.split()[0])} if gains else {}


def unbuilt(own: Data) -> list[str]:
    """The slots whose Buildings are still on the board."""
    slots = [f"{kind}-{number}" for kind in ("trading-post", "guildhall", "workshop") for number in (1, 2, 3)]
    return [slot for slot in slots if slot not in own["built"]]


def targets(table: Data, own: Data, action: str) -> dict[str, int]:
    """What an action could be used for at this space, with the icons that it takes; ways to pay left aside."""
    at, here = own["at"], segment(own["at"])
    if at.startswith("inner") != ACTIONS[action][2]:
        return {}
    if action == "trade":
        return {f"exchange {times}": times * EXCHANGES[int(at[5:]) - 1] for times in range(1, MOST_EXCHANGES + 1)}
    if action == "construct":
        empty = [spot for spot in bank(table, at) if spot not in table["buildings"]]
        return {f"build {slot}": BUILDING_COSTS[slot[:-2]] for slot in unbuilt(own)} if empty else {}
    if action == "castle":
        return {f"send {number}": cost for number, cost in WORKER_COSTS.items() if number <= own["workers"]}
    pile = table["manuscripts"][here]
    return {"transcribe": COSTS[pile[0]] if pile else PRINTED_MANUSCRIPT}


def actions(table: Data, own: Data, name: str) -> dict[str, list[str]]:
    """The actions that can be declared, with all that they could be used for."""
    found: dict[str, list[str]] = {}
    for action in ACTIONS:
        most = affordable(table, own, name, action)
        reached = [target for target, cost in targets(table, own, action).items() if cost <= most]
        if reached:
            found[action] = reached
    return found


def sets(own: Data) -> int:
    """The points of Manuscripts by ribbons, layer by layer (VIS-SCORE-03)."""
    numbers = Counter(RIBBON[card] for card in own["manuscripts"])
    return sum(SET_POINTS[sum(number > layer for number in numbers.values())] for layer in range(9))


def prizes(flipped: list[int]) -> list[int]:
    """What Poverty or Prosperity gives to each (VIS-SCORE-10 to VIS-SCORE-15)."""
    places = (12, 8, 4, 0) if len(flipped) > 2 else (12, 4)
    shares = []
    for own in flipped:
        above, level = sum(other > own for other in flipped), flipped.count(own)
        shares.append(sum(places[above : above + level]) // level if own else 0)
    return shares


def counts(table: Data, own: Data, name: str, board: str) -> dict[str, int]:
    """All that scoring Manuscripts may count (VIS-R-45, VIS-SCORE-06, VIS-R-54)."""
    icons = side_icons(table, own, name, board)
    for card in [*own.get("hand", []), *own["draw"], *own["discard"]]:
        icons.update(ICONS[card])
    return {
        **{icon: icons[icon] for icon in ("merchant", "builder", "noble", "cleric", "criminal")},
        "resources": sum(own[good] for good in RESOURCES),
        "building": len(own["built"]),
        "approved": own["approved_deeds"],
        "paid": own["paid_debts"],
        "workers": 20 - own["workers"],
        "manuscripts": len(own["manuscripts"]),
    }


def sides(table: Data) -> dict[str, Data]:
    """Everybody at the table, the AI last."""
    found: dict[str, Data] = {own["colour"]: own for own in table["players"]}
    return {**found, "ai": table["ai"]} if "ai" in table else found


def scores(table: Data, board: str) -> dict[str, dict[str, int]]:
    """The final score of every side, part by part (section 18, VIS-SOLO-39); `board` is the AI's."""
    everybody = sides(table)
    poverty = prizes([own["approved_deeds"] for own in everybody.values()])
    prosperity = prizes([own["paid_debts"] for own in everybody.values()])
    found: dict[str, dict[str, int]] = {}
    for number, (name, own) in enumerate(everybody.items()):
        count = counts(table, own, name, board if name == "ai" else "")
        kinds = Counter(slot[:-2] for slot in own["built"])
        asked = [SCORING[card] for card in own["manuscripts"] if card in SCORING]
        found[name] = {
            "buildings": sum(BUILDING_POINTS[kind][built] for kind, built in kinds.items()),
            "workers": sum(own["first_tier"].values()) + 2 * sum(own["second_tier"].values()) + 3 * own["centre"],
            "sets": sets(own),
            "manuscripts": sum(count[what] // each for each, what in asked),
            "leader": 5 if table["leader"] == name else 0,
            "favours": 3 * list(table["favours"].values()).count(name),
            "debts": -2 * own["unpaid_debts"],
            "deeds": own["acquired_deeds"] + 3 * own["approved_deeds"],
            "poverty": 0 if table["debt_stack"] else poverty[number],
            "prosperity": 0 if table["deed_stack"] else prosperity[number],
        }
        if name == "ai":
            found[name]["resources"] = count["resources"]
    return found


def winners(table: Data, totals: dict[str, int]) -> list[str]:
    """Who has won (VIS-SCORE-16 to VIS-SCORE-18, VIS-SOLO-40)."""
    if "ai" in totals:
        return ["red"] if totals["red"] > totals["ai"] else []
    wealth = {name: own["silver"] + sum(own[good] for good in RESOURCES) for name, own in sides(table).items()}
    best = max((totals[name], wealth[name]) for name in totals)
    return [name for name in totals if (totals[name], wealth[name]) == best]
