"""``tamaya replay``: a recorded game told in sentences, turn by turn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from tamaya.cli.explaining import explanations
from tamaya.cli.record_files import texts_in
from tamaya.cli.usage import Option, Request, Usage, UsageRefusal
from tamaya.i18n import Catalogue, Message, catalogue, message, refusal_message
from tamaya.i18n.hanabi_telling import ending_messages, hand_messages, seats_message, turn_lines
from tamaya.i18n.hanabi_words import game_message
from tamaya.i18n.ikebana_telling import (
    ikebana_ending_messages,
    ikebana_lines,
    ikebana_seats_message,
)
from tamaya.i18n.ikebana_words import ikebana_message
from tamaya.i18n.telling import Line
from tamaya.notation import (
    IkebanaRecord,
    Record,
    read_any_record,
    replay_ikebana_record,
    replay_record,
)
from tamaya.rules.game import Onlooker, Refused, Seat, Viewer
from tamaya.rules.hanabi import Game
from tamaya.terminal.text import paragraph

USAGE = Usage(
    "replay",
    options=(Option("seat", "seat"), Option("explain")),
    words="file",
    fewest_words=1,
    most_words=1,
)

INDENT = " " * 7


def run(request: Request) -> int:
    """Tell every game of the file; 1 where one is not legal to its end."""
    say = catalogue(request.language)
    seat = request.number("seat")
    status = 0
    for number, text in enumerate(texts_in(request.words[0])):
        if number:
            print()
        record = read_any_record(text)
        is_explained = "explain" in request.values
        if not tell_record(record, viewer_at(seat, record), say, is_explained=is_explained):
            status = 1
    return status


def viewer_at(seat: int | None, record: Record | IkebanaRecord) -> Viewer:
    """Whose eyes see the game: those of a seat, counted from 0 as in records, or all of them."""
    if seat is None:
        return Onlooker.REVIEWER
    players = record.setup.players
    if not 0 <= seat < players:
        raise Refused(UsageRefusal.NO_SUCH_SEAT_NUMBER, seat=seat, last=players - 1)
    return Seat(seat)


def tell_record(
    record: Record | IkebanaRecord, viewer: Viewer, say: Catalogue, *, is_explained: bool
) -> bool:
    """Tell a game as far as it is legal; whether it is so to its end."""
    if isinstance(record, IkebanaRecord):
        if is_explained:
            raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option="--explain", game="ikebana")
        told = told_ikebana(record, viewer)
    else:
        told = told_hanabi(record, viewer, is_explained=is_explained)
    print(paragraph(say.tell(told.title)))
    print(paragraph(say.tell(told.seats)))
    if not isinstance(viewer, Onlooker):
        print(paragraph(say.say("replay-seen-by", player=record.names[viewer])))
    if told.hands:
        print(say.say("replay-hands"))
        for hand in told.hands:
            print(paragraph(say.tell(hand), "  ", "    "))
    print()
    for line in told.lines:
        label = "   – " if line.turn is None else f"{line.turn:3}. "
        print(paragraph(" ".join(map(say.tell, line.sentences)), label))
        for sentence in told.explained.get(line.turn or 0, ()):
            print(paragraph(say.tell(sentence), f"{INDENT}{say.say('friend-thinks')} "))
    print()
    if told.stop is None:
        print(paragraph(" ".join(map(say.tell, told.ending))))
    else:
        print(paragraph(say.tell(told.stop)))
    return told.stop is None


@dataclass(frozen=True, slots=True)
class Told:
    """All that is told of a recorded game of any kind."""

    title: Message
    seats: Message
    hands: tuple[Message, ...]
    """The hands that were dealt, in a game that has any."""
    lines: Iterable[Line]
    ending: Iterable[Message]
    stop: Message | None
    """Why the record is not legal to its end, where it is not."""
    explained: Mapping[int, tuple[Message, ...]] = field(default_factory=dict)
    """By the number of the turn, what a friend would say of it."""


def told_hanabi(record: Record, viewer: Viewer, *, is_explained: bool) -> Told:
    """A game of Hanabi."""
    replayed = replay_record(record)
    names = record.names
    dealt = Game.begin(record.setup)
    return Told(
        title=game_message(record.choice),
        seats=seats_message(dealt, names),
        hands=tuple(hand_messages(dealt.view(viewer), names)),
        lines=turn_lines(replayed.game, names, viewer),
        ending=ending_messages(replayed.game),
        stop=stop_message(replayed.at, replayed.refusal),
        explained=explanations(replayed.game, names, viewer) if is_explained else {},
    )


def told_ikebana(record: IkebanaRecord, viewer: Viewer) -> Told:
    """A game of Ikebana."""
    replayed = replay_ikebana_record(record)
    return Told(
        title=ikebana_message(record.setup.rules),
        seats=ikebana_seats_message(replayed.game, record.names),
        hands=(),
        lines=ikebana_lines(replayed.game, record.names, viewer),
        ending=ikebana_ending_messages(replayed.game, record.names),
        stop=stop_message(replayed.at, replayed.refusal),
    )


def stop_message(at: int | None, refusal: StrEnum | None) -> Message | None:
    """Which move of a record is not legal, and why."""
    if at is None or refusal is None:
        return None
    return message("replay-stopped", number=at + 1, reason=refusal_message(Refused(refusal)))
