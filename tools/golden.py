"""Tell the golden play-throughs anew: `python -m tools.golden`. Read the diff as a player would.

The kept records are told as they are, so that a change of words shows in words alone. `--play` plays them anew first:
for a change of rules after which a record can't be played, or a bot whose choices shall be seen.
"""

import sys
from pathlib import Path

import regnum
from regnum.bots import make_bot
from regnum.locale import texts

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
#: Which games are kept: name, players, seed, bots, options.
KEPT: list[tuple[str, int, int, str, dict[str, bool | int | str]]] = [
    ("architects", 1, 1, "greedy", {}),
    ("architects", 2, 2, "greedy", {}),
    ("architects", 3, 3, "random", {"boards": "advanced"}),
    ("architects", 4, 4, "greedy", {"boards": "advanced", "promo_boards": True, "extra_boards": True}),
    ("architects", 5, 5, "greedy", {"promo_cards": True, "starting_apprentice": True, "guildhall_discard": True}),
    ("viscounts", 1, 1, "greedy", {"ai": "builder", "future_schemes": "1"}),
    ("viscounts", 2, 2, "greedy", {}),
    ("viscounts", 3, 3, "random", {"extra_heroes": True}),
    ("viscounts", 4, 4, "greedy", {}),
    ("viscounts", 1, 5, "greedy", {"gates_of_gold": True}),
    ("viscounts", 2, 6, "greedy", {"gates_of_gold": True}),
    ("wonderful_kingdom", 2, 1, "greedy", {"module": "quest"}),
    ("wonderful_kingdom", 2, 2, "greedy", {"module": "menace", "side": "b"}),
    ("wonderful_kingdom", 2, 3, "random", {"module": "advisors"}),
    ("wonderful_kingdom", 1, 4, "greedy", {"module": "advisors", "side": "b"}),
    ("wonderful_kingdom", 1, 5, "random", {"module": "menace"}),
]


def played(name: str, players: int, seed: int, bot: str, options: dict[str, bool | int | str]) -> regnum.Game:
    """The game that is kept."""
    game = regnum.new(name, players, seed, **options)
    bots = [make_bot(bot, seed * 10 + seat) for seat in range(players)]
    while not game.over:
        decision = game.decision
        game.play(bots[decision.seat].choose(game, decision.seat), decision.seat)
    return game


def telling(game: regnum.Game) -> str:
    """The game in words: every decision, the moves there were, the choice, and what came of it."""
    narrator = game.type.narrator(game.options)
    say = texts("en", *game.type.texts_folders()).say
    told = game.at(0)
    told.listen()
    lines = [f"{game.type.name} for {game.players}, seed {game.seed}"]
    seen = 0
    for seat, move in game.moves:
        decision = next(d for d in told.decisions if d.seat == seat)
        lines.append("")
        lines.append(f"{game.type.seat_names[seat]} {decision.kind}: {', '.join(decision.notations)}")
        told.play(move, seat)
        lines.append(f"> {game.catalogue.notations[move]}")
        # What happens in a simultaneous step is told when the step is over.
        events = told.state.log or []
        for event in [event.told_to(event.seat) for event in events[seen:]]:
            who = game.type.seat_names[event.seat] if event.seat >= 0 else "-"
            lines.append(f"  {who} {say(narrator.event(event))} ({event.rule})")
        seen = len(events)
    lines.append("")
    lines.append(f"points {game.scores.totals}, winners {game.scores.winners}, state {game.digest()}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """One record and one telling a game."""
    FOLDER.mkdir(exist_ok=True)
    anew = "--play" in sys.argv[1:]
    for name, players, seed, bot, options in KEPT:
        what = (
            "-gates_of_gold" if "gates_of_gold" in options else f"-{options['module']}" if "module" in options else ""
        )
        stem = f"{name}-{players}{what}"
        record = FOLDER / f"{stem}.record"
        if anew or not record.exists():
            record.write_text(str(played(name, players, seed, bot, options).record), encoding="utf-8")
        game = regnum.load(record.read_text(encoding="utf-8"))
        (FOLDER / f"{stem}.txt").write_text(telling(game), encoding="utf-8")


if __name__ == "__main__":
    main()
