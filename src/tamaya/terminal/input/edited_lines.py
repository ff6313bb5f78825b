"""Lines typed at a terminal, with arrow keys and the lines before; the game may write meanwhile."""

import asyncio
import codecs
import os
import shutil
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tamaya.terminal.input.line_editor import ERASE, LineEditor
from tamaya.terminal.input.stdin_lines import CHUNK, STANDARD_INPUT


class EditedLines:
    """A source of edited lines, and the only one who writes to their terminal."""

    def __init__(self, prompt: str, write: Callable[[str], None], descriptor: int) -> None:
        """Read from this terminal, and write with ``write``."""
        self._prompt = prompt
        self._write = write
        self._descriptor = descriptor
        self._editor = LineEditor(prompt)
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_shown = False
        """Whether the line that is being edited is on the screen."""

    async def next(self) -> str | None:
        """The next line, or None at the end of the input."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def write(self, text: str) -> None:
        """Write a text of the game above the line that is being edited."""
        if text == self._prompt:
            self._draw()
        elif self._is_shown:
            self._write(f"{ERASE}{text}")
            self._draw()
        else:
            self._write(text)

    def read(self) -> None:
        """Take the keys that have been pressed."""
        try:
            typed = os.read(self._descriptor, CHUNK)
        except OSError:
            typed = b""
        if not typed:
            asyncio.get_running_loop().remove_reader(self._descriptor)
            self._lines.put_nowait(None)
            return
        finished = self._editor.feed(self._decoder.decode(typed))
        for line in finished:
            # The finished line stays on the screen, as it was typed.
            shown = "" if line is None else line
            self._write(f"{ERASE}{self._prompt}{shown}\n")
            self._is_shown = False
            self._lines.put_nowait(line)
        if self._editor.has_text or not finished:
            self._draw()

    def _draw(self) -> None:
        self._is_shown = True
        self._write(self._editor.shown(shutil.get_terminal_size().columns))


@contextmanager
def edited_lines(
    prompt: str, write: Callable[[str], None], descriptor: int = STANDARD_INPUT
) -> Iterator[EditedLines]:
    """Edited lines from a terminal, whose settings are restored at the end."""
    before = termios.tcgetattr(descriptor)
    lines = EditedLines(prompt, write, descriptor)
    loop = asyncio.get_running_loop()
    tty.setcbreak(descriptor)
    loop.add_reader(descriptor, lines.read)
    try:
        yield lines
    finally:
        loop.remove_reader(descriptor)
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
        write(ERASE)
