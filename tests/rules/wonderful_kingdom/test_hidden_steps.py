"""Simultaneous steps leak nothing before both have committed (IWK-INFO-05)."""

import random
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import field, moves, play, player, site, table
from tests.rules.wonderful_kingdom.views import VIEWERS, seen, told

Steps = dict[str, tuple[Callable[[], Game], list[str], list[str]]]


def planning() -> Game:
    return table({"selection": ["hamlet", "rangers"]}, {"selection": ["barracks", "royal-statue"]}, at="planning")


def placing() -> Game:
    """Red can complete a card that produces, brings a soldier and counts for points."""
    return table({"sites": ["hamlet"]}, {"sites": ["barracks"], "duchy": "valados-b"}, at="materials")


def scrapping() -> Game:
    blue = {"sites": ["hamlet"], "krystallium": 1}
    red = {"sites": [site("barracks", materials=1), "rangers"], "krystallium": 1, "alchemy": {"gold": 4}}
    return table(blue, red, at="gold")


def questing() -> Game:
    rich = {"sites": ["hamlet"], "alchemy": {"gold": 5}, "krystallium": 9}
    return table(dict(rich), dict(rich), at="planning", module="quest", options={"quest": "lost-crown"})


def shadows() -> Game:
    blue = {"menace_deck": "shadows", "selection": ["hamlet", "rangers", "shadow"]}
    red = {"menace_deck": "thieves", "selection": ["barracks", "cathedral", "shadow"]}
    return table(blue, red, at="reveal", module="menace")


def giants() -> Game:
    blue = {"menace_deck": "frost-giants", "selection": ["hamlet", "rangers", "frost-giant"]}
    red = {"menace_deck": "thieves", "selection": ["barracks", "cathedral", "frost-giant"]}
    return table(blue, red, at="reveal", module="menace")


def thieves() -> Game:
    blue = {"menace_deck": "thieves", "selection": ["thief"]}
    return table(blue, {"menace_deck": "giant-rats", "selection": ["thief"]}, at="reveal", module="menace")


def fighting() -> Game:
    blue = {"menace_deck": "thieves", "menaces": ["thief"], "theft": {"gold": 1}, "soldiers": 9}
    red = {"menace_deck": "giant-rats", "menaces": ["giant-rat", "plague"], "soldiers": 9}
    return table(blue, red, at="fight", module="menace")


def advisors() -> Game:
    game = regnum.new("wonderful_kingdom", 2, seed=2, module="advisors")
    assert [decision.kind for decision in game.decisions] == ["keep-advisor"] * 2
    return game


#: A step, what blue plays in it up to the end, and what red does.
STEPS: Steps = {
    "planning": (
        planning,
        ["recycle rangers", "construct hamlet", "commit"],
        ["construct royal-statue", "recycle barracks"],
    ),
    "placing": (
        placing,
        ["place materials hamlet", "alchemy all", "commit"],
        ["place materials barracks"] * 3,
    ),
    "window": (
        scrapping,
        ["krystallium hamlet materials", "commit"],
        ["krystallium barracks materials", "scrap rangers"],
    ),
    "quest": (questing, ["stage 1", "pay", "commit"], ["transmute", "stage 1", "commit"]),
    "shadows": (shadows, ["discard hamlet"], ["discard cathedral"]),
    "giants": (giants, ["host-new rangers"], ["host-new barracks"]),
    "thieves": (thieves, ["cover gold"], ["cover materials"]),
    "fight": (fighting, ["fight thief"], ["fight plague", "fight giant-rat"]),
}


def committed(view: Any) -> list[int]:
    """The seats that need not decide any more."""
    return [seat for seat in range(2) if not view["table"]["players"][seat]["deciding"]]


def without_commits(data: Any) -> Any:
    """What a seat is told, but for who has committed."""
    view, events, record = data
    players = [{**own, "deciding": None} for own in view["table"]["players"]]
    seat = view["seat"]
    own = [decision for decision in view["decisions"] if decision["seat"] == seat]
    return [{**view, "table": {**view["table"], "players": players}, "decisions": own}, events, record]


@rule("IWK-INFO-05", "IWK-RUL-01")
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("actor", [0, 1])
def test_nothing_of_a_players_doing_shows_before_both_have_committed(step: str, actor: int) -> None:
    """Not in tables, scores, production, decisions, plies, events, records; only whether a player has committed."""
    make, *lines = STEPS[step]
    game = make()
    game.listen()
    viewers = (1 - actor, None)
    before = {viewer: told(game, viewer) for viewer in viewers}
    own = told(game, actor)
    for notation in lines[actor]:
        play(game, notation, seat=actor)
        assert moves(game, 1 - actor)
        for viewer in viewers:
            after = told(game, viewer)
            if moves(game, actor):
                assert after == before[viewer]
            else:
                assert without_commits(after) == without_commits(before[viewer])
                assert committed(after[0]) == [actor]
                assert [decision["seat"] for decision in after[0]["decisions"]] == [1 - actor]
    assert told(game, actor) != own


@rule("IWK-INFO-05")
@pytest.mark.parametrize("step", ["planning", "placing", "window", "quest", "fight"])
def test_one_who_has_committed_sees_no_more_than_one_who_has_not(step: str) -> None:
    make, blue, red = STEPS[step]
    game = make()
    game.listen()
    play(game, *blue, seat=0)
    assert not moves(game, 0)
    before = told(game, 0)
    for notation in red[:-1]:
        play(game, notation, seat=1)
        assert told(game, 0) == before
    assert len(red) > 1


@rule("IWK-INFO-05", "IWK-RUL-01")
@pytest.mark.parametrize("step", STEPS)
def test_the_order_of_answers_leaves_no_trace(step: str) -> None:
    """The whole position, and all views, events and records for seats are the same, whoever answered first."""
    make, blue, red = STEPS[step]
    orders = set(permutations([0] * len(blue) + [1] * len(red)))
    results = []
    for order in sorted(orders):
        game = make()
        game.listen()
        left = [list(blue), list(red)]
        for seat in order:
            play(game, left[seat].pop(0), seat=seat)
        results.append((game.position(), [told(game, viewer) for viewer in VIEWERS]))
    assert len(results) > 1
    assert all(result == results[0] for result in results)


@rule("IWK-INFO-05")
@pytest.mark.parametrize("actor", [0, 1])
def test_a_kept_advisor_is_not_seen_before_both_have_chosen(actor: int) -> None:
    one, two = advisors(), advisors()
    for game, choice in ((one, 0), (two, 1)):
        game.listen()
        play(game, moves(game, actor)[choice], seat=actor)
    for viewer in (1 - actor, None):
        assert told(one, viewer) == told(two, viewer)
        assert committed(one.view(viewer)) == [actor]
        assert seen(one, viewer)["players"][actor]["advisors"] == []


@rule("IWK-INFO-05")
def test_when_both_have_committed_everything_is_seen() -> None:
    game = planning()
    game.listen()
    play(game, "construct hamlet", "construct rangers", "commit", seat=0)
    assert seen(game, 1)["players"][0]["sites"] == []
    play(game, "construct barracks", "construct royal-statue", "commit", seat=1)
    for viewer in VIEWERS:
        cards = [[card["card"] for card in own["sites"]] for own in seen(game, viewer)["players"]]
        assert cards == [["hamlet", "rangers"], ["barracks", "royal-statue"]]
        began = [event.args["card"] for event in game.events(viewer) if event.kind == "began"]
        assert began == ["hamlet", "rangers", "barracks", "royal-statue"]
        assert len(game.record_for(viewer).moves) == game.view(viewer)["ply"] == 6


@rule("IWK-INFO-05")
def test_the_record_for_a_seat_has_the_moves_of_a_closed_step_seat_by_seat() -> None:
    """Step after step; the whole record keeps the order of play."""
    game = planning()
    play(game, "construct barracks", seat=1)
    play(game, "construct hamlet", "construct rangers", seat=0)
    play(game, "construct royal-statue", "commit", seat=1)
    play(game, "commit", seat=0)
    blue = ["construct hamlet", "construct rangers", "commit"]
    red = ["construct barracks", "construct royal-statue", "commit"]
    both = [("blue", move) for move in blue] + [("red", move) for move in red]
    for viewer in VIEWERS:
        assert game.record_for(viewer).moves == both
    assert [mover for mover, _ in game.record.moves] == ["red", "blue", "blue", "red", "red", "blue"]
    assert regnum.load(str(game.record)) == game
    play(game, "alchemy all", seat=1)
    assert game.record_for(0).moves == game.record_for(None).moves == both
    assert game.record_for(1).moves == [*both, ("red", "alchemy all")]


@rule("IWK-INFO-05")
def test_discarded_cards_join_the_pile_when_both_have_committed() -> None:
    game = planning()
    play(game, "recycle barracks", seat=1)
    for viewer in VIEWERS:
        assert seen(game, viewer)["discards"] == []
    assert seen(game, 1)["players"][1]["gone"] == ["barracks"]
    assert seen(game, 0)["players"][1]["gone"] == []
    play(game, "recycle rangers", "construct hamlet", "commit", seat=0)
    play(game, "recycle royal-statue", seat=1)
    for viewer in VIEWERS:
        assert seen(game, viewer)["discards"] == ["rangers", "barracks", "royal-statue"]


@rule("IWK-INFO-05")
def test_a_player_sees_the_own_doing_at_once() -> None:
    game = planning()
    game.listen()
    play(game, "construct hamlet", seat=0)
    assert [card["card"] for card in seen(game, 0)["players"][0]["sites"]] == ["hamlet"]
    assert [event.kind for event in game.events(0)] == ["began"]
    assert [words for _, words in game.record_for(0).moves] == ["construct hamlet"]
    assert game.record_for(1).moves == game.record_for(None).moves == []


@rule("IWK-INFO-05")
def test_counts_and_supremacy_are_public_at_once() -> None:
    game = table({"sites": ["cathedral"], "built": ["stone-quarry"]}, {"sites": ["hamlet"]}, at="production")
    assert len(game.decisions) == 2
    for viewer in VIEWERS:
        own = seen(game, viewer)["players"]
        assert [each["waiting"] for each in own] == [{"materials": 5}, {"materials": 3}]
        assert [each["camp"] for each in own] == [1, 0]
        assert seen(game, viewer)["step"] == "materials"


@rule("IWK-INFO-05")
@pytest.mark.parametrize("module", ["quest", "menace", "advisors"])
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_open_steps_show_the_other_as_at_their_beginning(module: str, seed: int) -> None:
    chance = random.Random(seed)
    game = regnum.new("wonderful_kingdom", 2, seed=seed, module=module)
    game.listen()
    compared = 0
    while not game.over:
        decision = chance.choice(game.decisions)
        others = [viewer for viewer in VIEWERS if viewer != decision.seat]
        both = len(game.decisions) == 2
        before = {viewer: told(game, viewer) for viewer in others} if both else {}
        game.play(chance.choice(decision.moves), decision.seat)
        for viewer, was in before.items():
            compared += 1
            assert without_commits(told(game, viewer)) == without_commits(was)
    assert compared > 40


@rule("IWK-INFO-05")
def test_a_new_deal_does_not_know_what_the_other_has_done_in_an_open_step() -> None:
    one, two = planning(), planning()
    play(one, "recycle barracks", seat=1)
    play(two, "construct royal-statue", "construct barracks", seat=1)
    for chance in range(5):
        assert one.determinize(0, chance).position() == two.determinize(0, chance).position()
    dealt = one.determinize(0, 1)
    assert [laid["card"] for laid in player(dealt, 1)["selection"]] == ["barracks", "royal-statue"]
    assert moves(dealt, 1)


@rule("IWK-INFO-05")
def test_a_new_deal_knows_that_the_other_has_committed_but_not_to_what() -> None:
    one, two = planning(), planning()
    play(one, "recycle barracks", "recycle royal-statue", seat=1)
    play(two, "construct royal-statue", "construct barracks", "commit", seat=1)
    plans = set()
    for chance in range(40):
        dealt = one.determinize(0, chance)
        assert dealt.position() == two.determinize(0, chance).position()
        assert [decision.seat for decision in dealt.decisions] == [0]
        assert player(dealt, 1)["selection"] == []
        plans.add(tuple(sorted(card["card"] for card in player(dealt, 1)["sites"])))
    assert plans == {(), ("barracks",), ("royal-statue",), ("barracks", "royal-statue")}
    assert field(one, "step") is None
