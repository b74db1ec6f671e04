"""What a person sees before a decision: the table in a few lines, what happened, the question and the moves.

All of it stands on one screen. Where it does not fit, moves and news are cut; commands show them whole.
"""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from regnum.cli.screen import News, Screen
from regnum.engine.messages import Cell, Glance, Message

#: The most lines of the table; of news that keep their place whatever else there is to say.
TABLE_LINES: Final = 8
NEWS_LINES: Final = 4
#: So many short moves stand in columns, of which there are so many at most.
MANY: Final = 16
COLUMNS: Final = 3
#: Between two places in a line, and for a place where nothing is.
BETWEEN: Final = " · "
NOTHING: Final = "-"


class Scene:
    """One decision of one seat, as it is shown. `height` is None where nothing needs to fit, as in a file."""

    def __init__(self, screen: Screen, question: Message, moves: Sequence[Message], height: int | None) -> None:
        self.screen = screen
        self.width = screen.console.width
        self.height = height
        self.asked = screen.lines(screen.sentence(question, "bold"))
        self.told = [Text(screen.texts.say(message)) for message in moves]

    def show(self, table: Sequence[Text], places: Sequence[Text], news: Sequence[News]) -> None:
        """Print it all: `table` has a line for everybody, `places` what may be left out."""
        actions = self.screen.actions(news)
        if self.height is None:
            self._print(table, places[: TABLE_LINES - len(table)], actions, self._whole_moves())
            return
        # One line is left for the answer.
        room = self.height - 1 - len(self.asked) - len(table)
        moves = self.moves(room - min(len(actions), NEWS_LINES))
        room -= len(moves)
        told = self._news(actions, room - min(len(places), 1))
        self._print(table, places[: max(min(TABLE_LINES - len(table), room - len(told)), 0)], told, moves)

    def _print(
        self, table: Sequence[Text], places: Sequence[Text], news: Sequence[Text], moves: Sequence[Text]
    ) -> None:
        """With an empty line before the news and the question, where there is room for it."""
        blocks = [[*table, *places], list(news), [*self.asked, *moves]]
        lines = [line for block in blocks for line in block]
        spare = self.height - 1 - len(lines) if self.height is not None else len(blocks)
        for block in blocks:
            if block and spare > 0:
                self.screen.console.print()
                spare -= 1
            for line in block:
                self.screen.console.print(line)

    def _news(self, actions: list[Text], room: int) -> list[Text]:
        """The news in as many lines as there are; the oldest are left out, long ones are cut to a line."""
        whole = [line for action in actions for line in self.screen.lines(action)]
        if len(whole) <= room:
            return whole
        if len(actions) > room:
            left_out = len(actions) - max(room - 1, 0)
            note = self.screen.sentence(Message("cli-more-news", n=left_out), "dim")
            actions = [note, *actions[left_out:]][: max(room, 0)]
        return [cut(action, self.width) for action in actions]

    # The moves.

    def moves(self, room: int) -> list[Text]:
        """The numbered moves in so many lines; where they do not fit, cut, with a line that says so."""
        whole = self._whole_moves()
        if len(whole) <= room:
            return whole
        room = max(room - 1, 1)
        note = self.screen.sentence(Message("cli-more-moves"), "dim")
        if len(self.told) <= room:
            return [*self._shortened(room), note]
        columns = min(-(-len(self.told) // room), COLUMNS)
        return [*self._grid(columns)[:room], note]

    def _whole_moves(self) -> list[Text]:
        """Long ones hang under themselves, many short ones stand in columns."""
        widest = max([line.cell_len for line in self.told], default=0) + len(str(len(self.told))) + 2
        columns = max(min(COLUMNS, (self.width + 1) // widest), 1) if len(self.told) >= MANY else 1
        return self._grid(columns) if columns > 1 else [line for move in self._hanging() for line in move]

    def _hanging(self) -> list[list[Text]]:
        """Each move, line by line."""
        margin = len(str(len(self.told))) + 1
        moves: list[list[Text]] = []
        for number, told in enumerate(self.told, 1):
            wrapped = told.wrap(self.screen.console, max(self.width - margin, 1))
            heads = [Text(f"{number:{margin - 1}} ", "bold cyan")] + [Text(" " * margin)] * (len(wrapped) - 1)
            moves.append([head + line for head, line in zip(heads, wrapped, strict=True)])
        return moves

    def _shortened(self, room: int) -> list[Text]:
        """Every move in as many lines as all can have."""
        moves = self._hanging()
        most = max(len(move) for move in moves)
        while sum(min(len(move), most) for move in moves) > room:
            most -= 1
        lines: list[Text] = []
        for move in moves:
            kept = move[:most]
            if len(move) > most:
                kept[-1] = cut(kept[-1] + Text("…"), self.width)
            lines += kept
        return lines

    def _grid(self, columns: int) -> list[Text]:
        """Moves under each other in columns, each in a line."""
        height = -(-len(self.told) // columns)
        margin = len(str(len(self.told))) + 1
        width = (self.width - (columns - 1)) // columns - margin
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(justify="right", style="bold cyan", no_wrap=True)
            grid.add_column(no_wrap=True)
        for row in range(height):
            cells: list[Text] = []
            for number in range(row, len(self.told), height):
                cells += [Text(str(number + 1)), cut(self.told[number], width)]
            grid.add_row(*cells)
        return self.screen.lines(grid)


def cut(line: Text, width: int) -> Text:
    """A line, cut with three dots where it is too long."""
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def places_of(screen: Screen, glance: Glance) -> dict[str, str]:
    """What is on each place, in words."""
    return {screen.texts.say(place): _word(screen, what) for place, what in glance.places}


def place_lines(screen: Screen, glance: Glance, changed: Sequence[str], now: dict[str, str]) -> list[Text]:
    """The viewer's own cards, a line each; then the changed places, as many in a line as it holds."""
    width = screen.console.width
    lines = [
        cut(Text.assemble((f"{screen.texts.say(place)}: ", "dim"), _word(screen, what)), width)
        for place, what in glance.own
    ]
    packed = Text()
    for place in changed:
        entry = Text.assemble((f"{place}: ", "dim"), now[place] or NOTHING)
        if packed and packed.cell_len + len(BETWEEN) + entry.cell_len > width:
            lines.append(packed)
            packed = Text()
        packed = packed + Text(BETWEEN, "dim") + entry if packed else cut(entry, width)
    return [*lines, packed] if packed else lines


def _word(screen: Screen, cell: Cell) -> str:
    return screen.texts.say(cell) if isinstance(cell, Message) else str(cell)
