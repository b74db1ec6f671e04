"""The spaces of Gymnasium that belong to an observer; PettingZoo uses the same."""

from typing import Any

import numpy as np
from gymnasium import spaces

from regnum.envs.observer import Observer


def observation_space(observer: Observer) -> spaces.Dict:
    """What `Observer.observation` gives."""
    mask = spaces.Box(0, 1, (observer.moves,), np.int8)
    return spaces.Dict({"observation": _inner_space(observer), "action_mask": mask})


def _inner_space(observer: Observer) -> spaces.Space[Any]:
    if observer.form == "array":
        return _numbers(observer, observer.size)
    return spaces.Dict({name: _numbers(observer, place.stop - place.start) for name, place in observer.parts.items()})


def _numbers(observer: Observer, size: int) -> spaces.Box:
    return spaces.Box(observer.low, observer.high, (size,), np.float32)


def action_space(observer: Observer) -> spaces.Discrete:
    """Every move of the catalogue; which of them are legal now the mask says."""
    return spaces.Discrete(observer.moves)
