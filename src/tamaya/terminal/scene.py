"""What one person at a terminal has been told: all that may be drawn for them, and no more."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from tamaya.i18n import Catalogue
from tamaya.table.phase import Phase
from tamaya.terminal.line import TableMessage
from tamaya.terminal.text import printable
from tamaya.wire.said import Said, message_of
from tamaya.wire.server_messages import Entry, GameView, Happened
from tamaya.wire.table_state import TableState

QUIET = frozenset({"event-turn-passed", "table-event-contributed"})
"""Sentences that a board says by itself."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table through the eyes of one person."""

    state: TableState
    view: GameView | None
    log: tuple[str, ...] = ()
    """What happened, a paragraph for each entry."""

    def after(self, message: Happened, say: Catalogue) -> Self:
        """The scene once something has happened."""
        told = paragraph_of(message, say)
        log = (*self.log, told) if told else self.log
        return replace(self, state=message.state, view=message.view, log=log)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where; a dash for an empty seat."""
        chairs = self.state.chairs
        return tuple("–" if chair is None else printable(chair.name) for chair in chairs)

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


def scene_after(scene: Scene | None, message: TableMessage, say: Catalogue) -> Scene:
    """The scene that a message leads to; one that tells all from the beginning replaces it."""
    if isinstance(message, Happened):
        assert scene is not None
        return scene.after(message, say)
    known = scene.log if scene is not None and message.after else ()
    missed = (paragraph_of(entry, say) for entry in message.missed)
    return Scene(message.state, message.view, (*known, *filter(None, missed)))


def paragraph_of(entry: Entry | Happened, say: Catalogue) -> str:
    """An entry of the log in sentences; empty where it goes without saying."""
    return " ".join(sentences(entry.said, say))


def sentences(said: Sequence[Said], say: Catalogue) -> list[str]:
    """The sentences in a language; a newer house may say what this program cannot."""
    spoken = []
    for one in said:
        if one.key in QUIET or one.key not in say:
            continue
        try:
            spoken.append(printable(say.tell(message_of(one))))
        except (KeyError, ValueError):
            continue
    return spoken
