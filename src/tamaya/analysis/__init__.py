"""Analysis of games of Hanabi: what could have been reached, what was luck, what a move cost."""
