"""How even Viscounts of the West Kingdom is among equals, and how hard its AI boards are.

usage: python -m benchmarks.balance viscounts [--json] [--games N] [--seed S] [--bot B] [--gates] [--out FILE]

Plays N games for each number of players: among several all seats have the same bot; alone it plays every AI board with
0 to 3 future Schemes in turn. Prints the win shares by place in the order of turns; how often each Player card was
chosen when it was offered, and what came of it; how many of those who took a Manuscript have won; and how often each AI
board is beaten, and by how many points it leads; and the quartiles of all points. With `--gates` the games are played
with Gates of Gold, and its boards, those of its cards that players own at the end, the Outsiders whom they have refused
and the bonus cards that they hold are listed too. On all cores; use the compiled build. With FILE every game is kept
there, a line each, and a run goes on where an earlier one ended.

Who wins takes more Manuscripts. So the even share of a Manuscript is what those win who were as many Manuscripts ahead
of the others at their table, or behind.

What is out of bounds is said at the end: a place that wins more than 53 % (among three or four, above its even share
by as much) and by more than two standard errors; a house Player card or Manuscript that nobody takes, or whose takers
win more or less than their even share by more than a third of it and more than two standard errors; a house Player card
that is chosen in less than a twentieth of the games in which it is offered, or in more than nineteen; an AI board that
leads less with more future Schemes, by more than two standard errors.
"""

import argparse
import itertools
import json
import multiprocessing
import statistics
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import regnum
from regnum.bots import make_bot
from regnum.bots.base import bot_seed

GAME = "viscounts"
AIS = ("cleric", "builder", "noble", "card")
FUTURES = (0, 1, 2, 3)
CARD_FILES = ("townsfolk", "heroes", "outsiders")
BONUSES = ("diversified", "specialized")
#: How far above an even share a place may be, and how far from it a card: a share of the even share.
MOST = 0.06
FARTHEST = 1 / 3
#: How seldom a Player card may be chosen, and how seldom not.
SELDOM = 0.05


def house(file: str, kind: str, name: str) -> set[str]:
    """The cards of a file whose figures are Regnum's own."""
    text = resources.files(f"regnum.games.{GAME}").joinpath("cards", f"{file}.toml").read_text(encoding="utf-8")
    return {str(card[name]) for card in tomllib.loads(text)[kind] if card.get("origin") == "house"}


@cache
def of_gates() -> set[str]:
    """The Townsfolk, Heroes and Outsiders of Gates of Gold."""
    folder = resources.files("regnum.games.gates_of_gold").joinpath("cards")
    files = [folder.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in CARD_FILES]
    return {str(card["id"]) for text in files for cards in tomllib.loads(text).values() for card in cards}


def play(task: tuple[int, int, str, bool]) -> dict[str, Any]:
    """One game; what the tables are made of."""
    players, seed, bot, gates = task
    options: dict[str, Any] = {"gates_of_gold": gates}
    if players == 1:
        options |= {"ai": AIS[seed % len(AIS)], "future_schemes": FUTURES[seed // len(AIS) % len(FUTURES)]}
    game = regnum.new(GAME, players, seed, **options)
    bots = [make_bot(bot, bot_seed(seed, seat)) for seat in range(players)]
    offered: list[str] = []
    cards = [""] * players
    refused: list[list[str]] = [[] for _ in range(players)]
    while not game.over:
        decision = game.decision
        move = bots[decision.seat].choose(game, decision.seat)
        if decision.kind == "choose-pair":
            names = [name.split()[-1] for name in decision.notations]
            offered += names
            cards[decision.seat] = names[decision.moves.index(move)]
        elif decision.kind == "refuse":
            refused[decision.seat].append(game.catalogue.notations[move])
        game.play(move, decision.seat)
    table: Any = game.position()["table"]
    scores = game.scores
    first = [player["colour"] for player in table["players"]].index(table["first"])
    return {
        "players": players,
        "seed": seed,
        "options": options,
        "places": [(seat - first) % players for seat in range(players)],
        "shares": [1 / len(scores.winners) if seat in scores.winners else 0.0 for seat in range(players)],
        "totals": scores.totals,
        "rivals": [rival.total for rival in scores.rivals],
        "offered": offered,
        "cards": cards,
        "manuscripts": [player["manuscripts"] for player in table["players"]],
        "of_gates": [
            [*gates_cards(table, player), *refused[seat]] for seat, player in enumerate(table["players"]) if gates
        ],
    }


def gates_cards(table: dict[str, Any], player: dict[str, Any]) -> list[str]:
    """The Manuscript Board of a player, those of the own cards that Gates of Gold brings, and the bonus cards."""
    own = {card for pile in ("row", "hand", "draw", "discard") for card in player[pile]}
    bonuses = [table[f"{bonus}_card"] for bonus in BONUSES if table[f"{bonus}_holder"] == player["colour"]]
    orders = ["kings-order"] if any(card.startswith("kings-order") for card in own) else []
    return [player["manuscript_board"], *sorted(own & of_gates()), *orders, *bonuses]


def games_of(given: argparse.Namespace) -> list[dict[str, Any]]:
    """All games: those in the file, and those that are still to be played."""
    tasks = [
        (players, given.seed + number, given.bot, given.gates)
        for number in range(given.games)
        for players in given.players
    ]
    found = []
    if given.out and given.out.exists():
        found = [json.loads(line) for line in given.out.read_text().splitlines()]
    done = {(game["players"], game["seed"]) for game in found}
    tasks = [task for task in tasks if task[:2] not in done]
    console = Console(stderr=True)
    with (
        multiprocessing.Pool(given.jobs) as pool,
        Progress(console=console, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task("games", total=len(tasks))
        for game in pool.imap_unordered(play, tasks):
            found.append(game)
            progress.advance(bar)
            if given.out:
                with given.out.open("a") as file:
                    file.write(json.dumps(game) + "\n")
    return found


class Share:
    """How often something won, of how often it could have: ties in parts."""

    def __init__(self) -> None:
        self.number = 0
        self.won = 0.0
        #: What they would have won if all were equal.
        self.even = 0.0

    def add(self, won: float, even: float) -> None:
        self.number += 1
        self.won += won
        self.even += even

    def told(self) -> dict[str, float]:
        number = max(1, self.number)
        share, even = self.won / number, self.even / number
        error = (even * (1 - even) / number) ** 0.5
        return {"number": self.number, "won": round(share, 4), "even": round(even, 4), "error": round(error, 4)}


def ahead(game: dict[str, Any], seat: int) -> tuple[int, int]:
    """The players of a game, and how many Manuscripts a seat has more than the others have on average."""
    numbers = [len(tiles) for tiles in game["manuscripts"]]
    others = (sum(numbers) - numbers[seat]) / (len(numbers) - 1)
    return len(numbers), round(numbers[seat] - others)


def shares_by_lead(games: list[dict[str, Any]]) -> dict[tuple[int, int], float]:
    """What seats win that are so many Manuscripts ahead."""
    found: dict[tuple[int, int], Share] = {}
    for game in games:
        for seat, won in enumerate(game["shares"] if game["players"] > 1 else ()):
            found.setdefault(ahead(game, seat), Share()).add(won, 0.0)
    return {lead: share.won / share.number for lead, share in found.items()}


def report(games: list[dict[str, Any]]) -> dict[str, Any]:
    """The results as plain data, and what is out of bounds."""
    places: dict[str, Share] = {}
    cards: dict[str, Share] = {}
    manuscripts: dict[str, Share] = {}
    of_gates: dict[str, Share] = {}
    points: dict[str, list[int]] = {}
    offered: dict[str, int] = {}
    boards: dict[str, list[tuple[float, float]]] = {}
    even = shares_by_lead(games)
    for game in games:
        players = game["players"]
        points.setdefault(f"{players} players", []).extend(game["totals"])
        if players == 1:
            name = f"{game['options']['ai']} {game['options']['future_schemes']}"
            boards.setdefault(name, []).append((game["shares"][0], game["rivals"][0] - game["totals"][0]))
            continue
        for card in set(game["offered"]):
            offered[card] = offered.get(card, 0) + 1
        for seat, won in enumerate(game["shares"]):
            places.setdefault(f"{players} players, place {game['places'][seat] + 1}", Share()).add(won, 1 / players)
            cards.setdefault(game["cards"][seat], Share()).add(won, 1 / players)
            for tile in game["manuscripts"][seat]:
                manuscripts.setdefault(tile, Share()).add(won, even[ahead(game, seat)])
            for card in game["of_gates"][seat] if game.get("of_gates") else ():
                of_gates.setdefault(card, Share()).add(won, 1 / players)
    told: dict[str, Any] = {
        "compiled": regnum.compiled(),
        "games": len(games),
        "places": {name: share.told() for name, share in sorted(places.items())},
        "player_cards": {
            name: {"chosen": round(share.number / max(1, offered[name]), 3), **share.told()}
            for name, share in sorted(cards.items(), key=lambda item: int(item[0]))
        },
        "manuscripts": {name: share.told() for name, share in sorted(manuscripts.items())},
        "of_gates": {name: share.told() for name, share in sorted(of_gates.items())},
        "quartiles": {name: statistics.quantiles(totals) for name, totals in sorted(points.items()) if len(totals) > 1},
        "ai": {
            name: {
                "number": len(results),
                "beaten": round(sum(won for won, _ in results) / len(results), 3),
                "lead": round(statistics.fmean(lead for _, lead in results), 1),
                "error": round(statistics.pstdev(lead for _, lead in results) / len(results) ** 0.5, 1),
            }
            for name, results in sorted(boards.items())
        },
    }
    told["out_of_bounds"] = out_of_bounds(told)
    return told


def out_of_bounds(told: dict[str, Any]) -> list[str]:
    """Everything that is not as even as it should be."""
    wrong = []
    for name, entry in told["places"].items():
        if entry["won"] > entry["even"] * (1 + MOST) + 2 * entry["error"]:
            wrong.append(f"{name} wins {entry['won']:.1%}")
    for kind, ours in (
        ("player_cards", house("player_cards", "player_card", "no")),
        ("manuscripts", house("manuscripts", "manuscript", "id")),
    ):
        for name in sorted(ours):
            entry = told[kind].get(name)
            if entry is None:
                if told["places"]:
                    wrong.append(f"{kind} {name}: nobody takes it")
            elif abs(entry["won"] - entry["even"]) > max(FARTHEST * entry["even"], 2 * entry["error"]):
                wrong.append(f"{kind} {name}: who takes it wins {entry['won']:.1%} in place of {entry['even']:.1%}")
    for name in sorted(house("player_cards", "player_card", "no")):
        chosen = told["player_cards"].get(name, {}).get("chosen", 0.0)
        if told["places"] and not SELDOM <= chosen <= 1 - SELDOM:
            wrong.append(f"player_cards {name}: chosen in {chosen:.1%} of the games in which it is offered")
    for ai in AIS:
        steps = [told["ai"][f"{ai} {future}"] for future in FUTURES if f"{ai} {future}" in told["ai"]]
        for easier, harder in itertools.pairwise(steps):
            if harder["lead"] < easier["lead"] - 2 * (easier["error"] + harder["error"]):
                wrong.append(f"AI {ai}: leads by {harder['lead']} with a Scheme more, by {easier['lead']} without")
    return wrong


def show(told: dict[str, Any]) -> None:
    """The tables in words."""
    console = Console()
    for kind in ("places", "player_cards", "manuscripts", "of_gates"):
        table = Table(kind.replace("_", " "), "number", "wins", "even share", "chosen", title=f"{told['games']} games")
        for name, entry in told[kind].items():
            won = f"{entry['won']:.1%} ± {entry['error']:.1%}"
            table.add_row(name, str(entry["number"]), won, f"{entry['even']:.1%}", f"{entry.get('chosen', '')}")
        console.print(table)
    for name, quartiles in told["quartiles"].items():
        console.print(f"{name}: points {' / '.join(f'{point:g}' for point in quartiles)}")
    table = Table("AI board, future Schemes", "games", "beaten", "its lead")
    for name, entry in told["ai"].items():
        table.add_row(name, str(entry["number"]), f"{entry['beaten']:.1%}", f"{entry['lead']:+.1f}")
    console.print(table)
    console.print("\n".join(told["out_of_bounds"]) or "everything is within bounds")


def main(arguments: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the tables as JSON")
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players (default 1000)")
    parser.add_argument("--players", type=lambda text: [int(part) for part in text.split(",")], default=[1, 2, 3, 4])
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--bot", default="greedy", help="who plays (default greedy)")
    parser.add_argument("--gates", action="store_true", help="with Gates of Gold")
    parser.add_argument("--jobs", type=int, default=None, help="how many processes; one a core unless told")
    parser.add_argument("--out", type=Path, default=None, help="keep the games there; run again, and it goes on")
    given = parser.parse_args(arguments)
    told = report(games_of(given))
    if given.json:
        print(json.dumps(told))
    else:
        show(told)
