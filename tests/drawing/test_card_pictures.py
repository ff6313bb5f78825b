"""Cards are drawn as in the browser."""

import json
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tamaya.drawing import Sheet, back_picture, face_picture, flower_picture
from tamaya.drawing.shapes import (
    MULTICOLOUR_PETALS,
    MULTICOLOUR_SUITS,
    NUMERALS,
    PRINT_COLOURS,
    SHAPES,
    SUIT_COLOURS,
)
from tamaya.rules.cards import SUIT_LETTERS, Face
from tamaya.rules.ikebana import FACES

UI = Path(__file__).parents[2] / "web-client" / "src" / "ui"
NODE = Path(__import__("sys").executable).with_name("node")


def is_drawn(picture: str) -> bool:
    return len(ET.fromstring(f"<svg>{picture}</svg>")) > 1


@pytest.mark.parametrize("suit", SUIT_LETTERS)
def test_every_face_is_drawn(suit):
    assert len({face_picture(Face(suit, value)) for value in range(1, 6)}) == 5
    assert is_drawn(face_picture(Face(suit, 1)))


def test_every_flower_and_the_back_are_drawn():
    assert len({flower_picture(face) for face in FACES}) == len(FACES)
    assert is_drawn(back_picture())


def test_text_on_a_sheet_is_escaped():
    sheet = Sheet()
    sheet.add_text("<b> & co")
    assert ET.fromstring(sheet.svg())[1].text == "<b> & co"


def test_the_colours_are_those_of_the_web_client():
    styles = (UI / "styles.css").read_text(encoding="utf-8")
    first = dict(reversed(re.findall(r"--((?:on-)?suit-\w+): (#\w+);", styles)))
    assert {
        f"suit-{name}": colour for name, colour in SUIT_COLOURS.items()
    }.items() <= first.items()
    assert {
        f"on-suit-{name}": colour for name, colour in PRINT_COLOURS.items()
    }.items() <= first.items()


@pytest.mark.skipif(not NODE.exists(), reason="there is no Node in this environment")
def test_the_shapes_are_those_of_the_web_client():
    program = (
        f'import * as shapes from "{(UI / "shapes.ts").as_uri()}";'
        "console.log(JSON.stringify(shapes));"
    )
    command = [
        NODE,
        "--experimental-strip-types",
        "--no-warnings",
        "--input-type=module",
        "-e",
        program,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    drawn = json.loads(done.stdout)
    assert drawn["SHAPES"] == SHAPES
    assert drawn["MULTICOLOUR_SUITS"] == list(MULTICOLOUR_SUITS)
    assert drawn["MULTICOLOUR_PETALS"] == list(MULTICOLOUR_PETALS)
    assert drawn["NUMERALS"] == {str(value): path for value, path in NUMERALS.items()}
