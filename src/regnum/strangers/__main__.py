"""A stranger as a program outside: `python -m regnum.strangers GAME NAME`; docs/bots.md tells the protocol."""

import json
import sys

from regnum.engine.errors import BadOption
from regnum.strangers import MARK, check_stranger, make_stranger


def main() -> None:
    """Answer line by line until told to quit, or until nobody speaks any more."""
    if len(sys.argv) != 3:
        sys.exit("usage: python -m regnum.strangers GAME NAME")
    game, name = sys.argv[1:]
    try:
        check_stranger(game, MARK + name)
    except BadOption as error:
        sys.exit(str(error))
    stranger = make_stranger(game, name, 0)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        told = json.loads(rest) if rest else {}
        if word == "hello":
            stranger = make_stranger(game, name, told["seed"])
            sys.stdout.write("ready 1\n")
        elif word == "decide":
            sys.stdout.write(f"move {stranger.pick(told['moves'], told['view'])}\n")
        elif word == "quit":
            return
        sys.stdout.flush()


if __name__ == "__main__":
    main()
