"""Positions that can't be are refused by the name of the field, and nothing else happens."""

from typing import Any

import pytest

import regnum
from regnum.engine.errors import BadPosition

PAIRS = {"offered_cards": [1, 2, 3], "offered_heroes": ["ada", "emma", "rudolf"]}


def load(seats: int = 2, **table: Any) -> regnum.Game:
    data = {"players": [{} for _ in range(seats)], **table}
    return regnum.from_position({"game": "viscounts", "seats": seats, "table": data})


def test_what_is_left_out_is_filled_in() -> None:
    game = load(3)
    assert game.decision.kind in ("play-card", "move")
    game.type.audit(game.state)


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("table.ring", {"ring": ["a", "a", "b", "c", "d"]}),
        ("table.buildings.a5", {"buildings": {"a5": "red workshop"}}),
        ("table.players[0].workers", {"players": [{"workers": 19}, {}]}),
        ("table.players[1].corruption", {"players": [{}, {"corruption": 5, "virtue": 4}]}),
        ("table.players[0].row", {"players": [{"row": ["abbot"]}, {}]}),
        ("table.players[0].built[1]", {"players": [{"built": ["workshop-1", "workshop-1"]}, {}]}),
        ("table.townsfolk.b", {"townsfolk": {"b": ["abbot"]}}),
        ("table.offered_heroes", {"offered_heroes": ["mason"], "offered_cards": [1]}),
        ("table.leader", {"leader": "red"}),
        ("table.setting_up", {"setting_up": True, "stack": [{"frame": "turn", "seat": "red"}], **PAIRS}),
        ("table.climbing", {"climbing": "red"}),
        ("table.reserved", {"reserved": "k1"}),
        ("table.stack[1]", {"stack": [{"frame": "turn", "seat": "red"}, {"frame": "play-card", "seat": "red"}]}),
        ("table", {"players": [{"hand": ["mason"]}, {"hand": ["mason"]}]}),
        ("table", {"players": [{"first_tier": {"k1": 3}}, {}]}),
        ("table", {"debt_stack": 0}),
    ],
)  # fmt: skip
def test_what_can_not_be_is_named(path: str, table: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as found:
        load(**table)
    assert str(found.value).startswith(f"{path}: ")


def test_only_players_decide() -> None:
    stack = [
        {"frame": "end-turn", "seat": "ai"},
        {"frame": "gain-resource", "seat": "ai", "number": 1, "least": 1, "rule": ""},
    ]
    with pytest.raises(BadPosition) as found:
        load(1, turn="ai", stack=stack)
    assert str(found.value).startswith("table.stack[1].seat: ")
    with pytest.raises(BadPosition, match="only the AI does that"):
        load(1, stack=[{"frame": "ai-turn", "seat": "red"}])


@pytest.mark.parametrize(("path", "ai"), [("table.ai.at", {"at": "inner-a"}), ("table.ai", {"silver": 3})])
def test_an_ai_keeps_to_its_path_and_has_no_silver(path: str, ai: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as found:
        load(1, ai=ai)
    assert str(found.value).startswith(path)


def test_an_ai_to_which_resources_are_one_kind_has_them_in_one_place() -> None:
    told = {"players": [{}], "ai": {"stone": 1}}
    position = {"game": "viscounts", "seats": 1, "options": {"ai": "card"}, "table": told}
    with pytest.raises(BadPosition, match="kept as ink"):
        regnum.from_position(position)
    told["ai"] = {"ink": 1}
    assert regnum.from_position(position)


def test_what_is_not_told_of_an_ai_is_filled_in() -> None:
    """Its Schemes but those that its board removes and those that lie elsewhere; its Workers."""

    def own(game: regnum.Game) -> dict[str, Any]:
        position: Any = game.position()
        found: dict[str, Any] = position["table"]["ai"]
        return found

    fresh = own(load(1))
    assert (fresh["draw"], fresh["future"]) == (
        ["s1", "s3", "s4", "s5", "s6", "s7", "s8"],
        ["f1", "f2", "f3", "f6", "f7", "f8"],
    )
    told = {"row": ["s1", "f1", None], "discard": ["s8", "f8"], "first_tier": {"k1": 2}, "centre": 1}
    some = own(load(1, ai=told, leader="ai"))
    assert (some["draw"], some["future"]) == (["s3", "s4", "s5", "s6", "s7"], ["f2", "f3", "f6", "f7"])
    assert (some["workers"], some["first_tier"]["k1"]) == (17, 2)
    assert own(load(1, ai={"draw": ["f1", "s1"]}))["future"] == ["f2", "f3", "f6", "f7", "f8"]
    with pytest.raises(BadPosition):
        load(1, ai={"workers": 19})
    piles = own(load(1, ai={"draw": ["f1", "s1"], "future": ["f2"]}))
    assert (piles["draw"], piles["future"], piles["workers"]) == (["f1", "s1"], ["f2"], 20)


BARE: dict[str, list[str]] = {segment: [] for segment in "abcde"}
SHOPS = ["workshop-1", "workshop-2", "workshop-3"]
STANDING = {"a1": "red workshop", "a2": "red workshop", "a3": "red workshop"}
#: In turn: what waits, what is on the table, and what is said about it.
MISFITS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"frame": "may-dismiss", "action": "construct", "need": 1}, {"townsfolk": {**BARE, "a": ["friar"]}}, "nobody can"),
    ({"frame": "may-dismiss", "action": "castle", "need": 9},
     {"red": {"silver": 9, "at": "inner-a"}, "townsfolk": {**BARE, "a": ["princess"]}}, "whoever is"),
    ({"frame": "pay-icons", "action": "castle", "missing": 0, "rank": 0, "used": 0}, {"red": {"gold": 1}}, "nothing"),
    ({"frame": "pay-icons", "action": "castle", "missing": 1, "rank": 4, "used": 0}, {"red": {"gold": 1}}, "nothing"),
    ({"frame": "pay-icons", "action": "castle", "missing": 2, "rank": 0, "used": 0}, {"red": {"gold": 1}}, "can't be"),
    ({"frame": "pay-icons", "action": "castle", "missing": 1, "rank": 1, "used": 0}, {"red": {"gold": 1}}, "can't be"),
    ({"frame": "gain-resource", "number": 0, "least": 1, "rule": ""}, {}, "nothing to take"),
    ({"frame": "gain-resource", "number": 1, "least": 0, "rule": ""}, {}, "nothing to take"),
    ({"frame": "gain-resource", "number": 1, "least": 4, "rule": ""}, {}, "nothing to take"),
    ({"frame": "flip-one", "rule": ""}, {"red": {"unpaid_debts": 1}}, "nothing to choose"),
    ({"frame": "flip-one", "rule": ""}, {"red": {"acquired_deeds": 1}}, "nothing to choose"),
    ({"frame": "free-hire", "rule": ""}, {"townsfolk": BARE}, "nobody to hire"),
    ({"frame": "receive-manuscript", "rule": ""}, {"manuscripts": BARE}, "no such Manuscript"),
    ({"frame": "receive-manuscript", "rule": ""}, {"manuscripts": {**BARE, "a": ["exemplar"]}}, "no such Manuscript"),
    ({"frame": "choose-pair"}, {}, "no pairs"),
    ({"frame": "shuffle-deck"}, {}, "set up already"),
    ({"frame": "choose-building"}, {"townsfolk": BARE}, "no Building can"),
    ({"frame": "perform", "action": "construct"}, {}, "names no Building"),
    ({"frame": "choose-exchanges"}, {"red": {"at": "inner-a", "silver": 9}}, "inner path"),
    ({"frame": "choose-exchanges"}, {"red": {"at": "town-2", "row": ["abbot", "squire", "thief"]}}, "no exchange"),
    ({"frame": "send-workers"}, {"red": {"row": ["abbot", "trader", "lender"]}, "townsfolk": BARE}, "no Worker can"),
    ({"frame": "choose-slot", "kind": "workshop", "own_town": False, "rule": ""},
     {"red": {"built": SHOPS}, "buildings": STANDING}, "all of that kind"),
    ({"frame": "choose-spot", "slot": "workshop-1", "own_town": False, "rule": ""},
     {"red": {"built": SHOPS}, "buildings": STANDING}, "built already"),
    ({"frame": "choose-spot", "slot": "guildhall-1", "own_town": True, "rule": ""},
     {"red": {"built": SHOPS}, "buildings": STANDING}, "no empty spot"),
    ({"frame": "links", "spot": "a1", "before": False, "after": True}, {}, "no Building there"),
    ({"frame": "links", "spot": "a1", "before": False, "after": False}, {"buildings": STANDING}, "or no Link"),
    ({"frame": "links", "spot": "a1", "before": True, "after": False}, {"buildings": STANDING}, "no such Link"),
    ({"frame": "links", "spot": "a2", "before": False, "after": True}, {"buildings": STANDING}, "no such Link"),
    ({"frame": "links", "spot": "a2", "before": True, "after": True}, {"buildings": STANDING}, "no such Link"),
    ({"frame": "choose-link", "spot": "a2"}, {"buildings": STANDING}, "no such Link"),
    ({"frame": "choose-link", "spot": "a1"}, {"buildings": STANDING}, "no such Link"),
    ({"frame": "first-tier"}, {"climbing": "blue"}, "another side"),
    ({"frame": "second-tier"}, {"climbing": "blue"}, "another side"),
    ({"frame": "bump-workers", "bumped": []}, {"climbing": "blue"}, "another side"),
    ({"frame": "choose-group"}, {"climbing": "red"}, "no group"),
    ({"frame": "choose-group"}, {"climbing": "blue", "red": {"first_tier": {"k1": 3}}}, "no group"),
    ({"frame": "choose-group"}, {"climbing": "red", "red": {"second_tier": {"k1": 3}}}, "no group"),
    ({"frame": "spread", "wedge": "k1"}, {"climbing": "blue", "reserved": "k1", "red": {"first_tier": {"k1": 2}}},
     "no two Workers"),
    ({"frame": "spread", "wedge": "k1"}, {"climbing": "red", "reserved": "k2", "red": {"first_tier": {"k1": 2}}},
     "no two Workers"),
    ({"frame": "spread", "wedge": "k1"}, {"climbing": "red", "reserved": "k1", "red": {"first_tier": {"k1": 1}}},
     "no two Workers"),
    ({"frame": "bump", "tier": 0, "wedge": "k1", "bumped": []}, {"climbing": "red", "red": {"first_tier": {"k1": 3}}},
     "not too many"),
    ({"frame": "bump", "tier": 0, "wedge": "k1", "bumped": []}, {"climbing": "blue", "red": {"first_tier": {"k1": 4}}},
     "not too many"),
    ({"frame": "bump", "tier": 2, "wedge": "k1", "bumped": []}, {"climbing": "red", "red": {"second_tier": {"k1": 4}}},
     "not too many"),
    ({"frame": "triggers", "occasion": "reshuffle", "sources": ["resolve trader"]}, {}, "no occasion"),
    ({"frame": "triggers", "occasion": "after-trade", "sources": []}, {}, "must list"),
    ({"frame": "triggers", "occasion": "after-trade", "sources": ["resolve trader", "resolve trader"]}, {}, "must"),
    ({"frame": "triggers", "occasion": "after-trade", "sources": ["resolve jeweller", "resolve trader"]}, {}, "must"),
    ({"frame": "triggers", "occasion": "after-castle", "sources": ["resolve trader"]}, {}, "does nothing"),
    ({"frame": "triggers", "occasion": "hire", "sources": ["resolve effect"]}, {}, "does nothing"),
    ({"frame": "triggers", "occasion": "hire", "sources": ["resolve workshop-2"]}, {}, "does nothing"),
    ({"frame": "triggers", "occasion": "hire", "sources": ["decline"]}, {}, "does nothing"),
    ({"frame": "pick-effect", "effect": "flip 1 debt or flip 1 deed", "rule": ""}, {}, "none of it"),
]  # fmt: skip


@pytest.mark.parametrize(("frame", "table", "why"), MISFITS)
def test_what_can_not_wait_is_named(frame: dict[str, Any], table: dict[str, Any], why: str) -> None:
    """Red's turn has come to its fourth phase; a frame on top of it does not fit the table."""
    waiting = [
        {"frame": name, "seat": "red"} for name in ("end-turn", "draw-phase", "collision-phase", "recruit-phase")
    ]
    fields = dict(table)
    red = {"row": ["trader", "abbot", None], **fields.pop("red", {})}
    if "climbing" in fields:
        waiting.append({"frame": "castle-steps"})
    with pytest.raises(BadPosition, match=why):
        load(turn="red", players=[red, {}], stack=[*waiting, {"seat": "red", **frame}], **fields)


@pytest.mark.parametrize(
    ("frame", "red"),
    [
        ("play-phase", {"row": ["abbot", None, None], "hand": ["trader"]}),
        ("play-card", {"row": ["trader", None, None], "hand": ["abbot", "thief"]}),
        ("play-card", {"hand": []}),
    ],
)
def test_a_card_is_played_from_a_hand_into_an_empty_space(frame: str, red: dict[str, Any]) -> None:
    names = ("end-turn", "draw-phase", "collision-phase", "recruit-phase", "action-phase", frame)
    with pytest.raises(BadPosition, match="no room"):
        load(turn="red", players=[red, {}], stack=[{"frame": name, "seat": "red"} for name in names])


@pytest.mark.parametrize("frame", ["ai-flips", "ai-move", "ai-options", "ai-reveal", "ai-row", "ai-begins"])
def test_only_the_ai_does_what_an_ai_does(frame: str) -> None:
    more: dict[str, dict[str, Any]] = {
        "ai-flips": {"number": 1, "debts": True, "deeds": True},
        "ai-move": {"steps": 1},
        "ai-options": {"scheme": "s1"},
        "ai-row": {"scheme": "s1", "row": 0},
    }
    below = [{"frame": "lay-stacks"}] if frame == "ai-begins" else [{"frame": "end-turn", "seat": "red"}]
    pairs = {"setting_up": True, "offered_cards": [1], "offered_heroes": ["ada"]} if frame == "ai-begins" else {}
    with pytest.raises(BadPosition, match="only the AI does that"):
        load(1, turn="red", stack=[*below, {"frame": frame, "seat": "red", **more.get(frame, {})}], **pairs)


def test_an_ai_begins_in_the_town_of_a_pair() -> None:
    stack = [{"frame": "lay-stacks"}, {"frame": "ai-begins", "seat": "ai"}]
    with pytest.raises(BadPosition, match="no Player card is left"):
        load(1, turn="ai", setting_up=True, stack=stack)


@pytest.mark.parametrize(
    ("frame", "ai", "why"),
    [
        ({"frame": "ai-reveal"}, {"row": ["s1", None, None]}, "no Scheme to reveal"),
        ({"frame": "ai-reveal"}, {"row": ["s4", None, None]}, "no Scheme to reveal"),
        ({"frame": "ai-row", "scheme": "s1", "row": 1}, {}, "no such row"),
    ],
)
def test_an_ai_reveals_what_there_is_into_an_empty_space(frame: dict[str, Any], ai: dict[str, Any], why: str) -> None:
    stack = [{"frame": "end-turn", "seat": "ai"}, {"frame": "collision-phase", "seat": "ai"}, {"seat": "ai", **frame}]
    with pytest.raises(BadPosition, match=why):
        load(1, turn="ai", ai=ai, stack=stack)
