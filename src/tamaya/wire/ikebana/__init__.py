"""Ikebana on the wire."""
