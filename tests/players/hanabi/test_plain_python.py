"""The compiled players make the same moves when they run as plain Python."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from tamaya.arena import HanabiMatch
from tamaya.rules.hanabi import Choice, compose

edition, extensions, players, bot = sys.argv[1:]
choice = Choice(edition, tuple(filter(None, extensions.split(","))))
print(HanabiMatch(compose(choice), int(players), (bot,), 2, "plain").play(range(2)))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "extensions", "players", "bot"),
    [
        ("standard", "", 2, "pair"),
        ("standard", "", 2, "hat"),
        ("standard", "", 3, "hat"),
        ("grands-feux", "avalanche,black-powder", 4, "hat"),
        ("czech", "avalanche-2,final-flourish", 5, "hat"),
    ],
)
def test_plain_python_plays_like_compiled_code(edition, extensions, players, bot, monkeypatch):
    def printed() -> str:
        game = [edition, extensions, str(players), bot]
        command = [sys.executable, "-W", "error", "-c", PROGRAM, *game]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    compiled = printed()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert printed() == compiled
