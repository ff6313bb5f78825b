"""A page to read over the board: help, rules, the whole log."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click
from textual.screen import Screen
from textual.widgets import Static

from tamaya.terminal.render.colours import content
from tamaya.terminal.render.styled_rows import Span


class PageScreen(Screen[None]):
    """A text that can be scrolled, and closed to go back to the board."""

    # A scroll bar would take a column from a page that needs all 80.
    CSS = """
    PageScreen VerticalScroll { background: #10151b; scrollbar-size: 0 0; }
    PageScreen Static { width: 100%; }
    #back { dock: bottom; height: 1; background: #1c2530; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,l,enter", "dismiss", show=False),
    ]

    def __init__(self, text: str, back: str, *, begins_at_end: bool = False) -> None:
        """Show this text from its start or its end; ``back`` labels the way back."""
        super().__init__()
        self._text = text
        self._back = back
        self._begins_at_end = begins_at_end

    def compose(self) -> ComposeResult:
        """The text, and the keys to scroll and to go back."""
        with VerticalScroll():
            yield Static(self._text, markup=False)
        keys = (Span("↑ ↓ PgUp PgDn", "key"), Span("   "), Span("Esc", "key"))
        yield Static(content([(*keys, Span(f" {self._back}"))]), id="back", markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        page = self.query_one(VerticalScroll)
        page.focus()
        if self._begins_at_end:
            page.scroll_end(animate=False)

    def on_click(self, event: Click) -> None:
        """Go back on a click at the bottom."""
        if event.widget is not None and event.widget.id == "back":
            self.dismiss()
