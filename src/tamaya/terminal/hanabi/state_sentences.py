"""The state of a game of Hanabi in sentences, from the view alone."""

from collections.abc import Iterator

from tamaya.i18n import Catalogue
from tamaya.i18n.hanabi_position import HanabiPosition, ListedCard, join_texts, position_sentences
from tamaya.notation.faces import parse_face
from tamaya.terminal.hanabi.notes import note_text
from tamaya.terminal.input.menu_types import SEAT_KEYS
from tamaya.terminal.received_table_state import Scene
from tamaya.wire.hanabi.view_types import HanabiView, HandCard


def state_sentences(scene: Scene, view: HanabiView, texts: Catalogue) -> Iterator[str]:
    """The counters, the fireworks, the discards and every hand."""
    yield from position_sentences(received_position(view), scene.names, texts)
    notes = [
        f"{SEAT_KEYS[seat]}{place} {note_text(note, scene, texts)}"
        for seat, hand in enumerate(view.hands)
        for place, card in enumerate(hand, 1)
        for note in scene.state.notes
        if note.card == card.id
    ]
    if notes:
        yield texts.format("terminal-plain-notes", notes=join_texts(notes, texts))


def received_position(view: HanabiView) -> HanabiPosition:
    """The position of a view from the wire; people count cards by their positions."""
    board, rules = view.board, view.board.rules
    return HanabiPosition(
        suits=tuple(suit.name for suit in rules.suits),
        values=rules.values,
        tokens=board.tokens,
        most_tokens=rules.tokens,
        errors=board.errors,
        most_errors=rules.errors,
        deck_size=board.deck_size,
        score=board.score,
        highest_score=rules.highest_score,
        turns_left=board.turns_left,
        tops=tuple(
            parse_face(firework.laid[-1].face) if firework.laid else None
            for firework in board.fireworks
        ),
        discards=tuple(map(parse_face, sorted(card.face for card in board.discards))),
        hands=tuple(
            tuple(listed_card(card, place) for place, card in enumerate(hand, 1))
            for hand in view.hands
        ),
        own_seat=view.seat,
    )


def listed_card(card: HandCard, place: int) -> ListedCard:
    """A card with its position."""
    known = card.knowledge
    return ListedCard(
        label=f"{place}.",
        face=None if card.face is None else parse_face(card.face),
        possible=None if known is None else frozenset(map(parse_face, known.possible)),
        is_apart=card.is_apart,
    )
