"""`regnum saves`: the games that were begun at the terminal."""

import json
from datetime import datetime
from itertools import islice
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from regnum.cli.common import Lang
from regnum.cli.saves import Save, kept
from regnum.engine.messages import Message
from regnum.locale import texts

#: How many are listed: each is played through to know how it stands.
LISTED: Final = 20


def saves(
    lang: Lang = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False,
) -> None:
    """List the games that were saved last; `regnum play --resume FILE` goes on with one."""
    found = list(islice(kept(), LISTED))
    if as_json:
        print(json.dumps([_data(save) for save in found]))
        return
    said = texts(lang)
    console = Console(highlight=False)
    if not found:
        console.print(said.say(Message("cli-no-saves")))
        return
    for save in found:
        title = texts(lang, *save.game.type.texts_folders()).say(Message("game-title"))
        state = Message("cli-save-over" if save.game.over else "cli-save-open", moves=len(save.game.moves))
        saved = datetime.fromtimestamp(save.file.stat().st_mtime)
        players = ", ".join(save.record.players) or str(save.game.players)
        facts = [f"{saved:%Y-%m-%d %H:%M}", title, players, said.say(state)]
        console.print(Text("  ".join(facts), "bold"))
        # in one line, so that it can be copied
        console.print(Text(f"  {save.file}", "dim"), soft_wrap=True)


def _data(save: Save) -> dict[str, object]:
    return {
        "file": str(save.file),
        "game": save.game.type.name,
        "players": save.record.players,
        "moves": len(save.game.moves),
        "over": save.game.over,
    }
