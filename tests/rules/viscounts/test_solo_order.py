"""In which order the AI does things (VIS-R-61, VIS-R-66)."""

import pytest

from regnum import Game
from regnum.engine.events import Event
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE
from tests.rules.viscounts.solo_setting import HAND, solo


def waits(seat: str, effect: str) -> dict[str, str]:
    """An effect that waits on the stack."""
    return {"frame": "do-effect", "seat": seat, "effect": effect, "rule": "VIS-ICON-01"}


def heard(game: Game, move: str) -> list[Event]:
    """What happens after a move."""
    game.listen()
    game.play(move)
    return game.events(None)


@rule("VIS-R-61")
@pytest.mark.parametrize(
    ("workers", "second", "reds", "kind"),
    [
        ({"k3": 2, "k5": 2}, {"k3": 2, "k5": 2}, {}, "reached-centre"),
        ({"k3": 1, "k5": 1}, {}, {"k3": 2, "k5": 2}, "bumped"),
    ],
)
def test_the_second_tier_and_bumps_go_clockwise_from_its_viscount_too(
    workers: dict[str, int], second: dict[str, int], reds: dict[str, int], kind: str
) -> None:
    """The Viscount is at D, in front of K4: K5 comes before K3."""
    own = {"at": "town-7", "first_tier": workers, "second_tier": second}
    frames = [{"frame": "end-turn", "seat": "ai"}, waits("ai", "place 3 workers"), waits("red", "gain 1 resource")]
    game = solo({"hand": HAND, "first_tier": reds}, own, turn="ai", stack=frames, townsfolk=BARE)
    told = [event.args["wedge"] for event in heard(game, "take ink") if event.kind == kind]
    assert told == ["k5", "k3"]


@rule("VIS-R-66")
def test_what_it_gains_at_once_comes_in_written_order() -> None:
    """Scheme f7 gives a card, then a resource; the card makes slot 7 dismiss a Townsfolk in between."""
    own = {"at": "town-1", "built": ["workshop-1"], "future": ["f1"]}
    frames = [{"frame": "ai-turn", "seat": "ai"}, waits("red", "gain 1 resource")]
    game = solo({"hand": HAND}, {**own, "draw": ["f7", "s3"]}, stack=frames, townsfolk={**BARE, "a": ["friar"]})
    kinds = [event.kind for event in heard(game, "take ink") if event.rival]
    assert kinds.index("gained-scheme") < kinds.index("dismissed") < kinds.index("gained")
