"""Results as Markdown, written to a page of the documentation."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tamaya.cli.output_files import is_writable
from tamaya.cli.usage_parser import UsageRefusal
from tamaya.notation import NotationRefusal
from tamaya.rules.shared_types import Refused


def markdown(rows: Sequence[tuple[str, ...]], circumstances: Iterable[str]) -> str:
    """A table, whose first row holds the titles, and the circumstances of the measurement."""
    titles, *others = (f"| {' | '.join(row)} |" for row in rows)
    rule = "|" + "---|" * len(rows[0])
    return "\n".join([titles, rule, *others, "", *(f"- {line}" for line in circumstances)])


def refuse_page(name: str, *markers: str) -> None:
    """Refuse a page that lacks these markers or cannot be written; call it before measuring."""
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
    """Write results between their markers on a page, or refuse."""
    refuse_page(name, marker)
    try:
        write_between(Path(name), marker, results)
    except OSError:
        raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name) from None


def has_markers(text: str, marker: str) -> bool:
    """Whether a page has both markers of these results, in order."""
    start, end = _markers(marker)
    return end in text.partition(start)[2]


def write_between(page: Path, marker: str, results: str) -> None:
    """Replace the results between the markers of a page."""
    start, end = _markers(marker)
    before, _, rest = page.read_text(encoding="utf-8").partition(start)
    after = rest.partition(end)[2]
    page.write_text(f"{before}{start}\n{results}\n{end}{after}", encoding="utf-8")


def _markers(marker: str) -> tuple[str, str]:
    return f"<!-- {marker}: start -->", f"<!-- {marker}: end -->"
