"""Who receives what about a table, and how a guest who comes back receives the rest."""

from random import Random

import pytest
from tests.wire.played_tables import (
    WATCHER,
    Reader,
    apply_events,
    begun,
    guest,
    messages_for_events,
    play_game,
    seated,
    watched,
)

from tamaya.i18n.refusal_messages import MAX_QUOTED
from tamaya.rules.hanabi import EDITIONS, RulesRefusal
from tamaya.rules.shared_types import Refused
from tamaya.table.event_visibility import viewpoint_of
from tamaya.table.events import (
    EndVoted,
    GameGivenUp,
    GameStarted,
    GuestId,
    HandsWatched,
    HostChanged,
    NoteWritten,
    OptionsChanged,
    PasswordGiven,
    SeatLeft,
    SeatRequested,
    SeatSpoke,
    SeatTaken,
    SeatTakenOver,
    SpectatorSpoke,
)
from tamaya.table.live_table import LiveTable
from tamaya.table.options import Options, Remark, SpectatorAccess
from tamaya.table.refusals import TableRefusal
from tamaya.wire.client_messages import Hello
from tamaya.wire.codec import frame_bytes
from tamaya.wire.messages_for_guest import (
    ENTRIES_PER_SLICE,
    attached_in_slices,
    attached_message,
    hello_reply,
    refusal_reply,
)
from tamaya.wire.server_messages import Attached, NewEntry, Reload, Welcome

STRANGER = GuestId("guest-from-the-street")


def event_types(live: LiveTable, reader: GuestId) -> list[str]:
    """The types of all events that a guest receives who attaches now."""
    return [entry.event.__struct_config__.tag for entry in attached_message(live, reader).entries]


def test_a_long_log_is_put_into_a_message_in_slices():
    live = begun(Options(seats=2))
    apply_events(live, *[SeatSpoke(0, "hello")] * (3 * ENTRIES_PER_SLICE))
    *pauses, message = attached_in_slices(live, guest(0), 0, None)
    assert pauses == [None] * (len(message.entries) // ENTRIES_PER_SLICE)
    assert message == attached_message(live, guest(0))


def test_what_happens_between_the_slices_is_in_the_message_too():
    live = begun(Options(seats=2))
    apply_events(live, *[SeatSpoke(0, "hello")] * ENTRIES_PER_SLICE)
    slices = attached_in_slices(live, guest(0), 3, "seat-0")
    assert next(slices) is None
    apply_events(live, *[SeatSpoke(1, "hello")] * 2)
    *_, message = slices
    assert message == attached_message(live, guest(0), 3, "seat-0")
    assert len(message.entries) == message.sequence - 3


def test_a_viewpoint_that_changes_between_the_slices_is_that_of_the_message():
    live = begun(Options(seats=2))
    apply_events(live, *[NoteWritten(0, 0, "mine", ()), SpectatorSpoke(WATCHER, "W", "hm")])
    apply_events(live, *[SeatSpoke(0, "hello")] * ENTRIES_PER_SLICE)
    slices = attached_in_slices(live, guest(0), 0, None)
    assert next(slices) is None
    apply_events(live, GameGivenUp())
    *_, message = slices
    assert message == attached_message(live, guest(0))
    assert message.viewpoint == "reviewer"


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_a_guest_who_comes_back_receives_exactly_what_was_missed(game):
    options = Options(game=game, seats=2, watching=SpectatorAccess.WITHOUT_HANDS)
    attending = None
    for number, (live, _) in enumerate(play_game(options, Random(5), skill=0.5)):
        if attending is None:
            people = (guest(0), guest(1), WATCHER)
            attending = {person: Reader(live, person) for person in people}
        if number % 5 == 0:
            apply_events(
                live, SpectatorSpoke(WATCHER, "W", "oh"), SeatSpoke(0, remark=Remark.SORRY)
            )
        for person, reader in attending.items():
            reader.receive()
            latest = reader.messages[-1]
            assert latest.state.sequence == len(reader.log)
            assert [entry.sequence for entry in reader.log] == list(range(1, len(reader.log) + 1))
            now = attached_message(live, person)
            assert list(now.entries) == reader.log
            after = len(reader.log) // 2
            back = attached_message(live, person, after, now.viewpoint)
            assert (back.after, list(back.entries)) == (after, reader.log[after:])
    assert len(attending[guest(0)].log) > 20
    assert live.table.game.outcome is not None


def test_the_sequences_of_a_seat_have_no_gap_where_something_is_secret():
    live = begun(Options(seats=3, watching=SpectatorAccess.ALL_HANDS))
    reader = Reader(live, guest(0))
    for number in range(20):
        apply_events(live, SeatSpoke(1, f"{number}"))
        apply_events(live, NoteWritten(2, number % 3, f"{number}", ()))
        apply_events(live, HandsWatched(GuestId(f"watcher-{number}")), PasswordGiven(STRANGER))
        apply_events(live, SpectatorSpoke(STRANGER, "Stranger", "oh"))
        reader.receive()
    assert [entry.sequence for entry in reader.log] == list(range(1, len(reader.log) + 1))
    assert len(reader.log) == 5 + 20
    assert {type(message) for message in reader.messages[1:]} == {NewEntry}


def test_a_guest_who_comes_back_with_another_viewpoint_receives_the_whole_log():
    live = begun(Options(seats=2))
    known = attached_message(live, STRANGER).sequence
    apply_events(live, SeatSpoke(0, "hm"))
    assert attached_message(live, STRANGER, known, "spectator").after == known
    for viewpoint in ("seat-0", "reviewer", "", None):
        attached = attached_message(live, STRANGER, known, viewpoint)
        assert (attached.viewpoint, attached.after, attached.entries[0].sequence) == (
            "spectator",
            0,
            1,
        )
    # Nobody can have more entries than there are.
    assert attached_message(live, STRANGER, 99, "spectator").after == 0


def test_a_guest_whose_viewpoint_changes_receives_the_whole_log():
    live = seated(Options(seats=3, watching=SpectatorAccess.ALL_HANDS))
    apply_events(live, SeatLeft(2), SpectatorSpoke(STRANGER, "Stranger", "may I?"))
    readers = {person: Reader(live, person) for person in (guest(0), WATCHER, STRANGER)}

    def resent_viewpoints() -> dict[GuestId, str]:
        """The new viewpoints of those who receive the whole log; the others receive one entry."""
        received = {person: reader.receive() for person, reader in readers.items()}
        resent = {
            person: messages[0].viewpoint
            for person, messages in received.items()
            if isinstance(messages[0], Attached)
        }
        for person, reader in readers.items():
            assert len(received[person]) == 1 or person not in resent
            assert list(attached_message(live, person).entries) == reader.log
        return resent

    apply_events(live, SeatTaken(2, STRANGER, "Stranger", ""))
    assert resent_viewpoints() == {STRANGER: "seat-2"}
    apply_events(live, GameStarted(), HandsWatched(WATCHER))
    assert resent_viewpoints() == {WATCHER: "all-hands"}
    apply_events(live, SeatLeft(2))
    assert resent_viewpoints() == {STRANGER: "outside"}
    apply_events(live, EndVoted(0, True))
    assert resent_viewpoints() == {}
    apply_events(live, EndVoted(1, True), GameGivenUp())
    assert resent_viewpoints() == dict.fromkeys(readers, "reviewer")
    apply_events(live, SpectatorSpoke(STRANGER, "Stranger", "oh"))
    assert resent_viewpoints() == {}


def test_a_message_holds_the_table_as_it_stands():
    live = begun(Options(seats=2))
    messages = messages_for_events(live, guest(0), EndVoted(0, True), EndVoted(1, True))
    assert [message.sequence for message in messages] == [5, 6]
    for message in messages:
        assert message.state.sequence == 6
        assert message.state.end_votes == (0, 1)


def test_what_people_without_a_seat_say_reaches_no_seat_before_the_end():
    live = begun(Options(seats=2))
    said = SpectatorSpoke(WATCHER, "Watcher", "seat 0 holds the last five")
    assert messages_for_events(live, guest(0), said) == []
    assert "spectator-spoke" not in event_types(live, guest(0))
    (message,) = messages_for_events(live, STRANGER, said)
    assert message.event.text == "seat 0 holds the last five"
    apply_events(live, GameGivenUp())
    assert "spectator-spoke" in event_types(live, guest(0))


def test_what_seats_say_reaches_those_who_watch():
    live = begun(Options(seats=2))
    for reader in (guest(0), guest(1), WATCHER):
        (message,) = messages_for_events(live, reader, SeatSpoke(1, "hm"))
        assert message.event.text == "hm"


def test_a_note_reaches_its_own_seat_and_everybody_after_the_end():
    live = watched(begun(Options(seats=2, watching=SpectatorAccess.ALL_HANDS)))
    written = NoteWritten(1, 3, "a one", ("r1",))
    for reader in (guest(0), WATCHER, STRANGER):
        assert messages_for_events(live, reader, written) == []
        assert attached_message(live, reader).state.notes == ()
    (message,) = messages_for_events(live, guest(1), written)
    assert (message.event.card, message.event.text, message.event.faces) == (3, "a one", ("r1",))
    (shown,) = message.state.notes
    assert (shown.seat, shown.card, shown.text, shown.faces) == (1, 3, "a one", ("r1",))
    apply_events(live, NoteWritten(0, 3, "mine", ()))
    assert attached_message(live, guest(1)).state.notes == (shown,)
    apply_events(live, GameGivenUp())
    for reader in (guest(0), guest(1), WATCHER, STRANGER):
        assert [each.seat for each in attached_message(live, reader).state.notes] == [0, 1]
        assert "note-written" in event_types(live, reader)


def test_the_next_holder_of_a_seat_does_not_see_the_notes_of_the_one_before():
    live = begun(Options(seats=2))
    apply_events(live, NoteWritten(1, 3, "a one", ("r1",)))
    frames = [frame_bytes(attached_message(live, guest(1)))]
    apply_events(live, SeatTakenOver(1, STRANGER, "Stranger"))
    assert viewpoint_of(live.table, STRANGER).viewer == 1
    taken = attached_message(live, STRANGER)
    assert taken.state.notes == ()
    assert b"a one" in frames[0]
    assert b"a one" not in frame_bytes(taken)
    # Their author sees them again when they come back, and everybody after the end.
    apply_events(live, SeatTakenOver(1, guest(1), "Name 1"))
    assert [note.text for note in attached_message(live, guest(1)).state.notes] == ["a one"]
    apply_events(live, GameGivenUp())
    assert [note.text for note in attached_message(live, STRANGER).state.notes] == ["a one"]


def test_a_guest_who_may_not_see_the_game_receives_the_table_alone():
    live = begun(Options(seats=2, watching=SpectatorAccess.NONE, turn_seconds=60))
    assert messages_for_events(live, STRANGER, SeatSpoke(0, "I have a one")) == []
    apply_events(live, SpectatorSpoke(STRANGER, "Stranger", "may I?"))
    shown = attached_message(live, STRANGER)
    assert (shown.viewpoint, shown.view, shown.state.deadline) == ("outside", None, None)
    assert [holder.name for holder in shown.state.holders] == ["Name 0", "Name 1"]
    assert all(entry.game_events == () for entry in shown.entries)
    assert event_types(live, STRANGER) == [
        "table-opened",
        "seat-taken",
        "seat-taken",
        "game-started",
    ]
    readers = [Reader(live, person) for person in (STRANGER, guest(0))]
    apply_events(live, SeatRequested(1, STRANGER, "Stranger"))
    assert [reader.receive()[0].state.request.is_mine for reader in readers] == [True, False]


def test_a_guest_who_leaves_a_game_sees_no_more_of_it():
    live = begun(Options(seats=3, watching=SpectatorAccess.ALL_HANDS))
    other = Reader(live, guest(1))
    (message,) = messages_for_events(live, guest(0), SeatLeft(0), HostChanged(guest(1)))
    assert message.view is None
    assert message.state.my_seat is None
    assert message.state.holders[0].is_away
    assert message.state.holders[0].is_me
    assert other.receive()[-1].state.host_seat == 1


def test_a_newcomer_who_takes_a_seat_over_has_its_viewpoint():
    live = begun(Options(seats=3, watching=SpectatorAccess.NONE))
    apply_events(live, SeatLeft(2), SeatRequested(2, STRANGER, "Stranger"))
    (shown,) = messages_for_events(live, STRANGER, SeatTakenOver(2, STRANGER, "Stranger"))
    assert shown.viewpoint == "seat-2"
    assert shown.view.seat == shown.state.my_seat == 2
    dealt = next(entry for entry in shown.entries if entry.game_events)
    assert {event.seat: hasattr(event, "face") for event in dealt.game_events} == {
        0: True,
        1: True,
        2: False,
    }


def test_all_hands_are_shown_once_the_log_records_who_sees_them():
    live = seated(Options(seats=2, watching=SpectatorAccess.ALL_HANDS))
    assert attached_message(live, WATCHER).view is None
    (message,) = messages_for_events(live, WATCHER, GameStarted())
    assert (message.viewpoint, message.view) == ("outside", None)
    (message,) = messages_for_events(live, WATCHER, HandsWatched(WATCHER))
    assert (message.viewpoint, message.view.seat) == ("all-hands", None)
    assert all(card.face for hand in message.view.hands for card in hand)


def test_nobody_learns_who_watches_or_knows_the_password():
    live = watched(begun(Options(seats=2, watching=SpectatorAccess.ALL_HANDS)))
    for reader in (guest(0), WATCHER):
        assert (
            messages_for_events(live, reader, HandsWatched(STRANGER), PasswordGiven(STRANGER)) == []
        )
        assert not {"hands-watched", "password-given"} & set(event_types(live, reader))


def test_everybody_sees_everything_once_the_game_is_over():
    live = begun(Options(seats=2, watching=SpectatorAccess.NONE))
    apply_events(live, GameGivenUp())
    for reader in (guest(0), guest(1), STRANGER):
        shown = attached_message(live, reader)
        assert shown.viewpoint == "reviewer"
        assert shown.state.fairness is not None
        assert shown.view.legal_moves == ()
        assert all(card.face for hand in shown.view.hands for card in hand)


def test_only_the_existence_of_a_password_is_sent():
    live = seated(Options(seats=2))
    assert not attached_message(live, guest(0)).state.options.has_password
    (message,) = messages_for_events(
        live, guest(1), OptionsChanged(Options(seats=2, password="a-hash"))
    )
    assert message.state.options.has_password
    assert message.event.options.has_password
    assert not hasattr(message.event.options, "password")


def test_a_guest_learns_which_seat_is_theirs_and_no_id():
    live = seated(Options(seats=3))
    state = attached_message(live, guest(1)).state
    assert [holder.is_me for holder in state.holders] == [False, True, False]
    assert (state.my_seat, state.host_seat, state.is_host) == (1, 0, False)
    assert attached_message(live, guest(0)).state.is_host
    assert attached_message(live, STRANGER).state.my_seat is None


def test_a_seat_shows_whether_its_share_of_the_shuffle_is_in():
    live = seated(Options(seats=3))
    apply_events(live, SeatLeft(2))
    apply_events(live, SeatTaken(2, STRANGER, "Stranger", ""))
    holders = attached_message(live, guest(0)).state.holders
    assert [holder.has_contributed for holder in holders] == [True, True, False]


def test_hello_agrees_on_a_version_or_asks_to_reload():
    assert hello_reply(Hello(1), "Alice") == Welcome(1, "Alice", 1)
    assert hello_reply(Hello(7), "Alice") == Welcome(1, "Alice", 1)
    assert hello_reply(Hello(0), "Alice") == Reload()


def test_a_refusal_quotes_little_of_what_was_sent():
    reply = refusal_reply(Refused(TableRefusal.UNKNOWN_GAME, game="x" * 10_000), "c1")
    assert (reply.id, reply.reason) == ("c1", "unknown-game")
    assert reply.details == {"game": "x" * MAX_QUOTED + "…"}


def test_a_refusal_holds_all_arguments_of_its_message():
    reply = refusal_reply(Refused(RulesRefusal.UNKNOWN_EDITION, edition="platinum"), "c1")
    assert reply.details == {"edition": "platinum", "known": ", ".join(EDITIONS)}


def test_everybody_sees_why_a_table_cannot_start_yet():
    live = seated(Options(seats=2))

    def refusal_sentence() -> tuple[str, object] | None:
        why, also = (
            attached_message(live, who).state.start_objection for who in (guest(0), STRANGER)
        )
        assert why == also
        return None if why is None else (why.reason, why.details)

    assert refusal_sentence() is None
    apply_events(live, SeatLeft(1))
    assert refusal_sentence() == ("seats-empty", {})
    apply_events(live, SeatTaken(1, guest(1), "Bob", ""))
    assert refusal_sentence() == ("not-contributed", {"player": "Bob"})
    apply_events(live, GameStarted())
    assert refusal_sentence() is None
