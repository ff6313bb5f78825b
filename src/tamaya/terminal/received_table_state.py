"""What one person at a terminal may see: everything that is drawn for them comes from here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from tamaya.i18n import Catalogue
from tamaya.table.phase import Phase
from tamaya.terminal.connection.connection_interface import TableMessage
from tamaya.terminal.text.layout import printable
from tamaya.wire.i18n_message import WireMessage, from_wire_message
from tamaya.wire.server_messages import Absences, AbsentSeat, Entry, GameView, NewEntry
from tamaya.wire.table_state_types import TableState


@dataclass(frozen=True, slots=True)
class Scene:
    """A table from the viewpoint of one person."""

    state: TableState
    view: GameView | None
    log: tuple[str, ...] = ()
    """The log, one paragraph per entry."""
    paragraphs_after_move: tuple[int, ...] = ()
    """How long the log was when the game started, after its first move, and so on."""
    absences: tuple[AbsentSeat, ...] = ()
    """The seats whose people are not here."""
    absence_marks: tuple[str, ...] = ()
    """For each seat that it is the person's own, or why its person is not here; or nothing."""

    def after(self, message: NewEntry, texts: Catalogue) -> Self:
        """The scene after a new entry."""
        after = replace(self.logged(message, texts), state=message.state, view=message.view)
        return after.with_absences(self.absences, texts)

    def logged(self, entry: Entry | NewEntry, texts: Catalogue) -> Self:
        """The scene with an entry added to its log."""
        paragraph = paragraph_of(entry, texts)
        log = (*self.log, paragraph) if paragraph else self.log
        ends = self.paragraphs_after_move
        match entry.event.__struct_config__.tag:
            case "game-started":
                ends = (len(log),)
            case "move-made":
                ends = (*ends, len(log))
            case "move-undone":
                ends = ends[: -getattr(entry.event, "moves", 0)]
            case _:
                pass
        return replace(self, log=log, paragraphs_after_move=ends)

    def with_absences(self, absences: tuple[AbsentSeat, ...], texts: Catalogue) -> Self:
        """The scene with these absences."""
        scene = replace(self, absences=absences)
        seats = range(len(self.state.holders))
        you = texts.format("terminal-own-seat")
        words = [
            absence_text(scene, seat, texts) or (you if seat == self.seat else "") for seat in seats
        ]
        return replace(scene, absence_marks=tuple(f"({word})" if word else "" for word in words))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, a dash for an empty one."""
        holders = self.state.holders
        return tuple("–" if holder is None else printable(holder.name) for holder in holders)

    @property
    def seat_marks(self) -> tuple[str, ...]:
        """For each seat a bot's name in the roster, or why its person is not here; or nothing."""
        bots = (None if holder is None else holder.bot for holder in self.state.holders)
        absences = self.absence_marks or ("",) * len(self.state.holders)
        return tuple(
            absence if bot is None else f"[{printable(bot)}]"
            for bot, absence in zip(bots, absences, strict=True)
        )

    @property
    def seat(self) -> int | None:
        """The person's own seat, if any."""
        return self.state.my_seat

    @property
    def moves(self) -> int:
        """How many moves have been made and not undone."""
        return max(len(self.paragraphs_after_move) - 1, 0)

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
    if isinstance(message, Absences):
        assert scene is not None
        return scene.with_absences(message.seats, texts)
    attached = Scene(message.state, message.view)
    if scene is not None and message.after:
        attached = replace(scene, state=message.state, view=message.view)
    for entry in message.entries:
        attached = attached.logged(entry, texts)
    return attached.with_absences((), texts)


def absence_text(scene: Scene, seat: int, texts: Catalogue) -> str:
    """Why the person of a seat is not here, or that a bot plays for them; empty if they are."""
    holder = scene.state.holders[seat]
    if holder is not None and holder.has_substitute:
        return texts.format("client-table-has-substitute")
    for absent in scene.absences:
        if absent.seat == seat:
            return texts.format(f"client-table-{absent.absence.value}")
    return ""


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
