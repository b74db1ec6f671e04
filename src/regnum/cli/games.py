"""`regnum games`: what can be played."""

import json
from typing import Annotated

import typer
from rich.console import Console

import regnum


def games(as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False) -> None:
    """List the games, their player counts and options."""
    listed = [
        {
            "name": game.name,
            "players": list(game.seats),
            "rules_version": game.rules_version,
            "options": [
                {"name": option.name, "default": option.default, "choices": list(option.choices)}
                for option in game.options
            ],
        }
        for game in regnum.games()
    ]
    if as_json:
        print(json.dumps(listed))
        return
    console = Console()
    for game in regnum.games():
        console.print(f"[bold]{game.name}[/bold]: {game.seats[0]} to {game.seats[-1]} players")
        for option in game.options:
            words = ["yes" if c is True else "no" if c is False else str(c) for c in option.choices]
            default = "no" if option.default is False else option.default or "none"
            console.print(f"  {option.name}: {' | '.join(words) or 'text'} (default {default})")
