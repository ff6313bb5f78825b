"""The CPU driver: each game is a row of one array, and threads share the rows."""
