"""The sentences of each entry of a table's log, made once for all viewers.

What goes without saying has no sentence: the functions that turn an event into a message return
None for it. What a board shows is marked, so that clients keep no lists of their own.

A sentence may need what was true just before, such as how many tokens there were or who sat
there, so the log is folded here from its beginning, each entry once.
"""

import weakref
from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from tamaya.i18n import Message
from tamaya.rules.shared_types import Onlooker, Viewer
from tamaya.table import events
from tamaya.table.events import TableEvent
from tamaya.table.game_adapters import GameEvent, SeenGameEvent, adapter_for
from tamaya.table.live_table import AppliedEntry, LiveTable
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.i18n_message import LogSentence, to_wire_message
from tamaya.wire.table_event_sentences import shuffle_message, table_event_message

ON_BOARD = frozenset(
    {
        "event-drew",
        "event-drew-unseen",
        "event-token-returned",
        "ikebana-scored",
        "ikebana-scored-double",
        "ikebana-joker",
        "ikebana-standings",
    }
)
"""The sentences that only say what a board shows."""


class RedactedSentence(NamedTuple):
    """The sentence for viewers who may not know all of an event."""

    event: GameEvent
    message: LogSentence


class Sentence(NamedTuple):
    """A sentence of the log."""

    message: LogSentence
    is_of_game: bool
    """Whether it is about the game, and not sent to those who may not see the game."""
    redacted: RedactedSentence | None = None
    """The sentence for viewers who may not know all of the event, if there are any."""


class Sentences:
    """The sentences of one table."""

    def __init__(self, live: LiveTable) -> None:
        """Start before the first entry."""
        # The table keeps its sentences: a reference back would be a cycle, which nothing collects.
        self._live: LiveTable = weakref.proxy(live)
        self._names: tuple[str, ...] = ()
        self._board: Any = None
        """The board of the game before the next entry; None before the game begins."""
        self._known: list[tuple[Sentence, ...]] = []
        self._moves = array("I")
        """The indices of the entries of all moves that were not undone."""

    def for_entry(self, index: int, viewer: Viewer | None) -> tuple[LogSentence, ...]:
        """What a viewer reads of an applied entry; None is somebody to whom no game is shown."""
        for unknown in self._live.applied[len(self._known) : index + 1]:
            self._known.append(tuple(self._read(unknown)))
        found = self._known[index]
        if viewer is None:
            return tuple(sentence.message for sentence in found if not sentence.is_of_game)
        return tuple(self._seen_by(viewer, sentence) for sentence in found)

    def _seen_by(self, viewer: Viewer, sentence: Sentence) -> LogSentence:
        redacted = sentence.redacted
        if redacted is None or self._redact(redacted.event, viewer) is redacted.event:
            return sentence.message
        return redacted.message

    def _read(self, applied: AppliedEntry) -> Iterator[Sentence]:
        event = applied.entry.event
        message = table_event_message(event, self._names)
        if message is not None:
            yield Sentence(log_sentence(message), is_of_game=False)
        self._names = names_after(self._names, event)
        if isinstance(event, events.MoveUndone):
            self._undo(event.moves)
        if applied.game_events:
            yield from self._read_game(applied)
        if isinstance(event, events.GameStarted):
            message = shuffle_message(self._live.table.secret)
            yield Sentence(log_sentence(message), is_of_game=False)

    def _read_game(self, applied: AppliedEntry) -> Iterator[Sentence]:
        game = self._live.table.game
        assert game is not None
        adapter = adapter_of(game)
        if self._board is None:
            self._board = game.beginning().board
            for message in adapter.start_messages(game, self._names):
                yield Sentence(log_sentence(message), is_of_game=True)
            return
        for event, message in adapter.move_messages(applied.game_events, self._names, self._board):
            redacted = None
            seen = self._redact(event, Onlooker.SPECTATOR)
            if seen is not event:
                unseen = adapter.event_message(seen, self._names, self._board)
                assert unseen is not None
                redacted = RedactedSentence(event, log_sentence(unseen))
            yield Sentence(log_sentence(message), is_of_game=True, redacted=redacted)
        for event in applied.game_events:
            self._board = self._board.after(event)
        self._moves.append(len(self._known))

    def _undo(self, moves: int) -> None:
        """Go back to the board before this many moves."""
        game = self._live.table.game
        assert game is not None
        del self._moves[-moves:]
        self._board = game.beginning().board
        for index in self._moves:
            for event in self._live.applied[index].game_events:
                self._board = self._board.after(event)

    def _redact(self, event: GameEvent, viewer: Viewer) -> SeenGameEvent:
        seen: SeenGameEvent = adapter_for(self._live.table.options).redact(event, viewer)
        return seen


def log_sentence(message: Message) -> LogSentence:
    """A message as a sentence of the log."""
    sent = to_wire_message(message)
    return LogSentence(sent.key, sent.arguments, sent.key in ON_BOARD)


def sentences(live: LiveTable) -> Sentences:
    """The sentences of a table; they grow with its log, and are forgotten with it."""
    return live.derive(Sentences)


def names_after(names: tuple[str, ...], event: TableEvent) -> tuple[str, ...]:
    """The name of the holder of each seat, or of the last one."""
    match event:
        case events.TableOpened(options) | events.OptionsChanged(options):
            return (names + ("",) * options.seats)[: options.seats]
        case (
            events.SeatTaken(seat, _, name)
            | events.BotSeated(seat, _, name)
            | events.SeatTakenOver(seat, _, name)
        ):
            return (*names[:seat], name, *names[seat + 1 :])
        case _:
            return names
