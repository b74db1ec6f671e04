"""Games on a Ray cluster: the same work as in processes, on any number of machines.

Every machine needs the same Regnum (and the programs outside, by the same commands). Needs the extra `cluster`.
"""

import logging
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from regnum.arena.crews import AHEAD, hand_out
from regnum.engine.errors import RegnumError

try:
    import ray
    from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, WorkerCrashedError
except ImportError:
    raise RegnumError("Ray is not installed; in the project's folder, run: pip install '.[cluster]'") from None

T = TypeVar("T")
R = TypeVar("R")

#: How long the head of a cluster may take to answer.
ANSWER_SECONDS: Final = 10.0
#: How often tasks are told to end, and how long they have for it each time.
CALLS: Final = 5
CALL_SECONDS: Final = 1.0
LOST: Final = (NodeDiedError, ObjectLostError, OutOfMemoryError, WorkerCrashedError)


class Cluster:
    """A Ray cluster, by the address of its head (`auto` for the one that runs on this machine)."""

    def __init__(self, address: str) -> None:
        try:
            if address != "auto":
                _check_answers(address)
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, ignore_reinit_error=True)
        except (OSError, ValueError) as error:
            raise RegnumError(
                f"no Ray cluster answers at {address!r} ({error}); give the HOST:PORT of its head, or 'auto' for one "
                "on this machine; start one with: ray start --head"
            ) from None

    def play(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """As they are done; what a lost worker or machine had in hand is done again elsewhere.

        When the iterator is left early, so is all work that is under way.
        """
        remote: Any = ray.remote(max_retries=0)(_do)
        under_way: set[Any] = set()

        def submit(item: T) -> "Future[R]":
            task = remote.remote(work, item)
            under_way.add(task)
            future: Future[R] = task.future()
            future.add_done_callback(lambda _: under_way.discard(task))
            return future

        cores = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        try:
            yield from hand_out(submit, items, max(1, cores) * AHEAD, LOST)
        finally:
            _cancel(list(under_way))


def _cancel(tasks: list[Any]) -> None:
    """Leave tasks as Ctrl-C would, after the move that is being thought about: so programs outside are ended too.

    Who is told while a task is on its way to its worker may miss it, so what goes on is told again.
    """
    for _ in range(CALLS):
        if not (tasks and ray.is_initialized()):  # else they have ended with it, and Ray would begin one of its own
            return
        for task in tasks:
            ray.cancel(task)
        _, tasks = ray.wait(tasks, num_returns=len(tasks), timeout=CALL_SECONDS)


def _check_answers(address: str) -> None:
    """Knock at the head: Ray itself would wait for many minutes for one that is not there."""
    host, _, port = address.rpartition(":")
    socket.create_connection((host.strip("[]"), int(port)), timeout=ANSWER_SECONDS).close()


def _do(work: Callable[[T], R], item: T) -> R:
    """Ray ends a task as Ctrl-C would; whoever was started in the background of a shell is deaf to that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return work(item)
