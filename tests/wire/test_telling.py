"""Who hears what at a table, and how whoever comes back is told the rest."""

from random import Random

import pytest
from tests.wire.evenings import (
    WATCHER,
    Reader,
    begun,
    evening,
    guest,
    note,
    seated,
    told_of,
    watched,
)

from tamaya.i18n.refusals import MOST_QUOTED
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import EDITIONS, RulesRefusal
from tamaya.table.events import (
    EndWished,
    GameGivenUp,
    GameStarted,
    GuestId,
    HandsWatched,
    HostChanged,
    NoteWritten,
    OptionsChanged,
    PasswordGiven,
    SeatAskedFor,
    SeatLeft,
    SeatTaken,
    SeatTakenOver,
    Spoken,
    SpokenBesides,
)
from tamaya.table.options import Options, Remark, Watching
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import LiveTable
from tamaya.wire.client_messages import Hello
from tamaya.wire.server_messages import Attached, Happened, Reload, Welcome
from tamaya.wire.telling import attached, greeted, refused

STRANGER = GuestId("guest-from-the-street")


def words_heard(live: LiveTable, reader: GuestId) -> list[str]:
    """The names of all events that somebody hears of who comes in now."""
    return [entry.event.__struct_config__.tag for entry in attached(live, reader).missed]


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_whoever_comes_back_is_told_exactly_what_was_missed(game):
    options = Options(game=game, seats=2, watching=Watching.WITHOUT_HANDS)
    attending = None
    for number, (live, _) in enumerate(evening(options, Random(5), wits=0.5)):
        if attending is None:
            people = (guest(0), guest(1), WATCHER)
            attending = {person: Reader(live, person) for person in people}
        if number % 5 == 0:
            note(live, SpokenBesides(WATCHER, "W", "oh"), Spoken(0, remark=Remark.SORRY))
        for person, reader in attending.items():
            reader.hear()
            latest = reader.messages[-1]
            assert latest.state.sequence == len(reader.log)
            assert [entry.sequence for entry in reader.log] == list(range(1, len(reader.log) + 1))
            now = attached(live, person)
            assert list(now.missed) == reader.log
            after = len(reader.log) // 2
            back = attached(live, person, after, now.eyes)
            assert (back.after, list(back.missed)) == (after, reader.log[after:])
    assert len(attending[guest(0)].log) > 20
    assert live.table.game.outcome is not None


def test_the_numbers_of_a_seat_have_no_gap_where_something_is_secret():
    live = begun(Options(seats=3, watching=Watching.ALL_HANDS))
    reader = Reader(live, guest(0))
    for number in range(20):
        note(live, Spoken(1, f"{number}"))
        note(live, NoteWritten(2, number % 3, f"{number}", ()))
        note(live, HandsWatched(GuestId(f"watcher-{number}")), PasswordGiven(STRANGER))
        note(live, SpokenBesides(STRANGER, "Stranger", "oh"))
        reader.hear()
    assert [entry.sequence for entry in reader.log] == list(range(1, len(reader.log) + 1))
    assert len(reader.log) == 5 + 20
    assert {type(told) for told in reader.messages[1:]} == {Happened}


def test_whoever_comes_back_with_other_eyes_is_told_everything_anew():
    live = begun(Options(seats=2))
    known = attached(live, STRANGER).sequence
    note(live, Spoken(0, "hm"))
    assert attached(live, STRANGER, known, "spectator").after == known
    for eyes in ("seat-0", "reviewer", "", None):
        told = attached(live, STRANGER, known, eyes)
        assert (told.eyes, told.after, told.missed[0].sequence) == ("spectator", 0, 1)
    # Nobody can have been told more than there is.
    assert attached(live, STRANGER, 99, "spectator").after == 0


def test_whoever_sees_with_other_eyes_from_now_on_is_told_everything_anew():
    live = seated(Options(seats=3, watching=Watching.ALL_HANDS))
    note(live, SeatLeft(2), SpokenBesides(STRANGER, "Stranger", "may I?"))
    readers = {person: Reader(live, person) for person in (guest(0), WATCHER, STRANGER)}

    def told_anew() -> dict[GuestId, str]:
        """The eyes of those who are told everything anew; the others are told what happened."""
        told = {person: reader.hear() for person, reader in readers.items()}
        anew = {
            person: messages[0].eyes
            for person, messages in told.items()
            if isinstance(messages[0], Attached)
        }
        for person, reader in readers.items():
            assert len(told[person]) == 1 or person not in anew
            assert list(attached(live, person).missed) == reader.log
        return anew

    note(live, SeatTaken(2, STRANGER, "Stranger", ""))
    assert told_anew() == {STRANGER: "seat-2"}
    note(live, GameStarted(), HandsWatched(WATCHER))
    assert told_anew() == {WATCHER: "all-hands"}
    note(live, SeatLeft(2))
    assert told_anew() == {STRANGER: "outside"}
    note(live, EndWished(0, True))
    assert told_anew() == {}
    note(live, EndWished(1, True), GameGivenUp())
    assert told_anew() == dict.fromkeys(readers, "reviewer")
    note(live, SpokenBesides(STRANGER, "Stranger", "oh"))
    assert told_anew() == {}


def test_a_message_tells_the_table_as_it_stands():
    live = begun(Options(seats=2))
    told = told_of(live, guest(0), EndWished(0, True), EndWished(1, True))
    assert [message.sequence for message in told] == [5, 6]
    for message in told:
        assert message.state.sequence == 6
        assert message.state.wishes_to_end == (0, 1)


def test_what_people_without_a_seat_say_reaches_no_seat_before_the_end():
    live = begun(Options(seats=2))
    said = SpokenBesides(WATCHER, "Watcher", "seat 0 holds the last five")
    assert told_of(live, guest(0), said) == []
    assert "spoken-besides" not in words_heard(live, guest(0))
    (heard,) = told_of(live, STRANGER, said)
    assert heard.event.text == "seat 0 holds the last five"
    note(live, GameGivenUp())
    assert "spoken-besides" in words_heard(live, guest(0))


def test_what_seats_say_reaches_those_who_watch():
    live = begun(Options(seats=2))
    for reader in (guest(0), guest(1), WATCHER):
        (heard,) = told_of(live, reader, Spoken(1, "hm"))
        assert heard.event.text == "hm"


def test_a_note_reaches_its_own_seat_and_everybody_after_the_end():
    live = watched(begun(Options(seats=2, watching=Watching.ALL_HANDS)))
    written = NoteWritten(1, 3, "a one", ("r1",))
    for reader in (guest(0), WATCHER, STRANGER):
        assert told_of(live, reader, written) == []
        assert attached(live, reader).state.notes == ()
    (heard,) = told_of(live, guest(1), written)
    assert (heard.event.card, heard.event.text, heard.event.faces) == (3, "a one", ("r1",))
    (shown,) = heard.state.notes
    assert (shown.seat, shown.card, shown.text, shown.faces) == (1, 3, "a one", ("r1",))
    note(live, NoteWritten(0, 3, "mine", ()))
    assert attached(live, guest(1)).state.notes == (shown,)
    note(live, GameGivenUp())
    for reader in (guest(0), guest(1), WATCHER, STRANGER):
        assert [each.seat for each in attached(live, reader).state.notes] == [0, 1]
        assert "note-written" in words_heard(live, reader)


def test_a_game_that_is_not_shown_is_told_of_as_a_table_alone():
    live = begun(Options(seats=2, watching=Watching.NONE, turn_seconds=60))
    assert told_of(live, STRANGER, Spoken(0, "I have a one")) == []
    note(live, SpokenBesides(STRANGER, "Stranger", "may I?"))
    shown = attached(live, STRANGER)
    assert (shown.eyes, shown.view, shown.state.deadline) == ("outside", None, None)
    assert [chair.name for chair in shown.state.chairs] == ["Name 0", "Name 1"]
    assert all(entry.game == () for entry in shown.missed)
    assert words_heard(live, STRANGER) == [
        "table-opened",
        "seat-taken",
        "seat-taken",
        "game-started",
    ]
    readers = [Reader(live, person) for person in (STRANGER, guest(0))]
    note(live, SeatAskedFor(1, STRANGER, "Stranger"))
    assert [reader.hear()[0].state.request.is_mine for reader in readers] == [True, False]


def test_whoever_leaves_a_game_sees_no_more_of_it():
    live = begun(Options(seats=3, watching=Watching.ALL_HANDS))
    other = Reader(live, guest(1))
    (message,) = told_of(live, guest(0), SeatLeft(0), HostChanged(guest(1)))
    assert message.view is None
    assert message.state.my_seat is None
    assert message.state.chairs[0].is_away
    assert message.state.chairs[0].is_me
    assert other.hear()[-1].state.host_seat == 1


def test_a_newcomer_sees_a_taken_over_seat_through_its_eyes():
    live = begun(Options(seats=3, watching=Watching.NONE))
    note(live, SeatLeft(2), SeatAskedFor(2, STRANGER, "Stranger"))
    (shown,) = told_of(live, STRANGER, SeatTakenOver(2, STRANGER, "Stranger"))
    assert shown.eyes == "seat-2"
    assert shown.view.seat == shown.state.my_seat == 2
    dealt = next(entry for entry in shown.missed if entry.game)
    assert {event.seat: hasattr(event, "face") for event in dealt.game} == {
        0: True,
        1: True,
        2: False,
    }


def test_all_hands_are_shown_once_it_is_noted_who_sees_them():
    live = seated(Options(seats=2, watching=Watching.ALL_HANDS))
    assert attached(live, WATCHER).view is None
    (told,) = told_of(live, WATCHER, GameStarted())
    assert (told.eyes, told.view) == ("outside", None)
    (told,) = told_of(live, WATCHER, HandsWatched(WATCHER))
    assert (told.eyes, told.view.seat) == ("all-hands", None)
    assert all(card.face for hand in told.view.hands for card in hand)


def test_nobody_hears_who_watches_or_knows_the_password():
    live = watched(begun(Options(seats=2, watching=Watching.ALL_HANDS)))
    for reader in (guest(0), WATCHER):
        assert told_of(live, reader, HandsWatched(STRANGER), PasswordGiven(STRANGER)) == []
        assert not {"hands-watched", "password-given"} & set(words_heard(live, reader))


def test_everybody_sees_everything_once_the_game_is_over():
    live = begun(Options(seats=2, watching=Watching.NONE))
    note(live, GameGivenUp())
    for reader in (guest(0), guest(1), STRANGER):
        shown = attached(live, reader)
        assert shown.eyes == "reviewer"
        assert shown.state.fairness is not None
        assert shown.view.legal_moves == ()
        assert all(card.face for hand in shown.view.hands for card in hand)


def test_of_a_password_only_that_there_is_one_is_told():
    live = seated(Options(seats=2))
    assert not attached(live, guest(0)).state.options.has_password
    (message,) = told_of(live, guest(1), OptionsChanged(Options(seats=2, password="a-hash")))
    assert message.state.options.has_password
    assert message.event.options.has_password
    assert not hasattr(message.event.options, "password")


def test_a_guest_is_told_which_seat_is_theirs_and_no_id():
    live = seated(Options(seats=3))
    state = attached(live, guest(1)).state
    assert [chair.is_me for chair in state.chairs] == [False, True, False]
    assert (state.my_seat, state.host_seat, state.is_host) == (1, 0, False)
    assert attached(live, guest(0)).state.is_host
    assert attached(live, STRANGER).state.my_seat is None


def test_a_chair_tells_whether_its_part_of_the_shuffle_is_in():
    live = seated(Options(seats=3))
    note(live, SeatLeft(2))
    note(live, SeatTaken(2, STRANGER, "Stranger", ""))
    chairs = attached(live, guest(0)).state.chairs
    assert [chair.has_contributed for chair in chairs] == [True, True, False]


def test_a_greeting_settles_the_version_or_asks_to_reload():
    assert greeted(Hello(1), "Alice") == Welcome(1, "Alice", 1)
    assert greeted(Hello(7), "Alice") == Welcome(1, "Alice", 1)
    assert greeted(Hello(0), "Alice") == Reload()


def test_a_refusal_quotes_little_of_what_was_sent():
    told = refused(Refused(TableRefusal.UNKNOWN_GAME, game="x" * 10_000), "c1")
    assert (told.id, told.reason) == ("c1", "unknown-game")
    assert told.details == {"game": "x" * MOST_QUOTED + "…"}


def test_a_refusal_tells_all_that_its_sentence_needs():
    told = refused(Refused(RulesRefusal.UNKNOWN_EDITION, edition="platinum"), "c1")
    assert told.details == {"edition": "platinum", "known": ", ".join(EDITIONS)}


def test_everybody_is_told_why_a_table_cannot_begin_yet():
    live = seated(Options(seats=2))

    def told_why() -> tuple[str, object] | None:
        why, also = (attached(live, who).state.why_not_start for who in (guest(0), STRANGER))
        assert why == also
        return None if why is None else (why.reason, why.details)

    assert told_why() is None
    note(live, SeatLeft(1))
    assert told_why() == ("seats-empty", {})
    note(live, SeatTaken(1, guest(1), "Bob", ""))
    assert told_why() == ("not-contributed", {"player": "Bob"})
    note(live, GameStarted())
    assert told_why() is None
