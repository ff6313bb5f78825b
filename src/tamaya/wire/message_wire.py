"""A sentence in no language: the key of a message and what is put into it, as both travel.

A client has the same catalogues as the house and says it in its reader's language. Lists are
nested messages too, joined two by two as the catalogues join them: a client joins nothing itself.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Annotated, Union

import msgspec
from msgspec import Meta

from tamaya.i18n import Alternatives, Argument, Message, refusal_message
from tamaya.rules.game import Refused


class WireMessage(msgspec.Struct, frozen=True, rename="kebab"):
    """A message of the catalogues."""

    key: str
    """Its key."""
    arguments: Mapping[str, "WireArgument"]
    """What is put into it, by name."""


class LogSentence(WireMessage, frozen=True):
    """A sentence of the log."""

    is_on_board: bool
    """Whether a board shows it too: a client that draws the board may leave it out of the log."""


WireArgument = Annotated[
    Union[str, int, WireMessage],  # noqa: UP007
    Meta(
        title="WireArgument",
        description="What is put into a message: a text, a number, or another message.",
    ),
]


def to_wire_message(message: Message) -> WireMessage:
    """A message as it travels."""
    return WireMessage(
        message.key,
        {name: _to_wire_argument(argument) for name, argument in message.arguments.items()},
    )


def refusal_details(refused: Refused) -> Mapping[str, str | int]:
    """What the sentence of a refusal needs, beside its reason."""
    return {
        name: detail
        for name, detail in refusal_message(refused).arguments.items()
        if isinstance(detail, str | int)
    }


def from_wire_message(sent: WireMessage) -> Message:
    """The twin of ``to_wire_message``, but for lists: it says the same sentences."""
    return Message(
        sent.key,
        {
            name: from_wire_message(argument) if isinstance(argument, WireMessage) else argument
            for name, argument in sent.arguments.items()
        },
    )


def _to_wire_argument(argument: Argument) -> str | int | WireMessage:
    match argument:
        case str() | int():
            return argument
        case Message():
            return to_wire_message(argument)
        case Alternatives(items):
            return _join_list("list-or", items)
        case _:
            return _join_list("list-and", argument)


def _join_list(joint: str, items: Sequence[Argument]) -> str | WireMessage:
    """A list, its last item with a joint of its own."""
    # A number in a list is a word like any other: no sentence depends on how many it is.
    parts = [str(one) if isinstance(one, int) else one for one in map(_to_wire_argument, items)]
    if len(parts) < 2:
        return parts[0] if parts else ""
    *first, last = parts
    start = reduce(lambda all_, item: _join("list-comma", all_, item), first)
    return _join(joint, start, last)


def _join(joint: str, start: str | WireMessage, item: str | WireMessage) -> WireMessage:
    return WireMessage(joint, {"start": start, "item": item})
