"""The CUDA driver: each game is a column of one device array, with a thread for each game."""
