"""Every Building: its cost, skills, Virtue icon and points, and what it does at once."""

from typing import Any, NamedTuple

import pytest

from regnum import Game
from tests.rules.architects.setting import field, gained, moves, play, player, refusal, table
from tests.rules.marks import rule

PROMO: dict[str, object] = {"promo_cards": True}
GOODS = ("clay", "wood", "stone", "gold", "marble")
#: An Apprentice without influence on constructions for each skill.
SKILLED = {"C": "conspirator-1", "T": "jeweller-1", "M": "stonecutter-1"}


class Card(NamedTuple):
    """A Building as printed: cost in the order of GOODS, skills as letters, and an unasked gain."""

    id: str
    cost: tuple[int, int, int, int, int]
    skills: str
    virtue: int
    vp: int
    gain: dict[str, int] = {}


CARDS = (
    Card("smithy", (4, 2, 0, 0, 0), "", 0, 3, {"stone": 4}),
    Card("steeple", (0, 2, 0, 2, 0), "", 1, 4),
    Card("stone-market", (2, 0, 4, 0, 1), "M", 0, 7),
    Card("tavern", (0, 3, 2, 1, 0), "C", 0, 6),
    Card("thieves-den", (1, 2, 3, 0, 0), "M", -2, 8, {"silver": 4}),
    Card("tilers-hut", (2, 1, 2, 0, 0), "", 0, 5),
    Card("trading-post", (0, 1, 3, 2, 0), "M", 0, 7),
    Card("treasury", (0, 1, 3, 1, 0), "T", 0, 6),
    Card("university", (4, 2, 3, 0, 2), "CTM", 1, 11),
    Card("watchtower", (3, 4, 0, 1, 1), "CTM", -1, 11),
    Card("well", (0, 2, 2, 0, 0), "", 0, 3, {"clay": 4}),
    Card("wood-market", (2, 4, 0, 1, 0), "C", 0, 7),
    Card("aqueduct", (2, 3, 0, 1, 0), "", 0, 3),
    Card("armoury", (0, 3, 5, 1, 0), "CM", 0, 9),
    Card("barracks", (2, 6, 0, 2, 0), "CTM", 0, 10),
    Card("betting-house", (1, 0, 2, 1, 0), "", -1, 7, {"unpaid_debts": 1}),
    Card("carpenters-hut", (3, 1, 1, 0, 0), "", 0, 5),
    Card("castle", (2, 4, 0, 1, 2), "CTM", 0, 10),
    Card("chapel", (2, 1, 4, 0, 0), "C", 1, 6),
    Card("church", (3, 0, 3, 0, 0), "", 1, 5),
    Card("clay-market", (3, 0, 2, 1, 0), "T", 0, 6),
    Card("clay-pit", (4, 1, 0, 0, 0), "", 0, 3),
    Card("drafting-room", (0, 0, 4, 3, 0), "CT", 0, 8),
    Card("dungeon", (0, 0, 4, 2, 2), "CTM", -1, 14),
    Card("factory", (0, 2, 2, 3, 0), "M", 0, 7, {"marble": 2}),
    Card("fortress", (3, 0, 4, 1, 2), "CTM", -2, 12),
    Card("fountain", (0, 0, 3, 0, 1), "", 1, 4),
    Card("gamblers-den", (0, 0, 1, 1, 3), "CT", -2, 10),
    Card("hideout", (1, 3, 2, 0, 0), "CM", -2, 8),
    Card("keep", (0, 5, 2, 2, 0), "CTM", -2, 12),
    Card("library", (0, 4, 2, 0, 1), "CT", 0, 8),
    Card("lighthouse", (0, 3, 1, 0, 2), "T", 0, 6),
    Card("lumber-camp", (4, 0, 2, 0, 0), "", 0, 3, {"wood": 4}),
    Card("masons-hut", (0, 2, 4, 0, 0), "", 0, 5),
    Card("moneylender", (4, 2, 0, 1, 0), "M", -1, 5),
    Card("monument", (0, 2, 3, 0, 2), "TM", 1, 9, {"virtue": 1}),
    Card("observatory", (1, 3, 1, 1, 0), "C", 0, 7),
    Card("palace", (0, 3, 3, 0, 2), "TM", 0, 9, {"gold": 1}),
    Card("reservoir", (6, 1, 0, 0, 0), "", 0, 4),
    Card("silver-market", (0, 2, 0, 1, 1), "T", 0, 6),
    Card("crane", (0, 3, 1, 0, 0), "", 0, 3),
    Card("graveyard", (4, 1, 2, 0, 2), "CTM", -1, 12),
    Card("museum", (1, 5, 1, 0, 0), "", 0, 4),
)
each_card = pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])


def about_to_build(card: Card, cost: tuple[int, ...], skills: str) -> Game:
    """Blue has the card in hand, goods and skills, and too little Virtue for the Cathedral."""
    goods = dict(zip(GOODS, cost, strict=True))
    apprentices = [SKILLED[skill] for skill in skills]
    return table({"hand": [card.id], "apprentices": apprentices, "virtue": 4, **goods}, {}, options=PROMO)


@each_card
@rule("ARC-BUILD-02", "ARC-BUILD-03", "ARC-BUILD-04", "ARC-BUILD-05", "ARC-BUILD-06")
def test_a_building_costs_and_gives_what_it_shows(card: Card) -> None:
    game = about_to_build(card, card.cost, card.skills)
    before = player(game)
    play(game, "place guildhall")
    changes = {"workers": -1, "virtue": card.virtue} | {
        good: -amount for good, amount in zip(GOODS, card.cost, strict=True)
    }
    for name, amount in card.gain.items():
        changes[name] = changes.get(name, 0) + amount
    assert gained(before, player(game)) == {name: amount for name, amount in changes.items() if amount}
    assert player(game)["buildings"] == [card.id]
    assert card.id not in player(game)["hand"]
    assert game.scores.parts[0]["buildings"] == card.vp


@each_card
@rule("ARC-BUILD-02", "ARC-GUILDHALL-01")
def test_a_building_needs_its_whole_cost(card: Card) -> None:
    for number, amount in enumerate(card.cost):
        if amount:
            short = [9, 9, 9, 9, 9]
            short[number] = amount - 1
            assert refusal(about_to_build(card, tuple(short), card.skills), "place guildhall") == "ARC-GUILDHALL-01"


@each_card
@rule("ARC-BUILD-01")
def test_a_building_needs_each_skill_it_shows(card: Card) -> None:
    for skill in card.skills:
        others = "".join(other for other in "CTM" if other != skill)
        assert refusal(about_to_build(card, card.cost, others), "place guildhall") == "ARC-GUILDHALL-01"


@rule("ARC-COMP-02", "ARC-VAR-03")
def test_these_are_all_the_buildings_of_the_game() -> None:
    assert sorted(field(table({}, {}, options=PROMO), "building_deck")) == sorted(card.id for card in CARDS)


def built(card: str, *others: dict[str, Any], **blue: Any) -> Game:
    """Blue has just built a card, everything needed for it at hand; the goods left over are 9 of each."""
    figures = next(entry for entry in CARDS if entry.id == card)
    goods = {good: 9 + amount for good, amount in zip(GOODS, figures.cost, strict=True)}
    first = {"apprentices": ["labourer"], "cathedral": 5, "virtue": 7} | goods | blue
    first["hand"] = [card, *blue.get("hand", [])]
    game = table(first, *(others or ({},)), options=PROMO)
    play(game, "place guildhall")
    if game.decision.kind == "guildhall-work":
        play(game, f"build {card}")
    return game


@rule("ARC-BUILD-05", "ARC-RUL-15")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("treasury", {"gold": 1}, {"silver": 3}), ("clay-pit", {"gold": 1}, {"marble": 1})],
)
def test_one_of_two_gains_must_be_chosen(card: str, first: dict[str, int], second: dict[str, int]) -> None:
    game = built(card)
    assert moves(game) == ["choose 1", "choose 2"]
    before = player(game)
    assert gained(before, player(play(game.copy(), "choose 1"))) == first
    assert gained(before, player(play(game, "choose 2"))) == second


@rule("ARC-RUL-56", "ARC-BUILD-05")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_palace_gives_1_gold_for_4_virtue_at_construction(virtue: int, gold: int) -> None:
    assert player(built("palace", virtue=virtue))["gold"] == 9 + gold


@rule("ARC-BUILD-05", "ARC-RUL-15")
def test_the_drafting_room_draws_two_buildings() -> None:
    game = built("drafting-room")
    assert player(game)["hand"] == ["smithy", "steeple"]
    assert game.decision.seat == 1


@rule("ARC-BUILD-05", "ARC-RUL-15")
def test_the_hideout_releases_all_own_workers_from_prison() -> None:
    game = built("hideout", {"prison": 2}, prison=5)
    assert (player(game)["prison"], player(game)["workers"]) == (0, 19)
    assert player(game, 1)["prison"] == 2


@rule("ARC-RUL-51", "ARC-BUILD-05")
def test_the_tavern_hires_any_face_up_apprentice_for_free() -> None:
    spaces: list[dict[str, Any]] = [{"apprentice": name} for name in ("thief", "trickster", "patron-clay")]
    display = {"top": [*spaces, {"apprentice": "gatekeeper", "silver": 2}], "bottom": [{}, {}, {}, {}]}
    hand = {"hand": ["tavern"], "apprentices": ["labourer"], "wood": 3, "stone": 2, "gold": 1, "cathedral": 5}
    game = play(table(hand, {}, display=display), "place guildhall")
    assert moves(game) == ["hire top 1", "hire top 2", "hire top 3", "hire top 4"]
    before = player(game)
    play(game, "hire top 4")
    assert gained(before, player(game)) == {"silver": 2, "virtue": -1}
    assert player(game)["apprentices"] == ["labourer", "gatekeeper"]
    assert field(game, "tax_stand") == 4


@rule("ARC-RUL-51", "ARC-RUL-15")
def test_the_tavern_hire_may_be_declined_only_at_the_apprentice_limit() -> None:
    game = built("tavern")
    assert refusal(game, "decline") != ""
    full = ["labourer", "miner-1", "miner-2", "jeweller-1", "jeweller-2"]
    game = built("tavern", apprentices=full)
    assert set(moves(game)) == {"decline", *[f"dismiss {name}" for name in full]}
    assert player(play(game.copy(), "decline"))["apprentices"] == full
    play(game, "dismiss miner-1", "hire bottom 4")
    assert len(player(game)["apprentices"]) == 5
    assert field(game, "apprentice_deck")[-1] == "miner-1"


@rule("ARC-BUILD-05", "ARC-RUL-15")
def test_the_church_may_destroy_one_unpaid_debt() -> None:
    game = built("church", unpaid_debts=2, paid_debts=1)
    assert moves(game) == ["decline", "destroy debt"]
    assert player(play(game.copy(), "decline"))["unpaid_debts"] == 2
    before = player(game)
    play(game, "destroy debt")
    assert gained(before, player(game)) == {"unpaid_debts": -1}
    assert game.decision.seat == 1


@rule("ARC-BUILD-05", "ARC-RUL-15")
def test_the_library_may_turn_a_building_into_two_gold() -> None:
    game = built("library", hand=["well", "keep"])
    assert moves(game) == ["decline", "discard well", "discard keep"]
    assert player(play(game.copy(), "decline"))["gold"] == 9
    play(game, "discard keep")
    assert player(game)["gold"] == 11
    assert player(game)["hand"] == ["well"]
    assert field(game, "building_deck")[-1] == "keep"
    assert game.decision.seat == 1


@rule("ARC-RUL-52")
@pytest.mark.parametrize("card", ["library", "church"])
def test_library_and_church_may_be_built_without_use(card: str) -> None:
    game = built(card)
    assert player(game)["buildings"] == [card]
    assert player(game)["gold"] == 9
    assert game.decision.seat == 1
