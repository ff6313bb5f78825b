"""Everything that somebody at a terminal can do now.

Moves come from the legal moves of a view, so a menu never offers what would be refused.
"""

from tamaya.i18n import Catalogue
from tamaya.table.commands import MakeRemark, Start
from tamaya.table.options import Remark, Talk
from tamaya.table.phase import Phase
from tamaya.terminal.hanabi.menu import hanabi_items
from tamaya.terminal.ikebana.menu import ikebana_items
from tamaya.terminal.input.menu import CHOICE_KEYS, Item, Menu, UiAction
from tamaya.terminal.pace import Pace
from tamaya.terminal.scene import Scene
from tamaya.wire.hanabi.view_types import HanabiView
from tamaya.wire.ikebana.view_types import IkebanaView


def main_menu(scene: Scene, texts: Catalogue, pace: Pace | None = None) -> Menu:
    """Everything that can be done now; whoever looks on at bots here sets their pace."""
    items: list[Item] = []
    title = turn_title(scene, texts)
    view = scene.view
    if isinstance(view, HanabiView):
        items += hanabi_items(scene, view, texts)
    elif isinstance(view, IkebanaView):
        items += ikebana_items(scene, view, texts)
    items += table_items(scene, texts)
    if pace is not None and scene.seat is None and not scene.is_over:
        hold = "terminal-menu-go-on" if pace.is_held else "terminal-menu-hold"
        items += [
            Item("space", texts.format(hold), UiAction.HOLD),
            Item("+", texts.format("terminal-menu-faster"), UiAction.FASTER),
            Item("-", texts.format("terminal-menu-slower"), UiAction.SLOWER),
        ]
    items += [
        Item(":", texts.format("terminal-menu-type"), UiAction.TYPE),
        Item("l", texts.format("terminal-menu-log"), UiAction.LOG),
        Item("?", texts.format("terminal-menu-help"), UiAction.HELP),
        Item("q", texts.format("terminal-menu-leave"), UiAction.LEAVE),
    ]
    return Menu(title, tuple(items))


def turn_title(scene: Scene, texts: Catalogue) -> str:
    """Who is to act and on what, or that nobody is."""
    if scene.state.phase is Phase.WAITING:
        return texts.format("terminal-waiting")
    if scene.is_over:
        return texts.format("terminal-over")
    if scene.view is None:
        return texts.format("terminal-not-shown")
    if scene.is_to_act:
        pending = scene.view.board.pending if isinstance(scene.view, HanabiView) else None
        if pending is not None:
            return texts.format("terminal-pending", effect=texts.format(f"tile-{pending.value}"))
        return texts.format("terminal-your-turn")
    return texts.format("terminal-turn-of", player=scene.names[scene.view.board.seat_to_act])


def table_items(scene: Scene, texts: Catalogue) -> list[Item]:
    """What can be asked of any table."""
    items = []
    state = scene.state
    if state.phase is Phase.WAITING and state.is_host and None not in state.holders:
        items.append(Item("g", texts.format("terminal-menu-start"), Start()))
    if state.phase is Phase.FINISHED and (state.my_seat, state.rematch) != (None, None):
        items.append(Item("g", texts.format("terminal-menu-again"), UiAction.AGAIN))
    if state.my_seat is not None and state.options.talk is not Talk.SILENT:
        remarks = tuple(
            Item(key, texts.format(f"remark-{remark.value}"), MakeRemark(remark))
            for key, remark in zip(CHOICE_KEYS, Remark, strict=False)
        )
        label = texts.format("terminal-menu-remark")
        items.append(Item("o", label, Menu(label, remarks)))
    return items
