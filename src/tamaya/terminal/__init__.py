"""The table on a terminal: full screen, or line by line."""
