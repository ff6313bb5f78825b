"""A message: the key of a sentence and its arguments, turned into text only at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """A key with arguments, in no language yet. A sequence becomes a list: ``1, 4 and 5``."""

    key: str
    arguments: "Mapping[str, Argument]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Alternatives:
    """A list joined with “or”: ``1, 4 or 5``."""

    items: "Sequence[Argument]"


Argument = str | int | Message | Alternatives | Sequence["Argument"]


def message(key: str, **arguments: Argument) -> Message:
    """Make a message from a key and its arguments."""
    return Message(key, arguments)
