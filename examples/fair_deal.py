"""Publish a commitment before the game, show the seed after it, and let everybody check.

Prints:

    before the game: 64 digits that tell nobody anything
    after the game: the commitment is kept, and the deal is the seed's
"""

import secrets

from tamaya.rules.hanabi import Choice, Game, Seed, commitment, compose, setup_from_seed

rules = compose(Choice("standard"))
seed = Seed(secrets.token_bytes(32))
published = commitment(seed)
print(f"before the game: {len(published)} digits that tell nobody anything")
game = Game.deal(rules, players=4, seed=seed)
kept = commitment(seed) == published
same = setup_from_seed(seed, rules, players=4) == game.setup
print("after the game:", "the commitment is kept," if kept else "the seed was exchanged,", end=" ")
print("and the deal is the seed's" if same else "and the deal is another")
