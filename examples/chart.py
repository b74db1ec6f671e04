"""A line chart as SVG, without a library."""

WIDTH, HEIGHT, MARGIN = 640, 360, 60


def line_chart(points: list[tuple[float, float]], marks: dict[str, float], across: str, upwards: str) -> str:
    """The points joined by a line, with named marks to compare, and the ends of each axis in numbers."""
    heights = [y for _, y in points] + list(marks.values())
    lowest, highest = min(0.0, *heights), max(1.0, *heights)
    last = max(x for x, _ in points) or 1

    def place(x: float, y: float) -> str:
        left = MARGIN + x / last * (WIDTH - 2 * MARGIN)
        top = HEIGHT - MARGIN - (y - lowest) / (highest - lowest) * (HEIGHT - 2 * MARGIN)
        return f"{left:.1f},{top:.1f}"

    frame = f"M{place(0, highest)} L{place(0, lowest)} L{place(last, lowest)}"
    bottom, middle = HEIGHT - MARGIN + 20, WIDTH / 2
    texts = [
        (middle, bottom + 20, "middle", across),
        (MARGIN, bottom, "middle", "0"),
        (WIDTH - MARGIN, bottom, "middle", f"{last:,.0f}"),
        (MARGIN, MARGIN - 20, "start", upwards),
        (MARGIN - 8, MARGIN + 5, "end", f"{highest:.0f}"),
        (MARGIN - 8, HEIGHT - MARGIN + 5, "end", f"{lowest:.0f}"),
    ]
    words = "".join(f'<text x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>' for x, y, anchor, text in texts)
    for name, y in marks.items():
        frame += f" M{place(0, y)} L{place(last, y)}"
        left, top = place(last, y).split(",")
        words += f'<text x="{float(left) + 6}" y="{float(top) + 4}" font-size="11">{name}</text>'
    line = " ".join(place(x, y) for x, y in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><path d="{frame}" fill="none" stroke="#888"/>'
        f'<polyline points="{line}" fill="none" stroke="#a33" stroke-width="2"/>{words}</svg>\n'
    )
