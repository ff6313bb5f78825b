"""Draws the scenes: fireworks over the water for Hanabi, bouquets at dusk for Ikebana."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from tamaya.web.link_picture.canvas import Canvas, Colour, mix
from tamaya.web.link_picture.door_scene import Bouquet, DoorScene

WIDTH, HEIGHT = 1200, 630
"""The size that messengers ask for."""

NIGHT = (
    (0.0, (8, 12, 36)),
    (0.5, (24, 32, 78)),
    (0.8, (59, 58, 112)),
    (0.801, (44, 48, 98)),
    (1.0, (10, 15, 43)),
)
DUSK = (
    (0.0, (42, 31, 77)),
    (0.45, (123, 63, 110)),
    (0.83, (224, 138, 108)),
    (0.831, (107, 58, 46)),
    (1.0, (64, 34, 30)),
)
WHITE: Colour = (255, 255, 255)
GOLD: Colour = (255, 217, 138)
INK: Colour = (8, 11, 34)
STEM: Colour = (156, 193, 131)
HEART: Colour = (255, 240, 184)
POT: Colour = (244, 230, 204)
BRIGHT: Mapping[str, Colour] = {
    "white": (255, 233, 171),
    "red": (242, 100, 79),
    "blue": (91, 148, 234),
    "yellow": (244, 197, 66),
    "green": (91, 185, 116),
    "black": (154, 160, 184),
    "purple": (181, 123, 224),
    "teal": (74, 190, 196),
    "orange": (244, 146, 66),
}
RAINBOW = ("red", "yellow", "green", "blue", "purple")
"""The colours of a suit that has several."""

STARS = 70
RINGS = ((10, 0.33), (16, 0.58), (22, 0.86))
"""The dots of each ring of a firework, and its share of the radius."""
RAYS = 24
SPARKS = 16
LARGEST_FIREWORK = 165
MARGIN = 40
"""The room left and right of all fireworks."""
HEIGHTS = (0.3, 0.52, 0.28, 0.5, 0.31, 0.54, 0.29)
"""How far down each firework hangs, in turn."""

JOINTS = 150
"""The discs that a stem is drawn with."""
FAN = ((-0.95, 0.62), (-0.5, 0.9), (0.0, 1.0), (0.5, 0.9), (0.95, 0.62))
"""Where each flower of a bouquet ends: across and up, in shares of its size."""


def draw_scene(scene: DoorScene) -> bytes:
    """The picture of a table as a PNG file."""
    canvas = DRAWERS[scene.game](scene)
    draw_lanterns(canvas, scene.seats)
    return canvas.png()


def draw_fireworks(scene: DoorScene) -> Canvas:
    """Every firework as large as it has become, and its light on the water."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT)
    for star in range(STARS):
        # Scattered, but the same in every picture.
        across, down = star * 761 % WIDTH, star * 389 % int(0.7 * HEIGHT)
        canvas.disc(across, down, 0.8 + star % 3 * 0.4, WHITE, 0.5)
    step = (WIDTH - 2 * MARGIN) / len(scene.fireworks)
    for place, (suit, share) in enumerate(scene.fireworks):
        x = MARGIN + (place + 0.5) * step
        size = min(LARGEST_FIREWORK, 0.9 * step) * (0.35 + 0.65 * share)
        if share > 0:
            draw_firework(canvas, x, HEIGHTS[place % len(HEIGHTS)] * HEIGHT, size, suit)
            draw_reflection(canvas, x, size, bright(suit, place))
    return canvas


def draw_firework(canvas: Canvas, x: float, y: float, size: float, suit: str) -> None:
    """A firework that has opened: rays of sparks, and rings of dots on them."""
    for ray in range(RAYS):
        angle = 2 * pi * ray / RAYS
        colour = bright(suit, ray)
        length = size * (1.0 if ray % 2 else 0.84)
        for spark in range(SPARKS):
            away = length * (0.14 + 0.86 * spark / (SPARKS - 1))
            radius = max(1.1, size * (0.007 + 0.0008 * spark))
            canvas.disc(x + away * cos(angle), y + away * sin(angle), radius, colour, 0.85)
    for dots, share in RINGS:
        for dot in range(dots):
            angle = 2 * pi * (dot + share) / dots
            across, down = size * share * cos(angle), size * share * sin(angle)
            light = mix(bright(suit, dot), WHITE, 0.35)
            canvas.disc(x + across, y + down, max(1.6, size * 0.026), light)


def draw_reflection(canvas: Canvas, x: float, size: float, colour: Colour) -> None:
    """Stripes of light on the water below a firework."""
    for stripe in range(6):
        half = size * (0.5 - 0.07 * stripe)
        top = int(0.83 * HEIGHT) + stripe * 13
        for row in (top, top + 1, top + 2):
            canvas.bar(row, x - half, x + half, colour, 0.34 - 0.04 * stripe)


def draw_bouquets(scene: DoorScene) -> Canvas:
    """The bouquets in a row of vases."""
    canvas = Canvas(WIDTH, HEIGHT, DUSK)
    step = WIDTH / len(scene.bouquets)
    size = min(360.0, 1.02 * step)
    for place, bouquet in enumerate(scene.bouquets):
        draw_bouquet(canvas, (place + 0.5) * step, 0.84 * HEIGHT, size, bouquet)
    return canvas


def draw_bouquet(canvas: Canvas, x: float, ground: float, size: float, bouquet: Bouquet) -> None:
    """Flowers that fan out of a vase."""
    mouth = ground - 0.3 * size
    places = [(x + 0.42 * size * across, mouth - size * up) for across, up in FAN]
    for _, (left, top) in zip(bouquet, places, strict=False):
        for joint in range(JOINTS):
            share = joint / (JOINTS - 1)
            bend = x + (left - x) * share**1.7
            canvas.disc(bend, mouth + (top - mouth) * share, max(1.5, 0.012 * size), STEM)
    for row in range(int(mouth - 4), int(ground)):
        down = (row - mouth) / (ground - mouth)
        half = size * (0.11 + 0.09 * sin(pi * max(0.0, down)))
        canvas.bar(row, x - half, x + half, POT)
    for number, (suit, (left, top)) in enumerate(zip(bouquet, places, strict=False)):
        for petal in range(8):
            angle = 2 * pi * petal / 8
            across, down = 0.1 * size * cos(angle), 0.1 * size * sin(angle)
            colour = mix(bright(suit, petal), WHITE, 0.12 * (number % 2))
            canvas.disc(left + across, top + down, 0.062 * size, colour)
        canvas.disc(left, top, 0.045 * size, HEART)


def draw_lanterns(canvas: Canvas, seats: tuple[bool, ...]) -> None:
    """A lantern for every seat, lit where somebody sits."""
    for seat, is_taken in enumerate(seats):
        x = WIDTH / 2 + (seat - (len(seats) - 1) / 2) * 84
        y = HEIGHT - 42
        for glow in (36, 30, 24) if is_taken else ():
            canvas.disc(x, y, glow, GOLD, 0.1)
        canvas.disc(x, y, 17, GOLD if is_taken else INK, 1 if is_taken else 0.6)
        canvas.bar(int(y) - 19, x - 9, x + 9, INK)
        canvas.bar(int(y) - 18, x - 9, x + 9, INK)


def bright(suit: str, turn: int) -> Colour:
    """The colour of a suit's light; one that is no single colour takes turns."""
    known = BRIGHT.get(suit)
    return BRIGHT[RAINBOW[turn % len(RAINBOW)]] if known is None else known


DRAWERS: Mapping[str, Callable[[DoorScene], Canvas]] = {
    "hanabi": draw_fireworks,
    "ikebana": draw_bouquets,
}
"""What draws the picture of each game."""
