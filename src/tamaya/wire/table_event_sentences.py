"""What the log says of each event of a table."""

from collections.abc import Sequence
from typing import assert_never

from tamaya.i18n import Message, message
from tamaya.i18n.table_option_names import remark_message
from tamaya.rules.seed_and_shuffle import Seed, commitment
from tamaya.table import events
from tamaya.table.events import TableEvent

COMMITMENT_DIGITS = 16
"""How many digits of the commitment the log shows: nobody can find another secret with them."""


MADE_FOR_DEADLINE = "table-event-move-made-for-deadline"


def table_event_message(event: TableEvent, names: Sequence[str]) -> Message | None:
    """The sentence of an event, with the names of the seats just before it.

    None where it goes without saying: a move shows in what it causes in the game, a note is
    read on its card, and who has contributed to the shuffle is shown at the seat. Nobody sees who
    watched all hands or gave the password.
    """
    match event:
        case (
            events.MoveMade(is_for_deadline=False, is_by_substitute=False)
            | events.NoteWritten()
            | events.Contributed()
            | events.HandsWatched()
            | events.PasswordGiven()
        ):
            return None
        case events.MoveMade(seat, is_by_substitute=is_by_substitute):
            key = "table-event-move-made-by-substitute" if is_by_substitute else MADE_FOR_DEADLINE
            return message(key, player=names[seat])
        case events.TableOpened():
            return message("table-event-table-opened")
        case events.OptionsChanged():
            return message("table-event-options-changed")
        case events.SeatTaken(_, _, name):
            return message("table-event-seat-taken", player=name)
        case events.BotSeated(_, _, name):
            return message("table-event-bot-seated", player=name)
        case events.SeatLeft(seat):
            return message("table-event-seat-left", player=names[seat])
        case events.GuestRemoved(seat):
            return message("table-event-guest-removed", player=names[seat])
        case events.HostChanged():
            return message("table-event-host-changed")
        case events.GameStarted():
            return message("table-event-game-started")
        case events.SeatSpoke(seat, text, remark):
            said = text if remark is None else remark_message(remark)
            return message("table-event-spoken", player=names[seat], text=said)
        case events.SpectatorSpoke(_, name, text):
            return message("table-event-spoken-besides", player=name, text=text)
        case events.EndVoted(seat, wish):
            key = "table-event-end-wished" if wish else "table-event-end-no-longer-wished"
            return message(key, player=names[seat])
        case events.GameGivenUp():
            return message("table-event-game-given-up")
        case events.SeatRequested(seat, _, name, bot):
            key = "table-event-seat-asked-for" if bot is None else "table-event-seat-asked-for-bot"
            return message(key, newcomer=name, player=names[seat])
        case events.RequestAnswered(seat, agree):
            key = "table-event-seat-agreed" if agree else "table-event-seat-denied"
            return message(key, player=names[seat])
        case events.RequestWithdrawn(seat, name):
            return message("table-event-request-withdrawn", newcomer=name, player=names[seat])
        case events.SeatTakenOver(seat, _, name, bot):
            key = "table-event-seat-taken-over"
            key = key if bot is None else f"{key}-bot"
            return message(key, newcomer=name, player=names[seat])
        case events.RequestLapsed(seat, name):
            return message("table-event-request-lapsed", newcomer=name, player=names[seat])
        case events.SubstitutionBegan(seat, decided_by):
            return message(
                "table-event-substitution-began", player=names[seat], decider=names[decided_by]
            )
        case events.SubstitutionEnded(seat):
            return message("table-event-substitution-ended", player=names[seat])
        case events.SeatFreed(seat, decided_by):
            return message("table-event-seat-freed", player=names[seat], decider=names[decided_by])
        case events.PauseVoted(seat, wish):
            key = "table-event-pause-wished" if wish else "table-event-pause-no-longer-wished"
            return message(key, player=names[seat])
        case events.GamePaused():
            return message("table-event-game-paused")
        case events.GameResumed():
            return message("table-event-game-resumed")
        case events.UndoRequested(seat):
            return message("table-event-undo-requested", player=names[seat])
        case events.UndoAnswered(seat, agree):
            key = "table-event-undo-agreed" if agree else "table-event-undo-denied"
            return message(key, player=names[seat])
        case events.UndoDropped(seat, is_late):
            key = "table-event-undo-late" if is_late else "table-event-undo-withdrawn"
            return message(key, player=names[seat])
        case events.MoveUndone(seat):
            return message("table-event-move-undone", player=names[seat])
        case events.RematchOpened():
            return message("table-event-rematch-opened")
        case events.TableExpired():
            return message("table-event-table-expired")
        case _:
            assert_never(event)


def shuffle_message(secret: Seed) -> Message:
    """The sentence about the commitment when the game starts: enough digits to compare aloud."""
    digits = commitment(secret)
    groups = " ".join(digits[start : start + 4] for start in range(0, COMMITMENT_DIGITS, 4))
    return message("table-event-shuffle-committed", commitment=groups)
