"""The moves of Ikebana as menu items."""

from tamaya.i18n import Catalogue
from tamaya.table.commands import MakeMove
from tamaya.terminal.input.menu_types import SEAT_KEYS, Item, Menu
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.cards import face_word
from tamaya.wire.ikebana.view_types import IkebanaView, LegalBuy, LegalDraw, LegalKeep, LegalReject


def move_items(scene: Scene, view: IkebanaView, texts: Catalogue) -> list[Item]:
    """The legal moves."""
    items = []
    for move in view.legal_moves:
        match move:
            case LegalDraw(text):
                items.append(Item("d", texts.format("terminal-menu-draw"), MakeMove(text)))
            case LegalKeep(text):
                items.append(Item("k", texts.format("terminal-menu-keep"), MakeMove(text)))
            case LegalReject(text, price, receiver):
                label = texts.format(
                    "terminal-menu-reject", price=price, player=scene.names[receiver]
                )
                items.append(Item("r", label, MakeMove(text)))
            case LegalBuy():
                pass
    buys = tuple(
        buy_item(scene, move, texts) for move in view.legal_moves if isinstance(move, LegalBuy)
    )
    if buys:
        menu = Menu(texts.format("terminal-which-buy"), buys)
        items.append(Item("b", texts.format("terminal-menu-buy"), menu))
    return items


def buy_item(scene: Scene, move: LegalBuy, texts: Catalogue) -> Item:
    """A card for sale, with its price."""
    label = f"{scene.names[move.owner]} {face_word(move.face, texts)} −{move.price}"
    return Item(SEAT_KEYS[move.owner], label, MakeMove(move.text))


def pile_menu(scene: Scene, view: IkebanaView, owner: int, texts: Catalogue) -> Menu | None:
    """The menu of a pile whose top card can be bought."""
    for move in view.legal_moves:
        if isinstance(move, LegalBuy) and move.owner == owner:
            return Menu(texts.format("terminal-menu-buy"), (buy_item(scene, move, texts),))
    return None
