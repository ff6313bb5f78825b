"""Random commands of random guests leave a table consistent."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from tests.table.scripted_table import TINY, ScriptedTable, guest, part, some_move

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    ChangeOptions,
    Contribute,
    FreeSeat,
    Leave,
    MakeMove,
    MakeRemark,
    OpenRematch,
    Remove,
    RequestSeat,
    Say,
    Sit,
    Start,
    Substitute,
    VoteToEnd,
    VoteToPause,
    WithdrawRequest,
    WriteNote,
)
from tamaya.table.events import LogEntry, event_bytes, parse_event
from tamaya.table.options import DeadlineAction, Options, Remark, SpectatorAccess, Talk
from tamaya.table.phase import Phase
from tamaya.table.table_state import Table

NAMES = ("alice", "bob", "cathy", "donald", "emily")
OPTIONS = (
    TINY,
    Options(seats=3, watching=SpectatorAccess.ALL_HANDS, talk=Talk.REMARKS),
    Options(
        seats=2, watching=SpectatorAccess.ALL_HANDS, turn_seconds=60, at_deadline=DeadlineAction.BOT
    ),
    Options(game="ikebana", seats=3, watching=SpectatorAccess.NONE, talk=Talk.OPEN),
)
BOTS = st.sampled_from(["careful", "florist", "random", "nobody"])
SEATS = st.integers(-1, 4)
NOTED_FACES = st.sampled_from([(), ("r1",), ("r1", "r1"), ("x9",)])


@dataclass(frozen=True)
class SomeMove:
    """A legal move at that time, or nonsense."""

    place: int


COMMANDS = st.one_of(
    st.builds(Sit, st.none() | SEATS, st.sampled_from(["", part(1), part(2), "short"])),
    st.builds(Contribute, st.sampled_from([part(3), "short"])),
    st.just(Leave()),
    st.builds(AddBot, BOTS, st.none() | SEATS),
    st.builds(Remove, SEATS),
    st.builds(ChangeOptions, st.sampled_from([*OPTIONS, Options(seats=9)]), st.booleans()),
    st.just(Start()),
    st.builds(SomeMove, st.integers(0, 20)),
    st.builds(Say, st.sampled_from(["Hello", " "])),
    st.builds(MakeRemark, st.sampled_from(Remark)),
    st.builds(VoteToEnd, st.booleans()),
    st.builds(RequestSeat, SEATS, st.none() | BOTS),
    st.builds(VoteToPause, st.booleans()),
    st.builds(Substitute, SEATS),
    st.builds(FreeSeat, SEATS),
    st.just(WithdrawRequest()),
    st.builds(AnswerRequest, st.booleans()),
    st.builds(WriteNote, st.integers(-1, 4), st.sampled_from(["", "a one"]), NOTED_FACES),
    st.just(OpenRematch()),
)
STEPS_OF_TIME = ("watch", "deadline", "expiry", "go", "come-back", "substitute", "settle")
STEPS = st.one_of(
    st.tuples(st.sampled_from(NAMES), COMMANDS),
    st.tuples(st.sampled_from(NAMES), st.sampled_from(STEPS_OF_TIME)),
)
LATER = {Phase.WAITING: set(Phase), Phase.PLAYING: {Phase.PLAYING, Phase.FINISHED}}


def take(scripted: ScriptedTable, name: str, step: object) -> None:
    table = scripted.table
    match step:
        case "watch":
            scripted.watch(name)
        case "deadline":
            scripted.now += 50_000
            if table.game is not None and table.game.legal_moves:
                scripted.move_for_deadline()
        case "go":
            scripted.go(name)
        case "come-back":
            scripted.come_back(name)
            assert scripted.seat(name) not in scripted.table.substituted
        case "substitute":
            if table.game is not None and table.game.legal_moves:
                scripted.move_for_substitute()
        case "settle":
            scripted.now += 10_000
            scripted.settle()
        case "expiry":
            scripted.expire(20_000)
        case SomeMove(place):
            is_on = table.game is not None and table.game.legal_moves
            scripted.submit(name, MakeMove(some_move(table.game, place) if is_on else "p0"))
        case _:
            scripted.submit(name, step)


def check(table: Table) -> None:
    assert len(table.holders) == len(table.contributions) == table.options.seats
    assert (table.game is not None) == (table.phase in (Phase.PLAYING, Phase.FINISHED))
    held = [holder.guest for holder in table.holders if holder is not None and not holder.is_away]
    assert len(held) == len(set(held))
    assert not table.removed & set(held)
    people = table.human_seats()
    if table.phase is Phase.WAITING:
        assert not any(holder is not None and holder.is_away for holder in table.holders)
    if table.phase is Phase.PLAYING:
        assert not table.hands_shown_to & set(held)
        assert all(table.seats_held[holder] == table.seat_of(holder) for holder in held)
        assert table.end_votes <= people
        assert not people or not table.end_votes >= people
        assert not table.pause_votes >= people or not people
        assert all(table.holders[seat].bot is None for seat in table.substituted)
        assert table.game.outcome is None
    if table.request is not None:
        assert table.phase is Phase.PLAYING
        assert table.request.agreed <= people
        assert table.request.guest not in held
        assert table.request.guest not in table.hands_shown_to
    if table.phase is Phase.FINISHED:
        assert table.is_given_up == (table.game.outcome is None)


@given(st.sampled_from(OPTIONS), st.booleans(), st.lists(STEPS, max_size=40))
def test_no_sequence_of_commands_breaks_a_table(options, is_begun, steps):
    scripted = ScriptedTable(options)
    if is_begun:
        scripted = ScriptedTable.started(*NAMES[: options.seats], options=options)
    table = scripted.table
    for name, step in steps:
        known = len(scripted.log)
        try:
            take(scripted, name, step)
        except Refused:
            # Nothing was logged, so nothing can have changed.
            assert len(scripted.log) == known
            assert scripted.table == table
            continue
        before = table
        for entry in scripted.log[known:]:
            stored = parse_event(event_bytes(entry.event))
            assert stored == entry.event
            table = table.after(LogEntry(entry.sequence, entry.at, entry.command, stored))
        assert scripted.table == table
        check(table)
        assert table.phase in LATER.get(before.phase, {before.phase})
        if before.phase is not Phase.WAITING:
            assert table.options == before.options
            assert table.contributions == before.contributions
        if before.game is not None:
            assert table.game.history[: len(before.game.history)] == before.game.history


@given(st.sampled_from(OPTIONS), st.lists(STEPS, max_size=40))
def test_no_guest_ever_sees_more_than_their_seat_allows(options, steps):
    scripted = ScriptedTable.started(*NAMES[: options.seats], options=options)
    for name, step in steps:
        try:
            take(scripted, name, step)
        except Refused:
            continue
        table = scripted.table
        if table.phase is not Phase.PLAYING:
            return
        for other in map(guest, NAMES):
            seat = table.seat_of(other)
            try:
                viewer = table.viewer(other)
            except Refused:
                assert seat is None
                continue
            assert viewer == seat if seat is not None else other not in table.seats_held
