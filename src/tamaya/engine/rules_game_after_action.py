"""Make a move of the engine in the same game of the rules."""

from dataclasses import replace

from tamaya.engine.batch import Batch
from tamaya.rules.hanabi import Game, Recorded, Tile


def follow(game: Game, action: int, batch: Batch, number: int) -> Game:
    """Return a game of the rules after an action that the engine made in the batch.

    If the move shuffles the deck, the deck gets the engine's order.
    """
    # The engine takes the oldest of equal discards, so its own numbering chooses the card.
    move = batch.numbering.move_of(game.state, action)
    if game.board.pending is Tile.SHUFFLE_IN and game.board.deck_size > 0:
        after = batch.to_state(number)
        order = (after.faces + after.deck)[game.board.cards_drawn :]
        game = replace(game, state=replace(game.state, chance=Recorded((order,))))
    return game.make(move)
