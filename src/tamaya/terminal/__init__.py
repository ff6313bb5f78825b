"""The table on a terminal: a board of letters, or sentences line by line."""
