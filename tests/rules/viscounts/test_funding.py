"""How the icons of an action come together where cards bend it: payments that count once or often, pairs, savings.

The printed deck has each such ability once; where a rule speaks of two of them a deck of the test's own has them.
"""

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regnum import Game
from regnum.games.viscounts import cardfiles
from tests.rules.marks import rule
from tests.rules.viscounts.setting import BARE, field, kind, moves, pending, play, player, refusal, table

#: What other cards do in the deck of this file, and what they do in print; the Miner when it is dismissed.
CHANGED = {
    "overseer-virtue": ("after-castle: gain 1 virtue", "castle: may use 1 gold as 2 nobles"),
    "deacon-virtue": ("after-transcribe: gain 1 virtue", "transcribe: may use 1 gold as 2 clerics"),
    "woodcutter-virtue": ("after-construct: gain 1 virtue", "construct: may repeatedly use 3 merchants as 2 builders"),
    "friar": ("gain 1 virtue", "hire: save 2 silver"),
    "princess": ("gain 1 virtue", "dismiss: save 2 silver"),
    "jeweller": ("after-trade: gain 1 virtue", "flip-deed: gain 1 silver"),
    "miner": ("gain 1 virtue", "build 1 workshop"),
}


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A deck file with the abilities above."""
    cards = resources.files(cardfiles.__package__).joinpath("cards", "townsfolk.toml").read_text(encoding="utf-8")
    for card, (old, new) in CHANGED.items():
        before, after = cards.split(f'id = "{card}"\n')
        field = "effect" if card == "miner" else "ability"
        assert f'{field} = "{old}"' in after
        cards = f'{before}id = "{card}"\n' + after.replace(f'{field} = "{old}"', f'{field} = "{new}"', 1)
    path: Path = tmp_path_factory.mktemp("deck") / "funding.toml"
    path.write_text(cards, encoding="utf-8")
    return str(path)


def scribe(row: list[str], tile: str, **own: Any) -> Game:
    """The inner space of segment A with a Manuscript to transcribe, and nobody to dismiss or to hire."""
    options = own.pop("options", {})
    visible = {"a": [tile]}
    entry = {"row": row, "at": "inner-a", **own}
    return table(entry, {}, phase="action", townsfolk={"a": ["jeweller"]}, manuscripts=visible, options=options)


def goods(game: Game) -> dict[str, int]:
    """What the player has left of silver and resources, without what is nothing."""
    own = player(game)
    return {good: own[good] for good in ("silver", "stone", "gold", "ink") if own[good]}


@rule("VIS-R-15")
@pytest.mark.parametrize(("gold", "most", "left"), [(1, 2, 0), (2, 3, 0), (3, 3, 1), (4, 4, 0), (5, 4, 1)])
def test_two_cards_let_two_units_count_double(gold: int, most: int, left: int, deck: str) -> None:
    """2 Nobles on the cards; the first two Gold are worth 2 each, every other 1: 4, 6, 7, 8, 9 icons."""
    own = {"row": ["artist", "overseer-virtue", "labourer"], "at": "inner-a", "gold": gold}
    game = table(own, {}, phase="action", townsfolk=BARE, options={"deck": deck})
    play(game, "castle")
    assert moves(game)[-1] == f"send {most}"
    assert player(play(game, f"send {most}"))["gold"] == left


@rule("VIS-R-15", "VIS-ACT-03")
def test_one_unit_of_each_of_two_goods_counts_double(deck: str) -> None:
    """Priest (ink) and Deacon (gold), a Cleric each; of the Gold only one unit counts at all."""
    row, options = ["priest", "deacon-virtue", "squire"], {"deck": deck}
    game = scribe(row, "survey-of-the-town", ink=1, gold=1, options=options)
    assert goods(play(game, "transcribe")) == {}
    assert player(game)["manuscripts"] == ["survey-of-the-town"]
    short = scribe(row, "survey-of-the-town", ink=1, gold=0, stone=9, options=options)
    assert refusal(short, "transcribe") == "VIS-ACT-09"
    once = scribe(row, "survey-of-the-town", ink=0, gold=4, options=options)
    assert refusal(once, "transcribe") == "VIS-ACT-09"
    choice = play(scribe(row, "lives-of-the-saints", ink=2, gold=2, options=options), "transcribe")
    assert moves(choice) == ["pay gold", "pay ink"]
    assert goods(play(choice, "pay gold")) == {"gold": 1, "ink": 2}


@rule("VIS-R-15", "VIS-ACT-07", "VIS-ACT-09")
def test_the_double_unit_comes_first_and_then_single_ones() -> None:
    """Priest and Emma have a Cleric each; 6 are needed. Ink counts 2, then 1; Emma lets Gold and Stone count 1."""
    row = ["priest", "emma", "squire"]
    assert refusal(scribe(row, "survey-of-the-town", ink=2), "transcribe") == "VIS-ACT-09"
    exact = scribe(row, "survey-of-the-town", ink=2, gold=1)
    assert goods(play(exact, "transcribe")) == {}
    game = play(scribe(row, "survey-of-the-town", ink=3, gold=2, stone=1), "transcribe")
    assert moves(game) == ["pay stone", "pay gold", "pay ink"]  # the first Ink Well was needed in any case
    assert goods(play(game.copy(), "pay ink", "pay ink")) == {"gold": 2, "stone": 1}
    stone = play(game.copy(), "pay stone")  # nothing but Gold comes after it
    assert goods(stone) == {"gold": 1, "ink": 2}


@rule("VIS-ACT-03")
def test_a_good_that_was_passed_over_is_not_gone_back_to() -> None:
    """The action's own good first, then Silver, Stone, Gold: so that no mix is offered twice."""
    game = play(scribe(["emma", "squire", "trader"], "lives-of-the-saints", ink=2, stone=2, gold=2), "transcribe")
    assert moves(game) == ["pay stone", "pay ink"]  # 3 are missing: Gold alone, the last, is not enough
    play(game, "pay stone")
    assert moves(game) == ["pay stone", "pay gold"]
    assert refusal(game, "pay ink") == "VIS-ACT-03"
    assert refusal(game, "pay silver") == "VIS-ACT-03"
    play(game, "pay stone")  # and Gold, the only one left
    assert goods(game) == {"gold": 1, "ink": 2}


@rule("VIS-ACT-03", "VIS-R-14")
def test_silver_counts_in_pairs_and_merchants_do_not_where_only_silver_does() -> None:
    """The Clergyman lets 2 Silver count as a Cleric, not 2 Merchants."""
    row = ["clergyman", "trader", "squire"]
    assert "transcribe" in moves(scribe(row, "psalter-of-mercy", silver=4))
    assert refusal(scribe(row, "psalter-of-mercy", silver=3), "transcribe") == "VIS-ACT-09"
    assert refusal(scribe(row, "psalter-of-mercy", silver=1, ink=1), "transcribe") == "VIS-ACT-09"
    assert goods(play(scribe(row, "psalter-of-mercy", silver=3, ink=1), "transcribe")) == {"silver": 1}


@rule("VIS-ACT-07")
def test_who_has_all_icons_is_asked_for_no_payment() -> None:
    game = scribe(["clergyman", "friar", "bishop"], "recipe-for-ink", silver=2, ink=1)
    play(game, "transcribe")
    assert (player(game)["manuscripts"], goods(game)) == (["recipe-for-ink"], {"silver": 2, "ink": 3})


@rule("VIS-R-14")
def test_every_full_group_of_merchants_counts_and_what_is_left_over_does_not(deck: str) -> None:
    """A Woodcutter that lets 3 Merchants count as 2 Builders: 1 + 2 with three to five of them, 1 + 4 with six."""
    for row, built, possible in [
        (["woodcutter-virtue", "lender", "squire"], [], False),
        (["woodcutter-virtue", "lender", "trader"], [], True),
        (["woodcutter-virtue", "lender", "journeyman"], ["trading-post-3"], True),
    ]:
        own = {"row": row, "at": "town-4", "built": built}
        game = table(own, {}, phase="action", townsfolk=BARE, options={"deck": deck})
        assert ("construct" in moves(game)) == possible
    play(game, "construct")
    assert moves(game) == [f"build {slot}" for slot in SLOTS if "guildhall" not in slot and slot != "trading-post-3"]


SLOTS = [f"{kind}-{number}" for kind in ("trading-post", "guildhall", "workshop") for number in (1, 2, 3)]


@rule("VIS-R-06", "VIS-DISMISS-02")
def test_merchants_match_only_where_a_full_group_results(deck: str) -> None:
    """The Woodcutter has none of its own: with the Jeweller's 2 a third must be there."""
    for row, offered in [
        (["woodcutter-virtue", "abbot", "squire"], False),
        (["woodcutter-virtue", "trader", "squire"], True),
    ]:
        own = {"row": row, "at": "town-4", "silver": 9, "stone": 9}
        game = table(own, {}, phase="action", townsfolk={**BARE, "b": ["jeweller"]}, options={"deck": deck})
        play(game, "construct", "build workshop-1")
        assert (kind(game) == "may-dismiss") == offered


@rule("VIS-R-06", "VIS-DISMISS-02")
def test_who_has_no_merchant_does_not_match_whatever_lies_on_the_board() -> None:
    own = {"row": ["strongman", "lender", "trader"], "at": "town-4", "silver": 9, "stone": 9}
    game = table(own, {}, phase="action", townsfolk={**BARE, "b": ["friar"]})
    play(game, "construct", "build workshop-1")
    assert kind(game) == "choose-spot"


@rule("VIS-DISMISS-03", "VIS-DISMISS-09")
@pytest.mark.parametrize(
    ("town", "price"), [("town-2", 2), ("town-4", 2), ("town-6", 1), ("town-8", 2), ("town-10", 1)]
)
def test_the_price_of_those_printed_on_the_segments(town: str, price: int) -> None:
    """Each has an icon for Construct or a Criminal but that of A, who counts inside."""
    inner = town == "town-2"
    own = {"row": ["squire", "abbot", "labourer"], "silver": 9, "stone": 9, "at": "inner-a" if inner else town}
    game = table(own, {}, phase="action", townsfolk=BARE)
    play(game, *(["castle"] if inner else ["construct", "build workshop-1"]), "dismiss")
    assert player(game)["silver"] == 9 - price


@rule("VIS-R-21", "VIS-RECRUIT-02")
@pytest.mark.parametrize(("visible", "price"), [("mason", 0), ("miner", 1), ("bishop", 2)])
def test_larena_hires_for_one_less(visible: str, price: int) -> None:
    for row, paid in [(["larena", "abbot", "squire"], price), (["trader", "abbot", "squire"], price + 1)]:
        own = {"row": row, "at": "town-4", "silver": price + 1}
        piles = {**BARE, "b": [visible]}
        game = table(own, {}, phase="recruit", townsfolk=piles, options={"extra_heroes": True})
        assert player(play(game, "recruit"))["silver"] == price + 1 - paid
    poor = {"row": ["larena", "abbot", "squire"], "at": "town-4", "silver": price}
    assert moves(table(poor, {}, phase="recruit", townsfolk=piles, options={"extra_heroes": True})) == [
        "decline",
        "recruit",
    ]


@rule("VIS-R-21")
def test_a_saving_is_for_what_it_says_and_no_price_is_below_nothing(deck: str) -> None:
    """A Friar that saves 2 Silver on hiring, a Princess that does on dismissing; the Mason is worth 1."""
    for row, dismissed, hired in [
        (["friar", "abbot", "labourer"], 1, 0),
        (["princess", "abbot", "labourer"], 0, 1),
    ]:
        own = {"row": row, "at": "town-4", "silver": 5, "stone": 2}
        piles = {**BARE, "b": ["mason", "scoundrel-gold"]}
        game = table(own, {}, phase="action", townsfolk=piles, options={"deck": deck})
        play(game, "construct", "build workshop-1", "dismiss")
        assert player(game)["silver"] == 5 - dismissed
        play(game, "arrange 1 2 3", "build on b4", "decline")
        assert player(play(game, "recruit"))["silver"] == 5 - dismissed - hired


@rule("VIS-TRADE-02", "VIS-TRADE-04", "VIS-R-03")
@pytest.mark.parametrize(
    ("town", "icons", "pays"),
    [(1, 1, False), (2, 2, True), (3, 1, False), (4, 2, True), (5, 2, True), (6, 4, True), (7, 2, True), (8, 3, True),
     (9, 2, True), (10, 2, True)],
)  # fmt: skip
def test_silver_pays_for_merchants_in_every_town_that_does_not_give_silver(town: int, icons: int, pays: bool) -> None:
    """3 Merchants and 3 Silver: 6 icons, or 3 where Silver would only come back."""
    own = {"row": ["lender", "trader", "abbot"], "at": f"town-{town}", "silver": 3, "hand": ["thief", "squire"]}
    game = table({**own, "acquired_deeds": 5}, {}, phase="action", townsfolk=BARE)
    play(game, "trade")
    if kind(game) == "may-dismiss":
        play(game, "dismiss nobody")  # C and E print a Criminal
    exchanges = (6 if pays else 3) // icons
    assert exchanges == 1 or moves(game) == [f"exchange {number + 1}" for number in range(exchanges)]


@rule("VIS-ACT-03", "VIS-ACT-07")
def test_the_chronicle_tells_what_was_paid() -> None:
    plain = scribe(["abbot", "squire", "trader"], "psalter-of-mercy", ink=3)
    choice = scribe(["clergyman", "squire", "trader"], "psalter-of-mercy", silver=2, ink=1)
    for game, paid in [
        (plain, [{"good": "ink", "amount": 2}]),
        (choice, [{"good": "ink", "amount": 1}, {"good": "silver", "amount": 2}]),
    ]:
        game.listen()
        play(game, "transcribe")
        assert [event.args for event in game.events(0) if event.kind == "paid"] == paid


@rule("VIS-RECRUIT-06", "VIS-DISMISS-05", "VIS-SETUP-05")
def test_who_leaves_a_pile_leaves_all_others_as_they_are() -> None:
    piles = {"a": ["friar", "vicar"], "b": ["miner", "mason"], "c": ["jeweller"], "d": [], "e": ["princess"]}
    game = table({"at": "town-3", "silver": 9}, {}, phase="recruit", townsfolk=piles)
    before = field(game, "manuscripts")
    play(game, "recruit")
    assert field(game, "townsfolk") == {**piles, "b": ["mason"]}
    assert field(game, "manuscripts") == before


@rule("VIS-R-05")
def test_an_action_for_which_no_spot_is_left_does_not_happen(deck: str) -> None:
    """A Miner whose dismissal brings a free Workshop: it takes the last spot at the town."""
    own = {"row": ["labourer", "abbot", "squire"], "stone": 2, "silver": 2, "at": "town-4", "hand": ["thief", "trader"]}
    fields: dict[str, Any] = {"buildings": {"b4": "blue workshop"}, "townsfolk": {**BARE, "b": ["miner"]}}
    game = table(own, {}, phase="action", options={"deck": deck}, **fields)
    play(game, "construct", "build workshop-1", "dismiss", "build workshop-2", "build on b3")
    assert (player(game)["built"], player(game)["stone"], player(game)["silver"]) == (["workshop-2"], 2, 0)


@rule("VIS-R-05")
@pytest.mark.parametrize(("free", "built", "stone"), [(1, ["workshop-1"], 2), (2, ["workshop-1", "workshop-2"], 1)])
def test_a_building_that_the_dismissal_has_built_is_not_built_again(
    deck: str, free: int, built: list[str], stone: int
) -> None:
    """The declared Building goes up for free: the action that was to build it does not happen, and costs nothing."""
    own = {"row": ["labourer", "abbot", "squire"], "stone": 2, "silver": 2, "at": "town-4", "hand": ["thief", "trader"]}
    game = table(own, {}, phase="action", options={"deck": deck}, townsfolk={**BARE, "b": ["miner"]})
    play(game, "construct", "build workshop-1", "dismiss", f"build workshop-{free}", "build on b3")
    if kind(game) == "choose-spot":
        play(game, moves(game)[0])
    assert kind(game) != "choose-spot"
    assert (player(game)["built"], player(game)["stone"]) == (built, stone)
    game.type.audit(game.state)


@rule("VIS-DEBT-06", "VIS-R-10")
def test_a_flipped_deed_triggers_what_waits_for_it(deck: str) -> None:
    """A Jeweller that gives 1 Silver for each Deed that is flipped, for its owner only and not for Debts."""
    for effect, silver in [("flip 1 deed", 1), ("flip 2 deeds", 2), ("flip 1 debt", 0)]:
        frame = {"frame": "do-effect", "seat": "blue", "effect": effect, "rule": "VIS-BUILD-08"}
        calm = {"row": ["abbot", "squire", None], "hand": ["trader", "thief"]}
        blue = {**calm, "row": ["jeweller", "abbot", None], "unpaid_debts": 2, "acquired_deeds": 2}
        game = table({**calm}, blue, {**calm}, stack=[*pending("draw", "red"), frame], options={"deck": deck})
        if effect.endswith("debt"):
            play(game, "take ink")
        assert [player(game, seat)["silver"] for seat in range(3)] == [0, silver, 0]


@rule("VIS-ACT-09", "VIS-DISMISS-01")
def test_who_can_not_do_without_a_dismissal_is_not_asked() -> None:
    """Clergyman 1, an Ink Well 1, 3 Silver 1: 3 of 4. With the Bishop's 2 Clerics for all Silver it is enough."""
    own = {"row": ["clergyman", "squire", "labourer"], "at": "inner-a", "ink": 1, "silver": 3}
    fields: dict[str, Any] = {"townsfolk": {**BARE, "a": ["bishop"]}, "manuscripts": {"a": ["treatise-on-stone"]}}
    game = play(table(own, {}, phase="action", **fields), "transcribe")
    assert (player(game)["manuscripts"], goods(game)) == (["treatise-on-stone"], {"stone": 2})
    assert "bishop" in field(game, "gone")


@rule("VIS-CASTLE-02", "VIS-ACT-03")
@pytest.mark.parametrize(("silver", "most"), [(3, 1), (4, 2), (5, 2)])
def test_silver_counts_for_workers_in_pairs(silver: int, most: int) -> None:
    """The Diplomat has a Noble and lets 2 Silver count as another."""
    own = {"row": ["diplomat", "abbot", "labourer"], "at": "inner-a", "silver": silver}
    game = play(table(own, {}, phase="action", townsfolk={**BARE, "a": ["friar"]}), "castle")
    assert (moves(game) == ["send 1", "send 2"]) == (most == 2)
    if most == 2:
        assert player(play(game, "send 2"))["silver"] == silver - 4


@rule("VIS-RECRUIT-01", "VIS-RECRUIT-02")
@pytest.mark.parametrize("segment", ["a", "b", "c", "d", "e"])
@pytest.mark.parametrize("side", ["left", "right", "inner"])
def test_who_can_be_hired_is_the_one_of_the_own_segment(segment: str, side: str) -> None:
    town = 2 * "abcde".index(segment) + (2 if side == "right" else 1)
    own = {"at": f"inner-{segment}" if side == "inner" else f"town-{town}", "silver": 2, "hand": ["thief", "trader"]}
    game = table(own, {}, phase="recruit", townsfolk={**BARE, segment: ["friar"]})
    assert player(play(game, "recruit"))["discard"] == ["friar"]
