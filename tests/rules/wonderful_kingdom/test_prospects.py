"""What becomes of a card and what it still lacks: the answers to "why not now?"."""

from regnum import Game
from regnum.games.wonderful_kingdom.gametype import WonderfulKingdom
from regnum.locale import texts
from tests.rules.marks import rule
from tests.rules.wonderful_kingdom.setting import table

TYPE = WonderfulKingdom()


def told(game: Game, target: str, lang: str = "en", seat: int = 0) -> str:
    """What is said of a target, and the rule."""
    found = TYPE.narrator(game.options).prospect(game.state, seat, target)
    return f"{texts(lang, *TYPE.texts_folders()).say(found.text)} ({found.rule})" if found else ""


@rule("IWK-OFFER-06")
def test_a_card_in_hand_is_offered() -> None:
    game = table({"hand": ["hamlet", "rangers"]}, {"hand": ["barracks", "guildhall"]})
    said = told(game, "hand/hamlet")
    assert said.startswith("You lay it into an area in an offer turn; whoever takes that area can construct it for ")
    assert said.endswith("or recycle it. (IWK-OFFER-06)")
    assert told(game, "hand/barracks") == ""
    assert "w turze propozycji" in told(game, "hand/hamlet", "pl")


@rule("IWK-BUILD-02", "IWK-BUILD-06")
def test_a_card_under_construction_says_what_is_missing() -> None:
    site = {"card": "cathedral", "missing": {"materials": 2, "gold": 1}}
    game = table({"sites": [site], "selection": ["rangers"]}, {}, at="planning")
    assert told(game, "site/cathedral") == "Under construction; still missing: 2 materials and 1 gold. (IWK-BUILD-02)"
    pl = "W konstrukcji; brakuje jeszcze: 2 materiały i 1 złoto. (IWK-BUILD-02)"
    assert told(game, "site/cathedral", "pl") == pl
    assert told(game, "site/hamlet") == ""


@rule("IWK-PLAN-02", "IWK-PLAN-08")
def test_a_selected_card_is_constructed_or_recycled() -> None:
    game = table({"selection": ["hamlet", "chest-of-coins"]}, {}, at="planning")
    assert told(game, "selection/hamlet").startswith("In the planning phase you construct it (still missing then: ")
    assert told(game, "selection/chest-of-coins").startswith("In the planning phase you recycle it for ")


@rule("IWK-MENACE-13", "IWK-MENACE-14")
def test_a_menace_says_which_soldiers_are_missing() -> None:
    game = table({"menaces": ["shadow"], "soldiers": 1, "selection": ["hamlet"]}, {}, at="planning", module="menace")
    said = told(game, "menace/shadow")
    assert said.startswith("Defeated in the fight phase, with ")
    assert "missing: " in said
    game = table({"menaces": ["shadow"], "soldiers": 9, "selection": ["hamlet"]}, {}, at="planning", module="menace")
    assert told(game, "menace/shadow").endswith("you have enough. (IWK-MENACE-13)")


@rule("IWK-ADVISOR-02", "IWK-ADVISOR-03")
def test_an_advisor_says_its_phase_its_price_and_what_is_missing() -> None:
    who = "lady-of-the-forest"
    game = table({"advisors": [who], "soldiers": 0, "selection": ["hamlet"]}, {}, at="planning", module="advisors")
    said = told(game, f"advisor/{who}")
    assert said.startswith("Used for ")
    assert "once a round (production phase)" in said
    assert "missing: " in said
    used = table(
        {"advisors": [who], "used": [who], "soldiers": 9, "selection": ["hamlet"]}, {}, at="planning", module="advisors"
    )
    assert told(used, f"advisor/{who}") == (
        "Used in this round already; it can be used again in the next. (IWK-ADVISOR-03)"
    )
