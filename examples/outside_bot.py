"""A bot outside Regnum, with nothing but Python's own library; docs/bots.md tells the protocol.

It plays by lot, but never a move that begins with a word it dislikes while there is another. Try it:

    regnum arena architects --bots "random,program:python3 examples/outside_bot.py" --games 20
    regnum serve --bot "Ada=program:python3 examples/outside_bot.py"
"""

import json
import random
import sys

DISLIKED = ("pass", "done", "decline")


def choose(moves: list[str], rng: random.Random) -> str:
    """One of the legal moves. A better bot also looks at `told["view"]`: all that its seat may know."""
    liked = [move for move in moves if not move.startswith(DISLIKED)]
    return rng.choice(liked or moves)


def say(line: str) -> None:
    """One line to the arena, at once."""
    print(line, flush=True)


def main() -> None:
    """Answer line by line until told to quit, or until nobody speaks any more."""
    rng = random.Random()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        told = json.loads(rest) if rest else {}
        if word == "hello":
            rng.seed(told["seed"])
            say("ready 1")
        elif word == "decide":
            say(f"move {choose(told['moves'], rng)}")
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
