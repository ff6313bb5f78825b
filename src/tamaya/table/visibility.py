"""Whose eyes a guest looks at a table through, and which entries of its log those are told of."""

from typing import NamedTuple, assert_never

from tamaya.rules.game import Onlooker, Refused, Viewer
from tamaya.table.events import (
    BotSeated,
    Contributed,
    EndVoted,
    GameGivenUp,
    GameStarted,
    GuestId,
    GuestRemoved,
    HandsWatched,
    HostChanged,
    MoveMade,
    NoteWritten,
    OptionsChanged,
    PasswordGiven,
    RematchOpened,
    RequestAnswered,
    RequestWithdrawn,
    SeatLeft,
    SeatRequested,
    SeatSpoke,
    SeatTaken,
    SeatTakenOver,
    SpectatorSpoke,
    TableEvent,
    TableExpired,
    TableOpened,
)
from tamaya.table.phase import Phase
from tamaya.table.table import Table


class Viewpoint(NamedTuple):
    """A way to see a table: all who look through the same eyes are told the same entries."""

    viewer: Viewer | None
    """Who they are in the game, or None where the game is not shown to them."""
    is_over: bool = False
    """Whether the game is over, so that the notes of every seat may be read, from a seat too."""

    @property
    def wire_name(self) -> str:
        """The name of these eyes on the wire."""
        match self.viewer:
            case None:
                return "outside"
            case Onlooker():
                return self.viewer.value
            case seat:
                return f"seat-{seat}"


def viewpoint_of(table: Table, guest: GuestId) -> Viewpoint:
    """The eyes that a guest looks through.

    All hands of a running game are shown only to somebody of whom that is noted: otherwise whoever
    came before the start could look on and sit down later.
    """
    try:
        viewer = table.viewer(guest)
    except Refused:
        return Viewpoint(None)
    if viewer is Onlooker.ALL_HANDS and guest not in table.hands_shown_to:
        return Viewpoint(None)
    return Viewpoint(viewer, table.phase is Phase.FINISHED)


def is_visible_to(event: TableEvent, viewpoint: Viewpoint) -> bool:
    """Whether these eyes are told of an event. A new kind must be given its place here."""
    match event:
        case HandsWatched() | PasswordGiven():
            return False
        case SpectatorSpoke():
            return isinstance(viewpoint.viewer, Onlooker)
        case NoteWritten(seat):
            return viewpoint.is_over or viewpoint.viewer == seat
        case MoveMade() | SeatSpoke():
            return viewpoint.viewer is not None
        case (
            TableOpened()
            | OptionsChanged()
            | SeatTaken()
            | Contributed()
            | BotSeated()
            | SeatLeft()
            | GuestRemoved()
            | HostChanged()
            | GameStarted()
            | EndVoted()
            | GameGivenUp()
            | SeatRequested()
            | RequestAnswered()
            | RequestWithdrawn()
            | SeatTakenOver()
            | RematchOpened()
            | TableExpired()
        ):
            return True
        case _:
            assert_never(event)
