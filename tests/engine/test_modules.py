"""A module from outside owns its part, and the base game knows nothing of it."""

from typing import Any

import pytest

import regnum
from regnum.engine import checks
from regnum.engine.beginning import game_from_position, new_game
from regnum.engine.errors import BadPosition
from regnum.engine.game import Game
from regnum.engine.observing import layout, observe
from regnum.engine.rng import seeded
from regnum.engine.sheet import blank_row
from regnum.games.architects.gametype import Architects
from regnum.games.architects.state import Table
from regnum.locale import texts
from tests.conformance.tables import play_on

if regnum.compiled():
    pytest.skip("what is not compiled with the engine can't be added to it", allow_module_level=True)

from tests.engine.viceroy import MOVES, Donate, Viceroy, ViceroyExpansion, viceroy

GAME = Architects(ViceroyExpansion())
PLAIN = Architects()


def game(seats: int = 2, seed: int = 1, **options: object) -> Game:
    return new_game(GAME, seats, seed, {"viceroy": True, **options})


def table_of(some: Game) -> Table:
    assert isinstance(some.state, Table)
    return some.state


def position(some: Game) -> Any:
    return some.position()["table"]


def test_an_expansion_adds_its_option_and_without_it_nothing_has_changed() -> None:
    assert [option.name for option in GAME.options][-1] == "viceroy"
    one, other = new_game(GAME, 3, 5, {}), new_game(PLAIN, 3, 5, {})
    assert one.catalogue.notations == other.catalogue.notations
    assert position(one) == position(other)
    with pytest.raises(regnum.BadOption):
        new_game(PLAIN, 3, 5, {"viceroy": True})


def test_whoever_changes_the_options_of_a_game_changes_no_other_table() -> None:
    one = new_game(PLAIN, 2, 1, {})
    one.options["deck"] = "nowhere.toml"
    assert new_game(PLAIN, 2, 1, {}).options["deck"] == ""
    assert position(new_game(PLAIN, 2, 1, {})) == position(one)


def test_its_moves_come_after_those_of_the_game_and_of_modules_before_it() -> None:
    for options in ({}, {"boards": "advanced", "extra_boards": True}):
        some = game(2, 1, **options)
        before = new_game(PLAIN, 2, 1, options).catalogue.notations
        assert some.catalogue.notations == [*before, "donate silver", "donate nothing"]
        assert some.state.rules.first_of(MOVES) == len(before)
        module = some.state.rules.module_of(len(before))
        assert isinstance(module, Viceroy)
        assert some.state.rules.module_of(len(before) - 1) is not module


def test_a_table_with_it_holds_everything_that_any_table_does() -> None:
    def load(data: dict[str, object]) -> Game:
        return game_from_position(GAME, data)

    kinds = set()
    for seed in range(3):
        some, rng = game(3, seed), seeded(seed)
        for step in range(160):
            if some.over:
                break
            kinds |= {decision.kind for decision in some.decisions}
            if step % 9 == 0:
                checks.check_components(some)
                checks.check_moves(some)
                checks.check_copies(some)
                checks.check_undo(some)
                checks.check_views(some, rng)
                checks.check_position(some, load)
            play_on(some, rng, 1)
    assert "donate" in kinds


def test_its_fields_are_told_to_whom_they_may_be_told() -> None:
    some = game(2, 3)
    viceroy(table_of(some)).donations(table_of(some).players[0]).donated = 2
    assert position(some)["players"][0]["donated"] == 2
    views: list[Any] = [some.view(seat)["table"] for seat in (0, 1, None)]
    assert [view["players"][0].get("donated") for view in views] == [2, None, None]
    assert all((view["hoard"], view["watched"], view["donations"]) == (0, 0, 2) for view in views)


def test_an_unknown_field_of_a_module_is_refused_by_its_path() -> None:
    data: Any = game().position()
    data["table"]["players"][1]["donated"] = -1
    with pytest.raises(BadPosition) as refused:
        game_from_position(GAME, data)
    assert refused.value.field == "table.players[1].donated"
    plain: Any = new_game(PLAIN, 2, 1, {}).position()
    plain["table"]["watched"] = 1
    with pytest.raises(BadPosition, match="no such field"):
        game_from_position(PLAIN, plain)


def at_town_centre(**more: Any) -> Game:
    """Blue is about to capture; the Viceroy stands at the Quarry, and at the Silversmith where it is said."""
    strangers = [{"workers": 15, "at": {"quarry": 3, "silversmith": 2}}]
    table = {"turn": "blue", "players": [{"silver": 9, "at": {"town-centre": 2}}, {}], "strangers": strangers, **more}
    return game_from_position(GAME, {"seats": 2, "options": {"viceroy": True}, "table": table})


def test_workers_of_an_actor_without_a_seat_are_captured_and_imprisoned_like_any() -> None:
    some = at_town_centre()
    some.listen()
    some.play("place town-centre")
    assert {"capture neutral quarry", "capture neutral silversmith"} <= set(some.decision.notations)
    assert "capture yellow quarry" not in some.decision.notations
    some.play("capture neutral quarry")
    while some.decision.kind == "pay-tax":
        some.play(some.decision.moves[0])
    assert position(some)["players"][0]["captured"] == {"blue": 0, "red": 0, "viceroy": 3}
    assert position(some)["strangers"][0]["at"]["quarry"] == 0
    assert [event.args["colour"] for event in some.events(1) if event.kind == "captured"] == ["viceroy"]
    again = game_from_position(GAME, some.position())
    assert again == some
    data: Any = some.position()
    data["table"]["stack"] = [{"frame": "turn", "seat": "blue"}]
    jailer = game_from_position(GAME, data)
    jailer.play("place guardhouse")
    jailer.play("imprison")
    assert position(jailer)["strangers"][0]["prison"] == 3
    assert position(jailer)["players"][0]["captured"]["viceroy"] == 0


def test_a_watch_is_asked_after_every_resolved_frame_and_its_points_count() -> None:
    some = at_town_centre()
    some.play("place town-centre")
    some.play("capture neutral quarry")
    while some.decision.kind == "pay-tax":
        some.play(some.decision.moves[0])
    assert position(some)["watched"] == 1
    some.play("capture neutral silversmith")
    assert position(some)["watched"] == 2
    assert [part["donations"] for part in some.scores.parts] == [2, 2]
    assert some.scores.totals[0] == sum(some.scores.parts[0].values())


def test_a_neutral_worker_on_the_black_market_is_not_a_free_space() -> None:
    some = at_town_centre(black_market={"left": "neutral", "middle": "viceroy"})
    assert position(some)["black_market"] == {"left": "neutral", "middle": "viceroy", "right": None}
    for place in ("left", "middle hire", "middle draw"):
        found = some.why_not(f"place black-market {place}")
        assert found is not None
        assert found.rule == "ARC-BLACKMARKET-02"
    some.play("place black-market right")
    assert position(some)["black_market"] == {"left": None, "middle": None, "right": None}, "the third brings a Reset"
    assert position(some)["strangers"][0]["prison"] == 1
    assert position(some)["players"][0]["prison"] == 1


def test_workers_can_leave_the_game() -> None:
    some = at_town_centre()
    player = table_of(some).players[1]
    player.workers, player.gone = 18, 2
    checks.check_components(some)
    assert position(some)["players"][1]["gone"] == 2
    assert "gone" not in position(some)["players"][0], "told only where there are any"
    assert game_from_position(GAME, some.position()) == some


def test_its_words_are_said_in_both_languages_and_its_refusal_has_a_rule() -> None:
    some = game_from_position(
        GAME,
        {
            "seats": 2,
            "options": {"viceroy": True},
            "table": {"turn": "blue", "first": "blue", "stack": [{"frame": "donate", "seat": "blue"}]},
        },
    )
    narrator = GAME.narrator(some.options)
    said = {lang: texts(lang, *GAME.texts_folders()) for lang in ("en", "pl")}
    assert said["en"].say(narrator.decision(some.state, 0)) == "Donate Silver to the Viceroy?"
    assert said["pl"].say(narrator.move(some.state, 0, some.decision.moves[-1])) == "Nie przekazuj niczego"
    refused = some.why_not("donate silver")
    assert refused is not None
    assert (refused.rule, said["en"].say(narrator.refusal(refused))) == (
        "TST-DONATE-01",
        "You have no Silver to donate.",
    )


def test_its_rows_of_numbers_join_those_of_the_game() -> None:
    some = game(2, 3)
    parts = {part.name: part for part in layout(GAME, some.state)}
    plain = {part.name for part in layout(PLAIN, new_game(PLAIN, 2, 3, {}).state)}
    assert set(parts) - plain == {"table.watched", "secret.donated"}
    viceroy(table_of(some)).donations(table_of(some).players[1]).donated = 4
    rows = []
    for seat in (0, 1):
        row = blank_row(max(part.start + part.size for part in parts.values()))
        observe(GAME, some.state, seat, row, 0)
        rows.append(row[parts["secret.donated"].start])
    assert rows == [0, 4]
    assert Donate.NAME in some.state.rules.kinds
    assert Donate.NAME not in new_game(PLAIN, 2, 3, {}).state.rules.kinds
