"""What can be read of a game that was sent with the request, and what could have been played."""

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from tamaya.notation.any_game_record import write_record
from tamaya.rules.shared_types import Onlooker, Refused, Seat, Viewer
from tamaya.table.finished_game_record import recorded_game_of
from tamaya.table.live_table import LiveTable
from tamaya.web.reads.table_reads import ExplanationRead, PastViewRead
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.what_if_builder import recorded_game, what_if
from tamaya.wire.http.what_if_types import OpenHands, RecordedGame
from tamaya.wire.replay_snapshots import game_snapshots

ALL = "all"


@dataclass(frozen=True, slots=True)
class RecordedGameRead:
    """A whole game from elsewhere."""

    is_slow: ClassVar = True
    viewpoint: str

    def answer(self, live: LiveTable) -> bytes:
        """The game in sentences, and as a file."""
        game = recorded_game(live, viewer_named(live, self.viewpoint))
        return msgspec.json.encode(RecordedGame(write_record(recorded_game_of(live.table)), game))


@dataclass(frozen=True, slots=True)
class RecordedViewRead:
    """What a viewer saw after some moves of a game from elsewhere."""

    is_slow: ClassVar = False
    move: int
    viewpoint: str

    def answer(self, live: LiveTable) -> bytes:
        """The view."""
        check_move(live, self.move)
        return PastViewRead(self.move, viewer_named(live, self.viewpoint)).answer(live)


@dataclass(frozen=True, slots=True)
class RecordedExplanationRead:
    """What the bot `friend` would have done before a move of a game from elsewhere."""

    is_slow: ClassVar = True
    move: int

    def answer(self, live: LiveTable) -> bytes:
        """The explanation."""
        check_move(live, self.move, first=1)
        return ExplanationRead(self.move).answer(live)


@dataclass(frozen=True, slots=True)
class WhatIfRead:
    """A finished game in which other moves were made."""

    is_slow: ClassVar = True
    move: int
    moves: tuple[str, ...]
    hands: OpenHands
    seat: int | None

    def answer(self, live: LiveTable) -> bytes:
        """The game after these moves."""
        check_move(live, self.move)
        seat = None if self.seat is None else Seat(self.seat)
        return msgspec.json.encode(what_if(live, self.move, self.moves, self.hands, seat))


def check_move(live: LiveTable, move: int, first: int = 0) -> None:
    """Refuse a move that the game does not have."""
    moves = game_snapshots(live).moves
    if not first <= move <= moves:
        raise Refused(WebRefusal.NO_SUCH_MOVE, moves=moves)


def viewer_named(live: LiveTable, viewpoint: str) -> Viewer:
    """The viewer of a finished game with this name in requests."""
    if viewpoint == ALL:
        return Onlooker.REVIEWER
    if viewpoint not in map(str, range(len(live.table.holders))):
        raise Refused(WebRefusal.NO_SUCH_VIEWPOINT)
    return Seat(int(viewpoint))
