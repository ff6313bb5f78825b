"""Moves that look like mistakes by what a viewer is shown: a screen asks once more before them."""

from tamaya.wire.hanabi.view_types import HanabiBoard, Knowledge, MoveWarning


def play_warning(board: HanabiBoard, known: Knowledge | None) -> MoveWarning | None:
    """Why a card should not be played, or None where it may fit or nothing is shown of it."""
    if known is None or not set(known.possible).isdisjoint(board.playable):
        return None
    return MoveWarning.NEVER_FITS


def discard_warning(board: HanabiBoard, known: Knowledge | None) -> MoveWarning | None:
    """Why a card should not be given up, or None where it may be spared or nothing is shown."""
    if known is None:
        return None
    if set(known.possible) <= set(board.irreplaceable):
        return MoveWarning.IRREPLACEABLE
    return MoveWarning.PLAYABLE if set(known.possible) <= set(board.playable) else None
