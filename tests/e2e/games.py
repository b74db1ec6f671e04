"""What the browser tests of every game need to know of it: a game gets them by being listed here."""

from typing import NamedTuple


class Pictured(NamedTuple):
    """A table that is looked at in every size, after seat 0 has made some moves."""

    game: str
    seats: list[str]
    options: dict[str, str | bool]
    moves: int


#: How the button of each game's book begins, or what is in it, in each language.
BOOKS = {
    "architects": {"en": "Architects", "pl": "Architekci"},
    "viscounts": {"en": "Viscounts", "pl": "Wicehrabiowie"},
    "wonderful_kingdom": {"en": "Wonderful", "pl": "Nowe Wspaniałe"},
}
PICTURED = [
    Pictured("architects", ["me", "greedy", "greedy", "greedy"], {}, 14),
    Pictured("viscounts", ["me", "greedy", "greedy"], {}, 14),
    Pictured("viscounts", ["me"], {"ai": "noble"}, 20),
    Pictured("viscounts", ["me", "greedy"], {"gates_of_gold": True}, 14),
    Pictured("wonderful_kingdom", ["me", "greedy"], {}, 16),
    Pictured("wonderful_kingdom", ["me", "greedy"], {"module": "menace"}, 30),
    Pictured("wonderful_kingdom", ["me"], {"module": "advisors"}, 12),
]
