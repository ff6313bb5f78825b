"""What is asked and answered over HTTP; the OpenAPI page is made from these types."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.wire.options import ShownOptions
from tamaya.wire.table_state import HanabiResult, IkebanaResult
from tamaya.wire.words import AskId, Moment, TableName

Typed = Annotated[str, Meta(max_length=200)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The body of a request."""


class Answered(msgspec.Struct, frozen=True, rename="kebab"):
    """The body of an answer."""


class NewName(Asked, frozen=True):
    """A name to be called by."""

    name: Typed


class UseCode(Asked, frozen=True):
    """A one-time code from another device."""

    code: Typed


class OpenTable(Asked, frozen=True):
    """A table to be opened; its password is sent as it is and kept as a hash."""

    options: Options = msgspec.field(default_factory=Options)
    id: AskId | None = None
    """A name for this request: sent again with the same one, it opens no second table."""


class Me(Answered, frozen=True):
    """Who the house takes the visitor for."""

    name: str
    is_bot: bool


class BotToken(Answered, frozen=True):
    """A new bot: its token is told this once, and goes into ``Authorization: Bearer``."""

    name: str
    token: str


class OneTimeCode(Answered, frozen=True):
    """A code that brings the guest to another device, once."""

    code: str
    link: str
    expires_at: Moment


class OpenedTable(Answered, frozen=True):
    """A table that has been opened."""

    table: TableName
    link: str


class LobbyTable(Answered, frozen=True):
    """A table as anybody may see it from afar."""

    table: TableName
    phase: Phase
    options: ShownOptions
    people: tuple[str | None, ...]
    """Who holds each seat; null for a free one."""
    updated_at: Moment


class Lobby(Answered, frozen=True):
    """The listed tables that wait or play, the last changed first."""

    tables: tuple[LobbyTable, ...]


class MyGame(Answered, frozen=True):
    """A table at which the guest holds a seat."""

    table: TableName
    phase: Phase
    options: ShownOptions
    people: tuple[str | None, ...]
    is_my_turn: bool
    deadline: Moment | None
    updated_at: Moment
    result: HanabiResult | IkebanaResult | None


class MyGames(Answered, frozen=True):
    """The guest's games: those that wait for them first, the nearest deadline before others."""

    games: tuple[MyGame, ...]


class EditionStatistics(Answered, frozen=True):
    """How the guest's finished games of one kind went."""

    game: str
    edition: str | None
    seats: int
    games: int
    won: int
    lost: int
    mean_score: float | None
    """The mean score, in a game that is played together."""
    best_score: int | None


class Statistics(Answered, frozen=True):
    """The guest's finished games, by game, edition and number of seats."""

    games: int
    kinds: tuple[EditionStatistics, ...]


class Refusal(Answered, frozen=True):
    """Why not."""

    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]


class Health(Answered, frozen=True):
    """Whether the house is well."""

    is_well: bool
