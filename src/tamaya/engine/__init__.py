"""The engine: many games of Hanabi at once, compiled, by tables that the law fills.

Its doors are ``batch`` and ``policies``; importing them needs the extra ``engine``.
"""
