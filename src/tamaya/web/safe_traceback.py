"""Exceptions for the log without their text, which may quote a hand, a secret or a password."""

import traceback


def safe_traceback(error: BaseException) -> str:
    """The type of an exception and the lines of code that led to it."""
    lines = "".join(traceback.format_tb(error.__traceback__))
    return f"{type(error).__name__}\n{lines}"
