"""What happened is told in sentences too, and a sentence that travels is said as it was meant."""

from itertools import chain
from random import Random

import msgspec
import pytest
from tests.wire.played_tables import WATCHER, apply_events, begun, guest, play_evening

from tamaya.i18n import Alternatives, Language, Message, catalogue, message
from tamaya.i18n.hanabi_replay import hanabi_ending_messages, hanabi_replay_lines
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.i18n.hanabi_words import hanabi_game_message
from tamaya.i18n.ikebana_replay import ikebana_ending_messages, ikebana_replay_lines
from tamaya.i18n.page import Definitions, PageTable, Paragraph, Points
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Onlooker, Seat
from tamaya.rules.hanabi import Choice, compose
from tamaya.table.events import (
    GameStarted,
    GuestId,
    MoveMade,
    NoteWritten,
    SeatLeft,
    SeatSpoke,
    SeatTakenOver,
)
from tamaya.table.options import Options, SpectatorAccess
from tamaya.table.service import LiveTable
from tamaya.table.visibility import Viewpoint
from tamaya.wire.message_wire import WireMessage, from_wire_message, to_wire_message
from tamaya.wire.messages_for import attached_message, entries_for
from tamaya.wire.sentences import sentences

EVENINGS = {
    "deluxe with everything": Options(
        extensions=("avalanche", "black-powder", "flamboyants"), seats=3
    ),
    "final flourish": Options(extensions=("flamboyants", "final-flourish"), seats=2),
    "one error": Options(edition="first-box", extensions=("one-error",), seats=4),
    "ikebana": Options(game="ikebana", extensions=("final-bouquet",), seats=3),
}
LISTS = [(), (1,), ("a",), (1, 4), (1, 4, 5), (message("suit-red"), "x", 7, message("suit-blue"))]


def travelled(told: Message) -> Message:
    """The message as a client reads it."""
    return from_wire_message(
        msgspec.json.decode(msgspec.json.encode(to_wire_message(told)), type=WireMessage)
    )


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("items", LISTS)
@pytest.mark.parametrize("kind", [tuple, Alternatives])
def test_a_list_is_said_the_same_after_its_journey(language, items, kind):
    told = message("replay-hand", player="Alice", faces=kind(items))
    say = catalogue(language).render
    assert say(travelled(told)) == say(told)


def messages_of(block: object) -> list[Message]:
    match block:
        case Paragraph(text):
            return [text]
        case Points(items):
            return list(items)
        case Definitions(items):
            return [told for item in items for told in item if isinstance(told, Message)]
        case PageTable(rows):
            return [told for row in rows for told in row if isinstance(told, Message)]
    raise AssertionError(block)


@pytest.mark.parametrize("language", Language)
def test_every_sentence_of_the_rules_is_said_the_same_after_its_journey(language):
    say = catalogue(language).render
    choice = Choice("deluxe", ("avalanche", "black-powder", "flamboyants"))
    page = hanabi_rules_page(hanabi_game_message(choice), compose(choice))
    told = [one for part in page.sections for block in part.blocks for one in messages_of(block)]
    assert len(told) > 40
    assert [say(travelled(one)) for one in told] == [say(one) for one in told]


def told_to(live: LiveTable, viewer: Seat | Onlooker) -> list[str]:
    """All sentences of the game that some eyes are told, from the deal on."""
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
def test_a_game_is_told_at_the_table_as_a_replay_tells_it(name):
    options = EVENINGS[name]
    *_, (live, _) = play_evening(options, Random(3), skill=1.0)
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
        told = chain((one for line in lines for one in line.sentences), ending)
        begins = ["The game starts."]
        if isinstance(game, hanabi.Game):
            begins.append(f"At the table, clockwise: {_listed(names)}. ")
            begins[-1] += f"{names[game.setup.first_seat]} starts."
        assert told_to(live, viewer) == [*begins, *map(say, told)]


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"


@pytest.mark.parametrize("name", EVENINGS)
def test_whoever_comes_late_is_told_the_same_sentences(name):
    for number, (live, _) in enumerate(play_evening(EVENINGS[name], Random(4))):
        if number % 7 == 0:
            late = LiveTable(live.table, list(live.applied))
            for viewer in (Seat(0), Onlooker.SPECTATOR):
                told = [entry.sentences for entry in entries_for(live, Viewpoint(viewer), 0)]
                assert [
                    entry.sentences for entry in entries_for(late, Viewpoint(viewer), 0)
                ] == told


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", EVENINGS)
def test_everything_that_is_told_can_be_said_in_every_language(language, name):
    say = catalogue(language).render
    *_, (live, _) = play_evening(EVENINGS[name], Random(6))
    for entry in attached_message(live, guest(0), 0).entries:
        for said in entry.sentences:
            assert say(from_wire_message(said))


def test_each_entry_is_put_into_words_once(monkeypatch):
    read = []
    original = type(sentences(begun(Options(seats=2))))._read
    monkeypatch.setattr(
        "tamaya.wire.sentences.Sentences._read",
        lambda self, told: read.append(told) or original(self, told),
    )
    for live, _ in play_evening(Options(seats=3), Random(1), skill=0.5):
        for seat in range(3):
            attached_message(live, guest(seat), 0)
    assert len(read) == len(live.applied)


def said_last(live: LiveTable, reader: GuestId) -> list[str]:
    say = catalogue(Language.ENGLISH).render
    return [
        say(from_wire_message(said))
        for said in attached_message(live, reader, 0).entries[-1].sentences
    ]


def test_a_seat_is_called_by_the_name_of_whoever_holds_it():
    live = begun(Options(seats=3, first_seat=2, edition="standard"))
    apply_events(live, SeatLeft(2))
    assert said_last(live, guest(0)) == ["Name 2 leaves the table."]
    apply_events(live, SeatTakenOver(2, WATCHER, "Wanda"))
    assert said_last(live, guest(0)) == ["Wanda takes over Name 2’s seat."]
    own = live.table.game.board.hands[2][0]
    apply_events(live, MoveMade(2, f"p{own}"))
    assert said_last(live, guest(0))[0].startswith("Wanda plays card 1: ")


def test_a_seat_reads_of_its_own_new_card_only_that_there_is_one():
    live = begun(Options(seats=2, first_seat=0, edition="standard"))
    apply_events(live, MoveMade(0, f"p{live.table.game.board.hands[0][0]}"))
    assert said_last(live, guest(0))[-1] == "Name 0 draws a card."
    assert said_last(live, guest(1))[-1].startswith("Name 0 draws the ")
    assert said_last(live, WATCHER)[-1] == "Name 0 draws a card."


def test_a_move_for_somebody_whose_time_is_over_is_told_as_one():
    live = begun(Options(seats=2, first_seat=0, edition="standard"))
    card = live.table.game.board.hands[0][0]
    apply_events(live, MoveMade(0, f"p{card}", is_for_deadline=True))
    assert said_last(live, guest(1))[0] == "Time is up: a bot moves for Name 0."


def test_a_note_is_read_on_its_card_and_not_told():
    live = begun(Options(seats=2))
    apply_events(live, NoteWritten(0, 3, "a five", ()))
    assert said_last(live, guest(0)) == []


def test_what_somebody_says_is_told_in_their_words():
    live = begun(Options(seats=2))
    apply_events(live, SeatSpoke(1, "Hello!"))
    assert said_last(live, guest(0)) == ["Name 1: “Hello!”"]


def test_whoever_is_not_shown_the_game_reads_nothing_of_it():
    live = begun(Options(seats=2, first_seat=1, watching=SpectatorAccess.NONE))
    assert said_last(live, WATCHER) == ["The game starts."]
    assert len(said_last(live, guest(0))) == 2


def test_a_sentence_says_whether_a_board_shows_it_too():
    live = begun(Options(seats=2, first_seat=0, edition="standard"))
    apply_events(live, MoveMade(0, f"p{live.table.game.board.hands[0][0]}"))
    played, *_, drew = attached_message(live, guest(1), 0).entries[-1].sentences
    assert not played.is_on_board
    assert drew.is_on_board
