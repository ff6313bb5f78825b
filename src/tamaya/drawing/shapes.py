"""The shapes of suits and numerals, as paths: the same as in the web client.

``web-client/src/ui/shapes.ts`` and ``styles.css`` hold them for the browser; a test compares them.
"""

from math import cos, pi, sin

TURN = 2 * pi


def point(angle: float, distance: float) -> str:
    """A point around the middle of a box of 100 by 100."""
    return f"{50 + distance * sin(angle):.1f} {50 - distance * cos(angle):.1f}"


def star(rays: int, inner: float, outer: float) -> str:
    """A star with this many rays, between two radii."""
    step = TURN / rays
    corners = [
        corner
        for ray in range(rays)
        for corner in (point(ray * step, outer), point((ray + 0.5) * step, inner))
    ]
    return f"M{'L'.join(corners)}Z"


def petal(angle: float, near: float, far: float, width: float) -> str:
    """A petal, pointed at the centre and round at its far end."""
    bulge = near + (far - near) * 0.72
    left, right = point(angle - width, bulge), point(angle + width, bulge)
    tip_left = point(angle - width * 0.62, far * 1.03)
    tip_right = point(angle + width * 0.62, far * 1.03)
    return f"M{point(angle, near)}L{left}C{tip_left} {tip_right} {right}Z"


def petals(count: int, near: float, far: float, width: float) -> tuple[str, ...]:
    """A ring of petals."""
    return tuple(petal(index * TURN / count, near, far, width) for index in range(count))


def dots(count: int, distance: float, radius: float, turned: float = 0) -> str:
    """A ring of dots."""
    across = f"{2 * radius:g}"
    arcs = f"a{radius:g} {radius:g} 0 1 0 {across} 0a{radius:g} {radius:g} 0 1 0 -{across} 0Z"
    middles = (point((index + turned) * TURN / count, distance) for index in range(count))
    return "".join(f"M{middle}m-{radius:g} 0{arcs}" for middle in middles)


RING = "M50 17a33 33 0 1 0 0 66a33 33 0 1 0 0-66ZM50 31a19 19 0 1 1 0 38a19 19 0 1 1 0-38Z"
WAVE = "c10-15 21-15 31 0s21 15 31 0s21-15 31-3v15c-10-12-21-12-31 3s-21 15-31 0s-21-15-31 0Z"
LEAF = (
    "M88 10C40 8 12 30 14 70L8 90L16 93L21 80C62 88 90 58 88 10Z"
    "M24 71C36 52 50 38 68 28C55 44 42 58 24 71Z"
)

SHAPES = {
    "white": RING + dots(12, 45, 4.2),
    "red": "".join(petals(12, 13, 47, 0.2)) + dots(1, 0, 8),
    "blue": f"M3.5 30{WAVE}M3.5 54{WAVE}M3.5 78{WAVE}",
    "yellow": star(5, 21, 49),
    "green": LEAF,
    "black": "M36 6H64V36H94V64H64V94H36V64H6V36H36Z",
    "purple": "M50 3L88 50L50 97L12 50ZM50 29L33 50L50 71L67 50Z",
    "teal": "M50 7L96 90H4ZM50 44L34 74H66Z",
    "orange": "M50 3L91 26V74L50 97L9 74V26ZM50 30L32.5 40V60L50 70L67.5 60V40Z",
}
"""The shape of each suit. The multicolour one is drawn petal by petal."""

MULTICOLOUR_SUITS = ("red", "yellow", "green", "blue", "purple")
"""The suits whose colours the multicolour one contains, in the order of its petals."""
MULTICOLOUR_PETALS = petals(10, 8, 48, 0.25)

BLOSSOM = "".join(petals(9, 4, 48, 0.34))
"""The flower of a card of Ikebana."""

BACK_RINGS = (
    dots(1, 0, 2)
    + dots(8, 9, 1.3)
    + dots(16, 17, 1.5, 0.5)
    + dots(16, 25, 1.7)
    + dots(16, 33.5, 2, 0.5)
    + dots(32, 42, 1.3)
)
"""The firework on the back of a card."""

NUMERALS = {
    1: "M16 22L33 9V71M15 71H50",
    2: "M11 25C11 3 48 3 48 26C48 44 22 54 11 71H50",
    3: "M12 11H46L27 34C58 33 56 72 28 72C19 72 12 69 9 62",
    4: "M38 71V9L8 53H53",
    5: "M46 9H18L14 37C32 25 53 34 51 53C49 74 18 78 9 62",
}
"""The numerals of the values, one brush stroke each, in a box of 60 by 80."""

SUIT_COLOURS = {
    "white": "#f7f0de",
    "red": "#b62f28",
    "blue": "#20509b",
    "yellow": "#edb830",
    "green": "#2a7142",
    "black": "#2a2b33",
    "multicolour": "#fbf4e3",
    "purple": "#6c3a94",
    "teal": "#11717a",
    "orange": "#dd7420",
}
PRINT_COLOURS = {
    "white": "#252a3e",
    "red": "#fdf3df",
    "blue": "#fdf3df",
    "yellow": "#2c2208",
    "green": "#fdf3df",
    "black": "#fdf3df",
    "multicolour": "#252a3e",
    "purple": "#fdf3df",
    "teal": "#fdf3df",
    "orange": "#2b1506",
}
"""What is printed on a card of each suit."""
