"""usage: python -m benchmarks.balance GAME [...]; GAME is wonderful_kingdom (also without its name) or viscounts."""

import sys

from benchmarks.balance import viscounts, wonderful_kingdom

GAMES = {"wonderful_kingdom": wonderful_kingdom.main, "viscounts": viscounts.main}

if __name__ == "__main__":
    arguments = sys.argv[1:]
    game = next((word for word in arguments if word in GAMES), "wonderful_kingdom")
    GAMES[game]([word for word in arguments if word != game])
