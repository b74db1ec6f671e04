"""Which cards a viewer can know of, told by the zones they lie in: written from the rules, not from the engine's table.

Architects, section 15; It's a Wonderful Kingdom, section 14.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import regnum

#: Zones of a player that only the player sees, and zones that nobody sees.
OWN = ("hand", "packet", "kept", "looking", "drawn", "rejected")
NOBODYS = (
    *("building_deck", "apprentice_deck", "deck", "advisor_deck"),
    *("rewards", "rewards_in_box", "small_market", "large_market", "risk"),
    *("chance", "ledger", "stack", "lanes", "openings", "before"),
)


def words(data: object) -> Iterator[str]:
    """Every text inside, but for cards with their backs up."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        hidden = bool(data.get("face_down"))
        for name, part in data.items():
            if not (hidden and name == "card"):
                yield from words(part)
    elif isinstance(data, list):
        for part in data:
            yield from words(part)


class Knowing:
    """All cards that a viewer can have known so far, and those that are in the game."""

    def __init__(self, game: regnum.Game, viewer: int | None) -> None:
        self.viewer = viewer
        #: Words that are no secret: what moves begin with.
        common = {notation.split()[0] for notation in game.catalogue.notations}
        table: Any = game.position()["table"]
        zones = [table[zone] for zone in NOBODYS[:4] if zone in table]
        zones += [player[zone] for player in table["players"] for zone in OWN if zone in player]
        self.cards = {card for card in words(zones) if card not in common}
        self.known: set[str] = set()
        self.learn(game)

    def learn(self, game: regnum.Game) -> None:
        """Look at the table as it stands, and hear what is told."""
        table: Any = game.position()["table"]
        for zone, data in table.items():
            if zone not in NOBODYS and zone != "players":
                self.known.update(words(data))
        for seat, player in enumerate(table["players"]):
            if game.state.lanes and seat != self.viewer:
                continue  # What others do in a simultaneous step is theirs until it closes.
            for zone, data in player.items():
                if zone not in OWN or seat == self.viewer:
                    self.known.update(words(data))
        self.known.update(words([event.data() for event in game.events(self.viewer)]))

    def unknown(self) -> set[str]:
        """Cards of which the viewer can't have heard."""
        return self.cards - self.known


def told(text: str, cards: set[str]) -> set[str]:
    """The cards of which a text speaks, by their ids."""
    if not cards:
        return set()
    pattern = "|".join(sorted(map(re.escape, cards), key=len, reverse=True))
    return set(re.findall(rf"(?<![\w-])(?:{pattern})(?![\w-])", text))
