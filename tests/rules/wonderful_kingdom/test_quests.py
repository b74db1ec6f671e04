"""The quest module (section 13 of the rules)."""

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.games.wonderful_kingdom import multiset
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.cards import Stage
from regnum.games.wonderful_kingdom.words import RESOURCES
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import commit, field, moves, names, play, player, refusal, site, table

DECK = deck_of("")
QUESTS = ["lost-crown", "dragon-of-the-north"]
KRYSTALLIUM, SOLDIER = 4, 5
Goods = dict[str, Any]


def questing(
    blue: Goods, red: Goods | None = None, at: str = "planning", quest: str = "lost-crown", **more: Any
) -> Game:
    """A table with a quest; a card under construction keeps the step open."""
    waiting = {"sites": ["hamlet"]}
    return table({**waiting, **blue}, red or {}, at=at, module="quest", options={"quest": quest}, **more)


def alone(mine: Goods, at: str = "planning", quest: str = "lost-crown", **more: Any) -> Game:
    """The same for one player."""
    return table({"sites": ["hamlet"], **mine}, at=at, module="quest", options={"quest": quest}, **more)


def stages(quest: str, solo: bool = False) -> list[Stage]:
    """The stages of a side of a quest card."""
    card = DECK.quests[QUESTS.index(quest)]
    return card.solo_stages if solo else card.stages


def cubes(stage: Stage) -> dict[str, int]:
    """The basic resources of a cost."""
    numbers = {word: multiset.count(stage.cost, kind) for kind, word in enumerate(RESOURCES)}
    return {word: number for word, number in numbers.items() if number}


def price(*paid: Stage) -> Goods:
    """Exactly what some stages cost."""
    alchemy = {word: sum(cubes(stage).get(word, 0) for stage in paid) for word in RESOURCES}
    return {
        "alchemy": {word: number for word, number in alchemy.items() if number},
        "krystallium": sum(multiset.count(stage.cost, KRYSTALLIUM) for stage in paid),
        "soldiers": sum(multiset.count(stage.cost, SOLDIER) for stage in paid),
    }


def complete(game: Game, stage: int, seat: int | None = None) -> Game:
    """Complete a stage with cubes, as far as there is a choice."""
    play(game, f"stage {stage}", seat=seat)
    return play(game, "pay", seat=seat) if "pay" in moves(game, seat) else game


def stage_moves(game: Game, seat: int = 0) -> list[str]:
    """The stages that can be completed now."""
    return [move for move in moves(game, seat) if move.startswith("stage")]


@rule("IWK-QUEST-01", "IWK-QUEST-02")
@pytest.mark.parametrize("quest", QUESTS)
def test_each_of_the_two_quests_has_four_stages(quest: str) -> None:
    game = regnum.new("wonderful_kingdom", 2, 1, module="quest", quest=quest)
    assert field(game, "quest") == quest
    assert len(DECK.quests) == 2
    four = stages(quest)
    mine = price(*four, *four)
    game = questing(mine, mine, quest=quest)
    assert stage_moves(game, 0) == stage_moves(game, 1) == ["stage 1", "stage 2", "stage 3", "stage 4"]
    for number in range(1, 5):
        complete(game, number, 0)
        complete(game, number, 1)
    assert player(game, 0)["stages"] == [1, 2, 3, 4]
    assert player(game, 1)["stages"] == [1, 2, 3, 4], "4 markers for each player"


@rule("IWK-QUEST-02")
def test_the_quest_is_random_unless_it_is_chosen() -> None:
    games = [regnum.new("wonderful_kingdom", 2, seed, module="quest") for seed in range(12)]
    assert {field(game, "quest") for game in games} == set(QUESTS)


@rule("IWK-QUEST-02", "IWK-QUEST-SOLO-01")
@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_number_of_players_has_its_own_side(quest: str, number: int) -> None:
    for solo in (False, True):
        stage = stages(quest, solo)[number - 1]
        game = (alone if solo else questing)(price(stage), quest=quest)
        complete(game, number)
        assert player(game)["stages"] == [number]
        left = (player(game)["alchemy"], player(game)["soldiers"], player(game)["krystallium"])
        assert left == ({}, stage.soldiers, stage.krystallium), "the exact price of this side was paid"


@rule("IWK-QUEST-02")
def test_the_sides_differ() -> None:
    for quest in QUESTS:
        assert [stage.cost for stage in stages(quest)] != [stage.cost for stage in stages(quest, True)]


@pytest.fixture
def mixed_cost(tmp_path: Path) -> str:
    """A deck file in which stage 2 of the Lost Crown costs 3 materials and 2 krystallium."""
    cards = Path(regnum.__file__).parent / "games" / "wonderful_kingdom" / "cards" / "quests.toml"
    own = tmp_path / "own.toml"
    text = cards.read_text(encoding="utf-8")
    own.write_text(text.replace("{ materials = 3 }", "{ materials = 3, krystallium = 2 }"), encoding="utf-8")
    return str(own)


@rule("IWK-QUEST-05", "IWK-QUEST-13")
@pytest.mark.parametrize(
    ("krystallium", "materials", "payable"),
    [
        (2, 3, True),
        (1, 3, False),
        (0, 3, False),
        (2, 2, False),
        (3, 2, True),
        (4, 1, True),
        (5, 0, True),
        (4, 0, False),
    ],
)
def test_a_stage_may_cost_krystallium_and_basic_cubes_together(
    mixed_cost: str, krystallium: int, materials: int, payable: bool
) -> None:
    mine = {"krystallium": krystallium, "alchemy": {"materials": materials}, "sites": ["hamlet"]}
    options: dict[str, object] = {"quest": "lost-crown", "deck": mixed_cost}
    game = table(mine, {}, at="planning", module="quest", options=options)
    assert refusal(game, "stage 2", 0) == ("" if payable else "IWK-QUEST-05")
    if payable:
        complete(game, 2, 0)
        assert (player(game)["alchemy"], player(game)["krystallium"], player(game)["stages"]) == ({}, 1, [2])


@rule("IWK-QUEST-13")
def test_krystallium_of_a_cost_is_paid_before_more_of_it_stands_in_for_cubes(mixed_cost: str) -> None:
    mine = {"krystallium": 3, "alchemy": {"materials": 4}, "sites": ["hamlet"]}
    options: dict[str, object] = {"quest": "lost-crown", "deck": mixed_cost}
    game = play(table(mine, {}, at="planning", module="quest", options=options), "stage 2", seat=0)
    assert (moves(game, 0), player(game)["krystallium"]) == (["substitute materials", "pay"], 1)
    play(game, "substitute materials", seat=0)
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({"materials": 2}, 1), "the stage brings 1"


@rule("IWK-QUEST-SOLO-01")
@pytest.mark.parametrize("quest", QUESTS)
def test_alone_the_player_chooses_a_quest_and_the_solo_rules_apply(quest: str) -> None:
    game = regnum.new("wonderful_kingdom", 1, 1, module="quest", quest=quest)
    assert (field(game, "quest"), game.decision.kind) == (quest, "solo-select")
    assert field(game, "risk").count("calamity") == 4


@rule("IWK-QUEST-03")
def test_calamities_and_treasures_are_in_use() -> None:
    game = regnum.new("wonderful_kingdom", 2, 1, module="quest")
    hands = [player(game, seat)["hand"] for seat in (0, 1)]
    assert [hand.count("calamity") for hand in hands] == [1, 1]
    laid_out = names(field(game, "left") + field(game, "right"))
    everything = [*hands[0], *hands[1], *laid_out, *field(game, "deck")]
    assert [treasure.id for treasure in DECK.treasures if treasure.id not in everything] == []


@rule("IWK-QUEST-04", "IWK-QUEST-08")
@pytest.mark.parametrize("order", [(4, 1, 3, 2), (2, 4, 3, 1)])
def test_stages_are_completed_in_any_order_the_last_one_included(order: tuple[int, ...]) -> None:
    game = questing(price(*stages("lost-crown")))
    for place, number in enumerate(order):
        assert sorted(stage_moves(game)) == sorted(f"stage {open}" for open in order[place:])
        complete(game, number)
        assert player(game)["stages"] == sorted(order[: place + 1])


@rule("IWK-QUEST-04", "IWK-QUEST-13")
@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_benefit_comes_at_once_and_the_price_goes_to_the_supply(quest: str, number: int) -> None:
    stage = stages(quest)[number - 1]
    game = questing(price(stage), quest=quest)
    before = game.scores.totals[0]
    complete(game, number)
    assert (player(game)["soldiers"], player(game)["krystallium"]) == (stage.soldiers, stage.krystallium)
    assert game.scores.totals[0] == before + stage.vp
    assert player(game)["alchemy"] == {}


@rule("IWK-QUEST-04", "IWK-QUEST-08", "IWK-QUEST-13")
@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("wild", [False, True])
def test_what_was_paid_and_what_was_won_is_told(quest: str, number: int, wild: bool) -> None:
    """Also krystallium in place of a cube."""
    stage = stages(quest)[number - 1]
    have = price(stage)
    instead = 1 if wild and have["alchemy"] else 0
    game = questing({**have, "krystallium": have["krystallium"] + instead}, quest=quest)
    game.listen()
    play(game, f"stage {number}", seat=0)
    expected = {**have["alchemy"], "krystallium": have["krystallium"] + instead, "soldier": have["soldiers"]}
    if instead:
        first = next(iter(have["alchemy"]))
        expected[first] -= 1
        play(game, f"substitute {first}", seat=0)
    told = [(event.kind, event.rule, event.args) for event in game.events(0)]
    paid = {word: amount for word, amount in expected.items() if amount}
    won = [("gained-soldiers", stage.soldiers), ("gained-krystallium", stage.krystallium)]
    assert told == [
        ("stage-paid", "IWK-QUEST-13", {"stage": number, **paid}),
        ("stage-completed", "IWK-QUEST-08", {"stage": number}),
        *[(kind, "IWK-QUEST-04", {"amount": amount}) for kind, amount in won if amount],
    ]


@rule("IWK-QUEST-04")
@pytest.mark.parametrize("moment", ["offer", "select", "planning", "materials", "population", "gold", "exploration"])
def test_a_stage_may_be_completed_in_every_window(moment: str) -> None:
    mine = {**price(stages("lost-crown")[3]), "hand": ["rangers", "barracks"] if moment in ("offer", "select") else []}
    game = questing({**mine, "sites": ["cathedral"]}, at=moment)
    complete(game, 4, 0)
    assert player(game)["stages"] == [4]
    assert game.decision.kind in (moment, "placing"), "the window stays open"


@rule("IWK-QUEST-04")
def test_nothing_is_paid_in_the_opponents_turn() -> None:
    rich = price(*stages("lost-crown"))
    game = questing({"hand": ["rangers", "barracks"]}, rich, at="offer")
    assert game.why_not("stage 1", 1) is not None


@rule("IWK-EX-27", "IWK-QUEST-05", "IWK-QUEST-06", "IWK-QUEST-08", "IWK-QUEST-09")
def test_three_materials_of_the_alchemy_area_pay_for_a_stage() -> None:
    stage = stages("lost-crown")[1]
    assert cubes(stage) == {"materials": 3}
    game = questing({"alchemy": {"materials": 3}})
    play(game, "stage 2")
    assert (player(game)["alchemy"], player(game)["stages"]) == ({}, [2])
    assert (player(game)["soldiers"], player(game)["krystallium"]) == (stage.soldiers, stage.krystallium)
    again = questing({"alchemy": {"materials": 4}, "stages": [2], "krystallium": 3, "soldiers": 9})
    assert refusal(again, "stage 2") == "IWK-QUEST-09"


@rule("IWK-QUEST-05")
def test_a_stage_is_paid_whole_or_not_at_all() -> None:
    game = questing({"alchemy": {"materials": 2, "gold": 1}, "soldiers": 9})
    assert refusal(game, "stage 2") == "IWK-QUEST-05"
    assert stage_moves(game) == []
    last = stages("lost-crown")[3]
    short = questing({**price(last), "soldiers": multiset.count(last.cost, SOLDIER) - 1, "krystallium": 9})
    assert refusal(short, "stage 4") == "IWK-QUEST-05", "krystallium is no soldier"


@rule("IWK-QUEST-06")
def test_alchemy_cubes_pay_stages_but_never_go_onto_cards() -> None:
    game = questing({"alchemy": {"materials": 3}, "sites": [site("hamlet", materials=1)]})
    assert refusal(game, "place materials hamlet") == "IWK-BUILD-01"
    assert [move for move in moves(game) if "hamlet" in move] == ["scrap hamlet"]


@rule("IWK-EX-35", "IWK-QUEST-07")
def test_five_cubes_stay_until_the_owner_transmutes_them() -> None:
    game = questing({"alchemy": {"gold": 4}, "selection": ["barracks", "rangers"]})
    play(game, "recycle barracks", "alchemy materials")
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({"materials": 1, "gold": 4}, 0)
    play(game, "transmute")
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({}, 1)


@rule("IWK-EX-35")
@pytest.mark.parametrize("module", ["none", "menace", "advisors"])
def test_in_other_modules_five_cubes_are_transmuted_at_once(module: str) -> None:
    mine: Goods = {"alchemy": {"gold": 4}, "selection": ["barracks", "rangers"], "sites": ["hamlet"]}
    game = table(mine, {}, at="planning", module=module)
    play(game, "recycle barracks", "alchemy materials")
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({}, 1)


@rule("IWK-QUEST-07")
def test_the_owner_chooses_which_five_are_transmuted() -> None:
    game = questing({"alchemy": {"materials": 4, "gold": 3}})
    play(game, "transmute")
    assert moves(game) == ["give materials", "give gold"]
    assert refusal(game, "give population") == "IWK-QUEST-07"
    assert refusal(game, "commit") == "IWK-QUEST-07"
    play(game, "give gold", "give gold", "give gold")
    assert game.decision.kind == "planning", "only materials are left to give"
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({"materials": 2}, 1)


@rule("IWK-QUEST-07")
def test_transmuting_takes_groups_of_five() -> None:
    assert refusal(questing({"alchemy": {"gold": 4}}), "transmute") == "IWK-KRYSTAL-01"
    game = questing({"alchemy": {"gold": 11}})
    play(game, "transmute", "transmute")
    assert (player(game)["alchemy"], player(game)["krystallium"]) == ({"gold": 1}, 2)
    assert refusal(game, "transmute") == "IWK-KRYSTAL-01"


@rule("IWK-QUEST-09")
def test_a_stage_completed_by_one_player_stays_open_to_the_other() -> None:
    stage = stages("lost-crown")[1]
    game = questing({"stages": [2], **price(stage)}, {"sites": ["barracks"], **price(stage)})
    assert refusal(game, "stage 2", 0) == "IWK-QUEST-09"
    complete(game, 2, 1)
    assert player(game, 1)["stages"] == [2]


RESULTS = [
    ([], [], []),
    ([1, 2, 3], [1, 2, 3], []),
    ([4], [], [0]),
    ([], [4], [1]),
    ([4], [4], [0]),
]


@rule("IWK-QUEST-01", "IWK-QUEST-10", "IWK-QUEST-11", "IWK-QUEST-12", "IWK-EX-28")
@pytest.mark.parametrize(("blue", "red", "winners"), RESULTS)
def test_only_who_has_the_last_stage_can_win(blue: list[int], red: list[int], winners: list[int]) -> None:
    game = questing({"built": ["cathedral"], "stages": blue, "sites": []}, {"stages": red}, at="end", round=4)
    assert game.scores.totals[0] > game.scores.totals[1]
    assert game.scores.winners == winners


@rule("IWK-QUEST-12")
def test_with_the_last_stage_on_both_sides_the_tie_breaks_decide() -> None:
    both = {"stages": [4], "sites": []}
    game = questing({**both}, {**both, "built": ["hamlet"]}, at="end", round=4)
    assert game.scores.totals[0] == game.scores.totals[1]
    assert game.scores.winners == [1]
    assert questing({**both}, {**both}, at="end", round=4).scores.winners == [0, 1]


@rule("IWK-QUEST-13")
def test_krystallium_stands_in_for_missing_cubes() -> None:
    game = questing({"alchemy": {"materials": 1, "gold": 1}, "krystallium": 2})
    play(game, "stage 2")
    stage = stages("lost-crown")[1]
    assert (player(game)["alchemy"], player(game)["stages"]) == ({"gold": 1}, [2])
    assert player(game)["krystallium"] == stage.krystallium


@rule("IWK-QUEST-13")
def test_krystallium_may_stand_in_for_cubes_that_are_there() -> None:
    game = questing({"alchemy": {"materials": 3}, "krystallium": 2})
    play(game, "stage 2")
    assert moves(game) == ["substitute materials", "pay"]
    assert refusal(game, "substitute gold") == "IWK-QUEST-13"
    play(game, "substitute materials", "pay")
    stage = stages("lost-crown")[1]
    assert player(game)["alchemy"] == {"materials": 1}
    assert player(game)["krystallium"] == 1 + stage.krystallium


@rule("IWK-QUEST-13")
def test_cubes_that_wait_to_be_placed_pay_nothing() -> None:
    game = questing({"alchemy": {"materials": 2}, "sites": ["hamlet"]}, at="materials")
    assert player(game)["waiting"] == {"materials": 3}
    assert refusal(game, "stage 2") == "IWK-QUEST-05"
    play(game, "alchemy materials", "stage 2")
    assert (player(game)["stages"], player(game)["waiting"]) == ([2], {"materials": 2})


@rule("IWK-QUEST-13")
def test_a_krystallium_cost_takes_only_krystallium() -> None:
    dragon = stages("dragon-of-the-north")[3]
    needed = multiset.count(dragon.cost, KRYSTALLIUM)
    assert needed
    cubes_enough = dict.fromkeys(RESOURCES, 9)
    game = questing(
        {**price(dragon), "krystallium": needed - 1, "alchemy": cubes_enough, "soldiers": 20},
        quest="dragon-of-the-north",
    )
    assert refusal(game, "stage 4") == "IWK-QUEST-05"


@rule("IWK-QUEST-13")
def test_soldiers_in_the_camp_pay_nothing() -> None:
    last = stages("lost-crown")[3]
    game = questing({**price(last), "soldiers": multiset.count(last.cost, SOLDIER) - 1, "camp": 1})
    assert refusal(game, "stage 4") == "IWK-QUEST-05"


@rule("IWK-QUEST-13", "IWK-QUEST-08")
def test_points_of_stages_are_counted_at_the_end() -> None:
    won = stages("lost-crown")
    game = questing({"stages": [1, 2, 3, 4], "sites": []}, {"stages": [3]}, at="exploration", round=4)
    commit(game, "placing")
    assert game.over
    assert game.scores.totals == [sum(stage.vp for stage in won), won[2].vp]
