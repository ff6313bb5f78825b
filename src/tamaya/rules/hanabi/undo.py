"""Which moves can be undone: those because of which nobody has seen a card or a bonus tile."""

from collections.abc import Iterable
from typing import assert_never

from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    EffectLost,
    ErrorUndone,
    Event,
    FireworkCompleted,
    GameEnded,
    Laid,
    LaidFromDiscard,
    LastRoundBegan,
    Misfired,
    Rearranged,
    ShuffledIn,
    TileRevealed,
    TokenReturned,
    TurnPassed,
)


def can_be_undone(events: Iterable[Event]) -> bool:
    """Whether a move with these events can be undone.

    A clue can, unless it ends the game; a card that is played or discarded cannot, for its holder
    sees it then, and somebody draws another. What a clue told its receiver is no card seen.
    """
    return not any(map(_shows_something, events))


def _shows_something(event: Event) -> bool:
    """Whether somebody sees what they did not see before."""
    match event:
        case Drew() | Laid() | Misfired() | Discarded() | TileRevealed():
            return True
        case GameEnded():
            # All hands are open then.
            return True
        case (
            Clued()
            | LaidFromDiscard()
            | TokenReturned()
            | FireworkCompleted()
            | EffectLost()
            | ErrorUndone()
            | ShuffledIn()
            | Rearranged()
            | TurnPassed()
            | LastRoundBegan()
        ):
            return False
        case _:
            assert_never(event)
