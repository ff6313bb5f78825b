"""What ``tamaya replay`` and ``tamaya verify`` need of a recorded game of either kind."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tamaya.i18n import Message
from tamaya.i18n.replay_line import ReplayLine

FINISHED = "finished"
UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class ReplayText:
    """A recorded game in messages."""

    title: Message
    hands: tuple[Message, ...]
    """The dealt hands, in a game that has hands."""
    lines: Iterable[ReplayLine]
    ending: Iterable[Message]


class GameScore(NamedTuple):
    """The score of a game so far, and how it ended."""

    score: int | tuple[int, ...]
    """By seat, where every seat plays for itself."""
    points: int | tuple[int, ...]
    outcome: str
