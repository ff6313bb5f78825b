"""The parameters of a game, and the extension of the box."""

from collections.abc import Iterable
from dataclasses import dataclass

from tamaya.rules.ikebana.refusals import RulesRefusal
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused

ROUNDS = 4
FIRST_POINTS = 6
"""The prestige points that each seat begins with."""

FINAL_BOUQUET = "final-bouquet"
EXTENSIONS = (FINAL_BOUQUET,)


@dataclass(frozen=True, slots=True)
class Rules:
    """All parameters of one game."""

    final_bouquet: bool = False
    """Whether the bouquets of the last round count double."""

    def multiplier(self, round_number: int) -> int:
        """The factor for all bouquets of a round."""
        return 2 if self.final_bouquet and round_number == ROUNDS else 1


def refuse_players(players: int) -> None:
    """Refuse a number of players outside 2 to 5."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Refused(
            RulesRefusal.WRONG_NUMBER_OF_PLAYERS, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS
        )


def compose(extensions: Iterable[str] = ()) -> Rules:
    """The rules with these extensions; refused where one is unknown or given twice."""
    chosen: list[str] = []
    for name in extensions:
        if name not in EXTENSIONS:
            raise Refused(RulesRefusal.UNKNOWN_EXTENSION, extension=name)
        if name in chosen:
            raise Refused(RulesRefusal.EXTENSION_TWICE, extension=name)
        chosen.append(name)
    return Rules(final_bouquet=FINAL_BOUQUET in chosen)


def extensions_of(rules: Rules) -> tuple[str, ...]:
    """The inverse of ``compose``."""
    return (FINAL_BOUQUET,) if rules.final_bouquet else ()
