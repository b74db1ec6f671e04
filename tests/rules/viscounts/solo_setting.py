"""Solo tables set up by hand."""

from typing import Any

import regnum
from regnum import Game

#: The segments in their own order, nothing on the board but what a test says; the player has a choice to make.
HAND = ["abbot", "thief"]


def solo(red: dict[str, Any], own: dict[str, Any], board: str = "cleric", **fields: Any) -> Game:
    """A table with one player (red) and an AI; it is red's turn unless a stack is told."""
    stack = fields.pop("stack", [{"frame": "turn", "seat": "red"}])
    data = {
        "turn": "red",
        "players": [{"at": "town-1", **red}],
        "ai": {"at": "town-9", **own},
        "stack": stack,
        **fields,
    }
    return regnum.from_position({"game": "viscounts", "seats": 1, "options": {"ai": board}, "table": data})


def ai_effect(effect: str, own: dict[str, Any] | None = None, board: str = "cleric", **fields: Any) -> Game:
    """A table on which the AI resolves an effect in its own turn; then it is red's."""
    red = fields.pop("red", {"hand": HAND})
    frame = {"frame": "do-effect", "seat": "ai", "effect": effect, "rule": "VIS-SOLO-23"}
    stack = [{"frame": "end-turn", "seat": "ai"}, frame]
    return solo(red, own or {}, board, turn="ai", stack=stack, **fields)


def ai_turn(scheme: str, red: dict[str, Any], own: dict[str, Any], board: str = "cleric", **fields: Any) -> Game:
    """A table on which the AI takes its turn with a certain Scheme on top; then it is red's."""
    piles = {"draw": [scheme, "s3"] if scheme != "s3" else ["s3", "s1"], **own}
    return solo(red, piles, board, turn="ai", stack=[{"frame": "ai-turn", "seat": "ai"}], **fields)


def ai(game: Game) -> dict[str, Any]:
    """All about the AI, as in a position."""
    data: Any = game.position()
    found: dict[str, Any] = data["table"]["ai"]
    return found
