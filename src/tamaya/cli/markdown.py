"""Results as a page of the documents shows them."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tamaya.cli.measurements import write_between
from tamaya.notation import NotationRefusal
from tamaya.rules.game import Refused


def markdown(rows: Sequence[tuple[str, ...]], circumstances: Iterable[str]) -> str:
    """A table, the first row being the titles, and beneath it where and how it was measured."""
    titles, *others = (f"| {' | '.join(row)} |" for row in rows)
    rule = "|" + "---|" * len(rows[0])
    return "\n".join([titles, rule, *others, "", *(f"- {line}" for line in circumstances)])


def put_on_page(name: str, marker: str, results: str) -> None:
    """Write results between their markers on a page, or refuse where that cannot be done."""
    page = Path(name)
    try:
        if f"<!-- {marker}: start -->" not in page.read_text(encoding="utf-8"):
            raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name)
        write_between(page, marker, results)
    except (OSError, ValueError):
        raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name) from None
