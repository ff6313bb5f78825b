"""Events of Ikebana as messages, also those with hidden parts."""

from collections.abc import Sequence
from typing import assert_never

from tamaya.i18n.ikebana_names import card_message, standings_messages, won_message
from tamaya.i18n.message import Message, message
from tamaya.rules.ikebana.events import (
    Bought,
    Drew,
    DrewUnseen,
    Event,
    GameEnded,
    Kept,
    Paid,
    PilesGathered,
    Rejected,
    RoundBegan,
    RoundEnded,
    SeenEvent,
    Shuffled,
    ShuffledUnseen,
    TurnPassed,
)


def ikebana_event_message(event: Event | SeenEvent, names: Sequence[str]) -> Message | None:
    """The message for an event; None for a change of turn, which needs no sentence."""
    match event:
        case RoundBegan(number, seat):
            return message("ikebana-round-began", number=number, player=names[seat])
        case PilesGathered():
            return message("ikebana-piles-gathered")
        case Shuffled(deck):
            return message("ikebana-shuffled", cards=len(deck))
        case ShuffledUnseen(cards):
            return message("ikebana-shuffled", cards=cards)
        case Drew(seat, face):
            return message("event-drew", player=names[seat], face=card_message(face))
        case DrewUnseen(seat):
            return message("event-drew-unseen", player=names[seat])
        case Kept(seat, face):
            return message("ikebana-kept", player=names[seat], face=card_message(face))
        case Rejected(seat, face):
            return message("ikebana-rejected", player=names[seat], face=card_message(face))
        case Bought():
            return _bought(event, names)
        case Paid(seat, receiver, points):
            return message(
                "ikebana-paid", player=names[seat], receiver=names[receiver], points=points
            )
        case TurnPassed():
            return None
        case RoundEnded(number, _, points):
            gains = standings_messages(points, names)
            return message("ikebana-round-ended", number=number, gains=gains)
        case GameEnded(outcome):
            return won_message(outcome, names)
        case _:
            assert_never(event)


def _bought(event: Bought, names: Sequence[str]) -> Message:
    player, owner, face = names[event.seat], names[event.owner], card_message(event.face)
    if event.uncovered is None:
        return message("ikebana-bought", player=player, owner=owner, face=face)
    uncovered = card_message(event.uncovered)
    return message(
        "ikebana-bought-uncovering", player=player, owner=owner, face=face, uncovered=uncovered
    )
