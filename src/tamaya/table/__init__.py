"""People around a table: their commands, the events of the log, and the table that follows.

Decisions are pure; what they rely on is declared in ``ports``.
"""
