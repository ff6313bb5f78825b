"""Analysis of finished games: what could have been reached, what was luck, what a move cost."""
