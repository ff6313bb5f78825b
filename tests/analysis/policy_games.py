"""Games in which one compiled policy holds all seats."""

from tamaya.engine.batch import Batch
from tamaya.engine.policy import Policy
from tamaya.players.hanabi.compiled_player import move_for, tables_for
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words


def play_policy(policy: Policy, players: int, words: str) -> Game:
    """A whole standard game dealt from these words."""
    rules = compose(Choice())
    game = Game.deal(rules, players, seed_from_words(words), Seat(0))
    tables = tables_for(rules, players)
    batch = Batch.of_setups([game.setup], threads=1)
    memory = batch.memory(policy)
    while game.outcome is None:
        action = int(batch.choose(policy, memory)[0])
        game = game.make(move_for(game.view(game.board.seat_to_act), tables, action))
        batch.step([action])
    return game
