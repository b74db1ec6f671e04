"""Charts as inline SVG: no script, no foreign host; colours come from the page's style sheet.

A bot has the same colour and dash pattern in every chart, and its name is always written beside: colour is never the
only sign.
"""

import math
from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Final

WIDTH: Final = 900
ROW: Final = 34
#: Where names end and the plot begins.
LEFT: Final = 210
RIGHT: Final = WIDTH - 70
COLOURS: Final = 6
DASHES: Final = ("", "8 4", "2 4", "12 4 2 4")
#: A line with more points than this shows no more.
POINTS: Final = 300


class Scale:
    """Numbers to places between two ends of a chart."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        """Where a number stands."""
        return round(self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start), 1)

    def ticks(self, wanted: int = 6) -> list[float]:
        """Round numbers along the scale."""
        rough = (self.high - self.low) / wanted
        size = 10.0 ** math.floor(math.log10(rough))
        step = next(size * nice for nice in (1, 2, 5, 10) if size * nice >= rough)
        first = math.ceil(self.low / step)
        return [number * step for number in range(first, math.floor(self.high / step) + 1)]


def colour(index: int) -> str:
    """The class that gives the bot of this rank its colour."""
    return f"c{index % COLOURS}"


def intervals(names: Sequence[str], values: Sequence[tuple[float, float, float]]) -> str:
    """A row a bot: a dot for the middle value, a line from the low to the high one."""
    scale = Scale(min(low for low, _, _ in values), max(high for _, _, high in values), LEFT + 10, RIGHT)
    rows = "".join(
        f'<g class="{colour(index)}">{_name(name, index)}'
        f'<line class="span" x1="{scale.at(low)}" x2="{scale.at(high)}" y1="{_middle(index)}" y2="{_middle(index)}"/>'
        f'<circle class="dot" cx="{scale.at(middle)}" cy="{_middle(index)}" r="7"/>'
        f'<text x="{RIGHT + 14}" y="{_middle(index) + 5}">{middle:.1f}</text></g>'
        for index, (name, (low, middle, high)) in enumerate(zip(names, values, strict=True))
    )
    ticks = [(scale.at(tick), f"{tick:g}") for tick in scale.ticks()]
    return _rows_chart("Ratings with their 95 % intervals", len(names), ticks, rows)


def bars(names: Sequence[str], milliseconds: Sequence[float]) -> str:
    """A bar a bot, on a scale on which each line is ten times the one before: bots differ by orders of magnitude."""
    powers = [math.log10(max(value, 0.001)) for value in milliseconds]
    scale = Scale(math.ceil(min(powers)) - 1, math.floor(max(powers)) + 1, LEFT + 10, RIGHT)
    rows = "".join(
        f'<g class="{colour(index)}">{_name(name, index)}'
        f'<rect class="bar" x="{LEFT + 10}" y="{_middle(index) - 8}" width="{scale.at(power) - LEFT - 10:.1f}" '
        f'height="16" rx="2"/><text x="{scale.at(power) + 8:.1f}" y="{_middle(index) + 5}">{value:.3g} ms</text></g>'
        for index, (name, value, power) in enumerate(zip(names, milliseconds, powers, strict=True))
    )
    ticks = [(scale.at(power), f"{10.0**power:g}") for power in range(int(scale.low), int(scale.high) + 1)]
    return _rows_chart("Milliseconds a move", len(names), ticks, rows)


def course(lines: Mapping[str, Sequence[float]]) -> str:
    """A line a bot, from the first game to the last, each with its name at its end."""
    height = 340
    games = max(len(points) for points in lines.values()) - 1
    across = Scale(0, games, 50, WIDTH - 190)
    up = Scale(min(map(min, lines.values())), max(map(max, lines.values())), height - 40, 10)
    grid = "".join(
        f'<line class="grid" x1="50" x2="{WIDTH - 190}" y1="{up.at(tick)}" y2="{up.at(tick)}"/>'
        f'<text class="soft" x="42" y="{up.at(tick) + 4}" text-anchor="end">{tick:g}</text>'
        for tick in up.ticks()
    ) + "".join(
        f'<text class="soft" x="{across.at(tick)}" y="{height - 18}" text-anchor="middle">{tick:g}</text>'
        for tick in across.ticks()
    )
    heights = _apart([up.at(points[-1]) for points in lines.values()], 18)
    drawn = "".join(
        f'<g class="{colour(index)}"><polyline class="line" stroke-dasharray="{DASHES[index % len(DASHES)]}" '
        f'points="{_points(points, across, up)}"/>'
        f'<text class="name" x="{WIDTH - 182}" y="{heights[index] + 5}">{escape(_short(name))}</text></g>'
        for index, (name, points) in enumerate(lines.items())
    )
    below = f'<text class="soft" x="{WIDTH - 190}" y="{height}" text-anchor="end">games of the tournament</text>'
    return _svg("Mean rating over the games", height, grid + drawn + below)


def _points(values: Sequence[float], across: Scale, up: Scale) -> str:
    step = max(1, math.ceil(len(values) / POINTS))
    shown = sorted({*range(0, len(values), step), len(values) - 1})
    return " ".join(f"{across.at(game)},{up.at(values[game])}" for game in shown)


def _apart(heights: Sequence[float], least: float) -> list[float]:
    """Heights for labels, moved down where they would lie on one another."""
    moved = list(heights)
    order = sorted(range(len(moved)), key=lambda index: moved[index])
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + least)
    return moved


def _rows_chart(title: str, rows: int, ticks: Sequence[tuple[float, str]], drawn: str) -> str:
    """A chart with a row a bot over a grid with its numbers below."""
    bottom = rows * ROW
    grid = "".join(
        f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>'
        f'<text class="soft" x="{x}" y="{bottom + 18}" text-anchor="middle">{said}</text>'
        for x, said in ticks
    )
    return _svg(title, bottom + 24, grid + drawn)


def _svg(title: str, height: float, drawn: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">{drawn}</svg>'


def _name(name: str, index: int) -> str:
    return f'<text class="name" x="{LEFT}" y="{_middle(index) + 5}" text-anchor="end">{escape(_short(name))}</text>'


def _short(name: str) -> str:
    """A name that fits beside a chart; tables have it whole."""
    return name if len(name) <= 21 else f"…{name[-20:]}"


def _middle(index: int) -> float:
    return index * ROW + ROW / 2
