"""``tamaya replay``: print recorded games in sentences, turn by turn."""

from enum import StrEnum

from tamaya.cli.game_adapters import ADAPTERS
from tamaya.cli.record_file_reader import read_record_texts
from tamaya.cli.usage_parser import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import Catalogue, Message, catalogue, message, refusal_message
from tamaya.i18n.replay_line import seats_message
from tamaya.notation import Record, read_any_record, replay_record
from tamaya.rules.shared_types import Onlooker, Refused, Seat, Viewer
from tamaya.terminal.text.layout import paragraph

USAGE = Usage(
    "replay",
    options=(Option("seat", "seat"), Option("explain")),
    words="file",
    fewest_words=1,
    most_words=1,
)

INDENT = " " * 7


def run(arguments: Arguments) -> int:
    """Print every game of the file; return 1 where one has an illegal move."""
    texts = catalogue(arguments.language)
    seat = arguments.number("seat")
    status = 0
    for number, text in enumerate(read_record_texts(arguments.words[0])):
        if number:
            print()
        record = read_any_record(text)
        is_explained = "explain" in arguments.values
        if not print_record(record, viewer_at(seat, record), texts, is_explained=is_explained):
            status = 1
    return status


def viewer_at(seat: int | None, record: Record) -> Viewer:
    """The viewer of a game: a seat, counted from 0 as in records, or a reviewer who sees all."""
    if seat is None:
        return Onlooker.REVIEWER
    players = record.setup.players
    if not 0 <= seat < players:
        raise Refused(UsageRefusal.NO_SUCH_SEAT_NUMBER, seat=seat, last=players - 1)
    return Seat(seat)


def print_record(record: Record, viewer: Viewer, texts: Catalogue, *, is_explained: bool) -> bool:
    """Print a game up to its first illegal move; return whether there is none."""
    adapter, names = ADAPTERS[record.game], record.names
    replayed = replay_record(record)
    explanations = adapter.turn_explanations(replayed.game, names, viewer) if is_explained else {}
    replay = adapter.replay_text(record, replayed.game, viewer)
    print(paragraph(texts.render(replay.title)))
    print(paragraph(texts.render(seats_message(names, record.setup.first_seat))))
    if not isinstance(viewer, Onlooker):
        print(paragraph(texts.format("replay-seen-by", player=names[viewer])))
    if replay.hands:
        print(texts.format("replay-hands"))
        for hand in replay.hands:
            print(paragraph(texts.render(hand), "  ", "    "))
    print()
    for line in replay.lines:
        label = "   – " if line.turn is None else f"{line.turn:3}. "
        print(paragraph(" ".join(map(texts.render, line.sentences)), label))
        for sentence in explanations.get(line.turn or 0, ()):
            print(paragraph(texts.render(sentence), f"{INDENT}{texts.format('friend-thinks')} "))
    print()
    stop = stop_message(replayed.at, replayed.refusal)
    ending = replay.ending if stop is None else [stop]
    print(paragraph(" ".join(map(texts.render, ending))))
    return stop is None


def stop_message(at: int | None, refusal: StrEnum | None) -> Message | None:
    """Which move of a record is illegal, and why; None where none is."""
    if at is None or refusal is None:
        return None
    return message("replay-stopped", number=at + 1, reason=refusal_message(Refused(refusal)))
