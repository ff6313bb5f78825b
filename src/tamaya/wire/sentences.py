"""What is said of each entry of a table's log, worked out once for everybody who is applied.

A sentence may need what was true just before, such as how many tokens there were or who sat
there, so the log is folded here from its beginning, each entry once.
"""

from collections.abc import Iterator
from functools import reduce
from typing import NamedTuple

import msgspec

from tamaya.i18n import Message
from tamaya.i18n.hanabi_events import hanabi_event_message
from tamaya.i18n.hanabi_replay import hanabi_move_messages
from tamaya.i18n.ikebana_events import ikebana_event_message
from tamaya.i18n.ikebana_replay import ikebana_move_messages
from tamaya.i18n.replay_line import seats_message
from tamaya.i18n.table_events import table_event_message
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Onlooker, Viewer
from tamaya.table.events import (
    BotSeated,
    GameStarted,
    MoveMade,
    NoteWritten,
    OptionsChanged,
    SeatTaken,
    SeatTakenOver,
    TableEvent,
    TableOpened,
)
from tamaya.table.games import GameAdapter, GameEvent, adapter_for
from tamaya.table.service import AppliedEntry, LiveTable
from tamaya.wire.identity_cache import IdentityCache
from tamaya.wire.message_wire import WireMessage, to_wire_message

MAX_CACHED_TABLES = 1_000
"""A whole evening in sentences takes about as much room as the table itself, some 100 kB."""


class Sentence(NamedTuple):
    """A sentence in the two forms in which people are told it."""

    message: WireMessage
    event: GameEvent | None = None
    """The event of the game that it is of, or None where it is of the table."""
    unseen: WireMessage | None = None
    """What is said to those who may not know all of the event; None where it is the same."""

    def for_viewer(self, viewer: Viewer, adapter: GameAdapter) -> WireMessage:
        """What a viewer reads."""
        if self.unseen is None or self.event is None:
            return self.message
        is_seen = adapter.redact(self.event, viewer) is self.event
        return self.message if is_seen else self.unseen


class Sentences:
    """The sentences of one table."""

    def __init__(self, live: LiveTable) -> None:
        """Begin before the first entry."""
        self._live = live
        self._names: tuple[str, ...] = ()
        self._board: hanabi.Board | None = None
        self._known: list[tuple[Sentence, ...]] = []

    def for_entry(self, index: int, viewer: Viewer | None) -> tuple[WireMessage, ...]:
        """What a viewer is told of the entry of the applied log.

        Where the game is not shown it is only what happened at the table.
        """
        for unknown in self._live.applied[len(self._known) :]:
            self._known.append(tuple(self._read(unknown)))
        found = self._known[index]
        if viewer is None:
            return tuple(sentence.message for sentence in found if sentence.event is None)
        adapter = adapter_for(self._live.table.options)
        return tuple(sentence.for_viewer(viewer, adapter) for sentence in found)

    def _read(self, applied: AppliedEntry) -> Iterator[Sentence]:
        event, game = applied.entry.event, self._live.table.game
        if has_own_sentence(event):
            fields = msgspec.to_builtins(event)
            yield Sentence(to_wire_message(table_event_message(fields, self._names)))
        self._names = names_after(self._names, event)
        match game:
            case hanabi.Game() if isinstance(event, GameStarted):
                # Everybody sees the hands: nobody wants to read them card by card.
                yield Sentence(
                    to_wire_message(seats_message(self._names, game.setup.first_seat)),
                    applied.game_events[0],
                )
                self._board = hanabi.Game.begin(game.setup).board
            case hanabi.Game() if self._board is not None:
                events = [one for one in applied.game_events if isinstance(one, hanabi.Event)]
                for cards, message in hanabi_move_messages(events, self._names, self._board):
                    yield self._sentence(cards, message)
                self._board = reduce(hanabi.Board.after, events, self._board)
            case ikebana.Game():
                flowers = [one for one in applied.game_events if isinstance(one, ikebana.Event)]
                for flower, message in ikebana_move_messages(flowers, self._names):
                    yield self._sentence(flower, message)
            case _:
                pass

    def _sentence(self, event: GameEvent, message: Message) -> Sentence:
        seen = adapter_for(self._live.table.options).redact(event, Onlooker.SPECTATOR)
        if seen is event:
            return Sentence(to_wire_message(message), event)
        if isinstance(seen, ikebana.SeenEvent):
            unseen = ikebana_event_message(seen, self._names)
        else:
            assert self._board is not None
            unseen = hanabi_event_message(seen, self._names, self._board)
        return Sentence(to_wire_message(message), event, to_wire_message(unseen))


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
