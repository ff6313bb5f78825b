"""A review as one web page that needs nothing else: its pictures are part of it."""

from html import escape

from tamaya.cli.review_text import ReviewText
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


def review_page(text: ReviewText, texts: Catalogue) -> str:
    """The page of a review."""
    title = texts.format("review-page")
    parts = [f"<h1>{escape(title)}</h1>"]
    parts += [f"<p>{escape(each)}</p>" for each in text.paragraphs]
    parts += text.pictures
    parts.append(f"<h2>{escape(texts.format('review-moments'))}</h2>")
    for turn, lines in text.moments:
        label = f"{texts.format('review-column-turn')} {turn}"
        parts.append(f"<p><b>{escape(label)}</b><br>{'<br>'.join(map(escape, lines))}</p>")
    if not text.moments:
        parts.append(f"<p>{escape(texts.format('review-no-moments'))}</p>")
    parts.append(f'<div class="wide">{_table(text, texts)}</div>')
    return (
        f'<!doctype html>\n<html lang="{texts.language.value}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _table(text: ReviewText, texts: Catalogue) -> str:
    titles = [texts.format(f"review-column-{name}") for name in ("turn", "move")]
    head = "".join(f"<th>{escape(title)}</th>" for title in (*titles, *text.columns))
    rows = [f"<tr>{head}</tr>"]
    for row in text.rows:
        cells = "".join(f'<td class="number">{escape(figure)}</td>' for figure in row.figures)
        rows.append(
            f'<tr class="{row.label}"><td class="number">{row.turn}</td>'
            f"<td>{escape(row.sentence)}</td>{cells}</tr>"
        )
    return f"<table>{''.join(rows)}</table>"
