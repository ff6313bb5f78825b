"""What benchmarks share with the program: how a table is written, and where it was measured."""

from pathlib import Path

from tamaya.cli.measurements import machine, versions, write_between

__all__ = ["CHECKOUT", "machine", "versions", "write_between"]

CHECKOUT = Path(__file__).resolve().parents[1]
