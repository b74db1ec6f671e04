"""The Building draft, the starting player, and what depends on the number of players."""

from typing import Any

import pytest

import regnum
from regnum import Game
from tests.rules.architects.setting import field, play, player, refusal, table
from tests.rules.marks import rule

SEEDS = range(20)
COLOURS = ["blue", "red", "green", "yellow", "purple"]


def draft_round(game: Game) -> list[str]:
    """Everybody keeps the first Building of the packet; what each kept."""
    kept = [decision.notations[0] for decision in game.decisions]
    for seat, move in enumerate(kept):
        game.play(move, seat)
    return [move.removeprefix("keep ") for move in kept]


def drafted(players: int, seed: int = 1, **options: object) -> Game:
    game = regnum.new("architects", players=players, seed=seed, **options)
    while game.decision.kind != "place-worker":
        play(game, game.decision.notations[0])
    return game


def packets(game: Game) -> list[list[str]]:
    return [player(game, seat)["packet"] for seat in range(game.players)]


@rule("ARC-SETUP-11")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_in_the_draft_everyone_keeps_one_and_passes_the_rest_to_the_left(players: int) -> None:
    game = regnum.new("architects", players=players, seed=players)
    hands: list[list[str]] = [[] for _ in range(players)]
    for size in (4, 3, 2):
        before = packets(game)
        assert [len(packet) for packet in before] == [size] * players
        kept = draft_round(game)
        rest = [[card for card in before[seat] if card != kept[seat]] for seat in range(players)]
        for seat in range(players):
            hands[seat].append(kept[seat])
        if size > 2:
            assert packets(game) == [rest[seat - 1] for seat in range(players)]
        else:
            assert sorted(field(game, "building_deck")[-players:]) == sorted(packet[0] for packet in rest)
    assert [player(game, seat)["hand"] for seat in range(players)] == hands
    assert len(field(game, "building_deck")) == 40 - 3 * players
    assert game.decision.kind == "place-worker"


@rule("ARC-SETUP-11")
def test_only_a_building_of_the_own_packet_can_be_kept() -> None:
    game = regnum.new("architects", players=3, seed=1)
    foreign = packets(game)[1][0]
    assert refusal(game, f"keep {foreign}") == "ARC-SETUP-11"


@rule("ARC-SETUP-12")
def test_buildings_in_hand_are_secret() -> None:
    game = drafted(3)
    for seat in range(3):
        for viewer in (None, 0, 1, 2):
            view: Any = game.view(viewer)["table"]
            own = viewer == seat
            assert view["players"][seat]["hand"] == (player(game, seat)["hand"] if own else 3)


@rule("ARC-SETUP-13")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_silver_by_turn_order_grows_by_one_from_three(players: int) -> None:
    for seed in range(4):
        game = drafted(players, seed)
        first = game.decision.seat
        assert field(game, "first") == COLOURS[first]
        silver = [player(game, (first + n) % players)["silver"] for n in range(players)]
        assert silver == [3, 4, 5, 6, 7][:players]


@rule("ARC-SETUP-13")
def test_the_starting_player_is_chosen_at_random() -> None:
    assert {field(drafted(3, seed), "first") for seed in SEEDS} == {"blue", "red", "green"}


@rule("ARC-SETUP-13")
def test_starting_player_and_silver_come_after_the_draft() -> None:
    game = regnum.new("architects", players=3, seed=1)
    for _ in range(3):
        assert field(game, "first") is None
        assert [player(game, seat)["silver"] for seat in range(3)] == [0, 0, 0]
        draft_round(game)
    assert field(game, "first") is not None


@rule("ARC-SETUP-13", "ARC-RUL-03")
def test_with_starting_apprentices_the_starting_player_is_known_before_the_draft() -> None:
    game = regnum.new("architects", players=3, seed=1, starting_apprentice=True)
    first = COLOURS.index(field(game, "first"))
    assert game.decision.kind == "first-apprentice"
    assert game.decision.seat == (first - 1) % 3


@rule("ARC-RUL-03")
def test_players_begin_without_an_apprentice_unless_the_option_is_on() -> None:
    assert [player(drafted(3), seat)["apprentices"] for seat in range(3)] == [[], [], []]
    game = drafted(3, starting_apprentice=True)
    assert [len(player(game, seat)["apprentices"]) for seat in range(3)] == [1, 1, 1]


@rule("ARC-RUL-04")
@pytest.mark.parametrize("option", [False, True])
def test_guildhall_outlines_discard_apprentices_only_with_the_option(option: bool) -> None:
    blue = {"hand": ["well"], "wood": 2, "stone": 2, "virtue": 4}
    cards = [["thief", "miner-1", "miner-2", "labourer"], ["patron-clay", "patron-wood", "trader-clay", "trader-wood"]]
    display = {
        row: [{"apprentice": card, "silver": 2 if n == 0 else 0} for n, card in enumerate(names)]
        for row, names in zip(("top", "bottom"), cards, strict=True)
    }
    options: dict[str, object] = {"guildhall_discard": option}
    game = table(blue, {}, options=options, guildhall=["red", "red"], display=display)
    play(game, "place guildhall")
    tops = [field(game, "display")[row][0]["apprentice"] for row in ("top", "bottom")]
    coins = [field(game, "display")[row][0]["silver"] for row in ("top", "bottom")]
    assert (tops, coins) == ((["miner-1", "patron-wood"], [0, 0]) if option else (["thief", "patron-clay"], [2, 2]))
    assert [player(game, seat)["silver"] for seat in range(2)] == [0, 0]
    assert field(game, "tax_stand") == 4


@rule("ARC-RUL-07")
@pytest.mark.parametrize(
    ("boards", "first", "silver"),
    [
        ("ada frederick rudolf", 0, [0, 4, 3]),
        ("frederick ada rudolf", 1, [4, 0, 3]),
        ("frederick therese rudolf", 2, [4, 5, 3]),
    ],
)
def test_in_the_advanced_game_the_highest_virtue_begins_and_the_boards_fix_the_silver(
    boards: str, first: int, silver: list[int]
) -> None:
    for seed in range(6):
        game = drafted(3, seed, boards="advanced", board=boards)
        assert game.decision.seat == first
        assert [player(game, seat)["silver"] for seat in range(3)] == silver
        play(game, "place quarry")
        assert game.decision.seat == (first + 1) % 3


@rule("ARC-RUL-07")
def test_a_tie_for_the_highest_starting_virtue_is_broken_at_random() -> None:
    options: dict[str, object] = {"boards": "advanced", "extra_boards": True, "board": "judith merovech emma"}
    firsts = {field(drafted(3, seed, **options), "first") for seed in SEEDS}
    assert firsts == {"blue", "red"}


@rule("ARC-RUL-08")
def test_draft_leftovers_go_under_the_deck_in_random_order_unseen() -> None:
    orders = set()
    for seed in SEEDS:
        game = regnum.new("architects", players=3, seed=seed)
        draft_round(game)
        draft_round(game)
        before = packets(game)
        kept = draft_round(game)
        left = [next(card for card in before[seat] if card != kept[seat]) for seat in range(3)]
        orders.add(tuple(left.index(card) for card in field(game, "building_deck")[-3:]))
        view: Any = game.view(0)["table"]
        assert view["building_deck"] == 31
    assert len(orders) > 3


def at_placement(players: int, number: int) -> Game:
    """Blue has just constructed a Well with the Worker of that number in the Guildhall."""
    blue = {"hand": ["well"], "wood": 2, "stone": 2, "virtue": 4}
    laid = [COLOURS[n % players] for n in range(number - 1)]
    return play(table(blue, *[{} for _ in range(players - 1)], guildhall=laid), "place guildhall")


@rule("ARC-SETUP-14", "ARC-SETUP-15")
@pytest.mark.parametrize(
    ("players", "resets", "last"),
    [(1, (7, 10), 12), (2, (7, 10), 12), (3, (9, 13), 16), (4, (11, 16), 20), (5, (13, 19), 24)],
)
def test_the_number_of_players_sets_the_outlines_the_resets_and_the_end(
    players: int, resets: tuple[int, int], last: int
) -> None:
    reset_at, end_at = [], []
    for number in range(1, last + 3):
        game = at_placement(players, number)
        if field(game, "large_market"):
            reset_at.append(number)
        if field(game, "last_turns") is not None:
            end_at.append(number)
    assert (tuple(reset_at), end_at) == (resets, [last])


@rule("ARC-SETUP-14")
@pytest.mark.parametrize(("players", "a_row"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_each_of_the_four_rows_uses_as_many_outlines_as_the_players_need(players: int, a_row: int) -> None:
    view: Any = table(*[{} for _ in range(players)]).view(None)["table"]
    assert view["outlines"] == 4 * a_row
    assert not field(at_placement(players, 2 * a_row), "large_market")
    assert field(at_placement(players, 2 * a_row + 1), "large_market")


@rule("ARC-SETUP-15")
def test_placements_of_all_players_count_together() -> None:
    worker = {"hand": ["well"], "wood": 2, "stone": 2, "virtue": 4}
    game = table(
        worker, {**worker, "hand": ["masons-hut"], "stone": 4}, guildhall=["red", "blue", "red", "red", "blue"]
    )
    play(game, "place guildhall")
    assert field(game, "large_market") == []
    play(game, "place guildhall")
    assert len(field(game, "large_market")) == 1
