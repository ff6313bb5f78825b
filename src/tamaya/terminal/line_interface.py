"""The table line by line: sentences out, typed commands in, no control of the screen.

A pipe is read only when somebody is to act, so a script can be written in advance.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.terminal.game_adapters import adapter_for
from tamaya.terminal.hot_seat import HotSeat
from tamaya.terminal.input.menu_types import UiAction
from tamaya.terminal.input.table_menu import turn_title
from tamaya.terminal.input.typed_commands import parse_input, refusal_for_input
from tamaya.terminal.input.typed_line import shown_word
from tamaya.terminal.look_back import LookBack
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.server_clock import time_text
from tamaya.terminal.text.help_text import moves_text, rules_text, words_text
from tamaya.terminal.text.layout import paragraph
from tamaya.terminal.text.refusal_text import refusal_text

PROMPT = "> "
BLANK_LINES = "\n" * 60
"""Without control of the screen, one person's lines can only be scrolled away from the next."""


class LineReader(Protocol):
    """A source of typed lines."""

    async def next(self) -> str | None:
        """The next line, or None at the end of the input."""


class PlainTable:
    """A table shown in sentences."""

    def __init__(
        self,
        hot_seat: HotSeat,
        lines: LineReader,
        write: Callable[[str], None],
        texts: Catalogue,
        *,
        reads_ahead: bool = False,
    ) -> None:
        """Read these lines, out of turn too with ``reads_ahead``, and write with ``write``."""
        self._hot_seat = hot_seat
        self._lines = lines
        self._write = write
        self._texts = texts
        self._reads_ahead = reads_ahead
        self._paragraphs_written = 0
        self._is_reconnecting = False
        self._look_back = LookBack(hot_seat)
        self._prompted: tuple[Scene | None, str | None] | None = None
        """The last prompt: for a move in a scene, or for a person."""

    async def run(self) -> bool:
        """Play until the game is over or somebody leaves; return whether it is over."""
        updates = self._hot_seat.updates()
        next_update: asyncio.Task[None] = asyncio.ensure_future(anext(updates))
        next_line: asyncio.Task[str | None] | None = None
        try:
            while True:
                self._prompt()
                if next_line is None and (self._hot_seat.is_to_act or self._reads_ahead):
                    next_line = asyncio.ensure_future(self._lines.next())
                waiting: set[asyncio.Task[Any]] = (
                    {next_update} if next_line is None else {next_update, next_line}
                )
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if next_update.done():
                    try:
                        next_update.result()
                    except StopAsyncIteration:
                        return False
                    next_update = asyncio.ensure_future(anext(updates))
                    self._write_connection()
                    self._write_log()
                    scene = self._hot_seat.scene
                    if scene is not None and scene.is_over:
                        return True
                if next_line is not None and next_line.done():
                    line, next_line = next_line.result(), None
                    if line is None or await self._handle_line(line):
                        return False
        finally:
            for task in (next_update, next_line):
                if task is not None:
                    task.cancel()
                    with suppress(asyncio.CancelledError, StopAsyncIteration):
                        await task
            await updates.aclose()

    def _prompt(self) -> None:
        """Ask for a move, or for the next person, once."""
        wanted = (self._hot_seat.scene, self._hot_seat.awaited_name)
        if not self._hot_seat.is_to_act or wanted == self._prompted:
            return
        self._prompted = wanted
        if self._hot_seat.is_covered:
            self._write(BLANK_LINES)
            self._write_paragraph(
                self._texts.format("terminal-cover", player=self._hot_seat.awaited_name or "")
            )
            self._write_paragraph(self._texts.format("terminal-cover-key"))
        else:
            self._write_log()
            self._write_state()
        self._write(PROMPT)

    async def _handle_line(self, line: str) -> bool:
        """Carry out a typed line; return whether it was to leave."""
        if self._hot_seat.is_covered:
            self._hot_seat.uncover()
            return False
        scene = self._hot_seat.scene
        if scene is None:
            return False
        try:
            wanted = parse_input(line, scene, self._texts)
        except Refused as why:
            self._refuse(refusal_text(why, self._texts))
            return False
        if isinstance(wanted, UiAction):
            return await self._perform(wanted, scene)
        refusal = refusal_for_input(line, await self._hot_seat.submit(wanted), scene, self._texts)
        if refusal is not None:
            self._refuse(refusal_text(refusal, self._texts))
        return False

    async def _perform(self, action: UiAction, scene: Scene) -> bool:
        match action:
            case UiAction.LEAVE:
                return True
            case UiAction.LOOK:
                self._write_state()
            case UiAction.EARLIER:
                await self._look_back.step(-1)
                self._write_past(scene)
            case UiAction.LATER:
                await self._look_back.step(1)
                self._write_past(scene)
            case UiAction.MOVES:
                self._write(f"{moves_text(scene, self._texts)}\n")
            case UiAction.RULES:
                self._write(f"{rules_text(scene, self._texts)}\n")
            case _:
                self._write(f"{words_text(scene, self._texts)}\n")
        self._write(PROMPT)
        return False

    def _write_connection(self) -> None:
        """Say once that the connection is lost, and once that it is back."""
        if self._is_reconnecting != self._hot_seat.is_reconnecting:
            self._is_reconnecting = self._hot_seat.is_reconnecting
            key = "terminal-reconnecting" if self._is_reconnecting else "terminal-reconnected"
            self._write_paragraph(self._texts.format(key))

    def _write_log(self) -> None:
        """Write the new paragraphs of the log."""
        scene = self._hot_seat.scene
        if scene is None:
            return
        if not self._paragraphs_written:
            title = adapter_for(scene).title(scene.state.options)
            self._write_paragraph(self._texts.render(title))
            hint = shown_word("help", self._texts)
            self._write_paragraph(self._texts.format("terminal-plain-hint", help=hint))
            link = self._hot_seat.invitation
            if link:
                self._write(f"{self._texts.format('terminal-invitation', link=link)}\n")
        for paragraph_text in scene.log[self._paragraphs_written :]:
            self._write_paragraph(paragraph_text)
        self._paragraphs_written = len(scene.log)

    def _write_state(self) -> None:
        """Write the state of the game."""
        scene = self._hot_seat.scene
        if scene is None:
            return
        self._write_paragraph(turn_title(scene, self._texts))
        seconds = self._hot_seat.seconds_left
        if seconds is not None:
            time = time_text(seconds, self._texts)
            self._write_paragraph(self._texts.format("terminal-plain-time", time=time))
        if scene.view is not None:
            for sentence in adapter_for(scene).state_sentences(scene, scene.view, self._texts):
                self._write_paragraph(sentence)

    def _write_past(self, scene: Scene) -> None:
        """Write the game after an earlier move, or as it stands."""
        past = self._look_back.scene
        if past is None or past.view is None:
            self._write_state()
            return
        moves = {"move": self._look_back.moves, "moves": scene.moves}
        self._write_paragraph(self._texts.format("terminal-looking-back", **moves))
        for text in (
            *past.log[-1:],
            *adapter_for(past).state_sentences(past, past.view, self._texts),
        ):
            self._write_paragraph(text)

    def _refuse(self, why: str) -> None:
        """Write a refusal, and ask again."""
        self._write_paragraph(why)
        self._write(PROMPT)

    def _write_paragraph(self, text: str) -> None:
        self._write(f"{paragraph(text)}\n")
