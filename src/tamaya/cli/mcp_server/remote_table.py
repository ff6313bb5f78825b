"""A seat at a table of a server: what has come over the wire, in sentences, and typed commands."""

import asyncio
from contextlib import suppress

from tamaya.cli.mcp_server.refusals import McpRefusal
from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.terminal.connection.connection_interface import Reconnecting
from tamaya.terminal.connection.remote_sign_in import RefusedByServer, create_bot, parse_link
from tamaya.terminal.connection.wire_connection import WireConnection
from tamaya.terminal.game_adapters import adapter_for
from tamaya.terminal.input.menu_types import UiAction
from tamaya.terminal.input.table_menu import turn_title
from tamaya.terminal.input.typed_commands import parse_input, refusal_for_input
from tamaya.terminal.received_table_state import Scene, scene_after
from tamaya.terminal.text.help_text import moves_text, rules_text, words_text
from tamaya.terminal.text.refusal_text import refusal_text


class RemoteTable:
    """One assistant at one table, seated as a bot; it knows what its seat is sent and no more."""

    def __init__(self, texts: Catalogue) -> None:
        """Speak this language."""
        self._texts = texts
        self._connection: WireConnection | None = None
        self._following: asyncio.Task[None] | None = None
        self._scene: Scene | None = None
        self._changed = asyncio.Event()
        self._shown = 0
        """How many paragraphs of the log the assistant has been told."""

    async def join(self, link: str, name: str, password: str | None) -> str:
        """Sign in to the server as a bot, and sit down."""
        if self._connection is not None:
            raise Refused(McpRefusal.AT_A_TABLE)
        table = parse_link(link)
        token = await asyncio.to_thread(create_bot, table.server, name)
        connection = WireConnection(table, "", password, sits_down=True, token=token)
        await connection.open()
        self._connection, self._scene, self._shown = connection, None, 0
        self._following = asyncio.create_task(self._follow(connection))
        await self._wait_until_seated()
        scene = self._known_scene()
        return "\n\n".join(
            (rules_text(scene, self._texts), words_text(scene, self._texts), self.text())
        )

    async def leave(self) -> str:
        """Leave the table; the seat is kept."""
        await self._disconnect()
        return self._texts.format("terminal-goodbye")

    async def wait(self, seconds: float) -> str:
        """Wait until the assistant is to act or the game is over, for so long at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self._known_scene().is_to_act or self._known_scene().is_over):
                    await self._next_change()
        return self.text()

    async def submit(self, line: str) -> str:
        """Carry out a typed command, and tell what then happened."""
        scene, texts = self._known_scene(), self._texts
        wanted = parse_input(line, scene, texts)
        if isinstance(wanted, UiAction):
            return await self._perform(wanted, scene)
        assert self._connection is not None
        before = scene.state.sequence
        refusal = refusal_for_input(line, await self._connection.submit(wanted), scene, texts)
        if refusal is not None:
            return f"{refusal_text(refusal, texts)}\n\n{self.text()}"
        while self._known_scene().state.sequence == before:
            await self._next_change()
        return self.text()

    async def _perform(self, action: UiAction, scene: Scene) -> str:
        if action is UiAction.LEAVE:
            return await self.leave()
        if action is UiAction.RULES:
            return rules_text(scene, self._texts)
        return words_text(scene, self._texts) if action is UiAction.HELP else self.text()

    def text(self) -> str:
        """What is new in the log, the position, whose turn it is, and the legal moves."""
        scene, texts = self._known_scene(), self._texts
        lines = list(scene.log[self._shown :])
        self._shown = len(scene.log)
        if scene.view is not None and not scene.is_over:
            lines += adapter_for(scene).state_sentences(scene, scene.view, texts)
        lines.append(turn_title(scene, texts))
        if scene.is_to_act:
            lines.append(moves_text(scene, texts))
        return "\n".join(lines)

    def _known_scene(self) -> Scene:
        self._raise_failure()
        if self._scene is None:
            raise Refused(McpRefusal.NOT_AT_A_TABLE)
        return self._scene

    async def _follow(self, connection: WireConnection) -> None:
        try:
            async for message in connection.messages():
                if not isinstance(message, Reconnecting):
                    self._scene = scene_after(self._scene, message, self._texts)
                    self._changed.set()
        finally:
            self._changed.set()

    async def _wait_until_seated(self) -> None:
        while self._scene is None or self._scene.seat is None:
            try:
                await self._next_change()
            except (Refused, RefusedByServer):
                await self._disconnect()
                raise

    async def _next_change(self) -> None:
        self._changed.clear()
        self._raise_failure()
        await self._changed.wait()
        self._raise_failure()

    def _raise_failure(self) -> None:
        """Raise why the connection ended, if it has."""
        if self._following is not None and self._following.done():
            self._following.result()

    async def _disconnect(self) -> None:
        connection, following = self._connection, self._following
        self._connection, self._following, self._scene = None, None, None
        if following is not None:
            following.cancel()
            with suppress(asyncio.CancelledError, Refused, RefusedByServer):
                await following
        if connection is not None:
            await connection.close()
