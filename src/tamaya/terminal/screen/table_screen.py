"""The full-screen table: keys and mouse in, rows of text out."""

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click, Key, Resize
from textual.timer import Timer
from textual.widgets import Input, Static

from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import Command
from tamaya.terminal.bot_pace import Pace
from tamaya.terminal.connection.remote_sign_in import RefusedByServer
from tamaya.terminal.game_adapters import adapter_for
from tamaya.terminal.hot_seat import HotSeat
from tamaya.terminal.input.menu_types import Item, Menu, Prefill, UiAction
from tamaya.terminal.input.table_menu import look_back_menu, main_menu
from tamaya.terminal.input.typed_commands import parse_input, refusal_for_input
from tamaya.terminal.input.typed_line import normalise
from tamaya.terminal.look_back import LookBack
from tamaya.terminal.render.colours import PRESS, content
from tamaya.terminal.render.finale import FRAMES_PER_SECOND, Finale
from tamaya.terminal.render.finale_rows import SMALLEST, finale_rows
from tamaya.terminal.render.screen_rows import Footer, Size, cover_rows, screen_rows
from tamaya.terminal.render.styled_rows import Row
from tamaya.terminal.screen.page_screen import PageScreen
from tamaya.terminal.text.help_text import keys_text, moves_text, rules_text, words_text
from tamaya.terminal.text.refusal_text import refusal_text
from tamaya.wire.server_messages import RefusalMessage

BACK = "escape"
KEY = "key"


class TableScreen(App[bool]):
    """The table on the whole screen; returns whether the game came to its end."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    CSS = """
    Screen { background: #10151b; }
    #rows { width: 100%; height: 1fr; text-wrap: nowrap; text-overflow: clip; }
    #typed { dock: bottom; height: 1; border: none; display: none; background: #1c2530; }
    #typed.open { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True, show=False)
    ]

    def __init__(self, hot_seat: HotSeat, texts: Catalogue, pace: Pace | None = None) -> None:
        """Show the table to these people; the pace is that of this terminal's own bots."""
        super().__init__()
        self._hot_seat = hot_seat
        self._texts = texts
        self._pace = pace
        self._look_back = LookBack(hot_seat)
        self._menus: list[Menu] = []
        self._finale: Finale | None = None
        self._fireworks: Timer | None = None
        self._frame = 0
        self._was_playing = False
        self._notice = ""
        self.failure: Refused | RefusedByServer | None = None
        """Why the connection ended, where it was not closed here."""

    def compose(self) -> ComposeResult:
        """The board, and an input line."""
        yield Static(id="rows", markup=False)
        yield Input(id="typed", compact=True, select_on_focus=False)

    def on_mount(self) -> None:
        """Start to listen, and to watch the clock."""
        self.run_worker(self._listen(), exit_on_error=True)
        self.set_interval(1, self._tick)

    async def _listen(self) -> None:
        try:
            async for _ in self._hot_seat.updates():
                self._celebrate()
                self.draw()
        except (Refused, RefusedByServer) as why:
            self.failure = why
            self.exit(result=False)

    def _tick(self) -> None:
        """Redraw the time left where the table has a clock."""
        if self._hot_seat.seconds_left is not None:
            self.draw()

    def _draw_fireworks(self) -> None:
        """Draw the next picture of the fireworks at the end."""
        self._frame += 1
        if self._finale is not None and self._frame >= self._finale.frames:
            self._finale = None
        if self._finale is None and self._fireworks is not None:
            self._fireworks.stop()
        if self.is_running and self.screen_stack[0].query("#rows"):
            self.draw()

    def _celebrate(self) -> None:
        """Begin the fireworks when a game ends that was watched here; on no screen too small."""
        scene = self._hot_seat.scene
        is_over = scene is not None and scene.is_over
        if scene is not None and scene.view is not None and is_over and self._was_playing:
            is_large = self.size.width >= SMALLEST.width and self.size.height >= SMALLEST.height
            if is_large and self.animation_level != "none":
                self._finale, self._frame = adapter_for(scene).finale(scene, scene.view), 0
                if self._finale is not None:
                    seconds = 1 / FRAMES_PER_SECOND
                    self._fireworks = self.set_interval(seconds, self._draw_fireworks)
        self._was_playing = scene is not None and scene.view is not None and not is_over

    def on_resize(self, _event: Resize) -> None:
        """Draw again for the new size."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw everything that the person at the screen may see."""
        if self._hot_seat.is_covered:
            self._close_private()
        self._refresh_menus()
        self.screen_stack[0].query_one("#rows", Static).update(content(self.rows()))

    def _close_private(self) -> None:
        """Close what one person had open before the next one looks."""
        self._notice = ""
        self._look_back.stop()
        if self._has_page_open:
            self.pop_screen()
        if self._typed.has_class("open"):
            self._typed.value = ""
            self._typed.remove_class("open")
            self.set_focus(None)

    def rows(self) -> list[Row]:
        """All rows of the screen."""
        is_typing = self._typed.has_class("open")
        size = Size(self.size.width, self.size.height - is_typing)
        scene = self._hot_seat.scene
        if scene is not None:
            if self._finale is not None:
                return finale_rows(self._finale, self._frame, size)
            shown = self._look_back.scene or scene
            return screen_rows(shown, self._footer(), size, self._texts)
        return cover_rows(self._hot_seat.awaited_name, size, self._texts)

    def _footer(self) -> Footer:
        """Everything beneath the board."""
        return Footer(
            self._visible_menu,
            self._notice,
            self._hot_seat.seconds_left,
            self._hot_seat.invitation,
            is_reconnecting=self._hot_seat.is_reconnecting,
        )

    @property
    def _visible_menu(self) -> Menu:
        """The open menu, with a way back from every menu but the first."""
        *before, menu = self._menus
        if not before:
            return menu
        back = Item(BACK, self._texts.format("terminal-menu-back"), UiAction.BACK)
        return Menu(menu.title, (*menu.items, back))

    def _refresh_menus(self) -> None:
        """Go back to the main menu where its items have changed."""
        scene = self._hot_seat.scene
        if scene is None:
            self._menus = []
            return
        past = self._look_back.scene
        if past is not None and past.state.table != scene.state.table:
            self._look_back.stop()
        if self._look_back.scene is None:
            menu = main_menu(scene, self._texts, self._pace)
        else:
            menu = look_back_menu(scene, self._look_back.moves, self._texts)
        if not self._menus or self._menus[0] != menu:
            self._menus = [menu]

    async def on_key(self, event: Key) -> None:
        """Do what the menu says for a key."""
        if self._has_page_open:
            return
        if self._typed.has_class("open"):
            if event.key == BACK:
                event.stop()
                self._close_input()
            return
        key = event.key if event.key in ("space", "enter", BACK) else event.character or ""
        if key:
            # A page that this key opens must not receive the same key.
            event.prevent_default()
            event.stop()
            await self.press(f"{KEY} {key}")

    @property
    def _typed(self) -> Input:
        """The input line."""
        return self.screen_stack[0].query_one("#typed", Input)

    @property
    def _has_page_open(self) -> bool:
        """Whether a page is open over the board."""
        return len(self.screen_stack) > 1

    async def on_click(self, event: Click) -> None:
        """Treat a click as a key, or open the menu of the clicked card."""
        pressed = event.style.meta.get(PRESS)
        if isinstance(pressed, str) and not self._has_page_open:
            await self.press(pressed)

    async def press(self, pressed: str) -> None:
        """Carry out a key press or a click."""
        kind, _, word = pressed.partition(" ")
        self._notice, self._finale = "", None
        scene = self._hot_seat.scene
        if scene is None:
            if word == "enter":
                self._hot_seat.uncover()
            elif word == "q":
                self.action_leave()
        elif kind == KEY:
            await self._choose(word)
        elif scene.view is not None and self._look_back.scene is None:
            self._open(adapter_for(scene).clicked_menu(scene, scene.view, pressed, self._texts))
        self.draw()

    def _open(self, menu: Menu | None) -> None:
        if menu is not None:
            self._menus = [*self._menus[:1], menu]

    async def _choose(self, key: str) -> None:
        """Follow the item of a key; not every keyboard has the accents of a suit's letter."""
        for menu in (self._visible_menu, self._menus[0]):
            for compared in (str, normalise):
                for item in menu.items:
                    if compared(item.key) == key:
                        await self._follow(item.target)
                        return

    async def _follow(self, target: Menu | Command | UiAction | Prefill) -> None:
        match target:
            case Menu():
                self._menus.append(target)
            case Prefill(text):
                self._open_input(text)
            case UiAction.EARLIER:
                await self._look_back.step(-1)
            case UiAction.LATER:
                await self._look_back.step(1)
            case UiAction.NOW:
                self._look_back.stop()
            case UiAction.AGAIN:
                self._show_refusal(await self._hot_seat.play_again())
            case UiAction():
                self._perform(target)
            case _:
                await self._submit(target)

    async def _submit(self, command: Command) -> None:
        self._menus = self._menus[:1]
        self._show_refusal(await self._hot_seat.submit(command))

    def _show_refusal(self, refusal: Refused | RefusalMessage | None) -> None:
        """Show a refusal, or clear the last one."""
        self._notice = "" if refusal is None else refusal_text(refusal, self._texts)

    def _perform(self, action: UiAction) -> None:
        scene = self._hot_seat.scene
        assert scene is not None
        match action:
            case UiAction.LEAVE:
                self.action_leave()
            case UiAction.TYPE:
                self._open_input()
            case UiAction.HELP:
                rendered = (keys_text(scene, self._texts), words_text(scene, self._texts))
                self._show("\n\n".join((*rendered, rules_text(scene, self._texts))))
            case UiAction.RULES:
                self._show(rules_text(scene, self._texts))
            case UiAction.LOG:
                self._show("\n".join(scene.log), begins_at_end=True)
            case UiAction.MOVES:
                self._show(moves_text(scene, self._texts))
            case UiAction.BACK:
                self._menus.pop()
            case UiAction.HOLD | UiAction.FASTER | UiAction.SLOWER:
                self._change_pace(action)
            case _:
                pass

    def _show(self, text: str, *, begins_at_end: bool = False) -> None:
        """Open a page over the board."""
        back = self._texts.format("terminal-menu-back")
        self.push_screen(PageScreen(text, back, begins_at_end=begins_at_end))

    def _change_pace(self, action: UiAction) -> None:
        if self._pace is None:
            return
        match action:
            case UiAction.HOLD:
                self._pace.toggle_hold()
            case UiAction.FASTER:
                self._pace.speed_up()
            case _:
                self._pace.slow_down()

    def _open_input(self, text: str = "") -> None:
        self._typed.value = text
        self._typed.cursor_position = len(text)
        self._typed.add_class("open")
        self._typed.focus()

    def _close_input(self) -> None:
        self._typed.value = ""
        self._typed.remove_class("open")
        self.set_focus(None)
        self.draw()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carry out the typed line; a refused one stays to be corrected."""
        scene = self._hot_seat.scene
        if scene is None:
            return
        self._notice = ""
        try:
            wanted = parse_input(event.value, scene, self._texts)
        except Refused as why:
            self._show_refusal(why)
            self.draw()
            return
        if isinstance(wanted, UiAction):
            self._close_input()
            await self._follow(wanted)
        else:
            self._menus = self._menus[:1]
            refusal = refusal_for_input(
                event.value, await self._hot_seat.submit(wanted), scene, self._texts
            )
            self._show_refusal(refusal)
            if refusal is None:
                self._close_input()
        self.draw()

    def action_leave(self) -> None:
        """Leave the table; the game can be resumed."""
        scene = self._hot_seat.scene
        self.exit(scene is not None and scene.is_over)
