"""A seed that the server and the players mix together."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.seed_and_shuffle import Seed, commitment, mix_seeds
from tamaya.rules.shared_types import MOST_PLAYERS, Refused

CONTRIBUTION = re.compile("[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class MixedSeed:
    """The parts of a seed: the server's secret and the players' contributions."""

    secret: Seed
    contributions: tuple[str, ...]
    """In the order of the seats, without seats that contributed nothing."""

    def __post_init__(self) -> None:
        """Refuse too few, too many or malformed contributions."""
        if not 0 < len(self.contributions) <= MOST_PLAYERS:
            raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field="contributions")
        for place, contribution in enumerate(self.contributions):
            if CONTRIBUTION.fullmatch(contribution) is None:
                field = f"contributions[{place}]"
                raise Refused(NotationRefusal.FIELD_UNREADABLE, field=field)

    @property
    def seed(self) -> Seed:
        """The seed of the game."""
        return mix_seeds(self.secret, self.contributions)


def mixed_seed(secret: Seed | None, contributions: Sequence[str]) -> MixedSeed | None:
    """The parts of a seed, or None where there are no contributions."""
    if not contributions:
        return None
    if secret is None:
        # Contributions need a secret to be mixed with.
        raise Refused(NotationRefusal.FIELD_UNKNOWN, field="contributions")
    return MixedSeed(secret, tuple(contributions))


def server_secret(seed: Seed | None, parts: MixedSeed | None) -> Seed | None:
    """The server's secret: its part of a mixed seed, else the seed itself."""
    return seed if parts is None else parts.secret


def contributions_of(parts: MixedSeed | None) -> list[str]:
    """The players' contributions to a seed."""
    return [] if parts is None else list(parts.contributions)


def matches_commitment(seed: Seed, parts: MixedSeed | None, published: str | None) -> bool:
    """Whether a seed comes from its parts, and the secret matches the commitment."""
    secret = seed if parts is None else parts.secret
    is_mixed = parts is None or parts.seed == seed
    return is_mixed and published in (None, commitment(secret))
