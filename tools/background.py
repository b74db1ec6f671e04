"""Compile the rules behind a table that is already in use; `start.py` runs the result from the next start on.

`python3 -m tools.background` is that compilation. It has the lowest priority, and its output goes into
`build/background.log`. What could not be compiled is remembered, told once, and tried again when the sources change.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.compiling import COMPILED, digest, is_compiled
from tools.environment import ROOT, ensure

LOG = ROOT / "build" / "background.log"
#: The sources that could not be compiled, and whether that was told.
FAILED = ROOT / "build" / "failed"


def sources_or_compiled() -> Path:
    """Where to import Regnum from: what is compiled, if it is that of the sources; else they, and it shall be."""
    if os.environ.get("REGNUM_COMPILE") == "0":
        return ROOT / "src"
    if is_compiled():
        return ROOT / COMPILED
    if can_compile():
        tell_or_begin()
    return ROOT / "src"


def can_compile() -> bool:
    """Whether there is a C compiler, and what it needs to know of Python."""
    return os.name == "posix" and shutil.which("cc") is not None and _python_header().exists()


def _python_header() -> Path:
    return Path(sysconfig.get_path("include")) / "Python.h"


def tell_or_begin() -> None:
    """Begin to compile, or say once that it failed."""
    failed = FAILED.read_text().split() if FAILED.exists() else []
    if failed[:1] != [digest()]:
        begin()
    elif "told" not in failed:
        print(f"The rules could not be compiled ({LOG} says why); they run as they are, slower.", file=sys.stderr)
        FAILED.write_text(f"{failed[0]} told")


def begin() -> None:
    """Start the compilation, which outlives this process and keeps out of its way."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a") as log:
        command = [sys.executable, "-m", "tools.background"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    print(
        "Compiling the rules in the background, for the next start (REGNUM_COMPILE=0 keeps them as they are).",
        file=sys.stderr,
    )


def compile_quietly() -> None:
    """The compilation, unless another one is under way."""
    import fcntl

    with LOG.open("a") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        os.nice(19)
        tried = digest()
        python = ensure(".venv-compiled", "compile.txt")
        if subprocess.run([python, "-m", "tools.compiling"], cwd=ROOT, check=False).returncode:
            FAILED.write_text(tried)


if __name__ == "__main__":
    compile_quietly()
