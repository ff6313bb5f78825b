"""Everything that somebody at a terminal can do now.

Moves come from the legal moves of a view, so a menu never offers what would be refused.
"""

from tamaya.i18n import Catalogue
from tamaya.table.commands import MakeRemark, Start
from tamaya.table.options import Remark, Talk
from tamaya.table.phase import Phase
from tamaya.terminal.hanabi_menu import hanabi_items
from tamaya.terminal.ikebana_menu import ikebana_items
from tamaya.terminal.menu import CHOICE_KEYS, Item, Menu, Wish
from tamaya.terminal.pace import Pace
from tamaya.terminal.scene import Scene
from tamaya.wire.hanabi_view import HanabiView
from tamaya.wire.ikebana_view import IkebanaView


def first_menu(scene: Scene, say: Catalogue, pace: Pace | None = None) -> Menu:
    """Everything that can be done now; whoever looks on at bots here sets their pace."""
    items: list[Item] = []
    title = title_of(scene, say)
    view = scene.view
    if isinstance(view, HanabiView):
        items += hanabi_items(scene, view, say)
    elif isinstance(view, IkebanaView):
        items += ikebana_items(scene, view, say)
    items += table_items(scene, say)
    if pace is not None and scene.seat is None and not scene.is_over:
        hold = "terminal-menu-go-on" if pace.is_held else "terminal-menu-hold"
        items += [
            Item("space", say.say(hold), Wish.HOLD),
            Item("+", say.say("terminal-menu-faster"), Wish.FASTER),
            Item("-", say.say("terminal-menu-slower"), Wish.SLOWER),
        ]
    items += [
        Item(":", say.say("terminal-menu-type"), Wish.TYPE),
        Item("l", say.say("terminal-menu-log"), Wish.LOG),
        Item("?", say.say("terminal-menu-help"), Wish.HELP),
        Item("q", say.say("terminal-menu-leave"), Wish.LEAVE),
    ]
    return Menu(title, tuple(items))


def title_of(scene: Scene, say: Catalogue) -> str:
    """Who is to act and on what, or that nobody is."""
    if scene.state.phase is Phase.WAITING:
        return say.say("terminal-waiting")
    if scene.is_over:
        return say.say("terminal-over")
    if scene.view is None:
        return say.say("terminal-not-shown")
    if scene.is_to_act:
        pending = scene.view.board.pending if isinstance(scene.view, HanabiView) else None
        if pending is not None:
            return say.say("terminal-pending", effect=say.say(f"tile-{pending.value}"))
        return say.say("terminal-your-turn")
    return say.say("terminal-turn-of", player=scene.names[scene.view.board.seat_to_act])


def table_items(scene: Scene, say: Catalogue) -> list[Item]:
    """What can be asked of any table."""
    items = []
    state = scene.state
    if state.phase is Phase.WAITING and state.is_host and None not in state.chairs:
        items.append(Item("g", say.say("terminal-menu-start"), Start()))
    if state.phase is Phase.FINISHED and (state.my_seat, state.rematch) != (None, None):
        items.append(Item("g", say.say("terminal-menu-again"), Wish.AGAIN))
    if state.my_seat is not None and state.options.talk is not Talk.SILENT:
        remarks = tuple(
            Item(key, say.say(f"remark-{remark.value}"), MakeRemark(remark))
            for key, remark in zip(CHOICE_KEYS, Remark, strict=False)
        )
        label = say.say("terminal-menu-remark")
        items.append(Item("o", label, Menu(label, remarks)))
    return items
