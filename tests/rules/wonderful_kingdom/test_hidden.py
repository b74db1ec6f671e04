"""Hidden information: what a view holds, row by row of the table in section 14 of the rules."""

import json
from typing import Any

import pytest

import regnum
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import face_down, field, moves, play, player, table
from tests.rules.wonderful_kingdom.views import (
    HAND,
    OTHER,
    VIEWERS,
    faces,
    full_hands,
    memory,
    random_game,
    seen,
    told,
    words_in,
)

#: All that lies open before a player (IWK-INFO-02).
PUBLIC = (
    "seat", "duchy", "sites", "built", "alchemy", "krystallium", "soldiers", "camp", "traps", "calamities",
)  # fmt: skip
PUBLIC_OF_MODULES = {
    "quest": ("stages",),
    "menace": ("menaces", "theft", "menace_deck", "menaces_left"),
    "advisors": ("advisors", "used"),
}
OPTIONS: list[dict[str, object]] = [{"module": "quest"}, {"module": "menace"}, {"module": "advisors"}]


@rule("IWK-INFO-01")
@pytest.mark.parametrize("options", OPTIONS)
def test_no_view_of_a_whole_game_names_a_card_that_is_nowhere_to_be_seen(options: dict[str, object]) -> None:
    """Cards of which every copy is in the deck, in the other's hand, or hidden by the other."""
    hidden_somewhere = 0
    for ply, game in enumerate(random_game(4, 2, **options)):
        if ply % 5:
            continue
        data: Any = game.position()["table"]
        for viewer in VIEWERS:
            hidden = [*data["deck"], *data.get("advisor_deck", [])]
            for seat, own in enumerate(data["players"]):
                if seat != viewer:
                    hidden += own["hand"] + own.get("drawn", []) + ([own["rejected"]] if own.get("rejected") else [])
            laid = data["left"] + data["right"] + data["unseen"]
            laid += [card for own in data["players"] for card in own["selection"]]
            hidden += [
                card["card"]
                for card in laid
                if card["face_down"] and (viewer is None or card["placer"] != ("blue", "red")[viewer])
            ]
            copies = {card.id: card.copies for card in deck_of("").developments}
            unseen = {card for card in hidden if hidden.count(card) == copies.get(card, 1)} - {"calamity"}
            unseen -= {"shadow", "thief", "giant-rat", "frost-giant"}
            hidden_somewhere += len(unseen)
            assert not unseen & set(words_in(game.view(viewer)))
    assert hidden_somewhere > 1000


@rule("IWK-INFO-01")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [1, 2])
def test_a_view_depends_on_nothing_that_its_seat_cannot_know(options: dict[str, object], players: int) -> None:
    for ply, game in enumerate(random_game(6, players, **options)):
        if ply % 4 or game.over:
            continue
        for seat in range(players):
            twin = game.determinize(seat, ply)
            assert {**twin.view(seat), "ply": 0} == {**game.view(seat), "ply": 0}
            if players == 2:
                assert {**twin.view(None), "ply": 0} == {**game.view(None), "ply": 0}


@rule("IWK-INFO-01")
def test_no_view_and_no_record_for_a_seat_tells_the_chance_to_come() -> None:
    game = regnum.new("wonderful_kingdom", 2, seed=4)
    by_hand = full_hands()
    for viewer in VIEWERS:
        for each in (game, by_hand):
            assert not {"chance", "stack", "lanes", "openings", "before", "seed"} & set(seen(each, viewer))
            record = each.record_for(viewer)
            assert (record.seed, record.start) == (None, None)


@rule("IWK-INFO-02")
def test_of_the_deck_everybody_knows_the_number_only() -> None:
    game = regnum.new("wonderful_kingdom", 2, seed=4)
    for viewer in VIEWERS:
        assert seen(game, viewer)["deck"] == 64
        assert seen(game, viewer)["top"] is None


@rule("IWK-INFO-02")
def test_in_solo_the_top_card_of_the_deck_is_seen_and_of_the_risk_deck_only_the_number() -> None:
    game = regnum.new("wonderful_kingdom", 1, seed=4)
    assert seen(game, 0)["deck"] == len(field(game, "deck")) == 68
    assert seen(game, 0)["top"] == field(game, "deck")[0]
    assert seen(game, 0)["risk"] == 12


@rule("IWK-INFO-02")
def test_hands_are_seen_by_their_owners_only() -> None:
    game = full_hands()
    assert [own["hand"] for own in seen(game, 0)["players"]] == [player(game)["hand"], 8]
    assert [own["hand"] for own in seen(game, 1)["players"]] == [8, player(game, 1)["hand"]]
    assert [own["hand"] for own in seen(game, None)["players"]] == [8, 8]
    decisions: Any = game.view(1)["decisions"]
    assert decisions == [{"seat": 0, "kind": "offer", "rule": "IWK-OFFER-06"}]


@rule("IWK-INFO-02")
def test_face_up_cards_are_seen_by_all_and_of_face_down_ones_only_slot_and_placer() -> None:
    blue = {"selection": ["hamlet", face_down("rangers", "red")], "hand": OTHER}
    game = table(blue, {}, at="select", left=["cathedral", face_down("citadel", "blue")], right=["barracks"])
    for viewer in VIEWERS:
        view = seen(game, viewer)
        assert faces(view["left"]) == ["cathedral", None]
        assert faces(view["right"]) == ["barracks"]
        assert view["left"][1] == {"round": 1, "slot": 2, "card": None, "face_down": True, "placer": "blue"}
        assert faces(view["players"][0]["selection"]) == ["hamlet", None]
        assert view["players"][0]["selection"][1]["placer"] == "red"


@rule("IWK-INFO-02", "IWK-PLAN-01")
def test_from_the_start_of_phase_b_all_selected_cards_are_seen_by_all() -> None:
    blue = {"selection": ["hamlet", face_down("rangers", "red")]}
    game = table(blue, {"selection": [face_down("citadel", "red")]}, at="reveal")
    for viewer in VIEWERS:
        assert [faces(own["selection"]) for own in seen(game, viewer)["players"]] == [
            ["hamlet", "rangers"],
            ["citadel"],
        ]


@rule("IWK-INFO-02")
@pytest.mark.parametrize("module", ["quest", "menace", "advisors"])
def test_what_lies_open_before_a_player_is_seen_by_all(module: str) -> None:
    blue: dict[str, Any] = {
        "hand": HAND[:-1], "sites": ["rangers"], "built": ["cathedral"], "alchemy": {"gold": 2}, "krystallium": 2,
        "soldiers": 3, "camp": 1, "traps": 1,
    }  # fmt: skip
    extras: dict[str, dict[str, Any]] = {
        "quest": {"stages": [1, 3], "calamities": 2},
        "menace": {"menace_deck": "thieves", "menaces": ["thief"], "theft": {"gold": 1}},
        "advisors": {"advisors": ["mad-gambler", "secret-agent"], "used": ["secret-agent"], "calamities": 1},
    }
    blue |= extras[module]
    game = table(blue, {}, module=module)
    own = player(game)
    for viewer in VIEWERS:
        view = seen(game, viewer)
        public = [*PUBLIC, *PUBLIC_OF_MODULES[module]]
        assert {name: view["players"][0][name] for name in public} == {name: own[name] for name in public}
        for name in ("calamities", "round", "turn", "first", *(["plague"] if module == "menace" else [])):
            assert view[name] == field(game, name)


@rule("IWK-INFO-02", "IWK-RUL-11")
def test_the_discard_pile_shows_what_was_public_and_hides_what_was_not() -> None:
    left = ["cathedral", face_down("calamity", "blue"), face_down("citadel", "red")]
    game = table({}, {}, first="blue", turn=15, left=left, right=["hamlet"])
    game.listen()
    play(game, "select right")
    assert [laid["card"] for laid in field(game, "unseen")] == ["calamity", "citadel"]
    for viewer in VIEWERS:
        assert seen(game, viewer)["discards"] == ["cathedral"]
        assert faces(seen(game, viewer)["unseen"]) == [None, None]
    assert (memory(game, 0), memory(game, 1)) == (["calamity"], ["citadel"])
    assert "citadel" not in json.dumps(told(game, 0))


@rule("IWK-INFO-02")
def test_what_was_discarded_face_down_stays_hidden_to_the_end() -> None:
    game = table({}, {}, at="end", round=4, unseen=[face_down("citadel", "red")])
    assert game.over
    assert "citadel" not in json.dumps(told(game, 0))
    assert "citadel" not in json.dumps(told(game, None))
    assert memory(game, 1) == ["citadel"]


@rule("IWK-INFO-02")
def test_the_advisors_drawn_are_seen_by_their_owner_and_the_kept_ones_by_all_when_both_have_chosen() -> None:
    game = regnum.new("wonderful_kingdom", 2, seed=2, module="advisors")
    game.listen()
    drawn = [player(game, seat)["drawn"] for seat in range(2)]
    assert [own["drawn"] for own in seen(game, 0)["players"]] == [drawn[0], 2]
    assert [own["drawn"] for own in seen(game, 1)["players"]] == [2, drawn[1]]
    play(game, f"keep {drawn[1][0]}", seat=1)
    assert not set(drawn[1]) & set(words_in(told(game, 0)))
    play(game, f"keep {drawn[0][1]}", seat=0)
    for viewer in VIEWERS:
        assert [own["advisors"] for own in seen(game, viewer)["players"]] == [[drawn[0][1]], [drawn[1][0]]]
        assert [own["drawn"] for own in seen(game, viewer)["players"]] in ([[], 0], [0, []], [0, 0])
    assert seen(game, 1)["players"][1]["rejected"] == drawn[1][1]
    for viewer in (0, None):
        assert "rejected" not in seen(game, viewer)["players"][1]
        assert drawn[1][1] not in set(words_in(told(game, viewer)))


@rule("IWK-INFO-02")
def test_of_menace_decks_everybody_knows_the_kind_and_the_number() -> None:
    game = table({"menace_deck": "thieves"}, {"menace_deck": "giant-rats"}, at="end", module="menace")
    for viewer in VIEWERS:
        own = seen(game, viewer)["players"]
        assert [(each["menace_deck"], each["menaces_left"]) for each in own] == [("thieves", 3), ("giant-rats", 3)]


@rule("IWK-INFO-03")
def test_the_special_cards_left_in_the_stack_or_decks_are_public() -> None:
    """So is it that each hand got one; a view keeps no account of where it may be."""
    game = table({}, {}, at="end")
    for viewer in VIEWERS:
        assert seen(game, viewer)["calamities"] == 6
    other = game.copy()
    mover = game.decision.seat
    card = next(card for card in player(game, mover)["hand"] if card != "calamity")
    play(game, "offer calamity left face-down")
    play(other, f"offer {card} left face-down")
    for viewer in (1 - mover, None):
        assert told(game, viewer) == told(other, viewer)
    game.undo()
    other.undo()
    play(game, "offer calamity left")
    play(other, f"offer {card} left")
    for viewer in (1 - mover, None):
        now, then = seen(game, viewer), seen(other, viewer)
        assert [faces(each.pop("left"))[-1] for each in (now, then)] == ["calamity", card]
        assert now == then, "only the card itself differs"


@rule("IWK-INFO-04")
def test_the_three_cards_of_a_search_are_seen_by_the_player_and_two_end_in_the_open() -> None:
    game = table({}, left=["cathedral", "citadel"], right=["barracks"], deck=["world-tree", "rangers", "great-library"])
    game.listen()
    play(game, "select left", "search")
    while game.decision.kind == "search-discard":
        play(game, moves(game)[0])
    assert set(seen(game, 0)["players"][0]["looking"]) == {"world-tree", "rangers", "great-library"}
    assert seen(game, None)["players"][0]["looking"] == 3
    assert not {"world-tree", "rangers", "great-library"} & set(words_in(told(game, None)))
    play(game, "pick rangers")
    for viewer in (0, None):
        assert {"world-tree", "great-library"} <= set(seen(game, viewer)["discards"])
        assert "rangers" in faces(seen(game, viewer)["players"][0]["selection"])
