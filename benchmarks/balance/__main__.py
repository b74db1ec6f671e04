"""usage: python -m benchmarks.balance GAME [...]; GAME is wonderful_kingdom (also without its name) or viscounts."""

import sys

from benchmarks.balance import viscounts, wonderful_kingdom

GAMES = {"wonderful_kingdom": wonderful_kingdom.main, "viscounts": viscounts.main}

if __name__ == "__main__":
    named = len(sys.argv) > 1 and sys.argv[1] in GAMES
    GAMES[sys.argv[1] if named else "wonderful_kingdom"](sys.argv[2:] if named else sys.argv[1:])
