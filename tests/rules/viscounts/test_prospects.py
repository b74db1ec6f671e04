"""What cards, Manuscripts and Buildings are for and what they lack: the answers to "why not now?"."""

from regnum import Game
from regnum.games.viscounts.gametype import Viscounts
from regnum.locale import texts
from tests.rules.marks import rule
from tests.rules.viscounts.setting import table

TYPE = Viscounts()
NARRATOR = TYPE.narrator(TYPE.check_options(2, {}))


def told(game: Game, target: str, lang: str = "en", seat: int = 0) -> str:
    """What is said of a target, and the rule."""
    found = NARRATOR.prospect(game.state, seat, target)
    return f"{texts(lang, *TYPE.texts_folders()).say(found.text)} ({found.rule})" if found else ""


@rule("VIS-CARDS-04", "VIS-MOVE-01")
def test_a_card_in_hand_is_played_when_the_turn_begins() -> None:
    game = table({"hand": ["thief"], "at": "town-1"}, {"at": "town-9"}, phase="action")
    assert told(game, "hand/thief") == (
        "Played when your turn begins: it goes to the first space of your board, "
        "and your Viscount rides at least 1 space. (VIS-CARDS-04)"
    )
    assert "co najmniej o 1 pole." in told(game, "hand/thief", "pl")
    assert told(game, "hand/thief", seat=1) == ""


@rule("VIS-RECRUIT-01", "VIS-RECRUIT-02")
def test_townsfolk_lack_silver_and_the_viscount() -> None:
    pile = {"b": ["jeweller"]}
    game = table({"at": "town-1", "silver": 1}, {"at": "town-9"}, phase="action", townsfolk=pile)
    price = game.state.deck.townsfolk[game.state.townsfolk[1][-1]].silver  # type: ignore[attr-defined]
    assert told(game, "townsfolk/b") == (
        f"Hired after the action of your turn, for {price} Silver; "
        f"missing: {price - 1} Silver and your Viscount at towns 3–4. (VIS-RECRUIT-01)"
    )
    game = table({"at": "town-3", "silver": 9}, {"at": "town-9"}, phase="action", townsfolk=pile)
    assert told(game, "townsfolk/b").endswith("nothing is missing. (VIS-RECRUIT-01)")


@rule("VIS-SCRIBE-01", "VIS-SCRIBE-02")
def test_a_manuscript_lacks_icons_and_the_inner_path() -> None:
    game = table({"at": "inner-a", "row": [None, None, None], "ink": 9}, {"at": "town-9"}, phase="action")
    assert "nothing is missing" in told(game, "manuscript/a")
    assert told(game, "manuscript/b").endswith("missing: your Viscount on the inner path at towns 3–4. (VIS-SCRIBE-01)")
    game = table({"at": "inner-a", "row": [None, None, None], "ink": 0}, {"at": "town-9"}, phase="action")
    assert "Cleric icon" in told(game, "manuscript/a").partition("missing: ")[2]


@rule("VIS-BUILD-01", "VIS-BUILD-04")
def test_a_building_lacks_icons_and_the_outer_path() -> None:
    game = table({"at": "inner-a", "row": [None, None, None], "stone": 1}, {"at": "town-9"}, phase="action")
    lacks = told(game, "slot/guildhall-1").partition("missing: ")[2]
    assert "Builder icons" in lacks
    assert lacks.endswith("and your Viscount on the outer path. (VIS-BUILD-01)")
    assert told(game, "slot/guildhall-1").startswith("Constructed on the outer path, for 7 Builder icons")
    game = table({"at": "town-1", "stone": 9}, {"at": "town-9"}, phase="action")
    assert "nothing is missing" in told(game, "slot/workshop-1")
