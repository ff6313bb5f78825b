"""The player that guesses hats: a clue is a number that tells every other seat something."""
