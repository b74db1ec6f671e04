"""The reference of what programs use, made from the sources: `python -m tools.reference` writes it anew."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.docstrings import returned, signature

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference.md"
HEAD = """# Reference

What programs use, made from the sources by `python -m tools.reference`; in Python `help(regnum.Game)` says the same.
How it all fits together: [engine.md](engine.md); faces for learning programs: [research.md](research.md).
"""
#: From where each is imported, the file under `src/regnum` that has it, and its name there.
SHOWN = (
    *[("regnum", "api.py", name) for name in ("new", "load", "from_position", "games", "compiled")],
    *[("regnum", "engine/game.py", name) for name in ("Game", "Decision")],
    ("regnum", "engine/scores.py", "Scores"),
    ("regnum", "engine/record.py", "Record"),
    ("regnum.engine.moves", "engine/moves.py", "Catalogue"),
    *[
        ("regnum", "engine/errors.py", name)
        for name in ("RegnumError", "UnknownGame", "BadOption", "MalformedMove", "IllegalMove", "BadRecord")
    ],
    *[("regnum", "engine/errors.py", name) for name in ("BadPosition", "BadDeck")],
    ("regnum.bots", "bots/__init__.py", "make_bot"),
    ("regnum.bots.base", "bots/base.py", "Bot"),
    *[("regnum.bots.search", "bots/search.py", name) for name in ("SearchBot", "Budget")],
    *[("regnum.bots.advice", "bots/advice.py", name) for name in ("advise", "analyse")],
    *[("regnum.envs.gymnasium", "envs/gymnasium.py", name) for name in ("make", "AgainstBots")],
    *[("regnum.envs.pettingzoo", "envs/pettingzoo.py", name) for name in ("env", "raw_env")],
    *[("regnum.envs.openspiel", "envs/openspiel.py", name) for name in ("RegnumGame", "RegnumState")],
    ("regnum.envs.vector", "envs/vector.py", "VectorGames"),
    ("regnum.envs.observer", "envs/observer.py", "Observer"),
)


def page() -> str:
    """The whole reference."""
    parts = [HEAD]
    shown = ""
    for place, file, name in SHOWN:
        if place != shown:
            parts.append(f"## {place}\n")
            shown = place
        module = ast.parse((ROOT / "src" / "regnum" / file).read_text(encoding="utf-8"))
        found = next(node for node in module.body if getattr(node, "name", "") == name)
        parts += _class(found) if isinstance(found, ast.ClassDef) else [_function(found, "###")]
    return "\n".join(parts)


def _function(node: ast.stmt, level: str) -> str:
    assert isinstance(node, ast.FunctionDef)
    called = f".{node.name}: {returned(node)}" if _is_property(node) else signature(node)
    return f"{level} `{called}`\n\n{ast.get_docstring(node) or ''}\n".replace("\n\n\n", "\n")


def _class(node: ast.ClassDef) -> Iterator[str]:
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    makes = [method for method in methods if method.name == "__init__"]
    called = signature(makes[0]).replace("__init__", node.name).removesuffix(" -> None") if makes else node.name
    yield f"### class `{called}`\n\n{ast.get_docstring(node) or ''}\n"
    kept = [name for make in makes for name in _attributes(make)]
    if kept:
        yield f"Attributes: {', '.join(f'`{name}`' for name in kept)}.\n"
    for method in methods:
        if not method.name.startswith("_"):
            yield _function(method, "####")


def _attributes(make: ast.FunctionDef) -> Iterator[str]:
    """What every object of a class has, as its constructor says."""
    for part in ast.walk(make):
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) and not part.attr.startswith("_"):
            yield part.attr


def _is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
