"""Text for a terminal: 80 columns, no control characters."""

import textwrap

WIDTH = 80

NO_BREAK_SPACES = "\u00a0\u202f"
"""French uses them before some punctuation; Python does not count them as printable."""


def printable(text: str) -> str:
    """Replace every character that a terminal might obey instead of showing."""
    return "".join(
        character
        if character.isprintable() or character in NO_BREAK_SPACES
        else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )


def paragraph(text: str, first: str = "", rest: str | None = None) -> str:
    """Wrap a text at 80 columns; further lines begin with ``rest``."""
    return textwrap.fill(
        printable(text),
        WIDTH,
        initial_indent=first,
        subsequent_indent=" " * len(first) if rest is None else rest,
        break_long_words=True,
        break_on_hyphens=False,
    )


def definitions(pairs: list[tuple[str, str]], indent: str = "  ") -> str:
    """Terms with their explanations beside them; a long term gets its own line."""
    column = min(max(len(term) for term, _ in pairs), MOST_BESIDE) + len(indent) + 2
    blocks = []
    for term, explanation in pairs:
        start = (indent + term).ljust(column)
        if len(start) > column:
            blocks.append(indent + term)
            start = " " * column
        blocks.append(paragraph(explanation, start))
    return "\n".join(blocks)


MOST_BESIDE = 26
"""A longer term gets its own line."""


def table(rows: list[tuple[str, ...]], indent: str = "  ") -> str:
    """Align rows in columns; the first row holds the titles."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join((indent + "   ".join(map(str.ljust, row, widths))).rstrip() for row in rows)
