"""What people type, understood: words of their language or of English, else the notation.

Words count positions in the hand; the notation names a card by its number. Whatever is no word of
ours goes to the table as it is, which reads it as notation or refuses it.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.game import Refused
from tamaya.table.commands import Command, MakeMove, Say, Start, VoteToEnd
from tamaya.terminal.hanabi.hand_moves import with_apart_toggled, with_card_moved
from tamaya.terminal.input.menu import SEAT_KEYS, UiAction
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.render.cards import SUIT_OF
from tamaya.terminal.scene import Scene
from tamaya.wire.hanabi.view_types import HanabiView
from tamaya.wire.server_messages import RefusalMessage

ParsedInput = Command | UiAction
Words = Sequence[str]


def parse_input(text: str, scene: Scene, texts: Catalogue) -> ParsedInput:
    """What somebody wants who types this, or raises ``Refused``."""
    words = text.split()
    meaning = meaning_of(words[0], texts) if words else None
    if meaning is None:
        if not words:
            raise input_refusal(text, texts)
        return MakeMove(text.strip())
    return InputParser(text, words[1:], scene, texts).read(meaning)


def refusal_for_input(
    text: str, refusal: RefusalMessage | None, texts: Catalogue
) -> Refused | RefusalMessage | None:
    """Why not, to whoever typed this: a move that nobody can read was no word of ours either."""
    if refusal is not None and refusal.reason == NotationRefusal.UNREADABLE_MOVE:
        return input_refusal(text, texts)
    return refusal


def meaning_of(word: str, texts: Catalogue) -> str | None:
    """What a word asks for, in this language or in English."""
    for source in (texts, catalogue(Language.ENGLISH)):
        for meaning in PARSERS:
            if normalise(word) in map(normalise, source.format(f"terminal-word-{meaning}").split()):
                return meaning
    return None


def shown_word(meaning: str, texts: Catalogue) -> str:
    """The word by which something is asked for."""
    return texts.format(f"terminal-word-{meaning}").split()[0]


def normalise(word: str) -> str:
    """A word as it is compared: without accents, and small."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character))


def input_refusal(text: str, texts: Catalogue) -> Refused:
    """What was typed is no command."""
    help_word = shown_word("help", texts)
    return Refused(TerminalRefusal.NOT_UNDERSTOOD, text=text.strip(), help=help_word)


class InputParser:
    """One line that begins with a word of ours."""

    def __init__(self, text: str, words: Words, scene: Scene, texts: Catalogue) -> None:
        """Read these words after the first."""
        self._text = text
        self._words = words
        self._scene = scene
        self._texts = texts

    def read(self, meaning: str) -> ParsedInput:
        """What is wanted."""
        return PARSERS[meaning](self)

    def play(self) -> Command:
        """A card of one's own by its position."""
        return MakeMove(f"p{self._card(self._only())}")

    def discard(self) -> Command:
        """A card of one's own by its position."""
        return MakeMove(f"d{self._card(self._only())}")

    def clue(self) -> Command:
        """Somebody by name, and a colour or a value; the name may be left out among two."""
        if not self._words:
            raise input_refusal(self._text, self._texts)
        *name, clue = self._words
        target = self._teammate(" ".join(name))
        return MakeMove(f"{SEAT_KEYS[target]}:{self._clue(clue)}")

    def take(self) -> Command:
        """A card of the discard by its face."""
        face = normalise(self._only())
        found = [card.id for card in self._hanabi().board.discards if card.face == face]
        if not found:
            raise Refused(TerminalRefusal.NO_SUCH_CARD_THERE, face=face)
        return MakeMove(f"t{found[0]}")

    def move(self) -> Command:
        """One's own hand with a card elsewhere."""
        if len(self._words) != 2:
            raise input_refusal(self._text, self._texts)
        place, target = (self._place(word) for word in self._words)
        if place == target:
            raise input_refusal(self._text, self._texts)
        return MakeMove(with_card_moved(self._hanabi(), place, target))

    def apart(self) -> Command:
        """A card of one's own set apart, or no longer."""
        return MakeMove(with_apart_toggled(self._hanabi(), self._place(self._only())))

    def buy(self) -> Command:
        """The top of somebody's pile."""
        return MakeMove(f"b{SEAT_KEYS[self._teammate(' '.join(self._words))]}")

    def speak(self) -> Command:
        """Something in one's own words."""
        return Say(self._text.strip().partition(" ")[2].strip())

    def without_arguments(self, wanted: ParsedInput) -> ParsedInput:
        """Something that needs no more words."""
        if self._words:
            raise input_refusal(self._text, self._texts)
        return wanted

    def _only(self) -> str:
        if len(self._words) != 1:
            raise input_refusal(self._text, self._texts)
        return self._words[0]

    def _hanabi(self) -> HanabiView:
        view = self._scene.view
        if not isinstance(view, HanabiView) or view.seat is None or not view.hands[view.seat]:
            raise input_refusal(self._text, self._texts)
        return view

    def _place(self, word: str) -> int:
        """A place in one's own hand, counted from 0."""
        view = self._hanabi()
        assert view.seat is not None
        is_number = word.isascii() and word.isdigit() and len(word) < 3
        if not is_number or not 1 <= int(word) <= len(view.hands[view.seat]):
            raise Refused(TerminalRefusal.NO_SUCH_POSITION, position=word)
        return int(word) - 1

    def _card(self, word: str) -> int:
        place = self._place(word)
        view = self._hanabi()
        assert view.seat is not None
        return view.hands[view.seat][place].id

    def _teammate(self, name: str) -> int:
        """A seat by its letter, its name or the beginning of it."""
        others = [seat for seat in range(len(self._scene.names)) if seat != self._scene.seat]
        if not name and len(others) == 1:
            return others[0]
        names = {seat: normalise(self._scene.names[seat]) for seat in others}
        wanted = normalise(name)
        exact = [seat for seat in others if wanted in (names[seat], SEAT_KEYS[seat])]
        prefixed = [seat for seat in others if wanted and names[seat].startswith(wanted)]
        found = exact or prefixed
        if len(found) != 1:
            raise Refused(TerminalRefusal.NO_SUCH_TEAMMATE, name=name)
        return found[0]

    def _clue(self, word: str) -> str:
        """What a clue names, in the words of the notation; the table refuses what it is not."""
        wanted = normalise(word)
        for letter, suit in SUIT_OF.items():
            source = {
                normalise(language_texts.format(f"suit-{suit}"))
                for language_texts in (self._texts, ENGLISH)
            }
            if wanted == letter or wanted in source:
                return suit
        return word


ENGLISH = catalogue(Language.ENGLISH)

PARSERS: Mapping[str, Callable[[InputParser], ParsedInput]] = {
    "play": InputParser.play,
    "discard": InputParser.discard,
    "clue": InputParser.clue,
    "take": InputParser.take,
    "nothing": lambda parser: parser.without_arguments(MakeMove("n")),
    "move": InputParser.move,
    "apart": InputParser.apart,
    "draw": lambda parser: parser.without_arguments(MakeMove("d")),
    "keep": lambda parser: parser.without_arguments(MakeMove("k")),
    "reject": lambda parser: parser.without_arguments(MakeMove("r")),
    "buy": InputParser.buy,
    "say": InputParser.speak,
    "start": lambda parser: parser.without_arguments(Start()),
    "resign": lambda parser: parser.without_arguments(VoteToEnd()),
    "look": lambda parser: parser.without_arguments(UiAction.LOOK),
    "moves": lambda parser: parser.without_arguments(UiAction.MOVES),
    "rules": lambda parser: parser.without_arguments(UiAction.RULES),
    "help": lambda parser: parser.without_arguments(UiAction.HELP),
    "leave": lambda parser: parser.without_arguments(UiAction.LEAVE),
}
"""Every word of ours by what it asks for."""
