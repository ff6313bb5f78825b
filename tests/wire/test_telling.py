"""Who hears what at a table, and how whoever comes back is told the rest."""

from random import Random

import pytest
from tests.wire.evenings import WATCHER, begun, evening, guest, note, seated, watched

from tamaya.rules.game import Refused
from tamaya.table.events import (
    EndWished,
    GameGivenUp,
    GameStarted,
    GuestId,
    HostChanged,
    OptionsChanged,
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
from tamaya.wire.server_messages import Reload, Welcome
from tamaya.wire.telling import LONGEST_QUOTE, attached, greeted, happened, refused

STRANGER = GuestId("guest-from-the-street")


def words_heard(live: LiveTable, reader: GuestId) -> list[str]:
    """The names of all events that somebody hears of who comes in now."""
    return [entry.event.__struct_config__.tag for entry in attached(live, reader, 0).missed]


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_whoever_comes_back_is_told_exactly_what_was_missed(game):
    heard = {reader: [] for reader in (guest(0), guest(1), WATCHER)}
    options = Options(game=game, seats=2, watching=Watching.WITHOUT_HANDS)
    for number, (live, told) in enumerate(evening(options, Random(5), wits=0.5)):
        entries = [told]
        if number % 5 == 0:
            entries += note(live, SpokenBesides(WATCHER, "W", "oh"), Spoken(0, remark=Remark.SORRY))
        for entry in entries:
            for reader, before in heard.items():
                message = happened(live, entry, reader)
                if message is not None:
                    before.append(message)
        if live.table.game.outcome is not None:
            break
        for reader, before in heard.items():
            sequence = 0 if number == 0 else before[len(before) // 2].sequence
            missed = attached(live, reader, sequence).missed
            expected = [message for message in before if message.sequence > sequence]
            known = [entry for entry in missed if entry.sequence >= before[0].sequence]
            assert [(e.sequence, e.at, e.event, e.game) for e in known] == [
                (m.sequence, m.at, m.event, m.game) for m in expected
            ]


def test_a_message_tells_the_table_as_it_stands():
    live = begun(Options(seats=2))
    entries = note(live, EndWished(0, True), EndWished(1, True), GameGivenUp())
    for entry in entries:
        message = happened(live, entry, guest(0))
        assert message.sequence == entry.logged.sequence
        assert message.state.sequence == live.table.sequence
        assert message.state.is_given_up


def test_what_people_without_a_seat_say_reaches_no_seat_before_the_end():
    live = begun(Options(seats=2))
    (told,) = note(live, SpokenBesides(WATCHER, "Watcher", "seat 0 holds the last five"))
    assert happened(live, told, guest(0)) is None
    assert "spoken-besides" not in words_heard(live, guest(0))
    assert happened(live, told, STRANGER).event.text == "seat 0 holds the last five"
    note(live, GameGivenUp())
    assert "spoken-besides" in words_heard(live, guest(0))


def test_what_seats_say_reaches_those_who_watch():
    live = begun(Options(seats=2))
    (told,) = note(live, Spoken(1, "hm"))
    for reader in (guest(0), guest(1), WATCHER):
        assert happened(live, told, reader).event.text == "hm"


def test_a_game_that_is_not_shown_is_told_of_as_a_table_alone():
    live = begun(Options(seats=2, watching=Watching.NONE))
    (said,) = note(live, Spoken(0, "I have a one"))
    note(live, SpokenBesides(STRANGER, "Stranger", "may I?"))
    assert happened(live, said, STRANGER) is None
    shown = attached(live, STRANGER, 0)
    assert shown.view is None
    assert [chair.name for chair in shown.state.chairs] == ["Name 0", "Name 1"]
    assert all(entry.game == () for entry in shown.missed)
    assert words_heard(live, STRANGER) == [
        "table-opened",
        "seat-taken",
        "seat-taken",
        "game-started",
    ]
    (asked,) = note(live, SeatAskedFor(1, STRANGER, "Stranger"))
    assert happened(live, asked, STRANGER).state.request.is_mine
    assert not happened(live, asked, guest(0)).state.request.is_mine


def test_whoever_leaves_a_game_sees_no_more_of_it():
    live = begun(Options(seats=3, watching=Watching.ALL_HANDS))
    left, changed = note(live, SeatLeft(0), HostChanged(guest(1)))
    message = happened(live, left, guest(0))
    assert message.view is None
    assert message.state.my_seat is None
    assert message.state.chairs[0].is_away
    assert message.state.chairs[0].is_me
    assert happened(live, changed, guest(1)).state.host_seat == 1


def test_a_newcomer_sees_a_taken_over_seat_through_its_eyes():
    live = begun(Options(seats=3, watching=Watching.NONE))
    note(live, SeatLeft(2), SeatAskedFor(2, STRANGER, "Stranger"))
    note(live, SeatTakenOver(2, STRANGER, "Stranger"))
    shown = attached(live, STRANGER, 0)
    assert shown.view.seat == shown.state.my_seat == 2
    dealt = next(entry for entry in shown.missed if entry.game)
    assert {event.seat: hasattr(event, "face") for event in dealt.game} == {
        0: True,
        1: True,
        2: False,
    }


def test_all_hands_are_shown_once_it_is_noted_who_sees_them():
    live = seated(Options(seats=2, watching=Watching.ALL_HANDS))
    assert attached(live, WATCHER, 0).view is None
    (told,) = note(live, GameStarted())
    assert happened(live, told, WATCHER).view is None
    watched(live)
    view = attached(live, WATCHER, 0).view
    assert view.seat is None
    assert all(card.face for hand in view.hands for card in hand)


def test_nobody_hears_who_watches():
    live = watched(begun(Options(seats=2, watching=Watching.ALL_HANDS)))
    for reader in (guest(0), WATCHER):
        assert happened(live, live.feed[-1], reader) is None
        assert "hands-watched" not in words_heard(live, reader)


def test_everybody_sees_everything_once_the_game_is_over():
    live = begun(Options(seats=2, watching=Watching.NONE))
    note(live, GameGivenUp())
    for reader in (guest(0), guest(1), STRANGER):
        shown = attached(live, reader, 0)
        assert shown.state.fairness is not None
        assert shown.view.legal_moves == ()
        assert all(card.face for hand in shown.view.hands for card in hand)


def test_of_a_password_only_that_there_is_one_is_told():
    live = seated(Options(seats=2))
    assert not attached(live, guest(0), 0).state.options.has_password
    (told,) = note(live, OptionsChanged(Options(seats=2, password="a-hash")))
    message = happened(live, told, guest(1))
    assert message.state.options.has_password
    assert message.event.options.has_password
    assert not hasattr(message.event.options, "password")


def test_a_guest_is_told_which_seat_is_theirs_and_no_id():
    live = seated(Options(seats=3))
    state = attached(live, guest(1), 0).state
    assert [chair.is_me for chair in state.chairs] == [False, True, False]
    assert (state.my_seat, state.host_seat, state.is_host) == (1, 0, False)
    assert attached(live, guest(0), 0).state.is_host
    assert attached(live, STRANGER, 0).state.my_seat is None


def test_a_chair_tells_whether_its_part_of_the_shuffle_is_in():
    live = seated(Options(seats=3))
    note(live, SeatLeft(2))
    note(live, SeatTaken(2, STRANGER, "Stranger", ""))
    chairs = attached(live, guest(0), 0).state.chairs
    assert [chair.has_contributed for chair in chairs] == [True, True, False]


def test_a_greeting_settles_the_version_or_asks_to_reload():
    assert greeted(Hello(1), "Alice") == Welcome(1, "Alice", 1)
    assert greeted(Hello(7), "Alice") == Welcome(1, "Alice", 1)
    assert greeted(Hello(0), "Alice") == Reload()


def test_a_refusal_quotes_little_of_what_was_sent():
    told = refused(Refused(TableRefusal.UNKNOWN_GAME, game="x" * 10_000), "c1")
    assert (told.id, told.reason) == ("c1", "unknown-game")
    assert told.details == {"game": "x" * LONGEST_QUOTE}
