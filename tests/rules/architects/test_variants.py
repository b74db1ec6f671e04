"""Optional rules (ARC-VAR) and the game for one seat (ARC-SOLO)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.bots import make_bot
from regnum.engine.rng import seeded
from tests.rules.architects.setting import field, moves, play, player, table
from tests.rules.marks import rule

PROMO_APPRENTICES = {"enforcer", "overseer", "peddler"}
PROMO_BUILDINGS = {"crane", "graveyard", "museum"}
BASE_BOARDS = {"therese", "caroline", "ada", "frederick", "rudolf"}
PROMO_BOARDS = {"lothaire", "hugo", "clovis", "fara", "bertha"}


def face_up(game: Game) -> list[Any]:
    """The eight face-up Apprentices, top row first; None for an empty space."""
    rows = field(game, "display")
    return [space["apprentice"] for row in ("top", "bottom") for space in rows[row]]


def all_apprentices(game: Game) -> list[Any]:
    """Every Apprentice on display, in the deck or hired."""
    hired = [card for seat in range(game.players) for card in player(game, seat)["apprentices"]]
    return [*face_up(game), *field(game, "apprentice_deck"), *hired]


def all_buildings(game: Game) -> list[Any]:
    """Every Building in the deck, in a packet or in a hand."""
    held = [card for seat in range(game.players) for card in player(game, seat)["packet"] + player(game, seat)["hand"]]
    return [*field(game, "building_deck"), *held]


def drafted(game: Game) -> Game:
    """The game after a draft in which everybody kept the first card of each packet."""
    while game.decision.kind == "draft-pick":
        game.play(game.decision.moves[0], game.decision.seat)
    return game


# The starting Apprentice.


@rule("ARC-VAR-01", "ARC-RUL-03")
def test_nobody_starts_with_an_apprentice_by_default() -> None:
    game = drafted(regnum.new("architects", players=3, seed=1))
    assert [player(game, seat)["apprentices"] for seat in range(3)] == [[], [], []]


@rule("ARC-VAR-01", "ARC-RUL-03")
@pytest.mark.parametrize("seed", range(4))
def test_each_player_hires_an_apprentice_before_the_draft_the_last_player_first(seed: int) -> None:
    game = regnum.new("architects", players=4, seed=seed, starting_apprentice=True)
    asked = []
    for taken in range(4):
        assert game.decision.kind == "first-apprentice"
        assert face_up(game).count(None) == taken, "taken cards are not replaced yet"
        assert len(moves(game)) == 8 - taken
        asked.append(game.decision.seat)
        card = next(card for card in face_up(game) if card)
        game.play(game.decision.moves[0])
        assert player(game, asked[-1])["apprentices"] == [card]
    assert None not in face_up(game)
    assert game.decision.kind == "draft-pick"
    drafted(game)
    first = game.decision.seat
    assert asked == [(first + place) % 4 for place in (3, 2, 1, 0)]
    assert player(game, first)["silver"] == 3, "the hire was free"


@rule("ARC-VAR-01")
def test_the_virtue_icon_of_the_starting_apprentice_applies() -> None:
    virtues = set()
    for seed in range(12):
        game = regnum.new("architects", players=2, seed=seed, starting_apprentice=True)
        seat = game.decision.seat
        game.play(game.decision.moves[0])
        card = player(game, seat)["apprentices"][0]
        icon = {"acolyte": 1, "squire": 1, "gatekeeper": -1, "illusionist": -1, "pickpocket": -1, "swindler": -1}
        icon["trickster"] = -1
        assert player(game, seat)["virtue"] == 7 + icon.get(card.split("-")[0], 0)
        virtues.add(player(game, seat)["virtue"])
    assert len(virtues) == 3


@rule("ARC-VAR-01")
def test_only_the_empty_spaces_are_refilled_when_everyone_has_chosen() -> None:
    game = regnum.new("architects", players=2, seed=3, starting_apprentice=True)
    before, deck = face_up(game), field(game, "apprentice_deck")
    play(game, "hire bottom 4", "hire top 1")
    after = face_up(game)
    assert after[1:7] == before[1:7]
    assert [after[0], after[7]] == deck[:2]


@rule("ARC-VAR-01", "ARC-ADV-05")
def test_with_boards_the_starting_virtue_sets_the_order_of_the_first_hires() -> None:
    game = regnum.new("architects", 3, 5, starting_apprentice=True, boards="advanced", board="caroline, ada, therese")
    asked = []
    while game.decision.kind == "first-apprentice":
        asked.append(game.decision.seat)
        game.play(game.decision.moves[0])
    assert asked == [0, 2, 1]
    assert drafted(game).decision.seat == 1


# The Guildhall that discards Apprentices.


def placed_on(players: int, outline: int, chance: list[int] | None = None, **options: object) -> Game:
    """Blue has just placed a Worker on an outline and not yet chosen what to build."""
    colours = ("blue", "red", "green", "yellow", "purple")
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    taken = [colours[1 + i % (players - 1)] for i in range(outline - 1)]
    blue = {"hand": ["well", "smithy"], "wood": 4, "stone": 2, "clay": 4, "virtue": 4}
    cards = ("thief", "labourer", "gatekeeper", "trickster", "miner-1", "miner-2", "jeweller-1", "jeweller-2")
    spaces = [{"apprentice": card, "silver": number} for number, card in enumerate(cards, 1)]
    display = {"top": spaces[:4], "bottom": spaces[4:]}
    fields: dict[str, Any] = {"guildhall": taken, "display": display} | ({"chance": chance} if chance else {})
    return play(table(blue, *others, options=dict(options), **fields), "place guildhall")


@rule("ARC-VAR-02", "ARC-RUL-04")
@pytest.mark.parametrize(("players", "outlines"), [(2, [3, 6, 9]), (3, [3, 7, 11]), (4, [3, 8, 13]), (5, [3, 9, 15])])
def test_the_third_outline_of_rows_1_to_3_discards_the_first_column(players: int, outlines: list[int]) -> None:
    every = range(1, 4 * (players + 1) + 1)
    assert [n for n in every if face_up(placed_on(players, n, guildhall_discard=True))[0] != "thief"] == outlines


@rule("ARC-VAR-02")
def test_in_a_one_seat_game_the_clock_can_discard_the_first_column() -> None:
    for outline in range(1, 13):
        options: dict[str, object] = {"guildhall_discard": True}
        game = table({}, guildhall=["neutral"] * (outline - 1), turns=3, options=options)
        first = face_up(game)[0]
        play(game, "place quarry")
        assert (face_up(game)[0] != first) == (outline in (3, 6, 9))


@rule("ARC-VAR-02", "ARC-RUL-04", "ARC-RUL-25")
def test_both_rows_slide_with_their_silver_before_the_choice() -> None:
    game = placed_on(2, 3, guildhall_discard=True)
    assert moves(game) == ["build smithy", "build well"]
    rows = field(game, "display")
    for row, slid in (
        ("top", ["labourer", "gatekeeper", "trickster"]),
        ("bottom", ["miner-2", "jeweller-1", "jeweller-2"]),
    ):
        assert [space["apprentice"] for space in rows[row]][:3] == slid
        assert rows[row][3]["apprentice"] is not None
    assert [space["silver"] for space in rows["top"] + rows["bottom"]] == [2, 3, 4, 0, 6, 7, 8, 0]
    assert set(field(game, "apprentice_deck")[-2:]) == {"thief", "miner-1"}
    assert player(game)["silver"] == 0, "Silver on discarded cards goes to the Supply"
    assert field(game, "tax_stand") == 4


@rule("ARC-VAR-02", "ARC-RUL-04")
def test_no_apprentice_is_discarded_by_default() -> None:
    assert all(face_up(placed_on(2, outline))[0] == "thief" for outline in range(1, 13))


# Promo cards and boards.


@rule("ARC-VAR-03", "ARC-RUL-02", "ARC-COMP-02")
def test_promo_cards_join_the_decks_only_by_option() -> None:
    plain = regnum.new("architects", players=3, seed=1)
    assert (len(all_apprentices(plain)), len(all_buildings(plain))) == (40, 40)
    assert not PROMO_APPRENTICES & set(all_apprentices(plain))
    assert not PROMO_BUILDINGS & set(all_buildings(plain))
    promo = regnum.new("architects", players=3, seed=1, promo_cards=True)
    assert set(all_apprentices(promo)) - set(all_apprentices(plain)) == PROMO_APPRENTICES
    assert set(all_buildings(promo)) - set(all_buildings(plain)) == PROMO_BUILDINGS
    assert (len(all_apprentices(promo)), len(all_buildings(promo))) == (43, 43)


def boards_seen(**options: object) -> set[str]:
    """All boards that are dealt in many advanced games."""
    seen: set[str] = set()
    for seed in range(60):
        game = regnum.new("architects", 4, seed, boards="advanced", **options)
        seen |= {player(game, seat)["board"] for seat in range(4)}
    return seen


@rule("ARC-VAR-04")
def test_promo_boards_join_the_choice_only_by_option() -> None:
    assert boards_seen() == BASE_BOARDS
    assert boards_seen(promo_boards=True) == BASE_BOARDS | PROMO_BOARDS
    assert player(regnum.new("architects", 1, 1, boards="advanced", promo_boards=True, board="hugo"))["board"] == "hugo"
    with pytest.raises(regnum.BadOption, match="hugo needs promo_boards=yes"):
        regnum.new("architects", 1, 1, boards="advanced", board="hugo")


@rule("ARC-VAR-01", "ARC-VAR-02", "ARC-VAR-03", "ARC-VAR-04", "ARC-VAR-05")
def test_naming_every_option_as_off_changes_nothing() -> None:
    off: dict[str, object] = dict.fromkeys(
        ("starting_apprentice", "guildhall_discard", "promo_cards", "promo_boards", "extra_boards"), False
    )
    assert regnum.new("architects", 3, 9) == regnum.new("architects", 3, 9, **off)


@rule("ARC-VAR-02")
@pytest.mark.parametrize(("top", "gone"), [({"apprentice": "acolyte-building"}, 1), ({}, 0)])
def test_an_empty_space_of_the_first_column_discards_nothing(top: dict[str, str], gone: int) -> None:
    nobody: list[dict[str, str]] = [{} for _ in range(4)]
    blue = {"hand": ["well"], "wood": 2, "stone": 2, "virtue": 4}
    display = {"top": [top, *nobody[1:]], "bottom": nobody}
    game = table(blue, {}, options={"guildhall_discard": True}, guildhall=["red", "red"], display=display)
    cards = sorted(filter(None, all_apprentices(game)))
    play(game, "place guildhall")
    assert sum(field(game, "apprentices_under")) == gone
    assert sorted(filter(None, all_apprentices(game))) == cards
    assert face_up(game)[3] is not None, "the rows are refilled all the same"


@rule("ARC-RUL-25", "ARC-VAR-02")
def test_the_discarded_column_lies_under_the_deck_in_random_order() -> None:
    orders = set()
    for seed in range(8):
        game = placed_on(2, 3, chance=seeded(seed).words(), guildhall_discard=True)
        orders.add(tuple(field(game, "apprentice_deck")[-2:]))
    assert orders == {("thief", "miner-1"), ("miner-1", "thief")}


# One seat.


@rule("ARC-SOLO-02")
def test_set_up_for_one() -> None:
    game = drafted(regnum.new("architects", players=1, seed=4))
    assert len(field(game, "rewards")) == 3
    assert player(game)["silver"] == 3
    assert game.view(None)["table"]["outlines"] == 12  # type: ignore[index]


@rule("ARC-SOLO-02")
def test_in_a_draft_for_one_the_packet_is_passed_to_oneself() -> None:
    game = regnum.new("architects", players=1, seed=4)
    packet = list(player(game)["packet"])
    kept = []
    for left in (4, 3, 2):
        assert sorted(player(game)["packet"]) == sorted(packet)
        assert len(packet) == left
        kept.append(packet.pop())
        play(game, f"keep {kept[-1]}")
    assert player(game)["hand"] == kept
    assert field(game, "building_deck")[-1] == packet[0]


@rule("ARC-SOLO-03")
def test_captures_of_one_may_come_from_two_locations() -> None:
    game = table({"silver": 9, "at": {"town-centre": 3, "forest": 1, "quarry": 1, "mines": 1}})
    play(game, "place town-centre", "capture blue forest", "capture blue quarry")
    assert game.decision.kind == "place-worker", "no capture is left to decide about, though two Workers had more"
    at = player(game)["at"]
    assert (at["forest"], at["quarry"], at["mines"]) == (0, 0, 1)


@rule("ARC-SOLO-01", "ARC-SOLO-05")
def test_a_game_for_one_that_never_builds_is_ended_by_the_clock() -> None:
    game = drafted(regnum.new("architects", players=1, seed=2))
    turns = 0
    while not game.over:
        play(game, "place quarry" if "place quarry" in moves(game) else "recall quarry")
        turns += 1
        assert field(game, "guildhall") == ["neutral"] * min(turns // 4, 12)
        assert len(field(game, "large_market")) == (turns >= 28) + (turns >= 40), "outlines 7 and 10 reset"
    assert turns == 4 * 12 + 1
    assert game.scores.winners == [0]


@rule("ARC-SOLO-01")
@pytest.mark.parametrize("seed", range(3))
def test_one_seat_can_play_for_points_to_the_end(seed: int) -> None:
    game = regnum.new("architects", players=1, seed=seed)
    bot = make_bot("random", seed)
    while not game.over:
        game.play(bot.choose(game, 0))
    assert len(field(game, "guildhall")) >= 12


@rule("ARC-SOLO-05")
def test_the_clock_ticks_after_the_hand_limit_and_before_the_next_turn() -> None:
    hand = ["keep", "castle", "well", "smithy", "church", "chapel"]
    game = table({"hand": hand}, turns=3)
    play(game, "place workshop draw")
    assert (game.decision.kind, field(game, "guildhall")) == ("discard-to-limit", [])
    play(game, "discard keep")
    assert (game.decision.kind, field(game, "guildhall")) == ("place-worker", ["neutral"])


@rule("ARC-SOLO-05", "ARC-GUILDHALL-04")
def test_the_clock_can_trigger_the_end() -> None:
    game = table({}, guildhall=["neutral"] * 11, turns=3)
    play(game, "place quarry")
    assert not game.over
    assert field(game, "last_turns") == 1
    play(game, "place quarry")
    assert game.over


@rule("ARC-SOLO-05", "ARC-GUILDHALL-03")
def test_the_clock_can_trigger_a_reset() -> None:
    game = table({}, guildhall=["neutral"] * 6, turns=3, black_market={"left": "blue"})
    play(game, "place quarry")
    assert player(game)["prison"] == 1
    assert player(game)["unpaid_debts"] == 1


@rule("ARC-SOLO-05")
def test_the_clock_stands_still_in_the_last_round() -> None:
    game = table({"gold": 1, "hand": ["keep"]}, guildhall=["neutral"] * 11, turns=2)
    play(game, "place guildhall", "place quarry")
    assert game.over
    assert field(game, "guildhall") == ["neutral"] * 11 + ["blue"]


@rule("ARC-SOLO-05")
def test_there_is_no_clock_with_two_players() -> None:
    game = table({}, {}, turns=3)
    play(game, "place quarry", *["place forest"] * 8)
    assert field(game, "guildhall") == []


@rule("ARC-SOLO-04")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_any_other_seat_can_be_taken_by_a_bot(name: str) -> None:
    game = regnum.new("architects", players=2, seed=6)
    bot = make_bot(name, 1)
    for _ in range(60):
        seat = game.decision.seat
        choice = bot.choose(game, seat) if seat else game.decision.moves[0]
        assert choice in game.decision.moves
        game.play(choice, seat)
    assert {seat for seat, _ in game.moves} == {0, 1}


@rule("ARC-RUL-78")
def test_after_fifty_rounds_without_a_construction_a_neutral_worker_takes_an_outline() -> None:
    game = table({}, {}, turns=98)
    for _ in range(99):
        place_or_take_back(game)
        assert field(game, "guildhall") == []
    place_or_take_back(game)
    assert field(game, "guildhall") == ["neutral"]
    for _ in range(100):
        place_or_take_back(game)
    assert field(game, "guildhall") == ["neutral", "neutral"]


@rule("ARC-RUL-78")
def test_a_construction_renews_the_kings_patience() -> None:
    game = table({"wood": 2, "stone": 2, "hand": ["well"]}, {})
    play(game, "place guildhall")
    for _ in range(100):
        assert field(game, "guildhall") == ["blue"]
        place_or_take_back(game)
    assert field(game, "guildhall") == ["blue", "neutral"]


@rule("ARC-RUL-78")
def test_a_game_in_which_nobody_ever_builds_comes_to_its_end() -> None:
    game = table({}, {})
    while not game.over:
        place_or_take_back(game)
    assert field(game, "guildhall") == ["neutral"] * 12


@rule("ARC-RUL-65")
def test_without_opponents_a_player_has_the_most() -> None:
    game = table({"buildings": ["stone-market"]})
    assert game.scores.parts[0]["bonuses"] == 2


def place_or_take_back(game: Game) -> None:
    """A turn in the Quarry, or taking a Worker back from there."""
    play(game, "place quarry" if game.decision.kind == "place-worker" else "recall quarry")
