"""Players that search: they play the game to its end many times, in possible worlds."""
