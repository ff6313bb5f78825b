"""From which viewpoint a guest looks at a table, and which entries are visible from it."""

from typing import NamedTuple, assert_never

from tamaya.rules.shared_types import Onlooker, Refused, Viewer
from tamaya.table import events
from tamaya.table.events import GuestId, LogEntry
from tamaya.table.phase import Phase
from tamaya.table.table_state import Table


class Viewpoint(NamedTuple):
    """How guests look at a table: all with the same viewpoint see the same entries."""

    viewer: Viewer | None
    """What they are in the game, or None where the game is not shown to them."""
    is_over: bool = False
    """Whether the game is over: then every note is visible, from the viewpoint of a seat too."""
    holder: GuestId | None = None
    """Who looks from a seat: nobody else sees their notes, not even the seat's next holder."""

    @property
    def wire_name(self) -> str:
        """The viewpoint's name on the wire."""
        match self.viewer:
            case None:
                return "outside"
            case Onlooker():
                return self.viewer.value
            case seat:
                return f"seat-{seat}"


def viewpoint_of(table: Table, guest: GuestId) -> Viewpoint:
    """A guest's viewpoint.

    All hands of a running game are shown only after that was logged: otherwise somebody who came
    before the start could see the hands and take a seat later.
    """
    try:
        viewer = table.viewer(guest)
    except Refused:
        return Viewpoint(None)
    if viewer is Onlooker.ALL_HANDS and guest not in table.hands_shown_to:
        return Viewpoint(None)
    holder = None if isinstance(viewer, Onlooker) else guest
    return Viewpoint(viewer, table.phase is Phase.FINISHED, holder)


def is_visible_to(entry: LogEntry, viewpoint: Viewpoint) -> bool:
    """Whether an entry is visible from a viewpoint."""
    event = entry.event
    match event:
        case events.HandsWatched() | events.PasswordGiven():
            return False
        case events.SpectatorSpoke():
            return isinstance(viewpoint.viewer, Onlooker)
        case events.NoteWritten(seat):
            is_own = viewpoint.viewer == seat and viewpoint.holder == entry.author
            return viewpoint.is_over or is_own
        case (
            events.MoveMade()
            | events.SeatSpoke()
            | events.UndoRequested()
            | events.UndoAnswered()
            | events.UndoDropped()
            | events.MoveUndone()
        ):
            return viewpoint.viewer is not None
        case (
            events.TableOpened()
            | events.OptionsChanged()
            | events.SeatTaken()
            | events.Contributed()
            | events.BotSeated()
            | events.SeatLeft()
            | events.GuestRemoved()
            | events.HostChanged()
            | events.GameStarted()
            | events.EndVoted()
            | events.GameGivenUp()
            | events.SeatRequested()
            | events.RequestAnswered()
            | events.RequestWithdrawn()
            | events.SeatTakenOver()
            | events.RequestLapsed()
            | events.SubstitutionBegan()
            | events.SubstitutionEnded()
            | events.SeatFreed()
            | events.PauseVoted()
            | events.GamePaused()
            | events.GameResumed()
            | events.RematchOpened()
            | events.TableExpired()
        ):
            return True
        case _:
            assert_never(event)
