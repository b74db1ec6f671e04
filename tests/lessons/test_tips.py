"""Teach me as I play: every game has tips, every tip can come up at its table, and its words are short."""

import random
import re

import pytest

import regnum
from regnum.lessons import BadLesson, tips
from regnum.lessons.course import fits
from regnum.lessons.specs import Tip
from regnum.lessons.teaching import read_tips
from regnum.locale import LANGUAGES
from tests.lessons.test_lessons import BOOKS

GAMES = [type.name for type in regnum.games()]
#: No tip is longer: it has one row over the board, and three lines in a phone's prompt.
LONGEST = 150
#: Tables at which tips come up, beside the plain one.
OTHERS: dict[str, list[dict[str, object]]] = {
    "viscounts": [{"gates_of_gold": True}],
    "wonderful_kingdom": [{"module": "menace"}, {"module": "advisors"}],
}


def due(tip: Tip, kind: str, targets: set[str], events: set[str]) -> bool:
    return all(
        not pattern or any(fits(name, pattern) for name in names)
        for pattern, names in ((tip.decision, {kind}), (tip.target, targets), (tip.event, events))
    )


def met_by(game: str, wanted: set[str], options: dict[str, object], seed: int) -> set[str]:
    """The ids of the tips, of those wanted, that come up in a random game."""
    rng = random.Random(seed)
    table = regnum.new(game, players=2, seed=seed, **options)
    table.listen()
    found: set[str] = set()
    while not table.over and found != wanted:
        decision = rng.choice(table.decisions)
        events = {event.kind for event in table.events(decision.seat)}
        targets = {table.catalogue.targets[move] for move in decision.moves}
        found |= {tip.id for tip in tips(game) if tip.id in wanted and due(tip, decision.kind, targets, events)}
        table.play(rng.choice(decision.moves), seat=decision.seat)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_comes_up_in_play(game: str) -> None:
    """A kind of decision, a target or an event that no longer has that name leaves its tip untold for ever."""
    missing = {tip.id for tip in tips(game)}
    assert len(missing) >= 10
    for options in [{}, *OTHERS.get(game, [])]:
        for seed in range(16):
            missing -= met_by(game, missing, options, seed)
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_words(game: str) -> None:
    books = "".join(book.read_text(encoding="utf-8") for book in BOOKS.glob("*.md"))
    for tip in tips(game):
        assert f"**{tip.rule}**" in books, f"{game}, tip {tip.id}: no such rule: {tip.rule}"
        for lang in LANGUAGES:
            text = tip.say.of(lang)
            assert len(text) <= LONGEST, f"{game}, tip {tip.id}: {len(text)} letters in {lang}"
            assert not re.search(r" [.,;:!?]|--|\.\.\.", text), f"{game}, tip {tip.id}: {text}"
            assert text.endswith("."), f"{game}, tip {tip.id}: {text}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[tips]]\nid = "a"\nsay = { en = "A.", pl = "A." }', "a.toml: a: say when"),
        ('[[tips]]\nid = "a"\ndecision = "x"\nsay = { en = "A." }', r"a.toml: tips\[0\].say: .*pl"),
        ('[[tips]]\nid = "a"\nwhen = "x"', r"a.toml: tips\[0\]: .*when"),
    ],
)
def test_a_mistake_is_told_by_its_field(text: str, told: str) -> None:
    with pytest.raises(BadLesson, match=told):
        read_tips("a.toml", text)
