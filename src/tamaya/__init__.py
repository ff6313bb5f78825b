"""Hanabi in every edition, and Ikebana: rules, notation, players, tables and programs."""

from importlib import import_module


def __getattr__(name: str) -> str:
    """Look up ``__version__`` only when it is needed: that is slower than everything else here."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    version: str = import_module("importlib.metadata").version("tamaya")
    return version
