"""Face-down cards: backs, slots and memory (IWK-INFO-02, IWK-INFO-06)."""

from typing import Any

import pytest

from regnum import Game
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import face_down, field, moves, play, player, table
from tests.rules.wonderful_kingdom.views import HAND, OTHER, VIEWERS, faces, full_hands, memory, random_game, seen, told


@rule("IWK-INFO-02")
def test_a_face_down_offer_is_told_to_its_placer_by_name_and_to_others_without() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer hamlet right")
    told_to = {viewer: [e.args for e in game.events(viewer) if e.kind == "offered-face-down"] for viewer in VIEWERS}
    assert told_to[0] == [{"area": "left", "slot": 3, "card": "calamity"}]
    assert told_to[1] == told_to[None] == [{"area": "left", "slot": 3}]
    first = {viewer: game.record_for(viewer).moves[0] for viewer in VIEWERS}
    assert first[0] == ("blue", "offer calamity left face-down")
    assert first[1] == first[None] == ("blue", "offer ? left face-down")


@rule("IWK-INFO-02")
def test_the_memory_part_belongs_to_the_placer_alone() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer hamlet right")
    found: Any = game.view(0)["memory"]
    assert found == {"face_down": [{"round": 1, "slot": 3, "card": "calamity"}]}
    assert memory(game, 1) == []
    assert game.view(None)["memory"] == {}


@rule("IWK-INFO-02")
def test_memory_follows_a_card_that_is_selected_moved_or_discarded() -> None:
    red = {"hand": OTHER, "advisors": ["mad-gambler", "mercenary-captain"], "soldiers": 9}
    game = table({"hand": HAND}, red, module="advisors", left=["cathedral"])
    play(game, "offer hamlet left face-down", "offer rangers left face-down", "activate mad-gambler", "shift #2")
    assert memory(game, 0) == ["rangers", "hamlet"]
    play(game, "activate mercenary-captain", "remove #3")
    assert [laid["slot"] for laid in field(game, "unseen")] == [3]
    assert sorted(memory(game, 0)) == ["hamlet", "rangers"]
    play(game, "select right")
    assert [laid["slot"] for laid in player(game, 1)["selection"]] == [2]
    assert sorted(memory(game, 0)) == ["hamlet", "rangers"]
    assert memory(game, 1) == []


@rule("IWK-INFO-02")
@pytest.mark.parametrize(("advisor", "verb"), [("mad-gambler", "shift"), ("mercenary-captain", "remove")])
def test_no_message_names_a_card_that_is_moved_or_discarded_face_down(advisor: str, verb: str) -> None:
    """Face-up cards are named, to all."""
    for hidden in (True, False):
        blue = {"hand": HAND, "advisors": [advisor], "soldiers": 5}
        left = [{"card": "citadel", "face_down": hidden, "placer": "red"}, "cathedral"]
        game = table(blue, {}, at="select", module="advisors", left=left)
        game.listen()
        play(game, f"activate {advisor}", f"{verb} #1")
        for viewer in VIEWERS:
            named = "citadel" in [event.args.get("card") for event in game.events(viewer)]
            assert named != hidden
        assert memory(game, 1) == (["citadel"] if hidden else [])


@rule("IWK-INFO-02")
def test_nobody_remembers_a_risk_card() -> None:
    game = table({}, left=[face_down("citadel", None)], right=[{"card": "hamlet", "slot": 2}])
    assert memory(game, 0) == []
    game.listen()
    play(game, "select right", "take")
    assert memory(game, 0) == []
    assert [event.args for event in game.events(0) if event.kind == "risk-laid"] == [{"area": "left", "slot": 3}]


@rule("IWK-INFO-06")
def test_every_card_has_a_public_slot_that_it_keeps() -> None:
    """In the areas, when selected, and when moved; no two cards of a round share one."""
    for game in random_game(3, module="advisors"):
        if game.over or game.decision.kind not in ("offer", "offer-second", "select"):
            continue
        data: Any = game.position()["table"]
        laid = data["left"] + data["right"] + [card for own in data["players"] for card in own["selection"]]
        slots = [card["slot"] for card in laid if card["round"] == data["round"]]
        assert len(set(slots)) == len(slots)
        for viewer in VIEWERS:
            view = seen(game, viewer)
            in_view = view["left"] + view["right"] + [card for own in view["players"] for card in own["selection"]]
            assert [card["slot"] for card in in_view] == slots


@rule("IWK-INFO-06")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_slots_are_counted_from_one_in_every_round(round: int) -> None:
    selection = [{"card": "hamlet", "slot": 7}]
    game = table({"selection": selection}, {}, at="planning", round=round)
    while field(game, "round") == round:
        play(game, moves(game)[0])
    assert [field(game, area)[0]["slot"] for area in ("left", "right")] == [1, 2]
    assert [field(game, area)[0]["round"] for area in ("left", "right")] == [round + 1] * 2


@rule("IWK-INFO-06")
def test_a_moved_card_and_a_selected_card_keep_their_slots() -> None:
    blue = {"advisors": ["mad-gambler"], "soldiers": 5, "hand": HAND}
    left = ["cathedral", face_down("citadel", "red"), face_down("guildhall", "red")]
    game = table(blue, {}, at="select", module="advisors", left=left)
    play(game, "activate mad-gambler", "shift #2")
    assert [laid["slot"] for laid in field(game, "left")] == [1, 3]
    assert [(laid["slot"], laid["card"]) for laid in field(game, "right")] == [(2, "citadel")]
    play(game, "select left")
    assert [(laid["slot"], laid["card"]) for laid in player(game)["selection"]] == [(1, "cathedral"), (3, "guildhall")]
    assert field(game, "slot") == 3


def twins_that_hide(cards: tuple[str, str], others: tuple[str, ...] = ("barracks",)) -> list[Game]:
    """Two games that differ only in which card blue lays face down first."""
    games = []
    for card in cards:
        game = full_hands()
        play(game, f"offer {card} left face-down", *[f"offer {other} right" for other in others])
        games.append(game)
    return games


@rule("IWK-INFO-02", "IWK-EX-29")
@pytest.mark.parametrize("cards", [("calamity", "hamlet"), ("rangers", "woodcutters")])
def test_another_card_face_down_changes_nothing_for_the_opponent(cards: tuple[str, str]) -> None:
    """Neither at once nor while the game goes on, until the card is revealed."""
    one, two = twins_that_hide(cards)
    assert told(one, 0) != told(two, 0)
    for notation in ("select left", "offer hamlet left", "offer guildhall right face-down", "select right"):
        for viewer in (1, None):
            assert told(one, viewer) == told(two, viewer)
        for game in (one, two):
            play(game, notation)
    for viewer in (1, None):
        assert told(one, viewer) == told(two, viewer)


@rule("IWK-INFO-02")
def test_two_face_down_cards_swapped_change_nothing_for_the_opponent() -> None:
    games = []
    for first, second in (("calamity", "hamlet"), ("hamlet", "calamity")):
        game = full_hands()
        play(game, f"offer {first} left face-down", f"offer {second} right face-down", "select left")
        games.append(game)
    for viewer in (1, None):
        assert told(games[0], viewer) == told(games[1], viewer)
    assert memory(games[0], 0) != memory(games[1], 0)


@rule("IWK-EX-29")
def test_a_calamity_offered_face_down_from_the_offer_to_the_duchy_card() -> None:
    game = full_hands()
    play(game, "offer calamity left face-down", "offer hamlet right")
    for viewer in VIEWERS:
        last = seen(game, viewer)["left"][-1]
        assert (last["card"], last["face_down"], last["placer"]) == (None, True, "blue")
    assert (memory(game, 0), memory(game, 1)) == (["calamity"], [])
    play(game, "select left")
    assert faces(seen(game, 1)["players"][1]["selection"]) == ["cathedral", None]
    while game.decision.kind != "planning":
        assert player(game, 1)["calamities"] == 0
        assert seen(game, 1)["players"][1]["selection"][1]["card"] is None
        face_up = [move for move in moves(game) if not move.endswith("face-down") and "calamity" not in move]
        play(game, face_up[0] if face_up else moves(game)[0])
    revealed = [event.args["card"] for event in game.events(1) if event.kind == "revealed" and event.seat == 1]
    assert revealed == ["calamity"]
    assert player(game, 1)["calamities"] >= 1
