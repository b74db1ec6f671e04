"""Positions with the expansion that can't be."""

from typing import Any

import pytest

from regnum.engine.errors import BadPosition
from tests.rules.gates_of_gold.setting import gate, outsiders


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"outsiders": ["abbot"], "outsider_pile": outsiders()}, "a card is lost"),
        ({"outsiders": outsiders()[:4], "outsider_pile": [], "gone": outsiders()[4:]}, "outsiders"),
        ({"orders": [f"kings-order-{number}" for number in range(24, 0, -1)]}, "orders"),
        ({"orders": ["kings-order-1"]}, "a card is lost"),
        ({"outsiders": outsiders()[:2], "outsider_pile": outsiders()[2:]}, "refilled"),
        ({"diversified_card": "specialized-1"}, "diversified_card"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition, match=field):
        gate({}, {}, **fields)


def test_two_cannot_have_the_same_board() -> None:
    with pytest.raises(BadPosition, match="a Manuscript is in two places"):
        gate({"manuscript_board": "board-2"}, {"manuscript_board": "board-2"})


def test_frames_that_do_not_fit_are_refused() -> None:
    frames: list[dict[str, Any]] = [
        {"frame": "choose-ribbon"},
        {"frame": "second-debt"},
        {"frame": "reckoning", "flips": 1, "assassins": 0},
    ]
    for frame in frames:
        with pytest.raises(BadPosition):
            gate({}, {}, stack=[{"seat": "red", **frame}])
    prices: list[dict[str, Any]] = [
        {"frame": "pay-silver", "price": 3, "least": 1, "kept": 0, "rule": ""},
        {"frame": "spend-resources", "number": 3, "least": 1, "rule": ""},
    ]
    for frame in prices:
        with pytest.raises(BadPosition):
            gate({}, {}, stack=[{"seat": "red", **frame}])
    empty: dict[str, Any] = {"outsiders": [], "outsider_pile": [], "gone": outsiders()}
    for name in ("welcome", "refuse"):
        with pytest.raises(BadPosition):
            gate({}, {}, stack=[{"seat": "red", "frame": name, "rule": ""}], **empty)
