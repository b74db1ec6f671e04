"""Where games are played: here, in processes on all cores, or (see `cluster.py`) on other machines.

Each crew does the same work and hands results over as they are done; who did which can't be told from them.
"""

import atexit
import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import Final, Protocol, TypeVar

from pebble import ProcessExpired, ProcessPool

from regnum.engine.errors import RegnumError

T = TypeVar("T")
R = TypeVar("R")

#: How often a piece of work is begun anew when its worker is lost.
TRIES: Final = 5
#: Pieces of work that wait at each worker, so that none stands idle.
AHEAD: Final = 3


class Crew(Protocol):
    """Whoever does pieces of work, in any order."""

    def play(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """The results, as they are done."""


class Here:
    """The process itself, one piece after another."""

    def play(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """In the order given."""
        for item in items:
            yield work(item)


class Processes:
    """Processes on this machine; they end with the iterator, also when it is left early."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """As they are done; what a process had in hand when it died is done again by another."""
        pool = ProcessPool(self.jobs, initializer=_become_worker, context=multiprocessing.get_context("spawn"))
        try:
            yield from hand_out(
                lambda item: pool.schedule(_do, args=(work, item)), items, self.jobs * AHEAD, (ProcessExpired,)
            )
        finally:
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join()


def crew_of(jobs: int) -> Crew:
    """So many processes on this machine; 0 for one a core."""
    jobs = jobs or os.cpu_count() or 1
    return Here() if jobs == 1 else Processes(jobs)


def hand_out(
    submit: Callable[[T], "Future[R]"], items: Iterable[T], ahead: int, lost: tuple[type[Exception], ...]
) -> Iterator[R]:
    """Submit items, `ahead` of them at a time; one whose worker is lost is submitted again."""
    waiting = iter(items)
    under_way: dict[Future[R], tuple[T, int]] = {}
    while True:
        for item in islice(waiting, ahead - len(under_way)):
            under_way[submit(item)] = (item, 1)
        if not under_way:
            return
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            item, tries = under_way.pop(future)
            try:
                result = future.result()
            except lost as error:
                if tries == TRIES:
                    raise RegnumError(f"{TRIES} workers were lost over the same game ({item}): {error}") from error
                under_way[submit(item)] = (item, tries + 1)
                continue
            yield result


def _do(work: Callable[[T], R], item: T) -> R:
    """One piece of work; told to end, the process first leaves it tidily (programs outside are ended), then ends."""
    try:
        return work(item)
    except SystemExit:
        os._exit(1)


def _become_worker() -> None:
    """Leave Ctrl-C to the parent, which keeps the results so far; end when told so, or when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    atexit.register(signal.signal, signal.SIGTERM, signal.SIG_DFL)  # one that ends already is not told to end again
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
