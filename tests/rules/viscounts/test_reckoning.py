"""Worked out a second time, from the rules and the card files alone: the Castle step by step, and final scores."""

import tomllib
from importlib import resources
from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.engine.rng import seeded
from tests.rules.marks import rule

CARDS = resources.files("regnum.games.viscounts").joinpath("cards")
WEDGES = ("k1", "k2", "k3", "k4", "k5")
POINTS = {"trading-post": (0, 4, 9, 15), "guildhall": (0, 6, 13, 21), "workshop": (0, 2, 5, 9)}
SLOT_ICONS = {
    "trading-post-3": ["merchant", "merchant"],
    "guildhall-1": ["builder"],
    "guildhall-2": ["noble"],
    "guildhall-3": ["cleric"],
}
FAVOUR_ICONS = {"black": ["cleric"], "blue": ["merchant", "merchant"], "grey": ["builder"], "yellow": ["noble"]}
SETS = (0, 1, 4, 9, 16)


def listed(file: str, name: str) -> dict[str, Any]:
    cards = tomllib.loads(CARDS.joinpath(file).read_text(encoding="utf-8"))[name]
    return {card["id"]: card for card in cards}


TOWNSFOLK = {
    **listed("starting.toml", "starting"),
    **listed("townsfolk.toml", "townsfolk"),
    **listed("heroes.toml", "hero"),
}
TILES = listed("manuscripts.toml", "manuscript")


class Castle:
    """The Workers of everybody, moved as the events tell; each step must be one that the rules ask for now."""

    def __init__(self, sides: list[str]) -> None:
        self.first = {side: dict.fromkeys(WEDGES, 0) for side in sides}
        self.second = {side: dict.fromkeys(WEDGES, 0) for side in sides}
        self.centre = dict.fromkeys(sides, 0)
        self.leader: str | None = None
        self.climbed: tuple[str, str] | None = None

    def tell(self, kind: str, side: str, args: dict[str, Any], segments: list[str]) -> None:
        wedge = args.get("wedge", "")
        if kind == "placed":
            self.first[side][wedge] += args["workers"]
        elif kind == "climbed":
            assert self.climbed is None
            assert self.first[side][wedge] >= 3, "VIS-CASTLE-05"
            self.first[side][wedge] -= 1
            self.second[side][wedge] += 1
            self.climbed = (side, wedge)
        elif kind == "spread":
            assert self.climbed == (side, wedge), "VIS-CASTLE-06"
            place = WEDGES.index(wedge)
            self.first[side][wedge] -= 2
            self.first[side][WEDGES[(place + 1) % 5]] += 1
            self.first[side][WEDGES[place - 1]] += 1
            self.climbed = None
        elif kind == "shifted":
            assert self.first[side][wedge] > (2 if self.climbed == (side, wedge) else 0), "VIS-R-28"
            self.first[side][wedge] -= 1
            self.first[side][WEDGES[segments.index(args["to_segment"])]] += 1
        elif kind == "reached-centre":
            assert self.climbed is None
            assert max(self.first[side].values()) < 3, "step B comes after step A (VIS-CASTLE-08)"
            assert self.second[side][wedge] >= 3
            self.second[side][wedge] -= 1
            self.centre[side] += 1
            if self.leader is None or self.centre[side] > self.centre[self.leader]:
                self.leader = side
        elif kind == "bumped":
            assert max([*self.first[side].values(), *self.second[side].values()]) < 3, (
                "step C comes last (VIS-CASTLE-09)"
            )
            tier = self.first if args["tier"] == "first" else self.second
            assert sum(own[wedge] for own in tier.values()) > 3
            tier[args["whose"]][wedge] -= 1


def watched(players: int, seed: int, options: dict[str, Any]) -> Game:
    """A random game; the Castle of its events must be the Castle of its table at every card played."""
    game = regnum.new("viscounts", players, seed, **options)
    game.listen()
    names = [*game.type.seat_names[:players], *(["ai"] if players == 1 else [])]
    castle, heard, rng = Castle(names), 0, seeded(seed)
    while not game.over:
        game.play(game.decision.moves[rng.below(len(game.decision.moves))])
        data: Any = game.position()
        table = data["table"]
        # The segment in front of each wedge.
        start = WEDGES.index(table["castle"])
        segments = [table["ring"][(place - start) % 5] for place in range(5)]
        events = game.events(None)
        for event in events[heard:]:
            side = event.rival or names[event.seat]
            castle.tell(event.kind, side, event.args, segments)
        heard = len(events)
        if game.over or game.decision.kind == "play-card":
            sides = [*table["players"], *([table["ai"]] if players == 1 else [])]
            for name, own in zip(names, sides, strict=True):
                assert own["first_tier"] == castle.first[name]
                assert own["second_tier"] == castle.second[name]
                assert own["centre"] == castle.centre[name]
                assert max([*own["first_tier"].values(), *own["second_tier"].values()]) < 3
            for tier in (castle.first, castle.second):
                assert max(sum(own[wedge] for own in tier.values()) for wedge in WEDGES) <= 3
            assert table["leader"] == castle.leader
    return game


def icons_of(own: dict[str, Any], favours: list[str], icon: str) -> int:
    owned = [*own["row"], *own["hand"], *own["draw"], *own["discard"]]
    found = [sign for card in owned if card for sign in TOWNSFOLK[card]["icons"]]
    found += [sign for slot in own["built"] for sign in SLOT_ICONS.get(slot, [])]
    found += [sign for ribbon in favours for sign in FAVOUR_ICONS[ribbon]]
    return found.count(icon)


def conditions(own: dict[str, Any], favours: list[str]) -> int:
    counts = {
        "resources": own["ink"] + own["gold"] + own["stone"],
        "buildings": len(own["built"]),
        "paid-debts": own["paid_debts"],
        "approved-deeds": own["approved_deeds"],
        "workers": 20 - own["workers"],
        "manuscripts": len(own["manuscripts"]),
    }
    for icon in ("merchant", "builder", "noble", "cleric", "criminal"):
        counts[f"{icon}s"] = icons_of(own, favours, icon)
    found = 0
    for tile in own["manuscripts"]:
        words = TILES[tile]["effect"].split()
        if words[0] == "end:":  # end: gain 1 vp per [2] things
            each = int(words[5]) if words[5].isdigit() else 1
            thing = words[-1] if words[-1] in counts else f"{words[-1]}s"
            found += counts[thing] // each
    return found


def sets(own: dict[str, Any]) -> int:
    left = [TILES[tile]["ribbon"] for tile in own["manuscripts"]]
    found = 0
    while left:
        different = set(left)
        found += SETS[len(different)]
        for ribbon in different:
            left.remove(ribbon)
    return found


def prize(flipped: list[int], own: int) -> int:
    if not own:
        return 0
    prizes = [12, 8, 4, 0] if len(flipped) > 2 else [12, 4]
    order = sorted(flipped, reverse=True)
    shared = [prizes[place] for place, number in enumerate(order) if number == own]
    return sum(shared) // len(shared)


def reckoned(table: dict[str, Any], seat: int) -> int:
    """The points of a player, from a position."""
    players = table["players"]
    own = players[seat]
    favours = [ribbon for ribbon, holder in table["favours"].items() if holder == own["colour"]]
    found: int = sum(POINTS[kind][len([slot for slot in own["built"] if slot.startswith(kind)])] for kind in POINTS)
    found += sum(own["first_tier"].values()) + 2 * sum(own["second_tier"].values()) + 3 * own["centre"]
    found += sets(own) + conditions(own, favours) + 3 * len(favours) + 5 * (table["leader"] == own["colour"])
    found += -2 * own["unpaid_debts"] + own["acquired_deeds"] + 3 * own["approved_deeds"]
    if not table["debt_stack"]:
        found += prize([other["approved_deeds"] for other in players], own["approved_deeds"])
    if not table["deed_stack"]:
        found += prize([other["paid_debts"] for other in players], own["paid_debts"])
    return found


@rule("VIS-CASTLE-05", "VIS-CASTLE-08", "VIS-CASTLE-09", "VIS-CASTLE-14", "VIS-INV-02", "VIS-SCORE-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_castle_and_scores_of_random_games_agree(players: int) -> None:
    for seed in range(12):
        game = watched(players, seed, {"extra_heroes": seed % 2 == 1})
        position: Any = game.position()
        assert game.scores.totals == [reckoned(position["table"], seat) for seat in range(players)]


@rule("VIS-SOLO-29", "VIS-SOLO-32", "VIS-CASTLE-05", "VIS-CASTLE-09")
@pytest.mark.parametrize("board", ["cleric", "builder", "noble", "card"])
def test_the_castle_of_random_solo_games_agrees(board: str) -> None:
    for seed in range(5):
        watched(1, seed, {"ai": board})
