"""Two tables that differ only in what a seat can't know answer that seat byte for byte alike."""

from random import Random
from typing import Any

import httpx
import pytest

import regnum
from regnum.engine.record import Record
from tests.conformance.tables import NAMES, TABLES, somewhere
from tests.server.setting import House, Person

SEVERAL = [index for index, (_, players, _) in enumerate(TABLES) if players in (2, 3)]


class Deals:
    """Lays games on tables exactly as they are: a record would not say how a game that was dealt anew came to be."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self._games: list[regnum.Game] = []
        monkeypatch.setattr("regnum.api.begin", self._begin)

    def _begin(self, record: Record) -> regnum.Game:
        assert record.seed is not None
        return self._games[record.seed].copy()

    def lay(self, game: regnum.Game, people: list[Person]) -> str:
        """The id of a table with this game."""
        stand_in = regnum.new(game.type.name, game.players, len(self._games), **game.options)
        self._games.append(without_past(game))
        return self.house.lay(stand_in, people)


def without_past(game: regnum.Game) -> regnum.Game:
    """The game as one that begins where it is: a table could not play through the past of one dealt anew."""
    return regnum.Game(game.type, game.options, None, game.state.copy(), game.state.copy(), [])


def answers(deals: Deals, person: Person, game: regnum.Game, seat: int, targets: list[str]) -> list[str]:
    """Everything that the seat can ask at a table with this game on it, without the table's own id."""
    house, other = deals.house, deals.house.person()
    id = deals.lay(game, [person if one == seat else other for one in range(game.players)])
    where = f"/api/tables/{id}"
    asked: list[httpx.Response] = [
        person.get(where),
        person.get(where, seat=seat, lang="pl"),
        person.get(f"{where}/outlook", seat=seat),
        person.get(f"{where}/at/0"),
        person.get(f"{where}/reckoning"),
        house.stranger().get(where),
    ]
    asked += [person.get(f"{where}/why", seat=seat, target=target) for target in targets]
    legal = [words for decision in game.decisions if decision.seat == seat for words in decision.notations]
    some = game.catalogue.notations[:: len(game.catalogue.notations) // 5]
    asked += [person.play(id, seat, 0, words) for words in some if words not in legal]
    assert all(answer.status_code in (200, 422) for answer in asked), [answer.text[:200] for answer in asked]
    return [answer.text.replace(id, "ID") for answer in asked]


def check_deals(deals: Deals, table: tuple[str, int, dict[str, Any]], seed: int) -> None:
    """At a moment of a game: for each seat, the real cards and two other deals."""
    game = somewhere(table, seed).determinize(0, seed)
    targets = Random(seed).sample(sorted({target for target in game.catalogue.targets if target}), 4)
    for seat in range(game.players):
        person = deals.house.person()
        real = answers(deals, person, game, seat, targets)
        for deal in range(2):
            assert answers(deals, person, game.determinize(seat, seed + deal), seat, targets) == real


@pytest.fixture
def deals(house: House, monkeypatch: pytest.MonkeyPatch) -> Deals:
    """Tables with any game."""
    return Deals(house, monkeypatch)


@pytest.mark.parametrize("index", SEVERAL[::3], ids=[NAMES[index] for index in SEVERAL[::3]])
def test_answers_do_not_depend_on_what_the_seat_cannot_know(deals: Deals, index: int) -> None:
    """States, outlooks, reasons, refused moves, past and reckoning, in the middle of a game."""
    check_deals(deals, TABLES[index], index)


@pytest.mark.slow
@pytest.mark.parametrize("index", range(len(TABLES)), ids=NAMES)
def test_answers_do_not_depend_on_it_in_any_variant(deals: Deals, index: int) -> None:
    """The same for all player counts and modules, at many moments."""
    for moment in range(5):
        check_deals(deals, TABLES[index], 100 * index + moment)
