"""Publish a commitment before the game and the seed after it, so that everybody can check.

Prints:

    before the game: a commitment of 64 digits, which reveals nothing
    after the game: the seed matches the commitment, and gives the same deal
"""

import secrets

from tamaya.rules.hanabi import Choice, Game, Seed, commitment, compose, setup_from_seed

rules = compose(Choice("standard"))
seed = Seed(secrets.token_bytes(32))
published = commitment(seed)
print(f"before the game: a commitment of {len(published)} digits, which reveals nothing")
game = Game.deal(rules, players=4, seed=seed)
is_same_seed = commitment(seed) == published
is_same_deal = setup_from_seed(seed, rules, players=4) == game.setup
print("after the game: the seed", "matches" if is_same_seed else "does not match", end=" ")
print("the commitment, and gives", "the same deal" if is_same_deal else "another deal")
