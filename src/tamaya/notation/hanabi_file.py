"""The native replay file of a game of Hanabi."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.notation.hanabi_record import Record
from tamaya.notation.hanabi_text import face_text, move_text, parse_face, parse_move
from tamaya.notation.mixed_seed import contributions_of, mixed_seed, secret_of
from tamaya.notation.record_fields import (
    FORMAT_VERSION,
    MOST_LETTERS,
    Name,
    Words,
    each,
    one_field,
    parse_commitment,
    refuse_version,
)
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import shaped
from tamaya.rules.game import Refused, Seat
from tamaya.rules.hanabi import (
    Chance,
    Choice,
    Face,
    Recorded,
    Seed,
    Seeded,
    Setup,
    Tile,
    compose,
    parse_seed,
    seed_text,
)

RULES_VERSION = 1
"""Rises when the law changes what the same record means."""

GAME = "hanabi"


class AskedFor(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The words a game was asked for with."""

    edition: Name
    extensions: Annotated[list[Name], Meta(max_length=MOST_LETTERS)] = msgspec.field(
        name="with", default_factory=list
    )
    settings: dict[str, str] = msgspec.field(name="set", default_factory=dict)


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
    contributions: list[str] = []
    commitment: str | None = None
    orders: list[Words] = []
    moves: Words


def hanabi_line(record: Record) -> str:
    """The line for a record; the same record always gives the same line."""
    if record.stop is not None:
        raise Refused(record.stop.reason)
    setup, choice = record.setup, record.choice
    orders = setup.chance.orders if isinstance(setup.chance, Recorded) else ()
    secret = secret_of(record.seed, record.mixed_seed)
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
        seed=None if secret is None else seed_text(secret),
        contributions=contributions_of(record.mixed_seed),
        commitment=record.commitment,
        orders=[list(map(face_text, order)) for order in orders],
        moves=list(map(move_text, record.moves)),
    )
    return msgspec.json.encode(file).decode()


def hanabi_record_in(said: object) -> Record:
    """The record in what a native file says, which is known to hold Hanabi."""
    file = shaped(said, HanabiFile)
    refuse_version("rules_version", file.rules_version, RULES_VERSION)
    secret = None if file.seed is None else one_field("seed", parse_seed, file.seed)
    mixed = mixed_seed(secret, file.contributions)
    choice = Choice(file.rules.edition, tuple(file.rules.extensions), file.rules.settings)
    return Record(
        choice=choice,
        setup=Setup(
            rules=compose(choice),
            players=len(file.players),
            deck=each("deck", parse_face, file.deck),
            first_seat=Seat(file.first),
            tiles=each("tiles", _tile, file.tiles),
            chance=_chance(file, secret if mixed is None else mixed.seed),
        ),
        names=tuple(file.players),
        moves=each("moves", parse_move, file.moves),
        id=file.id,
        commitment=one_field("commitment", parse_commitment, file.commitment),
        mixed_seed=mixed,
    )


def _chance(file: HanabiFile, seed: Seed | None) -> Chance:
    if seed is None:
        orders: list[tuple[Face, ...]] = [
            each(f"orders[{place}]", parse_face, order) for place, order in enumerate(file.orders)
        ]
        return Recorded(tuple(orders))
    if file.orders:
        # The seed gives them already.
        raise Refused(NotationRefusal.FIELD_UNKNOWN, field="orders")
    return Seeded(seed)


def _tile(number: int) -> Tile:
    if number not in set(Tile):
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field="tiles")
    return Tile(number)
