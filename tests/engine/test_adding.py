"""What docs/adding.md tells a reader to write works as it stands there."""

import re
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.engine import checks
from regnum.engine.beginning import game_from_position, new_game
from regnum.engine.game import Game
from regnum.engine.gametype import GameType
from regnum.engine.rng import seeded
from regnum.games.architects.gametype import Architects
from tests.conformance.tables import play_on

GUIDE = Path(__file__).parents[2] / "docs" / "adding.md"
pytestmark = pytest.mark.skipif(regnum.compiled(), reason="what is added must be compiled together with the engine")


def written(opening: str) -> dict[str, Any]:
    """Run the block of Python that begins so; its names."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    code = next(block for block in blocks if block.startswith(f'"""{opening}'))
    names: dict[str, Any] = {"__name__": f"added_{opening.split()[0].lower().strip(':')}"}
    exec(compile(code, str(GUIDE), "exec"), names)
    return names


def check_whole_games(type: GameType, options: dict[str, object], kinds: set[str]) -> None:
    """Whole random games with everything checked now and then; these kinds of decisions must occur."""
    seen = set()
    for seed in range(3):
        game = new_game(type, 2, seed, options)
        rng = seeded(seed)
        while not game.over:
            seen |= {decision.kind for decision in game.decisions}
            if rng.below(12) == 0:
                check(game)
            play_on(game, rng, 1)
        checks.check_components(game)
    assert kinds <= seen


def check(game: Game) -> None:
    checks.check_components(game)
    checks.check_moves(game)
    checks.check_refusals(game, seeded(1))
    checks.check_copies(game)
    checks.check_undo(game)
    checks.check_views(game, seeded(1))
    checks.check_no_peeking(game, seeded(1))
    checks.check_position(game, lambda data: game_from_position(game.type, data))


def test_the_small_game_is_whole() -> None:
    sticks: GameType = written("Sticks:")["SticksGame"]()
    check_whole_games(sticks, {}, {"turn"})
    game = game_from_position(sticks, {"seats": 2, "table": {"sticks": 2}})
    refused = game.why_not("take 3")
    assert refused is not None
    assert refused.rule == "STK-TAKE-02"
    game.play("take 2")
    assert (game.over, game.scores.winners) == (True, [0])


def test_the_module_with_a_field_a_move_and_a_frame_is_whole() -> None:
    tithes = written("The tithe:")["Tithes"]

    class WithTithe(Architects):
        def modules(self, seats: int, options: Any) -> Any:
            return [*super().modules(seats, options), tithes()]

    type = WithTithe()
    check_whole_games(type, {}, {"tithe", "place-worker"})
    table = {"turn": "blue", "first": "blue", "players": [{"silver": 3, "tithe": 2}, {}]}
    stack = [{"frame": "next-turn", "seat": "blue"}, {"frame": "tithe", "seat": "blue"}]
    game = game_from_position(type, {"seats": 2, "table": {**table, "stack": stack}})
    assert game.decision.notations == ["give silver", "give nothing"]
    before = game.scores.parts[0]["tithe"]
    game.play("give silver")
    assert (before, game.scores.parts[0]["tithe"]) == (0, 1)
