"""Decks whose cards do things made up at random: whatever can be written can be read, said and played."""

import re
from pathlib import Path
from random import Random

import pytest

import regnum
from regnum.engine import checks
from regnum.engine.rng import seeded
from regnum.games.architects import abilities, compiling
from regnum.games.architects.card_words import THINGS, VOCABULARY
from regnum.games.architects.gametype import Architects
from regnum.games.expressions import LEAST, MOST, NO, Deed, Either, Everyone, If, May, Node, Per, Then, Trade
from regnum.games.vocabulary import BadExpression
from regnum.locale import LANGUAGES, texts
from tests.games.architects.own_cards import printed

AT_ONCE = ("gain", "lose", *compiling.AMOUNTS, *compiling.PLAIN)
DEPTH = 3


def deed(lot: Random, verbs: tuple[str, ...]) -> Deed:
    verb = lot.choice(verbs)
    nouns = [noun for noun in VOCABULARY.verbs[verb] if noun not in ("vp", "debt-vp")]
    some = lot.sample(nouns, min(len(nouns), lot.choice((1, 1, 2))))
    return Deed(verb, {noun: lot.randint(1, 3) for noun in some})


def made_up(lot: Random, depth: int) -> Node:
    """Something to do at once."""
    kind = lot.randrange(9) if depth else 0
    if kind == 1:
        return Then([made_up(lot, depth - 1) for _ in range(lot.randint(2, 3))])
    if kind == 2:
        return Either([made_up(lot, depth - 1) for _ in range(lot.randint(2, 4))])
    if kind == 3:
        return May(made_up(lot, depth - 1))
    if kind == 4:
        return Trade(deed(lot, compiling.COSTS), made_up(lot, depth - 1))
    if kind == 5:
        return Per(deed(lot, tuple(compiling.AMOUNTS)), lot.randint(1, 3), lot.choice(THINGS))
    if kind == 6:
        return If(made_up(lot, depth - 1), lot.choice((MOST, NO, LEAST)), lot.choice(THINGS), lot.randint(1, 3))
    return Everyone(made_up(lot, depth - 1)) if kind == 7 else deed(lot, AT_ONCE)


def expression(lot: Random) -> str:
    """The text of something to do, not too long to be read."""
    while True:
        tree = made_up(lot, DEPTH)
        try:
            again = VOCABULARY.parse(tree.text())
        except BadExpression:
            continue
        assert again.data() == tree.data()
        return tree.text()


def write_deck(folder: Path, lot: Random) -> str:
    """Every Building, Apprentice and reward does something else."""

    def effect(_: re.Match[str]) -> str:
        return f'effect = "{expression(lot)}"'

    def ability(_: re.Match[str]) -> str:
        return f'ability = "{lot.choice((*abilities.ACTING, "reset"))}: {expression(lot)}"'

    parts = [re.sub(r'^effect = ".*"$', effect, printed(kind), flags=re.MULTILINE) for kind in ("buildings", "rewards")]
    parts.append(re.sub(r'^ability = ".*"$', ability, printed("apprentices"), flags=re.MULTILINE))
    path = folder / "made-up.toml"
    path.write_text("\n".join(parts), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_cards_made_up_at_random(seed: int, tmp_path: Path) -> None:
    lot, rng = Random(seed), seeded(seed)
    boards = {"boards": "advanced", "extra_boards": True, "promo_boards": True}
    game = regnum.new("architects", 2 + seed, seed, deck=write_deck(tmp_path, lot), promo_cards=True, **boards)
    narrator = game.type.narrator(game.options)
    said = [texts(lang, Architects().texts_folder()) for lang in LANGUAGES]
    assert all(language.say(entry.text) for entry in narrator.entries().values() for language in said)
    while not game.over:
        decision = game.decision
        if lot.random() < (0.2 if decision.kind in ("pick-effect", "discard-one", "dismiss-one") else 0.01):
            checks.check_components(game)
            checks.check_moves(game)
            checks.check_copies(game)
            checks.check_position(game, regnum.from_position)
            checks.check_views(game, rng)
            for language in said:
                assert all(language.say(narrator.move(game.state, decision.seat, move)) for move in decision.moves)
        building = [move for move in decision.notations if move.startswith("build ") or move == "place guildhall"]
        move = lot.choice(building if building and lot.random() < 0.7 else decision.notations)
        game.play(move, decision.seat)
    checks.check_record(game, regnum.load)
