"""What benchmarks share with the program: how a table is written, and where it was measured."""

from pathlib import Path

from tamaya.cli import numbers
from tamaya.cli.measurements import machine, versions, write_between
from tamaya.i18n import Language, catalogue

__all__ = ["CHECKOUT", "format_whole", "machine", "versions", "write_between"]

CHECKOUT = Path(__file__).resolve().parents[1]


def format_whole(number: float) -> str:
    """A whole number as the pages write it, its thousands apart."""
    return numbers.format_whole(number, catalogue(Language.ENGLISH))
