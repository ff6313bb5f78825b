"""How a game of Ikebana stands, in sentences, from the wire's view of it alone."""

from collections.abc import Iterator

from tamaya.i18n import Catalogue, Message, message
from tamaya.terminal.hanabi_sentences import named
from tamaya.terminal.scene import Scene
from tamaya.wire.ikebana_view import IkebanaView


def ikebana_sentences(scene: Scene, view: IkebanaView, say: Catalogue) -> Iterator[str]:
    """The round, every bouquet, and the card just drawn for whoever may see it."""
    board = view.board
    yield say.say(
        "terminal-plain-round",
        round=board.round,
        rounds=board.rules.rounds,
        deck=board.deck_size,
    )
    nothing = message("terminal-plain-none")
    for seat, name in enumerate(scene.names):
        bouquet, top = board.bouquets[seat], board.piles[seat].top
        cards: tuple[Message, ...] = tuple(map(named, bouquet.cards)) or (nothing,)
        yield say.say(
            "terminal-plain-bouquet",
            player=name,
            points=board.points[seat],
            cards=cards,
            worth=bouquet.appraisal.points,
            top=nothing if top is None else named(top),
        )
    if view.drawn is not None:
        yield say.say(
            "terminal-plain-drawn",
            face=named(view.drawn),
            price=board.price,
            player=scene.names[board.receiver],
        )
