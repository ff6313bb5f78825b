"""Charts in SVG: bars, a heat map, curves and strips."""

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
LINE_COLOURS = ("#c8443c", "#2f6f9f", "#3f8f5b", "#8a5a9e", "#b07a1e")
"""The colours of the curves of up to five seats."""
CELL = 84
"""The width of a cell of the heat map; its height is half of that."""
CURVE_WIDTH, CURVE_HEIGHT = 640, 200
CURVE_EDGE = 44
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


def line_chart(title: str, points: Sequence[tuple[float, float]], most: float) -> str:
    """A curve from 0 to the most, with a band of one standard error to each side."""
    width, height = CURVE_WIDTH, CURVE_HEIGHT
    step = (width - 2 * CURVE_EDGE) / max(1, len(points) - 1)

    def place(index: int, value: float) -> str:
        share = min(max(value / most, 0.0), 1.0)
        y = 36 + (height - 52) * (1 - share)
        return f"{CURVE_EDGE + index * step:.1f},{y:.1f}"

    upper = [place(index, mean + error) for index, (mean, error) in enumerate(points)]
    lower = [place(index, mean - error) for index, (mean, error) in enumerate(points)]
    line = " ".join(place(index, mean) for index, (mean, _) in enumerate(points))
    shapes = [
        _text(10, 20, title),
        _text(CURVE_EDGE - 6, 41, f"{most:g}" if most > 1 else "100%", "end"),
        _text(CURVE_EDGE - 6, height - 12, "0", "end"),
        f'<polygon points="{" ".join([*upper, *reversed(lower)])}" fill="{BAR}" opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="{BAR}" stroke-width="2"/>',
    ]
    return _picture(width, height, shapes)


def lines_chart(title: str, curves: Mapping[str, Sequence[float]]) -> str:
    """A curve for each name in one picture, with a line at 0 and a legend."""
    width, height = CURVE_WIDTH, CURVE_HEIGHT + 30
    values = [0.0, *(value for curve in curves.values() for value in curve)]
    low, high = min(values), max(values)
    reach = high - low or 1.0

    def place(index: int, count: int, value: float) -> str:
        x = CURVE_EDGE + index * (width - 2 * CURVE_EDGE) / max(1, count - 1)
        return f"{x:.1f},{36 + (CURVE_HEIGHT - 52) * (high - value) / reach:.1f}"

    left, right = place(0, 2, 0.0), place(1, 2, 0.0)
    shapes = [
        _text(10, 20, title),
        _text(CURVE_EDGE - 6, 41, f"{high:.0f}", "end"),
        _text(CURVE_EDGE - 6, CURVE_HEIGHT - 12, f"{low:.0f}", "end"),
        f'<path d="M{left}L{right}" stroke="{INK}" stroke-dasharray="3 4" opacity="0.5"/>',
    ]
    x = float(CURVE_EDGE)
    for colour, (name, curve) in zip(LINE_COLOURS, curves.items(), strict=False):
        line = " ".join(place(index, len(curve), value) for index, value in enumerate(curve))
        shapes += [
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<rect x="{x:.0f}" y="{height - 22}" width="12" height="12" fill="{colour}"/>',
            _text(x + 18, height - 11, name),
        ]
        x += 40 + LETTER * len(name)
    return _picture(width, height, shapes)


def strip_chart(title: str, words: Sequence[str], colours: Mapping[str, str]) -> str:
    """A strip with a coloured piece for each word, and a legend."""
    step = (CURVE_WIDTH - 2 * CURVE_EDGE) / max(1, len(words))
    shapes = [_text(10, 20, title)]
    for index, word in enumerate(words):
        x = CURVE_EDGE + index * step
        shapes.append(
            f'<rect x="{x:.1f}" y="30" width="{step:.2f}" height="16" fill="{colours[word]}"/>'
        )
    x = float(CURVE_EDGE)
    for word, colour in colours.items():
        if word in words:
            shapes.append(f'<rect x="{x:.0f}" y="56" width="12" height="12" fill="{colour}"/>')
            shapes.append(_text(x + 18, 67, word))
            x += 40 + LETTER * len(word)
    return _picture(CURVE_WIDTH, 76, shapes)


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
