"""The engine: many games of Hanabi at once in compiled code, driven by tables of the rules.

Its entry points are ``batch`` and ``policies``; importing them needs the extra ``engine``.
"""
