"""Results as a page of the documents shows them."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tamaya.cli.measurements import has_markers, write_between
from tamaya.cli.output_files import is_writable
from tamaya.cli.usage import UsageRefusal
from tamaya.notation import NotationRefusal
from tamaya.rules.game import Refused


def markdown(rows: Sequence[tuple[str, ...]], circumstances: Iterable[str]) -> str:
    """A table, the first row being the titles, and beneath it where and how it was measured."""
    titles, *others = (f"| {' | '.join(row)} |" for row in rows)
    rule = "|" + "---|" * len(rows[0])
    return "\n".join([titles, rule, *others, "", *(f"- {line}" for line in circumstances)])


def refuse_page(name: str, *markers: str) -> None:
    """Refuse a page on which results could not be written between these markers; ask beforehand."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Refused(NotationRefusal.UNREADABLE_FILE, file=name) from None
    if not is_writable(name):
        raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name)
    for marker in markers:
        if not has_markers(text, marker):
            raise Refused(UsageRefusal.NO_PLACE_ON_PAGE, file=name, marker=marker)


def write_on_page(name: str, marker: str, results: str) -> None:
    """Write results between their markers on a page, or refuse where that cannot be done."""
    refuse_page(name, marker)
    try:
        write_between(Path(name), marker, results)
    except OSError:
        raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name) from None
