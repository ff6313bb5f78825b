"""What the compiled players share: memory layout, facts about the board, endgame search."""
