"""How a defect of ours is logged: where it happened and what kind it is, never what it was about.

The text of an exception may quote a hand, a secret or whatever somebody typed.
"""

import traceback


def safe_traceback(error: BaseException) -> str:
    """The kind of a defect and the lines of code that led to it."""
    lines = "".join(traceback.format_tb(error.__traceback__))
    return f"{type(error).__name__}\n{lines}"
