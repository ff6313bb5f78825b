"""A position of Hanabi in sentences: counters, fireworks, discards and hands of one view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from tamaya.i18n.catalogue import Catalogue
from tamaya.i18n.hanabi_names import face_message, suit_message, tile_message
from tamaya.i18n.message import Message, message
from tamaya.rules.hanabi.cards import CardId, Face, SeenCard
from tamaya.rules.hanabi.knowledge import Level, knowledge
from tamaya.rules.hanabi.parameters import Tile
from tamaya.rules.hanabi.scoring import score
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Onlooker, Seat


@dataclass(frozen=True, slots=True)
class ListedCard:
    """A card of a hand in a list."""

    label: str
    """What stands before it: its position, and its number where moves are written by numbers."""
    face: Face | None
    """None where the viewer may not see it."""
    possible: frozenset[Face] | None
    """What its holder can know of it; None where nothing is worked out."""
    is_apart: bool = False


@dataclass(frozen=True, slots=True)
class HanabiPosition:
    """What the sentences about a position say."""

    suits: tuple[str, ...]
    values: tuple[int, ...]
    tokens: int
    most_tokens: int
    errors: int
    most_errors: int
    deck_size: int
    score: int
    highest_score: int
    turns_left: int | None
    tops: tuple[Face | None, ...]
    """The last card laid of each suit."""
    discards: tuple[Face, ...]
    hands: tuple[tuple[ListedCard, ...], ...]
    own_seat: int | None
    pending: Tile | None = None
    lists_faces: bool = False
    """Whether possible faces are listed where their suits and values alone would say too little."""


def hanabi_position(view: View, level: Level | None) -> HanabiPosition:
    """The position of a view; hands know what can be known at this level, cards have numbers."""
    board, rules = view.board, view.board.rules
    order = rules.face_index.__getitem__
    return HanabiPosition(
        suits=tuple(suit.name for suit in rules.suits),
        values=tuple(range(1, rules.highest + 1)),
        tokens=board.tokens,
        most_tokens=rules.tokens,
        errors=board.errors,
        most_errors=rules.errors,
        deck_size=board.deck_size,
        score=score(board),
        highest_score=rules.highest_score,
        turns_left=board.turns_left,
        tops=tuple(
            sequence[len(laid) - 1] if laid else None
            for sequence, laid in zip(rules.sequences, board.fireworks, strict=True)
        ),
        discards=tuple(sorted((seen.face for seen in board.discards), key=order)),
        hands=tuple(listed_hand(view, Seat(seat), level) for seat in range(board.players)),
        own_seat=None if isinstance(view.viewer, Onlooker) else view.viewer,
        pending=board.pending,
        lists_faces=True,
    )


def listed_hand(view: View, seat: Seat, level: Level | None) -> tuple[ListedCard, ...]:
    """The hand of a seat, each card with its position and its number."""
    known: dict[CardId, frozenset[Face]] = {}
    if level is not None:
        known = knowledge(view, seat, level)
    return tuple(
        ListedCard(
            label=f"{place}. [{card.id}]",
            face=card.face if isinstance(card, SeenCard) else None,
            possible=known.get(card.id),
            is_apart=card.id in view.board.apart,
        )
        for place, card in enumerate(view.hands[seat], 1)
    )


def position_sentences(
    position: HanabiPosition, names: Sequence[str], texts: Catalogue
) -> Iterator[str]:
    """The counters, the fireworks, the discards and every hand."""
    yield texts.format(
        "terminal-plain-counters",
        tokens=position.tokens,
        most=position.most_tokens,
        errors=position.errors,
        allowed=position.most_errors,
        deck=position.deck_size,
        score=position.score,
        highest=position.highest_score,
    )
    if position.turns_left:
        yield texts.format("terminal-turns-left", count=position.turns_left)
    fireworks = tuple(map(firework_message, position.suits, position.tops))
    yield texts.format("terminal-plain-fireworks", fireworks=fireworks)
    if position.discards:
        faces = tuple(map(face_message, position.discards))
        yield texts.format("terminal-plain-discards", faces=faces)
    else:
        yield texts.format("terminal-plain-no-discards")
    for seat, hand in enumerate(position.hands):
        cards = join_texts([card_text(position, card, texts) for card in hand], texts)
        key = "terminal-plain-my-hand" if seat == position.own_seat else "terminal-plain-hand"
        yield texts.format(key, player=names[seat], cards=cards)
    if position.pending is not None:
        yield texts.format("terminal-pending", effect=tile_message(position.pending))


def join_texts(items: Sequence[str], texts: Catalogue) -> str:
    """Join texts that contain commas; a dash where there are none."""
    if not items:
        return "–"
    return reduce(lambda start, item: texts.format("list-semicolon", start=start, item=item), items)


def firework_message(suit: str, top: Face | None) -> Message:
    """The last card laid of a suit."""
    if top is not None:
        return face_message(top)
    return message("terminal-plain-nothing-laid", suit=suit_message(suit))


def card_text(position: HanabiPosition, card: ListedCard, texts: Catalogue) -> str:
    """A card with its label, what it is, and whether it is set apart."""
    described = f"{card.label} {card_description(position, card, texts)}"
    return texts.format("terminal-plain-apart", card=described) if card.is_apart else described


def card_description(position: HanabiPosition, card: ListedCard, texts: Catalogue) -> str:
    """The face of a card, and what its holder can know about it."""
    known = "" if card.possible is None else knowledge_text(position, card.possible, texts)
    if card.face is None:
        return known or texts.format("terminal-plain-hidden")
    face = texts.render(face_message(card.face))
    return f"{face} ({known})" if known else face


def knowledge_text(position: HanabiPosition, possible: frozenset[Face], texts: Catalogue) -> str:
    """The possible face, or the possible suits and values unless all are possible."""
    if len(possible) == 1:
        return texts.render(face_message(next(iter(possible))))
    suits = [suit for suit in position.suits if any(suit == face.suit for face in possible)]
    values = [value for value in position.values if any(value == face.value for face in possible)]
    parts = []
    if len(suits) < len(position.suits):
        parts.append(texts.alternatives(tuple(map(suit_message, suits))))
    if len(values) < len(position.values):
        parts.append(texts.alternatives(tuple(map(str, values))))
    known = " – ".join(parts) or texts.format("terminal-plain-anything")
    faces = [Face(suit, value) for suit in suits for value in values]
    if not position.lists_faces or len(possible) == len(faces):
        return known
    if len(possible) * 2 <= len(faces):
        named = [face_message(face) for face in faces if face in possible]
        return texts.alternatives(named)
    ruled_out = tuple(face_message(face) for face in faces if face not in possible)
    return texts.format("text-known-except", known=known, faces=ruled_out)
