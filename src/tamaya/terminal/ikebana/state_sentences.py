"""The state of a game of Ikebana in sentences, from the view alone."""

from collections.abc import Iterator

from tamaya.i18n import Catalogue
from tamaya.i18n.ikebana_position import (
    IkebanaPosition,
    ListedBouquet,
    ikebana_position_sentences,
)
from tamaya.notation.faces import parse_face
from tamaya.terminal.received_table_state import Scene
from tamaya.wire.ikebana.view_types import IkebanaView


def state_sentences(scene: Scene, view: IkebanaView, texts: Catalogue) -> Iterator[str]:
    """The round, every bouquet, and the card just drawn for those who may see it."""
    names = [
        f"{name} {scene.seat_marks[seat]}".strip() if seat == scene.seat else name
        for seat, name in enumerate(scene.names)
    ]
    return ikebana_position_sentences(received_position(view), names, texts)


def received_position(view: IkebanaView) -> IkebanaPosition:
    """The position of a view from the wire."""
    board = view.board
    return IkebanaPosition(
        round=board.round,
        rounds=board.rules.rounds,
        deck_size=board.deck_size,
        bouquets=tuple(
            ListedBouquet(
                points,
                tuple(map(parse_face, bouquet.cards)),
                bouquet.appraisal.points,
                None if pile.top is None else parse_face(pile.top),
            )
            for points, bouquet, pile in zip(board.points, board.bouquets, board.piles, strict=True)
        ),
        drawn=None if view.drawn is None else parse_face(view.drawn),
        price=board.price,
        receiver=board.receiver,
    )
