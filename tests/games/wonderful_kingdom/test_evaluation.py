"""The evaluation remembers what it worked out last; a table must not look better or worse for that."""

import itertools

import pytest

import regnum
from regnum.engine.resolving import imagine, legal_moves
from regnum.engine.rng import seeded
from regnum.engine.state import State
from regnum.games.wonderful_kingdom import evaluation
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.state import Table
from tests.conformance.tables import TABLES, deal, play_on
from tests.rules.wonderful_kingdom.setting import site, table

KINGDOMS = [table for table in TABLES if table[0] == "wonderful_kingdom"]


def forget() -> None:
    for seat in range(2):
        evaluation._prospects[seat] = None
        evaluation._outlooks[seat] = None


def looks(game: regnum.Game) -> list[State]:
    """The table as it is, with one krystallium more, and after every move that somebody may make."""
    richer = game.state.copy()
    assert isinstance(richer, Table)
    richer.players[0].krystallium += 1
    found = [game.state, richer]
    for decision in game.decisions:
        for move in legal_moves(game.state, decision.seat):
            after = game.state.copy()
            imagine(after, decision.seat, move)
            found.append(after)
    return found


def judged(game: regnum.Game, state: State) -> list[float]:
    type = game.type
    seats = range(state.seats)
    points = [type.evaluate(state, seat) for seat in seats] + type.prospects(state)
    return points if state.over else points + [type.forecast(state, seat) for seat in seats]


@pytest.mark.parametrize("seed", range(3))
def test_a_table_looks_the_same_after_any_other(seed: int) -> None:
    games = [deal(table, seed) for table in KINGDOMS]
    rng = seeded(seed)
    for _ in range(12):
        tables = [[(game, state) for state in looks(game)] for game in games if not game.over]
        one_by_one = list(itertools.chain(*tables))
        by_turns = [look for mixed in itertools.zip_longest(*tables) for look in mixed if look is not None]
        for order in (one_by_one, by_turns):
            anew = []
            for game, state in order:
                forget()
                anew.append(judged(game, state))
            forget()
            assert [judged(game, state) for game, state in order] == anew
        for game in games:
            play_on(game, rng, 9)


IDS = [card.id for card in deck_of("").developments]


def offered_worth(card: str, **blue: object) -> float:
    """What an offered card is worth to blue, who rules Valados, in the second round."""
    state = table(blue, {}, round=2).state
    assert isinstance(state, Table)
    return evaluation.card_value(state, evaluation.prospect_of(state, 0), IDS.index(card))


def test_a_card_that_counts_a_type_is_worth_more_beside_cards_of_the_type() -> None:
    alone = offered_worth("hall-of-ancestors")
    beside_a_site = offered_worth("hall-of-ancestors", sites=[site("royal-statue", gold=1)])
    beside_a_built_card = offered_worth("hall-of-ancestors", built=["royal-statue"])
    assert alone < beside_a_site < beside_a_built_card
    assert offered_worth("hall-of-ancestors", sites=[site("barracks", materials=1)]) == alone


def test_a_card_is_worth_more_beside_cards_that_count_its_type() -> None:
    alone = offered_worth("cathedral")
    assert offered_worth("cathedral", sites=[site("hall-of-ancestors", gold=1)]) > alone
    assert offered_worth("cathedral", sites=[site("cartographers-hall", gold=1)]) == alone


def test_who_counts_a_type_hopes_for_more_of_it_until_the_last_round() -> None:
    hopes = []
    for round in (1, 2, 3, 4):
        state = table({"built": ["border-watchtowers"]}, {}, round=round).state
        assert isinstance(state, Table)
        hopes.append(evaluation.prospect_of(state, 0).growth())
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > 0
    assert hopes[-1] == 0
