"""Charts in SVG: bars and a heat map."""

from collections.abc import Callable, Mapping, Sequence
from html import escape

from tamaya.cli.usage_parser import Arguments, UsageRefusal
from tamaya.rules.shared_types import Refused

INK = "#22303c"
BAR = "#c8443c"
COLD = (246, 240, 226)
WARM = (200, 68, 60)
FONT = 'font-family="sans-serif" font-size="13"'
LETTER = 7
"""The approximate width of a letter."""
ROW = 22
BARS_AT = 60
LONGEST_BAR = 420
CELL = 84
"""The width of a cell of the heat map; its height is half of that."""
SQUARE = f'width="{CELL - 2}" height="{CELL // 2 - 2}"'


def refuse_non_svg(arguments: Arguments) -> None:
    """Refuse a chart file whose name does not end in ``.svg``."""
    name = arguments.values.get("plot")
    if name is not None and not name.endswith(".svg"):
        raise Refused(UsageRefusal.NOT_SVG, file=name)


def bar_chart(title: str, counts: Mapping[int, int]) -> str:
    """A bar for each number from the highest to the lowest, with its count."""
    numbers = range(max(counts), min(counts) - 1, -1)
    most = max(counts.values())
    shapes = [_text(10, 24, title)]
    for row, number in enumerate(numbers):
        count = counts.get(number, 0)
        top = 44 + row * ROW
        length = LONGEST_BAR * count / most
        shapes += [
            _text(BARS_AT - 10, top + 15, str(number), "end"),
            f'<rect x="{BARS_AT}" y="{top}" width="{length:.1f}" height="{ROW - 4}" fill="{BAR}"/>',
            _text(BARS_AT + length + 8, top + 15, str(count)),
        ]
    return _picture(BARS_AT + LONGEST_BAR + 90, 54 + len(numbers) * ROW, shapes)


def heat_map(
    title: str,
    names: Sequence[str],
    values: Mapping[tuple[str, str], float],
    format_value: Callable[[float], str],
) -> str:
    """A cell for each pair of names with a value; higher values are warmer."""
    low, high = min(values.values()), max(values.values())
    left = 20 + 8 * max(map(len, names))
    shapes = [_text(10, 24, title)]
    for row, one in enumerate(names):
        top = 64 + row * CELL // 2
        shapes += [
            _text(left - 8, top + CELL // 4 + 5, one, "end"),
            _text(left + row * CELL + CELL / 2, 54, one, "middle"),
        ]
        for column, other in enumerate(names):
            value = values.get((one, other))
            if value is None:
                continue
            warmth = (value - low) / (high - low) if high > low else 1.0
            shade = ",".join(
                str(round(c + (w - c) * warmth)) for c, w in zip(COLD, WARM, strict=True)
            )
            x = left + column * CELL
            shapes += [
                f'<rect x="{x}" y="{top}" {SQUARE} fill="rgb({shade})"/>',
                _text(x + CELL / 2, top + CELL // 4 + 5, format_value(value), "middle"),
            ]
    width = max(left + len(names) * CELL, LETTER * len(title)) + 20
    return _picture(width, 84 + len(names) * CELL // 2, shapes)


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{INK}" {FONT}>{escape(words)}</text>'


def _picture(width: float, height: float, shapes: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}">'
    )
    ground = '<rect width="100%" height="100%" fill="#fffdf7"/>'
    return "\n".join((head, ground, *shapes, "</svg>\n"))
