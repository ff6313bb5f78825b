"""The letters of the seats, in both games."""

from tamaya.rules.shared_types import MOST_PLAYERS, Onlooker, Seat, Viewer, wrong_type

SEAT_LETTERS = "abcde"[:MOST_PLAYERS]


def viewer_text(viewer: Viewer) -> str:
    """A seat's letter, or the word for an onlooker."""
    return viewer.value if isinstance(viewer, Onlooker) else SEAT_LETTERS[viewer]


def viewer_from(viewer: Viewer | str) -> Viewer:
    """A viewer, or the seat with this letter."""
    if isinstance(viewer, str):
        if len(viewer) != 1 or viewer not in SEAT_LETTERS:
            raise ValueError(f"expected the letter of a seat, a to e; got {viewer!r}")
        return Seat(SEAT_LETTERS.index(viewer))
    if not isinstance(viewer, int | Onlooker):
        raise wrong_type(viewer, "a seat, such as 0 or 'a', or an Onlooker")
    return viewer
