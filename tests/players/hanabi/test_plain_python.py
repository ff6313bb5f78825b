"""The compiled players are readable: run as plain Python they play the same games."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from tamaya.arena import HanabiMatch
from tamaya.rules.hanabi import Choice, compose

edition, extensions, players = sys.argv[1:]
choice = Choice(edition, tuple(filter(None, extensions.split(","))))
print(HanabiMatch(compose(choice), int(players), ("hat",), 2, "plain").play(range(2)))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "extensions", "players"),
    [
        ("standard", "", 2),
        ("standard", "", 3),
        ("grands-feux", "avalanche,black-powder", 4),
        ("czech", "avalanche-2,final-flourish", 5),
    ],
)
def test_plain_python_decides_as_compiled_code_does(edition, extensions, players, monkeypatch):
    def printed() -> str:
        command = [sys.executable, "-W", "error", "-c", PROGRAM, edition, extensions, str(players)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    compiled = printed()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert printed() == compiled
