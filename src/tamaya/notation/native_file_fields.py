"""What the native files of both games share: their heading, limits and fields."""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import convert_json
from tamaya.rules.shared_types import Refused

FORMAT_VERSION = 1
MOST_LETTERS = 64
"""The longest name of a player or a game."""
MOST_MOVES = 10_000

Item = TypeVar("Item")
Parsed = TypeVar("Parsed")
Name = Annotated[str, Meta(max_length=MOST_LETTERS)]
Words = Annotated[list[str], Meta(max_length=MOST_MOVES)]


class Heading(msgspec.Struct):
    """The first fields of every native file."""

    tamaya: int
    game: Name


def recorded_game(data: object) -> str:
    """The game of a native file; an unknown version is refused."""
    heading = convert_json(data, Heading)
    refuse_version("tamaya", heading.tamaya, FORMAT_VERSION)
    return heading.game


def refuse_version(field: str, version: int, known: int) -> None:
    """Refuse any version but the known one."""
    if version != known:
        raise Refused(NotationRefusal.UNKNOWN_VERSION, field=field, version=version)


def refuse_names(names: tuple[str, ...], players: int, game_id: str | int | None) -> None:
    """Refuse an id that is too long, a wrong number of names, and unprintable names."""
    if isinstance(game_id, str) and len(game_id) > MOST_LETTERS:
        raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field="id")
    if len(names) != players:
        raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field="players")
    for seat, name in enumerate(names):
        if len(name) > MOST_LETTERS:
            raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field=f"players[{seat}]")
        if not name.isprintable():
            raise Refused(NotationRefusal.FIELD_UNREADABLE, field=f"players[{seat}]")


def read_each(
    field: str, read: Callable[[Item], Parsed], items: Iterable[Item]
) -> tuple[Parsed, ...]:
    """Parse every item of a field; a refusal names the item."""
    return tuple(read_field(f"{field}[{place}]", read, item) for place, item in enumerate(items))


def read_field(field: str, read: Callable[[Item], Parsed], item: Item) -> Parsed:
    """Parse a field; a refusal names it."""
    try:
        return read(item)
    except Refused:
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field=field) from None


def parse_commitment(text: str | None) -> str | None:
    """Parse a commitment, if there is one."""
    if text is not None and re.fullmatch("[0-9a-f]{64}", text) is None:
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field="commitment")
    return text
