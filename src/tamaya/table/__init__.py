"""People around a table: what they ask, what the log holds, and what follows.

Decisions are pure; what they rely on is asked for in ``ports``.
"""
