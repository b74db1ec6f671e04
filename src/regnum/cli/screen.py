"""The terminal: messages and sheets drawn with rich. It knows no game."""

from collections.abc import Sequence
from contextlib import AbstractContextManager

from rich import box
from rich.console import Console, Group, RenderableType
from rich.errors import StyleSyntaxError
from rich.measure import Measurement
from rich.style import Style
from rich.table import Table
from rich.text import Text

from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.messages import Cell, Message, Narrator, Section
from regnum.engine.scores import Scores
from regnum.locale import Texts, figure

#: Columns between two sheets that stand side by side; lines of a sheet above its rows; a width for any sheet.
GUTTER = 3
HEADINGS = 3
WIDEST = 1000
#: How much lower than its neighbours a stack may end.
SLACK = 3

#: An event as somebody may know it, and the number of the move that it came of.
News = tuple[int, Event]


class Screen:
    """Says messages and draws sheets, in one language."""

    def __init__(self, console: Console, texts: Texts, narrator: Narrator, game: Game) -> None:
        self.console = console
        self.texts = texts
        self.narrator = narrator
        self._styles: dict[str, Style] = {}
        for seat in range(game.players):
            self._styles[self.seat(seat)] = _style(game.type.seat_names[seat])
        for name in game.rivals:
            self._styles[self.rival(name)] = Style.parse("bold")

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.texts.say(self.narrator.seat(seat))

    def rival(self, name: str) -> str:
        """The name of a rival without a seat, in words."""
        return self.texts.say(self.narrator.rival(name))

    def say(self, message: Message, style: str = "") -> None:
        """One sentence."""
        self.console.print(self.sentence(message, style))

    def say_whole(self, message: Message, style: str = "") -> None:
        """One sentence in one line, however long, so that a path or a command in it can be copied."""
        self.console.print(self.sentence(message, style), soft_wrap=True)

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
        """All sheets, side by side and under each other where they fit; a small one may go before a wide one."""
        waiting = [self._measured(section) for section in sections]
        while waiting:
            shelf = Shelf(self.console.width)
            waiting = [measured for measured in waiting if not shelf.take(*measured)]
            self._draw(shelf)
            if waiting:
                self.console.print()

    def _measured(self, section: Section) -> tuple[Table, int, int]:
        """A sheet, its width and its height; one that is too wide is said in lines, and has its shelf alone."""
        sheet = self._sheet(section)
        wide = self.console.options.update(max_width=WIDEST)
        width = Measurement.get(self.console, wide, sheet).maximum
        if width > self.console.width and section.lines:
            sheet = self._lines(section)
        return sheet, width, len(section.rows) + HEADINGS

    def _lines(self, section: Section) -> Table:
        """A sheet as sentences under each other."""
        sheet = _empty_sheet(self.texts.say(section.title))
        sheet.show_header = False
        sheet.add_column(no_wrap=True)
        sheet.add_column()
        for word, sentence in section.lines:
            sheet.add_row(self._cell(word), self._cell(sentence))
        return sheet

    def _draw(self, shelf: "Shelf") -> None:
        """A wide sheet alone may wrap its cells; sheets in a grid keep their width."""
        if len(shelf.columns) == 1:
            self.console.print(_stack(shelf.columns[0]))
        else:
            grid = Table.grid(padding=(0, GUTTER, 0, 0))
            grid.add_row(*[_stack(column) for column in shelf.columns])
            self.console.print(grid)

    def _sheet(self, section: Section) -> Table:
        sheet = _empty_sheet(self.texts.say(section.title))
        used = [number for number in range(len(section.columns)) if any(row[number] != "" for row in section.rows)]
        for number in used:
            numeric = all(isinstance(row[number], int) or row[number] in ("", "·") for row in section.rows)
            sheet.add_column(
                self._coloured(self.texts.say(section.columns[number]), "dim"),
                justify="right" if numeric else "left",
                no_wrap=number == 0,
            )
        for row in section.rows:
            sheet.add_row(*[self._cell(row[number]) for number in used])
        return sheet

    def _cell(self, cell: Cell) -> Text:
        if isinstance(cell, Message):
            return self._coloured(self.texts.say(cell))
        return self._coloured(figure(cell) if isinstance(cell, int) else cell)

    def lines(self, drawn: RenderableType) -> list[Text]:
        """What is to be drawn, line by line."""
        rendered = self.console.render_lines(drawn, self.console.options, pad=False)
        return [Text.assemble(*[(part.text, part.style or "") for part in line]) for line in rendered]

    def sentence(self, message: Message, style: str = "") -> Text:
        """One sentence, drawn; a seat that begins it has its colour."""
        return self._coloured(self.texts.say(message), style)

    def standing(self, section: Section) -> list[Text]:
        """A sheet without its title and its rule: a heading and a line a row."""
        sheet = self._sheet(section)
        sheet.title, sheet.box = None, None
        return self.lines(sheet)

    def log(self, news: Sequence[News]) -> None:
        """What happened, a line an action."""
        for line in self.actions(news):
            self.console.print(line)

    def actions(self, news: Sequence[News]) -> list[Text]:
        """A line for all that one seat or rival did by one move."""
        lines: list[tuple[int, str, str]] = []
        for ply, who, message in self._told(news):
            clause = self.texts.say(message)
            if lines and lines[-1][:2] == (ply, who):
                joined = self.texts.say(Message("cli-log-next", first=lines[-1][2], next=clause))
                lines[-1] = (ply, who, joined)
            else:
                lines.append((ply, who, clause))
        return [
            self._coloured(self.texts.say(Message("cli-log-line", seat=who, what=what)))
            if who
            else Text(what[:1].upper() + what[1:])
            for _, who, what in lines
        ]

    def _told(self, news: Sequence[News]) -> list[tuple[int, str, Message]]:
        """Every event as a message, after its move and who did it; amounts of the same thing in a row as one list."""
        told: list[tuple[int, str, Message]] = []
        for ply, event in news:
            who, message = self._doer(event), self.narrator.event(event)
            if told and told[-1][:2] == (ply, who):
                joined = self._joined(told[-1][2], message)
                if joined is not None:
                    told[-1] = (ply, who, joined)
                    continue
            told.append((ply, who, message))
        return told

    def _doer(self, event: Event) -> str:
        if event.rival:
            return self.rival(event.rival)
        return self.seat(event.seat) if event.seat >= 0 else ""

    def _joined(self, before: Message, message: Message) -> Message | None:
        """Two messages that differ in their amount alone, as one; equal goods are added up."""
        amount, sofar = message.args.get("what"), before.args.get("what")
        if before.id != message.id or not isinstance(amount, Message) or sofar is None:
            return None
        if self._but_amount(before) != self._but_amount(message):
            return None
        listed = [sofar] if isinstance(sofar, Message) else list(sofar) if isinstance(sofar, list) else []
        joined = Message(message.id)
        joined.args = {**message.args, "what": _added(listed, amount)}
        return joined

    def _but_amount(self, message: Message) -> dict[str, str]:
        """What a message says besides its amount."""
        rest = {name: value for name, value in message.args.items() if name != "what"}
        return {
            name: self.texts.say(value) if isinstance(value, Message) else str(value) for name, value in rest.items()
        }

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """Says that a bot is thinking, as long as it does; on a terminal only."""
        return self.console.status(self._coloured(self.texts.say(Message("cli-thinking", seat=self.seat(seat)))))

    def scores(self, game: Game) -> None:
        """The score sheet, category by category, and who has won."""
        scores = game.scores
        columns = [(self.seat(seat), parts) for seat, parts in enumerate(scores.parts)]
        columns += [(self.rival(rival.name), rival.parts) for rival in scores.rivals]
        sheet = _empty_sheet(self.texts.say(Message("cli-scores")))
        sheet.add_column(Text(self.texts.say(Message("cli-category")), "dim"))
        for name, _ in columns:
            sheet.add_column(self._coloured(name), justify="right")
        for part in dict.fromkeys(part for _, parts in columns for part in parts):
            heading = self.texts.say(self.narrator.score_part(part))
            sheet.add_row(heading, *[figure(parts.get(part, 0)) for _, parts in columns])
        sheet.add_section()
        total = self.texts.say(Message("cli-total"))
        sheet.add_row(total, *[figure(sum(parts.values())) for _, parts in columns], style="bold")
        self.console.print(sheet)
        if scores.together:
            self.say(Message("cli-common", points=scores.points[0]))
        if scores.goal is not None:
            self.say(Message("cli-goal", points=scores.goal))
        remark = self.narrator.remark(game.state)
        if remark is not None:
            self.say(remark)
        self.say(self._verdict(scores, remark is None), "bold")

    def _verdict(self, scores: Scores, by_points: bool) -> Message:
        """Who has won, and whether a tie had to be broken; who plays alone for points has a result only."""
        totals, winners = scores.totals, scores.winners
        if not scores.contested:
            return Message("cli-result", points=totals[0])
        if scores.together or len(totals) == 1:
            return Message("cli-you-win" if winners else "cli-you-lose", players=len(totals))
        if not winners:
            return self._nobody(scores)
        names = [self.narrator.seat(seat) for seat in winners]
        if len(winners) > 1:
            return Message("cli-winners", winners=names)
        tied = by_points and totals.count(totals[winners[0]]) > 1
        return Message("cli-winner-of-tie" if tied else "cli-winner", winners=names)

    def _nobody(self, scores: Scores) -> Message:
        """No seat has won: the rival with the most points has, if there is any."""
        if not scores.rivals:
            return Message("cli-nobody-wins")
        best = max(scores.rivals, key=lambda rival: rival.total)
        return Message("cli-winner", winners=[self.narrator.rival(best.name)])

    def help(self, rows: Sequence[tuple[Message | str, Message]]) -> None:
        """What can be typed."""
        sheet = _empty_sheet(self.texts.say(Message("cli-commands")))
        sheet.show_header = False
        for command, meaning in rows:
            words = self.texts.say(command) if isinstance(command, Message) else command
            sheet.add_row(Text(words, style="bold"), self.texts.say(meaning))
        self.console.print(sheet)


def _added(listed: Sequence[Message], amount: Message) -> list[Message]:
    """A list of amounts and one more."""
    for place, known in enumerate(listed):
        n, more = known.args.get("n"), amount.args.get("n")
        if known.id == amount.id and len(known.args) == 1 and isinstance(n, int) and isinstance(more, int):
            return [*listed[:place], Message(known.id, n=n + more), *listed[place + 1 :]]
    return [*listed, amount]


def _stack(sheets: Sequence[Table]) -> Group:
    """Sheets under each other, with a line between them."""
    parts: list[Table | Text] = []
    for sheet in sheets:
        parts += [Text(), sheet] if parts else [sheet]
    return Group(*parts)


class Shelf:
    """Sheets that are drawn together: columns side by side, each a stack of sheets."""

    def __init__(self, width: int) -> None:
        self.columns: list[list[Table]] = []
        self._room = width
        self._widths: list[int] = []
        self._heights: list[int] = []

    def take(self, sheet: Table, width: int, height: int) -> bool:
        """Put a sheet beside the others or, when it is too wide for that, under the last; False: no room."""
        taken = sum(self._widths) + GUTTER * len(self._widths)
        if self._room < sum(self._widths):
            return False
        if not self.columns or taken + width <= self._room:
            self.columns.append([sheet])
            self._widths.append(width)
            self._heights.append(height)
            return True
        widened = max(width, self._widths[-1])
        fits = taken - GUTTER - self._widths[-1] + widened <= self._room
        if len(self.columns) < 2 or not fits or self._heights[-1] + 1 + height > max(self._heights) + SLACK:
            return False
        self.columns[-1].append(sheet)
        self._widths[-1] = widened
        self._heights[-1] += 1 + height
        return True


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
