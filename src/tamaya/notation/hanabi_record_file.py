"""The native record file of Hanabi."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.notation.faces import face_text, parse_face
from tamaya.notation.hanabi_move_text import hanabi_move_text, parse_hanabi_move
from tamaya.notation.hanabi_replayable_record import HanabiRecord
from tamaya.notation.native_file_fields import (
    FORMAT_VERSION,
    MOST_LETTERS,
    Name,
    Words,
    parse_commitment,
    read_each,
    read_field,
    refuse_version,
)
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.seed_from_contributions import contributions_of, mixed_seed, server_secret
from tamaya.notation.strict_json import convert_json
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
from tamaya.rules.shared_types import Refused, Seat

RULES_VERSION = 1
"""To be raised when a change of the rules gives an old record another meaning."""


class HanabiFileRules(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The choice of the game."""

    edition: Name
    extensions: Annotated[list[Name], Meta(max_length=MOST_LETTERS)] = msgspec.field(
        name="with", default_factory=list
    )
    settings: dict[str, str] = msgspec.field(name="set", default_factory=dict)


class HanabiFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The fields of the file, in the order in which they are written."""

    tamaya: int
    game: str
    rules_version: int
    id: Name | int | None = None
    rules: HanabiFileRules
    players: list[Name]
    first: int
    deck: Words
    tiles: list[int] = []
    seed: str | None = None
    contributions: list[str] = []
    commitment: str | None = None
    orders: list[Words] = []
    moves: Words


def hanabi_record_line(record: HanabiRecord) -> str:
    """Write a record as one line; the same record always gives the same line."""
    if record.stop is not None:
        raise Refused(record.stop.reason)
    setup, choice = record.setup, record.choice
    orders = setup.chance.orders if isinstance(setup.chance, Recorded) else ()
    secret = server_secret(record.seed, record.mixed_seed)
    file = HanabiFile(
        tamaya=FORMAT_VERSION,
        game=record.game,
        rules_version=RULES_VERSION,
        id=record.id,
        rules=HanabiFileRules(
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
        moves=list(map(hanabi_move_text, record.moves)),
    )
    return msgspec.json.encode(file).decode()


def parse_hanabi_record(data: object) -> HanabiRecord:
    """Parse the decoded JSON of a native file of Hanabi."""
    file = convert_json(data, HanabiFile)
    refuse_version("rules_version", file.rules_version, RULES_VERSION)
    secret = None if file.seed is None else read_field("seed", parse_seed, file.seed)
    mixed = mixed_seed(secret, file.contributions)
    choice = Choice(file.rules.edition, tuple(file.rules.extensions), file.rules.settings)
    return HanabiRecord(
        choice=choice,
        setup=Setup(
            rules=compose(choice),
            players=len(file.players),
            deck=read_each("deck", parse_face, file.deck),
            first_seat=Seat(file.first),
            tiles=read_each("tiles", _tile, file.tiles),
            chance=_chance(file, secret if mixed is None else mixed.seed),
        ),
        names=tuple(file.players),
        moves=read_each("moves", parse_hanabi_move, file.moves),
        id=file.id,
        commitment=read_field("commitment", parse_commitment, file.commitment),
        mixed_seed=mixed,
    )


def _chance(file: HanabiFile, seed: Seed | None) -> Chance:
    if seed is None:
        orders: list[tuple[Face, ...]] = [
            read_each(f"orders[{place}]", parse_face, order)
            for place, order in enumerate(file.orders)
        ]
        return Recorded(tuple(orders))
    if file.orders:
        # The seed already determines them.
        raise Refused(NotationRefusal.FIELD_UNKNOWN, field="orders")
    return Seeded(seed)


def _tile(number: int) -> Tile:
    if number not in set(Tile):
        raise Refused(NotationRefusal.FIELD_UNREADABLE, field="tiles")
    return Tile(number)
