"""Set up all that Regnum needs, once, and start it: `python3 start.py [regnum's arguments]`."""

import subprocess
import sys

from tools.background import sources_or_compiled
from tools.environment import ensure, with_sources
from tools.page import ensure_page

if __name__ == "__main__":
    python = ensure(".venv", "run.txt", "page.txt")
    ensure_page(python)
    env = with_sources(sources_or_compiled()) | {"REGNUM_COMMAND": "python3 start.py"}
    try:
        sys.exit(subprocess.run([python, "-m", "regnum", *sys.argv[1:]], env=env, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)
