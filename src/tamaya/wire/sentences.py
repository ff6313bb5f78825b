"""The sentences of each entry of a table's log, made once for all viewers.

A sentence may need what was true just before, such as how many tokens there were or who sat
there, so the log is folded here from its beginning, each entry once.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tamaya.i18n.table_events import table_event_message
from tamaya.rules.game import Onlooker, Viewer
from tamaya.table.events import (
    BotSeated,
    MoveMade,
    NoteWritten,
    OptionsChanged,
    SeatTaken,
    SeatTakenOver,
    TableEvent,
    TableOpened,
)
from tamaya.table.games import GameEvent, SeenGameEvent, adapter_for
from tamaya.table.service import AppliedEntry, LiveTable
from tamaya.wire.games import adapter_of
from tamaya.wire.identity_cache import IdentityCache
from tamaya.wire.message_wire import WireMessage, to_wire_message

MAX_CACHED_TABLES = 1_000
"""A whole evening in sentences takes about as much room as the table itself, some 100 kB."""


class RedactedSentence(NamedTuple):
    """What a viewer reads to whom the rules do not show all of an event."""

    event: GameEvent
    message: WireMessage


class Sentence(NamedTuple):
    """A sentence of the log."""

    message: WireMessage
    is_of_game: bool
    """Whether it is about the game, so that only those to whom the game is shown read it."""
    redacted: RedactedSentence | None = None
    """What is read by viewers who may not know all of the event, where there are such."""


class Sentences:
    """The sentences of one table."""

    def __init__(self, live: LiveTable) -> None:
        """Begin before the first entry."""
        self._live = live
        self._names: tuple[str, ...] = ()
        self._board: Any = None
        """The board of the game before the next entry; None before the game begins."""
        self._known: list[tuple[Sentence, ...]] = []

    def for_entry(self, index: int, viewer: Viewer | None) -> tuple[WireMessage, ...]:
        """What a viewer reads of an applied entry; None is somebody to whom no game is shown."""
        for unknown in self._live.applied[len(self._known) :]:
            self._known.append(tuple(self._read(unknown)))
        found = self._known[index]
        if viewer is None:
            return tuple(sentence.message for sentence in found if not sentence.is_of_game)
        return tuple(self._seen_by(viewer, sentence) for sentence in found)

    def _seen_by(self, viewer: Viewer, sentence: Sentence) -> WireMessage:
        redacted = sentence.redacted
        if redacted is None or self._redact(redacted.event, viewer) is redacted.event:
            return sentence.message
        return redacted.message

    def _read(self, applied: AppliedEntry) -> Iterator[Sentence]:
        event = applied.entry.event
        if has_own_sentence(event):
            fields = msgspec.to_builtins(event)
            message = table_event_message(fields, self._names)
            yield Sentence(to_wire_message(message), is_of_game=False)
        self._names = names_after(self._names, event)
        if applied.game_events:
            yield from self._read_game(applied)

    def _read_game(self, applied: AppliedEntry) -> Iterator[Sentence]:
        game = self._live.table.game
        assert game is not None
        adapter = adapter_of(game)
        if self._board is None:
            self._board = game.beginning().board
            for message in adapter.start_messages(game, self._names):
                yield Sentence(to_wire_message(message), is_of_game=True)
            return
        events = applied.game_events
        for event, message in adapter.move_messages(events, self._names, self._board):
            redacted = None
            seen = self._redact(event, Onlooker.SPECTATOR)
            if seen is not event:
                unseen = adapter.event_message(seen, self._names, self._board)
                redacted = RedactedSentence(event, to_wire_message(unseen))
            yield Sentence(to_wire_message(message), is_of_game=True, redacted=redacted)
        for event in events:
            self._board = self._board.after(event)

    def _redact(self, event: GameEvent, viewer: Viewer) -> SeenGameEvent:
        seen: SeenGameEvent = adapter_for(self._live.table.options).redact(event, viewer)
        return seen


sentences = IdentityCache(Sentences, MAX_CACHED_TABLES)
"""The sentences of a table, told on as its log grows."""


def has_own_sentence(event: TableEvent) -> bool:
    """Whether an event of the table is told in a sentence of its own.

    What a move made happen tells of the move as well, and a note is read on its card.
    """
    match event:
        case MoveMade(is_for_deadline=is_for_deadline):
            return is_for_deadline
        case NoteWritten():
            return False
        case _:
            return True


def names_after(names: tuple[str, ...], event: TableEvent) -> tuple[str, ...]:
    """The name of whoever holds each seat, or held it last."""
    match event:
        case TableOpened(options) | OptionsChanged(options):
            return (names + ("",) * options.seats)[: options.seats]
        case SeatTaken(seat, _, name) | BotSeated(seat, _, name) | SeatTakenOver(seat, _, name):
            return (*names[:seat], name, *names[seat + 1 :])
        case _:
            return names
