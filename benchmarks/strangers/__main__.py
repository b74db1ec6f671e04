"""How often plain strangers beat a bot."""

import argparse
import json
import multiprocessing

from rich.console import Console
from rich.table import Table

import regnum
from benchmarks.strangers import __doc__ as about
from benchmarks.strangers.viscounts import STRANGERS, stranger
from regnum.bots import make_bot
from regnum.bots.base import bot_seed

GAME = "viscounts"


def play(task: tuple[str, str, int, int, int]) -> tuple[str, float, float]:
    """One game: the stranger's name, its share of the victory, and its lead over the best bot."""
    name, bot, players, seat, seed = task
    game = regnum.new(GAME, players, seed)
    bots = [
        stranger(name, bot_seed(seed, number)) if number == seat else make_bot(bot, bot_seed(seed, number))
        for number in range(players)
    ]
    while not game.over:
        decider = game.decision.seat
        game.play(bots[decider].choose(game, decider), decider)
    scores = game.scores
    won = 1 / len(scores.winners) if seat in scores.winners else 0.0
    return name, won, scores.totals[seat] - max(total for other, total in enumerate(scores.totals) if other != seat)


def measure(bot: str, players: int, games: int, seed: int) -> dict[str, dict[str, float]]:
    """For each stranger the share of games that it wins, and its mean lead."""
    tasks = [
        (name, bot, players, number % players, seed + number // players)
        for name in STRANGERS
        for number in range(games)
    ]
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in STRANGERS}
    with multiprocessing.Pool() as pool:
        for name, won, lead in pool.imap_unordered(play, tasks, chunksize=4):
            found[name].append((won, lead))
    return {
        name: {
            "won": round(sum(won for won, _ in results) / games, 3),
            "lead": round(sum(lead for _, lead in results) / games, 1),
        }
        for name, results in found.items()
    }


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--bot", default="hard", help="against whom (default hard)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="games of each stranger (default 40)")
    parser.add_argument("--seed", type=int, default=5000)
    given = parser.parse_args()
    found = measure(given.bot, given.players, given.games, given.seed)
    if given.json:
        print(json.dumps(found))
        return
    table = Table("stranger", "wins", "mean lead", title=f"against {given.bot}, {given.games} games each")
    for name, figures in found.items():
        table.add_row(name, f"{figures['won']:.1%}", f"{figures['lead']:+.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
