"""Set up a virtual environment with pinned packages, with nothing but Python's own library."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)


def ensure(name: str, requirements: str) -> Path:
    """The Python of the environment `name`, with the pinned requirements installed; quick when it is there."""
    if sys.version_info < OLDEST:
        sys.exit(f"Regnum needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    folder = ROOT / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = (ROOT / "requirements" / requirements).read_bytes()
    stamp = folder / f"installed-{requirements}"
    digest = hashlib.sha256(wanted + sys.version.encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text() == digest:
        return python
    print(f"Setting up {name} (once; this takes a minute) ...", file=sys.stderr)
    _create(folder, python)
    install(python, "--require-hashes", "-r", str(ROOT / "requirements" / requirements))
    stamp.write_text(digest)
    return python


def _create(folder: Path, python: Path) -> None:
    """Make the environment; some systems ship Python without its `venv` packages."""
    if python.exists():
        return
    try:
        venv.create(folder, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, ImportError):
        sys.exit(
            "This Python can't make virtual environments. On Debian or Ubuntu: apt-get install python3-venv; "
            "elsewhere install Python from your system's packages or from python.org, then run this again."
        )


def install(python: Path, *arguments: str) -> None:
    """Run pip in the environment; on failure say what to do next."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--quiet", "--disable-pip-version-check", *arguments]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The packages could not be installed. Check the network (or the package mirror) and run this again.")


def with_sources() -> dict[str, str]:
    """The environment variables with which Python finds Regnum's sources."""
    return os.environ | {"PYTHONPATH": str(ROOT / "src")}
