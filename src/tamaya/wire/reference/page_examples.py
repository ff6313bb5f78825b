"""Example messages for the reference page."""

from collections.abc import Iterator

import msgspec

from tamaya.i18n import Message
from tamaya.i18n.hanabi_names import clue_message
from tamaya.rules.hanabi import CardId, Clued, Refusal, TurnPassed, ValueClue
from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.commands import MakeMove, Sit
from tamaya.table.events import MoveMade, TableId
from tamaya.wire.client_messages import Attach, ClientMessage, Hello, SendCommand
from tamaya.wire.codec import frame_bytes
from tamaya.wire.log_sentences import log_sentence
from tamaya.wire.messages_for_guest import hello_reply, refusal_reply
from tamaya.wire.server_messages import Done, Entry, ServerMessage
from tamaya.wire.type_derivation import to_wire

TABLE = TableId("k3Zr0pQxW1aB")

CLUE = Entry(
    sequence=12,
    at=1_800_000_000_000,
    event=to_wire(MoveMade(0, "b:1")),
    game_events=(
        to_wire(
            Clued(Seat(0), Seat(1), ValueClue(1), (CardId(5), CardId(7)), (1, 3), is_free=False)
        ),
        to_wire(TurnPassed(Seat(1))),
    ),
    sentences=(
        log_sentence(
            Message(
                "event-clued",
                {
                    "player": "Alice",
                    "teammate": "Bob",
                    "clue": clue_message(ValueClue(1), (1, 3)),
                },
            )
        ),
    ),
)

CONVERSATION: tuple[tuple[str, ClientMessage | ServerMessage], ...] = (
    ("A client says hello, and is welcomed.", Hello(1)),
    ("", hello_reply(Hello(1), "Alice")),
    ("It attaches to a table again, after entry 11.", Attach(TABLE, after=11, viewpoint="seat-0")),
    ("It sits down.", SendCommand("c1", TABLE, Sit(seat=2, contribution="0123456789abcdef" * 2))),
    ("It gives seat b the clue 1, which is done.", SendCommand("c2", TABLE, MakeMove("b:1"))),
    ("", Done("c2")),
    ("Or the clue is refused.", refusal_reply(Refused(Refusal.NOT_YOUR_TURN), "c2")),
)


def examples() -> Iterator[str]:
    """The messages, each with a comment."""
    for comment, message in CONVERSATION:
        yield from [f"{comment}\n"] if comment else []
        yield f"```json\n{frame_bytes(message).decode()}\n```\n"
    yield "The log entry in an `entry`, without `state` and `view`:\n"
    yield f"```json\n{msgspec.json.format(msgspec.json.encode(CLUE)).decode()}\n```\n"
