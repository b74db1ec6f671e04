"""Every rule number of the reference is cited by a test, in both languages, and no test cites another."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\b(?:ARC|VIS|GOG|TOM|PAL|IWK)(?:-[A-Z]+)*-\d+\b")
GAMES = {"architects": "ARC", "viscounts": "VIS", "gates_of_gold": "GOG", "wonderful_kingdom": "IWK"}


def defined(file: str, prefix: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / file).read_text(encoding="utf-8")
    return {number for number in NUMBER.findall(text) if number.startswith(prefix)}


def cited(game: str) -> set[str]:
    """The arguments of every `@rule(...)` in the game's tests."""
    numbers: set[str] = set()
    for path in (ROOT / "tests" / "rules" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                numbers |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return numbers


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_every_rule_is_cited_by_a_test(game: str, prefix: str) -> None:
    missing = defined(f"{game}.md", prefix) - cited(game)
    assert not missing, f"no test cites {sorted(missing)}"


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_tests_cite_rules_that_exist(game: str, prefix: str) -> None:
    unknown = cited(game) - defined(f"{game}.md", prefix)
    assert not unknown, f"the reference does not know {sorted(unknown)}"


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_both_languages_have_the_same_rules(game: str, prefix: str) -> None:
    assert defined(f"{game}.md", prefix) == defined(f"{game}.pl.md", prefix)
