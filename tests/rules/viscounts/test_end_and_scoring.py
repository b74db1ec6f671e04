"""The end of the game, and final scoring (VIS-END, VIS-SCORE)."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.viscounts.scoring import prize, total
from regnum.games.viscounts.state import Hint
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BLUE, RED, SEATS, cards, field, kind, moves, play, player, state, table


def score(*players: dict[str, Any], **fields: Any) -> list[dict[str, int]]:
    """The parts of the score of everybody, with what is nothing left out."""
    game = table(*players, **fields)
    for seat in range(len(players)):
        assert total(state(game), seat) == game.scores.totals[seat]
    return [{part: points for part, points in own.items() if points} for own in game.scores.parts]


def play_out(game: Game) -> list[int]:
    """Play the first moves to the end; whose turns there were."""
    turns = [game.decision.seat]
    while not game.over:
        play(game, "pass" if "pass" in moves(game) else moves(game)[0])
        if not game.over and kind(game) == "move" and state(game).turn != turns[-1]:
            turns.append(state(game).turn)
    return turns


@rule("VIS-END-01", "VIS-END-02", "VIS-R-41", "VIS-R-43", "VIS-INV-06")
@pytest.mark.parametrize(
    ("first", "turn", "left"), [("red", "red", 5), ("red", "yellow", 3), ("blue", "red", 3), ("blue", "blue", 5)]
)
def test_the_round_is_finished_and_one_more_is_played(first: str, turn: str, left: int) -> None:
    """With three players; the trigger falls in `turn`'s turn, and so many turns follow."""
    before = (SEATS.index(turn) - SEATS.index(first)) % 3
    game = table({}, {}, {}, first=first, turn=turn, turns=3 + before, phase="draw", debt_stack=0, closing="triggered")
    play_out(game)
    assert state(game).turns == 3 + before + 1 + left
    assert state(game).turns % 3 == 0


@rule("VIS-R-42", "VIS-END-03")
def test_a_second_card_adds_no_round() -> None:
    game = table({}, {}, effect="gain 1 deed", debt_stack=0, deed_stack=1, closing="last-round")
    assert (field(game, "closing"), field(game, "deed_stack")) == ("last-round", 0)


@rule("VIS-GOAL-01", "VIS-GOAL-02", "VIS-SCORE-16")
def test_the_highest_total_wins() -> None:
    game = table({"acquired_deeds": 3}, {"approved_deeds": 2}, {})
    assert (game.scores.totals, game.scores.winners) == ([3, 6, 0], [BLUE])


@rule("VIS-SCORE-17", "VIS-SCORE-18")
def test_ties_go_to_who_has_more_silver_and_resources_or_are_shared() -> None:
    tie = {"acquired_deeds": 3}
    assert table({**tie, "silver": 2, "ink": 1}, {**tie, "gold": 4}).scores.winners == [BLUE]
    assert table({**tie, "silver": 2, "ink": 2}, {**tie, "gold": 4}).scores.winners == [RED, BLUE]


@rule("VIS-SCORE-01", "VIS-BUILD-15", "VIS-EX-09")
def test_buildings() -> None:
    for name, points in [("trading-post", (4, 9, 15)), ("guildhall", (6, 13, 21)), ("workshop", (2, 5, 9))]:
        for number in (1, 2, 3):
            built = [f"{name}-{place}" for place in range(1, number + 1)]
            assert score({"built": built}, {})[RED] == {"buildings": points[number - 1]}


@rule("VIS-SCORE-02", "VIS-CASTLE-12")
def test_workers() -> None:
    own = {"first_tier": {"k1": 2, "k2": 1}, "second_tier": {"k3": 2}, "centre": 1}
    assert score(own, {}, leader="red")[RED] == {"workers": 3 + 4 + 3, "leader": 5}


@rule("VIS-SCORE-03", "VIS-SCRIBE-09", "VIS-EX-13")
def test_sets_of_ribbons() -> None:
    grey, black, yellow, blue = "psalter-of-mercy", "book-of-pardons", "gifts-of-the-court", "merchants-tally"
    for tiles, points in [
        ([grey], 1),
        ([grey, black], 4),
        ([grey, black, yellow], 9),
        ([grey, black, yellow, blue], 16),
        ([grey, "ledger-of-oaths"], 2),
        ([grey, black, "ledger-of-oaths"], 5),
    ]:
        assert score({"manuscripts": tiles}, {})[RED] == {"sets": points}


@rule("VIS-SCORE-04", "VIS-SCRIBE-08", "VIS-R-45")
@pytest.mark.parametrize(
    ("tile", "own", "points"),
    [
        ("inventory-of-stores", {"ink": 2, "gold": 2, "stone": 1, "silver": 9}, 2),
        ("inventory-of-stores", {"ink": 4}, 2),
        ("inventory-of-stores", {"gold": 4}, 2),
        ("inventory-of-stores", {"stone": 4}, 2),
        ("survey-of-the-town", {"built": ["workshop-1", "guildhall-1"]}, 2),
        ("catalogue-of-the-scriptorium", {"manuscripts": ["psalter-of-mercy", "catalogue-of-the-scriptorium"]}, 1),
        ("book-of-grants", {"approved_deeds": 3}, 3),
        ("book-of-quittances", {"paid_debts": 2}, 2),
        ("chronicle-of-the-castle", {"first_tier": {"k1": 2}, "second_tier": {"k1": 2}, "centre": 1}, 2),
        ("chronicle-of-the-castle", {"first_tier": {"k1": 2, "k2": 2}}, 2),
        ("chronicle-of-the-castle", {"second_tier": {"k1": 2, "k2": 2}}, 2),
    ],
)
def test_conditions_of_manuscripts(tile: str, own: dict[str, Any], points: int) -> None:
    found = score({"manuscripts": [tile], **own}, {}, leader="red" if "centre" in own else None)
    assert found[RED]["manuscripts"] == points


@rule("VIS-SCORE-06", "VIS-CRIM-02", "VIS-END-04")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("roll-of-the-builders", 1 + 1 + 1),
        ("roll-of-the-nobles", 1),
        ("roll-of-the-clergy", 1),
        ("roll-of-the-merchants", (6 + 2 + 2) // 2),
        ("register-of-outlaws", 1),
    ],
)
def test_icons_on_all_own_cards_slots_and_favours(tile: str, points: int) -> None:
    """The eight starting cards wherever they lie; slots GH1 and TP3, the grey and the blue Favour."""
    own = {
        "row": ["abbot", "trader", None],
        "hand": ["thief"],
        "discard": ["squire", "lender"],
        "draw": ["labourer", "financier", "journeyman"],
        "built": ["guildhall-1", "trading-post-3"],
        "manuscripts": [tile],
    }
    found = score(own, {}, favours={"grey": "red", "blue": "red"})
    assert found[RED]["manuscripts"] == points


@rule("VIS-SCORE-05", "VIS-SCRIBE-07")
def test_leader_and_favours() -> None:
    found = score({"centre": 1}, {}, leader="red", favours={"grey": "red", "blue": "blue", "black": "red"})
    assert (found[RED]["leader"], found[RED]["favours"], found[BLUE]) == (5, 6, {"favours": 3})


@rule("VIS-SCORE-07", "VIS-SCORE-08", "VIS-SCORE-09", "VIS-DEBT-08", "VIS-DEBT-09", "VIS-R-46")
def test_debts_and_deeds() -> None:
    own = {"unpaid_debts": 3, "paid_debts": 2, "acquired_deeds": 1, "approved_deeds": 1}
    game = table(own, {"unpaid_debts": 2})
    assert (game.scores.parts[RED]["debts"], game.scores.parts[RED]["deeds"]) == (-6, 4)
    assert game.scores.totals == [-2, -4]


def prizes(*flipped: int) -> list[int]:
    game = table(*[{} for _ in flipped])
    return [prize(state(game), list(flipped), seat) for seat in range(len(flipped))]


@rule("VIS-SCORE-10", "VIS-SCORE-11", "VIS-SCORE-12", "VIS-R-44", "VIS-EX-16", "VIS-EX-26")
def test_prizes_with_three_and_four_players() -> None:
    assert prizes(3, 2, 1) == [12, 8, 4]
    assert prizes(4, 3, 2, 1) == [12, 8, 4, 0]
    assert prizes(2, 2, 1) == [10, 10, 4]
    assert prizes(3, 1, 1, 1) == [12, 4, 4, 4]
    assert prizes(5, 3, 3, 0) == [12, 6, 6, 0]
    assert prizes(4, 4, 2, 2) == [10, 10, 2, 2]
    assert prizes(1, 1, 1, 1) == [6, 6, 6, 6]
    assert prizes(0, 0, 2) == [0, 0, 12]


@rule("VIS-SCORE-15", "VIS-EX-25", "VIS-SCORE-11")
def test_prizes_with_two_players() -> None:
    assert prizes(3, 1) == [12, 4]
    assert prizes(2, 2) == [8, 8]
    assert prizes(2, 0) == [12, 0]
    assert prizes(0, 0) == [0, 0]


@rule("VIS-SCORE-10", "VIS-SCORE-13", "VIS-SCORE-14", "VIS-DEBT-10", "VIS-END-03", "VIS-EX-24")
def test_poverty_ranks_approved_deeds_and_prosperity_paid_debts() -> None:
    red, blue = {"approved_deeds": 2, "paid_debts": 1}, {"approved_deeds": 1, "paid_debts": 3}
    neither = score(dict(red), dict(blue))
    assert [part.get("poverty", 0) + part.get("prosperity", 0) for part in neither] == [0, 0]
    poverty = score(dict(red), dict(blue), debt_stack=0, closing="triggered")
    assert [(part.get("poverty"), part.get("prosperity")) for part in poverty] == [(12, None), (4, None)]
    prosperity = score(dict(red), dict(blue), deed_stack=0, closing="triggered")
    assert [(part.get("poverty"), part.get("prosperity")) for part in prosperity] == [(None, 4), (None, 12)]
    both = score(dict(red), dict(blue), debt_stack=0, deed_stack=0, closing="last-round")
    assert [(part.get("poverty"), part.get("prosperity")) for part in both] == [(12, 4), (4, 12)]


@rule("VIS-EX-17")
def test_the_example() -> None:
    """109 points. The cards: Nobles 4 on cards and 1 on slot GH2, 4 Criminals, no others that count."""
    red = {
        "row": ["enforcer", "antagonist", "squire"],
        "hand": ["thief"],
        "draw": ["princess", "pickpocket"],
        "discard": [],
        "built": ["trading-post-1", "guildhall-1", "guildhall-2", "workshop-1", "workshop-2", "workshop-3"],
        "first_tier": {"k1": 2, "k2": 2, "k3": 1},
        "second_tier": {"k1": 2, "k4": 2},
        "centre": 2,
        "manuscripts": [
            "survey-of-the-town",
            "psalter-of-mercy",
            "book-of-pardons",
            "almoners-notes",
            "recipe-for-ink",
            "roll-of-the-nobles",
            "book-of-quittances",
            "register-of-outlaws",
        ],
        "paid_debts": 3,
        "unpaid_debts": 1,
        "acquired_deeds": 4,
        "approved_deeds": 2,
    }
    others = [{"approved_deeds": 4}, {"approved_deeds": 3}, {"approved_deeds": 0}]
    found = score(red, *others, leader="red", favours={"black": "red"}, debt_stack=0, closing="triggered")[RED]
    assert found == {
        "buildings": 26,
        "workers": 19,
        "sets": 26,
        "manuscripts": 18,
        "leader": 5,
        "favours": 3,
        "debts": -2,
        "deeds": 10,
        "poverty": 4,
    }
    assert sum(found.values()) == 109


@rule("VIS-GOAL-02", "VIS-SCORE-03", "VIS-SCORE-04")
def test_everybody_scores_what_lies_before_them() -> None:
    """It is red's turn; blue has the Manuscripts."""
    blue = {"manuscripts": ["psalter-of-mercy", "book-of-grants"], "approved_deeds": 1, "built": ["workshop-1"]}
    assert score({"acquired_deeds": 1}, blue) == [
        {"deeds": 1},
        {"sets": 4, "manuscripts": 1, "deeds": 3, "buildings": 2},
    ]


@rule("VIS-SCORE-14", "VIS-SETUP-19")
def test_nothing_is_revealed_while_the_stacks_are_not_laid() -> None:
    """A Debt is paid and a Deed approved in set-up, when nothing lies on Poverty and Prosperity yet."""
    stack = [{"frame": "lay-stacks"}, *[{"frame": "choose-pair", "seat": seat} for seat in ("red", "blue")]]
    heroes = ["ada", "emma", "rudolf"]
    pairs = {"offered_cards": [1, 2, 3], "offered_heroes": heroes, "debt_stack": 0, "deed_stack": 0}
    found = score({"paid_debts": 1, "approved_deeds": 1}, {}, setting_up=True, stack=stack, turn="blue", **pairs)
    assert found[RED] == {"deeds": 3}


@rule("VIS-END-01")
def test_a_round_without_a_revealed_card_is_followed_by_another() -> None:
    game = table({}, {"hand": ["abbot", "thief"]}, turn="blue", turns=1, phase="draw")
    assert (field(game, "closing"), game.over, field(game, "turn")) == ("open", False, "red")


@rule("VIS-HID-06", "VIS-SCORE-06", "VIS-END-02")
def test_all_cards_are_there_when_the_game_is_over() -> None:
    """The last turn ends: hands and draw piles are laid open, and nothing is lost."""
    row = ["lender", "mason", "vicar"]
    blue: dict[str, Any] = {"hand": ["abbot", "thief"], "draw": ["trader"], "discard": ["squire"], "row": row}
    fields: dict[str, Any] = {"debt_stack": 0, "closing": "last-round", "turn": "blue", "turns": 3, "phase": "recruit"}
    blue |= {"silver": 9, "at": "town-3"}
    red = {"hand": ["labourer"], "draw": ["journeyman"], "row": ["friar", None, None]}
    game = table(red, blue, townsfolk={"b": ["miner"]}, **fields)
    before = [cards(game, seat) for seat in (RED, BLUE)]
    for known in state(game).players:
        known.hints = [Hint(1, known.hand)]
    play(game, "decline")
    assert game.over
    assert [cards(game, seat) for seat in (RED, BLUE)] == before
    for seat, open_ in [(RED, ["journeyman", "labourer"]), (BLUE, ["abbot", "squire", "thief", "trader"])]:
        own = player(game, seat)
        assert (own["hand"], own["draw"], sorted(own["discard"]), "hints" in own) == ([], [], open_, False)
