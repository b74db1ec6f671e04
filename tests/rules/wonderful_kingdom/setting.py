"""Set a table up by hand, play, look: what the rule tests are written with."""

from typing import Any

import regnum
from regnum import Game

PlayerData = dict[str, Any]
#: What is still to come in a round, from each moment on.
MOMENTS = {
    "reveal": ["end-round", "production", "open-planning", "reveal"],
    "planning": ["end-round", "production", "open-planning"],
    "production": ["end-round", "production"],
    "fight": ["end-round", "open-fight"],
    "end": ["end-round"],
}
STEPS = ("materials", "population", "gold", "exploration")


def table(
    *players: PlayerData, at: str = "offer", module: str = "none", options: dict[str, object] | None = None, **more: Any
) -> Game:
    """A game set up by hand: one dict a seat (blue, red), the rest as in the first turn of a game.

    `at` is the moment from which the game goes on: "offer" or "select" (blue's, unless `turn` or `first` say
    otherwise; in solo "select" alone), "reveal" (the start of phase B), "planning", a production step such as
    "gold", "fight", or "end" (of the round). Laid cards and cards under construction may be given by name alone:
    a card under construction is then empty. Cards that no field mentions lie in the deck, in the order of the
    card files, the last of them on top. Duchies are Valados for blue and Teressia for red.
    """
    fields: dict[str, Any] = {"first": "blue", **more}
    first = 1
    for area in ("left", "right", "unseen"):
        fields[area] = laid(fields.get(area, []), fields.get("round", 1), first)
        first += len(fields[area])
    if at in STEPS:
        names = MOMENTS["production"]
        step = at
    else:
        names, step = MOMENTS.get(at, []), "materials"
    if names:
        fields["stack"] = [{"frame": name} | ({"step": step} if name == "production" else {}) for name in names]
    elif at == "select" and len(players) == 2:
        fields.setdefault("turn", 1)
        fields["first"] = more.get("first", "red")
    chosen: dict[str, object] = {"module": module, "duchies": "valados", **(options or {})}
    return regnum.from_position(
        {
            "game": "wonderful_kingdom",
            "seats": len(players),
            "options": chosen,
            "table": {**fields, "players": _players(players, fields.get("round", 1))},
        }
    )


def _players(players: tuple[PlayerData, ...], round: int) -> list[PlayerData]:
    """The players; selected cards get slots of their own."""
    told = []
    slot = 10
    for data in players:
        player = dict(data)
        player["selection"] = laid(player.get("selection", []), round, slot)
        slot += len(player["selection"])
        player["sites"] = [{"card": site} if isinstance(site, str) else site for site in player.get("sites", [])]
        told.append(player)
    return told


def laid(cards: list[Any], round: int, first: int = 1) -> list[dict[str, Any]]:
    """Cards in slots; a name stands for a card that lies face up, placed by nobody."""
    entries = [{"card": card} if isinstance(card, str) else dict(card) for card in cards]
    return [{"slot": first + number, "round": round, **entry} for number, entry in enumerate(entries)]


def face_down(card: str, placer: str | None) -> dict[str, Any]:
    """A card that somebody laid face down."""
    return {"card": card, "face_down": True, "placer": placer}


def site(card: str, **missing: int) -> dict[str, Any]:
    """A card under construction with so many empty spaces left."""
    return {"card": card, "missing": missing}


def player(game: Game, seat: int = 0) -> dict[str, Any]:
    """All about one player, as in a position."""
    data: Any = game.position()
    found: dict[str, Any] = data["table"]["players"][seat]
    return found


def field(game: Game, name: str) -> Any:
    """A field of the table, as in a position."""
    data: Any = game.position()
    return data["table"][name]


def names(entries: list[dict[str, Any]]) -> list[str]:
    """The card names of laid cards or of cards under construction."""
    return [entry["card"] for entry in entries]


def moves(game: Game, seat: int | None = None) -> list[str]:
    """The legal moves of a seat (of the first that must decide), as text; none for one that need not."""
    found = [decision for decision in game.decisions if seat is None or decision.seat == seat]
    return found[0].notations if found else []


def play(game: Game, *notations: str, seat: int | None = None) -> Game:
    """Play moves one after the other, for a seat or for whoever must decide first; the game again."""
    for notation in notations:
        game.play(notation, seat)
    return game


def commit(game: Game, kind: str) -> Game:
    """Everybody who is still in a simultaneous step of that kind commits; waiting cubes go to the alchemy area."""
    while not game.over and game.decision.kind == kind:
        seat = game.decision.seat
        cubes = [move for move in moves(game, seat) if move.startswith("alchemy")]
        game.play(cubes[-1] if cubes else "commit", seat)
    return game


def refusal(game: Game, move: str, seat: int | None = None) -> str:
    """The number of the rule that forbids a move now, or the reason where no rule is needed; empty for a legal one."""
    found = game.why_not(move, seat)
    return (found.rule or found.reason) if found else ""
