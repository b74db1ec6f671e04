"""Set a table up by hand, play, look: what the rule tests are written with."""

from typing import Any

import regnum
from regnum import Game

PlayerData = dict[str, Any]
#: Goods for any Building, and too little Virtue for the Cathedral.
PLENTY: dict[str, Any] = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "virtue": 4}


def table(*players: PlayerData, turn: str = "blue", options: dict[str, object] | None = None, **fields: Any) -> Game:
    """A game set up by hand: one dict a seat (blue, red, green, yellow, purple), the rest as in a set-up.

    Cards that no field mentions lie in the decks, in the order of their numbers; Workers that no field
    mentions are in the supply. It is `turn`'s turn, about to place a Worker. With an extra board the table has their
    module.
    """
    chosen: dict[str, object] = {"boards": "advanced", "extra_boards": True} if with_extra_boards(players) else {}
    return regnum.from_position(
        {
            "game": "architects",
            "seats": len(players),
            "options": chosen | (options or {}),
            "table": {"turn": turn, "players": [dict(player) for player in players], **fields},
        }
    )


def with_extra_boards(players: tuple[PlayerData, ...]) -> bool:
    """Whether anybody has one of the four extra boards."""
    return any(player.get("board") in ("emma", "guntram", "judith", "merovech") for player in players)


def player(game: Game, seat: int = 0) -> dict[str, Any]:
    """All about one player, as in a position."""
    data: Any = game.position()
    found: dict[str, Any] = data["table"]["players"][seat]
    return found


def field(game: Game, name: str) -> Any:
    """A field of the table, as in a position."""
    data: Any = game.position()
    return data["table"][name]


def moves(game: Game) -> list[str]:
    """The legal moves, as text."""
    return game.decision.notations


def play(game: Game, *notations: str) -> Game:
    """Play moves one after the other, whoever must decide; the game again.

    Work at the Guildhall need not be written where only one thing can be built.
    """
    for number, notation in enumerate(notations, 1):
        game.play(notation)
        while forced_work(game) and notations[number : number + 1] != tuple(moves(game)):
            game.play(moves(game)[0])
    return game


def forced_work(game: Game) -> bool:
    """Whether somebody is asked what to build, with one answer only."""
    return not game.over and game.decision.kind == "guildhall-work" and len(moves(game)) == 1


def refusal(game: Game, move: str) -> str:
    """The number of the rule that forbids a move now; empty for a legal one."""
    found = game.why_not(move)
    return found.rule if found else ""


def gained(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    """What changed of a player's goods, Virtue, Debts, Workers in supply and Prison, and Cathedral level."""
    names = (
        "clay", "wood", "stone", "gold", "marble", "silver", "virtue", "cathedral", "unpaid_debts", "paid_debts",
        "workers", "prison",
    )  # fmt: skip
    return {name: after[name] - before[name] for name in names if after[name] != before[name]}


def builder(building: str, *others: str, **more: Any) -> dict[str, Any]:
    """Somebody who can construct a Building, with the Labourer's skills; too little Virtue for the Cathedral."""
    return {**PLENTY, "apprentices": ["labourer"], "hand": [building, *others], **more}


def build(game: Game, building: str) -> Game:
    """Construct it; with a single possibility the choice plays itself."""
    play(game, "place guildhall")
    if game.decision.kind == "guildhall-work":
        play(game, f"build {building}")
    return game
