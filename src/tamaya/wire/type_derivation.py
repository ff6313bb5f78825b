"""Types of the wire derived from those of the rules and the table, so that none is written twice.

A wire type has the fields of its source: a face becomes ``r3``, a clue ``red`` or ``3``, a set a
sorted list. Of the table's events only the fields that are named are sent.
"""

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from tamaya.notation.faces import face_text
from tamaya.notation.hanabi_move_text import clue_text
from tamaya.rules.cards import Face
from tamaya.rules.hanabi import CardId, ColourClue, ValueClue
from tamaya.rules.shared_types import Seat
from tamaya.table.events import TableId
from tamaya.wire import scalar_types

SOURCE_TYPES: dict[type, type] = {}
"""The source of each derived type, whose docstrings explain the fields."""


class WireEvent(msgspec.Struct, frozen=True, tag_field="type", rename="kebab"):
    """An event on the wire."""


class WirePart(msgspec.Struct, frozen=True, rename="kebab"):
    """A value within an event."""


def game_event_type(kind: type, game: str) -> type[msgspec.Struct]:
    """The wire type of a game's event; its tag names the game, as both games have a `Drew`."""
    return _derive_type(kind, _field_names(kind), WireEvent, f"{game}-{kebab(kind.__name__)}", game)


def table_event_type(kind: type[msgspec.Struct], *names: str) -> type[msgspec.Struct]:
    """The wire type of a table's event, with only these fields."""
    return _derive_type(kind, names, WireEvent, kebab(kind.__name__), "")


def register_type(
    kind: type, wire_type: type[msgspec.Struct], convert: Callable[[Any], Any]
) -> None:
    """Use a wire type written by hand for this type, wherever it appears."""
    _WIRE_TYPES[kind] = wire_type
    _TO_WIRE[kind] = convert


def to_wire(value: Any) -> Any:
    """Convert a value for the wire; raises ``KeyError`` for a type without a wire type."""
    return _TO_WIRE[type(value)](value)


def kebab(name: str) -> str:
    """The name of a class in kebab case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _derive_type(
    kind: type, names: tuple[str, ...], base: type[msgspec.Struct], tag: str | None, game: str
) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    wire_type = msgspec.defstruct(
        game.capitalize() + kind.__name__,
        [(name, _wire_type(hints[name], game)) for name in names],
        bases=(base,),
        namespace={"__doc__": kind.__doc__},
        module=__name__,
        frozen=True,
        tag=tag,
    )
    SOURCE_TYPES[wire_type] = kind
    _TO_WIRE[kind] = lambda value: wire_type(*[to_wire(getattr(value, name)) for name in names])
    return wire_type


def _wire_type(hint: Any, game: str) -> Any:
    """The wire type of a type."""
    if hint in _WIRE_TYPES:
        return _WIRE_TYPES[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return Union[tuple(_wire_type(one, game) for one in arguments)]  # noqa: UP007
    if origin in (tuple, frozenset):
        return tuple[_wire_type(arguments[0], game), ...]  # type: ignore[misc]
    if isinstance(hint, type) and issubclass(hint, Enum):
        _TO_WIRE[hint] = _unchanged
        return hint
    if isinstance(hint, type) and is_dataclass(hint):
        _WIRE_TYPES[hint] = _derive_type(hint, _field_names(hint), WirePart, None, game)
        return _WIRE_TYPES[hint]
    raise TypeError(f"{hint} has no wire type")


def _field_names(kind: type) -> tuple[str, ...]:
    assert is_dataclass(kind)
    return tuple(field.name for field in fields(kind))


def _unchanged(value: Any) -> Any:
    return value


_WIRE_TYPES: dict[Any, Any] = {
    TableId: scalar_types.TableName,
    Seat: scalar_types.Seat,
    CardId: scalar_types.Card,
    Face: scalar_types.Face,
    ColourClue: scalar_types.Clue,
    ValueClue: scalar_types.Clue,
    **{kind: kind for kind in (bool, int, str, NoneType)},
}

_TO_WIRE: dict[type, Callable[[Any], Any]] = {
    Face: face_text,
    ColourClue: clue_text,
    ValueClue: clue_text,
    tuple: lambda values: tuple(map(to_wire, values)),
    frozenset: lambda values: tuple(sorted(values)),
    **dict.fromkeys((bool, int, str, NoneType), _unchanged),
}
