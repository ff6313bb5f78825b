"""Fireworks over the whole screen at the end of a game: one picture for each moment."""

from math import cos, pi, sin
from random import Random

from tamaya.terminal.render.finale import BURST_FRAMES, FRAMES_BETWEEN, RISE_FRAMES, Finale
from tamaya.terminal.render.screen_rows import Size
from tamaya.terminal.render.styled_rows import Row, Span, row_width, wrap

SPARKS = 14
SIGNS = "✦✶*+·"
"""A spark as it fades."""

SMALLEST = Size(40, 12)
"""Smaller screens show the end of the game at once."""


def finale_rows(finale: Finale, frame: int, size: Size) -> list[Row]:
    """The picture of one moment; the same finale looks the same each time."""
    words = wrap(finale.words, size.width - 4, "title")
    sky = Size(size.width, size.height - len(words) - 2)
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for number in range(finale.rockets):
        cells |= rocket_cells(finale, number, frame - number * FRAMES_BETWEEN, sky)
    rows = [sky_row(cells, row, sky.width) for row in range(sky.height)]
    indented: list[Row] = [
        (Span(" " * max((size.width - row_width(row)) // 2, 0)), *row) for row in words
    ]
    return [*rows, (), *indented, ()]


def rocket_cells(
    finale: Finale, number: int, age: int, sky: Size
) -> dict[tuple[int, int], tuple[str, str]]:
    """Where a rocket of this age has signs: a trail that rises, then sparks that spread."""
    random = Random(number)
    column = random.randint(sky.width // 8, sky.width * 7 // 8)
    top = random.randint(2, max(sky.height // 2, 2))
    style = f"suit-{finale.suits[number % len(finale.suits)]}-bold"
    if 0 <= age < RISE_FRAMES:
        height = sky.height - 1 - (sky.height - 1 - top) * (age + 1) // RISE_FRAMES
        return {(height, column): ("│", style)}
    burst = age - RISE_FRAMES
    if not 0 <= burst < BURST_FRAMES:
        return {}
    sign = SIGNS[burst * len(SIGNS) // BURST_FRAMES]
    radius = 1 + burst * sky.height / (3 * BURST_FRAMES)
    fall = burst * burst // 24
    return {
        # A row is about twice as high as a column is wide.
        (
            top + fall + round(radius * sin(2 * pi * spark / SPARKS)),
            column + round(2 * radius * cos(2 * pi * spark / SPARKS)),
        ): (sign, style)
        for spark in range(SPARKS)
    }


def sky_row(cells: dict[tuple[int, int], tuple[str, str]], row: int, width: int) -> Row:
    """One row of the sky."""
    spans: list[Span] = []
    column = 0
    for place in sorted(place for line, place in cells if line == row and 0 <= place < width):
        sign, style = cells[row, place]
        spans += [Span(" " * (place - column)), Span(sign, style)]
        column = place + 1
    return tuple(spans)
