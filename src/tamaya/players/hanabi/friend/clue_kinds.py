"""The kinds of clues, by the words that the messages use."""

from enum import Enum

from tamaya.players.hanabi.friend import memory_layout as layout


class ClueKind(Enum):
    """What a clue says by the conventions."""

    PLAY = "play"
    SAVE = "save"
    PLAY_OR_SAVE = "play-or-save"
    PROMPT = "prompt"
    FINESSE = "finesse"
    FIX = "fix"
    USELESS = "useless"
    """It shows that cards are useless."""
    EMPTY = "empty"
    LITERAL = "literal"
    """Its giver plays no conventions: it means what it says."""
    UNCLEAR = "unclear"
    STALL = "stall"
    """It points at cards that are laid last, and asks for nothing yet."""


KINDS = {
    layout.PLAY_CLUE: ClueKind.PLAY,
    layout.SAVE_CLUE: ClueKind.SAVE,
    layout.PLAY_OR_SAVE: ClueKind.PLAY_OR_SAVE,
    layout.PROMPT: ClueKind.PROMPT,
    layout.FINESSE: ClueKind.FINESSE,
    layout.FIX: ClueKind.FIX,
    layout.USELESS_CLUE: ClueKind.USELESS,
    layout.EMPTY: ClueKind.EMPTY,
    layout.LITERAL: ClueKind.LITERAL,
    layout.UNCLEAR: ClueKind.UNCLEAR,
    layout.STALL: ClueKind.STALL,
}
