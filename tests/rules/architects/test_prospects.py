"""What a card in hand is for and what it lacks: the answers to "why not now?"."""

import pytest

from regnum import Game
from regnum.games.architects.gametype import Architects
from regnum.locale import texts
from tests.rules.architects.setting import PLENTY, play, table
from tests.rules.marks import rule

TYPE = Architects()
NARRATOR = TYPE.narrator(TYPE.check_options(2, {}))


def told(game: Game, target: str, lang: str = "en", seat: int = 0) -> str:
    """What is said of a target, and the rule."""
    found = NARRATOR.prospect(game.state, seat, target)
    return f"{texts(lang, *TYPE.texts_folders()).say(found.text)} ({found.rule})" if found else ""


@rule("ARC-GUILDHALL-01", "ARC-BUILD-01", "ARC-BUILD-02")
def test_a_building_in_hand_says_what_it_lacks() -> None:
    game = table({"hand": ["watchtower", "smithy"], "clay": 1, "gold": 1, "marble": 1, "wood": 3}, {})
    lacks = "missing: 2 Clay, 1 Wood, Carpentry, Tiling and Masonry"
    assert told(game, "hand/watchtower") == f"Constructed through the Guildhall; {lacks}. (ARC-BUILD-01)"
    assert told(game, "hand/smithy") == "Constructed through the Guildhall; missing: 3 Clay. (ARC-BUILD-02)"
    lacks = "2 Gliny, 1 Drewno, Stolarstwo, Dekarstwo i Kamieniarstwo"
    assert told(game, "hand/watchtower", "pl") == f"Stawia się go w Domu Gildii; brakuje: {lacks}. (ARC-BUILD-01)"


@rule("ARC-GUILDHALL-01")
def test_a_building_that_lacks_nothing_says_so() -> None:
    game = table({"hand": ["smithy"], **PLENTY}, {})
    assert told(game, "hand/smithy") == (
        "Constructed through the Guildhall; you have all that it needs. (ARC-GUILDHALL-01)"
    )


def test_only_the_own_hand_is_told_of() -> None:
    game = table({"hand": ["smithy"]}, {"hand": ["castle"]})
    assert told(game, "hand/castle") == ""


@rule("ARC-ADV-15", "ARC-ADV-10")
@pytest.mark.parametrize(
    ("board", "goods", "lacks"),
    [
        ("hugo", {"marble": 1, "wood": 0}, "2 Wood and 2 Gold"),
        ("lothaire", {"marble": 1, "wood": 0}, "1 Wood and 2 Gold"),
        ("therese", {"marble": 1, "wood": 2}, "1 Gold"),
    ],
)
def test_a_board_that_helps_leaves_less_to_be_missing(board: str, goods: dict[str, int], lacks: str) -> None:
    own = {"board": board, "hand": ["steeple"], "gold": 0, "prison": 0, **goods}
    game = table(own, {"board": "ada"}, options={"boards": "advanced"})
    assert told(game, "hand/steeple").startswith(f"Constructed through the Guildhall; missing: {lacks}.")


@rule("ARC-WORKSHOP-02", "ARC-WORKSHOP-03", "ARC-WORKSHOP-04")
def test_an_apprentice_costs_more_the_farther_it_is() -> None:
    game = table({"silver": 4, "virtue": 7}, {})
    start = "Hired through the Workshop; from there it costs you at least"
    assert told(game, "display/top-1") == f"{start} 4 Silver, and you have that. (ARC-WORKSHOP-02)"
    assert told(game, "display/top-3") == f"{start} 6 Silver; missing: 2 Silver. (ARC-WORKSHOP-04)"
    game = table({"silver": 4, "virtue": 7, "at": {"workshop": 1}}, {})
    assert told(game, "display/top-3") == f"{start} 5 Silver; missing: 1 Silver. (ARC-WORKSHOP-04)"


@rule("ARC-WORKSHOP-04")
def test_while_hiring_only_the_way_is_to_be_paid() -> None:
    game = play(table({"silver": 5, "virtue": 7}, {}), "place workshop hire")
    assert told(game, "display/top-3") == "To reach it costs 2 Silver; missing: 1 Silver. (ARC-WORKSHOP-04)"


@rule("ARC-CATHEDRAL-05")
def test_the_next_level_of_the_cathedral_says_what_it_lacks() -> None:
    game = table({"hand": ["smithy"], "virtue": 7, "cathedral": 1}, {})
    assert told(game, "place/cathedral").startswith("The next level is worked on through the Guildhall; ")
    assert "missing" in told(game, "place/cathedral")


@rule("ARC-CATHEDRAL-05", "ARC-CATHEDRAL-07")
def test_the_cathedral_says_what_else_forbids_it_not_that_something_else_is_to_be_decided() -> None:
    start = "The next level is worked on through the Guildhall. "
    without = table({"hand": [], "virtue": 7, "cathedral": 1}, {})
    assert told(without, "place/cathedral").startswith(f"{start}You have no Building")
    poor = table({"hand": ["smithy"], "virtue": 4}, {})
    assert told(poor, "place/cathedral").startswith(f"{start}With Virtue 4 or less")
    done = table({"hand": ["smithy"], "virtue": 7, "cathedral": 5}, {})
    assert told(done, "place/cathedral").startswith("You have finished your work")
