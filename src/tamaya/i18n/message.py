"""A message: the key of a sentence and its plain arguments, said in a language only at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said, in no language yet. A sequence is said as a list: ``1, 4 and 5``."""

    key: str
    arguments: "Mapping[str, Argument]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Alternatives:
    """A list of which one is meant: ``1, 4 or 5``."""

    items: "Sequence[Argument]"


Argument = str | int | Message | Alternatives | Sequence["Argument"]


def message(key: str, **arguments: Argument) -> Message:
    """The message of this key with these arguments."""
    return Message(key, arguments)
