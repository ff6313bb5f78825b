"""Types of the wire derived from types of the law and the table, so that none is written twice.

A twin has the fields of its original, in the words of the wire: a face is ``r3``, a clue ``red``
or ``3``, a set is a sorted list. The table's events name the fields that may leave the house.
"""

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from tamaya.notation.hanabi_text import clue_text, face_text
from tamaya.rules.cards import Face
from tamaya.rules.game import Seat
from tamaya.rules.hanabi import CardId, ColourClue, ValueClue
from tamaya.table.events import TableId
from tamaya.wire import words

ORIGINALS: dict[type, type] = {}
"""The original of each twin, which holds the meaning of its fields."""


class Event(msgspec.Struct, frozen=True, tag_field="event", rename="kebab"):
    """Something that happened, as somebody is told it."""


class Part(msgspec.Struct, frozen=True, rename="kebab"):
    """A value within an event."""


def twin_of_event(kind: type, game: str) -> type[msgspec.Struct]:
    """The twin of an event of the law; both games have events of one name, so it says which."""
    return _twin(kind, _field_names(kind), Event, f"{game}-{kebab(kind.__name__)}", game)


def twin_of_noted(kind: type[msgspec.Struct], *names: str) -> type[msgspec.Struct]:
    """The twin of an event of the table, with only those of its fields that are named here."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return _twin(kind, names, Event, tag, "")


def stand_in(kind: type, twin: type[msgspec.Struct], tell: Callable[[Any], Any]) -> None:
    """Have a type written by hand stand for a type of the house wherever that appears."""
    _WORDS[kind] = twin
    _TELL[kind] = tell


def told(value: Any) -> Any:
    """A value in the words of the wire; a ``KeyError`` for a kind that was given no word."""
    return _TELL[type(value)](value)


def kebab(name: str) -> str:
    """The word of the wire for the name of a class."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _twin(
    kind: type, names: tuple[str, ...], base: type[msgspec.Struct], tag: str | None, game: str
) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    twin = msgspec.defstruct(
        game.capitalize() + kind.__name__,
        [(name, _translated(hints[name], game)) for name in names],
        bases=(base,),
        namespace={"__doc__": kind.__doc__},
        module=__name__,
        frozen=True,
        tag=tag,
    )
    ORIGINALS[twin] = kind
    _TELL[kind] = lambda value: twin(*[told(getattr(value, name)) for name in names])
    return twin


def _translated(hint: Any, game: str) -> Any:
    """The type by which a type of the house travels."""
    if hint in _WORDS:
        return _WORDS[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return Union[tuple(_translated(one, game) for one in arguments)]  # noqa: UP007
    if origin in (tuple, frozenset):
        return tuple[_translated(arguments[0], game), ...]  # type: ignore[misc]
    if isinstance(hint, type) and issubclass(hint, Enum):
        _TELL[hint] = _as_it_is
        return hint
    if isinstance(hint, type) and is_dataclass(hint):
        _WORDS[hint] = _twin(hint, _field_names(hint), Part, None, game)
        return _WORDS[hint]
    raise TypeError(f"{hint} has no word on the wire")


def _field_names(kind: type) -> tuple[str, ...]:
    assert is_dataclass(kind)
    return tuple(field.name for field in fields(kind))


def _as_it_is(value: Any) -> Any:
    return value


_WORDS: dict[Any, Any] = {
    TableId: words.TableName,
    Seat: words.Seat,
    CardId: words.Card,
    Face: words.Face,
    ColourClue: words.Clue,
    ValueClue: words.Clue,
    **{kind: kind for kind in (bool, int, str, NoneType)},
}

_TELL: dict[type, Callable[[Any], Any]] = {
    Face: face_text,
    ColourClue: clue_text,
    ValueClue: clue_text,
    tuple: lambda values: tuple(map(told, values)),
    frozenset: lambda values: tuple(sorted(values)),
    **dict.fromkeys((bool, int, str, NoneType), _as_it_is),
}
