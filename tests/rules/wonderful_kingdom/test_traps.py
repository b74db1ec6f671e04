"""Trap tokens: cards that are offered face down (section 4.2 of the rules)."""

from typing import Any

import pytest

from regnum import Game, IllegalMove
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import face_down, field, moves, names, play, player, refusal, table

HAND = ["hamlet", "barracks", "barracks", "barracks", "rangers", "rangers", "woodcutters", "calamity"]
OTHER = ["hamlet", "hamlet", "guildhall", "guildhall", "tatis-tribe", "tatis-tribe", "woodcutters", "calamity"]
VIEWERS = (0, 1, None)


def full_hands(**more: Any) -> Game:
    """The first turn of a round: both hands, and a card in each area."""
    return table({"hand": HAND}, {"hand": OTHER}, **{"left": ["cathedral"], "right": ["citadel"], **more})


def seen(game: Game, viewer: int | None) -> dict[str, Any]:
    found: Any = game.view(viewer)["table"]
    return dict(found)


def traps(game: Game) -> list[int]:
    return [player(game, seat)["traps"] for seat in range(2)]


def faces(laid: list[dict[str, Any]]) -> list[str | None]:
    """The cards as somebody sees them: a back is None."""
    return [entry["card"] for entry in laid]


@rule("IWK-TRAP-01")
def test_each_player_can_lay_two_cards_face_down_in_a_round_and_no_third() -> None:
    game = full_hands()
    play(game, "offer hamlet left face-down", "offer rangers left", "select right")
    play(game, "offer hamlet left face-down", "offer hamlet right face-down", "select right")
    assert traps(game) == [1, 0]
    play(game, "offer barracks left", "offer barracks right face-down", "select right")
    assert traps(game) == [0, 0]
    hidden = [laid for area in ("left", "right") for laid in field(game, area) if laid["face_down"]]
    hidden += [laid for seat in range(2) for laid in player(game, seat)["selection"] if laid["face_down"]]
    assert sorted(laid["placer"] for laid in hidden) == ["blue", "blue", "red", "red"]
    assert not [move for move in moves(game) if move.endswith("face-down")]
    play(game, "offer guildhall left", "offer guildhall left", "select right")
    assert not [move for move in moves(game) if move.endswith("face-down")]


@rule("IWK-TRAP-02", "IWK-OFFER-06")
@pytest.mark.parametrize(
    ("first", "second", "hidden", "left"),
    [
        ("", "", [False, False], 2),
        (" face-down", "", [True, False], 1),
        ("", " face-down", [False, True], 1),
        (" face-down", " face-down", [True, True], 0),
    ],
)
def test_one_token_covers_one_card(first: str, second: str, hidden: list[bool], left: int) -> None:
    game = full_hands()
    play(game, f"offer hamlet left{first}", f"offer rangers left{second}")
    assert [laid["face_down"] for laid in field(game, "left")] == [False, *hidden]
    assert names(field(game, "left"))[1:] == ["hamlet", "rangers"]
    assert traps(game) == [left, 2]


@rule("IWK-TRAP-03")
def test_without_a_token_no_card_can_be_placed_face_down() -> None:
    game = table({"hand": HAND, "traps": 0}, {}, left=["cathedral"])
    assert not [move for move in moves(game) if move.endswith("face-down")]
    before = game.position()
    assert refusal(game, "offer hamlet left face-down") == "IWK-TRAP-03"
    with pytest.raises(IllegalMove):
        game.play("offer hamlet left face-down")
    assert game.position() == before
    assert refusal(game, "offer hamlet left") == ""


@rule("IWK-TRAP-03")
def test_a_token_is_spent_at_the_moment_of_placing() -> None:
    game = table({"hand": HAND, "traps": 1}, {})
    play(game, "offer hamlet left face-down")
    assert game.decision.kind == "offer-second"
    assert traps(game) == [0, 2]
    assert refusal(game, "offer rangers left face-down") == "IWK-TRAP-03"


@rule("IWK-TRAP-03")
def test_nobody_has_to_use_tokens() -> None:
    game = full_hands()
    while game.decision.kind in ("offer", "offer-second", "select"):
        face_up = [move for move in moves(game) if not move.endswith("face-down")]
        play(game, face_up[0])
        assert traps(game) == [2, 2]


@rule("IWK-TRAP-04")
def test_nobody_sees_the_face_of_a_face_down_card_not_even_its_placer() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer rangers right")
    for viewer in VIEWERS:
        assert faces(seen(game, viewer)["left"]) == ["cathedral", None]
        assert faces(seen(game, viewer)["right"]) == ["citadel", "rangers"]


@rule("IWK-TRAP-04")
def test_no_action_of_the_base_game_turns_a_card_up() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer rangers right")
    slot = field(game, "left")[1]["slot"]
    assert refusal(game, f"reveal #{slot}") == "IWK-OFFER-07"
    play(game, "select right")
    assert refusal(game, f"reveal #{slot}") == "IWK-OFFER-06"


@rule("IWK-TRAP-04")
def test_the_grey_eminence_turns_a_card_up_for_everybody() -> None:
    blue = {"hand": HAND, "advisors": ["grey-eminence"], "soldiers": 3}
    game = table(blue, {}, module="advisors", left=[face_down("cathedral", "red"), face_down("citadel", "red")])
    play(game, "activate grey-eminence", "reveal #2")
    for viewer in VIEWERS:
        assert faces(seen(game, viewer)["left"]) == [None, "citadel"]


@rule("IWK-TRAP-04")
def test_the_solo_token_turns_a_card_up() -> None:
    game = table({}, left=["cathedral", face_down("calamity", None)], right=[face_down("hamlet", None)])
    assert faces(seen(game, 0)["left"]) == ["cathedral", None]
    play(game, "reveal #2")
    assert faces(seen(game, 0)["left"]) == ["cathedral", "calamity"]
    assert faces(seen(game, 0)["right"]) == [None]


@rule("IWK-TRAP-05")
@pytest.mark.parametrize("placer", ["blue", "red"])
def test_selected_cards_stay_face_down_until_phase_b(placer: str) -> None:
    """Whoever laid them: a player may also take the own traps."""
    left = ["cathedral", face_down("citadel", placer), face_down("calamity", placer)]
    game = table({}, {"hand": ["rangers", "barracks"]}, first="blue", turn=13, left=left, right=["hamlet"])
    play(game, "select left")
    for viewer in VIEWERS:
        assert faces(seen(game, viewer)["players"][1]["selection"]) == ["cathedral", None, None]
    play(game, "offer rangers left", "offer barracks left", "select left")
    assert game.decision.kind == "planning"
    for viewer in VIEWERS:
        assert faces(seen(game, viewer)["players"][1]["selection"]) == ["cathedral", "citadel"]
        assert seen(game, viewer)["players"][1]["calamities"] == 1


@rule("IWK-TRAP-06")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_in_the_next_round_a_player_has_exactly_two_tokens(left: int) -> None:
    game = table({"traps": left}, {"traps": 2}, at="end")
    assert traps(game) == [2, 2]
    for _ in range(2):
        play(game, next(move for move in moves(game) if move.endswith("face-down")))
    assert game.decision.kind == "select"
    assert sorted(traps(game)) == [0, 2]


@rule("IWK-TRAP-07")
def test_the_number_of_unspent_tokens_is_public() -> None:
    game = full_hands()
    play(game, "offer hamlet left face-down", "offer rangers left", "select right")
    play(game, "offer hamlet left face-down", "offer guildhall left face-down")
    for viewer in VIEWERS:
        assert [own["traps"] for own in seen(game, viewer)["players"]] == [1, 0]


@rule("IWK-EX-09")
def test_two_traps_in_the_first_offer_leave_none_for_the_next_and_two_for_the_next_round() -> None:
    game = full_hands()
    play(game, "offer hamlet left face-down", "offer rangers right face-down")
    play(game, "select left", "offer hamlet left", "offer hamlet left", "select right")
    assert (game.decision.seat, game.decision.kind) == (0, "offer")
    assert traps(game) == [0, 2]
    assert refusal(game, "offer barracks left face-down") == "IWK-TRAP-03"
    while field(game, "round") == 1:
        play(game, moves(game)[0])
    assert traps(game) == [2, 2]
