"""Every rule is found by its number: one search in the code of its game, or in the list of rules that need no code."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = {"architects": "ARC", "viscounts": "VIS", "gates_of_gold": "GOG", "wonderful_kingdom": "IWK"}
WITHOUT_CODE = tomllib.loads((ROOT / "docs" / "rules" / "without_code.toml").read_text(encoding="utf-8"))
#: "-02, -05" and "ARC-STORE-02..04": numbers that no search finds.
SHORTENED = re.compile(r"\b(?:ARC|GOG|IWK|VIS)(?:-[A-Z]+)*-\d+(?:\.\.\d|(?:, | and | to )-\d)")


def rules(game: str) -> set[str]:
    """The numbers of a game's reference; worked examples are held by tests, not by code."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    found = set(re.findall(rf"^- \*\*({GAMES[game]}-[A-Z0-9-]+)\*\*", text, re.MULTILINE))
    return {number for number in found if "-EX-" not in number}


def sources(folder: str) -> list[Path]:
    """Code and card files. What only tells of the rules or teaches them carries none of them out."""
    files = sorted((ROOT / "src" / "regnum" / folder).rglob("*"))
    return [file for file in files if file.suffix in (".py", ".toml") and not {"telling", "lessons"} & set(file.parts)]


def cited(game: str) -> set[str]:
    """The numbers that a search in the game's code finds."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources(f"games/{game}"))
    return set(re.findall(rf"\b{GAMES[game]}(?:-[A-Z]+)+-\d+\b", code))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_in_the_code_or_needs_none(game: str) -> None:
    missing = rules(game) - cited(game) - set(WITHOUT_CODE[game])
    assert not missing, f"neither in the code nor in docs/rules/without_code.toml: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_rules_without_code_is_true(game: str) -> None:
    listed = set(WITHOUT_CODE[game])
    assert listed <= rules(game), f"the reference does not know {sorted(listed - rules(game))}"
    assert not listed & cited(game), f"the code does have {sorted(listed & cited(game))}"
    assert all(len(reason) > 5 for reason in WITHOUT_CODE[game].values())


def test_every_game_has_its_list() -> None:
    assert set(WITHOUT_CODE) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_code_cites_rules_that_exist(game: str) -> None:
    unknown = cited(game) - rules(game)
    assert not unknown, f"the reference does not know {sorted(unknown)}"


@pytest.mark.parametrize("folder", ["games", "engine"])
def test_numbers_are_written_in_full(folder: str) -> None:
    for file in sorted((ROOT / "src" / "regnum" / folder).rglob("*.py")):
        short = SHORTENED.findall(file.read_text(encoding="utf-8"))
        assert not short, f"{file.name}: {short}"
