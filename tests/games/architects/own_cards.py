"""A deck of one's own whose cards combine known words as no printed card does."""

import re
from importlib import resources
from pathlib import Path

from regnum.games.architects import cardfiles

BUILDINGS = {
    "well": "gain 1 stone then draw 1 building",
    "smithy": "gain 2 clay or draw 1 building or take 1 debt",
    "lumber-camp": "may pay 2 clay -> gain 1 marble",
    "clay-pit": "draw 1 building per 2 wood",
    "aqueduct": "end: gain 1 vp then gain 2 vp if most unpaid-debts",
    "carpenters-hut": "everyone may discard 1 building -> draw 2 buildings",
    "masons-hut": "gain 1 clay; end: gain 1 virtue per 2 prisoners",
    "tilers-hut": "may (capture 1 group or release 2 workers or (gain 1 gold then lose 1 virtue))",
    "church": "(may dismiss 1 apprentice -> hire) then may destroy 1 debt if 2+ unpaid-debts",
    "reservoir": "gain 1 silver per paid-debt if no prisoners",
    "library": "everyone gain 1 silver if most clay then discard 2 buildings",
    "crane": "(gain 1 gold or gain 1 marble) then build-again",
}
APPRENTICES = {
    "stonecutter-1": "quarry: may pay 1 silver -> gain 1 gold",
    "woodcutter-1": "forest: draw 1 building if no prisoners; mines: gain 1 silver",
    "merchant-gold": "storehouse: pay 1 gold -> hire",
    "squire-gold": "reset: gain 1 gold or gain 1 marble",
    "squire-marble": "reset: may pay 1 silver -> gain 1 virtue",
    "squire-virtue": "reset: gain 1 clay then release 2 workers",
    "jeweller-1": "silversmith: gain 1 silver + 1 clay per 2 buildings",
    "pickpocket": "tax-stand: take 1 debt then gain 1 gold",
    "miner-1": "mines: dismiss 2 apprentices",
    "miner-2": "mines: may dismiss 1 apprentice -> gain 1 marble",
    "debt-collector-clay": "debt-paid: gain 1 virtue",
    "trickster": "black-market: save 1 silver; black-market: save 1 virtue; town-centre: save 1 silver",
}
REWARDS = {"1": "gain 1 virtue or gain 2 wood", "2": "may lose 1 virtue -> gain 2 gold"}
EXPRESSIONS = [*BUILDINGS.values(), *APPRENTICES.values(), *REWARDS.values()]


def printed(kind: str) -> str:
    """The text of a printed card file."""
    return resources.files(cardfiles.__package__).joinpath("cards", f"{kind}.toml").read_text(encoding="utf-8")


def changed(kind: str, field: str, key: str, own: dict[str, str]) -> str:
    """A printed card file with what some cards do changed."""
    text = printed(kind)
    for card, expression in own.items():
        block = re.compile(rf'(^{key} = "?{card}"?$.*?^{field} = )"[^"]*"$', re.MULTILINE | re.DOTALL)
        text, found = block.subn(rf'\1"{expression}"', text, count=1)
        assert found, card
    return text


def write_deck(folder: Path) -> str:
    """The deck file."""
    path = folder / "own.toml"
    parts = [
        changed("buildings", "effect", "id", BUILDINGS),
        changed("apprentices", "ability", "id", APPRENTICES),
        changed("rewards", "effect", "no", REWARDS),
    ]
    path.write_text("\n".join(parts), encoding="utf-8")
    return str(path)
