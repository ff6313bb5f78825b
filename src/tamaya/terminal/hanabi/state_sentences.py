"""The state of a game of Hanabi in sentences, from the view alone."""

from collections.abc import Iterator, Sequence
from functools import reduce

from tamaya.i18n import Catalogue, Message, message
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.text.card_names import card_name_message
from tamaya.wire.hanabi.view_types import Firework, HanabiView, HandCard, Knowledge


def state_sentences(scene: Scene, view: HanabiView, texts: Catalogue) -> Iterator[str]:
    """The counters, the fireworks, the discards and every hand."""
    board = view.board
    yield texts.format(
        "terminal-plain-counters",
        tokens=board.tokens,
        most=board.rules.tokens,
        errors=board.errors,
        allowed=board.rules.errors,
        deck=board.deck_size,
        score=board.score,
        highest=board.rules.highest_score,
    )
    if board.turns_left:
        yield texts.format("terminal-turns-left", count=board.turns_left)
    fireworks = tuple(map(firework_message, board.fireworks))
    yield texts.format("terminal-plain-fireworks", fireworks=fireworks)
    if board.discards:
        faces = sorted(card.face for card in board.discards)
        yield texts.format("terminal-plain-discards", faces=tuple(map(card_name_message, faces)))
    else:
        yield texts.format("terminal-plain-no-discards")
    for seat, hand in enumerate(view.hands):
        cards = [card_text(view, card, place, texts) for place, card in enumerate(hand, 1)]
        key = "terminal-plain-my-hand" if seat == view.seat else "terminal-plain-hand"
        yield texts.format(key, player=scene.names[seat], cards=join_texts(cards, texts))


def join_texts(items: Sequence[str], texts: Catalogue) -> str:
    """Join texts that contain commas; a dash where there are none."""
    if not items:
        return "–"
    return reduce(lambda start, item: texts.format("list-semicolon", start=start, item=item), items)


def firework_message(firework: Firework) -> Message:
    """The top card of a firework."""
    if firework.laid:
        return card_name_message(firework.laid[-1].face)
    return message("terminal-plain-nothing-laid", suit=message(f"suit-{firework.suit}"))


def card_text(view: HanabiView, card: HandCard, place: int, texts: Catalogue) -> str:
    """A card with its position, and whether it is set apart."""
    parts = f"{place}. {card_description(view, card, texts)}"
    return texts.format("terminal-plain-apart", card=parts) if card.is_apart else parts


def card_description(view: HanabiView, card: HandCard, texts: Catalogue) -> str:
    """The face of a card, and what its holder can know about it."""
    known = "" if card.knowledge is None else knowledge_text(view, card.knowledge, texts)
    if card.face is None:
        return known or texts.format("terminal-plain-hidden")
    face = texts.render(card_name_message(card.face))
    return f"{face} ({known})" if known else face


def knowledge_text(view: HanabiView, knowledge: Knowledge, texts: Catalogue) -> str:
    """The possible face, or the possible suits and values unless all are possible."""
    rules, possible = view.board.rules, knowledge.possible
    if len(possible) == 1:
        return texts.render(card_name_message(possible[0]))
    suits = [suit.name for suit in rules.suits if any(suit.letter == face[0] for face in possible)]
    values = [
        str(value) for value in rules.values if any(str(value) == face[1] for face in possible)
    ]
    parts = []
    if len(suits) < len(rules.suits):
        parts.append(join_alternatives([texts.format(f"suit-{suit}") for suit in suits], texts))
    if len(values) < len(rules.values):
        parts.append(join_alternatives(values, texts))
    return " – ".join(parts) or texts.format("terminal-plain-anything")


def join_alternatives(words: Sequence[str], texts: Catalogue) -> str:
    """Join words with “or”."""
    *start, last = words
    return texts.format("list-or", start=", ".join(start), item=last) if start else last
