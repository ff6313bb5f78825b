"""Reports of absences: the same for every deck, without ids, and right for each guest."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.wire.played_tables import WATCHER, apply_events, begun, guest, random_steps

from tamaya.table.events import GameGivenUp, SeatLeft
from tamaya.table.options import Options
from tamaya.table.presence import (
    AWAY_MILLISECONDS,
    PATIENCE_MILLISECONDS,
    Absence,
    AbsenceChoice,
    Presences,
)
from tamaya.wire.absences_builder import absences_for
from tamaya.wire.codec import frame_bytes

SEATS = 3
OPTIONS = Options(seats=SEATS, first_seat=0)
NOW = 1_900_000_000_000
GONE = st.fixed_dictionaries(
    {}, optional={guest(seat): st.integers(0, 100_000) for seat in range(SEATS)}
)
"""How many milliseconds ago some of the people left."""


def presences(gone: dict) -> Presences:
    return Presences(NOW, {guest(seat): NOW - gone.get(guest(seat), 0) for seat in range(SEATS)})


PLAYED = random_steps(OPTIONS, Random(3))[:8]
"""The same table at several moments of a game."""


@given(gone=GONE, game=st.sampled_from(PLAYED), other=st.sampled_from(PLAYED))
def test_a_report_tells_nothing_of_the_game(gone, game, other):
    plain, played = begun(OPTIONS, game), begun(OPTIONS, other)
    for reader in (*map(guest, range(SEATS)), WATCHER):
        one = frame_bytes(absences_for(plain.table, reader, presences(gone)))
        two = frame_bytes(absences_for(played.table, reader, presences(gone)))
        assert one == two
        assert b"guest" not in one


@given(gone=GONE)
def test_nobody_who_is_here_is_reported_and_nobody_decides_about_them(gone):
    live = begun(OPTIONS)
    for reader in (*map(guest, range(SEATS)), WATCHER):
        report = {
            each.seat: each for each in absences_for(live.table, reader, presences(gone)).seats
        }
        for seat in range(SEATS):
            away = gone.get(guest(seat), 0)
            assert (seat in report) == (away >= AWAY_MILLISECONDS)
            if seat in report and away < PATIENCE_MILLISECONDS:
                assert AbsenceChoice.FREE_SEAT not in report[seat].choices
            if seat in report and reader == WATCHER:
                assert report[seat].choices == ()
            if seat in report:
                assert report[seat].since == NOW - away


def test_a_seat_that_was_left_is_reported_without_a_time():
    live = begun(OPTIONS)
    apply_events(live, SeatLeft(1))
    (seat,) = absences_for(live.table, guest(0), presences({})).seats
    assert (seat.seat, seat.absence, seat.since) == (1, Absence.LEFT, None)
    assert seat.choices == (AbsenceChoice.SUBSTITUTE,)
    apply_events(live, GameGivenUp())
    assert absences_for(live.table, guest(0), presences({})).seats == ()
