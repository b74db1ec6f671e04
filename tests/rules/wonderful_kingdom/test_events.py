"""Nothing changes in silence: every change is told, with the rule that brings it."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, play, table

COURT = {"hand": ["barracks", "guildhall"]}
STEPS = ("materials", "exploration")
Told = list[tuple[str, str, int, dict[str, Any]]]


def told_after(game: Game, *moves: str, seat: int = 0) -> Told:
    """What everybody hears of some moves, once the step is over."""
    game.listen()
    kind = game.decision.kind
    play(game, *moves, seat=seat)
    if game.state.lanes:
        commit(game, kind)
    return [(event.kind, event.rule, event.seat, event.args) for event in game.events(None)]


@rule("IWK-MENACE-SHADOW-02", "IWK-MENACE-SHADOW-03", "IWK-KRYSTAL-01")
def test_cubes_of_the_opponent_for_cards_lost_to_shadows() -> None:
    blue = {"menaces": ["shadow"], "menace_deck": "shadows", "selection": ["chest-of-coins", "hamlet"]}
    red = {"menace_deck": "thieves", "alchemy": {"gold": 3}, "sites": ["citadel"]}
    game = table(blue, red, at="reveal", module="menace")
    told = told_after(game, "discard chest-of-coins")
    assert ("to-alchemy", "IWK-MENACE-SHADOW-02", 1, {"resource": "gold", "amount": 2}) in told
    assert ("gained-krystallium", "IWK-KRYSTAL-01", 1, {"amount": 1}) in told


@rule("IWK-DISCARD-02")
def test_the_cube_of_a_discarded_card() -> None:
    told = told_after(table({"sites": ["hamlet", "citadel"]}, {}, at="planning"), "scrap hamlet")
    assert told[:2] == [
        ("scrapped", "IWK-DISCARD-01", 0, {"card": "hamlet"}),
        ("to-alchemy", "IWK-DISCARD-02", 0, {"resource": "population", "amount": 1}),
    ]


@rule("IWK-QUEST-07")
def test_transmutation_of_the_quest_module_has_its_own_rule() -> None:
    blue = {"alchemy": {"materials": 5}, "sites": ["hamlet"]}
    game = table(blue, {}, at="planning", module="quest", options={"quest": "lost-crown"})
    assert told_after(game, "transmute")[0] == ("gained-krystallium", "IWK-QUEST-07", 0, {"amount": 1})


@rule("IWK-ADVISOR-ABIL-01", "IWK-ADVISOR-ABIL-07", "IWK-ADVISOR-ABIL-10", "IWK-ADVISOR-ABIL-12", "IWK-ADVISOR-ABIL-13")
@pytest.mark.parametrize(
    ("advisor", "at", "number", "kind", "args"),
    [
        ("secret-agent", "offer", 1, "took-back-trap", {}),
        ("lady-of-the-forest", "materials", 7, "extra-cubes", {"resource": "materials", "amount": 4}),
        ("queen-of-the-five-seas", "exploration", 10, "extra-cubes", {"resource": "exploration", "amount": 4}),
        ("inspired-prophet", "select", 12, "lost-calamity", {"amount": 1}),
        ("master-goldsmith", "select", 13, "gained-krystallium", {"amount": 3}),
    ],
)
def test_what_an_advisor_does(advisor: str, at: str, number: int, kind: str, args: dict[str, Any]) -> None:
    blue: dict[str, Any] = {"advisors": [advisor], "soldiers": 9, "traps": 1, "calamities": 1, "sites": ["citadel"]}
    game = table(blue if at in STEPS else {**blue, **COURT}, {} if at in STEPS else COURT, at=at, module="advisors")
    told = told_after(game, f"activate {advisor}")
    assert told[1] == (kind, f"IWK-ADVISOR-ABIL-{number:02}", 0, args)


@rule("IWK-ADVISOR-ABIL-11")
def test_the_doubling_of_all_calamities() -> None:
    blue = {"advisors": ["alchemist-diviner"], "soldiers": 7}
    game = table(blue, {"calamities": 1}, at="end", round=4, module="advisors")
    told = told_after(game, "activate alchemist-diviner")
    assert ("doubled-calamities", "IWK-ADVISOR-ABIL-11", 0, {}) in told


@rule("IWK-ADVISOR-ABIL-03", "IWK-ADVISOR-ABIL-04", "IWK-ADVISOR-ABIL-05")
@pytest.mark.parametrize(("advisor", "number"), [("grey-eminence", 3), ("mercenary-captain", 4), ("mad-gambler", 5)])
def test_which_card_is_asked_by_the_rule_of_the_advisor(advisor: str, number: int) -> None:
    backs = [{"card": card, "face_down": True, "placer": "red"} for card in ("hamlet", "rangers")]
    game = table({"advisors": [advisor], "soldiers": 9, **COURT}, COURT, at="select", left=backs, module="advisors")
    play(game, f"activate {advisor}")
    expected = f"IWK-ADVISOR-ABIL-{number:02}"
    assert game.decision.rule == expected
    view: Any = game.view(1)
    assert view["decisions"] == [{"seat": 0, "kind": "point-at-card", "rule": expected}]
    refused = game.why_not("commit")
    assert refused is not None
    assert refused.rule == expected
