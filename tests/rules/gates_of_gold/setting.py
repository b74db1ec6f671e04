"""Set a table with Gates of Gold up by hand: what its rule tests are written with."""

from typing import Any

from regnum import Game
from regnum.games.gates_of_gold import cardfiles
from tests.rules.viscounts import setting
from tests.rules.viscounts.setting import PlayerData, player

#: A Manuscript for each column of the first board, which has grey, black, blue and yellow ribbons.
COLUMNS = {2: "book-of-pardons", 3: "merchants-tally", 4: "gifts-of-the-court"}
OPTIONS = {"gates_of_gold": True}
BOARDS = ("board-1", "board-2", "board-3", "board-4")
#: The row before the gate unless a test says otherwise, and who comes next.
ROW = ["hunter", "tyrant", "warrior"]
NEXT = ["protector", "outrider", "champion"]
ORDER = "kings-order-1"


def own(seat: int, data: PlayerData) -> PlayerData:
    """A player, with `columns` of the own board unlocked (the first seat's board only).

    The others have cards to choose from, so that a game stops when it is their turn.
    """
    given = dict(data)
    columns = given.pop("columns", ())
    if columns:
        given["manuscripts"] = [*given.get("manuscripts", []), *[COLUMNS[column] for column in columns]]
    waiting = {"hand": ["abbot", "thief"]} if seat else {}
    return {"manuscript_board": BOARDS[seat], **waiting, **given}


def gate(*players: PlayerData, **fields: Any) -> Game:
    """The same as `table` of the base game, with the expansion: red has the first board, and so on."""
    row = [card for card in fields.get("outsiders", ROW) if card not in spoken_for(players)]
    elsewhere = [*row, *fields.get("gone", []), *spoken_for(players)]
    others = [card for card in (*NEXT, *outsiders()) if card not in elsewhere]
    others = list(dict.fromkeys(others))
    missing = 0 if "outsiders" in fields else 3 - len(row)
    fields = {"outsider_pile": others[missing:], **fields, "outsiders": [*row, *others[:missing]]}
    options = {**OPTIONS, **fields.pop("options", {})}
    return setting.table(*[own(seat, data) for seat, data in enumerate(players)], options=options, **fields)


def spoken_for(players: tuple[PlayerData, ...]) -> list[str]:
    """The cards that players have, wherever they lie."""
    zones = [data.get(zone, []) for data in players for zone in ("row", "hand", "draw", "discard")]
    return [card for zone in zones for card in zone]


def outsiders() -> list[str]:
    """All Outsiders."""
    return [card.id for card in cardfiles.outsiders()]


def told(game: Game, name: str) -> Any:
    """A field of the table."""
    return setting.field(game, name)


def total(game: Game, part: str, seat: int = 0) -> int:
    """The points of a part of the score."""
    return game.scores.parts[seat].get(part, 0)


def silver(game: Game, seat: int = 0) -> int:
    """The Silver of a player."""
    found: int = player(game, seat)["silver"]
    return found
