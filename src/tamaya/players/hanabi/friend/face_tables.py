"""Tables about the faces of a game, with each face as a bit."""

from dataclasses import dataclass
from functools import lru_cache

from tamaya.rules.hanabi.clues import ValueClue
from tamaya.rules.hanabi.parameters import Rules


@dataclass(frozen=True, slots=True, eq=False)
class FaceTables:
    """What is fixed about the faces of a game."""

    rules: Rules
    all_faces: int
    """The mask of all faces."""
    sequences: tuple[tuple[int, ...], ...]
    """For each suit the bits of its faces in the order in which they are laid."""
    suits: dict[int, int]
    """For the bit of each face its suit."""
    places: dict[int, int]
    """For the bit of each face its place in its firework, from 0."""
    next_face: dict[int, int]
    """For the bit of each face the bit of the face laid after it; 0 after the last."""
    copies: tuple[int, ...]
    """How many cards of each face there are."""
    single: int
    """The faces that have one copy only."""
    second: int
    """The second faces of all fireworks, if they have more than one copy."""
    touched_by: tuple[int, ...]
    """For each clue the faces it points at."""
    is_value: tuple[bool, ...]
    """For each clue whether it names a value."""


@lru_cache(maxsize=64)
def face_tables_of(rules: Rules) -> FaceTables:
    """The tables of these rules, cached."""
    bits = {face: 1 << index for face, index in rules.face_index.items()}
    sequences = tuple(tuple(bits[face] for face in sequence) for sequence in rules.sequences)
    copies = tuple(rules.copies[face] for face in rules.faces)
    single = sum(1 << index for index, count in enumerate(copies) if count == 1)
    return FaceTables(
        rules=rules,
        all_faces=(1 << len(rules.faces)) - 1,
        sequences=sequences,
        suits={bit: suit for suit, sequence in enumerate(sequences) for bit in sequence},
        places={bit: place for sequence in sequences for place, bit in enumerate(sequence)},
        next_face={
            bit: following
            for sequence in sequences
            for bit, following in zip(sequence, (*sequence[1:], 0), strict=True)
        },
        copies=copies,
        single=single,
        second=sum(sequence[1] for sequence in sequences if len(sequence) > 1) & ~single,
        touched_by=rules.faces_touched,
        is_value=tuple(isinstance(clue, ValueClue) for clue in rules.clues),
    )
