"""The main menu: everything that can be done now.

Its moves come from the legal moves of the view, so the table refuses none of them.
"""

from tamaya.i18n import Catalogue
from tamaya.roster import ROSTER, table_bots
from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    AnswerUndo,
    FreeSeat,
    MakeRemark,
    Remove,
    RequestUndo,
    Start,
    Substitute,
    WithdrawRequest,
    WithdrawUndo,
)
from tamaya.table.options import Talk, remarks_of
from tamaya.table.phase import Phase
from tamaya.table.presence import AbsenceChoice
from tamaya.terminal.bot_pace import Pace
from tamaya.terminal.game_adapters import adapter_for
from tamaya.terminal.input.menu_types import CHOICE_KEYS, SEAT_KEYS, Item, Menu, UiAction
from tamaya.terminal.received_table_state import Scene, absence_text
from tamaya.terminal.text.layout import printable


def main_menu(scene: Scene, texts: Catalogue, pace: Pace | None = None) -> Menu:
    """Everything that can be done now; somebody who watches bots can also set their pace."""
    items: list[Item] = []
    title = turn_title(scene, texts)
    if scene.view is not None:
        items += adapter_for(scene).move_items(scene, scene.view, texts)
    items += absence_items(scene, texts)
    items += table_items(scene, texts)
    if pace is not None and scene.seat is None and not scene.is_over:
        hold = "terminal-menu-go-on" if pace.is_held else "terminal-menu-hold"
        items += [
            Item("space", texts.format(hold), UiAction.HOLD),
            Item("+", texts.format("terminal-menu-faster"), UiAction.FASTER),
            Item("-", texts.format("terminal-menu-slower"), UiAction.SLOWER),
        ]
    if scene.moves:
        items.append(Item("[", texts.format("terminal-menu-earlier"), UiAction.EARLIER))
    return Menu(title, (*items, *general_items(texts)))


def look_back_menu(scene: Scene, moves: int, texts: Catalogue) -> Menu:
    """What can be done while somebody looks at the game after fewer moves."""
    title = texts.format("terminal-looking-back", move=moves, moves=scene.moves)
    if scene.is_to_act:
        title = f"{title} – {turn_title(scene, texts)}"
    items = (
        Item("[", texts.format("terminal-menu-earlier"), UiAction.EARLIER),
        Item("]", texts.format("terminal-menu-later"), UiAction.LATER),
        Item("escape", texts.format("terminal-menu-now"), UiAction.NOW),
    )
    return Menu(title, (*items, *general_items(texts)))


def general_items(texts: Catalogue) -> list[Item]:
    """What can be done at any time."""
    return [
        Item(":", texts.format("terminal-menu-type"), UiAction.TYPE),
        Item("l", texts.format("terminal-menu-log"), UiAction.LOG),
        Item("?", texts.format("terminal-menu-help"), UiAction.HELP),
        Item("q", texts.format("terminal-menu-leave"), UiAction.LEAVE),
    ]


def turn_title(scene: Scene, texts: Catalogue) -> str:
    """Who is to act, or why nobody is."""
    if scene.state.phase is Phase.WAITING:
        return texts.format("terminal-waiting")
    if scene.is_over:
        return texts.format("terminal-over")
    if scene.view is None:
        return texts.format("terminal-not-shown")
    if scene.is_to_act:
        return adapter_for(scene).turn_prompt(scene.view, texts)
    seat = scene.view.board.seat_to_act
    if scene.state.is_paused:
        return texts.format("terminal-paused")
    absence = absence_text(scene, seat, texts)
    if absence:
        return texts.format("terminal-turn-of-absent", player=scene.names[seat], absence=absence)
    return texts.format("terminal-turn-of", player=scene.names[seat])


def absence_items(scene: Scene, texts: Catalogue) -> list[Item]:
    """What can be decided about the person to act, if they are away."""
    if scene.view is None or scene.is_over:
        return []
    seat = scene.view.board.seat_to_act
    choices = {
        choice for absent in scene.absences if absent.seat == seat for choice in absent.choices
    }
    items = []
    if AbsenceChoice.SUBSTITUTE in choices:
        items.append(Item("b", texts.format("client-table-substitute"), Substitute(seat)))
    if AbsenceChoice.FREE_SEAT in choices:
        items.append(Item("f", texts.format("client-table-free-seat"), FreeSeat(seat)))
    return items


def table_items(scene: Scene, texts: Catalogue) -> list[Item]:
    """What can be done at a table of any game."""
    items = []
    state = scene.state
    if state.phase is Phase.WAITING and state.is_host and None not in state.holders:
        items.append(Item("g", texts.format("terminal-menu-start"), Start()))
    if state.phase is Phase.WAITING and state.is_host:
        items += host_items(scene, texts)
    if state.phase is Phase.FINISHED and (state.my_seat, state.rematch) != (None, None):
        items.append(Item("g", texts.format("terminal-menu-again"), UiAction.AGAIN))
    items += undo_items(scene, texts) or request_items(scene, texts)
    if state.my_seat is not None and state.options.talk is not Talk.SILENT:
        remarks = tuple(
            Item(key, texts.format(f"remark-{remark.value}"), MakeRemark(remark))
            for key, remark in zip(CHOICE_KEYS, remarks_of(state.options.game), strict=False)
        )
        label = texts.format("terminal-menu-remark")
        items.append(Item("o", label, Menu(label, remarks)))
    return items


def host_items(scene: Scene, texts: Catalogue) -> list[Item]:
    """What the host can do about the seats before the start: seat a bot, or clear a seat."""
    state, items = scene.state, []
    offered = table_bots(state.options.game, state.options.seats)
    names = [name for name in ROSTER[state.options.game] if name in offered]
    usable = [
        name for name in names if state.options.expert_bots or not offered[name].has_secret_language
    ]
    keys = zip(CHOICE_KEYS, usable, strict=False)
    bots = tuple(Item(key, name, AddBot(name)) for key, name in keys)
    if None in state.holders:
        menu = Menu(texts.format("terminal-which-bot"), bots)
        items.append(Item("b", texts.format("terminal-menu-seat-bot"), menu))
    others = tuple(
        Item(SEAT_KEYS[seat], scene.names[seat], Remove(seat))
        for seat, holder in enumerate(state.holders)
        if holder is not None and not holder.is_me
    )
    if others:
        menu = Menu(texts.format("terminal-which-remove"), others)
        items.append(Item("x", texts.format("terminal-menu-remove"), menu))
    return items


def request_items(scene: Scene, texts: Catalogue) -> list[Item]:
    """What can be done about a request for a seat: answer it, or withdraw one's own."""
    request = scene.state.request
    if request is None:
        return []
    if request.is_mine:
        return [Item("u", texts.format("terminal-menu-withdraw-undo"), WithdrawRequest())]
    if scene.seat is None:
        return []
    answers = [Item("n", texts.format("terminal-menu-keep-seat"), AnswerRequest(agree=False))]
    if scene.seat not in request.agreed:
        label = texts.format(
            "terminal-menu-give-seat",
            player=scene.names[request.seat],
            newcomer=printable(request.name),
        )
        answers.insert(0, Item("y", label, AnswerRequest(agree=True)))
    return answers


def undo_items(scene: Scene, texts: Catalogue) -> list[Item]:
    """What can be done about undoing a move: ask, answer or withdraw."""
    state, request = scene.state, scene.state.undo_request
    if state.may_undo:
        return [Item("u", texts.format("terminal-menu-undo"), RequestUndo())]
    if request is None or scene.seat is None:
        return []
    if request.seat == scene.seat:
        return [Item("u", texts.format("terminal-menu-withdraw-undo"), WithdrawUndo())]
    answers = [Item("n", texts.format("terminal-menu-disagree"), AnswerUndo(agree=False))]
    if scene.seat not in request.agreed:
        answers.insert(0, Item("y", texts.format("terminal-menu-agree"), AnswerUndo(agree=True)))
    return answers
