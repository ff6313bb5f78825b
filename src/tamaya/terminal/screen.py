"""The table on the whole screen of a terminal: keys and mouse in, rows of letters out."""

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click, Key, Resize
from textual.widgets import Input, Static

from tamaya.i18n import Catalogue
from tamaya.rules.game import Refused
from tamaya.table.commands import Command
from tamaya.terminal.colours import PRESS, content
from tamaya.terminal.company import Company
from tamaya.terminal.drawing import Beneath, Size, cover_rows, screen_rows
from tamaya.terminal.first_menu import first_menu
from tamaya.terminal.hanabi_menu import card_menu
from tamaya.terminal.help_text import keys_text, moves_text, rules_text, words_text
from tamaya.terminal.ikebana_menu import pile_menu
from tamaya.terminal.ink import Row
from tamaya.terminal.menu import Item, Menu, Wish
from tamaya.terminal.pace import Pace
from tamaya.terminal.page_screen import PageScreen
from tamaya.terminal.refusal_text import refusal_text
from tamaya.terminal.typed import as_typed, understood
from tamaya.terminal.visiting import HouseSaysNo
from tamaya.wire.hanabi_view import HanabiView
from tamaya.wire.ikebana_view import IkebanaView
from tamaya.wire.server_messages import NotDone

BACK = "escape"


class TableScreen(App[bool]):
    """One evening at a table; its answer is whether the game came to its end."""

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

    def __init__(self, company: Company, say: Catalogue, pace: Pace | None = None) -> None:
        """Show what this company is told; a pace is there where bots of this terminal play."""
        super().__init__()
        self._company = company
        self._say = say
        self._pace = pace
        self._menus: list[Menu] = []
        self._notice = ""
        self.trouble: Refused | HouseSaysNo | None = None
        """Why the line ended, where it did by itself."""

    def compose(self) -> ComposeResult:
        """The board over everything, and a line to type on."""
        yield Static(id="rows", markup=False)
        yield Input(id="typed", compact=True)

    def on_mount(self) -> None:
        """Begin to listen, and to look at the clock."""
        self.run_worker(self._listen(), exit_on_error=True)
        self.set_interval(1, self._tick)

    async def _listen(self) -> None:
        try:
            async for _ in self._company.news():
                self.draw()
        except (Refused, HouseSaysNo) as why:
            self.trouble = why
            self.exit(result=False)

    def _tick(self) -> None:
        """Time goes by where the table has a clock."""
        if self._company.seconds_left is not None:
            self.draw()

    def on_resize(self, _event: Resize) -> None:
        """Draw for the new size."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw everything anew, from what whoever is before the screen was told."""
        if self._company.is_covered:
            self._put_away()
        self._renew_menus()
        self.screen_stack[0].query_one("#rows", Static).update(content(self.rows()))

    def _put_away(self) -> None:
        """What one person had open is not for the next one's eyes."""
        self._notice = ""
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
        scene = self._company.scene
        if scene is not None:
            beneath = Beneath(self._shown_menu, self._notice, self._company.seconds_left)
            return screen_rows(scene, beneath, size, self._say)
        return cover_rows(self._company.awaited, size, self._say)

    @property
    def _shown_menu(self) -> Menu:
        """The menu that is open; from any but the first a way leads back."""
        *before, menu = self._menus
        if not before:
            return menu
        back = Item(BACK, self._say.say("terminal-menu-back"), Wish.BACK)
        return Menu(menu.title, (*menu.items, back))

    def _renew_menus(self) -> None:
        """Begin at the first menu again wherever what can be done has changed."""
        scene = self._company.scene
        if scene is None:
            self._menus = []
            return
        menu = first_menu(scene, self._say, self._pace)
        if not self._menus or self._menus[0] != menu:
            self._menus = [menu]

    async def on_key(self, event: Key) -> None:
        """A key stands for what the menu says."""
        if self._has_page_open:
            return
        if self._typed.has_class("open"):
            if event.key == BACK:
                event.stop()
                self._close_input()
            return
        key = event.key if event.key in ("space", "enter", BACK) else event.character or ""
        if key:
            # Whatever it opens must not be told of the same key again.
            event.prevent_default()
            event.stop()
            await self.press(f"key {key}")

    @property
    def _typed(self) -> Input:
        """The line to type on."""
        return self.screen_stack[0].query_one("#typed", Input)

    @property
    def _has_page_open(self) -> bool:
        """Whether something to read lies over the board."""
        return len(self.screen_stack) > 1

    async def on_click(self, event: Click) -> None:
        """A click stands for a key, or for what can be done with a card."""
        pressed = event.style.meta.get(PRESS)
        if isinstance(pressed, str) and not self._has_page_open:
            await self.press(pressed)

    async def press(self, pressed: str) -> None:
        """Do what a key or a click stands for."""
        kind, _, word = pressed.partition(" ")
        self._notice = ""
        scene = self._company.scene
        if scene is None:
            if word == "enter":
                self._company.uncover()
            elif word == "q":
                self.action_leave()
        elif kind == "card" and isinstance(scene.view, HanabiView):
            self._open(card_menu(scene, scene.view, int(word), self._say))
        elif kind == "pile" and isinstance(scene.view, IkebanaView):
            self._open(pile_menu(scene, scene.view, int(word), self._say))
        else:
            await self._choose(word)
        self.draw()

    def _open(self, menu: Menu | None) -> None:
        if menu is not None:
            self._menus = [*self._menus[:1], menu]

    async def _choose(self, key: str) -> None:
        for menu in (self._shown_menu, self._menus[0]):
            for item in menu.items:
                if item.key == key:
                    await self._follow(item.leads_to)
                    return

    async def _follow(self, leads_to: Menu | Command | Wish) -> None:
        match leads_to:
            case Menu():
                self._menus.append(leads_to)
            case Wish.AGAIN:
                self._be_told(await self._company.play_again())
            case Wish():
                self._wish(leads_to)
            case _:
                await self._ask(leads_to)

    async def _ask(self, command: Command) -> None:
        self._menus = self._menus[:1]
        self._be_told(await self._company.ask(command))

    def _be_told(self, why_not: Refused | NotDone | None) -> None:
        """Show why not."""
        self._notice = "" if why_not is None else refusal_text(why_not, self._say)

    def _wish(self, wish: Wish) -> None:
        scene = self._company.scene
        assert scene is not None
        match wish:
            case Wish.LEAVE:
                self.action_leave()
            case Wish.TYPE:
                self._open_input()
            case Wish.HELP:
                texts = (keys_text(scene, self._say), words_text(scene, self._say))
                self._show("\n\n".join((*texts, rules_text(scene, self._say))))
            case Wish.RULES:
                self._show(rules_text(scene, self._say))
            case Wish.LOG:
                self._show("\n".join(scene.log), begins_at_end=True)
            case Wish.MOVES:
                self._show(moves_text(scene, self._say))
            case Wish.BACK:
                self._menus.pop()
            case Wish.LOOK | Wish.AGAIN:
                pass
            case Wish.HOLD | Wish.FASTER | Wish.SLOWER:
                self._change_pace(wish)

    def _show(self, text: str, *, begins_at_end: bool = False) -> None:
        """Lay something to read over the board."""
        back = self._say.say("terminal-menu-back")
        self.push_screen(PageScreen(text, back, begins_at_end=begins_at_end))

    def _change_pace(self, wish: Wish) -> None:
        if self._pace is None:
            return
        match wish:
            case Wish.HOLD:
                self._pace.hold_or_go_on()
            case Wish.FASTER:
                self._pace.quicken()
            case _:
                self._pace.slow_down()

    def _open_input(self) -> None:
        self._typed.add_class("open")
        self._typed.focus()

    def _close_input(self) -> None:
        self._typed.value = ""
        self._typed.remove_class("open")
        self.set_focus(None)
        self.draw()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed; what is refused stays there to be put right."""
        scene = self._company.scene
        if scene is None:
            return
        self._notice = ""
        try:
            wanted = understood(event.value, scene, self._say)
        except Refused as why:
            self._be_told(why)
            self.draw()
            return
        if isinstance(wanted, Wish):
            self._close_input()
            self._wish(wanted)
        else:
            self._menus = self._menus[:1]
            why_not = as_typed(event.value, await self._company.ask(wanted), self._say)
            self._be_told(why_not)
            if why_not is None:
                self._close_input()
        self.draw()

    def action_leave(self) -> None:
        """Leave; the game stays."""
        scene = self._company.scene
        self.exit(scene is not None and scene.is_over)
