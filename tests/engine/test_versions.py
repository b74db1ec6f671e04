"""Records and positions of other versions of a game: noticed, named, and never played through by mistake."""

from copy import deepcopy
from typing import Any

import pytest

import regnum
from regnum.api import go_on_from
from regnum.engine.errors import OtherVersion
from regnum.engine.figures import digest_of
from regnum.engine.rng import seeded
from regnum.games import GAMES
from regnum.games.architects.gametype import Architects
from tests.conformance.tables import play_on
from tests.engine.test_records import a_game, lines_of, signed

GOLDEN_TYPES = list(GAMES.values())


def components_of(name: str) -> Any:
    type = GAMES[name]
    return deepcopy(type.components(type.check_options(type.seats[0], {})))


def test_a_record_of_old_without_a_digest_is_still_played() -> None:
    game = a_game(8)
    lines = [line for line in lines_of(game) if not line.startswith("cards: ")]
    assert regnum.load(signed(lines)) == game


def test_a_record_of_other_cards_is_noticed_and_not_played_through() -> None:
    lines = lines_of(a_game(8))
    lines[4] = "cards: 00000000"
    with pytest.raises(OtherVersion, match="other figures on the cards of architects") as error:
        regnum.load(signed(lines))
    assert error.value.line == 5


def test_a_start_position_is_bound_to_its_cards_too() -> None:
    game = regnum.from_position(a_game().position())
    lines = lines_of(game)
    lines[4] = "cards: 00000000"
    with pytest.raises(OtherVersion):
        regnum.load(signed(lines))


def test_a_retuned_figure_changes_the_digest_and_a_better_name_does_not() -> None:
    cards = components_of("wonderful_kingdom")
    before = digest_of(cards)
    cards["development"]["hamlet"]["name"]["pl"] = "Przysiolek"
    cards["development"]["hamlet"]["source_facts"] = "another review"
    assert digest_of(cards) == before
    cards["development"]["hamlet"]["cost"]["materials"] += 1
    assert digest_of(cards) != before


@pytest.mark.parametrize("type", GOLDEN_TYPES, ids=[type.name for type in GOLDEN_TYPES])
def test_tables_that_are_alike_have_one_digest(type: Any) -> None:
    for seats in type.seats:
        games = [regnum.new(type.name, seats, seed) for seed in (1, 2)]
        assert len({game.cards_digest for game in games}) == 1
        assert games[0].record_for(None).cards == games[0].cards_digest


def test_cards_that_a_table_does_not_use_are_not_in_its_digest() -> None:
    """An addition behind an option leaves the records of other tables alone."""
    kingdom, viscounts = GAMES["wonderful_kingdom"], GAMES["viscounts"]
    quest = kingdom.check_options(2, {"module": "quest"})
    assert {"menace", "advisor", "medal"}.isdisjoint(kingdom.cards_in_play(2, quest))
    assert {"development", "quest"} <= kingdom.cards_in_play(2, quest).keys()
    assert "scheme" not in viscounts.cards_in_play(2, viscounts.check_options(2, {}))
    assert "scheme" in viscounts.cards_in_play(1, viscounts.check_options(1, {}))


def test_a_record_that_is_older_than_an_option_is_played_with_its_default() -> None:
    """So an addition behind an option raises no version."""
    game = a_game(8)
    lines = [line for line in lines_of(game) if not line.startswith("option promo_cards: ")]
    assert regnum.load(signed(lines)) == game
    position: Any = game.position()
    del position["options"]["promo_cards"]
    assert regnum.from_position(position) == game


def test_a_position_goes_on_with_the_rules_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    position = a_game(20).position()
    newer = Architects()
    newer.rules_version = 2
    monkeypatch.setitem(GAMES, "architects", newer)
    with pytest.raises(regnum.BadPosition, match="version 2 of the rules, not 1"):
        regnum.from_position(position)
    game = go_on_from(position)
    assert game.position() == {**position, "rules": 2}
    play_on(game, seeded(3), 10)
    assert len(game.moves) == 10
