"""Helpers of the benchmarks: write tables, and describe the machine."""

from pathlib import Path

from tamaya.cli import number_format
from tamaya.cli.machine_description import machine, versions
from tamaya.cli.markdown_results_page import write_between
from tamaya.i18n import Language, catalogue

__all__ = ["CHECKOUT", "format_whole", "machine", "versions", "write_between"]

CHECKOUT = Path(__file__).resolve().parents[1]


def format_whole(number: float) -> str:
    """Format an integer with separated thousands."""
    return number_format.format_whole(number, catalogue(Language.ENGLISH))
