"""What the game is about, and how the table is set up (sections 1 and 2 of the rules)."""

import random
from collections import Counter
from typing import Any

import pytest

import regnum
from regnum import BadOption, BadPosition, Game
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.multiset import count, size, unpacked
from regnum.games.wonderful_kingdom.words import SPACES, TYPES
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, names, play, player, refusal, site, table

DECK = deck_of("")
MODULES = ["quest", "menace", "advisors"]
SEEDS = range(40)


def new(seed: int = 1, players: int = 2, **options: object) -> Game:
    return regnum.new("wonderful_kingdom", players, seed=seed, **options)


def set_up(seed: int = 1, players: int = 2, **options: object) -> Game:
    """A new game at its first turn, the choices of the module's set-up made."""
    game = new(seed, players, **options)
    while game.decision.kind in ("choose-menace", "keep-advisor"):
        play(game, game.decision.notations[0])
    return game


def dealt(game: Game) -> list[str]:
    """All cards that came out of the development deck or are still in it."""
    cards = [*field(game, "deck"), *names(field(game, "left")), *names(field(game, "right"))]
    for seat in range(game.players):
        cards += [card for card in player(game, seat)["hand"] if card != "calamity"]
    return cards


@rule("IWK-GEN-01", "IWK-ROUND-07")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("module", MODULES)
def test_a_game_for_one_or_two_lasts_four_rounds_and_then_has_a_result(players: int, module: str) -> None:
    chance = random.Random(players)
    game = set_up(3, players, module=module)
    rounds = []
    while not game.over:
        rounds.append(field(game, "round"))
        decision = chance.choice(game.decisions)
        game.play(chance.choice(decision.moves), decision.seat)
    assert sorted(rounds) == rounds
    assert sorted(set(rounds)) == [1, 2, 3, 4]
    assert field(game, "round") == 4
    assert game.decisions == []
    assert len(game.scores.totals) == players


@rule("IWK-GEN-01")
def test_at_the_end_the_points_are_counted_and_the_higher_total_wins() -> None:
    game = table({"built": ["cathedral"]}, {"built": ["hamlet"]}, at="end", round=4)
    assert game.over
    assert game.scores.winners == [0]
    assert game.scores.totals[0] > game.scores.totals[1]


@rule("IWK-GEN-01")
@pytest.mark.parametrize("players", [0, 3])
def test_there_is_no_game_for_another_number_of_players(players: int) -> None:
    with pytest.raises(BadOption):
        new(players=players)


@rule("IWK-GEN-02")
def test_every_game_has_one_module_and_the_quest_unless_told_otherwise() -> None:
    assert new().options["module"] == "quest"
    kinds = {module: new(module=module).decision.kind for module in [*MODULES, "none"]}
    assert kinds == {"quest": "offer", "menace": "choose-menace", "advisors": "keep-advisor", "none": "offer"}


@rule("IWK-GEN-02")
@pytest.mark.parametrize("module", ["", "menace quest", "quest,advisors", "both"])
def test_a_game_with_two_modules_or_with_an_unknown_one_is_refused(module: str) -> None:
    with pytest.raises(BadOption):
        new(module=module)


@rule("IWK-GEN-02")
@pytest.mark.parametrize("module", ["menace", "advisors", "none"])
def test_the_pieces_of_another_module_are_not_there(module: str) -> None:
    with pytest.raises(BadOption):
        new(module=module, quest="lost-crown")
    rich = {"alchemy": {"gold": 4}, "krystallium": 9, "soldiers": 9, "selection": ["hamlet"]}
    game = table(rich, {}, at="planning", module=module)
    assert "recycle hamlet" in moves(game, 0)
    assert not [move for move in moves(game, 0) if move.startswith(("stage", "transmute", "fight", "activate"))]


@rule("IWK-GEN-03", "IWK-EX-35")
@pytest.mark.parametrize(
    ("module", "cubes", "krystallium"), [("none", 0, 1), ("menace", 0, 1), ("advisors", 0, 1), ("quest", 5, 0)]
)
def test_where_a_module_says_otherwise_the_module_is_right(module: str, cubes: int, krystallium: int) -> None:
    """The quest module makes transmutation a choice; no other does."""
    blue = {"alchemy": {"gold": 4}, "selection": ["hamlet", "rangers"]}
    game = table(blue, {}, at="planning", module=module)
    play(game, "recycle hamlet", seat=0)
    assert (sum(player(game)["alchemy"].values()), player(game)["krystallium"]) == (cubes, krystallium)
    if module == "quest":
        assert "transmute" in moves(game, 0)


@rule("IWK-GEN-03")
def test_what_a_module_does_not_mention_stays_as_in_the_base_rules() -> None:
    """With menaces no calamity is dealt, but hands have eight cards and areas one, and there are four rounds."""
    game = set_up(module="menace")
    for seat in range(2):
        hand = player(game, seat)["hand"]
        assert len(hand) == 8
        assert "calamity" not in hand
    assert len(field(game, "left")) == len(field(game, "right")) == 1
    assert table({}, {}, at="fight", module="menace", round=4).over


@rule("IWK-GEN-04")
def test_there_are_four_basic_resources_and_krystallium() -> None:
    game = new()
    seen: Any = game.view(0)["table"]
    assert [list(production) for production in seen["production"]] == [
        ["materials", "population", "gold", "exploration"]
    ] * 2
    built = table({"sites": ["hamlet"], "krystallium": 1}, {}, at="planning")
    play(built, "krystallium hamlet materials", seat=0)
    assert (player(built)["krystallium"], player(built)["sites"][0]["missing"]) == (0, {"materials": 1})


@rule("IWK-GEN-04")
@pytest.mark.parametrize("piece", ["krystallium", "soldier", "soldiers"])
def test_only_basic_cubes_lie_in_the_alchemy_area(piece: str) -> None:
    with pytest.raises(BadPosition):
        table({"alchemy": {piece: 1}}, {})


@rule("IWK-GEN-04")
def test_a_soldier_is_no_resource() -> None:
    """It fills no space of a resource, and does not count towards the five cubes."""
    blue = {"sites": ["hamlet"], "soldiers": 9, "alchemy": {"gold": 4}}
    game = table(blue, {}, at="planning")
    assert not [move for move in moves(game, 0) if move.startswith("soldier")]
    assert refusal(game, "soldier hamlet", 0) == "IWK-BUILD-02"
    assert (player(game)["alchemy"], player(game)["soldiers"]) == ({"gold": 4}, 9)


@rule("IWK-GEN-05")
def test_every_development_card_counts_as_a_card_of_exactly_one_type() -> None:
    """Seen by what the four duchies score for."""
    assert {TYPES[duchy.vp_type] for duchy in DECK.duchies} == {"structure", "company", "monument", "discovery"}
    for card in DECK.developments:
        counted = set()
        for duchy in DECK.duchies:
            alone = table({"duchy": duchy.id, "built": [card.id]}, {}, at="end", round=4).scores.parts[0]["multipliers"]
            own = card.vp if card.vp_type == card.type else 0
            if alone - own == duchy.vp:
                counted.add(duchy.vp_type)
            else:
                assert alone == own
        assert counted == {card.type}


@rule("IWK-GEN-06")
def test_every_development_card_is_built_on_the_spaces_it_shows() -> None:
    kinds = set()
    for card in DECK.developments:
        game = table({"selection": [card.id]}, {}, at="planning")
        play(game, f"construct {card.id}", seat=0)
        words = (*SPACES[:-1], "soldiers")
        spaces = {word: number for word, number in zip(words, unpacked(card.cost, 6), strict=True) if number}
        assert names(player(game)["sites"]) == [card.id]
        assert player(game)["sites"][0]["missing"] == spaces
        assert spaces
        kinds |= set(spaces)
    assert kinds == {"materials", "population", "gold", "exploration", "krystallium", "soldiers"}


@rule("IWK-GEN-06")
def test_every_development_card_shows_one_recycled_resource() -> None:
    for card in DECK.developments:
        game = table({"selection": [card.id, "hamlet"]}, {}, at="planning")
        play(game, f"recycle {card.id}", seat=0)
        cubes = player(game)["alchemy"]
        assert [count(card.recycle, resource) for resource in range(4)] == [cubes.get(word, 0) for word in SPACES[:4]]
        assert sum(cubes.values()) == 1


@rule("IWK-GEN-06")
def test_production_bonus_and_points_are_shown_by_some_cards_only() -> None:
    cards = DECK.developments
    shown = [size(card.production) > 0 or card.scaled_resource >= 0 for card in cards]
    bonus = [card.soldiers + card.krystallium > 0 for card in cards]
    flat = [card.vp_type < 0 and card.vp > 0 for card in cards]
    multiplied = [card.vp_type >= 0 for card in cards]
    assert {len(set(feature)) for feature in (shown, bonus, flat, multiplied)} == {2}


@rule("IWK-SETUP-01")
@pytest.mark.parametrize("module", ["menace", "advisors"])
def test_the_two_offer_areas_start_empty_and_the_first_round_is_round_one(module: str) -> None:
    before = new(module=module)
    assert field(before, "left") == field(before, "right") == []
    game = set_up(module=module)
    assert field(game, "round") == 1
    seen: Any = game.view(None)["table"]
    assert (seen["round"], len(seen["left"]), len(seen["right"])) == (1, 1, 1)


@rule("IWK-SETUP-02")
@pytest.mark.parametrize("module", ["quest", "none"])
def test_the_deck_holds_all_seventy_development_and_ten_treasure_cards(module: str) -> None:
    copies = Counter({card.id: card.copies for card in DECK.developments})
    copies.update({card.id: card.copies for card in DECK.treasures})
    assert sum(card.copies for card in DECK.developments) == 70
    assert sum(card.copies for card in DECK.treasures) == 10
    game = set_up(module=module)
    assert Counter(dealt(game)) == copies
    assert len(dealt(game)) == 80


@rule("IWK-SETUP-02")
def test_the_deck_is_shuffled_treasures_among_the_rest_and_lies_face_down() -> None:
    treasures = {card.id for card in DECK.treasures}
    tops, places = set(), set()
    for seed in SEEDS:
        deck = field(new(seed), "deck")
        tops.add(deck[0])
        places |= {number for number, card in enumerate(deck) if card in treasures}
        seen: Any = new(seed).view(0)["table"]
        assert seen["deck"] == 64
    assert len(tops) > 15
    assert len(places) > 55


@rule("IWK-SETUP-03")
def test_the_eight_calamities_lie_beside_the_deck_for_all_to_see() -> None:
    game = new(module="advisors")
    for viewer in (0, 1, None):
        seen: Any = game.view(viewer)["table"]
        assert seen["calamities"] == 8
    assert "calamity" not in field(game, "deck")
    assert "calamity" not in field(set_up(module="advisors"), "deck")


@rule("IWK-SETUP-04", "IWK-SETUP-07")
@pytest.mark.parametrize("module", ["quest", "menace"])
def test_camps_areas_and_duchy_cards_start_empty(module: str) -> None:
    game = set_up(module=module)
    for seat in range(2):
        own = player(game, seat)
        assert own["camp"] == own["krystallium"] == own["soldiers"] == own["calamities"] == 0
        assert own["alchemy"] == own["waiting"] == {}
        assert own["selection"] == own["sites"] == own["built"] == []
        if module == "menace":
            assert (own["theft"], own["menaces"]) == ({}, [])
    assert field(game, "discards") == field(game, "unseen") == []


@rule("IWK-SETUP-05")
@pytest.mark.parametrize(("options", "side"), [({}, "a"), ({"side": "a"}, "a"), ({"side": "b"}, "b")])
def test_both_players_have_a_duchy_card_of_the_same_side(options: dict[str, object], side: str) -> None:
    for seed in range(6):
        game = new(seed, 2, **options)
        assert {player(game, seat)["duchy"] for seat in range(2)} == {f"valados-{side}", f"teressia-{side}"}
    with pytest.raises(BadOption):
        new(side="c")


@rule("IWK-SETUP-06")
@pytest.mark.parametrize("module", MODULES)
def test_each_player_begins_with_two_trap_tokens(module: str) -> None:
    for game in (new(module=module), set_up(module=module)):
        assert [player(game, seat)["traps"] for seat in range(2)] == [2, 2]


@rule("IWK-SETUP-07")
def test_constructed_cards_join_the_duchy_card_and_every_icon_still_counts() -> None:
    game = table({"sites": [site("stone-quarry", materials=1)]}, {}, at="materials")
    seen: Any = game.view(1)["table"]
    assert seen["production"][0]["materials"] == 3
    play(game, "place materials stone-quarry", seat=0)
    commit(game, "placing")
    seen = game.view(1)["table"]
    assert seen["players"][0]["built"] == ["stone-quarry"]
    assert seen["production"][0]["materials"] == 5


@rule("IWK-SETUP-08")
@pytest.mark.parametrize("module", ["menace", "advisors"])
def test_the_module_is_set_up_last_and_before_the_first_deal(module: str) -> None:
    game = new(module=module)
    for seat in range(2):
        assert player(game, seat)["duchy"] in ("valados-a", "teressia-a")
        assert (player(game, seat)["traps"], player(game, seat)["hand"]) == (2, [])
    assert field(game, "round") == 0
    play(game, game.decision.notations[0])
    assert field(game, "round") == 0
    play(game, game.decision.notations[0])
    assert field(game, "round") == 1
    assert [len(player(game, seat)["hand"]) for seat in range(2)] == [8, 8]


@rule("IWK-SETUP-09")
def test_duchies_and_player_one_are_drawn_by_lot_unless_agreed() -> None:
    drawn = Counter((player(new(seed))["duchy"], new(seed).decision.seat) for seed in SEEDS)
    assert len(drawn) == 4
    assert min(drawn.values()) >= 3


@rule("IWK-SETUP-09", "IWK-ROUND-03")
@pytest.mark.parametrize("duchy", ["valados", "teressia"])
@pytest.mark.parametrize(("first", "seat"), [("blue", 0), ("red", 1)])
def test_the_players_may_agree_on_duchies_and_on_player_one(duchy: str, first: str, seat: int) -> None:
    for seed in range(6):
        game = new(seed, duchies=duchy, first=first)
        assert player(game)["duchy"] == f"{duchy}-a"
        assert player(game, 1)["duchy"] != f"{duchy}-a"
        assert (game.decision.seat, game.decision.kind) == (seat, "offer")


@rule("IWK-EX-06")
def test_hands_deck_areas_and_stack_at_the_start_of_round_one() -> None:
    game = new(module="quest")
    for seat in range(2):
        hand = player(game, seat)["hand"]
        assert len(hand) == 8
        assert hand.count("calamity") == 1
    assert len(field(game, "deck")) == 64
    assert [len(field(game, area)) for area in ("left", "right")] == [1, 1]
    assert not field(game, "left")[0]["face_down"]
    assert not field(game, "right")[0]["face_down"]
    assert field(game, "calamities") == 6
