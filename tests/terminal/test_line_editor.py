"""A typed line can be edited, and the lines before it come back."""

import asyncio
import os
import pty
import termios

import pytest

from tamaya.terminal.input.edited_lines import edited_lines
from tamaya.terminal.input.line_editor import ERASE, LineEditor

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("play 3", "play 3"),
        (f"play 3{LEFT}1", "play 13"),
        (f"ply 3{LEFT * 3}a", "play 3"),
        ("plays\x7f 3", "play 3"),
        ("xplay 3\x01\x1b[3~", "play 3"),
        ("lay 3\x01p\x05!", "play 3!"),
        (f"clue Bob red{LEFT * 3}\x0bblue", "clue Bob blue"),
        ("discard 1\x15play 3", "play 3"),
        ("clue Bob red\x17blue", "clue Bobblue"),
        (f"řekni č{LEFT}ž", "řekni žč"),
        ("\x1b[5~\x1b[200~play 3\x00", "play 3"),
    ],
)
def test_keys_edit_the_line(typed, line):
    editor = LineEditor("> ")
    assert editor.feed(f"{typed}\r") == [line]


def test_earlier_lines_come_back_and_the_new_one_is_not_lost():
    editor = LineEditor("> ")
    assert editor.feed("one\ntwo\ntwo\n\n") == ["one", "two", "two", ""]
    assert editor.feed(f"thr{UP}\n") == ["two"]
    assert editor.feed(f"thr{UP}{UP}{UP}{UP}\n") == ["one"]
    assert editor.feed(f"thr{UP}{DOWN}{DOWN}ee\n") == ["three"]


def test_the_end_of_input_ends_only_an_empty_line():
    editor = LineEditor("> ")
    assert editor.feed(f"ab{LEFT}\x04") == []
    assert editor.feed("\n\x04") == ["a", None]


@pytest.mark.parametrize("columns", [8, 20, 80])
def test_a_line_never_leaves_its_row(columns):
    editor = LineEditor("> ")
    editor.feed(f"{'a long line of words ' * 5}{LEFT * 7}")
    shown = editor.shown(columns).removeprefix(ERASE)
    assert len(shown.partition("\x1b")[0]) < columns


async def test_what_the_game_writes_stands_above_the_line_and_the_terminal_is_restored():
    person, terminal = pty.openpty()
    before = termios.tcgetattr(terminal)
    written = []
    async with asyncio.timeout(60):
        with edited_lines("> ", written.append, terminal) as lines:
            lines.write("> ")
            os.write(person, b"pla")
            for _ in range(6_000):
                if "pla" in written[-1]:
                    break
                await asyncio.sleep(0.01)
            lines.write("Bob plays.\n")
            assert written[-2:] == [f"{ERASE}Bob plays.\n", f"{ERASE}> pla"]
            os.write(person, b"y 3\r\x04")
            assert await lines.next() == "play 3"
            # What follows a finished line begins in a row of its own.
            assert written[-2] == f"{ERASE}> play 3\n"
            assert await lines.next() is None
            assert await lines.next() is None
    assert termios.tcgetattr(terminal) == before
    os.close(person)
    os.close(terminal)
