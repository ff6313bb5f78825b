"""The program as people use it: words in, output and exit status out."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tamaya.cli.language import VARIABLES
from tamaya.cli.main import main


class Answer(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def ask(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Answer]:
    """Run the program in this process, with an English locale."""
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)

    def run(*words: str) -> Answer:
        status = main(words)
        return Answer(status, *capsys.readouterr())

    return run
