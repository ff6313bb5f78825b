"""What can be read of a table in a worker process.

The server decides who may ask, and from which viewpoint, before it asks. A read is a value: the
same read of the same table at the same sequence has the same answer.
"""

from dataclasses import dataclass
from typing import ClassVar, Protocol

import msgspec

from tamaya.notation import record_writers
from tamaya.roster import BOT_PROFILES
from tamaya.rules.shared_types import Refused, Seat, Viewer
from tamaya.table.event_visibility import Viewpoint
from tamaya.table.events import GuestId
from tamaya.table.finished_game_record import record_of_table
from tamaya.table.live_table import LiveTable
from tamaya.web.api.qr_code import qr_code
from tamaya.web.link_picture import door_scene, draw_scene
from tamaya.web.refusals import WebRefusal
from tamaya.wire.game_adapters import ADAPTERS
from tamaya.wire.http.finished_game_builder import finished_game
from tamaya.wire.http.live_answer_types import LiveAnswer
from tamaya.wire.i18n_message import to_wire_message
from tamaya.wire.replay_snapshots import game_snapshots


class TableRead(Protocol):
    """Something that is read of a table."""

    is_slow: ClassVar[bool]
    """Whether it takes much longer than a view: slow reads never take the last process."""

    def answer(self, live: LiveTable) -> bytes:
        """The answer as it is sent; raises ``Refused``."""


@dataclass(frozen=True, slots=True)
class PastViewRead:
    """What a viewer saw after some moves."""

    is_slow: ClassVar = False
    move: int
    viewer: Viewer

    def answer(self, live: LiveTable) -> bytes:
        """The view."""
        return game_snapshots(live).view(self.move, self.viewer)


@dataclass(frozen=True, slots=True)
class ExplanationRead:
    """What the bot `friend` would have done before a move, and why."""

    is_slow: ClassVar = True
    move: int

    def answer(self, live: LiveTable) -> bytes:
        """The explanation."""
        explain_move = ADAPTERS[live.table.options.game].explain_move
        if explain_move is None:
            raise Refused(WebRefusal.NOT_EXPLAINED)
        names = [holder.name if holder else "" for holder in live.table.holders]
        before = game_snapshots(live).game(self.move - 1)
        return msgspec.json.encode(explain_move(before, self.move, names))


@dataclass(frozen=True, slots=True)
class LiveAnswerRead:
    """What a bot's move means to a seat that asks while the game goes on."""

    is_slow: ClassVar = True
    move: int
    asker: Seat

    def answer(self, live: LiveTable) -> bytes:
        """The answer, made from what the asker saw after the move."""
        game = game_snapshots(live).game(self.move)
        seat = game.moves[-1].seat
        holder = live.table.holders[seat]
        profile = BOT_PROFILES.get(holder.bot or "") if holder else None
        live_answer = ADAPTERS[live.table.options.game].live_answer
        if live_answer is None or profile is None:
            raise Refused(WebRefusal.NOT_EXPLAINED)
        names = [holder.name if holder else "" for holder in live.table.holders]
        sentence = live_answer(game.view(self.asker), profile.language, names[seat], names)
        if sentence is None:
            raise Refused(WebRefusal.NOT_EXPLAINED)
        return msgspec.json.encode(LiveAnswer(self.move, seat, (to_wire_message(sentence),)))


@dataclass(frozen=True, slots=True)
class FinishedGameRead:
    """A finished game from its beginning, for one guest."""

    is_slow: ClassVar = True
    viewer: Viewer
    guest: GuestId

    def answer(self, live: LiveTable) -> bytes:
        """The game in sentences, with the fate of each card."""
        viewpoint = Viewpoint(self.viewer, is_over=True)
        return msgspec.json.encode(finished_game(live, viewpoint, self.guest))


@dataclass(frozen=True, slots=True)
class LinkPictureRead:
    """The link to a table as a picture."""

    is_slow: ClassVar = False
    link: str

    def answer(self, live: LiveTable) -> bytes:
        """A QR code; the table itself is not needed."""
        del live
        return qr_code(self.link)


@dataclass(frozen=True, slots=True)
class DoorPictureRead:
    """The picture that messengers show beside a link to a table."""

    is_slow: ClassVar = True

    def answer(self, live: LiveTable) -> bytes:
        """A PNG of what everybody with the link may see."""
        return draw_scene(door_scene(live.table))


@dataclass(frozen=True, slots=True)
class RecordRead:
    """A finished game as a file."""

    is_slow: ClassVar = False
    format: str

    def answer(self, live: LiveTable) -> bytes:
        """The file; refused where the format cannot hold the game."""
        record = record_of_table(live.table)
        writers = record_writers(record)
        if self.format not in writers:
            raise Refused(WebRefusal.NO_SUCH_FORMAT, known=", ".join(writers))
        return writers[self.format](record).encode()
