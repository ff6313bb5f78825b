"""Typed commands: words of the person's language or of English, else the notation.

Words count positions in the hand; the notation names a card by its number. A line that starts with
no known word goes to the table unchanged, which reads it as notation or refuses it.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    AnswerUndo,
    Command,
    FreeSeat,
    MakeMove,
    Remove,
    RequestUndo,
    Say,
    Start,
    Substitute,
    VoteToEnd,
    VoteToPause,
    WithdrawRequest,
    WithdrawUndo,
)
from tamaya.terminal.game_adapters import adapter_for
from tamaya.terminal.input.menu_types import UiAction
from tamaya.terminal.input.typed_line import TypedLine, normalise, not_understood
from tamaya.terminal.received_table_state import Scene
from tamaya.wire.server_messages import RefusalMessage

ParsedInput = Command | UiAction


def parse_input(text: str, scene: Scene, texts: Catalogue) -> ParsedInput:
    """Parse a typed line into a command or an action of this program, or raise ``Refused``."""
    words = text.split()
    if not words:
        raise not_understood(text, texts)
    adapter = adapter_for(scene)
    moves, commands = adapter.move_words, {**adapter.command_words, **TABLE_WORDS}
    meaning = meaning_of(words[0], (*moves, *commands), texts)
    if meaning is None:
        return MakeMove(text.strip())
    line: TypedLine[Any] = TypedLine(text, words[1:], scene, scene.view, texts)
    if meaning in moves:
        return MakeMove(moves[meaning](line))
    return commands[meaning](line)


def refusal_for_input(
    text: str, refusal: RefusalMessage | None, scene: Scene, texts: Catalogue
) -> Refused | RefusalMessage | None:
    """The table's refusal of a typed line; one that it could not read is quoted as typed."""
    if refusal is not None and refusal.reason == NotationRefusal.UNREADABLE_MOVE:
        return not_understood(text, texts, command_words(scene, texts))
    return refusal


def meanings_of(scene: Scene) -> tuple[str, ...]:
    """Every command of this game, in the order of the help page."""
    adapter = adapter_for(scene)
    return (*adapter.move_words, *adapter.command_words, *TABLE_WORDS)


def command_words(scene: Scene, texts: Catalogue) -> list[str]:
    """Every word that begins a command in this game."""
    return [
        word
        for meaning in meanings_of(scene)
        for word in texts.format(f"terminal-word-{meaning}").split()
    ]


def meaning_of(word: str, meanings: tuple[str, ...], texts: Catalogue) -> str | None:
    """Which of these commands a word stands for, in this language or in English."""
    for source in (texts, catalogue(Language.ENGLISH)):
        for meaning in meanings:
            if normalise(word) in map(normalise, source.format(f"terminal-word-{meaning}").split()):
                return meaning
    return None


def parse_chat(line: TypedLine[Any]) -> Command:
    """Everything after the command is said at the table."""
    return Say(line.text.strip().partition(" ")[2].strip())


def parse_substitute(line: TypedLine[Any]) -> Command:
    """A bot plays for the named player."""
    return Substitute(line.other_seat(" ".join(line.words)))


def parse_bot(line: TypedLine[Any]) -> Command:
    """A bot takes a free seat before the start."""
    return AddBot(line.only_word())


def parse_remove(line: TypedLine[Any]) -> Command:
    """The host clears a seat before the start."""
    return Remove(line.other_seat(" ".join(line.words)))


def parse_free(line: TypedLine[Any]) -> Command:
    """The seat of the named player is freed."""
    return FreeSeat(line.other_seat(" ".join(line.words)))


def single(wanted: ParsedInput) -> Callable[[TypedLine[Any]], ParsedInput]:
    """A parser for a command of one word."""

    def parse(line: TypedLine[Any]) -> ParsedInput:
        line.refuse_words()
        return wanted

    return parse


def parse_agreement(line: TypedLine[Any]) -> Command:
    """A yes to the request to undo a move, or else to the one for a seat."""
    line.refuse_words()
    is_about_seat = line.scene.state.request is not None and line.scene.state.undo_request is None
    return AnswerRequest(agree=True) if is_about_seat else AnswerUndo(agree=True)


def parse_disagreement(line: TypedLine[Any]) -> Command:
    """A no to the request to undo a move, or else to the one for a seat; one's own is withdrawn."""
    line.refuse_words()
    state = line.scene.state
    if state.undo_request is None and state.request is not None:
        return WithdrawRequest() if state.request.is_mine else AnswerRequest(agree=False)
    is_own = state.undo_request is not None and state.undo_request.seat == line.scene.seat
    return WithdrawUndo() if is_own else AnswerUndo(agree=False)


TABLE_WORDS: Mapping[str, Callable[[TypedLine[Any]], ParsedInput]] = {
    "say": parse_chat,
    "start": single(Start()),
    "seat": parse_bot,
    "remove": parse_remove,
    "resign": single(VoteToEnd()),
    "substitute": parse_substitute,
    "free": parse_free,
    "pause": single(VoteToPause()),
    "resume": single(VoteToPause(wish=False)),
    "undo": single(RequestUndo()),
    "agree": parse_agreement,
    "disagree": parse_disagreement,
    "earlier": single(UiAction.EARLIER),
    "later": single(UiAction.LATER),
    "look": single(UiAction.LOOK),
    "moves": single(UiAction.MOVES),
    "rules": single(UiAction.RULES),
    "help": single(UiAction.HELP),
    "leave": single(UiAction.LEAVE),
}
"""The commands of every table, in the order of the help page."""
