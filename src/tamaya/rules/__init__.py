"""The law: every rule of every game, exact, once and pure.

Nothing here reads a clock, a file or a source of chance; only the standard library is used.
"""
