"""The state of a game of Ikebana in sentences, from the view alone."""

from collections.abc import Iterator

from tamaya.i18n import Catalogue, Message, message
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.text.card_names import card_name_message
from tamaya.wire.ikebana.view_types import IkebanaView


def state_sentences(scene: Scene, view: IkebanaView, texts: Catalogue) -> Iterator[str]:
    """The round, every bouquet, and the card just drawn for those who may see it."""
    board = view.board
    yield texts.format(
        "terminal-plain-round",
        round=board.round,
        rounds=board.rules.rounds,
        deck=board.deck_size,
    )
    nothing = message("terminal-plain-none")
    for seat, name in enumerate(scene.names):
        bouquet, top = board.bouquets[seat], board.piles[seat].top
        cards: tuple[Message, ...] = tuple(map(card_name_message, bouquet.cards)) or (nothing,)
        yield texts.format(
            "terminal-plain-bouquet",
            player=name,
            points=board.points[seat],
            cards=cards,
            worth=bouquet.appraisal.points,
            top=nothing if top is None else card_name_message(top),
        )
    if view.drawn is not None:
        yield texts.format(
            "terminal-plain-drawn",
            face=card_name_message(view.drawn),
            price=board.price,
            player=scene.names[board.receiver],
        )
