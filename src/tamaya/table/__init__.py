"""People around a table: what they ask, what the log holds, and what follows.

Decisions are pure; what a table needs of the world is written down in ``ports``.
"""
