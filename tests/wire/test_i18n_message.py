"""The sentences of log entries, and messages that read the same after the round trip."""

from itertools import chain
from random import Random

import msgspec
import pytest
from tests.page_messages import messages_on
from tests.wire.played_tables import WATCHER, apply_events, begun, guest, play_game

from tamaya.i18n import Alternatives, Language, Message, catalogue, message
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.i18n.hanabi_replay import hanabi_ending_messages, hanabi_replay_lines
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.i18n.ikebana_replay import ikebana_ending_messages, ikebana_replay_lines
from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.seed_and_shuffle import commitment
from tamaya.rules.shared_types import Onlooker, Seat
from tamaya.table.event_visibility import Viewpoint
from tamaya.table.events import (
    GameStarted,
    GuestId,
    MoveMade,
    NoteWritten,
    SeatLeft,
    SeatSpoke,
    SeatTakenOver,
)
from tamaya.table.live_table import LiveTable
from tamaya.table.options import Options, SpectatorAccess
from tamaya.wire.i18n_message import WireMessage, from_wire_message, to_wire_message
from tamaya.wire.log_sentences import sentences
from tamaya.wire.messages_for_guest import attached_message, entries_for
from tamaya.wire.table_event_sentences import shuffle_message

EVENINGS = {
    "deluxe with everything": Options(
        extensions=("avalanche", "black-powder", "flamboyants"), seats=3
    ),
    "final flourish": Options(extensions=("flamboyants", "final-flourish"), seats=2),
    "one error": Options(edition="first-box", extensions=("one-error",), seats=4),
    "ikebana": Options(game="ikebana", extensions=("final-bouquet",), seats=3),
}
LISTS = [(), (1,), ("a",), (1, 4), (1, 4, 5), (message("suit-red"), "x", 7, message("suit-blue"))]


def after_round_trip(sent: Message) -> Message:
    """The message as a client reads it."""
    return from_wire_message(
        msgspec.json.decode(msgspec.json.encode(to_wire_message(sent)), type=WireMessage)
    )


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("items", LISTS)
@pytest.mark.parametrize("kind", [tuple, Alternatives])
def test_a_list_reads_the_same_after_the_round_trip(language, items, kind):
    sent = message("replay-hand", player="Alice", faces=kind(items))
    say = catalogue(language).render
    assert say(after_round_trip(sent)) == say(sent)


@pytest.mark.parametrize("language", Language)
def test_every_sentence_of_the_rules_page_reads_the_same_after_the_round_trip(language):
    say = catalogue(language).render
    choice = Choice("deluxe", ("avalanche", "black-powder", "flamboyants"))
    page = hanabi_rules_page(hanabi_game_message(choice), compose(choice))
    messages = messages_on(page)
    assert len(messages) > 40
    assert [say(after_round_trip(one)) for one in messages] == [say(one) for one in messages]


def game_sentences_for(live: LiveTable, viewer: Seat | Onlooker) -> list[str]:
    """All sentences about the game that a viewer reads, from the deal on."""
    say = catalogue(Language.ENGLISH).render
    of_game = [
        entry
        for entry, place in zip(
            entries_for(live, Viewpoint(viewer), 0),
            live.visible_indices(Viewpoint(viewer)),
            strict=True,
        )
        if isinstance(live.applied[place].entry.event, GameStarted | MoveMade)
    ]
    return [say(from_wire_message(said)) for entry in of_game for said in entry.sentences]


@pytest.mark.parametrize("name", EVENINGS)
def test_the_log_of_a_table_reads_like_a_replay(name):
    options = EVENINGS[name]
    *_, (live, _) = play_game(options, Random(3), skill=1.0)
    game, names = live.table.game, tuple(holder.name for holder in live.table.holders)
    say = catalogue(Language.ENGLISH).render
    for viewer in (*map(Seat, range(options.seats)), *Onlooker):
        match game:
            case hanabi.Game():
                lines, ending = (
                    hanabi_replay_lines(game, names, viewer),
                    hanabi_ending_messages(game),
                )
            case ikebana.Game():
                lines = ikebana_replay_lines(game, names, viewer)
                ending = ikebana_ending_messages(game, names)
        messages = chain((one for line in lines for one in line.sentences), ending)
        begins = ["The game starts."]
        if isinstance(game, hanabi.Game):
            begins.append(f"At the table, clockwise: {_listed(names)}. ")
            begins[-1] += f"{names[game.setup.first_seat]} starts."
        sentences = game_sentences_for(live, viewer)
        sentences.remove(say(shuffle_message(live.table.secret)))
        assert sentences == [*begins, *map(say, messages)]


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"


@pytest.mark.parametrize("name", EVENINGS)
def test_a_guest_who_attaches_late_reads_the_same_sentences(name):
    for number, (live, _) in enumerate(play_game(EVENINGS[name], Random(4))):
        if number % 7 == 0:
            late = LiveTable(live.table, list(live.applied))
            for viewer in (Seat(0), Onlooker.SPECTATOR):
                sentences = [entry.sentences for entry in entries_for(live, Viewpoint(viewer), 0)]
                assert [
                    entry.sentences for entry in entries_for(late, Viewpoint(viewer), 0)
                ] == sentences


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", EVENINGS)
def test_every_sentence_can_be_formatted_in_every_language(language, name):
    say = catalogue(language).render
    *_, (live, _) = play_game(EVENINGS[name], Random(6))
    for entry in attached_message(live, guest(0), 0).entries:
        for said in entry.sentences:
            assert say(from_wire_message(said))


def test_the_sentences_of_an_entry_are_made_once(monkeypatch):
    read = []
    original = type(sentences(begun(Options(seats=2))))._read
    monkeypatch.setattr(
        "tamaya.wire.log_sentences.Sentences._read",
        lambda self, applied: read.append(applied) or original(self, applied),
    )
    for live, _ in play_game(Options(seats=3), Random(1), skill=0.5):
        for seat in range(3):
            attached_message(live, guest(seat), 0)
    assert len(read) == len(live.applied)


def last_sentences(live: LiveTable, reader: GuestId) -> list[str]:
    say = catalogue(Language.ENGLISH).render
    return [
        say(from_wire_message(said))
        for said in attached_message(live, reader, 0).entries[-1].sentences
    ]


def test_a_sentence_uses_the_name_of_the_seats_holder():
    live = begun(Options(seats=3, first_seat=2, edition="standard"))
    apply_events(live, SeatLeft(2))
    assert last_sentences(live, guest(0)) == ["Name 2 leaves the table."]
    apply_events(live, SeatTakenOver(2, WATCHER, "Wanda"))
    assert last_sentences(live, guest(0)) == ["Wanda takes over Name 2’s seat."]
    own = live.table.game.board.hands[2][0]
    apply_events(live, MoveMade(2, f"p{own}"))
    assert last_sentences(live, guest(0))[0].startswith("Wanda plays card 1: ")


def test_a_seat_reads_that_it_drew_a_card_and_not_which():
    live = begun(Options(seats=2, first_seat=0, edition="standard"))
    apply_events(live, MoveMade(0, f"p{live.table.game.board.hands[0][0]}"))
    assert last_sentences(live, guest(0))[-1] == "Name 0 draws a card."
    assert last_sentences(live, guest(1))[-1].startswith("Name 0 draws the ")
    assert last_sentences(live, WATCHER)[-1] == "Name 0 draws a card."


def test_a_move_at_the_deadline_is_marked_in_the_log():
    live = begun(Options(seats=2, first_seat=0, edition="standard"))
    card = live.table.game.board.hands[0][0]
    apply_events(live, MoveMade(0, f"p{card}", is_for_deadline=True))
    assert last_sentences(live, guest(1))[0] == "Time is up: a bot moves for Name 0."


def test_a_note_has_no_sentence_in_the_log():
    live = begun(Options(seats=2))
    apply_events(live, NoteWritten(0, 3, "a five", ()))
    assert last_sentences(live, guest(0)) == []


def test_a_chat_message_is_quoted_in_the_log():
    live = begun(Options(seats=2))
    apply_events(live, SeatSpoke(1, "Hello!"))
    assert last_sentences(live, guest(0)) == ["Name 1: “Hello!”"]


def test_a_guest_who_may_not_see_the_game_reads_nothing_of_it():
    live = begun(Options(seats=2, first_seat=1, watching=SpectatorAccess.NONE))
    digits = commitment(live.table.secret)
    groups = f"{digits[:4]} {digits[4:8]} {digits[8:12]} {digits[12:16]}"
    promise = (
        "You can check the shuffle after the game. "
        f"The server’s fingerprint for it (the commitment) begins with {groups}."
    )
    assert last_sentences(live, WATCHER) == ["The game starts.", promise]
    assert len(last_sentences(live, guest(0))) == 3


def test_a_sentence_says_whether_a_board_shows_it_too():
    live = begun(Options(seats=2, first_seat=0, edition="standard"))
    apply_events(live, MoveMade(0, f"p{live.table.game.board.hands[0][0]}"))
    played, *_, drew = attached_message(live, guest(1), 0).entries[-1].sentences
    assert not played.is_on_board
    assert drew.is_on_board
