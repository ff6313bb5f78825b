"""The page about the terminal shows what the program prints."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tamaya.i18n import Language, catalogue
from tamaya.terminal.render.styled_rows import SHAPES

PAGE = Path(__file__).parents[2] / "docs" / "play" / "terminal.md"


def test_the_piped_game_on_the_page_is_what_the_program_prints(tmp_path):
    text = PAGE.read_text(encoding="utf-8")
    typed, words, printed = re.search(
        r"^\$ printf '(.*?)' \| \./tamaya (.*?)\n(.*?)^```", text, re.DOTALL | re.MULTILINE
    ).groups()
    answer = subprocess.run(
        [sys.executable, "-P", "-m", "tamaya", *words.split()],
        input=typed.replace("\\n", "\n"),
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert answer.stdout == printed


def test_the_board_on_the_page_has_the_shapes_and_marks_of_the_screen():
    text = PAGE.read_text(encoding="utf-8")
    board = re.search(r"^```text\nHanabi(.*?)^```", text, re.DOTALL | re.MULTILINE)[1]
    for suit, letter in (("white", "W"), ("red", "R"), ("blue", "B"), ("yellow", "Y")):
        assert f"{SHAPES[suit]}{letter} " in board
    marks = catalogue(Language.ENGLISH).format("terminal-keys-marks")
    for mark in "‹↑!×✎":
        assert mark in marks
        assert f"`{mark}`" in text
