"""What the game is about, what is in the box, and how the table is set up."""

from itertools import pairwise
from typing import Any

import pytest

import regnum
from regnum import BadPosition, Game
from regnum.bots import make_bot
from tests.rules.architects.setting import field, play, player, refusal, table
from tests.rules.marks import rule

SEEDS = range(12)
COLOURS = ["blue", "red", "green", "yellow", "purple"]


def drafted(players: int, seed: int = 1, **options: object) -> Game:
    """A new game after its draft, at the first placement."""
    game = regnum.new("architects", players=players, seed=seed, **options)
    while game.decision.kind != "place-worker":
        play(game, game.decision.notations[0])
    return game


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    found: Any = game.view(seat)["table"]
    return dict(found)


def apprentices_everywhere(game: Game) -> list[str]:
    spaces = field(game, "display")["top"] + field(game, "display")["bottom"]
    hired = [card for seat in range(game.players) for card in player(game, seat)["apprentices"]]
    return [*[space["apprentice"] for space in spaces if space["apprentice"]], *field(game, "apprentice_deck"), *hired]


def buildings_everywhere(game: Game) -> list[str]:
    cards = list(field(game, "building_deck"))
    for seat in range(game.players):
        cards += [card for zone in ("hand", "buildings", "packet", "looking") for card in player(game, seat)[zone]]
    return cards


def workers_everywhere(game: Game, seat: int) -> int:
    own, colour = player(game, seat), COLOURS[seat]
    boards = sum(player(game, other)["captured"][colour] for other in range(game.players))
    laid = [*field(game, "black_market").values(), *field(game, "guildhall")].count(colour)
    return int(own["workers"] + own["prison"] + sum(own["at"].values()) + boards + laid)


@rule("ARC-GEN-01")
@pytest.mark.parametrize(("gold", "winner"), [((3, 5, 4), 1), ((6, 5, 4), 0), ((1, 2, 4), 2)])
def test_whoever_has_the_most_points_at_the_end_wins(gold: tuple[int, ...], winner: int) -> None:
    game = table(*[{"gold": amount} for amount in gold], last_turns=1)
    play(game, "place quarry")
    assert game.over
    assert (game.scores.totals, game.scores.winners) == (list(gold), [winner])


@rule("ARC-GEN-02")
@pytest.mark.parametrize(
    ("change", "points"),
    [
        ({"buildings": ["well", "castle"]}, 13),
        ({"cathedral": 4}, 12),
        ({"virtue": 12}, 3),
        ({"unpaid_debts": 3}, -6),
        ({"gold": 2}, 2),
        ({"marble": 2}, 2),
        ({"silver": 20}, 2),
        ({"prison": 4}, -2),
        ({"clay": 9, "wood": 9, "stone": 8, "paid_debts": 2}, 0),
    ],
)
def test_what_gives_and_what_costs_points(change: dict[str, Any], points: int) -> None:
    game = table(change, {}, turn="red", last_turns=1)
    play(game, "place quarry")
    assert game.scores.totals[0] == points


@rule("ARC-GEN-02")
def test_virtue_gives_points_only_as_it_stands_at_the_end() -> None:
    game = table({"virtue": 12}, {}, last_turns=1, tax_stand=1)
    play(game, "place tax-stand")
    assert game.scores.parts[0]["virtue"] == 1


@rule("ARC-GEN-03")
def test_without_work_at_the_guildhall_the_game_goes_on_for_ever() -> None:
    game = table({}, {})
    for _ in range(200):
        play(game, "place quarry" if "place quarry" in game.decision.notations else "recall quarry")
    assert not game.over


@rule("ARC-GEN-03")
@pytest.mark.parametrize(("players", "last"), [(1, 12), (2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_last_worker_in_the_guildhall_leaves_one_turn_for_each_player(players: int, last: int) -> None:
    blue = {"hand": ["well"], "wood": 2, "stone": 2, "virtue": 4}
    laid = [COLOURS[n % players] for n in range(last - 1)]
    game = table(blue, *[{} for _ in range(players - 1)], guildhall=laid)
    play(game, "place guildhall")
    turns = 0
    while not game.over:
        play(game, "place quarry")
        turns += 1
    assert turns == players


@rule("ARC-GEN-04")
@pytest.mark.parametrize("place", ["quarry", "forest", "mines clay", "silversmith"])
def test_returning_to_a_location_gives_more_each_time(place: str) -> None:
    game = table({}, {})
    goods = [0]
    for _ in range(4):
        play(game, f"place {place}", "place quarry" if place != "quarry" else "place forest")
        goods.append(sum(player(game)[good] for good in ("stone", "wood", "clay", "silver")))
    gains = [after - before for before, after in pairwise(goods)]
    assert gains == sorted(set(gains))


@rule("ARC-GEN-05")
def test_high_virtue_gives_points_low_virtue_costs_points_but_saves_tax() -> None:
    game = table({"virtue": 13, "silver": 2}, {"virtue": 1, "silver": 2}, tax_stand=4)
    assert game.scores.totals == [5, -8]
    assert refusal(game, "place workshop hire") == "ARC-WORKSHOP-02"
    play(game, "place quarry", "place workshop hire")
    assert (player(game, 1)["silver"], field(game, "tax_stand")) == (0, 4)


@rule("ARC-COMP-01", "ARC-SETUP-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_of_up_to_five_colours_begins_with_twenty_workers_in_the_supply(players: int) -> None:
    game = regnum.new("architects", players=players, seed=1)
    for seat in range(players):
        assert (player(game, seat)["colour"], player(game, seat)["workers"]) == (COLOURS[seat], 20)
        assert sum(player(game, seat)["at"].values()) == player(game, seat)["prison"] == 0
    with pytest.raises(regnum.BadOption):
        regnum.new("architects", players=6)


@rule("ARC-COMP-01", "ARC-COMP-03", "ARC-SETUP-07")
@pytest.mark.parametrize(
    ("good", "tokens", "visit"),
    [
        ("clay", 35, "mines clay"),
        ("wood", 40, "forest"),
        ("stone", 40, "quarry"),
        ("gold", 25, "mines gold"),
        ("silver", 50, "silversmith"),
    ],
)
def test_the_supply_never_runs_out(good: str, tokens: int, visit: str) -> None:
    game = table({good: tokens, "at": {"mines": 3}}, {good: tokens})
    play(game, f"place {visit}")
    assert player(game)[good] > tokens


@rule("ARC-COMP-03", "ARC-SETUP-04")
def test_debts_are_unlimited_and_are_taken_unpaid_side_up() -> None:
    game = table({"virtue": 0, "unpaid_debts": 21}, {"unpaid_debts": 1})
    play(game, "place tax-stand")
    assert (player(game)["unpaid_debts"], player(game)["paid_debts"]) == (23, 0)


@rule("ARC-SETUP-04")
def test_nobody_begins_with_a_debt() -> None:
    game = drafted(5)
    assert all(player(game, seat)["unpaid_debts"] == player(game, seat)["paid_debts"] == 0 for seat in range(5))


@rule("ARC-COMP-02", "ARC-RUL-02", "ARC-RUL-05")
@pytest.mark.parametrize(("promo", "cards"), [(False, 40), (True, 43)])
def test_the_decks_hold_the_printed_cards(promo: bool, cards: int) -> None:
    game = regnum.new("architects", players=4, seed=3, promo_cards=promo)
    assert len(apprentices_everywhere(game)) == len(set(apprentices_everywhere(game))) == cards
    assert len(buildings_everywhere(game)) == len(set(buildings_everywhere(game))) == cards
    assert sorted(field(game, "small_market") + field(game, "large_market")) == list(range(1, 11))
    assert sorted(field(game, "rewards") + field(game, "rewards_in_box")) == list(range(1, 12))
    promos = {"enforcer", "overseer", "peddler", "crane", "graveyard", "museum"}
    found = promos & {*apprentices_everywhere(game), *buildings_everywhere(game)}
    assert found == (promos if promo else set())


@rule("ARC-COMP-02")
def test_each_of_five_players_can_have_the_other_side_of_a_player_board() -> None:
    game = regnum.new("architects", players=5, seed=3, boards="advanced")
    boards = {player(game, seat)["board"] for seat in range(5)}
    assert boards == {"therese", "caroline", "ada", "frederick", "rudolf"}


@rule("ARC-COMP-02")
def test_a_debt_has_an_unpaid_and_a_paid_side() -> None:
    game = table({"unpaid_debts": 2, "silver": 6}, {})
    play(game, "place guardhouse", "repay")
    assert (player(game)["unpaid_debts"], player(game)["paid_debts"]) == (1, 1)


@rule("ARC-COMP-04")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_workers_and_cards_are_never_more_nor_fewer(players: int) -> None:
    game = regnum.new("architects", players=players, seed=players)
    bot = make_bot("random", players)
    for ply in range(400):
        if game.over:
            break
        decision = game.decision
        game.play(bot.choose(game, decision.seat), decision.seat)
        if ply % 5 == 0:
            assert [workers_everywhere(game, seat) for seat in range(players)] == [20] * players
            assert len(set(apprentices_everywhere(game))) == len(apprentices_everywhere(game)) == 40
            assert len(set(buildings_everywhere(game))) == len(buildings_everywhere(game)) == 40


@rule("ARC-COMP-04")
@pytest.mark.parametrize("blue", [{"workers": 21}, {"workers": 15, "prison": 6}, {"at": {"quarry": 21}}])
def test_a_player_cannot_have_more_than_twenty_workers(blue: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        table(blue, {})


@rule("ARC-SETUP-01")
def test_all_players_share_one_empty_main_board() -> None:
    game = drafted(3)
    assert set(field(game, "black_market").values()) == {None}
    assert field(game, "guildhall") == []
    tax = field(game, "tax_stand")
    silver = player(game, game.decision.seat)["silver"]
    first = game.decision.seat
    play(game, "place tax-stand")
    assert player(game, first)["silver"] == silver + tax
    assert refusal(game, "place tax-stand") == "ARC-TAX-02"


@rule("ARC-SETUP-02")
def test_ten_market_cards_are_stacked_with_the_small_side_up() -> None:
    orders = {tuple(field(regnum.new("architects", players=2, seed=seed), "small_market")) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    assert all(sorted(order) == list(range(1, 11)) for order in orders)
    game = table({"silver": 1}, {}, small_market=[8])
    assert seen(game, 1)["market_goods"]["left"] == {"marble": 1, "stone": 1}
    play(game, "place black-market left")
    assert (player(game)["marble"], player(game)["stone"], player(game)["wood"]) == (1, 1, 0)


@rule("ARC-SETUP-02", "ARC-RUL-06")
def test_the_large_space_begins_without_a_card_and_gives_the_printed_goods() -> None:
    game = table({"silver": 3}, {})
    assert field(drafted(2), "large_market") == field(game, "large_market") == []
    play(game, "place black-market right")
    blue = player(game)
    assert [blue[good] for good in ("marble", "stone", "wood", "gold", "clay")] == [2, 1, 1, 0, 0]


@rule("ARC-RUL-06")
def test_a_small_space_without_a_card_gives_the_printed_goods() -> None:
    game = table({"silver": 1}, {}, large_market=list(range(1, 11)))
    play(game, "place black-market left")
    blue = player(game)
    assert [blue[good] for good in ("marble", "gold", "stone", "wood", "clay")] == [1, 1, 0, 0, 0]


@rule("ARC-SETUP-03")
@pytest.mark.parametrize(("players", "rewards"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_twice_the_players_and_one_rewards_form_the_pile(players: int, rewards: int) -> None:
    games = [regnum.new("architects", players=players, seed=seed) for seed in SEEDS]
    for game in games:
        pile, box = field(game, "rewards"), field(game, "rewards_in_box")
        assert (len(pile), len(box), set(pile) | set(box)) == (rewards, 11 - rewards, set(range(1, 12)))
    assert len({tuple(field(game, "rewards")) for game in games}) > 6


@rule("ARC-EX-01")
def test_example_four_players_have_nine_rewards() -> None:
    game = regnum.new("architects", players=4, seed=5)
    assert (len(field(game, "rewards")), len(field(game, "rewards_in_box"))) == (9, 2)


@rule("ARC-RUL-01", "ARC-SETUP-03")
def test_rewards_lie_face_down() -> None:
    game = drafted(3)
    for seat in (None, 0, 1, 2):
        assert (seen(game, seat)["rewards"], seen(game, seat)["rewards_in_box"]) == (7, 4)


@rule("ARC-SETUP-05")
def test_eight_apprentices_are_revealed_in_two_rows_of_four() -> None:
    game = regnum.new("architects", players=3, seed=2)
    display = field(game, "display")
    assert (len(display["top"]), len(display["bottom"])) == (4, 4)
    assert all(space["apprentice"] and space["silver"] == 0 for space in display["top"] + display["bottom"])
    assert (seen(game, 0)["display"], seen(game, 0)["apprentice_deck"]) == (display, 32)


@rule("ARC-SETUP-05")
def test_the_apprentices_are_shuffled_and_column_one_is_left_most() -> None:
    orders = {tuple(apprentices_everywhere(regnum.new("architects", players=2, seed=seed))) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    game = table({"silver": 4}, {})
    left = field(game, "display")["top"][0]["apprentice"]
    play(game, "place workshop hire", "hire top 1")
    assert player(game)["apprentices"] == [left]


@rule("ARC-SETUP-06")
@pytest.mark.parametrize("players", [2, 5])
def test_the_buildings_form_a_shuffled_face_down_deck(players: int) -> None:
    games = [regnum.new("architects", players=players, seed=seed) for seed in SEEDS]
    assert len({tuple(field(game, "building_deck")) for game in games}) == len(SEEDS)
    assert all(seen(game, 0)["building_deck"] == 40 - 4 * players for game in games)


@rule("ARC-SETUP-08")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_tax_stand_begins_with_four_silver(players: int) -> None:
    assert field(regnum.new("architects", players=players, seed=1), "tax_stand") == 4


@rule("ARC-SETUP-09")
def test_the_standard_side_is_up_unless_the_game_is_advanced() -> None:
    assert {player(drafted(3), seat)["board"] for seat in range(3)} == {"standard"}
    assert "standard" not in {player(drafted(3, boards="advanced"), seat)["board"] for seat in range(3)}


@rule("ARC-SETUP-10")
def test_everyone_begins_below_the_cathedral_and_on_virtue_seven() -> None:
    game = drafted(5)
    assert {(player(game, seat)["cathedral"], player(game, seat)["virtue"]) for seat in range(5)} == {(0, 7)}
