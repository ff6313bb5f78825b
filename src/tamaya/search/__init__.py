"""Players that think by playing a game to its end, many times, in the worlds that it may be in."""
