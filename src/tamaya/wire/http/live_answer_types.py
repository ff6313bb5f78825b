"""The answer of a bot to a question about its move, while the game goes on."""

import msgspec

from tamaya.wire.i18n_message import WireMessage
from tamaya.wire.scalar_types import Seat


class LiveAnswer(msgspec.Struct, frozen=True, rename="kebab"):
    """What a bot's move means to the seat that asks, from that seat's own view alone."""

    number: int
    """The move, from 1."""
    seat: Seat
    """The seat of the bot."""
    sentences: tuple[WireMessage, ...]
    """What the move means."""
