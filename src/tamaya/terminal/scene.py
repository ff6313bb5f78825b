"""What one person at a terminal has been told: all that may be drawn for them, and no more."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from tamaya.i18n import Catalogue
from tamaya.table.phase import Phase
from tamaya.terminal.connection.table_connection import TableMessage
from tamaya.terminal.text.layout import printable
from tamaya.wire.message_wire import WireMessage, from_wire_message
from tamaya.wire.server_messages import Entry, GameView, NewEntry
from tamaya.wire.table_state import TableState

OMITTED_KEYS = frozenset({"event-turn-passed", "table-event-contributed"})
"""Sentences that a board says by itself."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table through the eyes of one person."""

    state: TableState
    view: GameView | None
    log: tuple[str, ...] = ()
    """What happened, a paragraph for each entry."""

    def after(self, message: NewEntry, texts: Catalogue) -> Self:
        """The scene once something has happened."""
        paragraph = paragraph_of(message, texts)
        log = (*self.log, paragraph) if paragraph else self.log
        return replace(self, state=message.state, view=message.view, log=log)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where; a dash for an empty seat."""
        holders = self.state.holders
        return tuple("–" if holder is None else printable(holder.name) for holder in holders)

    @property
    def seat(self) -> int | None:
        """The seat of whoever looks."""
        return self.state.my_seat

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen in the game."""
        return self.state.phase in (Phase.FINISHED, Phase.EXPIRED)

    @property
    def is_to_act(self) -> bool:
        """Whether whoever looks has to decide."""
        return self.view is not None and bool(self.view.legal_moves) and not self.is_over


def scene_after(scene: Scene | None, message: TableMessage, texts: Catalogue) -> Scene:
    """The scene that a message leads to; one that tells all from the beginning replaces it."""
    if isinstance(message, NewEntry):
        assert scene is not None
        return scene.after(message, texts)
    known = scene.log if scene is not None and message.after else ()
    missed = (paragraph_of(entry, texts) for entry in message.entries)
    return Scene(message.state, message.view, (*known, *filter(None, missed)))


def paragraph_of(entry: Entry | NewEntry, texts: Catalogue) -> str:
    """An entry of the log in sentences; empty where it goes without saying."""
    return " ".join(sentences(entry.sentences, texts))


def sentences(messages: Sequence[WireMessage], texts: Catalogue) -> list[str]:
    """The sentences in a language; a newer house may say what this program cannot."""
    rendered = []
    for one in messages:
        if one.key in OMITTED_KEYS or one.key not in texts:
            continue
        try:
            rendered.append(printable(texts.render(from_wire_message(one))))
        except (KeyError, ValueError):
            continue
    return rendered
