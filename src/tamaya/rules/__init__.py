"""The rules of both games: every rule once, and pure.

Nothing here reads a clock, a file or a source of randomness; only the standard library is used.
"""
