"""Compile the rules with mypyc: `python -m tools.compiling`, in a Python that has `requirements/compile.txt`.

Every module becomes a C file and a library of its own. They are compiled on all cores, and only where something
changed: what mypyc and the C compiler made stays in `build/`, and `build/compiled` is the whole package, ready to be
imported. Calls between libraries go through tables of pointers; what that costs, and what the options of the C compiler
gain, is in `benchmarks/README.md`.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from tools.docstrings import document

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src", "regnum")
#: A folder to import Regnum from, compiled.
COMPILED = Path("build", "compiled")
#: What is compiled: the engine, the games, and what the bots search with.
RULES = ("engine/*.py", "games/**/*.py", "bots/greed.py", "bots/tree.py", "bots/worth.py")
#: What is not: packages hold only names, and structs are made by msgspec, which does it faster.
INTERPRETED = ("__init__.py", "specs.py", "cardfiles.py", "deckfiles.py")
#: Where people look things up with `help`.
DOCUMENTED = Path("regnum", "engine")
#: How hard the C compiler tries, from 0 to 3.
LEVEL = os.environ.get("REGNUM_OPT_LEVEL", "3")
#: Nothing in a library is called from outside but its entry: gcc may inline all the rest, and drop what is not used.
#: (Python lets `PyMODINIT_FUNC` be defined; Clang does without the option, and knows no such attribute.)
WHOLE = (
    "-fwhole-program",
    '-DPyMODINIT_FUNC=__attribute__((externally_visible,visibility("default"))) PyObject*',
    "-Wno-attributes",
)


def modules(root: Path) -> list[str]:
    """The files that are compiled, relative to the root."""
    found = {file for pattern in RULES for file in (root / PACKAGE).glob(pattern) if file.name not in INTERPRETED}
    return sorted(str(file.relative_to(root)) for file in found)


def compile_rules(root: Path = ROOT) -> dict[Path, str]:
    """The libraries of the sources as they are now, each with its place among the packages."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)  # where mypy finds its configuration, and what paths in tracebacks are relative to
    work = root / "build" / f"{sys.implementation.cache_tag}-mypyc{version('mypy')}-O{LEVEL}"
    # Without a cache: C for everything takes seconds, and mypyc at times stumbles over what it remembers.
    options = ["--no-warn-unused-ignores", "--cache-dir", os.devnull]
    extensions = mypycify(
        [*options, *modules(root)], opt_level=LEVEL, debug_level="0", separate=True, target_dir=str(work / "c")
    )
    for extension in extensions:
        if Path(extension.sources[0]).is_relative_to(work / "c" / DOCUMENTED):
            document(extension, work / "c", work / "documented")
        if os.name == "posix":
            extension.extra_compile_args.extend(WHOLE)
    # The largest first, so that no core waits for another at the end.
    extensions.sort(key=lambda extension: -Path(extension.sources[0]).stat().st_size)
    command = build_ext(Distribution({"name": "regnum", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    libraries = [Path(library) for library in command.get_outputs()]
    return {library: str(library.relative_to(work / "lib")) for library in libraries}


def digest(root: Path = ROOT) -> str:
    """What stands for the sources as they are now, and for how they are compiled."""
    told = hashlib.sha256(f"{sys.version} {LEVEL}".encode())
    files = (file for file in sorted((root / PACKAGE).rglob("*")) if file.is_file() and file.suffix != ".pyc")
    for file in (Path(__file__), root / "pyproject.toml", root / "requirements" / "compile.txt", *files):
        told.update(os.path.relpath(file, root).encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()


def is_compiled(root: Path = ROOT) -> bool:
    """Whether the compiled package is that of the sources as they are now."""
    stamp = root / COMPILED / ".built-from"
    return stamp.exists() and stamp.read_text() == digest(root)


@contextmanager
def alone(root: Path) -> Iterator[None]:
    """One compilation at a time; where files can't be locked, it is up to the user."""
    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def assemble(root: Path = ROOT) -> None:
    """Compile what has changed, and lay the package out: as it is in the sources, with the libraries beside them."""
    with alone(root):
        if not is_compiled(root):
            lay_out(root, digest(root), compile_rules(root))


def lay_out(root: Path, made_from: str, libraries: dict[Path, str]) -> None:
    """Put a new package in the place of the old one; who runs the old one hardly notices."""
    fresh, stale = root / "build" / "fresh", root / "build" / "stale"
    for left in (fresh, stale):
        shutil.rmtree(left, ignore_errors=True)
    shutil.copytree(root / PACKAGE, fresh / "regnum", ignore=shutil.ignore_patterns("__pycache__"))
    for library, place in libraries.items():
        shutil.copyfile(library, fresh / place)
    (fresh / ".built-from").write_text(made_from)
    if (root / COMPILED).exists():
        (root / COMPILED).rename(stale)
    fresh.rename(root / COMPILED)
    shutil.rmtree(stale, ignore_errors=True)


if __name__ == "__main__":
    assemble()
