"""The CUDA driver: each game is a column of one device array and has its own thread."""
