"""Friend plays without NumPy and numba: its kernels are plain Python there."""

import subprocess
import sys

PROGRAM = """
import sys
import time

for name in ("numba", "numpy"):
    sys.modules[name] = None

from tamaya.players.hanabi import Friend
from tamaya.roster import bots_of, policy_named
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words

assert "friend" in bots_of("hanabi") and "hat" not in bots_of("hanabi")
assert policy_named("hanabi", "friend") is None
game = Game.deal(compose(Choice()), 5, seed_from_words("without"), Seat(0))
slowest = 0.0
while game.outcome is None:
    began = time.process_time()
    move = Friend().decide(game.view(game.board.seat_to_act))
    slowest = max(slowest, time.process_time() - began)
    game = game.make(move)
assert slowest < 0.5, slowest
print(game.outcome.score)
"""


def test_friend_plays_a_game_without_the_engine_and_each_move_is_quick():
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True
    )
    assert answer.returncode == 0, answer.stderr
    assert int(answer.stdout) > 10
