"""The types of the wire as data, from which the reference page and TypeScript are generated."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any

from msgspec import inspect

from tamaya.table.commands import Command
from tamaya.wire.client_messages import ClientMessage
from tamaya.wire.event_types import ShownGameEvent, ShownTableEvent
from tamaya.wire.hanabi.view_types import HanabiMove
from tamaya.wire.ikebana.view_types import IkebanaMove
from tamaya.wire.server_messages import GameView, ServerMessage

UNIONS: Mapping[str, Any] = {
    "ClientMessage": ClientMessage,
    "Command": Command,
    "ServerMessage": ServerMessage,
    "TableEvent": ShownTableEvent,
    "GameEvent": ShownGameEvent,
    "GameView": GameView,
    "HanabiMove": HanabiMove,
    "IkebanaMove": IkebanaMove,
}
"""The unions with a name; every other type on the wire is reached from them."""


class Schema:
    """All types that are reached from some unions, by name, in the order of discovery."""

    def __init__(self, unions: Mapping[str, Any] = UNIONS, alone: Iterable[type] = ()) -> None:
        """Find all types of these unions, and of types outside any union."""
        self.unions = {name: members_of(inspect.type_info(union)) for name, union in unions.items()}
        self.structs: dict[str, inspect.StructType] = {}
        self.enums: dict[str, type[Enum]] = {}
        self.scalars: dict[str, inspect.Metadata] = {}
        self._found: set[type] = set()
        for members in self.unions.values():
            for member in members:
                self._find(member)
        for kind in alone:
            self._find(inspect.type_info(kind))

    def union_of(self, members: list[inspect.Type]) -> str | None:
        """The name of the union of exactly these types."""
        kinds = kinds_of(members)
        found = (name for name, union in self.unions.items() if kinds_of(union) == kinds)
        return next(found, None) if len(kinds) > 1 else None

    def _find(self, kind: inspect.Type) -> None:
        match kind:
            case inspect.StructType(cls):
                known = self.structs.setdefault(cls.__name__, kind)
                if known.cls is not cls:
                    raise ValueError(f"two types are called {cls.__name__}")
                # A type may contain itself.
                if cls not in self._found:
                    self._found.add(cls)
                    for field in kind.fields:
                        self._find(field.type)
            case inspect.EnumType(cls):
                self.enums[cls.__name__] = cls
            case inspect.Metadata():
                if title := title_of(kind):
                    self.scalars[title] = kind
                self._find(kind.type)
            case _:
                for part in parts_of(kind):
                    self._find(part)


def parts_of(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types within a collection or union."""
    match kind:
        case inspect.UnionType(types):
            yield from types
        case inspect.VarTupleType(item):
            yield item
        case inspect.DictType(key, value):
            yield key
            yield value
        case _:
            pass


def members_of(union: inspect.Type) -> list[inspect.Type]:
    """The members of a union."""
    assert isinstance(union, inspect.UnionType)
    return list(union.types)


def kinds_of(members: list[inspect.Type]) -> set[type]:
    """The classes among these types."""
    return {member.cls for member in members if isinstance(member, inspect.StructType)}


def title_of(kind: inspect.Metadata) -> str | None:
    """The name of a scalar type."""
    title = (kind.extra_json_schema or {}).get("title")
    return title if isinstance(title, str) else None
