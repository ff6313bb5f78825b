"""Moves that look like mistakes by what a viewer is shown: a screen asks once more before them."""

from tamaya.wire.hanabi_view import Doubt, HanabiBoard, Knowledge


def doubt_of_play(board: HanabiBoard, known: Knowledge | None) -> Doubt | None:
    """Why a card should not be played, or None where it may fit or nothing is shown of it."""
    if known is None or not set(known.possible).isdisjoint(board.playable):
        return None
    return Doubt.NEVER_FITS


def doubt_of_discard(board: HanabiBoard, known: Knowledge | None) -> Doubt | None:
    """Why a card should not be given up, or None where it may be spared or nothing is shown."""
    if known is None:
        return None
    if set(known.possible) <= set(board.irreplaceable):
        return Doubt.IRREPLACEABLE
    return Doubt.PLAYABLE if set(known.possible) <= set(board.playable) else None
