"""The terminal: messages and sheets drawn with rich. It knows no game."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.errors import StyleSyntaxError
from rich.measure import Measurement
from rich.style import Style
from rich.table import Table
from rich.text import Text

from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.messages import Cell, Message, Narrator, Section
from regnum.locale import Texts

#: Columns between two sheets that stand side by side.
GUTTER = 3


class Screen:
    """Says messages and draws sheets, in one language."""

    def __init__(self, console: Console, texts: Texts, narrator: Narrator, game: Game) -> None:
        self.console = console
        self.texts = texts
        self.narrator = narrator
        self._styles: dict[str, Style] = {}
        for seat in range(game.players):
            self._styles[self.seat(seat)] = _style(game.type.seat_names[seat])

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.texts.say(self.narrator.seat(seat))

    def say(self, message: Message, style: str = "") -> None:
        """One sentence on a line."""
        self.console.print(self._coloured(self.texts.say(message), style))

    def _coloured(self, text: str, style: str = "") -> Text:
        """Text in which every seat that begins it has its colour."""
        drawn = Text(text, style=style)
        for name, colour in self._styles.items():
            if text == name or text.startswith((f"{name}:", f"{name}.")):
                drawn.stylize(colour, 0, len(name))
        return drawn

    def curtain(self, seat: int) -> None:
        """Hide one player's cards before another looks."""
        self.console.clear()
        self.console.input(self._coloured(self.texts.say(Message("cli-curtain", seat=self.seat(seat))), "bold"))
        self.console.clear()

    def table(self, sections: Sequence[Section]) -> None:
        """All sheets, side by side where they fit."""
        line: list[Table] = []
        taken = 0
        for section in sections:
            sheet = self._sheet(section)
            width = Measurement.get(self.console, self.console.options, sheet).maximum
            if line and taken + GUTTER + width > self.console.width:
                self._draw(line)
                line, taken = [], 0
            taken += width + (GUTTER if line else 0)
            line.append(sheet)
        if line:
            self._draw(line)

    def _draw(self, line: list[Table]) -> None:
        if len(line) == 1:
            self.console.print(line[0])
            return
        grid = Table.grid(padding=(0, GUTTER, 0, 0))
        grid.add_row(*line)
        self.console.print(grid)

    def _sheet(self, section: Section) -> Table:
        sheet = _empty_sheet(self.texts.say(section.title))
        for number, heading in enumerate(section.columns):
            numeric = all(isinstance(row[number], int) or row[number] in ("", "·") for row in section.rows)
            sheet.add_column(
                self._coloured(self.texts.say(heading), "dim"),
                justify="right" if numeric else "left",
                no_wrap=number == 0,
            )
        for row in section.rows:
            sheet.add_row(*[self._cell(cell) for cell in row])
        return sheet

    def _cell(self, cell: Cell) -> Text:
        return self._coloured(self.texts.say(cell) if isinstance(cell, Message) else str(cell))

    def moves(self, told: Sequence[Message]) -> None:
        """The numbered moves; long ones hang under themselves."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
        for number, message in enumerate(told, 1):
            grid.add_row(str(number), Text(self.texts.say(message)))
        self.console.print(grid)

    def log(self, events: Sequence[Event]) -> None:
        """What happened: one line for all that one seat did in a row."""
        lines: list[tuple[int, str]] = []
        for event in events:
            clause = self.texts.say(self.narrator.event(event))
            if lines and lines[-1][0] == event.seat:
                joined = self.texts.say(Message("cli-log-next", first=lines[-1][1], next=clause))
                lines[-1] = (event.seat, joined)
            else:
                lines.append((event.seat, clause))
        for seat, what in lines:
            text = what if seat < 0 else self.texts.say(Message("cli-log-line", seat=self.seat(seat), what=what))
            self.console.print(self._coloured(text))

    def scores(self, game: Game) -> None:
        """The score sheet, category by category, and who has won."""
        scores = game.scores
        seats = range(game.players)
        sheet = _empty_sheet(self.texts.say(Message("cli-scores")))
        sheet.add_column(Text(self.texts.say(Message("cli-category")), "dim"))
        for seat in seats:
            sheet.add_column(self._coloured(self.seat(seat)), justify="right")
        for part in scores.parts[0]:
            heading = self.texts.say(self.narrator.score_part(part))
            sheet.add_row(heading, *[str(scores.parts[seat][part]) for seat in seats])
        sheet.add_section()
        total = self.texts.say(Message("cli-total"))
        sheet.add_row(total, *[str(scores.totals[seat]) for seat in seats], style="bold")
        self.console.print(sheet)
        winners = [self.narrator.seat(seat) for seat in scores.winners]
        self.say(Message("cli-winner" if len(winners) == 1 else "cli-winners", winners=winners), "bold")

    def help(self, rows: Sequence[tuple[Message | str, Message]]) -> None:
        """What can be typed."""
        sheet = _empty_sheet(self.texts.say(Message("cli-commands")))
        sheet.show_header = False
        for command, meaning in rows:
            words = self.texts.say(command) if isinstance(command, Message) else command
            sheet.add_row(Text(words, style="bold"), self.texts.say(meaning))
        self.console.print(sheet)


def _empty_sheet(title: str) -> Table:
    return Table(
        title=Text(title, style="bold"),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 1, 0, 0),
        show_edge=False,
    )


def _style(name: str) -> Style:
    """Seats called by a colour are drawn in it."""
    try:
        return Style.parse(f"bold {name}")
    except StyleSyntaxError:
        return Style.parse("bold")
