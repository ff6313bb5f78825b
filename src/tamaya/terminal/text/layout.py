"""Text for people at a terminal: 80 columns, and no control characters."""

import textwrap

WIDTH = 80

NO_BREAK_SPACES = "\u00a0\u202f"
"""French puts them before its high punctuation; they count as printable here."""


def printable(text: str) -> str:
    """The text with every character replaced that a terminal might obey instead of showing."""
    return "".join(
        character
        if character.isprintable() or character in NO_BREAK_SPACES
        else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )


def paragraph(text: str, first: str = "", rest: str | None = None) -> str:
    """The text in lines of at most 80 columns; further lines begin with ``rest``."""
    return textwrap.fill(
        printable(text),
        WIDTH,
        initial_indent=first,
        subsequent_indent=" " * len(first) if rest is None else rest,
        break_long_words=True,
        break_on_hyphens=False,
    )


def definitions(pairs: list[tuple[str, str]], indent: str = "  ") -> str:
    """Words with their explanations beside them; a long word has a line of its own."""
    column = min(max(len(word) for word, _ in pairs), MOST_BESIDE) + len(indent) + 2
    blocks = []
    for word, explanation in pairs:
        start = (indent + word).ljust(column)
        if len(start) > column:
            blocks.append(indent + word)
            start = " " * column
        blocks.append(paragraph(explanation, start))
    return "\n".join(blocks)


MOST_BESIDE = 26
"""A word longer than this gets a line of its own."""


def table(rows: list[tuple[str, ...]], indent: str = "  ") -> str:
    """Rows in columns as wide as they need to be, the first row being the titles."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join((indent + "   ".join(map(str.ljust, row, widths))).rstrip() for row in rows)
