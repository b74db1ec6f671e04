"""Decks whose cards do things made up at random: whatever can be written can be read, said and played."""

import re
from importlib import resources
from pathlib import Path
from random import Random

import pytest

import regnum
from regnum.engine import checks
from regnum.engine.rng import seeded
from regnum.games.expressions import LEAST, NO, Deed, Either, If, May, Node, Per, Then
from regnum.games.viscounts import abilities, cardfiles, compiling
from regnum.games.viscounts.card_words import VOCABULARY
from regnum.games.viscounts.gametype import Viscounts
from regnum.locale import LANGUAGES, texts

DEPTH = 2
#: What asks in the middle of a card, or comes of it.
ODD = ("pick-effect", "triggers", "place-free", "shift-worker", "receive-manuscript", "choose-slot", "choose-spot")


def deed(lot: Random, verbs: tuple[str, ...]) -> Deed:
    verb = lot.choice(verbs)
    nouns = [noun for noun in VOCABULARY.verbs[verb] if noun not in ("vp", "schemes")]
    some = lot.sample(nouns, min(len(nouns), lot.choice((1, 1, 2)) if verb == "gain" else 1))
    return Deed(verb, {noun: lot.randint(1, 2) for noun in some})


def made_up(lot: Random, depth: int) -> Node:
    """Something to do at once."""
    kind = lot.randrange(6) if depth else 0
    if kind == 1:
        return Then([made_up(lot, depth - 1) for _ in range(lot.randint(2, 3))])
    if kind == 2:
        return Either([made_up(lot, depth - 1) for _ in range(lot.randint(2, 4))])
    if kind == 3:
        return May(made_up(lot, depth - 1))
    if kind == 4:
        return If(made_up(lot, depth - 1), lot.choice((NO, LEAST)), "criminals", 1)
    return Per(deed(lot, ("gain",)), 1, "criminals") if kind == 5 else deed(lot, compiling.AT_ONCE)


def ability(lot: Random) -> str:
    """At once, when it drops off, or on an occasion; or a way to fund an action."""
    told = made_up(lot, DEPTH).text()
    kind = lot.randrange(4)
    if kind == 0:
        action, icon = lot.choice((("construct", "builders"), ("castle", "nobles"), ("transcribe", "clerics")))
        good = lot.choice(("silver", "stone", "gold", "ink", "merchants"))
        often = lot.choice(("", "repeatedly "))
        return VOCABULARY.parse(f"{action}: may {often}use {lot.randint(1, 2)} {good} as 1 {icon}").text()
    return told if kind == 1 else f"{'drop-off' if kind == 2 else lot.choice(abilities.OF_PLAYERS)}: {told}"


def write_deck(folder: Path, lot: Random) -> str:
    """Every Townsfolk card does something else."""
    text = resources.files(cardfiles.__package__).joinpath("cards", "townsfolk.toml").read_text(encoding="utf-8")
    text = re.sub(r'^effect = ".*"$', lambda _: f'effect = "{made_up(lot, DEPTH).text()}"', text, flags=re.MULTILINE)
    text = re.sub(r'^ability = ".*"$', lambda _: f'ability = "{ability(lot)}"', text, flags=re.MULTILINE)
    path = folder / "made-up.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_cards_made_up_at_random(seed: int, tmp_path: Path) -> None:
    lot, rng = Random(seed), seeded(seed)
    game = regnum.new("viscounts", 2 + seed, seed, deck=write_deck(tmp_path, lot), extra_heroes=True)
    narrator = game.type.narrator(game.options)
    said = [texts(lang, Viscounts().texts_folder()) for lang in LANGUAGES]
    assert all(language.say(entry.text) for entry in narrator.entries().values() for language in said)
    while not game.over:
        decision = game.decision
        if lot.random() < (0.1 if decision.kind in ODD else 0.01):
            checks.check_components(game)
            checks.check_moves(game)
            checks.check_copies(game)
            checks.check_position(game, regnum.from_position)
            checks.check_views(game, rng)
            for language in said:
                assert all(language.say(narrator.move(game.state, decision.seat, move)) for move in decision.moves)
        game.play(lot.choice(decision.moves), decision.seat)
    checks.check_record(game, regnum.load)
