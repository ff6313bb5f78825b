"""Warnings for moves that look like mistakes, so that a client can ask before it sends them."""

from tamaya.wire.hanabi.view_types import HanabiBoard, Knowledge, MoveWarning


def play_warning(board: HanabiBoard, known: Knowledge | None) -> MoveWarning | None:
    """Why a card should not be played; None if it may fit or its knowledge is not shown."""
    if known is None or not set(known.possible).isdisjoint(board.playable):
        return None
    return MoveWarning.NEVER_FITS


def discard_warning(board: HanabiBoard, known: Knowledge | None) -> MoveWarning | None:
    """Why a card should not be discarded; None if it may be or its knowledge is not shown."""
    if known is None:
        return None
    if set(known.possible) <= set(board.irreplaceable):
        return MoveWarning.IRREPLACEABLE
    return MoveWarning.PLAYABLE if set(known.possible) <= set(board.playable) else None
