"""What is said of each entry of a table's log, worked out once for everybody who is told.

A sentence may need what was true just before, such as how many tokens there were or who sat
there, so the log is folded here from its beginning, each entry once.
"""

from collections.abc import Iterator
from functools import reduce
from typing import NamedTuple

import msgspec

from tamaya.i18n import Message
from tamaya.i18n.hanabi_events import event_message
from tamaya.i18n.hanabi_telling import move_messages, seats_message
from tamaya.i18n.ikebana_events import ikebana_event_message
from tamaya.i18n.ikebana_telling import ikebana_move_messages
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
from tamaya.table.games import GameEvent
from tamaya.table.service import LiveTable, Told
from tamaya.wire.remembered import Remembered
from tamaya.wire.said import Said, said_of

TABLES_REMEMBERED = 1_000
"""A whole evening in sentences takes about as much room as the table itself, some 100 kB."""


class Sentence(NamedTuple):
    """A sentence in the two forms in which people are told it."""

    said: Said
    event: GameEvent | None = None
    """The event of the game that it is of, or None where it is of the table."""
    unseen: Said | None = None
    """What is said to those who may not know all of the event; None where it is the same."""

    def for_viewer(self, viewer: Viewer) -> Said:
        """What a viewer is told."""
        if self.unseen is None or self.event is None:
            return self.said
        return self.said if redacted(self.event, viewer) is self.event else self.unseen


class Sentences:
    """The sentences of one table."""

    def __init__(self, live: LiveTable) -> None:
        """Begin before the first entry."""
        self._live = live
        self._names: tuple[str, ...] = ()
        self._board: hanabi.Board | None = None
        self._known: list[tuple[Sentence, ...]] = []

    def of(self, place: int, viewer: Viewer | None) -> tuple[Said, ...]:
        """What a viewer is told of the entry at a place of the feed.

        Where the game is not shown it is only what happened at the table.
        """
        for unknown in self._live.feed[len(self._known) :]:
            self._known.append(tuple(self._read(unknown)))
        said = self._known[place]
        if viewer is None:
            return tuple(sentence.said for sentence in said if sentence.event is None)
        return tuple(sentence.for_viewer(viewer) for sentence in said)

    def _read(self, told: Told) -> Iterator[Sentence]:
        event, game = told.logged.event, self._live.table.game
        if is_worth_saying(event):
            words = msgspec.to_builtins(event)
            yield Sentence(said_of(table_event_message(words, self._names)))
        self._names = names_after(self._names, event)
        match game:
            case hanabi.Game() if isinstance(event, GameStarted):
                # Everybody sees the hands: nobody wants to read them card by card.
                yield Sentence(said_of(seats_message(game, self._names)), told.happened[0])
                self._board = hanabi.Game.begin(game.setup).board
            case hanabi.Game() if self._board is not None:
                happened = [one for one in told.happened if isinstance(one, hanabi.Event)]
                for cards, message in move_messages(happened, self._names, self._board):
                    yield self._sentence(cards, message)
                self._board = reduce(hanabi.Board.after, happened, self._board)
            case ikebana.Game():
                flowers = [one for one in told.happened if isinstance(one, ikebana.Event)]
                for flower, message in ikebana_move_messages(flowers, self._names):
                    yield self._sentence(flower, message)
            case _:
                pass

    def _sentence(self, event: GameEvent, message: Message) -> Sentence:
        seen = redacted(event, Onlooker.SPECTATOR)
        if seen is event:
            return Sentence(said_of(message), event)
        if isinstance(seen, ikebana.SeenEvent):
            unseen = ikebana_event_message(seen, self._names)
        else:
            assert self._board is not None
            unseen = event_message(seen, self._names, self._board)
        return Sentence(said_of(message), event, said_of(unseen))


sentences = Remembered(Sentences, TABLES_REMEMBERED)
"""The sentences of a table, told on as its log grows."""


def is_worth_saying(event: TableEvent) -> bool:
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


def redacted(event: GameEvent, viewer: Viewer) -> hanabi.SeenEvent | ikebana.SeenEvent:
    """What the law tells a viewer of an event: the event itself, where nothing of it is hidden."""
    if isinstance(event, ikebana.Event):
        return ikebana.redact(event, viewer)
    return hanabi.redact(event, viewer)


def names_after(names: tuple[str, ...], event: TableEvent) -> tuple[str, ...]:
    """The name of whoever holds each seat, or held it last."""
    match event:
        case TableOpened(options) | OptionsChanged(options):
            return (names + ("",) * options.seats)[: options.seats]
        case SeatTaken(seat, _, name) | BotSeated(seat, _, name) | SeatTakenOver(seat, _, name):
            return (*names[:seat], name, *names[seat + 1 :])
        case _:
            return names
