"""Refusals that both games share."""

from enum import StrEnum


class SeedRefusal(StrEnum):
    """Why something is not a seed."""

    SEED_NOT_256_BITS = "seed-not-256-bits"
