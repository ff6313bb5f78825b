"""The bodies of HTTP requests and responses: the source of OpenAPI and of clients' types."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.wire.public_table_options import ShownOptions
from tamaya.wire.scalar_types import CommandId, Moment, TableName
from tamaya.wire.table_state_types import GameResult

Typed = Annotated[str, Meta(max_length=200)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The body of a request."""


class ResponseBody(msgspec.Struct, frozen=True, rename="kebab"):
    """The body of a response."""


class NewName(RequestBody, frozen=True):
    """A name for a guest."""

    name: Typed
    """The name."""


class UseCode(RequestBody, frozen=True):
    """A one-time code from another device."""

    code: Typed
    """The code as typed."""


class OpenTable(RequestBody, frozen=True):
    """A table to open. The password is sent as text and stored as a hash."""

    options: Options = msgspec.field(default_factory=Options)
    id: CommandId | None = None
    """An id for this request: sent again with the same id, it opens no second table."""


class ComposeGame(RequestBody, frozen=True):
    """Options to try, without opening a table."""

    options: Options


class Me(ResponseBody, frozen=True):
    """The guest who sends the request."""

    name: str
    """The guest's name."""
    is_bot: bool
    """Whether the guest is a program."""


class MyDevice(ResponseBody, frozen=True):
    """A device on which the guest is signed in."""

    id: str
    """A name for this device in addresses."""
    browser: str
    """The family of the browser; empty if it is unknown."""
    system: str
    """The family of the operating system; empty if it is unknown."""
    created_at: Moment
    """When the guest signed in there."""
    used_at: Moment
    """When it was last used, to within a day."""
    is_this_one: bool
    """Whether this device sends the request."""


class MyDevices(ResponseBody, frozen=True):
    """The devices on which the guest is signed in, the last used first."""

    devices: tuple[MyDevice, ...]
    """The devices."""


class BotToken(ResponseBody, frozen=True):
    """A new bot. Its token is sent only this once, and goes into ``Authorization: Bearer``."""

    name: str
    """The bot's name."""
    token: str
    """The bot's secret."""


class OneTimeCode(ResponseBody, frozen=True):
    """A code that signs the guest in on another device, once."""

    code: str
    """The code, to be typed there."""
    link: str
    """A page with the code already filled in."""
    qr_svg: str
    """The link as a QR code: an SVG in the colour of the text around it."""
    expires_at: Moment
    """When it stops working."""


class OpenedTable(ResponseBody, frozen=True):
    """A table that was opened."""

    table: TableName
    link: str
    """The link to share."""


class DoorHolder(ResponseBody, frozen=True):
    """Who holds a seat, as everybody with the link may know."""

    name: str
    """The name of its holder."""
    is_bot: bool
    """Whether it is one of the server's bots."""


class TableDoor(ResponseBody, frozen=True):
    """A table as somebody with its link sees it from outside."""

    table: TableName
    game: str
    """`hanabi` or `ikebana`."""
    is_locked: bool
    """Whether a password must be given first; then nothing else is known."""
    phase: Phase | None
    """Its phase; `null` behind a password."""
    options: ShownOptions | None
    """Its options; `null` behind a password."""
    host: str | None
    """The host's name; `null` behind a password or if the host was deleted."""
    holders: tuple[DoorHolder | None, ...]
    """Who holds each seat; `null` for a free one."""
    can_watch: bool
    """Whether somebody without a seat may see the game."""


class LobbyTable(ResponseBody, frozen=True):
    """A table in the lobby."""

    table: TableName
    phase: Phase
    """Its phase."""
    options: ShownOptions
    players: tuple[str | None, ...]
    """The names at each seat; `null` for a free seat."""
    updated_at: Moment
    """When something last happened there."""


class Lobby(ResponseBody, frozen=True):
    """The listed tables that are waiting or playing, the last changed first."""

    tables: tuple[LobbyTable, ...]
    """The tables."""


class MyGame(ResponseBody, frozen=True):
    """A table at which the guest holds a seat."""

    table: TableName
    phase: Phase
    """Its phase."""
    options: ShownOptions
    players: tuple[str | None, ...]
    """The names at each seat; `null` for a free seat."""
    is_my_turn: bool
    """Whether it is the guest's turn."""
    deadline: Moment | None
    """When the turn must end; `null` without a clock."""
    updated_at: Moment
    """When something last happened there."""
    result: GameResult | None
    """How the game ended; `null` if it has not or was abandoned."""
    is_solo: bool
    """Whether only bots play with the guest, so that they may end or delete the game alone."""


class MyGames(ResponseBody, frozen=True):
    """The guest's games: first those where it is their turn, the nearest deadline first."""

    games: tuple[MyGame, ...]
    """The games."""


class EditionStatistics(ResponseBody, frozen=True):
    """The guest's finished games of one edition and number of seats."""

    game: str
    edition: str | None
    """The edition of Hanabi; `null` for Ikebana."""
    seats: int
    """How many seats the tables had."""
    games: int
    """How many games were finished."""
    won: int
    """How many of them were won."""
    lost: int
    """How many of them were lost."""
    mean_score: float | None
    """The mean score; `null` for Ikebana."""
    best_score: int | None
    """The best score; `null` for Ikebana."""
    can_be_won: bool
    """Whether one of them could be won; in most editions of Hanabi only the score counts."""


class Statistics(ResponseBody, frozen=True):
    """The guest's finished games, by game, edition and number of seats."""

    games: int
    """How many games there are in all groups."""
    groups: tuple[EditionStatistics, ...]
    """The groups."""


class RefusalBody(ResponseBody, frozen=True):
    """Why a request was refused."""

    reason: str
    """A key of one of the closed lists of refusals."""
    details: Mapping[str, str | int]
    """The arguments of the refusal's message."""


class Health(ResponseBody, frozen=True):
    """Whether the server is well."""

    is_healthy: bool
    """Whether it is."""


class Readiness(ResponseBody, frozen=True):
    """Whether the server can take visitors, and how many descriptors it has left for them."""

    is_healthy: bool
    """Whether it can."""
    problems: tuple[str, ...]
    """What is wrong, although visitors can still play."""
    open_descriptors: int | None
    """The open file descriptors of the process; each connection takes one."""
    descriptor_limit: int | None
    """How many descriptors may be open; null where the system sets no limit."""
