"""Transcribing Manuscripts, Church Favours, hiring (VIS-SCRIBE, VIS-RECRUIT)."""

import pytest

from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, BLUE, RED, field, kind, moves, play, player, refusal, table

CLERICS = {"row": ["bishop", "friar", "deacon-cards"], "at": "inner-a"}


def piles(tile: str, segment: str = "a") -> dict[str, list[str]]:
    return {segment: [tile, "treatise-on-stone"]}


@rule("VIS-SCRIBE-02", "VIS-SCRIBE-03", "VIS-SCRIBE-04")
def test_taking_the_visible_manuscript() -> None:
    game = table(
        {**CLERICS, "ink": 1, "hand": ["abbot"]},
        {},
        phase="action",
        townsfolk=BARE,
        manuscripts=piles("roll-of-the-clergy"),
    )
    play(game, "transcribe")
    assert player(game)["manuscripts"] == ["roll-of-the-clergy"]
    assert (player(game)["ink"], field(game, "manuscripts")["a"]) == (0, ["treatise-on-stone"])
    poor = table(dict(CLERICS), {}, phase="action", townsfolk=BARE, manuscripts=piles("roll-of-the-clergy"))
    assert refusal(poor, "transcribe") == "VIS-ACT-09"
    effect = table(dict(CLERICS), {}, phase="action", townsfolk=BARE, manuscripts=piles("psalter-of-mercy"))
    play(effect, "transcribe")
    assert player(effect)["virtue"] == 6


@rule("VIS-SCRIBE-05", "VIS-ACT-08", "VIS-R-36")
def test_one_manuscript_then_what_comes_after() -> None:
    """The Bishop's Corruption and the Deacon's choice follow in any order; then the action is over."""
    game = table(
        {**CLERICS, "hand": ["abbot"]}, {}, phase="action", townsfolk=BARE, manuscripts=piles("psalter-of-mercy")
    )
    play(game, "transcribe")
    assert moves(game) == ["resolve bishop", "resolve deacon-cards"]
    play(game, "resolve deacon-cards", "choose 2", "decline")
    assert (player(game)["corruption"], len(player(game)["manuscripts"])) == (2, 1)
    assert kind(game) != "primary-action"


@rule("VIS-SCRIBE-06", "VIS-R-34", "VIS-R-37")
def test_the_first_with_three_of_a_ribbon_takes_the_favour() -> None:
    own = {**CLERICS, "hand": ["abbot"], "manuscripts": ["ledger-of-oaths", "survey-of-the-town"]}
    game = table(dict(own), {}, phase="action", townsfolk=BARE, manuscripts=piles("psalter-of-mercy"))
    play(game, "transcribe")
    assert field(game, "favours") == {"grey": "red", "black": None, "yellow": None, "blue": None}
    taken = table(
        dict(own), {}, phase="action", townsfolk=BARE, manuscripts=piles("psalter-of-mercy"), favours={"grey": "blue"}
    )
    play(taken, "transcribe")
    assert field(taken, "favours")["grey"] == "blue"
    two = table(
        {**own, "manuscripts": ["ledger-of-oaths"]},
        {},
        phase="action",
        townsfolk=BARE,
        manuscripts=piles("psalter-of-mercy"),
    )
    play(two, "transcribe")
    assert field(two, "favours")["grey"] is None


@rule("VIS-SCRIBE-07")
def test_a_favour_gives_its_icons() -> None:
    own = {"row": ["trader", "abbot", "squire"], "at": "town-2"}
    game = table(own, {}, phase="action", townsfolk=BARE, favours={"blue": "red"})
    play(game, "trade")
    assert player(game)["ink"] == 1  # 1 + 2 Merchants: one exchange


@rule("VIS-SCRIBE-10", "VIS-SCRIBE-11", "VIS-R-36")
def test_below_an_empty_pile_the_printed_manuscript_is_used_again_and_again() -> None:
    """Segment D prints 2 Virtue for 3 Clerics."""
    own = {**CLERICS, "row": ["bishop", "friar", "abbot"], "at": "inner-d"}
    game = table(own, {}, phase="action", townsfolk=BARE, manuscripts=BARE)
    play(game, "transcribe")
    assert (player(game)["virtue"], player(game)["manuscripts"], player(game)["corruption"]) == (5, [], 2)
    assert field(game, "manuscripts")["d"] == []


@rule("VIS-EX-14", "VIS-R-40")
def test_transcribing_with_a_dismissed_racketeer() -> None:
    """1 + 1 + 3 Ink Wells + 1 Criminal = 6; the Racketeer's effect is a Shuffle."""
    own = {"row": ["aristocrat", "acolyte", "squire"], "at": "inner-a", "ink": 3, "silver": 1}
    own |= {"discard": ["thief"], "hand": ["abbot", "trader", "lender"], "built": ["workshop-1", "guildhall-1"]}
    game = table(
        own,
        {},
        phase="action",
        townsfolk={"a": ["racketeer-rearrange"]},
        manuscripts=piles("survey-of-the-town"),
        favours={"black": "red"},
    )
    play(game, "transcribe")
    assert (player(game)["ink"], player(game)["silver"]) == (0, 0)
    assert (player(game)["manuscripts"], player(game)["discard"]) == (["survey-of-the-town"], [])
    assert player(game)["virtue"] == 6  # the shuffle's check, with no Criminal on the board
    assert game.scores.parts[RED]["manuscripts"] == 2


@rule("VIS-ICON-06", "VIS-R-35", "VIS-R-36", "VIS-R-58")
def test_a_free_manuscript_costs_3_or_4_and_is_no_action() -> None:
    tiles = {"a": ["exemplar"], "b": ["recipe-for-ink"], "c": ["roll-of-the-clergy"], "d": [], "e": ["merchants-tally"]}
    own = {**CLERICS, "row": ["bishop", "friar", "abbot"], "ink": 2}
    game = table(dict(own), {}, phase="action", townsfolk=BARE, manuscripts=tiles)
    play(game, "transcribe")
    assert moves(game) == ["receive b", "receive e"]
    assert refusal(game, "receive c") == "VIS-ICON-06"
    play(game, "receive e")
    assert player(game)["silver"] == 4
    assert player(game)["corruption"] == 2  # the Bishop once, for the Exemplar alone
    favoured = {**own, "manuscripts": ["lives-of-the-saints"]}
    game = table(favoured, {}, phase="action", townsfolk=BARE, manuscripts=tiles)
    play(game, "transcribe", "receive b")
    assert field(game, "favours")["black"] == "red"
    none = table(dict(own), {}, phase="action", townsfolk=BARE, manuscripts={**BARE, "a": ["exemplar"]})
    assert player(play(none, "transcribe"))["manuscripts"] == ["exemplar"]


@rule("VIS-RECRUIT-01", "VIS-RECRUIT-02", "VIS-RECRUIT-03", "VIS-RECRUIT-04", "VIS-RECRUIT-06")
def test_hiring_in_phase_4() -> None:
    own = {"at": "inner-b", "silver": 5}
    game = table(own, {}, phase="recruit", townsfolk={"b": ["princess", "miner"], "a": ["mason"]})
    assert moves(game) == ["decline", "recruit"]
    play(game, "recruit")
    assert (player(game)["silver"], player(game)["discard"]) == (3, ["princess"])
    assert field(game, "townsfolk")["b"] == ["miner"]
    assert kind(game) != "recruit"


@rule("VIS-RECRUIT-01")
def test_nobody_has_to_hire_and_nobody_can_who_has_too_little() -> None:
    game = table({"at": "inner-b", "silver": 2}, {}, phase="recruit", townsfolk={"b": ["princess"]})
    assert player(play(game, "decline"))["discard"] == []
    poor = table({"at": "inner-b", "silver": 1}, {}, phase="recruit", townsfolk={"b": ["princess"]})
    assert poor.decision.seat == BLUE


@rule("VIS-R-17", "VIS-RECRUIT-05", "VIS-R-13")
def test_a_hired_card_is_on_the_discard_pile_before_its_effect() -> None:
    """The Courier's Shuffle takes the Courier in; the check is that of every shuffle."""
    own = {"at": "town-1", "silver": 1, "hand": ["abbot", "trader", "lender"], "draw": [], "row": ["thief", None, None]}
    game = table(own, {}, phase="recruit", townsfolk={"a": ["courier"]})
    play(game, "recruit")
    assert (player(game)["draw"], player(game)["discard"], player(game)["corruption"]) == (["courier"], [], 2)


@rule("VIS-RECRUIT-07", "VIS-RECRUIT-08")
def test_printed_townsfolk_can_not_be_hired() -> None:
    game = table({"at": "town-1", "silver": 9}, {}, phase="recruit", townsfolk={"a": []})
    assert game.decision.seat == BLUE
    free = table({"at": "town-1"}, {}, townsfolk=BARE, effect="hire")
    assert (free.decision.seat, player(free)["discard"]) == (BLUE, [])


@rule("VIS-ICON-08")
def test_a_free_hire_takes_anybody_visible() -> None:
    game = table({"at": "town-1"}, {}, townsfolk={**BARE, "b": ["friar"], "e": ["mason", "miner"]}, effect="hire")
    assert moves(game) == ["hire b", "hire e"]
    assert refusal(game, "hire a") == "VIS-ICON-08"
    assert player(play(game, "hire b"))["virtue"] == 6


@rule("VIS-R-21")
def test_larena_makes_hiring_cheaper_but_never_below_nothing() -> None:
    own = {"at": "town-1", "silver": 1, "row": ["larena", "abbot", None]}
    game = table(own, {}, phase="recruit", townsfolk={"a": ["princess"]}, options={"extra_heroes": True})
    assert player(play(game, "recruit"))["silver"] == 0


@rule("VIS-SCRIBE-06")
def test_three_of_different_ribbons_bring_no_favour() -> None:
    own = {**CLERICS, "manuscripts": ["book-of-pardons", "gifts-of-the-court", "merchants-tally"]}
    game = table(own, {}, phase="action", townsfolk=BARE, manuscripts=piles("psalter-of-mercy"))
    play(game, "transcribe")
    assert set(field(game, "favours").values()) == {None}


@rule("VIS-SCRIBE-02", "VIS-ICON-06")
@pytest.mark.parametrize("segment", ["a", "b", "c", "d", "e"])
def test_the_manuscript_is_that_of_the_own_segment_and_a_free_one_of_any(segment: str) -> None:
    """Everywhere else lies one that costs 7."""
    dear = ["charter-of-the-guild", "call-to-the-castle", "great-trade-charter", "exemplar", "book-of-grants"]
    tiles = {name: [dear[place]] for place, name in enumerate("abcde")} | {segment: ["treatise-on-stone"]}
    own = {**CLERICS, "at": f"inner-{segment}", "hand": ["trader", "thief"]}
    game = table(dict(own), {}, phase="action", townsfolk=BARE, manuscripts=tiles)
    assert player(play(game, "transcribe"))["manuscripts"] == ["treatise-on-stone"]
    free = table(dict(own), {}, effect="take 1 manuscript", manuscripts=tiles)
    assert player(free)["manuscripts"] == ["treatise-on-stone"]


@rule("VIS-RECRUIT-06", "VIS-SCRIBE-03")
def test_a_manuscript_that_is_taken_leaves_all_other_piles_as_they_are() -> None:
    tiles = {"a": ["treatise-on-stone", "exemplar"], "b": ["recipe-for-ink"], "c": [], "d": ["book-of-grants"], "e": []}
    game = table(dict(CLERICS), {}, phase="action", townsfolk=BARE, manuscripts=tiles)
    play(game, "transcribe")
    assert field(game, "manuscripts") == {**tiles, "a": ["exemplar"]}
    assert field(game, "townsfolk") == BARE
