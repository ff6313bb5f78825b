"""A friend for beginners: it gives plain clues only, which say what they are about directly."""

from tamaya.engine.array_types import IntRow
from tamaya.engine.jit import kernel, not_inlined, plain_version
from tamaya.engine.policy import Policy
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.friend.decision import choose_move, load_weights
from tamaya.players.hanabi.friend.feature_list import FINESSED, PROMPTED
from tamaya.players.hanabi.friend.followed_game import FollowedGame
from tamaya.players.hanabi.friend.friend import Friend
from tamaya.players.hanabi.friend.memory_layout import FRIEND_WORDS, WEIGHTS
from tamaya.players.hanabi.friend.promises import update_knowledge
from tamaya.rules.hanabi.view import View

AVOIDED = -100_000
"""The weight of what it never does while there is another move."""


@not_inlined
def avoid_indirect_clues(memory: IntRow) -> None:
    """Weigh clues that ask another seat for a card first as the last resort."""
    load_weights(memory)
    memory[WEIGHTS + FINESSED] = AVOIDED
    memory[WEIGHTS + PROMPTED] = AVOIDED


@kernel
def gentle_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """The action of the seat to act, in a game in which gentle holds every seat."""
    update_knowledge(game, tables, memory, 0, tables.players)
    avoid_indirect_clues(memory)
    return choose_move(game, tables, memory)


GENTLE = Policy("gentle", gentle_move, FRIEND_WORDS)

_avoid_indirect_clues = plain_version(avoid_indirect_clues)


class Gentle(Friend):
    """Plays and explains like friend, without clues whose meaning lies in another hand."""

    def followed_game(self, view: View) -> FollowedGame:
        """The same, with weights of its own."""
        game = super().followed_game(view)
        _avoid_indirect_clues(game.memory)
        return game
