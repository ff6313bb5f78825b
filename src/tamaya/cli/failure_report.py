"""What ``simulate`` and ``crossplay`` print about games that a bot could not finish."""

import sys
from collections.abc import Sequence

from tamaya.arena import FailedGame
from tamaya.i18n import Catalogue
from tamaya.terminal.text.layout import paragraph

MOST_SHOWN = 3
"""The author of a bot needs the first ones; the others are counted."""


def print_failures(failures: Sequence[FailedGame], texts: Catalogue) -> None:
    """Print on standard error how many games failed, and the first of them."""
    if not failures:
        return
    title = texts.format("simulate-failures", games=len(failures))
    print(paragraph(title), file=sys.stderr)
    for failed in sorted(failures, key=lambda failed: failed.number)[:MOST_SHOWN]:
        print(f"\n{failed}", file=sys.stderr)
