"""A few messages as they travel, for the reference page."""

from collections.abc import Iterator

import msgspec

from tamaya.i18n import Message
from tamaya.i18n.hanabi_words import told_message
from tamaya.rules.game import Refused, Seat
from tamaya.rules.hanabi import CardId, Clued, Refusal, TurnPassed, ValueClue
from tamaya.table.commands import MakeMove, Sit
from tamaya.table.events import MoveMade, TableId
from tamaya.wire.client_messages import AskTable, Attach, ClientMessage, Hello
from tamaya.wire.codec import frame_bytes
from tamaya.wire.said import said_of
from tamaya.wire.server_messages import Done, Entry, ServerMessage
from tamaya.wire.telling import greeted, refused
from tamaya.wire.twins import told

TABLE = TableId("k3Zr0pQxW1aB")

CLUE = Entry(
    sequence=12,
    at=1_800_000_000_000,
    event=told(MoveMade(0, "b:1")),
    game=(
        told(Clued(Seat(0), Seat(1), ValueClue(1), (CardId(5), CardId(7)), (1, 3), is_free=False)),
        told(TurnPassed(Seat(1))),
    ),
    said=(
        said_of(
            Message(
                "event-clued",
                {
                    "player": "Alice",
                    "teammate": "Bob",
                    "told": told_message(ValueClue(1), (1, 3)),
                },
            )
        ),
    ),
)

CONVERSATION: tuple[tuple[str, ClientMessage | ServerMessage], ...] = (
    ("A client greets the house, and is greeted.", Hello(1)),
    ("", greeted(Hello(1), "Alice")),
    ("It comes back to a table after entry 11.", Attach(TABLE, after=11, eyes="seat-0")),
    ("It sits down.", AskTable("c1", TABLE, Sit(seat=2, contribution="0123456789abcdef" * 2))),
    ("It tells seat b the value 1, and it is done.", AskTable("c2", TABLE, MakeMove("b:1"))),
    ("", Done("c2")),
    ("Or it may not.", refused(Refused(Refusal.NOT_YOUR_TURN), "c2")),
)


def examples() -> Iterator[str]:
    """Messages with a word on each."""
    for word, message in CONVERSATION:
        yield from [f"{word}\n"] if word else []
        yield f"```json\n{frame_bytes(message).decode()}\n```\n"
    yield "What a `happened` has of its entry, before `state` and `view`:\n"
    yield f"```json\n{msgspec.json.format(msgspec.json.encode(CLUE)).decode()}\n```\n"
