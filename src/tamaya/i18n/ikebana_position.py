"""A position of Ikebana in sentences: the round, every bouquet, and the card just drawn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tamaya.i18n.catalogue import Catalogue
from tamaya.i18n.ikebana_names import card_message
from tamaya.i18n.message import Message, message
from tamaya.rules.cards import Face
from tamaya.rules.ikebana.parameters import ROUNDS
from tamaya.rules.ikebana.scoring import appraise
from tamaya.rules.ikebana.view import View


@dataclass(frozen=True, slots=True)
class ListedBouquet:
    """What lies before a seat."""

    points: int
    cards: tuple[Face, ...]
    worth: int
    top: Face | None
    """The card for sale."""


@dataclass(frozen=True, slots=True)
class IkebanaPosition:
    """What the sentences about a position say."""

    round: int
    rounds: int
    deck_size: int
    bouquets: tuple[ListedBouquet, ...]
    drawn: Face | None
    """The card just drawn, where the viewer may see it."""
    price: int
    receiver: int


def ikebana_position(view: View) -> IkebanaPosition:
    """The position of a view."""
    board = view.board
    return IkebanaPosition(
        round=board.round,
        rounds=ROUNDS,
        deck_size=board.deck_size,
        bouquets=tuple(
            ListedBouquet(points, bouquet, appraise(bouquet).points, pile.top)
            for points, bouquet, pile in zip(board.points, board.bouquets, board.piles, strict=True)
        ),
        drawn=view.drawn,
        price=board.price,
        receiver=board.receiver,
    )


def ikebana_position_sentences(
    position: IkebanaPosition, names: Sequence[str], texts: Catalogue
) -> Iterator[str]:
    """The round, every bouquet, and the card just drawn for those who may see it."""
    yield texts.format(
        "terminal-plain-round",
        round=position.round,
        rounds=position.rounds,
        deck=position.deck_size,
    )
    nothing = message("terminal-plain-none")
    for name, listed in zip(names, position.bouquets, strict=True):
        cards: tuple[Message, ...] = tuple(map(card_message, listed.cards)) or (nothing,)
        yield texts.format(
            "terminal-plain-bouquet",
            player=name,
            points=listed.points,
            cards=cards,
            worth=listed.worth,
            top=nothing if listed.top is None else card_message(listed.top),
        )
    if position.drawn is not None:
        yield texts.format(
            "terminal-plain-drawn",
            face=card_message(position.drawn),
            price=position.price,
            player=names[position.receiver],
        )
