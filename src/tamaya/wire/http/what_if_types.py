"""The bodies for playing on from a position of a finished game, and for games from elsewhere."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from tamaya.wire.http.finished_game_types import FinishedGame
from tamaya.wire.http.http_bodies import RequestBody, ResponseBody
from tamaya.wire.scalar_types import MoveText, Seat
from tamaya.wire.server_messages import Entry, GameView
from tamaya.wire.table_state_types import TableState

LONGEST_RECORD = 60_000
"""The most letters of a record that somebody sends: several times what any game needs."""

LONGEST_MOVE = 80
MOST_BRANCH_MOVES = 400
MOST_MOVES = 100_000

RecordText = Annotated[str, Meta(max_length=LONGEST_RECORD)]
MoveNumber = Annotated[int, Meta(ge=0, le=MOST_MOVES)]
ViewpointText = Annotated[str, Meta(max_length=8)]


class OpenHands(StrEnum):
    """Which hands are open to the person who plays on."""

    ALL = "all"
    """Every hand, one's own too."""
    OTHERS = "others"
    """Those that the seat sees at a table."""


class RecordViewpoint(RequestBody, frozen=True):
    """A game from elsewhere, and a viewpoint."""

    record: RecordText
    """A native file, the JSON of hanab.live or a link of theirs."""
    viewpoint: ViewpointText = "all"
    """`all`, or the number of a seat."""


class RecordMoment(RequestBody, frozen=True):
    """A moment of a game from elsewhere, and a viewpoint."""

    record: RecordText
    """A native file, the JSON of hanab.live or a link of theirs."""
    move: MoveNumber
    """After this many moves; for explanations, the move from 1."""
    viewpoint: ViewpointText = "all"
    """`all`, or the number of a seat."""


class PlayOn(RequestBody, frozen=True):
    """Moves that nobody made, after some of those that were made."""

    move: MoveNumber
    """How many moves of the game are kept."""
    moves: Annotated[
        tuple[Annotated[str, Meta(max_length=LONGEST_MOVE)], ...],
        Meta(max_length=MOST_BRANCH_MOVES),
    ]
    """The moves after them, each by the seat to act."""
    hands: OpenHands = OpenHands.ALL
    """Which hands are open."""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    """The only seat that is not played by a bot; `null` to play every seat."""
    record: RecordText | None = None
    """The game, if it is one from elsewhere."""


class RecordedGame(ResponseBody, frozen=True):
    """A game from elsewhere."""

    record: str
    """The game as a native file, to send with further requests."""
    game: FinishedGame
    """The game from its beginning."""


class WhatIf(msgspec.Struct, frozen=True, rename="kebab"):
    """A game in which other moves were made."""

    state: TableState
    """A table at which it would be played."""
    view: GameView
    """What the seat that is played sees; the seat to act if every seat is."""
    moves: tuple[MoveText, ...]
    """The moves after those that are kept: those that were sent, and then those of bots."""
    seats: tuple[Seat, ...]
    """Who made each of them."""
    entries: tuple[Entry, ...]
    """The entries of these moves, numbered from 1."""
