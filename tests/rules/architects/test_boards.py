"""The advanced game and the boards of the base and promo sets (ARC-ADV-01 to ARC-ADV-19)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

#: Section 14.1: board, Workers in Prison, Silver, Virtue, extra Buildings, other components.
STARTS: tuple[tuple[str, int, int, int, int, dict[str, int]], ...] = (
    ("therese", 4, 5, 5, 1, {}),
    ("caroline", 8, 10, 3, 0, {"marble": 1, "unpaid_debts": 1}),
    ("ada", 0, 0, 11, 1, {"gold": 1}),
    ("frederick", 0, 4, 7, 0, {"stone": 1}),
    ("rudolf", 0, 3, 9, 0, {"wood": 1}),
    ("lothaire", 6, 6, 4, 0, {"clay": 2}),
    ("hugo", 10, 12, 2, 2, {}),
    ("clovis", 0, 1, 10, 0, {"clay": 1, "marble": 1}),
    ("fara", 2, 5, 6, 0, {"wood": 1, "stone": 1}),
    ("bertha", 0, 3, 8, 1, {}),
    ("emma", 14, 11, 0, 0, {"gold": 1, "marble": 1}),
    ("guntram", 12, 9, 0, 0, {"gold": 2, "unpaid_debts": 1}),
    ("judith", 10, 8, 1, 3, {}),
    ("merovech", 12, 10, 1, 0, {"stone": 1, "wood": 1, "clay": 1}),
)
BASE = {"therese", "caroline", "ada", "frederick", "rudolf"}


def advanced(*boards: str, players: int = 2, seed: int = 1) -> Game:
    """A fresh advanced game in which the first seats chose their boards."""
    return regnum.new(
        "architects",
        players,
        seed,
        boards="advanced",
        board=boards,
        promo_boards=True,
        extra_boards=True,
    )


def drafted(game: Game) -> Game:
    """The game after a draft in which everybody kept the first card of each packet."""
    while game.decision.kind == "draft-pick":
        game.play(game.decision.moves[0], game.decision.seat)
    return game


@rule("ARC-ADV-01", "ARC-ADV-02", "ARC-ADV-04", "ARC-ADV-20", "ARC-ADV-21", "ARC-ADV-22", "ARC-ADV-23", "ARC-ADV-24")
@pytest.mark.parametrize(
    ("board", "prison", "silver", "virtue", "buildings", "other"), STARTS, ids=[start[0] for start in STARTS]
)
def test_a_board_fixes_how_its_player_starts(
    board: str, prison: int, silver: int, virtue: int, buildings: int, other: dict[str, int]
) -> None:
    blue = player(drafted(advanced(board)))
    names = ("clay", "wood", "stone", "gold", "marble", "unpaid_debts", "paid_debts", "cathedral")
    assert blue["board"] == board
    assert (blue["prison"], blue["workers"]) == (prison, 20 - prison)
    assert (blue["silver"], blue["virtue"]) == (silver, virtue)
    assert len(blue["hand"]) == 3 + buildings
    assert {name: blue[name] for name in names if blue[name]} == other


@rule("ARC-ADV-03")
def test_extra_buildings_are_drawn_after_the_draft() -> None:
    game = advanced("judith", "ada")
    assert len(player(game)["packet"]) == 4
    top = field(game, "building_deck")[:4]
    drafted(game)
    extra = player(game, 1)["hand"][3:] + player(game)["hand"][3:]
    assert extra == top, "Ada begins and draws 1, then Judith draws 3"


@rule("ARC-ADV-01")
def test_boards_are_dealt_at_random_and_none_twice() -> None:
    dealt = []
    for seed in range(40):
        game = regnum.new("architects", players=5, seed=seed, boards="advanced")
        boards = [player(game, seat)["board"] for seat in range(5)]
        assert set(boards) == BASE
        dealt.append(boards[0])
    assert set(dealt) == BASE


@rule("ARC-ADV-01", "ARC-SETUP-09")
def test_all_players_use_the_same_side() -> None:
    game = regnum.new("architects", players=3, seed=1)
    assert {player(game, seat)["board"] for seat in range(3)} == {"standard"}
    game = advanced("ada", players=5)
    assert len({player(game, seat)["board"] for seat in range(5)} - {"standard"}) == 5


@rule("ARC-ADV-05", "ARC-RUL-07")
def test_the_highest_starting_virtue_begins_and_play_goes_clockwise() -> None:
    game = drafted(advanced("caroline", "therese", "clovis", "emma", players=4))
    assert field(game, "first") == "green"
    seats = []
    for _ in range(4):
        seats.append(game.decision.seat)
        play(game, "place quarry")
    assert seats == [2, 3, 0, 1]


@rule("ARC-ADV-05", "ARC-RUL-07")
def test_ties_for_the_highest_virtue_are_broken_at_random() -> None:
    firsts = {field(drafted(advanced("emma", "guntram", seed=seed)), "first") for seed in range(20)}
    assert firsts == {"blue", "red"}


@rule("ARC-ADV-05", "ARC-RUL-07")
@pytest.mark.parametrize("apprentice", [False, True])
def test_with_first_random_the_lot_decides_and_the_boards_still_fix_the_silver(apprentice: bool) -> None:
    firsts = set()
    for seed in range(20):
        game = regnum.new(
            "architects", 3, seed, boards="advanced", choose_boards="ada caroline rudolf", first="random",
            starting_apprentice=apprentice,
        )  # fmt: skip
        assert (field(game, "first") is None) == (not apprentice), "the last step of the set-up, but for ARC-VAR-01"
        while game.decision.kind == "first-apprentice":
            play(game, moves(game)[0])
        drafted(game)
        firsts.add(field(game, "first"))
        assert [player(game, seat)["silver"] for seat in range(3)] == [0, 10, 3]
        assert [len(player(game, seat)["hand"]) for seat in range(3)] == [4, 3, 3]
        assert game.decision.seat == ("blue", "red", "green").index(field(game, "first"))
    assert firsts == {"blue", "red", "green"}


@rule("ARC-ADV-05", "ARC-RUL-07")
def test_by_default_virtue_decides_and_with_standard_boards_only_the_lot_can() -> None:
    chosen = {"boards": "advanced", "choose_boards": "caroline ada"}
    assert regnum.new("architects", 2, 5, **chosen) == regnum.new("architects", 2, 5, first="virtue", **chosen)
    with pytest.raises(regnum.RegnumError, match="option first needs boards=advanced"):
        regnum.new("architects", 2, 5, first="random")
    assert regnum.new("architects", 2, 5, first="virtue") == regnum.new("architects", 2, 5)


# Therese: Gold and Marble are the same.


def building(board: str, card: str, **blue: Any) -> Game:
    """Blue has just placed in the Guildhall with one Building in hand."""
    things = {"board": board, "hand": [card], "apprentices": ["labourer"], "virtue": 4} | blue
    return play(table(things, {}), "place guildhall")


@rule("ARC-ADV-10", "ARC-RUL-68")
@pytest.mark.parametrize(
    ("gold", "marble", "left"), [(1, 2, (0, 0)), (3, 0, (0, 0)), (0, 3, (0, 0)), (2, 2, (1, 0)), (0, 4, (0, 1))]
)
def test_therese_pays_gold_with_marble_and_marble_with_gold(gold: int, marble: int, left: tuple[int, int]) -> None:
    game = building("therese", "castle", clay=2, wood=4, gold=gold, marble=marble)
    assert player(game)["buildings"] == ["castle"]
    assert (player(game)["gold"], player(game)["marble"]) == left


@rule("ARC-ADV-10")
def test_therese_still_needs_the_sum_and_all_else() -> None:
    enough = {"board": "therese", "hand": ["castle"], "apprentices": ["labourer"], "virtue": 4, "clay": 2, "wood": 4}
    assert refusal(table({**enough, "gold": 3}, {}), "place guildhall") == ""
    assert refusal(table({**enough, "gold": 2}, {}), "place guildhall") == "ARC-GUILDHALL-01"
    assert refusal(table({**enough, "gold": 9, "clay": 1}, {}), "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-ADV-10")
def test_therese_pays_the_cathedral_with_either() -> None:
    game = play(table({"board": "therese", "marble": 1, "hand": ["keep"]}, {}), "place guildhall")
    assert (player(game)["cathedral"], player(game)["marble"]) == (1, 0)


@rule("ARC-RUL-68")
@pytest.mark.parametrize("card", ["castle", "observatory"])
def test_castle_and_observatory_count_the_sum_for_therese(card: str) -> None:
    own = {"buildings": [card], "gold": 3, "marble": 3}
    for board, virtue in (("therese", 10), ("standard", 8)):
        game = table({"board": board, "virtue": 7, **own}, {}, turn="red", last_turns=1)
        play(game, "place guardhouse")
        assert player(game)["virtue"] == virtue


# Caroline, Ada, Frederick, Rudolf.


@rule("ARC-ADV-11", "ARC-RUL-38", "ARC-RUL-71")
@pytest.mark.parametrize(
    ("turn", "cards"),
    [
        (["place black-market left"], 1),
        (["place black-market right"], 1),
        (["place black-market middle draw", "keep well"], 2),
        (["place black-market middle hire", "hire top 1"], 1),
        (["place quarry"], 0),
    ],
)
def test_caroline_draws_a_building_with_each_black_market_action(turn: list[str], cards: int) -> None:
    game = table({"board": "caroline", "silver": 3}, {"board": "caroline"}, building_deck=["well"])
    play(game, *turn)
    assert len(player(game)["hand"]) == cards
    assert player(game, 1)["hand"] == []


@rule("ARC-ADV-12", "ARC-RUL-33", "ARC-RUL-71")
@pytest.mark.parametrize(("virtue", "least"), [(11, 1), (3, 0), (0, 0)])
def test_ada_may_ignore_one_tax_more_in_each_payment(virtue: int, least: int) -> None:
    game = table({"board": "ada", "virtue": virtue, "silver": 4}, {})
    play(game, "place workshop hire")
    assert moves(game) == [f"tax {coins}" for coins in range(least, 3)]
    play(game, f"tax {least}", "hire top 1")
    assert (player(game)["silver"], field(game, "tax_stand")) == (2 - least, 4 + least)


@rule("ARC-ADV-12")
def test_ada_captures_first_for_free() -> None:
    game = table({"board": "ada", "at": {"town-centre": 1}}, {"at": {"forest": 3}})
    play(game, "place town-centre", "capture red forest")
    assert player(game)["captured"]["red"] == 3


@rule("ARC-ADV-13", "ARC-RUL-59", "ARC-RUL-71")
def test_frederick_discards_nothing_for_the_cathedral() -> None:
    game = table({"board": "frederick", "gold": 1}, {}, rewards=[5])
    play(game, "place guildhall")
    assert player(game)["cathedral"] == 1
    game = table({"board": "frederick", "gold": 1, "hand": ["keep", "castle"]}, {}, rewards=[5])
    play(game, "place guildhall")
    assert player(game)["hand"] == ["keep", "castle"]
    assert refusal(table({"gold": 1}, {}), "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-ADV-14", "ARC-RUL-71", "ARC-RUL-21")
def test_rudolf_pays_one_silver_less_in_the_workshop_but_all_tax() -> None:
    assert refusal(table({"board": "rudolf", "silver": 2}, {}), "place workshop hire") == "ARC-WORKSHOP-02"
    game = table({"board": "rudolf", "silver": 4}, {})
    play(game, "place workshop hire", "hire top 2")
    assert (player(game)["silver"], field(game, "tax_stand")) == (4 - 1 - 2 - 1, 6)


@rule("ARC-ADV-14", "ARC-WORKSHOP-08")
def test_rudolf_may_have_six_apprentices() -> None:
    five = ["thief", "trickster", "labourer", "gatekeeper", "illusionist"]
    game = table({"board": "rudolf", "silver": 9, "apprentices": five}, {})
    play(game, "place workshop hire", "hire top 1")
    assert len(player(game)["apprentices"]) == 6
    play(game, "place quarry", "place workshop hire")
    assert game.decision.kind == "make-room"


# The promo boards.


@rule("ARC-ADV-15", "ARC-RUL-69")
def test_lothaire_pays_one_wood_or_one_stone_less() -> None:
    game = building("lothaire", "well", wood=2, stone=2)
    assert moves(game) == ["waive wood", "waive stone"]
    play(game, "waive stone")
    assert (player(game)["wood"], player(game)["stone"]) == (0, 1)


@rule("ARC-ADV-15", "ARC-RUL-69")
def test_lothaire_chooses_which_of_the_two_he_saves() -> None:
    game = play(building("lothaire", "well", wood=2, stone=2), "waive wood")
    assert (player(game)["wood"], player(game)["stone"]) == (1, 0)


@rule("ARC-ADV-15")
@pytest.mark.parametrize(("wood", "stone"), [(1, 2), (2, 1)])
def test_lothaire_builds_what_is_one_short(wood: int, stone: int) -> None:
    game = building("lothaire", "well", wood=wood, stone=stone)
    assert player(game)["buildings"] == ["well"]
    assert (player(game)["wood"], player(game)["stone"]) == (0, 0)


@rule("ARC-RUL-69")
def test_lothaire_saves_only_one_and_nothing_else() -> None:
    poor = {"board": "lothaire", "hand": ["well"], "wood": 1, "stone": 1, "virtue": 4}
    assert refusal(table(poor, {}), "place guildhall") == "ARC-GUILDHALL-01"
    clay = {"board": "lothaire", "hand": ["reservoir"], "wood": 0, "clay": 6, "virtue": 4}
    assert refusal(table(clay, {}), "place guildhall") == ""
    assert refusal(table(clay | {"clay": 5, "wood": 1}, {}), "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-ADV-15", "ARC-RUL-69")
@pytest.mark.parametrize(
    ("level", "goods", "left"),
    [(0, {"gold": 1}, 0), (1, {"wood": 3}, 0), (1, {"wood": 4}, 1), (3, {"stone": 7}, 0), (2, {"marble": 1}, 0)],
)
def test_lothaire_saves_at_the_cathedral_too(level: int, goods: dict[str, int], left: int) -> None:
    game = table({"board": "lothaire", "cathedral": level, "hand": ["keep"], **goods}, {}, rewards=[5])
    play(game, "place guildhall")
    assert player(game)["cathedral"] == level + 1
    assert sum(player(game)[good] for good in goods) == left


@rule("ARC-ADV-15")
def test_lothaire_saves_nothing_at_the_storehouse() -> None:
    game = table({"board": "lothaire", "wood": 2, "clay": 1}, {})
    play(game, "place storehouse")
    assert moves(game) == ["done", "trade virtue"]


@rule("ARC-ADV-16", "ARC-RUL-70")
def test_hugo_may_pay_two_silver_for_each_debt() -> None:
    game = table({"board": "hugo", "virtue": 0, "silver": 0}, {})
    play(game, "place tax-stand", "avoid debt", "take debt")
    assert (player(game)["silver"], player(game)["unpaid_debts"]) == (2, 1)
    assert field(game, "tax_stand") == 0, "the Silver is no Tax"


@rule("ARC-RUL-70")
def test_hugo_takes_the_debt_without_two_silver() -> None:
    game = building("hugo", "betting-house", clay=1, stone=2, gold=1, silver=1)
    assert (player(game)["silver"], player(game)["unpaid_debts"]) == (1, 1)


@rule("ARC-RUL-70", "ARC-RUL-76")
def test_hugo_may_pay_outside_his_turn_and_at_the_end() -> None:
    market = {"left": "red", "middle": "red"}
    game = table({"board": "hugo", "silver": 2, "prison": 9}, {"silver": 3}, turn="red", black_market=market)
    play(game, "place black-market right")
    assert game.decision.seat == 0
    assert moves(game) == ["take debt", "avoid debt"]
    hugo = {"board": "hugo", "silver": 2, "virtue": 1, "buildings": ["dungeon"]}
    game = play(table(hugo, {}, turn="red", last_turns=1), "place guardhouse", "avoid debt")
    assert game.over
    assert (player(game)["silver"], player(game)["unpaid_debts"]) == (0, 0)


@rule("ARC-ADV-17", "ARC-RUL-50", "ARC-RUL-71")
def test_clovis_draws_a_building_after_each_construction() -> None:
    game = building("clovis", "library", wood=4, stone=2, marble=1)
    assert player(game)["buildings"] == ["library"]
    assert player(game)["hand"] == ["smithy"], "drawn when the Library could use it no more"
    assert player(game)["gold"] == 0
    game = table({"board": "clovis", "gold": 1, "hand": ["keep"]}, {}, rewards=[5])
    assert player(play(game, "place guildhall"))["hand"] == [], "the Cathedral is no Building"


@rule("ARC-ADV-18", "ARC-RUL-71", "ARC-RUL-15")
def test_fara_may_release_one_worker_at_a_reset() -> None:
    market = {"left": "red", "middle": "red"}
    game = table({"board": "fara", "prison": 3}, {"silver": 3}, turn="red", black_market=market)
    play(game, "place black-market right")
    assert moves(game) == ["done", "use board"]
    before = player(game)
    assert player(play(game.copy(), "done"))["prison"] == 3
    play(game, "use board")
    assert gained(before, player(game)) == {"prison": -1, "workers": 1}


@rule("ARC-ADV-19", "ARC-RUL-71")
def test_bertha_gains_two_silver_with_each_sending_to_prison() -> None:
    game = table({"board": "bertha", "captured": {"red": 3}}, {})
    play(game, "place guardhouse", "imprison")
    assert player(game)["silver"] == 3 + 2
    game = table({"board": "bertha", "prison": 1}, {})
    play(game, "place guardhouse")
    assert refusal(game, "imprison") == "ARC-GUARD-02"


def test_a_board_used_at_a_reset_stays_used_in_a_position() -> None:
    game = table(
        {"board": "fara", "prison": 2, "apprentices": ["gatekeeper"]},
        {},
        options={"boards": "advanced", "promo_boards": True},
        stack=[{"frame": "reactions", "seat": "blue", "used": 0}],
    )
    play(game, "use board")
    assert "use board" not in moves(game)
    assert regnum.from_position(game.position()) == game
