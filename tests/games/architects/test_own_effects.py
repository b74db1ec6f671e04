"""Cards that combine known words as no printed card does: no Python is written for them, and all readers read them."""

import json
from typing import Any

import pytest
from tools.effects import FILE, document

import regnum
from regnum import Game
from regnum.bots import make_bot
from regnum.engine import checks
from regnum.engine.rng import seeded
from regnum.games.architects.gametype import Architects
from regnum.locale import texts
from tests.games.architects.own_cards import APPRENTICES, BUILDINGS, write_deck
from tests.rules.architects.setting import PLENTY, gained, moves, play, player
from tests.rules.architects.setting import table as printed_table


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_deck(tmp_path_factory.mktemp("deck"))


def table(deck: str, *players: dict[str, Any], **more: Any) -> Game:
    return printed_table(*players, options={"deck": deck, "promo_cards": True}, **more)


def build(deck: str, card: str, *others: dict[str, Any], **own: Any) -> tuple[Game, dict[str, Any]]:
    """A game in which blue has just constructed a card, and what blue had once it was paid for."""
    own = {**PLENTY, "apprentices": ["labourer"], **own}
    game = table(deck, {"hand": [card, *own.pop("hand", [])], **own}, *(others or ({},)))
    play(game, "place guildhall")
    if player(game)["buildings"] == []:
        play(game, f"build {card}")
    return game, paid(game, own, card)


def paid(game: Game, own: dict[str, Any], card: str) -> dict[str, Any]:
    """What is left of the goods after a construction."""
    components: Any = Architects().components(game.options)
    cost = components["building"][card]["cost"]
    return {good: own.get(good, 0) - cost.get(good, 0) for good in ("clay", "wood", "stone", "gold", "marble")}


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    return {good: player(game, seat)[good] for good in ("clay", "wood", "stone", "gold", "marble")}


def change(game: Game, before: dict[str, int]) -> dict[str, int]:
    """What an effect gave of goods."""
    return {good: number - before[good] for good, number in goods(game).items() if number != before[good]}


# What the engine does.


def test_a_sequence_of_two(deck: str) -> None:
    game, before = build(deck, "well")
    assert change(game, before) == {"stone": 1}
    assert len(player(game)["hand"]) == 1


@pytest.mark.parametrize(
    ("move", "given", "cards", "debts"),
    [("choose 1", {"clay": 2}, 0, 0), ("choose 2", {}, 1, 0), ("choose 3", {}, 0, 1)],
)
def test_a_choice_of_three(deck: str, move: str, given: dict[str, int], cards: int, debts: int) -> None:
    game, before = build(deck, "smithy")
    assert (game.decision.kind, game.decision.rule) == ("pick-effect", "ARC-RUL-15")
    assert moves(game) == ["choose 1", "choose 2", "choose 3"]
    play(game, move)
    assert change(game, before) == given
    assert (len(player(game)["hand"]), player(game)["unpaid_debts"]) == (cards, debts)


def test_a_payment_that_may_be_made(deck: str) -> None:
    game, before = build(deck, "lumber-camp")
    assert moves(game) == ["decline", "choose 1"]
    assert change(play(game.copy(), "choose 1"), before) == {"clay": -2, "marble": 1}
    assert change(play(game.copy(), "decline"), before) == {}
    poor, _ = build(deck, "lumber-camp", clay=4)
    assert poor.decision.seat == 1, "nobody is asked for what can't be paid"


def test_cards_drawn_for_every_two_of_something(deck: str) -> None:
    game, _ = build(deck, "clay-pit", wood=6)
    assert len(player(game)["hand"]) == 2, "the Clay Pit costs 1 Wood; 5 are left"


def test_points_at_the_end_with_and_without_a_condition(deck: str) -> None:
    def bonus(own: int, other: int) -> int:
        blue = {"buildings": ["aqueduct"], "unpaid_debts": own}
        return table(deck, blue, {"unpaid_debts": other}).scores.parts[0]["bonuses"]

    assert [bonus(2, 1), bonus(1, 1), bonus(0, 1)] == [3, 1, 1]


def test_everybody_is_asked_in_turn(deck: str) -> None:
    game, _ = build(deck, "carpenters-hut", {"hand": ["castle"]}, {}, hand=["keep"])
    assert (game.decision.seat, moves(game)) == (0, ["decline", "choose 1"])
    play(game, "choose 1")
    assert (game.decision.seat, len(player(game)["hand"])) == (1, 2), "the one card was discarded, two were drawn"
    play(game, "decline")
    assert game.decision.kind == "place-worker", "green has no card"


def test_at_once_and_at_the_end(deck: str) -> None:
    game, before = build(deck, "masons-hut", prison=5)
    assert change(game, before) == {"clay": 1}
    effect = game.state.deck.buildings[game.state.players[0].buildings[0]].effect  # type: ignore[attr-defined]
    assert (effect.changes_virtue, effect.end_virtue(game.state, 0), effect.end_vp(game.state, 0)) == (True, 2, 0)


def test_one_of_three_or_none_with_a_sequence_among_them(deck: str) -> None:
    game, before = build(deck, "tilers-hut")
    assert moves(game) == ["decline", "choose 1", "choose 3"], "nobody is in Prison"
    assert game.why_not("choose 2").reason == "nobody-in-prison"  # type: ignore[union-attr]
    play(game, "choose 3")
    assert (change(game, before), player(game)["virtue"]) == ({"gold": 1}, 3)
    jailed, _ = build(deck, "tilers-hut", prison=3)
    assert player(play(jailed, "choose 2"))["prison"] == 1


def test_a_cost_that_asks_before_what_it_brings(deck: str) -> None:
    game, _ = build(deck, "church", unpaid_debts=2, virtue=3)
    assert moves(game) == ["decline", "choose 1"]
    play(game, "choose 1")
    assert game.decision.kind == "hire", "the only Apprentice went by itself"
    play(game, "hire top 1")
    assert (game.decision.kind, moves(game)) == ("pick-effect", ["decline", "choose 1"])
    assert player(play(game, "choose 1"))["unpaid_debts"] == 1


def test_a_gain_for_every_debt_on_a_condition(deck: str) -> None:
    free, _ = build(deck, "reservoir", paid_debts=3)
    jailed, _ = build(deck, "reservoir", paid_debts=3, prison=1)
    assert (player(free)["silver"], player(jailed)["silver"]) == (3, 0)


def test_a_duty_as_far_as_it_can_be_done(deck: str) -> None:
    game, _ = build(deck, "library", {"clay": 12}, hand=["castle", "keep", "well"])
    assert [player(game, seat)["silver"] for seat in (0, 1)] == [0, 1]
    assert game.decision.kind == "discard-one"
    play(game, "discard castle", "discard keep")
    assert player(game)["hand"] == ["well"]
    poor, _ = build(deck, "library", hand=["castle"])
    assert (player(poor)["hand"], poor.decision.seat) == ([], 1)


def test_a_choice_of_gains_then_more_work(deck: str) -> None:
    game, before = build(deck, "crane", hand=["well", "smithy"])
    assert game.decision.kind == "pick-gain"
    play(game, "choose 2")
    assert change(game, before) == {"marble": 1}
    assert game.decision.kind == "guildhall-work"


def test_apprentices_on_their_occasions(deck: str) -> None:
    game = table(deck, {"apprentices": ["stonecutter-1"], "silver": 1}, {})
    before = player(game)
    play(game, "place quarry")
    assert game.decision.kind == "pick-effect"
    play(game, "choose 1")
    assert gained(before, player(game)) == {"stone": 1, "gold": 1, "silver": -1, "workers": -1}
    game = table(deck, {"apprentices": ["woodcutter-1"]}, {})
    assert len(player(play(game.copy(), "place forest"))["hand"]) == 1
    assert player(play(game.copy(), "place mines clay"))["silver"] == 1
    game = table(deck, {"apprentices": ["pickpocket"], "virtue": 7}, {})
    before = player(game)
    play(game, "place tax-stand")
    assert gained(before, player(game)) == {"silver": 4, "gold": 1, "unpaid_debts": 1, "virtue": -2, "workers": -1}


def test_cards_that_ask_on_one_occasion_ask_one_after_the_other(deck: str) -> None:
    game = table(deck, {"apprentices": ["miner-1", "miner-2"]}, {})
    play(game, "place mines clay", "choose 1", "dismiss miner-1")
    assert (player(game)["apprentices"], player(game)["marble"]) == ([], 1), "the other one went by itself"
    assert game.decision.seat == 1


def test_the_last_debt_is_destroyed_once(deck: str) -> None:
    blue = {"apprentices": ["debt-collector-clay"], "unpaid_debts": 2, "virtue": 14, "silver": 9}
    game = table(deck, blue, {})
    play(game, "place guardhouse", "repay", "destroy debt")
    assert (player(game)["unpaid_debts"], game.decision.seat) == (0, 1)


def test_an_apprentice_saves_in_several_places(deck: str) -> None:
    game = table(deck, {"apprentices": ["trickster"], "silver": 2, "virtue": 7}, {})
    play(game, "place black-market right")
    assert (player(game)["silver"], player(game)["virtue"]) == (0, 7)


def test_an_apprentice_trades_goods_for_a_hire(deck: str) -> None:
    game = table(deck, {"apprentices": ["merchant-gold"], "gold": 1}, {})
    play(game, "place storehouse", "trade merchant-gold", "hire top 2")
    assert (player(game)["gold"], len(player(game)["apprentices"])) == (0, 2)


def test_choices_and_costs_at_a_reset(deck: str) -> None:
    own = {"apprentices": ["squire-gold", "squire-marble", "squire-virtue"], "silver": 2, "prison": 2}
    market = {"left": "red", "right": "red", "middle": None}
    game = table(deck, own, {}, black_market=market)
    play(game, "place black-market middle draw", "keep smithy")
    assert moves(game) == ["done", "use squire-gold", "use squire-virtue"], "no Silver is left for the other one"
    play(game, "use squire-gold", "choose 2", "use squire-virtue")
    assert (player(game)["marble"], player(game)["clay"], game.decision.kind) == (1, 1, "release-some")
    assert player(play(game, "release 2"))["prison"] == 1


def test_rewards_ask_too(deck: str) -> None:
    own = {"gold": 1, "virtue": 7, "hand": ["castle"]}
    for reward, move, given in (("1", "choose 2", {"wood": 2}), ("2", "choose 1", {"gold": 1, "virtue": -1})):
        game = table(deck, own, {}, rewards=[reward])
        before = player(game)
        play(game, "place guildhall", "advance cathedral", move)
        changes = gained(before, player(game))
        assert {good: changes.get(good, 0) for good in given} == given


# Positions, views, copies: as for every other card.


@pytest.mark.parametrize("seed", range(3))
def test_games_with_such_cards_hold_what_every_game_holds(deck: str, seed: int) -> None:
    boards = {"boards": "advanced", "extra_boards": True, "promo_boards": True} if seed % 2 else {}
    game = regnum.new("architects", 2 + seed % 3, seed, deck=deck, promo_cards=True, **boards)
    bot, rng = make_bot("random", seed), seeded(seed)
    kinds: set[str] = set()
    while not game.over:
        decision = game.decision
        if decision.kind in ("pick-effect", "discard-one") or len(game.moves) % 41 == 0:
            checks.check_components(game)
            checks.check_moves(game)
            checks.check_refusals(game, rng)
            checks.check_copies(game)
            checks.check_undo(game)
            checks.check_position(game, regnum.from_position)
            checks.check_views(game, rng)
            checks.check_no_peeking(game, rng)
        kinds.add(decision.kind)
        game.play(bot.choose(game, decision.seat), decision.seat)
    checks.check_record(game, regnum.load)
    assert "pick-effect" in kinds


def test_a_position_says_what_is_left_of_a_card(deck: str) -> None:
    game, _ = build(deck, "church", unpaid_debts=2, virtue=3)
    data: Any = game.position()
    left = [frame for frame in data["table"]["stack"] if "effect" in frame]
    own = {"seat": "blue", "rule": "ARC-BUILD-05"}
    assert left == [
        {"frame": "do-effect", "effect": "may destroy 1 debt if 2+ unpaid-debts", **own},
        {"frame": "pick-effect", "effect": "may dismiss 1 apprentice -> hire", **own},
    ]
    for effect, words in (
        ("may dance", "'dance'"),
        ("hire", "nothing to choose"),
        ("quarry: hire", "'quarry:'"),
        ("hire; hire", "';'"),
    ):
        left[1]["effect"] = effect
        with pytest.raises(regnum.BadPosition, match=words):
            regnum.from_position(data)


# What it says, in both languages.

SAID = {
    "well": (
        "at once: gain 1 Stone, then draw 1 Building",
        "od razu: otrzymaj 1 Kamień, potem dobierz 1 Budynek",
    ),
    "smithy": (
        "at once: gain 2 Clay, or draw 1 Building, or take 1 Debt",
        "od razu: otrzymaj 2 Gliny albo dobierz 1 Budynek, albo weź 1 Dług",
    ),
    "lumber-camp": (
        "at once: may pay 2 Clay for 1 Marble",
        "od razu: możesz zapłacić 2 Gliny i otrzymać 1 Marmur",
    ),
    "clay-pit": (
        "at once: draw 1 Building for every 2 Wood",
        "od razu: dobierz 1 Budynek za każde 2 Drewna",
    ),
    "aqueduct": (
        "at the end: gain 1 VP, then 2 VP for the most unpaid Debts",
        "na koniec: otrzymaj 1 PZ, potem 2 PZ za najwięcej niespłaconych Długów",
    ),
    "carpenters-hut": (
        "at once: everybody: may discard a Building to draw 2 Buildings",
        "od razu: każdy gracz: może odrzucić Budynek i dobrać 2 Budynki",
    ),
    "masons-hut": (
        "at once: gain 1 Clay; at the end: 1 Virtue for every 2 Workers of yours in Prison",
        "od razu: otrzymaj 1 Glinę; na koniec: 1 punkt Cnót za każdych 2 własnych Robotników w Więzieniu",
    ),
    "tilers-hut": (
        "at once: may capture a group, or release up to 2 Workers from Prison, or gain 1 Gold, then lose 1 Virtue",
        "od razu: możesz pojmać grupę albo uwolnić z Więzienia do 2 Robotników, albo otrzymać 1 Złoto, "
        "potem stracić 1 punkt Cnót",
    ),
    "church": (
        "at once: may dismiss 1 of your Apprentices to hire any face-up Apprentice for free, "
        "then may destroy 1 Debt if you have 2 or more unpaid Debts",
        "od razu: możesz odrzucić 1 własnego Pomocnika i zatrudnić za darmo dowolnego odkrytego Pomocnika, "
        "potem możesz zniszczyć 1 Dług, jeśli masz co najmniej 2 niespłacone Długi",
    ),
    "reservoir": (
        "at once: gain 1 Silver for every paid Debt with none in Prison",
        "od razu: otrzymaj 1 Srebrnik za każdy spłacony Dług, jeśli nie masz nikogo w Więzieniu",
    ),
    "library": (
        "at once: everybody with the most Clay: gain 1 Silver, then discard 2 Buildings",
        "od razu: każdy, kto ma najwięcej Gliny: otrzymaj 1 Srebrnik, potem odrzuć 2 Budynki",
    ),
    "crane": (
        "at once: gain 1 Gold or 1 Marble, then place another Worker in the Guildhall",
        "od razu: otrzymaj 1 Złoto albo 1 Marmur, potem umieść kolejnego Robotnika w Domu Gildii",
    ),
    "stonecutter-1": (
        "In the Quarry: may pay 1 Silver for 1 Gold",
        "W Kamieniołomie: możesz zapłacić 1 Srebrnik i otrzymać 1 Złoto",
    ),
    "woodcutter-1": (
        "In the Forest, none in Prison: also draw 1 Building; In the Mines: also gain 1 Silver",
        "W Lesie, gdy nie masz nikogo w Więzieniu: dobierz też 1 Budynek; W Kopalniach: otrzymaj też 1 Srebrnik",
    ),
    "merchant-gold": (
        "King's Storehouse: pay 1 Gold to hire any face-up Apprentice for free",
        "Królewski Skarbiec: zapłać 1 Złoto i zatrudnij za darmo dowolnego odkrytego Pomocnika",
    ),
    "squire-gold": (
        "At a Reset: gain 1 Gold or 1 Marble",
        "Przy Odświeżeniu: otrzymaj 1 Złoto albo 1 Marmur",
    ),
    "squire-marble": (
        "At a Reset: may pay 1 Silver for 1 Virtue",
        "Przy Odświeżeniu: możesz zapłacić 1 Srebrnik i otrzymać 1 punkt Cnót",
    ),
    "squire-virtue": (
        "At a Reset: gain 1 Clay, then release up to 2 Workers from Prison",
        "Przy Odświeżeniu: otrzymaj 1 Glinę, potem uwolnij z Więzienia do 2 Robotników",
    ),
    "jeweller-1": (
        "At the Silversmith: also gain 1 Clay and 1 Silver for every 2 Buildings of yours",
        "U Mincierza: otrzymaj też 1 Glinę i 1 Srebrnik za każde 2 własne Budynki",
    ),
    "pickpocket": (
        "At the Tax Stand: take 1 Debt, then gain 1 Gold",
        "U Poborcy Podatkowego: weź 1 Dług, potem otrzymaj 1 Złoto",
    ),
    "miner-1": (
        "In the Mines: dismiss 2 of your Apprentices",
        "W Kopalniach: odrzuć 2 własnych Pomocników",
    ),
    "miner-2": (
        "In the Mines: may dismiss 1 of your Apprentices for 1 Marble",
        "W Kopalniach: możesz odrzucić 1 własnego Pomocnika i otrzymać 1 Marmur",
    ),
    "debt-collector-clay": (
        "Paying off a Debt: also gain 1 Virtue",
        "Przy spłacie Długu: otrzymaj też 1 punkt Cnót",
    ),
    "trickster": (
        "On the Black Market: save 1 Silver; On the Black Market: lose 1 Virtue less; "
        "In the Town Centre: save 1 Silver",
        "Na Czarnym Rynku: zapłać o 1 Srebrnik mniej; Na Czarnym Rynku: strać o 1 punkt Cnót mniej; "
        "Na Placu Miejskim: zapłać o 1 Srebrnik mniej",
    ),
}


@pytest.mark.parametrize("card", [*BUILDINGS, *APPRENTICES])
def test_the_sentences_in_both_languages(deck: str, card: str) -> None:
    game_type = Architects()
    narrator: Any = game_type.narrator(game_type.check_options(2, {"deck": deck}))
    tell = narrator.texts.effect if card in BUILDINGS else narrator.texts.ability
    said = tuple(texts(lang, game_type.texts_folder()).say(tell(card)) for lang in ("en", "pl"))
    assert said == SAID[card]


def test_moves_say_what_they_choose(deck: str) -> None:
    game, _ = build(deck, "smithy")
    narrator = game.type.narrator(game.options)
    said = texts("en", game.type.texts_folder())
    told = [said.say(narrator.move(game.state, 0, move)) for move in game.decision.moves]
    assert told == ["Choose: gain 2 Clay", "Choose: draw 1 Building", "Choose: take 1 Debt"]


# What the page draws.


def test_the_page_draws_these_trees() -> None:
    """The page's tests read them; `python -m tools.effects` writes them anew."""
    assert FILE.read_text(encoding="utf-8") == document()


def test_the_components_carry_the_trees(deck: str) -> None:
    game_type = Architects()
    data: Any = game_type.components(game_type.check_options(2, {"deck": deck}))
    trees = json.loads(document())["trees"]
    for card, expression in BUILDINGS.items():
        assert data["building"][card]["effect"] == trees[expression]
    for card, expression in APPRENTICES.items():
        assert data["apprentice"][card]["ability"] == trees[expression]
