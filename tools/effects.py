"""Write the trees of card expressions, with which the page's drawing of them is tested: `python -m tools.effects`.

The file has the words of Architects, and the tree of every expression that a built-in card has or that
`tests/games/architects/own_cards.py` makes up.
"""

import json
from pathlib import Path

from tests.games.architects.own_cards import EXPRESSIONS

from regnum.games.architects import cardfiles
from regnum.games.architects.card_words import VOCABULARY

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "architects" / "tests" / "trees.json"


def document() -> str:
    """The file as text: an expression a line."""
    cards = cardfiles.printed_cards()
    texts = {
        *EXPRESSIONS,
        *[card.effect.text for card in cards.buildings],
        *[card.effect.text for card in cards.rewards],
    }
    texts |= {card.ability.text for card in cards.apprentices if card.ability is not None}
    texts |= {board.ability.text for board in cardfiles.board_specs()}
    words = {"verbs": list(VOCABULARY.verbs), "things": VOCABULARY.things, "occasions": VOCABULARY.occasions}
    lines = [f"    {json.dumps(text)}: {json.dumps(VOCABULARY.parse(text).data())}" for text in sorted(texts)]
    return f'{{\n  "words": {json.dumps(words)},\n  "trees": {{\n' + ",\n".join(lines) + "\n  }\n}\n"


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
    print(f"{FILE} is written")
