"""The player that guesses hats: each clue tells everybody something, by an agreed sum."""
