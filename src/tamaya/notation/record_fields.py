"""What the native files of both games have in common: their heading, their limits, their fields."""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import convert_json
from tamaya.rules.game import Refused

FORMAT_VERSION = 1
MOST_LETTERS = 64
"""The longest name of a player or of a game."""
MOST_MOVES = 10_000

Item = TypeVar("Item")
Parsed = TypeVar("Parsed")
Name = Annotated[str, Meta(max_length=MOST_LETTERS)]
Words = Annotated[list[str], Meta(max_length=MOST_MOVES)]


class Heading(msgspec.Struct):
    """What every native file begins with, whichever game it holds."""

    tamaya: int
    game: Name


def recorded_game(data: object) -> str:
    """The game that a native file of a version we know says it holds."""
    heading = convert_json(data, Heading)
    refuse_version("tamaya", heading.tamaya, FORMAT_VERSION)
    return heading.game


def refuse_version(field: str, version: int, known: int) -> None:
    """Refuse a version other than the one that is known."""
    if version != known:
        raise Refused(NotationRefusal.UNKNOWN_VERSION, field=field, version=version)


def refuse_names(names: tuple[str, ...], players: int, game_id: str | int | None) -> None:
    """Refuse anything but one name for each seat, and names that would break a line."""
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
    """Every item of a field as it reads, or a refusal that names its place."""
    return tuple(read_field(f"{field}[{place}]", read, item) for place, item in enumerate(items))


def read_field(field: str, read: Callable[[Item], Parsed], item: Item) -> Parsed:
    """A field as it reads, or a refusal that names it."""
    try:
        return read(item)
    except Refused:
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field=field) from None


def parse_commitment(text: str | None) -> str | None:
    """What was published of a seed, where something was."""
    if text is not None and re.fullmatch("[0-9a-f]{64}", text) is None:
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field="commitment")
    return text
