"""The entry point of the ``tamaya`` program: quiet when it is interrupted while it loads.

Loading takes a moment, and Ctrl-C in that moment must not show a traceback. Catching
``KeyboardInterrupt`` is not enough: raised while a class is created, it turns into another
exception. So an interrupt ends the process at once until everything is loaded.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FrameType

INTERRUPTED_STATUS = 130


def run() -> int:
    """Load the program, run it and return its exit status."""
    with loading():
        program = import_module("tamaya.cli.main")
    status: int = program.main()
    return status


@contextmanager
def loading() -> Iterator[None]:
    """Let an interrupt end the process while modules are imported."""
    handler = signal.getsignal(signal.SIGINT)
    is_main_thread = threading.current_thread() is threading.main_thread()
    if handler is not signal.default_int_handler or not is_main_thread:
        # Interrupts are ignored or handled by somebody else.
        yield
        return
    signal.signal(signal.SIGINT, end_process)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def end_process(_number: int, _frame: FrameType | None) -> None:
    """End the process without a word."""
    os._exit(INTERRUPTED_STATUS)
