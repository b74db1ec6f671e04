"""Giant rats and frost giants (sections 11.2 and 11.3 of the rules)."""

from typing import Any

import pytest

from regnum import Game
from regnum.games.wonderful_kingdom.cardfiles import built_in_cards, deck_of
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, names, play, player, refusal, site, table

MENACES = {menace.id: menace for menace in deck_of("").menaces}
RAT, PLAGUE, GIANT = MENACES["giant-rat"], MENACES["plague"], MENACES["frost-giant"]


def struck(blue: dict[str, Any], red: dict[str, Any] | None = None, at: str = "reveal", **more: Any) -> Game:
    """Blue's deck is the giant rats, red's the frost giants."""
    players = ({"menace_deck": "giant-rats", **blue}, {"menace_deck": "frost-giants", **(red or {})})
    return table(*players, at=at, module="menace", **more)


def frozen(card: str, **missing: int) -> dict[str, Any]:
    """A card under construction with a frost giant under it."""
    return {**site(card, **missing), "guard": "frost-giant"}


def guards(game: Game, seat: int = 0) -> dict[str, str | None]:
    """What lies under each card under construction."""
    return {entry["card"]: entry["guard"] for entry in player(game, seat)["sites"]}


# Giant rats.


@rule("IWK-MENACE-RAT-01")
def test_there_are_four_giant_rats_and_ten_plague_cards() -> None:
    game = struck({}, at="select")
    assert (player(game)["menaces_left"], field(game, "plague")) == (4, 10)
    assert {card.id: card.difficulty for card in built_in_cards().menaces if card.deck == "giant-rats"} == {
        "giant-rat": 3,
        "plague": 3,
    }
    view: Any = game.view(1)
    assert view["table"]["plague"] == 10
    assert view["table"]["players"][0]["menaces_left"] == 4


@rule("IWK-EX-05", "IWK-MENACE-RAT-02")
def test_a_second_rat_brings_two_plague_cards() -> None:
    game = struck({"menaces": ["giant-rat", "plague"], "selection": ["giant-rat", "hamlet"]})
    assert player(game)["menaces"].count("giant-rat") == 2
    assert player(game)["menaces"].count("plague") == 3
    assert field(game, "plague") == 9 - 2
    assert names(player(game)["selection"]) == ["hamlet"]


@rule("IWK-MENACE-RAT-02")
def test_a_first_rat_brings_one_plague_card_and_later_rounds_bring_none() -> None:
    game = struck({"selection": ["giant-rat", "hamlet"]})
    assert player(game)["menaces"] == ["giant-rat", "plague"]
    assert field(game, "plague") == 9
    quiet = struck({"menaces": ["giant-rat", "plague"], "selection": ["hamlet"]})
    assert quiet.decision.kind == "planning"
    assert player(quiet)["menaces"] == ["giant-rat", "plague"]


@rule("IWK-MENACE-RAT-03")
@pytest.mark.parametrize(("rats", "plague"), [(2, 1 + 2), (3, 1 + 2 + 3), (4, 1 + 2 + 3 + 4)])
def test_rats_taken_together_are_placed_one_after_the_other(rats: int, plague: int) -> None:
    game = struck({"selection": ["giant-rat"] * rats + ["hamlet"]})
    assert player(game)["menaces"].count("giant-rat") == rats
    assert player(game)["menaces"].count("plague") == plague
    assert field(game, "plague") == 10 - plague


@rule("IWK-MENACE-RAT-02")
def test_rats_of_the_opponent_do_not_count() -> None:
    game = struck({"menaces": ["giant-rat", "plague"]}, {"selection": ["giant-rat", "hamlet"]})
    assert player(game, 1)["menaces"] == ["giant-rat", "plague"]


@rule("IWK-MENACE-RAT-04")
def test_a_plague_card_is_fought_on_its_own_and_does_not_return_to_the_stack() -> None:
    mine = {"menaces": ["giant-rat", "plague", "plague"], "soldiers": PLAGUE.fight, "sites": ["hamlet"]}
    game = struck(mine, at="fight")
    before = field(game, "plague")
    play(game, "fight plague", "commit")
    assert player(game)["menaces"] == ["giant-rat", "plague"]
    assert (field(game, "plague"), field(game, "discards")) == (before, ["plague"])


@rule("IWK-MENACE-RAT-04")
def test_a_defeated_rat_leaves_its_plague_and_no_longer_counts() -> None:
    mine = {"menaces": ["giant-rat", "plague"], "soldiers": RAT.fight, "sites": ["hamlet"]}
    game = play(struck(mine, at="fight"), "fight giant-rat")
    assert player(game)["menaces"] == ["plague"]
    later = struck({"menaces": ["plague"], "selection": ["giant-rat", "hamlet"]}, discards=["giant-rat"])
    assert player(later)["menaces"] == ["plague", "giant-rat", "plague"]


@rule("IWK-MENACE-RAT-04")
def test_undefeated_plague_cards_cost_points_of_their_own() -> None:
    game = struck({"menaces": ["giant-rat", "plague", "plague"]}, at="end", round=4)
    assert game.scores.totals == [RAT.vp + 2 * PLAGUE.vp, 0]


# Frost giants.


@rule("IWK-MENACE-FROST-01", "IWK-MENACE-FROST-10")
def test_a_giant_goes_under_a_card_of_earlier_rounds_or_under_one_just_selected() -> None:
    mine = {"selection": ["frost-giant", "hamlet", "rangers", "chest-of-coins"], "sites": ["barracks", "cathedral"]}
    game = struck(mine)
    assert moves(game) == ["host barracks", "host cathedral", "host-new hamlet", "host-new rangers"]
    old = play(game.copy(), "host cathedral")
    assert guards(old) == {"barracks": None, "cathedral": "frost-giant"}
    new = play(game.copy(), "host-new hamlet")
    assert guards(new) == {"barracks": None, "cathedral": None, "hamlet": "frost-giant"}
    assert names(player(new)["selection"]) == ["rangers", "chest-of-coins"]


@rule("IWK-MENACE-FROST-01")
def test_there_are_four_frost_giants() -> None:
    game = struck({}, at="select")
    assert player(game, 1)["menaces_left"] == 4
    assert [card.difficulty for card in built_in_cards().menaces if card.id == "frost-giant"] == [2]


@rule("IWK-MENACE-FROST-02")
def test_every_giant_must_be_placed() -> None:
    game = struck({"selection": ["frost-giant", "frost-giant", "hamlet"], "sites": ["barracks", "cathedral"]})
    assert refusal(game, "commit") == "IWK-MENACE-FROST-02"
    play(game, "host barracks")
    assert refusal(game, "commit") == "IWK-MENACE-FROST-02"
    play(game, "host cathedral")
    assert guards(game) == {"barracks": "frost-giant", "cathedral": "frost-giant"}
    assert game.decision.kind == "planning"


@rule("IWK-MENACE-FROST-03")
def test_no_card_lies_on_two_giants() -> None:
    mine = {"selection": ["frost-giant", "hamlet"], "sites": [frozen("barracks", materials=3), "cathedral"]}
    game = struck(mine)
    assert refusal(game, "host barracks") == "IWK-MENACE-FROST-03"
    assert moves(game) == ["host cathedral", "host-new hamlet"]


@rule("IWK-MENACE-FROST-04")
def test_with_too_few_cards_under_construction_a_selected_card_must_be_constructed() -> None:
    game = struck({"selection": ["frost-giant", "frost-giant", "hamlet", "rangers"], "sites": ["barracks"]})
    play(game, "host barracks")
    assert moves(game) == ["host-new hamlet", "host-new rangers"]
    play(game, "host-new rangers")
    assert guards(game) == {"barracks": "frost-giant", "rangers": "frost-giant"}
    assert names(player(game)["selection"]) == ["hamlet"]


@rule("IWK-MENACE-FROST-10")
def test_only_own_development_cards_can_be_hosts() -> None:
    game = struck({"selection": ["frost-giant", "chest-of-coins", "hamlet", "rangers"]}, {"sites": ["cathedral"]})
    assert refusal(game, "host cathedral") == "IWK-MENACE-FROST-10"
    assert refusal(game, "host-new guildhall") == "IWK-MENACE-FROST-10"
    assert moves(game) == ["host-new hamlet", "host-new rangers"]


@rule("IWK-MENACE-FROST-10")
def test_a_giant_without_a_host_lies_alone_and_is_fought_with_soldiers_alone() -> None:
    game = struck({"selection": ["frost-giant", "chest-of-coins", "ancient-maps"]})
    assert player(game)["menaces"] == ["frost-giant"]
    assert names(player(game)["selection"]) == ["chest-of-coins", "ancient-maps"]
    alone = struck({"menaces": ["frost-giant"], "soldiers": GIANT.fight + 1, "sites": ["hamlet"]}, at="fight")
    play(alone, "fight frost-giant")
    assert (player(alone)["menaces"], player(alone)["soldiers"]) == ([], 1)


@rule("IWK-MENACE-FROST-10")
def test_a_lone_giant_goes_under_a_card_as_soon_as_there_is_one() -> None:
    game = struck({"menaces": ["frost-giant"], "selection": ["hamlet", "rangers"]})
    assert (game.decision.kind, moves(game)) == ("place-giant", ["host-new hamlet", "host-new rangers"])
    play(game, "host-new rangers")
    assert (player(game)["menaces"], guards(game)) == ([], {"rangers": "frost-giant"})
    empty = struck({"menaces": ["frost-giant"], "selection": ["chest-of-coins"]})
    assert player(empty)["menaces"] == ["frost-giant"]


@rule("IWK-EX-22", "IWK-MENACE-FROST-05", "IWK-MENACE-FROST-07", "IWK-MENACE-FROST-09")
def test_a_frozen_card_is_filled_but_constructed_only_when_the_giant_is_defeated() -> None:
    game = struck({"sites": [frozen("hamlet", materials=2)], "soldiers": 2}, at="materials")
    game.listen()
    play(game, "place materials hamlet", "place materials hamlet")
    commit(game, "placing")
    assert player(game)["sites"] == [{"card": "hamlet", "missing": {}, "krystallium": {}, "guard": "frost-giant"}]
    counts = [event.args["amount"] for event in game.events(0) if event.kind == "produced" and event.seat == 0]
    assert counts[0] == 1, "population of the duchy card alone"
    assert game.decision.kind == "fight"
    view: Any = game.view(0)
    assert view["table"]["production"][0]["population"] == 1
    play(game, "thaw hamlet")
    assert (player(game)["built"], player(game)["sites"], player(game)["soldiers"]) == (["hamlet"], [], 0)
    assert field(game, "discards") == ["frost-giant"]
    view = game.view(0)
    assert (field(game, "round"), view["table"]["production"][0]["population"]) == (2, 2)


@rule("IWK-MENACE-FROST-05")
def test_krystallium_and_soldiers_do_not_complete_a_frozen_card_either() -> None:
    site_of_arch = frozen("triumphal-arch", gold=1, soldier=1)
    game = struck({"sites": [site_of_arch], "krystallium": 1, "soldiers": 1}, at="fight")
    play(game, "krystallium triumphal-arch gold", "soldier triumphal-arch")
    assert player(game)["built"] == []
    assert player(game)["sites"][0]["missing"] == {}


@rule("IWK-MENACE-FROST-06")
@pytest.mark.parametrize("moment", ["planning", "materials", "fight"])
def test_a_frozen_card_cannot_be_discarded(moment: str) -> None:
    mine = {"sites": [frozen("hamlet", materials=2), "barracks"], "selection": []}
    game = struck(mine, at=moment)
    assert refusal(game, "scrap hamlet") == "IWK-MENACE-FROST-06"
    assert [move for move in moves(game) if move.startswith("scrap")] == ["scrap barracks"]
    assert guards(game) == {"hamlet": "frost-giant", "barracks": None}


@rule("IWK-MENACE-FROST-07", "IWK-MENACE-FROST-08")
def test_soldiers_alone_do_not_defeat_the_giant_under_an_incomplete_card() -> None:
    game = struck({"sites": [frozen("hamlet", materials=1), "barracks"], "soldiers": GIANT.fight + 3}, at="fight")
    assert refusal(game, "thaw hamlet") == "IWK-MENACE-FROST-08"
    assert refusal(game, "fight frost-giant") == "IWK-MENACE-13"
    assert refusal(game, "thaw barracks") == "IWK-MENACE-FROST-07"
    play(game, "commit")
    assert guards(game) == {"hamlet": "frost-giant", "barracks": None}
    assert player(game)["soldiers"] == GIANT.fight + 3


@rule("IWK-MENACE-FROST-07")
def test_a_full_card_alone_does_not_defeat_the_giant_either() -> None:
    game = struck({"sites": [{**frozen("hamlet"), "missing": {}}, "barracks"], "soldiers": GIANT.fight - 1}, at="fight")
    assert refusal(game, "thaw hamlet") == "IWK-MENACE-14"


@rule("IWK-MENACE-FROST-07")
def test_the_last_space_may_be_filled_in_the_fight_itself() -> None:
    mine = {"sites": [frozen("hamlet", materials=1)], "soldiers": GIANT.fight, "krystallium": 1}
    game = play(struck(mine, at="fight"), "krystallium hamlet materials", "thaw hamlet")
    assert player(game)["built"] == ["hamlet"]


@rule("IWK-MENACE-FROST-09")
def test_the_bonus_of_the_thawed_card_pays_for_further_fights() -> None:
    full = {**frozen("barracks"), "missing": {}}
    assert PLAGUE.fight == 1
    mine = {"sites": [full, "hamlet"], "menaces": ["plague"], "soldiers": GIANT.fight}
    game = struck(mine, at="fight")
    play(game, "thaw barracks")
    assert (player(game)["built"], player(game)["soldiers"]) == (["barracks"], 1)
    play(game, "fight plague", "commit")
    assert (player(game)["menaces"], player(game)["soldiers"]) == ([], 0)
    assert field(game, "discards") == ["frost-giant", "plague"]
