"""The styles of the screen. Nothing is shown by colour alone."""

from textual.content import Content
from textual.style import Style

from tamaya.terminal.render.styled_rows import Row

CARDS = {
    "white": ("#1d1f21", "#eceff1"),
    "red": ("#ffffff", "#c62828"),
    "blue": ("#ffffff", "#1e63c4"),
    "yellow": ("#1d1f21", "#f7c948"),
    "green": ("#ffffff", "#2e7d32"),
    "black": ("#e0e0e0", "#3a3f44"),
    "multicolour": ("#ffffff", "#a33aa3"),
    "purple": ("#ffffff", "#5e35b1"),
    "teal": ("#06302d", "#3fc1b0"),
    "orange": ("#1d1f21", "#ef8b34"),
}
"""The text and background colour of each suit's cards."""

LETTERS = {
    "white": "#eceff1",
    "red": "#ff6b6b",
    "blue": "#6ea8fe",
    "yellow": "#f7c948",
    "green": "#69c46d",
    "black": "#9aa3ab",
    "multicolour": "#e38ae3",
    "purple": "#b39ddb",
    "teal": "#3fc1b0",
    "orange": "#ef8b34",
}
"""The text colour of each suit on the dark screen."""

STYLE_SPECS = {
    "": "",
    "bold": "bold",
    "dim": "#8a949e",
    "title": "bold #f2e9d8",
    "log": "#c9d1d9",
    "known": "#b7c0c8",
    "name": "#e6edf3",
    "mine": "bold #9ad1ff",
    "acting": "bold #ffd479",
    "token": "bold #6ea8fe",
    "error": "bold #ff6b6b",
    "warning": "bold #ffb454",
    "prompt": "bold #10151b on #ffd479",
    "alarm": "bold #ffffff on #b3261e",
    "key": "bold #10151b on #8fb8de",
    "card-hidden": "#c9d1d9 on #2b3440",
    "suit-hidden": "#5b6672",
    **{
        f"card-{suit}": f"bold {text} on {background}" for suit, (text, background) in CARDS.items()
    },
    **{f"suit-{suit}": style for suit, style in LETTERS.items()},
    **{f"suit-{suit}-bold": f"bold {style}" for suit, style in LETTERS.items()},
}

PRESS = "press"
"""The metadata key under which a span holds what a click on it means."""

STYLES = {name: Style.parse(spec) for name, spec in STYLE_SPECS.items()}


def content(rows: list[Row]) -> Content:
    """Convert rows for Textual, with what a click on each span means."""
    lines = []
    for row in rows:
        parts = []
        for span in row:
            style = STYLES[span.style]
            if span.press:
                style += Style.from_meta({PRESS: span.press})
            parts.append((span.text, style))
        lines.append(Content.assemble(*parts))
    return Content("\n").join(lines)
