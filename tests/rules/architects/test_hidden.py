"""Hidden and public information (section 15 of the rules), row by row of its table."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.architects.setting import field, moves, play, player, table
from tests.rules.marks import rule

#: What everybody may know of a player.
PUBLIC = (
    "clay", "wood", "stone", "gold", "marble", "silver", "virtue", "cathedral", "unpaid_debts", "paid_debts",
    "workers", "prison", "at", "captured", "apprentices", "buildings",
)  # fmt: skip
SECRET_KINDS = ("drew-building", "kept-building", "discarded-building")


def seen_table(game: Game, viewer: int | None) -> dict[str, Any]:
    found: Any = game.view(viewer)["table"]
    return dict(found)


def seen_player(game: Game, viewer: int | None, seat: int) -> dict[str, Any]:
    return dict(seen_table(game, viewer)["players"][seat])


def buildings_told(game: Game, viewer: int | None, seat: int) -> list[str]:
    """The names of Buildings in what a viewer hears of a seat's draws and discards."""
    heard = [event for event in game.events(viewer) if event.kind in SECRET_KINDS and event.seat == seat]
    assert heard, "nothing of the kind happened"
    return [str(event.args["building"]) for event in heard if "building" in event.args]


def written(game: Game, viewer: int | None, seat: str) -> list[str]:
    """A seat's moves as the record for a viewer tells them."""
    return [words for mover, words in game.record_for(viewer).moves if mover == seat]


def words_in(data: object) -> Iterator[str]:
    """Every text in plain data, and the card that a move names."""
    if isinstance(data, str):
        yield data
        yield data.partition(" ")[2]
    elif isinstance(data, dict):
        for value in data.values():
            yield from words_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from words_in(value)


@rule("ARC-HID-01", "ARC-SETUP-12")
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    game = table({"hand": ["well", "keep"]}, {"hand": ["castle"]})
    assert seen_player(game, 0, 0)["hand"] == ["well", "keep"]
    assert seen_player(game, 1, 0)["hand"] == 2
    assert seen_player(game, None, 0)["hand"] == 2
    assert seen_player(game, 0, 1)["hand"] == 1


@rule("ARC-HID-01")
def test_a_drawn_building_is_told_to_its_owner_only() -> None:
    game = table({}, {}, building_deck=["castle"])
    game.listen()
    play(game, "place workshop draw")
    assert buildings_told(game, 0, 0) == ["castle"]
    assert buildings_told(game, 1, 0) == []
    assert buildings_told(game, None, 0) == []


@rule("ARC-HID-01")
def test_in_the_draft_only_the_player_choosing_sees_the_packet() -> None:
    game = regnum.new("architects", 3, seed=1)
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            packet = seen_player(game, viewer, seat)["packet"]
            assert packet == (player(game, seat)["packet"] if viewer == seat else 4)
    for viewer in (0, 1, 2, None):
        decisions: Any = game.view(viewer)["decisions"]
        assert [decision["seat"] for decision in decisions if "moves" in decision] == [
            seat for seat in range(3) if seat == viewer
        ]


@rule("ARC-HID-01", "ARC-RUL-77")
def test_a_draft_choice_stays_hidden() -> None:
    game = regnum.new("architects", 3, seed=1)
    game.listen()
    chosen = game.decisions[1].notations[0]
    game.play(chosen, 1)
    name = chosen.partition(" ")[2]
    assert seen_player(game, 1, 1)["kept"] == name
    for viewer in (0, 2, None):
        assert "kept" not in seen_player(game, viewer, 1)
        assert written(game, viewer, "red") == []
    assert written(game, 1, "red") == [chosen]
    while game.decision.kind == "draft-pick":
        game.play(game.decision.moves[0])
    for viewer in (0, 2, None):
        assert set(written(game, viewer, "red")) == {"keep ?"}
    assert len(buildings_told(game, 1, 1)) == 3
    assert buildings_told(game, 0, 1) == buildings_told(game, None, 1) == []


@rule("ARC-HID-01")
def test_the_buildings_drawn_and_returned_at_the_black_market_are_seen_by_the_acting_player_only() -> None:
    game = table({"silver": 2}, {}, building_deck=["well", "smithy", "steeple", "tavern", "castle"])
    game.listen()
    play(game, "place black-market middle draw")
    assert sorted(seen_player(game, 0, 0)["looking"]) == ["castle", "smithy", "steeple", "tavern", "well"]
    for viewer in (1, None):
        assert seen_player(game, viewer, 0)["looking"] == 5
        decisions: Any = game.view(viewer)["decisions"]
        assert "moves" not in decisions[0]
    play(game, "keep tavern")
    assert buildings_told(game, 0, 0) == ["tavern"]
    assert buildings_told(game, 1, 0) == buildings_told(game, None, 0) == []
    assert written(game, 1, "blue")[-1] == "keep ?"
    assert written(game, 0, "blue")[-1] == "keep tavern"


LABOURER: dict[str, Any] = {"apprentices": ["labourer"], "wood": 9, "stone": 9, "marble": 9, "virtue": 4}
DISCARDS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "cathedral": ({"gold": 1, "hand": ["castle", "keep"]}, ["place guildhall", "discard castle"]),
    "hand limit": (
        {"hand": ["castle", "keep", "tavern", "dungeon", "library", "palace"]},
        ["place workshop draw", "discard castle"],
    ),
    "library": ({**LABOURER, "hand": ["library", "castle", "keep"]}, ["place guildhall", "discard castle"]),
    "judith": (
        {"board": "judith", "virtue": 4, "wood": 2, "stone": 1, "hand": ["well", "castle", "keep"]},
        ["place guildhall", "replace stone", "discard castle"],
    ),
    "merovech": ({"board": "merovech", "hand": ["castle", "keep"]}, ["place tax-stand", "discard castle"]),
}


@rule("ARC-HID-01")
@pytest.mark.parametrize("source", DISCARDS)
def test_a_discarded_building_is_known_to_the_discarding_player_only(source: str) -> None:
    blue, line = DISCARDS[source]
    game = table(blue, {})
    game.listen()
    play(game, *line)
    assert field(game, "building_deck")[-1] == "castle"
    assert "castle" in buildings_told(game, 0, 0)
    assert buildings_told(game, 1, 0) == buildings_told(game, None, 0) == []
    assert written(game, 0, "blue")[-1] == "discard castle"
    assert written(game, 1, "blue")[-1] == written(game, None, "blue")[-1] == "discard ?"


@rule("ARC-HID-01")
@pytest.mark.parametrize("deck", ["building_deck", "apprentice_deck", "rewards", "rewards_in_box"])
def test_of_decks_and_unused_rewards_everybody_knows_the_number_and_nobody_the_cards(deck: str) -> None:
    game = regnum.new("architects", 2, seed=4)
    for viewer in (0, 1, None):
        assert seen_table(game, viewer)[deck] == len(field(game, deck))


@rule("ARC-HID-01")
def test_nothing_tells_the_chance_to_come_or_the_hidden_past() -> None:
    game = regnum.new("architects", 2, seed=4)
    for viewer in (0, 1, None):
        assert not {"chance", "ledger", "stack", "seed"} & set(seen_table(game, viewer))
        record = game.record_for(viewer)
        assert (record.seed, record.start) == (None, None)
    by_hand = table({"hand": ["well"]}, {"hand": ["keep"]})
    assert by_hand.record_for(0).start is None
    assert "keep" not in str(by_hand.record_for(0)).split()


@rule("ARC-HID-01")
def test_a_revealed_reward_is_known_to_all() -> None:
    game = table({"gold": 1, "hand": ["castle"]}, {}, rewards=[2, 5])
    game.listen()
    play(game, "place guildhall")
    for viewer in (0, 1, None):
        told = [event.args for event in game.events(viewer) if event.rule == "ARC-CATHEDRAL-02"]
        assert {"good": "wood", "amount": 2} in told
        assert {"amount": 1, "virtue": 8} in told


@rule("ARC-HID-01")
def test_the_visible_sides_of_the_market_cards_are_seen_by_all_and_nothing_else_of_them() -> None:
    game = table({}, {}, small_market=[3, 1], large_market=[4, 9])
    for viewer in (0, 1, None):
        seen = seen_table(game, viewer)
        assert seen["market_goods"] == {
            "left": {"stone": 1, "marble": 1},
            "right": {"wood": 2, "stone": 1, "gold": 1},
        }
        assert (seen["small_market"], seen["large_market"]) == (8, 2)


@rule("ARC-HID-01")
def test_all_the_rest_is_seen_by_all() -> None:
    blue = {
        "clay": 1, "wood": 2, "stone": 3, "gold": 4, "marble": 5, "silver": 6, "virtue": 9, "cathedral": 2,
        "unpaid_debts": 1, "paid_debts": 2, "prison": 3, "at": {"quarry": 2}, "captured": {"red": 1},
        "apprentices": ["labourer"], "buildings": ["well"],
    }  # fmt: skip
    game = table(blue, {}, black_market={"left": "red"}, guildhall=["red"], tax_stand=7)
    for viewer in (0, 1, None):
        seen = seen_player(game, viewer, 0)
        assert {name: seen[name] for name in PUBLIC} == {name: player(game)[name] for name in PUBLIC}
        for name in ("display", "black_market", "tax_stand", "guildhall"):
            assert seen_table(game, viewer)[name] == field(game, name)


def random_game(seed: int, **options: object) -> Iterator[Game]:
    """A game played at random, after each of its moves; events are noted."""
    chance = random.Random(seed)
    game = regnum.new("architects", 2 + seed % 3, seed=seed, **options)
    game.listen()
    while not game.over:
        decision = chance.choice(game.decisions)
        game.play(chance.choice(decision.moves), decision.seat)
        yield game


@rule("ARC-HID-01")
@pytest.mark.parametrize("seed", range(4))
def test_no_view_of_a_whole_game_names_a_building_that_is_hidden_from_it(seed: int) -> None:
    options: dict[str, object] = {"boards": "advanced", "promo_boards": True, "extra_boards": True} if seed % 2 else {}
    for ply, game in enumerate(random_game(seed, **options)):
        if ply % 9:
            continue
        data: Any = game.position()["table"]
        for viewer in (*range(game.players), None):
            hidden = set(data["building_deck"])
            for seat, owned in enumerate(data["players"]):
                if seat != viewer:
                    hidden |= {*owned["hand"], *owned["packet"], *owned["looking"]}
            assert not hidden & set(words_in(game.view(viewer)))
            for event in game.events(viewer):
                assert event.kind not in SECRET_KINDS or ("building" in event.args) == (event.seat == viewer)
            json.dumps(game.view(viewer))


@rule("ARC-HID-01")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(seed: int) -> None:
    for ply, game in enumerate(random_game(seed, promo_cards=True)):
        if ply % 11 or game.over:
            continue
        for seat in range(game.players):
            twin = game.determinize(seat, 5)
            for viewer in (seat, None):
                assert {**twin.view(viewer), "ply": 0} == {**game.view(viewer), "ply": 0}


@rule("ARC-HID-01")
@pytest.mark.parametrize("hand", [["well", "smithy"], ["well", "castle"]])
def test_others_do_not_learn_how_much_a_builder_could_build(hand: list[str]) -> None:
    game = table({"hand": hand, "clay": 4, "wood": 2, "stone": 2}, {})
    game.play("place guildhall")
    for viewer in (1, None):
        assert game.view(viewer)["decisions"] == [{"seat": 0, "kind": "guildhall-work", "rule": "ARC-GUILDHALL-01"}]


@rule("ARC-HID-01")
def test_somebody_elses_work_at_the_guildhall_survives_a_new_deal() -> None:
    game = table({"hand": ["well", "smithy"], "clay": 4, "wood": 2, "stone": 2}, {})
    game.play("place guildhall")
    hands = set()
    for chance in range(10):
        twin = game.determinize(1, chance)
        assert (twin.decision.seat, twin.decision.kind) == (0, "guildhall-work")
        assert moves(twin)
        hands.add(tuple(sorted(player(twin)["hand"])))
    assert len(hands) > 3


@rule("ARC-HID-01")
def test_a_builder_is_dealt_something_to_build_that_lies_face_down() -> None:
    """Cards that the seat sees elsewhere can't be what the builder holds."""
    builder = {"hand": ["well"], "clay": 4, "wood": 2, "stone": 2}
    game = table({"hand": ["smithy", "clay-pit"], "buildings": ["lumber-camp"]}, builder, turn="red")
    game.play("place guildhall")
    for chance in range(40):
        twin = game.determinize(0, chance)
        assert twin.decision.seat == 1
        assert twin.decision.moves
