"""Hanabi, every edition, exactly: the law, its notation and the programs around it."""

from importlib.metadata import version

__version__ = version("tamaya")
