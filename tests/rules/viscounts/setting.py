"""Set a table up by hand, play, look: what the rule tests are written with."""

from typing import Any

import regnum
from regnum import Game
from regnum.games.viscounts.state import Table

PlayerData = dict[str, Any]
#: The segments in their own order, wedge k1 in front of segment a: what a table has unless a test says otherwise.
RED, BLUE, YELLOW, GREEN = range(4)
SEATS = ("red", "blue", "yellow", "green")
#: Nothing on the piles of the board: printed Townsfolk and Manuscripts are left.
BARE: dict[str, list[str]] = {segment: [] for segment in "abcde"}
#: What is pending in each phase of a turn, from the bottom.
PHASES: dict[str, list[str]] = {
    "turn": ["turn"],
    "play": ["end-turn", "draw-phase", "collision-phase", "recruit-phase", "action-phase", "play-phase"],
    "action": ["end-turn", "draw-phase", "collision-phase", "recruit-phase", "action-phase"],
    "recruit": ["end-turn", "draw-phase", "collision-phase", "recruit-phase"],
    "collision": ["end-turn", "draw-phase", "collision-phase"],
    "draw": ["end-turn", "draw-phase"],
}


def pending(phase: str, seat: str) -> list[dict[str, Any]]:
    """The frames that wait when a phase of a seat's turn begins."""
    return [{"frame": frame, "seat": seat} for frame in PHASES[phase]]


def table(*players: PlayerData, turn: str = "red", phase: str = "turn", **fields: Any) -> Game:
    """A game set up by hand: one dict a seat (red, blue, yellow, green), the rest as in a set-up.

    Starting cards that no field mentions are in their owner's draw pile, ordinary ones in the piles of the board. It is
    `turn`'s turn, and `phase` begins; with `effect` only that effect is resolved, then the turn ends; with `move` the
    turn goes on with moving by that card's value. Both have phase "draw" or "action" below them.
    """
    effect, move = fields.pop("effect", None), fields.pop("move", None)
    options = fields.pop("options", {})
    stack = pending("draw" if effect else phase, turn)
    if effect:
        stack.append({"frame": "do-effect", "seat": turn, "effect": effect, "rule": "VIS-ICON-01"})
    if move:
        stack = [*pending("action", turn), {"frame": "move", "seat": turn, "card": move}]
    entries = [{"at": f"town-{2 * seat + 1}", **player} for seat, player in enumerate(players)]
    data = {"turn": turn, "players": entries, "stack": stack, **fields}
    return regnum.from_position({"game": "viscounts", "seats": len(players), "options": options, "table": data})


def state(game: Game) -> Table:
    """The table itself."""
    assert isinstance(game.state, Table)
    return game.state


def player(game: Game, seat: int = RED) -> dict[str, Any]:
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


def kind(game: Game) -> str:
    """What kind of decision waits."""
    return game.decision.kind


def play(game: Game, *notations: str) -> Game:
    """Play moves one after the other, whoever must decide; the game again."""
    for notation in notations:
        game.play(notation)
    return game


def refusal(game: Game, move: str) -> str:
    """The number of the rule that forbids a move now; empty for a legal one."""
    found = game.why_not(move)
    return found.rule if found else ""


def gained(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    """What changed of a player's numbers."""
    return {
        name: after[name] - value
        for name, value in before.items()
        if isinstance(value, int) and not isinstance(value, bool) and after[name] != value
    }


def cards(game: Game, seat: int = RED) -> list[str]:
    """All cards that a player owns, wherever they lie, in alphabetical order."""
    own = player(game, seat)
    return sorted([*[card for card in own["row"] if card], *own["hand"], *own["draw"], *own["discard"]])
