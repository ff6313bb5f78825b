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
from tamaya.terminal.cards import SUIT_OF
from tamaya.terminal.hands import moved, with_apart_changed
from tamaya.terminal.menu import SEAT_KEYS, Wish
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.scene import Scene
from tamaya.wire.hanabi_view import HanabiView
from tamaya.wire.server_messages import NotDone

Typed = Command | Wish
Words = Sequence[str]


def understood(text: str, scene: Scene, say: Catalogue) -> Typed:
    """What somebody wants who types this, or raises ``Refused``."""
    words = text.split()
    meaning = meaning_of(words[0], say) if words else None
    if meaning is None:
        if not words:
            raise not_understood(text, say)
        return MakeMove(text.strip())
    return Reading(text, words[1:], scene, say).read(meaning)


def as_typed(text: str, why_not: NotDone | None, say: Catalogue) -> Refused | NotDone | None:
    """Why not, to whoever typed this: a move that nobody can read was no word of ours either."""
    if why_not is not None and why_not.reason == NotationRefusal.UNREADABLE_MOVE:
        return not_understood(text, say)
    return why_not


def meaning_of(word: str, say: Catalogue) -> str | None:
    """What a word asks for, in this language or in English."""
    for spoken in (say, catalogue(Language.ENGLISH)):
        for meaning in MEANINGS:
            if plain(word) in map(plain, spoken.say(f"terminal-word-{meaning}").split()):
                return meaning
    return None


def shown_word(meaning: str, say: Catalogue) -> str:
    """The word by which something is asked for."""
    return say.say(f"terminal-word-{meaning}").split()[0]


def plain(word: str) -> str:
    """A word as it is compared: without accents, and small."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character))


def not_understood(text: str, say: Catalogue) -> Refused:
    """What was typed is no command."""
    help_word = shown_word("help", say)
    return Refused(TerminalRefusal.NOT_UNDERSTOOD, text=text.strip(), help=help_word)


class Reading:
    """One line that begins with a word of ours."""

    def __init__(self, text: str, words: Words, scene: Scene, say: Catalogue) -> None:
        """Read these words after the first."""
        self._text = text
        self._words = words
        self._scene = scene
        self._say = say

    def read(self, meaning: str) -> Typed:
        """What is wanted."""
        return MEANINGS[meaning](self)

    def play(self) -> Command:
        """A card of one's own by its position."""
        return MakeMove(f"p{self._card(self._only())}")

    def discard(self) -> Command:
        """A card of one's own by its position."""
        return MakeMove(f"d{self._card(self._only())}")

    def clue(self) -> Command:
        """Somebody by name, and a colour or a value; the name may be left out among two."""
        if not self._words:
            raise not_understood(self._text, self._say)
        *name, clue = self._words
        target = self._teammate(" ".join(name))
        return MakeMove(f"{SEAT_KEYS[target]}:{self._clue(clue)}")

    def take(self) -> Command:
        """A card of the discard by its face."""
        face = plain(self._only())
        found = [card.id for card in self._hanabi().board.discards if card.face == face]
        if not found:
            raise Refused(TerminalRefusal.NO_SUCH_CARD_THERE, face=face)
        return MakeMove(f"t{found[0]}")

    def move(self) -> Command:
        """One's own hand with a card elsewhere."""
        if len(self._words) != 2:
            raise not_understood(self._text, self._say)
        place, target = (self._place(word) for word in self._words)
        if place == target:
            raise not_understood(self._text, self._say)
        return MakeMove(moved(self._hanabi(), place, target))

    def apart(self) -> Command:
        """A card of one's own set apart, or no longer."""
        return MakeMove(with_apart_changed(self._hanabi(), self._place(self._only())))

    def buy(self) -> Command:
        """The top of somebody's pile."""
        return MakeMove(f"b{SEAT_KEYS[self._teammate(' '.join(self._words))]}")

    def say(self) -> Command:
        """Something in one's own words."""
        return Say(self._text.strip().partition(" ")[2].strip())

    def alone(self, wanted: Typed) -> Typed:
        """Something that needs no more words."""
        if self._words:
            raise not_understood(self._text, self._say)
        return wanted

    def _only(self) -> str:
        if len(self._words) != 1:
            raise not_understood(self._text, self._say)
        return self._words[0]

    def _hanabi(self) -> HanabiView:
        view = self._scene.view
        if not isinstance(view, HanabiView) or view.seat is None or not view.hands[view.seat]:
            raise not_understood(self._text, self._say)
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
        called = {seat: plain(self._scene.names[seat]) for seat in others}
        wanted = plain(name)
        exact = [seat for seat in others if wanted in (called[seat], SEAT_KEYS[seat])]
        begun = [seat for seat in others if wanted and called[seat].startswith(wanted)]
        found = exact or begun
        if len(found) != 1:
            raise Refused(TerminalRefusal.NO_SUCH_TEAMMATE, name=name)
        return found[0]

    def _clue(self, word: str) -> str:
        """What a clue names, in the words of the notation; the table refuses what it is not."""
        wanted = plain(word)
        for letter, suit in SUIT_OF.items():
            spoken = {plain(said.say(f"suit-{suit}")) for said in (self._say, ENGLISH)}
            if wanted == letter or wanted in spoken:
                return suit
        return word


ENGLISH = catalogue(Language.ENGLISH)

MEANINGS: Mapping[str, Callable[[Reading], Typed]] = {
    "play": Reading.play,
    "discard": Reading.discard,
    "clue": Reading.clue,
    "take": Reading.take,
    "nothing": lambda reading: reading.alone(MakeMove("n")),
    "move": Reading.move,
    "apart": Reading.apart,
    "draw": lambda reading: reading.alone(MakeMove("d")),
    "keep": lambda reading: reading.alone(MakeMove("k")),
    "reject": lambda reading: reading.alone(MakeMove("r")),
    "buy": Reading.buy,
    "say": Reading.say,
    "start": lambda reading: reading.alone(Start()),
    "resign": lambda reading: reading.alone(VoteToEnd()),
    "look": lambda reading: reading.alone(Wish.LOOK),
    "moves": lambda reading: reading.alone(Wish.MOVES),
    "rules": lambda reading: reading.alone(Wish.RULES),
    "help": lambda reading: reading.alone(Wish.HELP),
    "leave": lambda reading: reading.alone(Wish.LEAVE),
}
"""Every word of ours by what it asks for."""
