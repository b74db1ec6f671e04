"""Set up a virtual environment with pinned packages, with nothing but Python's own library."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)


def ensure(name: str, *requirements: str) -> Path:
    """The Python of the environment `name`, with all pinned requirements installed; quick when it is there."""
    if sys.version_info < OLDEST:
        sys.exit(f"Regnum needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    folder = ROOT / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    files = [ROOT / "requirements" / name for name in requirements]
    wanted = b"".join(file.read_bytes() for file in files)
    stamp = folder / "installed"
    digest = hashlib.sha256(wanted + sys.version.encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text() == digest:
        return python
    print(f"Setting up {name} (once; this takes a minute) ...", file=sys.stderr)
    _create(folder, python)
    if files:
        install(python, "--require-hashes", *(word for file in files for word in ("-r", str(file))))
    stamp.write_text(digest)
    return python


def _create(folder: Path, python: Path) -> None:
    """Make the environment; some systems ship Python without the packages for it."""
    if python.exists():
        return
    command = [sys.executable, "-m", "venv", "--clear", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode == 0:
        return
    if _is_root() and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "python3-venv"], check=False, stdout=subprocess.DEVNULL)
        if subprocess.run(command, check=False).returncode == 0:
            return
    sys.exit(
        "This Python can't make virtual environments. On Debian or Ubuntu: apt-get install python3-venv; "
        "elsewhere install a complete Python from your system's packages, then run this again."
    )


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


NETWORK = "The packages could not be installed. Check the network (or the package mirror) and run this again."


def install(python: Path, *arguments: str, otherwise: str = NETWORK) -> None:
    """Run pip in the environment; on failure say what to do next."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--quiet", "--disable-pip-version-check", *arguments]
    if subprocess.run(command, check=False).returncode:
        sys.exit(otherwise)


def look_into(python: Path, *folders: Path) -> None:
    """Let an environment's Python also find what is in these folders, after its own packages."""
    (packages_of(python) / "folders.pth").write_text("".join(f"{folder}\n" for folder in folders))


def packages_of(python: Path) -> Path:
    """Where an environment keeps its packages."""
    ask = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    return Path(subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip())


def ensure_programs(wanted: dict[str, str]) -> None:
    """See that programs are there, by their names and Debian's packages; as root on Debian install what is missing."""
    missing = sorted(package for program, package in wanted.items() if not shutil.which(program))
    if not missing:
        return
    if _is_root() and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        if subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL).returncode == 0:
            return
    sys.exit(
        f"These programs are needed: {', '.join(missing)}. On Debian or Ubuntu: apt-get install {' '.join(missing)}."
    )


def with_sources(folder: Path = ROOT / "src") -> dict[str, str]:
    """The environment variables with which Python finds Regnum, as a rule in its sources."""
    return os.environ | {"PYTHONPATH": str(folder)}
