"""The native record file of Ikebana."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.notation.faces import face_text, parse_face
from tamaya.notation.ikebana_move_text import ikebana_move_text, parse_ikebana_move
from tamaya.notation.ikebana_replayable_record import IkebanaRecord
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
from tamaya.rules.ikebana import (
    Chance,
    Recorded,
    Seed,
    Seeded,
    Setup,
    compose,
    extensions_of,
    parse_seed,
    seed_text,
)
from tamaya.rules.shared_types import Refused, Seat

RULES_VERSION = 1
"""To be raised when a change of the rules gives an old record another meaning."""


class IkebanaFileRules(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The choice of the game."""

    extensions: Annotated[list[Name], Meta(max_length=MOST_LETTERS)] = msgspec.field(
        name="with", default_factory=list
    )


class IkebanaFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The fields of the file, in the order in which they are written."""

    tamaya: int
    game: str
    rules_version: int
    id: Name | int | None = None
    rules: IkebanaFileRules
    players: list[Name]
    first: int
    deck: Words
    seed: str | None = None
    contributions: list[str] = []
    commitment: str | None = None
    orders: list[Words] = []
    moves: Words


def ikebana_record_line(record: IkebanaRecord) -> str:
    """Write a record as one line; the same record always gives the same line."""
    setup = record.setup
    orders = setup.chance.orders if isinstance(setup.chance, Recorded) else ()
    secret = server_secret(record.seed, record.mixed_seed)
    file = IkebanaFile(
        tamaya=FORMAT_VERSION,
        game=record.game,
        rules_version=RULES_VERSION,
        id=record.id,
        rules=IkebanaFileRules(list(extensions_of(setup.rules))),
        players=list(record.names),
        first=setup.first_seat,
        deck=list(map(face_text, setup.deck)),
        seed=None if secret is None else seed_text(secret),
        contributions=contributions_of(record.mixed_seed),
        commitment=record.commitment,
        orders=[list(map(face_text, order)) for order in orders],
        moves=list(map(ikebana_move_text, record.moves)),
    )
    return msgspec.json.encode(file).decode()


def parse_ikebana_record(data: object) -> IkebanaRecord:
    """Parse the decoded JSON of a native file of Ikebana."""
    file = convert_json(data, IkebanaFile)
    refuse_version("rules_version", file.rules_version, RULES_VERSION)
    secret = None if file.seed is None else read_field("seed", parse_seed, file.seed)
    mixed = mixed_seed(secret, file.contributions)
    return IkebanaRecord(
        setup=Setup(
            rules=compose(file.rules.extensions),
            players=len(file.players),
            deck=read_each("deck", parse_face, file.deck),
            first_seat=Seat(file.first),
            chance=_chance(file, secret if mixed is None else mixed.seed),
        ),
        names=tuple(file.players),
        moves=read_each("moves", parse_ikebana_move, file.moves),
        id=file.id,
        commitment=read_field("commitment", parse_commitment, file.commitment),
        mixed_seed=mixed,
    )


def _chance(file: IkebanaFile, seed: Seed | None) -> Chance:
    if seed is None:
        return Recorded(
            tuple(
                read_each(f"orders[{place}]", parse_face, order)
                for place, order in enumerate(file.orders)
            )
        )
    if file.orders:
        # The seed already determines them.
        raise Refused(NotationRefusal.FIELD_UNKNOWN, field="orders")
    return Seeded(seed)
