"""``tamaya replay``: a recorded game told in sentences, turn by turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from tamaya.cli.record_files import read_record_texts
from tamaya.cli.turn_explanations import turn_explanations
from tamaya.cli.usage import Arguments, Option, Usage, UsageRefusal
from tamaya.i18n import Catalogue, Message, catalogue, message, refusal_message
from tamaya.i18n.hanabi_replay import (
    hanabi_ending_messages,
    hanabi_replay_lines,
    hand_messages,
)
from tamaya.i18n.hanabi_words import hanabi_game_message
from tamaya.i18n.ikebana_replay import (
    ikebana_ending_messages,
    ikebana_replay_lines,
)
from tamaya.i18n.ikebana_words import ikebana_game_message
from tamaya.i18n.replay_line import ReplayLine, seats_message
from tamaya.notation import (
    HanabiRecord,
    IkebanaRecord,
    read_any_record,
    replay_record,
)
from tamaya.rules.game import Onlooker, Refused, Seat, Viewer
from tamaya.rules.hanabi import Game
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
    """Tell every game of the file; 1 where one is not legal to its end."""
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


def viewer_at(seat: int | None, record: HanabiRecord | IkebanaRecord) -> Viewer:
    """Whose eyes see the game: those of a seat, counted from 0 as in records, or all of them."""
    if seat is None:
        return Onlooker.REVIEWER
    players = record.setup.players
    if not 0 <= seat < players:
        raise Refused(UsageRefusal.NO_SUCH_SEAT_NUMBER, seat=seat, last=players - 1)
    return Seat(seat)


def print_record(
    record: HanabiRecord | IkebanaRecord, viewer: Viewer, texts: Catalogue, *, is_explained: bool
) -> bool:
    """Tell a game as far as it is legal; whether it is so to its end."""
    if isinstance(record, IkebanaRecord):
        if is_explained:
            raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option="--explain", game="ikebana")
        replay = ikebana_replay_text(record, viewer)
    else:
        replay = hanabi_replay_text(record, viewer, is_explained=is_explained)
    print(paragraph(texts.render(replay.title)))
    print(paragraph(texts.render(replay.seats)))
    if not isinstance(viewer, Onlooker):
        print(paragraph(texts.format("replay-seen-by", player=record.names[viewer])))
    if replay.hands:
        print(texts.format("replay-hands"))
        for hand in replay.hands:
            print(paragraph(texts.render(hand), "  ", "    "))
    print()
    for line in replay.lines:
        label = "   – " if line.turn is None else f"{line.turn:3}. "
        print(paragraph(" ".join(map(texts.render, line.sentences)), label))
        for sentence in replay.explained.get(line.turn or 0, ()):
            print(paragraph(texts.render(sentence), f"{INDENT}{texts.format('friend-thinks')} "))
    print()
    if replay.stop is None:
        print(paragraph(" ".join(map(texts.render, replay.ending))))
    else:
        print(paragraph(texts.render(replay.stop)))
    return replay.stop is None


@dataclass(frozen=True, slots=True)
class ReplayText:
    """All that is told of a recorded game of any kind."""

    title: Message
    seats: Message
    hands: tuple[Message, ...]
    """The hands that were dealt, in a game that has any."""
    lines: Iterable[ReplayLine]
    ending: Iterable[Message]
    stop: Message | None
    """Why the record is not legal to its end, where it is not."""
    explained: Mapping[int, tuple[Message, ...]] = field(default_factory=dict)
    """By the number of the turn, what a friend would say of it."""


def hanabi_replay_text(record: HanabiRecord, viewer: Viewer, *, is_explained: bool) -> ReplayText:
    """A game of Hanabi."""
    replayed = replay_record(record)
    names = record.names
    dealt = Game.begin(record.setup)
    return ReplayText(
        title=hanabi_game_message(record.choice),
        seats=seats_message(names, record.setup.first_seat),
        hands=tuple(hand_messages(dealt.view(viewer), names)),
        lines=hanabi_replay_lines(replayed.game, names, viewer),
        ending=hanabi_ending_messages(replayed.game),
        stop=stop_message(replayed.at, replayed.refusal),
        explained=turn_explanations(replayed.game, names, viewer) if is_explained else {},
    )


def ikebana_replay_text(record: IkebanaRecord, viewer: Viewer) -> ReplayText:
    """A game of Ikebana."""
    replayed = replay_record(record)
    return ReplayText(
        title=ikebana_game_message(record.setup.rules),
        seats=seats_message(record.names, record.setup.first_seat),
        hands=(),
        lines=ikebana_replay_lines(replayed.game, record.names, viewer),
        ending=ikebana_ending_messages(replayed.game, record.names),
        stop=stop_message(replayed.at, replayed.refusal),
    )


def stop_message(at: int | None, refusal: StrEnum | None) -> Message | None:
    """Which move of a record is not legal, and why."""
    if at is None or refusal is None:
        return None
    return message("replay-stopped", number=at + 1, reason=refusal_message(Refused(refusal)))
