"""The fields of a position's line: each has a function to write it and one to parse it."""

import re
from collections.abc import Iterable

from tamaya.notation.faces import FACE, SUITS, face_text, parse_face
from tamaya.notation.hanabi_move_text import NUMBER, parse_card
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.rules.hanabi import (
    SUIT_LETTERS,
    CardId,
    Cause,
    Chance,
    Choice,
    ColourClue,
    Face,
    Outcome,
    Recorded,
    Result,
    Return,
    Rules,
    Seeded,
    Tile,
    ValueClue,
    compose,
    parse_seed,
    parse_settings,
    seed_text,
)
from tamaya.rules.shared_types import Refused, Seat

NONE = "-"
"""Written where there is no number, tile or outcome."""

MARKED = re.compile(rf"(?P<face>{FACE.pattern})(?:\+(?P<touched>\w+))?(?:-(?P<missed>\w+))?")


def unreadable_field() -> Refused:
    """The refusal of a field; the caller adds its name."""
    return Refused(NotationRefusal.UNREADABLE_POSITION, part="")


def parse_number(text: str) -> int:
    """Parse a small number."""
    if re.fullmatch(NUMBER, text) is None:
        raise unreadable_field()
    return int(text)


def parse_seat(text: str) -> Seat:
    """Parse the letter of a seat."""
    if len(text) != 1 or text not in SEAT_LETTERS:
        raise unreadable_field()
    return Seat(SEAT_LETTERS.index(text))


def parse_rules(text: str) -> Rules:
    """Parse rules written as the settings of a custom game."""
    return compose(Choice("custom", (), parse_settings(text)))


def marked_text(rules: Rules, face: Face, touched: int, missed: int) -> str:
    """Write a card with the clues that pointed at it and those that did not: ``r3+r-12``."""
    return face_text(face) + "".join(
        sign + clues_text(rules, mark) for sign, mark in (("+", touched), ("-", missed)) if mark
    )


def parse_marked(rules: Rules, text: str) -> tuple[Face, int, int]:
    """Parse the face of a card and its clues."""
    found = MARKED.fullmatch(text)
    if found is None:
        raise unreadable_field()
    touched, missed = (parse_clues(rules, found[sign] or "") for sign in ("touched", "missed"))
    return parse_face(found["face"]), touched, missed


def clues_text(rules: Rules, mark: int) -> str:
    """Write a bit set of clues: a letter for a colour, a digit for a value."""
    return "".join(
        SUIT_LETTERS[clue.colour] if isinstance(clue, ColourClue) else str(clue.value)
        for bit, clue in enumerate(rules.clues)
        if mark >> bit & 1
    )


def parse_clues(rules: Rules, text: str) -> int:
    """Parse clues into a bit set."""
    mark = 0
    for character in text:
        suit = SUITS.get(character)
        clue = ColourClue(suit) if suit else ValueClue(parse_number(character))
        if clue not in rules.clue_index:
            raise unreadable_field()
        mark |= 1 << rules.clue_index[clue]
    return mark


def faces_text(faces: Iterable[Face]) -> str:
    """Write faces without spaces."""
    return "".join(map(face_text, faces))


def parse_faces(text: str) -> tuple[Face, ...]:
    """Parse faces without spaces."""
    return tuple(parse_face(text[start : start + 2]) for start in range(0, len(text), 2))


def face_of(faces: tuple[Face, ...], card: CardId) -> Face:
    """The face of a card that has been drawn."""
    if card >= len(faces):
        raise unreadable_field()
    return faces[card]


def return_text(back: Return) -> str:
    """Write a card that went back into the deck, and how many had been drawn by then."""
    return f"{back.card}@{back.drawn}"


def parse_return(text: str, faces: tuple[Face, ...]) -> Return:
    """Parse a card that went back into the deck."""
    number, _, drawn = text.partition("@")
    card = parse_card(number)
    return Return(card, face_of(faces, card), parse_number(drawn))


def parse_tile(text: str) -> Tile:
    """Parse the number of a tile."""
    number = parse_number(text)
    if number not in set(Tile):
        raise unreadable_field()
    return Tile(number)


def tiles_text(tiles: Iterable[Tile]) -> str:
    """Write the numbers of tiles."""
    return "".join(str(tile.value) for tile in tiles)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Parse the numbers of tiles."""
    return tuple(map(parse_tile, text))


def pending_text(tile: Tile | None) -> str:
    """Write the tile that waits for a choice."""
    return NONE if tile is None else str(tile.value)


def parse_pending(text: str) -> Tile | None:
    """Parse the tile that waits for a choice."""
    return None if text == NONE else parse_tile(text)


def chance_text(chance: Chance) -> str:
    """Write where later shuffles come from: a seed and its uses, or recorded orders."""
    match chance:
        case Seeded(seed, used):
            return f"seed:{seed_text(seed)}:{used}"
        case Recorded(orders):
            return "".join(f"{faces_text(order)}/" for order in orders)


def parse_chance(text: str) -> Chance:
    """Parse where later shuffles come from."""
    if text.startswith("seed:"):
        _, digits, used = (*text.split(":"), "", "")[:3]
        return Seeded(parse_seed(digits), parse_number(used))
    return Recorded(tuple(map(parse_faces, text.split("/")[:-1])))


def outcome_text(outcome: Outcome | None) -> str:
    """Write how the game ended, such as ``finished:last-round:18:18``."""
    if outcome is None:
        return NONE
    return f"{outcome.result}:{outcome.cause}:{outcome.score}:{outcome.points}"


def parse_outcome(text: str) -> Outcome | None:
    """Parse how the game ended."""
    if text == NONE:
        return None
    result, cause, score, points = (*text.split(":"), "", "", "", "")[:4]
    if result not in set(Result) or cause not in set(Cause):
        raise unreadable_field()
    size = parse_number(score.removeprefix("-"))
    return Outcome(
        Result(result),
        Cause(cause),
        -size if score.startswith("-") else size,
        parse_number(points),
    )
