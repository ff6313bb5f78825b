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


class Said(msgspec.Struct, frozen=True, rename="kebab"):
    """A message of the catalogues."""

    key: str
    """Its key."""
    arguments: Mapping[str, "SaidArgument"]
    """What is put into it, by name."""


SaidArgument = Annotated[
    Union[str, int, Said],  # noqa: UP007
    Meta(
        title="SaidArgument",
        description="What is put into a message: a text, a number, or another message.",
    ),
]


def said_of(message: Message) -> Said:
    """A message as it travels."""
    return Said(message.key, {name: _said(given) for name, given in message.arguments.items()})


def refusal_details(refused: Refused) -> Mapping[str, str | int]:
    """What the sentence of a refusal needs, beside its reason."""
    return {
        name: detail
        for name, detail in refusal_message(refused).arguments.items()
        if isinstance(detail, str | int)
    }


def message_of(said: Said) -> Message:
    """The twin of ``said_of``, but for lists: it says the same sentences."""
    return Message(
        said.key,
        {
            name: message_of(given) if isinstance(given, Said) else given
            for name, given in said.arguments.items()
        },
    )


def _said(given: Argument) -> str | int | Said:
    match given:
        case str() | int():
            return given
        case Message():
            return said_of(given)
        case Alternatives(items):
            return _joined("list-or", items)
        case _:
            return _joined("list-and", given)


def _joined(joint: str, items: Sequence[Argument]) -> str | Said:
    """A list, its last item with a joint of its own."""
    # A number in a list is a word like any other: no sentence depends on how many it is.
    said = [str(one) if isinstance(one, int) else one for one in map(_said, items)]
    if len(said) < 2:
        return said[0] if said else ""
    *first, last = said
    start = reduce(lambda all_, item: _join("list-comma", all_, item), first)
    return _join(joint, start, last)


def _join(joint: str, start: str | Said, item: str | Said) -> Said:
    return Said(joint, {"start": start, "item": item})
