"""A game of the law beside one of the engine: both make the same move."""

from dataclasses import replace

from tamaya.engine.batch import Batch
from tamaya.rules.hanabi import Game, Recorded, Tile


def follow(game: Game, action: int, batch: Batch, number: int) -> Game:
    """The law's game after an action that the engine has made in the game of this number.

    Where the deck was shuffled, it lies as the engine's does.
    """
    # Of equal cards in the discard the engine takes the oldest, so its own move is made.
    move = batch.numbering.move_of(game.state, action)
    if game.board.pending is Tile.SHUFFLE_IN and game.board.deck_size > 0:
        settled = batch.to_state(number)
        order = (settled.faces + settled.deck)[game.board.cards_drawn :]
        game = replace(game, state=replace(game.state, chance=Recorded((order,))))
    return game.make(move)
