"""A picture of coloured pixels: gradients, discs and bars with soft edges, written as PNG."""

import struct
import zlib
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

Colour = tuple[int, int, int]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH_8_TRUECOLOUR = (8, 2, 0, 0, 0)
NO_FILTER = b"\0"
LEVEL = 6


class Canvas:
    """A picture under construction."""

    def __init__(self, width: int, height: int, stops: Sequence[tuple[float, Colour]]) -> None:
        """Fill the picture from top to bottom with these colours, each at its share of the way."""
        self.width = width
        self.height = height
        self._rows = [
            bytearray(bytes(colour_at(stops, row / height)) * width) for row in range(height)
        ]

    def disc(self, x: float, y: float, radius: float, colour: Colour, strength: float = 1) -> None:
        """Draw a disc; where it is weaker than 1, what is behind it shows through."""
        for row in range(max(0, int(y - radius)), min(self.height, int(y + radius) + 1)):
            away = row + 0.5 - y
            if abs(away) < radius:
                half = sqrt(radius * radius - away * away)
                self._span(row, x - half, x + half, colour, strength)

    def bar(self, row: int, left: float, right: float, colour: Colour, strength: float = 1) -> None:
        """Draw one row of pixels between two edges."""
        if 0 <= row < self.height:
            self._span(row, left, right, colour, strength)

    def png(self) -> bytes:
        """The picture as a PNG file."""
        header = struct.pack(">2I5B", self.width, self.height, *DEPTH_8_TRUECOLOUR)
        pixels = b"".join(NO_FILTER + row for row in self._rows)
        chunks = (
            (b"IHDR", header),
            (b"IDAT", zlib.compress(pixels, LEVEL)),
            (b"IEND", b""),
        )
        return SIGNATURE + b"".join(chunk(kind, data) for kind, data in chunks)

    def _span(self, row: int, left: float, right: float, colour: Colour, strength: float) -> None:
        left, right = max(0.0, left), min(float(self.width), right)
        first, last = int(left), int(right)
        if strength == 1 and last - first > 1:
            inner = bytes(colour) * (last - first - 1)
            self._rows[row][3 * (first + 1) : 3 * last] = inner
            columns: Sequence[int] = (first, last)
        else:
            columns = range(first, last + 1)
        for column in columns:
            share = (min(column + 1, right) - max(column, left)) * strength
            if share > 0 and column < self.width:
                self._blend(row, column, colour, share)

    def _blend(self, row: int, column: int, colour: Colour, share: float) -> None:
        pixels, place = self._rows[row], 3 * column
        for part, wanted in enumerate(colour):
            behind = pixels[place + part]
            pixels[place + part] = round(behind + (wanted - behind) * share)


def colour_at(stops: Sequence[tuple[float, Colour]], share: float) -> Colour:
    """The colour of a gradient at this share of the way."""
    for (start, above), (end, below) in pairwise(stops):
        if share <= end:
            return mix(above, below, (share - start) / (end - start))
    return stops[-1][1]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: this share of the way to the other."""
    red, green, blue = (
        round(start + (end - start) * share) for start, end in zip(one, other, strict=True)
    )
    return red, green, blue


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG file, with its length and checksum."""
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
