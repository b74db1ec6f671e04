"""Setting up (VIS-SETUP)."""

from typing import Any

import pytest

import regnum
from regnum import Game
from regnum.games.viscounts.words import GREY_BACKED, STARTING
from tests.rules.marks import rule
from tests.rules.viscounts.setting import (
    BLUE,
    RED,
    SEATS,
    field,
    gained,
    kind,
    moves,
    play,
    player,
    refusal,
    state,
    table,
)

#: The pairs on offer in the tests below: each Player card with the Hero of the same place.
HEROES = ["ada", "bertha", "clovis", "emma", "guntram", "judith", "lothaire", "merovech", "rudolf", "therese"]


def begin(card: int, seats: int = 2, seat: str = "red", **fields: Any) -> Game:
    """A game in which a seat is about to choose, with a certain Player card and two more on offer."""
    others = [other for other in (1, 10, 2, 4) if other != card][:seats]
    offered = sorted([card, *others])
    stack = [
        {"frame": "lay-stacks"},
        *[{"frame": "choose-pair", "seat": SEATS[n]} for n in range(seats) if SEATS[n] != seat],
    ]
    stack.append({"frame": "choose-pair", "seat": seat})
    data = {
        "setting_up": True,
        "offered_cards": offered,
        "offered_heroes": [HEROES[number - 1] for number in offered],
        "players": [{} for _ in range(seats)],
        "stack": stack,
        "turn": seat,
        **fields,
    }
    return regnum.from_position({"game": "viscounts", "seats": seats, "table": data})


def fresh(players: int, seed: int = 0) -> Game:
    return regnum.new("viscounts", players, seed)


@rule("VIS-SETUP-01", "VIS-SETUP-02")
def test_segments_and_castle_lie_at_random() -> None:
    rings, wedges = set(), set()
    for seed in range(60):
        game = fresh(2, seed)
        assert sorted(field(game, "ring")) == ["a", "b", "c", "d", "e"]
        rings.add(tuple(field(game, "ring")))
        wedges.add(field(game, "castle"))
        faced = [state(game).wedge_at(segment) for segment in state(game).ring]
        assert [(wedge + 1) % 5 for wedge in faced] == [*faced[1:], faced[0]]
    assert len(rings) > 30
    assert len(wedges) == 5


@rule("VIS-SETUP-01")
def test_the_side_of_the_segments_follows_the_players() -> None:
    for players, spots in [(2, 4), (3, 5), (4, 5)]:
        assert {len(state(fresh(players)).spots_of(segment)) for segment in range(5)} == {spots}


@rule("VIS-SETUP-03")
def test_five_piles_of_townsfolk() -> None:
    sizes = set()
    for seed in range(30):
        table_ = state(fresh(3, seed))
        assert sorted(len(pile) for pile in table_.townsfolk) == [13, 13, 14, 14, 14]
        sizes.add(tuple(len(pile) for pile in table_.townsfolk))
        assert sorted(card for pile in table_.townsfolk for card in pile) == list(range(STARTING, STARTING + 68))
    assert len(sizes) > 3


@rule("VIS-SETUP-04", "VIS-SETUP-05")
def test_five_piles_of_manuscripts_with_a_grey_back_on_top() -> None:
    game = fresh(2, 5)
    for pile in state(game).manuscripts:
        assert len(pile) == 7
        assert pile[-1] < GREY_BACKED <= min(pile[:-1])
    seen: Any = game.view(RED)["table"]
    assert set(seen["townsfolk"]["a"]) == {"top", "count"}
    assert set(seen["manuscripts"]["e"]) == {"top", "count"}


@rule("VIS-SETUP-06", "VIS-SETUP-07", "VIS-COMP-03")
def test_what_everybody_begins_with() -> None:
    game = fresh(4, 2)
    assert field(game, "favours") == dict.fromkeys(("grey", "black", "yellow", "blue"))
    assert field(game, "leader") is None
    for seat in range(4):
        own = player(game, seat)
        assert (own["workers"], own["built"], own["corruption"], own["virtue"]) == (20, [], 1, 7)
        assert len(own["draw"]) == 8


@rule("VIS-SETUP-09", "VIS-END-02")
def test_the_start_player_is_drawn_by_lot_and_stays() -> None:
    firsts = {field(fresh(4, seed), "first") for seed in range(40)}
    assert firsts == set(SEATS)


@rule("VIS-SETUP-10", "VIS-SETUP-11", "VIS-SETUP-22")
def test_pairs_are_chosen_in_reverse_turn_order() -> None:
    game = fresh(3, 4)
    assert (len(field(game, "offered_cards")), len(field(game, "offered_heroes"))) == (4, 4)
    first = SEATS.index(field(game, "first"))
    for place in (2, 1, 0):
        assert (kind(game), game.decision.seat) == ("choose-pair", (first + place) % 3)
        missing = next(n for n in range(1, 11) if f"pick {n}" not in moves(game))
        assert refusal(game, f"pick {missing}") == "VIS-SETUP-10"
        play(game, moves(game)[0])
        while field(game, "setting_up") and kind(game) != "choose-pair":
            play(game, moves(game)[0])
    assert game.decision.seat == first


@rule("VIS-SETUP-12", "VIS-SETUP-13", "VIS-SETUP-14", "VIS-SETUP-16")
@pytest.mark.parametrize(
    ("card", "choices", "change"),
    [
        (1, (), {"silver": 8, "ink": 2, "stone": 1, "acquired_deeds": 2, "unpaid_debts": 1, "virtue": -1}),
        (2, ("take ink",), {"silver": 6, "ink": 2, "acquired_deeds": 2, "approved_deeds": 1, "unpaid_debts": 1}),
        (
            4,
            ("take gold",),
            {"silver": 6, "gold": 2, "stone": 1, "acquired_deeds": 2, "unpaid_debts": 1, "paid_debts": 1},
        ),
        (5, ("place k3",), {"silver": 4, "gold": 1, "acquired_deeds": 1, "unpaid_debts": 1, "workers": -2}),
        (7, ("flip deed",), {"silver": 5, "ink": 2, "acquired_deeds": 1, "approved_deeds": 1, "unpaid_debts": 2}),
        (10, (), {"silver": 10, "ink": 1, "gold": 1, "stone": 1, "acquired_deeds": 1, "unpaid_debts": 2, "virtue": -2}),
    ],
)
def test_what_a_player_card_gives(card: int, choices: tuple[str, ...], change: dict[str, int]) -> None:
    game = begin(card)
    before = player(game)
    play(game, f"pick {card}", *choices)
    after = player(game)
    assert gained({k: v for k, v in before.items() if k != "player_card"}, after) == change
    assert (after["at"], after["player_card"]) == (f"town-{card}", card)


@rule("VIS-SETUP-15", "VIS-R-20", "VIS-R-19")
def test_card_3_hires_anybody_and_resolves_the_effect() -> None:
    piles = {
        segment: [card]
        for segment, card in zip("abcde", ["friar", "miner", "mason", "vicar", "antagonist"], strict=True)
    }
    game = begin(3, townsfolk=piles)
    play(game, "pick 3")
    assert len(moves(game)) == 5
    play(game, "hire e")
    own = player(game)
    assert own["corruption"] == 2
    assert "antagonist" in [*own["hand"], *own["draw"]]
    assert (own["discard"], len(own["hand"]), len(own["draw"])) == ([], 3, 7)


@rule("VIS-SETUP-15", "VIS-R-20")
def test_card_6_builds_anywhere_and_the_spot_works() -> None:
    game = begin(6, seats=3)
    play(game, "pick 6", "build workshop-3")
    assert len(moves(game)) == 25
    play(game, "build on c2")
    assert (player(game)["gold"], player(game)["built"]) == (1, ["workshop-3"])


@rule("VIS-SETUP-15", "VIS-R-58")
def test_card_8_builds_at_its_own_town() -> None:
    game = begin(8, seats=3)
    play(game, "pick 8", "take ink", "build trading-post-1")
    assert moves(game) == ["build on d4", "build on d5"]


@rule("VIS-SETUP-15", "VIS-R-57")
def test_card_9_destroys_any_card_of_the_own_deck_or_none() -> None:
    game = begin(9)
    play(game, "pick 9")
    assert len(moves(game)) == 10
    assert "decline" in moves(game)
    hero = play(game.copy(), "destroy rudolf")
    assert (player(hero)["silver"], field(hero, "gone")) == (7, ["rudolf"])
    play(game, "destroy financier")
    own = player(game)
    assert (own["silver"], len(own["hand"]) + len(own["draw"])) == (8, 8)


@rule("VIS-SETUP-17", "VIS-SETUP-21")
def test_the_own_deck_is_shuffled_and_three_cards_are_drawn() -> None:
    game = play(begin(1), "pick 1")
    own = player(game)
    assert (len(own["hand"]), len(own["draw"]), own["corruption"], own["virtue"]) == (3, 6, 1, 6)
    assert "ada" in [*own["hand"], *own["draw"]]


@rule("VIS-SETUP-18", "VIS-SETUP-19", "VIS-SETUP-20")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_stacks_are_laid_when_all_have_chosen(seats: int, debts: int, deeds: int) -> None:
    game = fresh(seats, 1)
    while field(game, "setting_up"):
        play(game, moves(game)[-1])
    taken = sum(own.debts + own.paid for own in state(game).players)
    assert taken > 0
    assert (field(game, "debt_stack"), field(game, "deed_stack")) == (debts, deeds)
    position: Any = game.position()
    assert "offered_cards" not in position["table"]
    assert "offered_heroes" not in position["table"]
    assert field(game, "closing") == "open"


@rule("VIS-R-20")
def test_discards_and_the_like_do_nothing_in_set_up() -> None:
    """A hired Pastor (rearrange), Acolyte (discard) and Courier (shuffle) ask for nothing and have no check."""
    for hired in ("pastor", "acolyte", "courier"):
        piles: dict[str, list[str]] = {segment: [] for segment in "abcde"}
        game = begin(3, townsfolk={**piles, "a": [hired]})
        play(game, "pick 3")
        assert (kind(game), game.decision.seat) == ("choose-pair", BLUE)
        assert player(game)["virtue"] == 7


@rule("VIS-R-20")
def test_a_hire_in_set_up_asks_for_no_order_with_a_discard() -> None:
    """The first Workshop on A2 (free hire): its own discard does nothing yet, the hired Mason's rearrange neither."""
    piles = {segment: [card] for segment, card in zip("ab", ["mason", "friar"], strict=True)}
    game = begin(6, townsfolk={**{segment: [] for segment in "cde"}, **piles})
    play(game, "pick 6", "build workshop-1", "build on a2", "hire a")
    assert (kind(game), game.decision.seat) == ("choose-pair", BLUE)


@rule("VIS-R-20", "VIS-BUILD-08")
def test_links_work_in_set_up() -> None:
    """Card 6 builds on A5 beside blue's Workshop on A4: a Castle move for both."""
    game = begin(6, seats=3, buildings={"b1": "blue workshop"})
    play(game, "pick 6", "build workshop-1", "build on b2")
    assert (player(game)["stone"], player(game)["silver"], player(game, BLUE)["silver"]) == (2, 6, 2)


@rule("VIS-COMP-02", "VIS-EX-23")
def test_amounts_have_no_limit_so_no_multiplier_card_is_needed() -> None:
    game = table({"silver": 60, "gold": 30}, {}, effect="gain 5 silver + 5 gold")
    assert (player(game)["silver"], player(game)["gold"]) == (65, 35)


@rule("VIS-SETUP-10", "VIS-SETUP-17")
@pytest.mark.parametrize(("extra", "heroes"), [(False, 10), (True, 16)])
def test_every_hero_can_be_in_a_pair_with_every_card(extra: bool, heroes: int) -> None:
    pairs: set[tuple[int, int]] = set()
    hands, firsts = set(), set()
    for seed in range(200):
        game = regnum.new("viscounts", 2, seed, extra_heroes=extra)
        offered = state(game).offered_cards
        assert offered == sorted(offered)
        pairs.update(zip(offered, state(game).offered_heroes, strict=True))
        seat = game.decision.seat
        play(game, moves(game)[0])
        if not field(game, "setting_up") or game.decision.seat != seat:
            hands.add(tuple(player(game, seat)["hand"]))
            firsts.add(player(game, seat)["draw"][-1])
    assert len({hero for _, hero in pairs}) == heroes
    assert len(pairs) > 8 * heroes
    assert len(hands) > 30
    assert len(firsts) > 7


@rule("VIS-SETUP-11", "VIS-SETUP-10", "VIS-SETUP-12")
def test_the_other_pairs_stay_together() -> None:
    game = begin(4, seats=3)
    assert field(game, "offered_cards") == [1, 2, 4, 10]
    play(game, "pick 4")
    assert (field(game, "offered_cards"), field(game, "offered_heroes")) == ([1, 2, 10], ["ada", "bertha", "therese"])
    assert field(game, "turn") == "red"


@rule("VIS-SETUP-11", "VIS-R-08")
def test_who_chooses_a_pair_is_active_meanwhile() -> None:
    """Yellow chooses card 7; its flip is yellow's, and nobody else's turn has begun."""
    game = begin(7, seats=3, seat="yellow", turn="red")
    play(game, "pick 7")
    assert (game.decision.seat, field(game, "turn")) == (2, "yellow")
    assert player(game, 2)["unpaid_debts"] == 2


@rule("VIS-SETUP-15", "VIS-R-27")
def test_a_building_of_set_up_without_a_spot_is_lost() -> None:
    """Card 8 builds at its own town; both spots of town 8 are taken, others would be free."""
    game = begin(8, seats=3, buildings={"d4": "blue workshop", "d5": "blue workshop"})
    play(game, "pick 8", "take ink")
    assert (player(game)["built"], kind(game)) == ([], "choose-pair")


@rule("VIS-R-20")
def test_a_spot_that_destroys_does_nothing_in_set_up() -> None:
    """Card 6 on A4 of the small side: there is no hand and no draw pile yet."""
    game = begin(6)
    play(game, "pick 6", "build workshop-1", "build on a4")
    assert (kind(game), field(game, "gone"), player(game)["silver"]) == ("choose-pair", [], 4)
