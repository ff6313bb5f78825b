"""What one person at a terminal may see: everything that is drawn for them comes from here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from tamaya.i18n import Catalogue
from tamaya.table.phase import Phase
from tamaya.terminal.connection.connection_interface import TableMessage
from tamaya.terminal.text.layout import printable
from tamaya.wire.i18n_message import WireMessage, from_wire_message
from tamaya.wire.server_messages import Entry, GameView, NewEntry
from tamaya.wire.table_state_types import TableState


@dataclass(frozen=True, slots=True)
class Scene:
    """A table from the viewpoint of one person."""

    state: TableState
    view: GameView | None
    log: tuple[str, ...] = ()
    """The log, one paragraph per entry."""

    def after(self, message: NewEntry, texts: Catalogue) -> Self:
        """The scene after a new entry."""
        paragraph = paragraph_of(message, texts)
        log = (*self.log, paragraph) if paragraph else self.log
        return replace(self, state=message.state, view=message.view, log=log)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, a dash for an empty one."""
        holders = self.state.holders
        return tuple("–" if holder is None else printable(holder.name) for holder in holders)

    @property
    def bot_marks(self) -> tuple[str, ...]:
        """For each seat what marks a bot: its name in the roster in brackets; empty for people."""
        bots = (None if holder is None else holder.bot for holder in self.state.holders)
        return tuple("" if bot is None else f"[{printable(bot)}]" for bot in bots)

    @property
    def seat(self) -> int | None:
        """The person's own seat, if any."""
        return self.state.my_seat

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.phase in (Phase.FINISHED, Phase.EXPIRED)

    @property
    def is_to_act(self) -> bool:
        """Whether the person has to move."""
        return self.view is not None and bool(self.view.legal_moves) and not self.is_over


def scene_after(scene: Scene | None, message: TableMessage, texts: Catalogue) -> Scene:
    """The scene after a message; one that restarts the log replaces it."""
    if isinstance(message, NewEntry):
        assert scene is not None
        return scene.after(message, texts)
    known = scene.log if scene is not None and message.after else ()
    missed = (paragraph_of(entry, texts) for entry in message.entries)
    return Scene(message.state, message.view, (*known, *filter(None, missed)))


def paragraph_of(entry: Entry | NewEntry, texts: Catalogue) -> str:
    """A log entry in sentences; empty where there is nothing to say."""
    return " ".join(sentences(entry.sentences, texts))


def sentences(messages: Sequence[WireMessage], texts: Catalogue) -> list[str]:
    """The sentences in a language, without those that only a newer program knows."""
    rendered = []
    for wire_message in messages:
        if wire_message.key not in texts:
            continue
        try:
            rendered.append(printable(texts.render(from_wire_message(wire_message))))
        except (KeyError, ValueError):
            continue
    return rendered
