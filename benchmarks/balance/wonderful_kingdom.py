"""How even It's a Wonderful Kingdom is between two equals, what its cards are worth to them, and what solo medals take.

usage: python -m benchmarks.balance wonderful_kingdom [--json] [--games N] [--seed S] [--module M] [--bot B] [--jobs N]

Plays N games of two players (greedy unless told otherwise) for each module and side, and half as many solo games;
prints win shares by seat, by duchy and by who began, score quartiles, the share of the points of cards that is
multiplied (so many for each card of a type), what each duchy builds, how often each development card is completed in
the games in which a player has taken it, and medal rates. A tie counts half for each; a game that nobody wins (a quest
that both have missed) counts for nobody. On all cores unless told otherwise, with a progress bar; use the compiled
build.

What is out of bounds is said at the end: win shares of a side or of all games above 53 %, those of one module above
it by more than two standard errors, multiplied points under 28 % or over 40 % of a side's, a duchy that builds hardly
more of the type that it counts than its rival, cards built in less than 20 % or more than 97 %, medals out of order or
never won.
"""

import argparse
import json
import multiprocessing
import statistics
from collections import Counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import regnum
from regnum.bots import make_bot
from regnum.bots.base import bot_seed
from regnum.games.wonderful_kingdom.cardfiles import deck_of
from regnum.games.wonderful_kingdom.words import TYPES

GAME = "wonderful_kingdom"
MODULES = ("quest", "menace", "advisors", "none")
SIDES = ("a", "b")
SEATS = ("blue", "red")
DUCHIES = ("valados", "teressia")
WHO = (*SEATS, *DUCHIES, "player 1", "player 2")
#: Where the house figures should be: no seat or duchy above the first, no card outside the other two.
MOST_WINS = 0.53
LEAST_BUILT = 0.2
MOST_BUILT = 0.97
#: The share of the points of cards that is multiplied, and how many times as many cards of the type that it counts a
#: duchy builds as the other duchy of its side.
LEAST_MULTIPLIED = 0.28
MOST_MULTIPLIED = 0.4
LEAST_LONGING = 1.2
DEVELOPMENTS = {card.id: TYPES[card.type] for card in deck_of("").developments}
#: The type that each duchy counts, by side and name.
COUNTED = {card.id: TYPES[card.vp_type] for card in deck_of("").duchies}
#: What tells that a player has taken a card, and what has become of it.
TAKEN = ("began", "recycled", "lost-to-shadow")


class Task(NamedTuple):
    """One game to play."""

    module: str
    side: str
    players: int
    seed: int
    bot: str


def play(task: Task) -> dict[str, Any]:
    """One game; what the tables are made of."""
    game = regnum.new(GAME, task.players, task.seed, module=task.module, side=task.side)
    game.listen()
    bots = [make_bot(task.bot, bot_seed(task.seed, seat)) for seat in range(task.players)]
    while not game.over:
        seat = game.decision.seat
        game.play(bots[seat].choose(game, seat), seat)
    table: Any = game.position()["table"]
    scores = game.scores
    return {
        "winners": scores.winners,
        "award": scores.award,
        "totals": scores.totals,
        "first": SEATS.index(table["first"]),
        "duchies": [player["duchy"].split("-")[0] for player in table["players"]],
        "parts": scores.parts,
        "cards": [fates(game, seat) for seat in range(task.players)],
        "built": [Counter(DEVELOPMENTS[card] for card in player["built"]) for player in table["players"]],
    }


def fates(game: regnum.Game, seat: int) -> dict[str, list[str]]:
    """The cards that a player has taken, completed and recycled."""
    told: dict[str, set[str]] = {"taken": set(), "completed": set(), "recycled": set()}
    for event in game.events(seat):
        card = str(event.args.get("card", ""))
        if event.seat == seat and card in DEVELOPMENTS:
            if event.kind in TAKEN:
                told["taken"].add(card)
            if event.kind in told:
                told[event.kind].add(card)
    return {kind: sorted(cards) for kind, cards in told.items()}


def shares(results: list[dict[str, Any]]) -> dict[str, float]:
    """Win shares by seat, duchy and beginner, of the games that somebody has won."""
    won: dict[str, float] = dict.fromkeys(WHO, 0.0)
    decided = [result for result in results if result["winners"]]
    for result in decided:
        for seat in result["winners"]:
            part = 1 / len(result["winners"])
            won[SEATS[seat]] += part
            won[result["duchies"][seat]] += part
            won["player 1" if seat == result["first"] else "player 2"] += part
    return {name: round(number / max(1, len(decided)), 4) for name, number in won.items()}


def quartiles(results: list[dict[str, Any]]) -> list[float]:
    """Of the scores of all players."""
    return [round(cut, 1) for cut in statistics.quantiles([t for result in results for t in result["totals"]], n=4)]


def multiplied(results: list[dict[str, Any]]) -> float:
    """The share of the points of duchies and cards that is so many for each card of a type."""
    parts = [parts for result in results for parts in result["parts"]]
    counted: int = sum(part["multipliers"] for part in parts)
    flat: int = sum(part["cards"] for part in parts)
    return round(counted / max(1, counted + flat), 4)


def tastes(results: list[dict[str, Any]], side: str) -> dict[str, dict[str, float]]:
    """How many cards of each type each duchy of a side completes in a game."""
    built: dict[str, list[Counter[str]]] = {duchy: [] for duchy in DUCHIES}
    for result in results:
        for duchy, types in zip(result["duchies"], result["built"], strict=True):
            built[duchy].append(types)
    return {
        f"{duchy}-{side}": {type: round(sum(types[type] for types in games) / max(1, len(games)), 2) for type in TYPES}
        for duchy, games in built.items()
    }


def card_rates(results: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """How often a card is completed, and recycled, by a player who has taken it."""
    counts: dict[str, Counter[str]] = {"taken": Counter(), "completed": Counter(), "recycled": Counter()}
    for result in results:
        for cards in result["cards"]:
            for kind, names in cards.items():
                counts[kind].update(names)
    return {
        card: {
            "taken": taken,
            "built": round(counts["completed"][card] / taken, 4),
            "recycled": round(counts["recycled"][card] / taken, 4),
        }
        for card, taken in sorted(counts["taken"].items())
    }


def medals(results: list[dict[str, Any]]) -> dict[str, float]:
    """The share of solo games that reach at least each medal."""
    reached = {"bronze": ("bronze", "silver", "gold"), "silver": ("silver", "gold"), "gold": ("gold",)}
    return {
        medal: round(sum(result["award"] in awards for result in results) / len(results), 4)
        for medal, awards in reached.items()
    }


def measure(modules: list[str], games: int, seed: int, bot: str, jobs: int | None) -> dict[str, Any]:
    """All tables."""
    setups = [(module, side, players) for module in modules for side in SIDES for players in (2, 1)]
    tasks = [
        Task(module, side, players, seed + number, bot)
        for module, side, players in setups
        for number in range(games if players == 2 else max(2, games // 2))
    ]
    found: dict[tuple[str, str, int], list[dict[str, Any]]] = {key: [] for key in setups}
    console = Console(stderr=True)
    with multiprocessing.Pool(jobs) as pool, Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=len(tasks))
        for task, result in zip(tasks, pool.imap(play, tasks, chunksize=4), strict=True):
            found[task[:3]].append(result)
            progress.advance(bar)
    return report(found, games, bot)


def report(found: dict[tuple[str, str, int], list[dict[str, Any]]], games: int, bot: str) -> dict[str, Any]:
    """The results as plain data, and what is out of bounds."""
    two = {f"{module} {side}": results for (module, side, players), results in found.items() if players == 2}
    solo = {f"{module} {side}": results for (module, side, players), results in found.items() if players == 1}
    everything = [result for results in two.values() for result in results]
    by_side = {side: [r for name, rs in two.items() if name.endswith(side) for r in rs] for side in SIDES}
    told = {
        "compiled": regnum.compiled(),
        "bot": bot,
        "games": games,
        "two": {
            name: {
                "shares": shares(results),
                "quartiles": quartiles(results),
                "nobody": sum(not result["winners"] for result in results),
            }
            for name, results in two.items()
        },
        "pooled": {
            **{f"side {side}": pooled(results) for side, results in by_side.items()},
            "all": pooled(everything),
        },
        "multiplied": {f"side {side}": multiplied(results) for side, results in by_side.items()},
        "tastes": tastes(by_side["a"], "a") | tastes(by_side["b"], "b"),
        "solo": {name: {"medals": medals(results), "quartiles": quartiles(results)} for name, results in solo.items()},
        "cards": card_rates(everything),
    }
    told["out_of_bounds"] = out_of_bounds(told)
    return told


def pooled(results: list[dict[str, Any]]) -> dict[str, Any]:
    """Several modules together."""
    return {"shares": shares(results), "quartiles": quartiles(results)}


def out_of_bounds(told: dict[str, Any]) -> list[str]:
    """Everything that is not as even as it should be."""
    wrong = []
    chance = 2 * (0.25 / told["games"]) ** 0.5
    bounds = dict.fromkeys(told["two"], MOST_WINS + chance) | dict.fromkeys(told["pooled"], MOST_WINS)
    for name, entry in {**told["two"], **told["pooled"]}.items():
        for who, share in entry["shares"].items():
            if share > bounds[name]:
                wrong.append(f"{name}: {who} wins {share:.1%}")
    for side, share in told["multiplied"].items():
        if not LEAST_MULTIPLIED <= share <= MOST_MULTIPLIED:
            wrong.append(f"{side}: {share:.1%} of the points of cards are multiplied")
    for duchy, type in COUNTED.items():
        own = told["tastes"][duchy][type]
        theirs = told["tastes"][rival_of(duchy)][type]
        if own < LEAST_LONGING * theirs:
            wrong.append(f"{duchy}: builds {own} cards of the type {type}, its rival {theirs}")
    for card, rates in told["cards"].items():
        if not LEAST_BUILT <= rates["built"] <= MOST_BUILT:
            wrong.append(f"{card}: built in {rates['built']:.1%} of the games in which it is taken")
    for name, entry in told["solo"].items():
        bronze, silver, gold = entry["medals"].values()
        if not bronze > silver > gold > 0:
            wrong.append(f"solo {name}: medals {bronze:.1%}, {silver:.1%}, {gold:.1%}")
    return wrong


def rival_of(duchy: str) -> str:
    """The other duchy of the same side."""
    return next(card for card in COUNTED if card != duchy and card[-1] == duchy[-1])


def show(told: dict[str, Any]) -> None:
    """The tables in words."""
    console = Console()
    build = "compiled" if told["compiled"] else "interpreted"
    table = Table(title=f"{told['bot']} against {told['bot']}, {told['games']} games each, {build}")
    names = list(told["pooled"]["all"]["shares"])
    for heading in ("module, side", *names, "25 %", "50 %", "75 %", "nobody"):
        table.add_column(heading, justify="right")
    for name, entry in {**told["two"], **told["pooled"]}.items():
        cells = [f"{entry['shares'][who]:.1%}" for who in names] + [f"{cut:g}" for cut in entry["quartiles"]]
        table.add_row(name, *cells, str(entry.get("nobody", "")))
    console.print(table)
    table = Table(title="solo")
    for heading in ("module, side", "bronze or better", "silver or better", "gold", "25 %", "50 %", "75 %"):
        table.add_column(heading, justify="right")
    for name, entry in told["solo"].items():
        cells = [f"{share:.1%}" for share in entry["medals"].values()] + [f"{cut:g}" for cut in entry["quartiles"]]
        table.add_row(name, *cells)
    console.print(table)
    table = Table(title="cards completed in a game for two")
    for heading in ("duchy", *TYPES, "counts"):
        table.add_column(heading, justify="right")
    for duchy, built in told["tastes"].items():
        table.add_row(duchy, *(f"{built[type]:.2f}" for type in TYPES), COUNTED[duchy])
    console.print(table)
    told_shares = ", ".join(f"{side} {share:.1%}" for side, share in told["multiplied"].items())
    console.print(f"multiplied, of the points of duchies and cards: {told_shares}")
    table = Table(title="development cards, when taken")
    for heading in ("card", "taken", "built", "recycled"):
        table.add_column(heading, justify="right")
    for card, rates in told["cards"].items():
        table.add_row(card, f"{rates['taken']:.0f}", f"{rates['built']:.1%}", f"{rates['recycled']:.1%}")
    console.print(table)
    console.print("\n".join(told["out_of_bounds"]) or "everything is within bounds")


def main(arguments: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the tables as JSON")
    parser.add_argument("--games", type=int, default=1000, help="two-player games for each module and side")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--module", choices=MODULES, help="one module only")
    parser.add_argument("--bot", default="greedy", help="who plays (default greedy)")
    parser.add_argument("--jobs", type=int, help="processes (default: one a core)")
    given = parser.parse_args(arguments)
    modules = [given.module] if given.module else list(MODULES[:3])
    told = measure(modules, given.games, given.seed, given.bot, given.jobs)
    if given.json:
        print(json.dumps(told))
    else:
        show(told)
