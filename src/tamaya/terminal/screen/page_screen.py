"""A page to read, over the board: help, rules, the whole log."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click
from textual.screen import Screen
from textual.widgets import Static

from tamaya.terminal.render.colours import content
from tamaya.terminal.render.spans import Span


class PageScreen(Screen[None]):
    """A text that can be scrolled; any way back leads to the board."""

    # A bar at the side would take a column from a page that needs all 80.
    CSS = """
    PageScreen VerticalScroll { background: #10151b; scrollbar-size: 0 0; }
    PageScreen Static { width: 100%; }
    #way-back { dock: bottom; height: 1; background: #1c2530; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,l,enter", "dismiss", show=False),
    ]

    def __init__(self, text: str, back: str, *, begins_at_end: bool = False) -> None:
        """Show this text, from its beginning or from its end, and the word for the way back."""
        super().__init__()
        self._text = text
        self._back = back
        self._begins_at_end = begins_at_end

    def compose(self) -> ComposeResult:
        """The text, and how to move in it and out of it."""
        with VerticalScroll():
            yield Static(self._text, markup=False)
        keys = (Span("↑ ↓ PgUp PgDn", "key"), Span("   "), Span("Esc", "key"))
        yield Static(content([(*keys, Span(f" {self._back}"))]), id="way-back", markup=False)

    def on_mount(self) -> None:
        """Have the arrows scroll."""
        page = self.query_one(VerticalScroll)
        page.focus()
        if self._begins_at_end:
            page.scroll_end(animate=False)

    def on_click(self, event: Click) -> None:
        """A click on the way back does the same."""
        if event.widget is not None and event.widget.id == "way-back":
            self.dismiss()
