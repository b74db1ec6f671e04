"""Positions with a mistake in them: fields changed, removed, swapped, cards moved from one list to another."""

from random import Random
from typing import Any

Path = tuple[str | int, ...]
#: Values that are wrong almost everywhere.
ODD: list[Any] = [None, 0, -1, 1, 2, 3, 5, 31, 32, 99, 250, 600, 10**6, 1.5, "x", "", [], {}, [1], [{}], True, False]
STEPS = (-5, -2, -1, 1, 2, 5)


def paths(data: Any, before: Path = ()) -> list[Path]:
    """The way to every value inside."""
    found: list[Path] = []
    keys: Any = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        found += [(*before, key), *paths(data[key], (*before, key))]
    return found


def value_at(data: Any, path: Path) -> Any:
    """What lies at the end of a way."""
    for key in path:
        data = data[key]
    return data


def copied(data: Any) -> Any:
    """A copy that shares nothing."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list) else data


def mutate(data: Any, lot: Random) -> None:
    """One mistake, in place."""
    found = paths(data)
    if not found:
        return
    path = lot.choice(found)
    holder, key = value_at(data, path[:-1]), path[-1]
    kind = lot.randrange(6)
    if kind == 0:
        del holder[key]
    elif kind == 1:
        holder[key] = lot.choice(ODD)
    elif kind == 2:
        holder[key] = copied(value_at(data, lot.choice(found)))
    elif kind == 3:
        _nudge(data, found, holder, key, lot)
    elif kind == 4:
        _swap(data, found, path, lot)
    else:
        _move(data, found, lot)


def _nudge(data: Any, found: list[Path], holder: Any, key: str | int, lot: Random) -> None:
    """Something near: another number, another word of the same position, a list with an entry more or less."""
    old = holder[key]
    if isinstance(old, bool):
        holder[key] = not old
    elif isinstance(old, int):
        holder[key] = old + lot.choice(STEPS)
    elif isinstance(old, str):
        holder[key] = lot.choice(
            [value for value in (value_at(data, path) for path in found) if isinstance(value, str)]
        )
    elif isinstance(old, list) and old:
        if lot.random() < 0.5:
            old.pop(lot.randrange(len(old)))
        else:
            old.insert(lot.randrange(len(old)), copied(lot.choice(old)))
    else:
        holder[key] = None


def _swap(data: Any, found: list[Path], path: Path, lot: Random) -> None:
    """Two values of a type, neither of them inside the other."""
    here = value_at(data, path)
    alike = [p for p in found if type(value_at(data, p)) is type(here)]
    other = lot.choice([p for p in alike if p[: len(path)] != path and path[: len(p)] != p] or [path])
    holder, another = value_at(data, path[:-1]), value_at(data, other[:-1])
    holder[path[-1]], another[other[-1]] = another[other[-1]], here


def _move(data: Any, found: list[Path], lot: Random) -> None:
    """An entry from one list to another."""
    lists = [value for value in (value_at(data, path) for path in found) if isinstance(value, list)]
    full = [entries for entries in lists if entries]
    if full:
        source = lot.choice(full)
        entry = source.pop(lot.randrange(len(source)))
        lot.choice(lists).append(copied(entry))
