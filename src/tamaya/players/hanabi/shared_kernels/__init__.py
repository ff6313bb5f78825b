"""Kernels that hat and pair share: memory layout, facts about the board, endgame search."""
