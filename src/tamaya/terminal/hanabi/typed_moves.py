"""The moves of Hanabi as people type them: ``play 3``, ``clue Bob red``."""

from collections.abc import Mapping

from tamaya.rules.cards import SUIT_LETTERS
from tamaya.rules.shared_types import Refused
from tamaya.terminal.hanabi.hand_rearrangement import with_apart_toggled, with_card_moved
from tamaya.terminal.input.menu_types import SEAT_KEYS
from tamaya.terminal.input.typed_line import MoveParser, TypedLine
from tamaya.terminal.input.typed_suits import suit_from
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.hanabi.view_types import HanabiView

HanabiLine = TypedLine[HanabiView]


def parse_play(line: HanabiLine) -> str:
    """Play a card by its position."""
    return f"p{card_number(line, line.only_word())}"


def parse_discard(line: HanabiLine) -> str:
    """Discard a card by its position."""
    return f"d{card_number(line, line.only_word())}"


def parse_clue(line: HanabiLine) -> str:
    """Give a teammate a clue: a name, then a colour or a value."""
    if not line.words:
        raise line.refusal()
    *name, clue = line.words
    return f"{SEAT_KEYS[line.other_seat(' '.join(name))]}:{clue_word(line, clue)}"


def parse_take(line: HanabiLine) -> str:
    """Take a card from the discard by its face."""
    word = line.only_word()
    suit = suit_from(word[:-1], line.texts)
    face = word if suit is None else f"{SUIT_LETTERS[suit]}{word[-1]}"
    found = [card.id for card in own_view(line).board.discards if card.face == face]
    if not found:
        raise Refused(TerminalRefusal.NO_SUCH_CARD_THERE, face=word)
    return f"t{found[0]}"


def parse_nothing(line: HanabiLine) -> str:
    """Decline the effect of a tile."""
    line.refuse_words()
    return "n"


def parse_move(line: HanabiLine) -> str:
    """Move a card of the hand from one position to another."""
    if len(line.words) != 2:
        raise line.refusal()
    place, target = (place_in_hand(line, word) for word in line.words)
    if place == target:
        raise line.refusal()
    return with_card_moved(own_view(line), place, target)


def parse_apart(line: HanabiLine) -> str:
    """Set a card apart, or put it back."""
    return with_apart_toggled(own_view(line), place_in_hand(line, line.only_word()))


MOVE_WORDS: Mapping[str, MoveParser[HanabiView]] = {
    "play": parse_play,
    "discard": parse_discard,
    "clue": parse_clue,
    "take": parse_take,
    "nothing": parse_nothing,
    "move": parse_move,
    "apart": parse_apart,
}


def own_view(line: HanabiLine) -> HanabiView:
    """The view of somebody with a hand; anybody else is refused."""
    view = line.view
    if view is None or view.seat is None or not view.hands[view.seat]:
        raise line.refusal()
    return view


def place_in_hand(line: HanabiLine, word: str) -> int:
    """A place in the person's own hand, counted from 0."""
    view = own_view(line)
    assert view.seat is not None
    is_number = word.isascii() and word.isdigit() and len(word) < 3
    if not is_number or not 1 <= int(word) <= len(view.hands[view.seat]):
        raise Refused(TerminalRefusal.NO_SUCH_POSITION, position=word)
    return int(word) - 1


def card_number(line: HanabiLine, word: str) -> int:
    """The number of the card at a position in the person's own hand."""
    view, place = own_view(line), place_in_hand(line, word)
    assert view.seat is not None
    return view.hands[view.seat][place].id


def clue_word(line: HanabiLine, word: str) -> str:
    """A colour in the words of the notation; anything else unchanged, for the table to judge."""
    return suit_from(word, line.texts) or word
