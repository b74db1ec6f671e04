"""Memory is tidied up when nobody plays."""

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from regnum.server.memory import LONGEST_SECONDS, QUIET_SECONDS, Tidier


class Knot:
    """Refers to itself: only a collection frees it."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def _unfrozen() -> Iterator[None]:
    yield
    gc.unfreeze()


def _old_knot() -> weakref.ref[Knot]:
    knot = Knot()
    gc.collect()
    gc.freeze()
    return weakref.ref(knot)


def test_while_people_play_what_is_old_stays_aside() -> None:
    tidier, knot = Tidier(), _old_knot()
    tidier.note_move()
    tidier.tidy(time.monotonic())
    assert knot() is not None


def test_in_a_quiet_time_everything_is_gone_through() -> None:
    tidier, knot = Tidier(), _old_knot()
    tidier.note_move()
    tidier.tidy(time.monotonic() + QUIET_SECONDS + 1)
    assert knot() is None


def test_after_an_hour_it_waits_no_longer() -> None:
    tidier, knot = Tidier(), _old_knot()
    now = time.monotonic() + LONGEST_SECONDS + 1
    tidier._moved = now
    tidier.tidy(now)
    assert knot() is None


def test_what_is_young_is_collected_at_once() -> None:
    tidier, knot = Tidier(), weakref.ref(Knot())
    tidier.note_move()
    tidier.tidy(time.monotonic())
    assert knot() is None
