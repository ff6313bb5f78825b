"""A review as one web page that needs nothing else: its pictures are part of it."""

from collections.abc import Sequence
from html import escape
from typing import Any

from tamaya.cli.number_format import format_decimal, format_percent
from tamaya.cli.svg_charts import line_chart, strip_chart
from tamaya.i18n import Catalogue

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22303c; background: #fbf8f1;
  max-width: 52rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
svg { width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
td, th { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid #e4dcc9; }
td.number { text-align: right; white-space: nowrap; }
tr.inaccuracy { background: #fbf0d0; } tr.mistake { background: #f9dcc4; }
tr.blunder { background: #f3c6c0; }
.wide { overflow-x: auto; }
"""

STRIP_COLOURS = {True: "#3f8f5b", False: "#c8443c", None: "#b9b2a3"}


def review_page(
    title: str,
    paragraphs: Sequence[str],
    moments: Sequence[tuple[int, Sequence[str]]],
    sentences: Sequence[str],
    review: Any,
    texts: Catalogue,
) -> str:
    """The page of a review; ``sentences`` says each move in words."""
    parts = [f"<h1>{escape(title)}</h1>"]
    parts += [f"<p>{escape(text)}</p>" for text in paragraphs]
    parts += _curves(review, texts)
    parts.append(f"<h2>{escape(texts.format('review-moments'))}</h2>")
    for turn, lines in moments:
        label = f"{texts.format('review-column-turn')} {turn}"
        parts.append(f"<p><b>{escape(label)}</b><br>{'<br>'.join(map(escape, lines))}</p>")
    if not moments:
        parts.append(f"<p>{escape(texts.format('review-no-moments'))}</p>")
    parts.append(f'<div class="wide">{_table(review, sentences, texts)}</div>')
    return (
        f'<!doctype html>\n<html lang="{texts.language.value}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _curves(review: Any, texts: Catalogue) -> list[str]:
    winnable = [move.winnable for move in review.moves]
    words = {True: "review-yes", False: "review-no", None: "review-unknown"}
    colours = {texts.format(words[found]): colour for found, colour in STRIP_COLOURS.items()}
    pictures = []
    if review.start is not None:
        prospects = [review.start, *(move.prospects for move in review.moves)]
        for key, values, most in (
            ("perfect", [point.perfect for point in prospects], 1.0),
            ("expected", [point.expected for point in prospects], float(review.perfect_score)),
        ):
            title = texts.format(f"review-{key}-curve")
            points = [(value.mean, value.error) for value in values]
            pictures.append(line_chart(title, points, most))
    shown = [texts.format(words[found]) for found in winnable]
    pictures.append(strip_chart(texts.format("review-winnable-strip"), shown, colours))
    return pictures


def _table(review: Any, sentences: Sequence[str], texts: Catalogue) -> str:
    columns = ("turn", "move", "perfect", "expected", "luck", "choice", "loss")
    head = "".join(f"<th>{escape(texts.format(f'review-column-{name}'))}</th>" for name in columns)
    rows = [f"<tr>{head}</tr>"]
    for move, sentence in zip(review.moves, sentences, strict=True):
        label = "" if move.cost is None or move.cost.label is None else move.cost.label.value
        figures = ["", "", "", "", ""]
        if move.prospects is not None:
            figures[0] = format_percent(move.prospects.perfect.mean, texts)
            figures[1] = format_decimal(move.prospects.expected.mean, texts)
            figures[2] = format_decimal(move.luck.mean, texts)
            figures[3] = format_decimal(move.choice.mean, texts)
        if label:
            figures[4] = format_decimal(move.cost.loss.mean, texts)
        cells = "".join(f'<td class="number">{escape(figure)}</td>' for figure in figures)
        rows.append(
            f'<tr class="{label}"><td class="number">{move.turn}</td>'
            f"<td>{escape(sentence)}</td>{cells}</tr>"
        )
    return f"<table>{''.join(rows)}</table>"
