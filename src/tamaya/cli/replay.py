"""``tamaya replay``: a recorded game told in sentences, turn by turn."""

from collections.abc import Iterator

from tamaya.cli.record_files import texts_in
from tamaya.cli.text import paragraph
from tamaya.cli.usage import Option, Request, Usage, UsageRefusal
from tamaya.i18n import Catalogue, catalogue, message, refusal_message
from tamaya.i18n.hanabi_telling import ending_messages, hand_messages, seats_message, turn_lines
from tamaya.i18n.hanabi_words import game_message
from tamaya.notation import Record, read_any_record, replay_record
from tamaya.rules.game import Onlooker, Refused, Seat, Viewer
from tamaya.rules.hanabi import Game

USAGE = Usage(
    "replay", options=(Option("seat", "seat"),), words="file", fewest_words=1, most_words=1
)


def run(request: Request) -> int:
    """Tell every game of the file; 1 where one is not legal to its end."""
    say = catalogue(request.language)
    seat = request.number("seat")
    status = 0
    for number, text in enumerate(texts_in(request.words[0])):
        if number:
            print()
        record = read_any_record(text)
        if not tell_record(record, viewer_at(seat, record), say):
            status = 1
    return status


def viewer_at(seat: int | None, record: Record) -> Viewer:
    """Whose eyes see the game: those of a seat, which people count from 1, or all of them."""
    if seat is None:
        return Onlooker.REVIEWER
    players = record.setup.players
    if not 1 <= seat <= players:
        raise Refused(UsageRefusal.NO_SUCH_SEAT_NUMBER, seat=seat, players=players)
    return Seat(seat - 1)


def tell_record(record: Record, viewer: Viewer, say: Catalogue) -> bool:
    """Tell a game as far as it is legal; whether it is so to its end."""
    replayed = replay_record(record)
    print("\n".join(opening_lines(record, viewer, say)), end="\n\n")
    for line in turn_lines(replayed.game, record.names, viewer):
        label = "   – " if line.turn is None else f"{line.turn:3}. "
        print(paragraph(" ".join(map(say.tell, line.sentences)), label))
    print()
    if replayed.refusal is None or replayed.at is None:
        print(paragraph(" ".join(map(say.tell, ending_messages(replayed.game)))))
        return True
    reason = refusal_message(Refused(replayed.refusal))
    stopped = message("replay-stopped", number=replayed.at + 1, reason=reason)
    print(paragraph(say.tell(stopped)))
    return False


def opening_lines(record: Record, viewer: Viewer, say: Catalogue) -> Iterator[str]:
    """The game, who sits where, and the hands that were dealt."""
    dealt = Game.begin(record.setup)
    yield paragraph(say.tell(game_message(record.choice)))
    yield paragraph(say.tell(seats_message(dealt, record.names)))
    if not isinstance(viewer, Onlooker):
        yield paragraph(say.say("replay-seen-by", player=record.names[viewer]))
    yield say.say("replay-hands")
    for hand in hand_messages(dealt.view(viewer), record.names):
        yield paragraph(say.tell(hand), "  ", "    ")
