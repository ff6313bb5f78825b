"""A line as somebody edits it: keys in, text for the terminal and finished lines out."""

from re import compile as compile_pattern

from tamaya.terminal.render.styled_rows import text_width

ERASE = "\r\x1b[K"
"""To the start of the row, and clear it."""

KEYS = {
    "\x1b[A": "up", "\x1bOA": "up", "\x10": "up",
    "\x1b[B": "down", "\x1bOB": "down", "\x0e": "down",
    "\x1b[C": "right", "\x1bOC": "right", "\x06": "right",
    "\x1b[D": "left", "\x1bOD": "left", "\x02": "left",
    "\x1b[H": "start", "\x1bOH": "start", "\x1b[1~": "start", "\x01": "start",
    "\x1b[F": "end", "\x1bOF": "end", "\x1b[4~": "end", "\x05": "end",
    "\x1b[3~": "delete", "\x7f": "backspace", "\x08": "backspace",
    "\x0b": "cut-end", "\x15": "cut-start", "\x17": "cut-word",
    "\n": "enter", "\r": "enter", "\x04": "end-of-input",
}  # fmt: skip
"""What terminals send for the keys of a line editor."""

KEY_PATTERN = compile_pattern(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])|[\s\S]")
MOST_LINES = 200
"""How many lines are remembered."""


class LineEditor:
    """One line after the other, with those before it."""

    def __init__(self, prompt: str) -> None:
        """Begin with an empty line after this prompt."""
        self._prompt = prompt
        self._text = ""
        self._cursor = 0
        self._lines: list[str] = []
        self._line = 0
        """Which remembered line is shown; behind the last is the one that is new."""
        self._new_text = ""

    @property
    def has_text(self) -> bool:
        """Whether something is typed."""
        return bool(self._text)

    def feed(self, typed: str) -> list[str | None]:
        """Take keys; returns the lines that they finish, None for the end of the input."""
        finished: list[str | None] = []
        for key in KEY_PATTERN.findall(typed):
            meaning = KEYS.get(key)
            if meaning == "enter":
                finished.append(self._finish())
            elif meaning == "end-of-input" and not self._text:
                finished.append(None)
            elif meaning is not None:
                self._edit(meaning)
            elif key.isprintable():
                self._replace(self._cursor, self._cursor, key)
        return finished

    def shown(self, columns: int) -> str:
        """What to write to a terminal so that its row shows the line and the cursor in it."""
        available = max(columns - len(self._prompt) - 1, 1)
        first = 0
        while text_width(self._text[first : self._cursor]) > available:
            first += 1
        visible = self._text[first:]
        while text_width(visible) > available:
            visible = visible[:-1]
        behind = text_width(visible[self._cursor - first :])
        return f"{ERASE}{self._prompt}{visible}" + (f"\x1b[{behind}D" if behind else "")

    def _edit(self, meaning: str) -> None:
        """Carry out a key that writes nothing."""
        cursor, last = self._cursor, len(self._text)
        match meaning:
            case "left":
                self._cursor = max(cursor - 1, 0)
            case "right":
                self._cursor = min(cursor + 1, last)
            case "start":
                self._cursor = 0
            case "end":
                self._cursor = last
            case "backspace":
                self._replace(max(cursor - 1, 0), cursor)
            case "delete" | "end-of-input":
                self._replace(cursor, min(cursor + 1, last))
            case "cut-end":
                self._replace(cursor, last)
            case "cut-start":
                self._replace(0, cursor)
            case "cut-word":
                self._replace(len(self._text[:cursor].rstrip().rpartition(" ")[0]), cursor)
            case "up":
                self._recall(self._line - 1)
            case _:
                self._recall(self._line + 1)

    def _replace(self, first: int, end: int, text: str = "") -> None:
        """Put a text in the place of another, and the cursor behind it."""
        self._text = self._text[:first] + text + self._text[end:]
        self._cursor = first + len(text)

    def _recall(self, line: int) -> None:
        """Show a remembered line, or the new one."""
        if not 0 <= line <= len(self._lines):
            return
        if self._line == len(self._lines):
            self._new_text = self._text
        self._line = line
        self._text = self._new_text if line == len(self._lines) else self._lines[line]
        self._cursor = len(self._text)

    def _finish(self) -> str:
        """The finished line; the next one is empty."""
        line = self._text
        if line.strip() and self._lines[-1:] != [line]:
            self._lines = [*self._lines, line][-MOST_LINES:]
        self._text, self._cursor, self._new_text = "", 0, ""
        self._line = len(self._lines)
        return line
