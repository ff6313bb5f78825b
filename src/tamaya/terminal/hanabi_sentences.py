"""How a game of Hanabi stands, in sentences, from the wire's view of it alone."""

from collections.abc import Iterator, Sequence
from functools import reduce

from tamaya.i18n import Catalogue, Message, message
from tamaya.i18n.hanabi_words import face_message
from tamaya.notation.hanabi_text import parse_face
from tamaya.terminal.scene import Scene
from tamaya.wire.hanabi_view import Firework, HanabiView, HandCard, Knowledge
from tamaya.wire.words import Face


def hanabi_sentences(scene: Scene, view: HanabiView, say: Catalogue) -> Iterator[str]:
    """The counters, what lies open, and every hand that is seen."""
    board = view.board
    yield say.say(
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
        yield say.say("terminal-turns-left", count=board.turns_left)
    fireworks = tuple(map(firework_message, board.fireworks))
    yield say.say("terminal-plain-fireworks", fireworks=fireworks)
    if board.discards:
        faces = sorted(card.face for card in board.discards)
        yield say.say("terminal-plain-discards", faces=tuple(map(named, faces)))
    else:
        yield say.say("terminal-plain-no-discards")
    for seat, hand in enumerate(view.hands):
        cards = [card_text(view, card, place, say) for place, card in enumerate(hand, 1)]
        key = "terminal-plain-my-hand" if seat == view.seat else "terminal-plain-hand"
        yield say.say(key, player=scene.names[seat], cards=one_after_another(cards, say))


def one_after_another(texts: Sequence[str], say: Catalogue) -> str:
    """Texts that have commas of their own, in a row; a dash where there are none."""
    if not texts:
        return "–"
    return reduce(lambda told, text: say.say("list-semicolon", start=told, item=text), texts)


def named(face: Face) -> Message:
    """A face in words."""
    return face_message(parse_face(face))


def firework_message(firework: Firework) -> Message:
    """The card on top of a firework."""
    if firework.laid:
        return named(firework.laid[-1].face)
    return message("terminal-plain-nothing-laid", suit=message(f"suit-{firework.suit}"))


def card_text(view: HanabiView, card: HandCard, place: int, say: Catalogue) -> str:
    """A card of a hand by its position, and whether it is set apart."""
    told = f"{place}. {seen_text(view, card, say)}"
    return say.say("terminal-plain-apart", card=told) if card.is_apart else told


def seen_text(view: HanabiView, card: HandCard, say: Catalogue) -> str:
    """What is seen of a card, and what its holder can know of it."""
    known = "" if card.knowledge is None else known_text(view, card.knowledge, say)
    if card.face is None:
        return known or say.say("terminal-plain-hidden")
    face = say.tell(named(card.face))
    return f"{face} ({known})" if known else face


def known_text(view: HanabiView, knowledge: Knowledge, say: Catalogue) -> str:
    """What a card can be: one face, or some suits and values; what says nothing is left out."""
    rules, possible = view.board.rules, knowledge.possible
    if len(possible) == 1:
        return say.tell(named(possible[0]))
    suits = [suit.name for suit in rules.suits if any(suit.letter == f[0] for f in possible)]
    values = [str(value) for value in rules.values if any(str(value) == f[1] for f in possible)]
    told = []
    if len(suits) < len(rules.suits):
        told.append(listed([say.say(f"suit-{suit}") for suit in suits], say))
    if len(values) < len(rules.values):
        told.append(listed(values, say))
    return " – ".join(told) or say.say("terminal-plain-anything")


def listed(words: Sequence[str], say: Catalogue) -> str:
    """Words of which one is meant."""
    *start, last = words
    return say.say("list-or", start=", ".join(start), item=last) if start else last
