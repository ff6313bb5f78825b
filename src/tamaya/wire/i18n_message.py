"""A message of the catalogues on the wire: its key and its arguments, in no language.

A client formats it with its own copy of the catalogues. Lists are nested messages, joined two by
two as the catalogues join them, so that a client needs no rule for lists.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Annotated, Union

import msgspec
from msgspec import Meta

from tamaya.i18n import Alternatives, Argument, Message, refusal_message
from tamaya.rules.shared_types import Refused


class WireMessage(msgspec.Struct, frozen=True, rename="kebab"):
    """A message of the catalogues."""

    key: str
    """Its key."""
    arguments: Mapping[str, "WireArgument"]
    """Its arguments, by name."""


class LogSentence(WireMessage, frozen=True):
    """A sentence of the log."""

    is_on_board: bool
    """Whether a board shows it too: a client that draws the board may leave it out of the log."""


WireArgument = Annotated[
    Union[str, int, WireMessage],  # noqa: UP007
    Meta(
        title="WireArgument",
        description="An argument of a message: a text, a number, or another message.",
    ),
]


def to_wire_message(message: Message) -> WireMessage:
    """A message for the wire."""
    return WireMessage(
        message.key,
        {name: _to_wire_argument(argument) for name, argument in message.arguments.items()},
    )


def refusal_details(refused: Refused) -> Mapping[str, str | int]:
    """The arguments of a refusal's message."""
    return {
        name: detail
        for name, detail in refusal_message(refused).arguments.items()
        if isinstance(detail, str | int)
    }


def from_wire_message(sent: WireMessage) -> Message:
    """The inverse of ``to_wire_message``; a list stays nested messages, with the same text."""
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
    """A list as nested messages; the last joint is "and" or "or"."""
    # A number in a list is text: no plural form depends on it.
    parts = [str(one) if isinstance(one, int) else one for one in map(_to_wire_argument, items)]
    if len(parts) < 2:
        return parts[0] if parts else ""
    *first, last = parts
    start = reduce(lambda all_, item: _join("list-comma", all_, item), first)
    return _join(joint, start, last)


def _join(joint: str, start: str | WireMessage, item: str | WireMessage) -> WireMessage:
    return WireMessage(joint, {"start": start, "item": item})
