"""The snippets of the manual run."""

import re
from pathlib import Path

import pytest

MANUAL = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
SNIPPETS = re.findall(r"^```python\n(.*?)^```", MANUAL, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_a_snippet_runs(number: int) -> None:
    if "pyspiel" in SNIPPETS[number]:
        pytest.importorskip("pyspiel")
    exec(SNIPPETS[number], {})


def test_every_face_has_a_snippet() -> None:
    for face in ("pettingzoo", "gymnasium", "openspiel", "vector", "observer"):
        assert any(f"regnum.envs.{face}" in text or f"regnum.envs import {face}" in text for text in SNIPPETS)
