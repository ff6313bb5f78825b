"""Limits on the entries of a table, so that its log stays short enough to be read at any time.

Turns, choices, votes to end the game, answers to requests and leaving a seat are never refused: the
rules of the game bound their number, or the limited entries before them. Every other entry counts
for one seat or one guest, so that nobody can use up what somebody else needs to finish the game.
What others may not see counts apart from what they see: otherwise a refusal would reveal it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple, Self

from tamaya.rules.hanabi.game import MOST_DECISIONS as MOST_HANABI_DECISIONS
from tamaya.rules.ikebana.game import MOST_DECISIONS as MOST_IKEBANA_DECISIONS
from tamaya.rules.shared_types import MOST_PLAYERS, Refused, Seat
from tamaya.table.events import GuestId
from tamaya.table.refusals import TableRefusal

Owner = Seat | GuestId
"""The seat or the guest that an entry counts for."""

REARRANGEMENTS_PER_TURN = 5
"""How often a seat may rearrange its hand before the next turn of anybody."""

ENTRIES_AT_ONCE = 60
"""How many limited entries a guest may cause at one table at once."""

MILLISECONDS_PER_ENTRY = 1_000
"""How long a guest then waits before each further one."""


class EntryKind(StrEnum):
    """What is counted together."""

    SETUP = "setup"
    """Before the start: a seat is taken, a bot seated, a contribution added, options changed."""
    REARRANGEMENT = "rearrangement"
    SEAT_CHANGE = "seat-change"
    """A seat of the game: its holder comes back, asks for a bot, withdraws a vote to end, or frees
    another's."""
    ABSENCE = "absence"
    """A seat lets a bot play for somebody who is away."""
    PAUSE = "pause"
    """A seat votes for a pause or its end."""
    REQUEST = "request"
    """Somebody without a seat asks for one of the game."""
    UNDO = "undo"
    """A seat asks to undo a move."""
    TALK = "talk"
    SPECTATOR_TALK = "spectator-talk"
    NOTE = "note"
    VISIT = "visit"
    """A guest gives the password or sees all hands."""


class Limit(NamedTuple):
    """How many entries of a kind a table may have in all."""

    refusal: TableRefusal
    per_owner: int
    per_table: int
    for_host: int = 0
    """How many of those for the table only its host may cause."""
    entries: int = 1
    """How many entries may follow from one of these, itself included."""


def seat_limit(refusal: TableRefusal, per_seat: int, entries: int = 1) -> Limit:
    """A limit for each seat alone: the table has no other."""
    return Limit(refusal, per_seat, per_seat * MOST_PLAYERS, entries=entries)


# A guest who takes a seat may leave it, and that may change the host.
AFTER_SITTING = 3
# Each seat answers; the seat changes hands and with it the host; the new holder may vote to end the
# game and leave, which may change the host again.
AFTER_REQUEST = MOST_PLAYERS + 6
# The person comes back.
AFTER_SUBSTITUTION = 2
# The game is paused or goes on.
AFTER_PAUSE_VOTE = 2

MOST_UNDONE_DECISIONS = 2 * MOST_PLAYERS
"""How many decisions are undone at most: one of a person, and those of bots since."""
# Each seat answers, the move is undone, and as many are made again.
AFTER_UNDO = 1 + MOST_PLAYERS + 1 + MOST_UNDONE_DECISIONS

LIMITS: Mapping[EntryKind, Limit] = {
    EntryKind.SETUP: Limit(
        TableRefusal.TOO_MANY_CHANGES, 60, 300, for_host=60, entries=AFTER_SITTING
    ),
    EntryKind.REARRANGEMENT: seat_limit(TableRefusal.TOO_MANY_REARRANGEMENTS, 200),
    EntryKind.SEAT_CHANGE: seat_limit(TableRefusal.TOO_MANY_SEAT_CHANGES, 20, AFTER_REQUEST),
    EntryKind.ABSENCE: seat_limit(TableRefusal.TOO_MANY_SEAT_CHANGES, 30, AFTER_SUBSTITUTION),
    EntryKind.PAUSE: seat_limit(TableRefusal.TOO_MANY_SEAT_CHANGES, 20, AFTER_PAUSE_VOTE),
    EntryKind.REQUEST: Limit(TableRefusal.TOO_MANY_SEAT_CHANGES, 5, 50, entries=AFTER_REQUEST),
    EntryKind.UNDO: seat_limit(TableRefusal.TOO_MANY_UNDO_REQUESTS, 20, AFTER_UNDO),
    EntryKind.TALK: Limit(TableRefusal.TOO_MANY_MESSAGES, 200, 1_000),
    EntryKind.SPECTATOR_TALK: Limit(TableRefusal.TOO_MANY_MESSAGES, 100, 500),
    EntryKind.NOTE: seat_limit(TableRefusal.TOO_MANY_NOTES, 300),
    EntryKind.VISIT: Limit(TableRefusal.TOO_MANY_VISITORS, 20, 500),
}

MOST_DECISIONS = max(MOST_HANABI_DECISIONS, MOST_IKEBANA_DECISIONS)
"""The most moves of a game that are no rearrangements."""

MOST_ENTRIES = (
    MOST_DECISIONS
    + sum(limit.per_table * limit.entries for limit in LIMITS.values())
    # The table is opened, perhaps with the seats of a rematch, started, ended, and has a rematch.
    + 4
    + MOST_PLAYERS * AFTER_SITTING
    # At the start each seat has a holder, who may vote to end the game and leave.
    + MOST_PLAYERS * AFTER_SITTING
)
"""The most entries that a table can have."""


class EntryPace(NamedTuple):
    """How fast a guest causes entries."""

    milliseconds: int
    """How long the guest would have to wait before they may cause as many at once as anybody."""
    at: int
    """The time of their last entry."""

    def after_entry(self, at: int) -> "EntryPace":
        """The pace after one more entry at this time; a clock that was set back changes nothing.

        Logs from before this limit may have any number at once: nobody waits longer for that.
        """
        most = (ENTRIES_AT_ONCE + 1) * MILLISECONDS_PER_ENTRY
        return EntryPace(min(self.left_at(at) + MILLISECONDS_PER_ENTRY, most), at)

    def left_at(self, at: int) -> int:
        """How much of the waiting time is left."""
        return max(0, self.milliseconds - max(0, at - self.at))


@dataclass(frozen=True, slots=True)
class EntryCounts:
    """How many limited entries a log has, by what they count for."""

    by_owner: Mapping[EntryKind, Mapping[Owner, int]] = field(default_factory=dict)
    paces: Mapping[GuestId, EntryPace] = field(default_factory=dict)
    """The guests who have caused entries lately."""
    rearrangements: Mapping[Owner, int] = field(default_factory=dict)
    """How often each seat has rearranged its hand since the last turn."""

    def after_entry(self, kind: EntryKind, owner: Owner, author: GuestId, at: int) -> Self:
        """The counts after an entry that this guest caused."""
        counts = self.by_owner.get(kind, {})
        paces = {guest: pace for guest, pace in self.paces.items() if pace.left_at(at)}
        after = replace(
            self,
            by_owner={**self.by_owner, kind: one_more(counts, owner)},
            paces={**paces, author: self.paces.get(author, EntryPace(0, at)).after_entry(at)},
        )
        if kind is EntryKind.REARRANGEMENT:
            return replace(after, rearrangements=one_more(self.rearrangements, owner))
        return after

    def after_turn(self) -> Self:
        """The counts after a turn: every seat may rearrange its hand again."""
        return replace(self, rearrangements={}) if self.rearrangements else self

    def refuse_excess(self, before: "EntryCounts", host: GuestId) -> None:
        """Refuse what these counts have more than those before, where it is over a limit."""
        for kind, counts in self.by_owner.items():
            known = before.by_owner.get(kind, {})
            if counts is not known:
                grown = [owner for owner, count in counts.items() if count > known.get(owner, 0)]
                for owner in grown:
                    _refuse_owner(kind, counts, owner, host)
        for owner, count in self.rearrangements.items():
            if count > max(REARRANGEMENTS_PER_TURN, before.rearrangements.get(owner, 0)):
                raise Refused(TableRefusal.WAIT_FOR_NEXT_TURN, most=REARRANGEMENTS_PER_TURN)
        for guest, pace in self.paces.items():
            is_grown = pace is not before.paces.get(guest)
            if is_grown and pace.milliseconds > ENTRIES_AT_ONCE * MILLISECONDS_PER_ENTRY:
                raise Refused(TableRefusal.TOO_OFTEN)


def _refuse_owner(
    kind: EntryKind, counts: Mapping[Owner, int], owner: Owner, host: GuestId
) -> None:
    """Refuse the last entry of an owner, where it is over a limit of its kind."""
    limit = LIMITS[kind]
    if counts[owner] > limit.per_owner:
        raise Refused(limit.refusal, most=limit.per_owner)
    most = limit.per_table if owner == host else limit.per_table - limit.for_host
    if sum(counts.values()) > most:
        raise Refused(limit.refusal, most=most)


def one_more(counts: Mapping[Owner, int], owner: Owner) -> Mapping[Owner, int]:
    """The counts with one more for this owner."""
    return {**counts, owner: counts.get(owner, 0) + 1}
