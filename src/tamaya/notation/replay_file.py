"""The native replay file: a JSON object for each game, with a version, in one line.

The reader is strict: what it does not know or cannot read is refused by the name of the field.
"""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from tamaya.notation.hanabi_record import MOST_LETTERS, Record
from tamaya.notation.hanabi_text import face_text, move_text, parse_face, parse_move
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import decoded, shaped
from tamaya.rules.game import Refused, Seat
from tamaya.rules.hanabi import (
    Chance,
    Choice,
    Face,
    Recorded,
    Seeded,
    Setup,
    Tile,
    compose,
    parse_seed,
    seed_text,
)

FORMAT_VERSION = 1
RULES_VERSION = 1
"""Rises when the law changes what the same record means."""

GAME = "hanabi"
MOST_MOVES = 10_000

Item = TypeVar("Item")
Read = TypeVar("Read")
Name = Annotated[str, Meta(max_length=MOST_LETTERS)]
Words = Annotated[list[str], Meta(max_length=MOST_MOVES)]


class AskedFor(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The words a game was asked for with."""

    edition: Name
    extensions: Annotated[list[Name], Meta(max_length=MOST_LETTERS)] = msgspec.field(
        name="with", default_factory=list
    )
    settings: dict[str, str] = msgspec.field(name="set", default_factory=dict)


class Heading(msgspec.Struct):
    """What every native file begins with, whichever game it holds."""

    tamaya: int
    game: Name


class HanabiFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A game of Hanabi as the file holds it, in the order in which it is written."""

    tamaya: int
    game: str
    rules_version: int
    id: Name | int | None = None
    rules: AskedFor
    players: list[Name]
    first: int
    deck: Words
    tiles: list[int] = []
    seed: str | None = None
    commitment: str | None = None
    orders: list[Words] = []
    moves: Words


def write_record(record: Record) -> str:
    """The line for a record; the same record always gives the same line."""
    if record.stop is not None:
        raise Refused(record.stop.reason)
    setup, choice = record.setup, record.choice
    orders = setup.chance.orders if isinstance(setup.chance, Recorded) else ()
    file = HanabiFile(
        tamaya=FORMAT_VERSION,
        game=GAME,
        rules_version=RULES_VERSION,
        id=record.id,
        rules=AskedFor(
            choice.edition, list(choice.extensions), dict(sorted(choice.settings.items()))
        ),
        players=list(record.names),
        first=setup.first_seat,
        deck=list(map(face_text, setup.deck)),
        tiles=[tile.value for tile in setup.tiles],
        seed=None if record.seed is None else seed_text(record.seed),
        commitment=record.commitment,
        orders=[list(map(face_text, order)) for order in orders],
        moves=list(map(move_text, record.moves)),
    )
    return msgspec.json.encode(file).decode()


def read_record(text: str | bytes) -> Record:
    """The record that a native file holds."""
    return record_in(decoded(text))


def record_in(said: object) -> Record:
    """The record in what a native file says."""
    heading = shaped(said, Heading)
    if heading.tamaya != FORMAT_VERSION:
        raise Refused(NotationRefusal.UNKNOWN_VERSION, field="tamaya", version=heading.tamaya)
    if heading.game != GAME:
        raise Refused(NotationRefusal.UNKNOWN_GAME, game=heading.game)
    file = shaped(said, HanabiFile)
    if file.rules_version != RULES_VERSION:
        raise Refused(
            NotationRefusal.UNKNOWN_VERSION, field="rules_version", version=file.rules_version
        )
    choice = Choice(file.rules.edition, tuple(file.rules.extensions), file.rules.settings)
    return Record(
        choice=choice,
        setup=Setup(
            rules=compose(choice),
            players=len(file.players),
            deck=_each("deck", parse_face, file.deck),
            first_seat=Seat(file.first),
            tiles=_each("tiles", _tile, file.tiles),
            chance=_chance(file),
        ),
        names=tuple(file.players),
        moves=_each("moves", parse_move, file.moves),
        id=file.id,
        commitment=_field("commitment", _commitment, file.commitment),
    )


def _chance(file: HanabiFile) -> Chance:
    if file.seed is None:
        orders: list[tuple[Face, ...]] = [
            _each(f"orders[{place}]", parse_face, order) for place, order in enumerate(file.orders)
        ]
        return Recorded(tuple(orders))
    if file.orders:
        # The seed gives them already.
        raise Refused(NotationRefusal.FIELD_UNKNOWN, field="orders")
    return Seeded(_field("seed", parse_seed, file.seed))


def _tile(number: int) -> Tile:
    if number not in set(Tile):
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field="tiles")
    return Tile(number)


def _commitment(text: str | None) -> str | None:
    if text is not None and re.fullmatch("[0-9a-f]{64}", text) is None:
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field="commitment")
    return text


def _each(field: str, read: Callable[[Item], Read], items: Iterable[Item]) -> tuple[Read, ...]:
    return tuple(_field(f"{field}[{place}]", read, item) for place, item in enumerate(items))


def _field(field: str, read: Callable[[Item], Read], item: Item) -> Read:
    try:
        return read(item)
    except Refused:
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field=field) from None
