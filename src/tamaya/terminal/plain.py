"""The table line by line: sentences out, typed words in, and no control of the screen.

What comes through a pipe is read only when somebody is to act, so a script can be written ahead.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from tamaya.i18n import Catalogue
from tamaya.rules.game import Refused
from tamaya.terminal.clock import time_text
from tamaya.terminal.company import Company
from tamaya.terminal.first_menu import title_of
from tamaya.terminal.game_title import game_title
from tamaya.terminal.hanabi_sentences import hanabi_sentences
from tamaya.terminal.help_text import moves_text, rules_text, words_text
from tamaya.terminal.ikebana_sentences import ikebana_sentences
from tamaya.terminal.menu import Wish
from tamaya.terminal.refusal_text import refusal_text
from tamaya.terminal.scene import Scene
from tamaya.terminal.text import paragraph
from tamaya.terminal.typed import as_typed, shown_word, understood
from tamaya.wire.hanabi_view import HanabiView
from tamaya.wire.ikebana_view import IkebanaView

PROMPT = "> "
COVER = "\n" * 60
"""Without control of the screen, what one person saw can only be moved out of the next one's."""


class Lines(Protocol):
    """What somebody types."""

    async def next(self) -> str | None:
        """The next line, or None once there is no more."""


class PlainTable:
    """One evening at a table, told in sentences."""

    def __init__(
        self,
        company: Company,
        lines: Lines,
        write: Callable[[str], None],
        say: Catalogue,
        *,
        reads_ahead: bool = False,
    ) -> None:
        """Read from these lines, also out of turn where it is wanted, and write with this."""
        self._company = company
        self._lines = lines
        self._write = write
        self._say = say
        self._reads_ahead = reads_ahead
        self._paragraphs_told = 0
        self._asked_for: tuple[Scene | None, str | None] | None = None
        """What was last asked for: a decision on a scene, or somebody before the screen."""

    async def run(self) -> bool:
        """Play until the game is over or somebody leaves; whether it is over."""
        news = self._company.news()
        hearing: asyncio.Task[None] = asyncio.ensure_future(anext(news))
        typing: asyncio.Task[str | None] | None = None
        try:
            while True:
                self._prompt()
                if typing is None and (self._company.is_to_act or self._reads_ahead):
                    typing = asyncio.ensure_future(self._lines.next())
                waiting: set[asyncio.Task[Any]] = {hearing} if typing is None else {hearing, typing}
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if hearing.done():
                    try:
                        hearing.result()
                    except StopAsyncIteration:
                        return False
                    hearing = asyncio.ensure_future(anext(news))
                    self._tell_news()
                    scene = self._company.scene
                    if scene is not None and scene.is_over:
                        return True
                if typing is not None and typing.done():
                    line, typing = typing.result(), None
                    if line is None or await self._has_left(line):
                        return False
        finally:
            for task in (hearing, typing):
                if task is not None:
                    task.cancel()
                    with suppress(asyncio.CancelledError, StopAsyncIteration):
                        await task
            await news.aclose()

    def _prompt(self) -> None:
        """Say what is wanted of whoever is there, once."""
        wanted = (self._company.scene, self._company.awaited)
        if not self._company.is_to_act or wanted == self._asked_for:
            return
        self._asked_for = wanted
        if self._company.is_covered:
            self._write(COVER)
            self._tell(self._say.say("terminal-cover", player=self._company.awaited or ""))
            self._tell(self._say.say("terminal-cover-key"))
        else:
            self._tell_news()
            self._tell_state()
        self._write(PROMPT)

    async def _has_left(self, line: str) -> bool:
        """Do what was typed; whether it was to leave."""
        if self._company.is_covered:
            self._company.uncover()
            return False
        scene = self._company.scene
        if scene is None:
            return False
        try:
            wanted = understood(line, scene, self._say)
        except Refused as why:
            self._refuse(refusal_text(why, self._say))
            return False
        if isinstance(wanted, Wish):
            return self._has_wished_to_leave(wanted, scene)
        why_not = as_typed(line, await self._company.ask(wanted), self._say)
        if why_not is not None:
            self._refuse(refusal_text(why_not, self._say))
        return False

    def _has_wished_to_leave(self, wish: Wish, scene: Scene) -> bool:
        match wish:
            case Wish.LEAVE:
                return True
            case Wish.LOOK:
                self._tell_state()
            case Wish.MOVES:
                self._write(f"{moves_text(scene, self._say)}\n")
            case Wish.RULES:
                self._write(f"{rules_text(scene, self._say)}\n")
            case _:
                self._write(f"{words_text(scene, self._say)}\n")
        self._write(PROMPT)
        return False

    def _tell_news(self) -> None:
        """What has happened since the last telling, as whoever is there was told it."""
        scene = self._company.scene
        if scene is None:
            return
        if not self._paragraphs_told:
            self._tell(game_title(scene.state.options, self._say))
            hint = shown_word("help", self._say)
            self._tell(self._say.say("terminal-plain-hint", help=hint))
        for told in scene.log[self._paragraphs_told :]:
            self._tell(told)
        self._paragraphs_told = len(scene.log)

    def _tell_state(self) -> None:
        """How the game stands."""
        scene = self._company.scene
        if scene is None:
            return
        self._tell(title_of(scene, self._say))
        seconds = self._company.seconds_left
        if seconds is not None:
            time = time_text(seconds, self._say)
            self._tell(self._say.say("terminal-plain-time", time=time))
        match scene.view:
            case HanabiView():
                sentences = hanabi_sentences(scene, scene.view, self._say)
            case IkebanaView():
                sentences = ikebana_sentences(scene, scene.view, self._say)
            case None:
                return
        for sentence in sentences:
            self._tell(sentence)

    def _refuse(self, why: str) -> None:
        """Say why not, and ask again."""
        self._tell(why)
        self._write(PROMPT)

    def _tell(self, text: str) -> None:
        self._write(f"{paragraph(text)}\n")
