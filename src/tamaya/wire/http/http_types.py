"""What is asked and answered over HTTP: the source of the OpenAPI page and of clients' types."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.wire.options import ShownOptions
from tamaya.wire.scalars import CommandId, Moment, TableName
from tamaya.wire.table_state_types import GameResult

Typed = Annotated[str, Meta(max_length=200)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The body of a request."""


class ResponseBody(msgspec.Struct, frozen=True, rename="kebab"):
    """The body of an answer."""


class NewName(RequestBody, frozen=True):
    """A name to be called by."""

    name: Typed
    """The name."""


class UseCode(RequestBody, frozen=True):
    """A one-time code from another device."""

    code: Typed
    """The code, as it was typed."""


class OpenTable(RequestBody, frozen=True):
    """A table to be opened; its password is sent as it is and kept as a hash."""

    options: Options = msgspec.field(default_factory=Options)
    id: CommandId | None = None
    """A name for this request: sent again with the same one, it opens no second table."""


class ComposeGame(RequestBody, frozen=True):
    """Options of a table that is not open yet, to see what game they make."""

    options: Options


class Me(ResponseBody, frozen=True):
    """Who the house takes the visitor for."""

    name: str
    """The guest's name."""
    is_bot: bool
    """Whether the guest is a program."""


class BotToken(ResponseBody, frozen=True):
    """A new bot: its token is told this once, and goes into ``Authorization: Bearer``."""

    name: str
    """The bot's name."""
    token: str
    """The only proof of who it is."""


class OneTimeCode(ResponseBody, frozen=True):
    """A code that brings the guest to another device, once."""

    code: str
    """The code, to be typed there."""
    link: str
    """Where the code is filled in already."""
    qr_svg: str
    """The link as a QR code: an SVG in the colour of the text around it."""
    expires_at: Moment
    """Until when it can be used."""


class OpenedTable(ResponseBody, frozen=True):
    """A table that has been opened."""

    table: TableName
    link: str
    """What to give to those who shall come."""


class LobbyTable(ResponseBody, frozen=True):
    """A table as anybody may see it from afar."""

    table: TableName
    phase: Phase
    """How far it has come."""
    options: ShownOptions
    players: tuple[str | None, ...]
    """Who holds each seat; null for a free one."""
    updated_at: Moment
    """When something last happened there."""


class Lobby(ResponseBody, frozen=True):
    """The listed tables that wait or play, the last changed first."""

    tables: tuple[LobbyTable, ...]
    """The tables."""


class MyGame(ResponseBody, frozen=True):
    """A table at which the guest holds a seat."""

    table: TableName
    phase: Phase
    """How far it has come."""
    options: ShownOptions
    players: tuple[str | None, ...]
    """Who holds each seat; null for a free one."""
    is_my_turn: bool
    """Whether it waits for the guest."""
    deadline: Moment | None
    """When the seat to act has used up its time."""
    updated_at: Moment
    """When something last happened there."""
    result: GameResult | None
    """How the game ended."""


class MyGames(ResponseBody, frozen=True):
    """The guest's games: those that wait for them first, the nearest deadline before others."""

    games: tuple[MyGame, ...]
    """The games."""


class EditionStatistics(ResponseBody, frozen=True):
    """How the guest's finished games of one kind went."""

    game: str
    edition: str | None
    """The box that Hanabi was played from, or nothing for Ikebana."""
    seats: int
    """How many seats the tables had."""
    games: int
    """How many games were played to their end."""
    won: int
    """How many of them were won."""
    lost: int
    """How many of them were lost."""
    mean_score: float | None
    """The mean score, in a game that is played together."""
    best_score: int | None
    """The best score, in a game that is played together."""


class Statistics(ResponseBody, frozen=True):
    """The guest's finished games, by game, edition and number of seats."""

    games: int
    """How many there are."""
    groups: tuple[EditionStatistics, ...]
    """How those of each kind went."""


class RefusalBody(ResponseBody, frozen=True):
    """Why not."""

    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """What the sentence of the reason needs."""


class Health(ResponseBody, frozen=True):
    """Whether the house is well."""

    is_healthy: bool
    """Whether it is."""
