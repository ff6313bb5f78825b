"""A seed that the house and the players mixed together, so that nobody could choose it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.game import MOST_PLAYERS, Refused
from tamaya.rules.shuffle import Seed, commitment, mix_seeds

CONTRIBUTION = re.compile("[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class MixedSeed:
    """The parts of a seed: the house's secret, and what the players added to it."""

    secret: Seed
    contributions: tuple[str, ...]
    """In the order of the seats; a seat that added nothing is left out."""

    def __post_init__(self) -> None:
        """Hold something of at least one player, and nothing that no player can add."""
        if not 0 < len(self.contributions) <= MOST_PLAYERS:
            raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field="contributions")
        for place, part in enumerate(self.contributions):
            if CONTRIBUTION.fullmatch(part) is None:
                field = f"contributions[{place}]"
                raise Refused(NotationRefusal.FIELD_UNREADABLE, field=field)

    @property
    def seed(self) -> Seed:
        """What all chance of the game comes from."""
        return mix_seeds(self.secret, self.contributions)


def mixed_seed(secret: Seed | None, contributions: Sequence[str]) -> MixedSeed | None:
    """The parts of a seed, or None where the secret is all there is."""
    if not contributions:
        return None
    if secret is None:
        # There is nothing that they could be mixed with.
        raise Refused(NotationRefusal.FIELD_UNKNOWN, field="contributions")
    return MixedSeed(secret, tuple(contributions))


def server_secret(seed: Seed | None, parts: MixedSeed | None) -> Seed | None:
    """What the house alone knew of a seed: its part, or all of it."""
    return seed if parts is None else parts.secret


def contributions_of(parts: MixedSeed | None) -> list[str]:
    """What the players added to a seed."""
    return [] if parts is None else list(parts.contributions)


def matches_commitment(seed: Seed, parts: MixedSeed | None, published: str | None) -> bool:
    """Whether a seed comes from its parts, and the house's from what was published of it."""
    secret = seed if parts is None else parts.secret
    is_mixed = parts is None or parts.seed == seed
    return is_mixed and published in (None, commitment(secret))
