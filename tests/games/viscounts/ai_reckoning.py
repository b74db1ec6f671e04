"""The AI of the solo game reckoned a second time, from the text of its rules: what it wants, can do and does."""

from tests.games.viscounts import reckoning
from tests.games.viscounts.reckoning import ACTIONS, RESOURCES, Data

FOCUS = {"cleric": "transcribe", "builder": "construct", "noble": "castle", "card": "flip"}
#: Resources of its choice: of the first kind until it has 6, of the second until it has 4, then of the third.
PRIORITY = {"cleric": ("ink", "stone", "gold"), "builder": ("stone", "gold", "ink"), "noble": ("gold", "ink", "stone")}
#: Each Scheme: steps, then the options before the last, which is always possible.
SCHEMES: dict[str, tuple[int, tuple[str, ...]]] = {
    "s1": (1, ("construct", "focus")),
    "s2": (2, ("castle",)),
    "s3": (1, ("focus",)),
    "s4": (2, ("construct",)),
    "s5": (2, ("transcribe",)),
    "s6": (1, ("castle", "focus")),
    "s7": (3, ("transcribe", "focus")),
    "s8": (3, ("focus",)),
    "f1": (4, ("transcribe", "castle")),
    "f2": (2, ("construct", "focus")),
    "f3": (4, ("construct", "transcribe")),
    "f4": (4, ("castle", "construct")),
    "f5": (2, ("castle", "focus")),
    "f6": (2, ("transcribe", "focus")),
    "f7": (1, ("focus",)),
    "f8": (3, ("focus",)),
}
#: Rules by which it gains resources of its choice.
OF_ITS_CHOICE = ("VIS-SOLO-10", "VIS-SOLO-12", "VIS-SOLO-23", "VIS-DEBT-07", "VIS-CASTLE-08", "VIS-COLLISION-05")


def wanted(own: Data, board: str) -> str:
    """The kind of resource that it takes (VIS-SOLO-11); one for all with the Card AI (VIS-R-64)."""
    if board == "card":
        return "ink"
    first, second, third = PRIORITY[board]
    return first if own[first] < 6 else second if own[second] < 4 else third


def town_after(table: Data, at: str, steps: int) -> str:
    """So many steps on along the outer path (VIS-SOLO-09)."""
    towns = [f"town-{2 * 'abcde'.index(name) + side}" for name in table["ring"] for side in (1, 2)]
    return towns[(towns.index(at) + steps) % 10]


def icons(table: Data, own: Data, board: str, action: str) -> int:
    """Its icons for an action, Criminals among them (VIS-SOLO-16)."""
    shown = reckoning.side_icons(table, own, "ai", board)
    return shown[ACTIONS[action][0]] + shown["criminal"]


def strength(table: Data, own: Data, board: str, action: str) -> int:
    """Icons and all that it could spend."""
    goods: int = sum(own[good] for good in RESOURCES) if board == "card" else own[ACTIONS[action][1]]
    return icons(table, own, board, action) + goods


def empty_spots(table: Data, own: Data) -> list[str]:
    """The empty spots of its town's bank, left-most first."""
    return [spot for spot in reckoning.bank(table, own["at"]) if spot not in table["buildings"]]


def building(table: Data, own: Data, board: str) -> str:
    """The left-most Building that it can afford (VIS-SOLO-26); empty if it cannot build."""
    most = strength(table, own, board, "construct")
    slots = [f"{kind}-{number}" for kind in ("guildhall", "trading-post", "workshop") for number in (1, 2, 3)]
    free = [slot for slot in slots if slot not in own["built"] and reckoning.BUILDING_COSTS[slot[:-2]] <= most]
    return free[0] if free and empty_spots(table, own) else ""


def workers(table: Data, own: Data, board: str) -> int:
    """How many Workers it places: as many as it can, never one (VIS-SOLO-29, VIS-R-62); 0 if it cannot."""
    most = strength(table, own, board, "castle")
    steps = [number for number in (2, 3, 4) if reckoning.WORKER_COSTS[number] <= most and number <= own["workers"]]
    return max(steps, default=0)


def manuscript_cost(table: Data, own: Data) -> int:
    """What the Manuscript at its segment costs."""
    pile = table["manuscripts"][reckoning.segment(own["at"])]
    return reckoning.COSTS[pile[0]] if pile else reckoning.PRINTED_MANUSCRIPT


def possible(table: Data, own: Data, board: str, option: str) -> bool:
    """Whether it can carry an option out (VIS-R-63)."""
    action = FOCUS[board] if option == "focus" else option
    if action == "construct":
        return bool(building(table, own, board))
    if action == "castle":
        return workers(table, own, board) > 0
    if action == "transcribe":
        return manuscript_cost(table, own) <= strength(table, own, board, "transcribe")
    return bool(own["unpaid_debts"] or own["acquired_deeds"])


def option(table: Data, own: Data, board: str) -> str:
    """The option of its Scheme that it takes (VIS-SOLO-25); empty for the last."""
    tried = SCHEMES[own["row"][0]][1]
    return next((option for option in tried if possible(table, own, board, option)), "")
