"""A typed line whose first word is a command, and what every command reads from it."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import Command
from tamaya.terminal.input.menu_types import SEAT_KEYS
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.refusals import TerminalRefusal

AnyView = TypeVar("AnyView")


@dataclass(frozen=True, slots=True)
class TypedLine(Generic[AnyView]):
    """The line, the words after its first, and the game they are about."""

    text: str
    words: Sequence[str]
    scene: Scene
    view: AnyView | None
    """None before the game starts, and for somebody who may not see it."""
    texts: Catalogue

    def refusal(self) -> Refused:
        """The refusal of the whole line."""
        return not_understood(self.text, self.texts)

    def refuse_words(self) -> None:
        """Refuse any word after the command."""
        if self.words:
            raise self.refusal()

    def only_word(self) -> str:
        """The single word after the command."""
        if len(self.words) != 1:
            raise self.refusal()
        return self.words[0]

    def other_seat(self, name: str) -> int:
        """Another seat by its letter, its name or the start of it; no name needed among two."""
        others = [seat for seat in range(len(self.scene.names)) if seat != self.scene.seat]
        if not name and len(others) == 1:
            return others[0]
        names = {seat: normalise(self.scene.names[seat]) for seat in others}
        wanted = normalise(name)
        exact = [seat for seat in others if wanted in (names[seat], SEAT_KEYS[seat])]
        prefixed = [seat for seat in others if wanted and names[seat].startswith(wanted)]
        found = exact or prefixed
        if len(found) != 1:
            raise Refused(TerminalRefusal.NO_SUCH_TEAMMATE, name=name)
        return found[0]


MoveParser = Callable[[TypedLine[AnyView]], str]
"""Turns a typed line into a move in the notation, or raises ``Refused``."""

CommandParser = Callable[[TypedLine[AnyView]], Command]
"""Turns a typed line into a command, or raises ``Refused``."""


def not_understood(text: str, texts: Catalogue, known: Sequence[str] = ()) -> Refused:
    """The refusal of a text that is none of the known commands."""
    help_word = shown_word("help", texts)
    words = ", ".join(known)
    return Refused(TerminalRefusal.NOT_UNDERSTOOD, text=text.strip(), help=help_word, known=words)


def shown_word(meaning: str, texts: Catalogue) -> str:
    """The word for a command that help pages show; people may type others too."""
    return texts.format(f"terminal-word-{meaning}").split()[0]


def normalise(word: str) -> str:
    """A word as it is compared: lower case, without accents."""
    decomposed = unicodedata.normalize("NFD", word.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))
