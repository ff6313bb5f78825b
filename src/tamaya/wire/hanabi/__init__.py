"""Hanabi on the wire."""
