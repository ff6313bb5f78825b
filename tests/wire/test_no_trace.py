"""What is said and done in secret leaves no trace in the messages to a seat."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.wire.played_tables import (
    HOUR,
    WATCHER,
    Reader,
    command_behind,
    guest,
    moves_of,
    random_steps,
    seated,
)

from tamaya.table.events import (
    GameStarted,
    GuestId,
    HandsWatched,
    NoteWritten,
    PasswordGiven,
    SpectatorSpoke,
    TableEvent,
)
from tamaya.table.live_table import LiveTable, number_entries
from tamaya.table.options import Options, SpectatorAccess
from tamaya.table.ports import Summary
from tamaya.table.service import summary_of
from tamaya.wire.codec import frame_bytes
from tamaya.wire.messages_for_guest import attached_message
from tamaya.wire.server_messages import Attached

TABLES = {
    "hanabi": Options(
        edition="standard", seats=3, watching=SpectatorAccess.ALL_HANDS, turn_seconds=60
    ),
    "ikebana": Options(
        game="ikebana", seats=3, watching=SpectatorAccess.ALL_HANDS, turn_seconds=60
    ),
}
MOVES = 5
EVENINGS = {
    game: [GameStarted(), *moves_of(random_steps(options, Random(3))[MOVES])]
    for game, options in TABLES.items()
}
PEOPLE = st.sampled_from([WATCHER, GuestId("guest-from-the-street")])
SECRET_EVENTS: st.SearchStrategy[TableEvent] = st.one_of(
    st.builds(SpectatorSpoke, PEOPLE, st.just("Watcher"), st.text(max_size=5)),
    st.builds(HandsWatched, PEOPLE),
    st.builds(PasswordGiven, PEOPLE),
    st.builds(NoteWritten, st.just(2), st.integers(0, 14), st.text(max_size=5), st.just(("r1",))),
)
EVENINGS_OF_SECRETS = st.lists(st.lists(SECRET_EVENTS, max_size=3), max_size=MOVES + 1)
"""What happens in secret before each public event."""

LATE = 999
"""The time of a secret event, which nobody sees."""


class Evening:
    """A table at which some things happen in secret, and all messages to its first two seats."""

    def __init__(self, game: str, secrets: Sequence[Sequence[TableEvent]]) -> None:
        self.live = seated(TABLES[game])
        self.readers = [Reader(self.live, guest(seat)) for seat in (0, 1)]
        self.summaries: list[Summary] = []
        self.back: list[Attached] = []
        self._look()
        for hour, event in enumerate(EVENINGS[game]):
            at = HOUR + 1000 * hour
            for secret in secrets[hour] if hour < len(secrets) else ():
                self._note(secret, at - LATE)
            self._note(event, at)

    def _note(self, event: TableEvent, at: int) -> None:
        self.live.apply(
            number_entries([event], self.live.table.sequence, at, command_behind(event))
        )
        self._look()

    def _look(self) -> None:
        for reader in self.readers:
            reader.receive()
        known = len(self.readers[0].log) - 1
        self.back.append(attached_message(self.live, guest(0), known, "seat-0"))
        self.summaries.append(summary_of(self.live.table, self.live.table.changed_at))

    @property
    def frames(self) -> list[list[bytes]]:
        return [reader.frames for reader in self.readers]


@pytest.mark.parametrize("game", TABLES)
@given(secrets=EVENINGS_OF_SECRETS, others=EVENINGS_OF_SECRETS)
def test_secret_events_change_no_byte_of_the_messages_to_a_seat(game, secrets, others):
    one, two = Evening(game, secrets), Evening(game, others)
    assert one.frames == two.frames
    assert set(map(frame_bytes, one.back)) == set(map(frame_bytes, two.back))
    # The public summary of the table does not change either.
    assert set(one.summaries) == set(two.summaries)


def test_secret_events_do_reach_those_who_may_see_them():
    said = SpectatorSpoke(WATCHER, "Watcher", "oh")
    note = NoteWritten(2, 0, "a one", ())
    live = Evening("hanabi", [[], [HandsWatched(WATCHER), said, note]]).live
    assert words(live, WATCHER).count("spectator-spoke") == 1
    assert words(live, guest(2)).count("note-written") == 1
    assert words(live, guest(0)) == words(live, guest(1))


def words(live: LiveTable, reader: GuestId) -> list[object]:
    return [entry.event.__struct_config__.tag for entry in attached_message(live, reader).entries]
