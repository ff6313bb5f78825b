"""The friend: beginner's conventions, read and kept, with tolerance for those who do not."""

from tamaya.players.hanabi.friend.clue_reading import ClueKind
from tamaya.players.hanabi.friend.explanations import ExplainedClue, Explanation, MoveReason, Reason
from tamaya.players.hanabi.friend.friend import Friend
from tamaya.players.hanabi.friend.sentences import explanation_messages

__all__ = [
    "MoveReason",
    "Explanation",
    "Friend",
    "ClueKind",
    "ExplainedClue",
    "Reason",
    "explanation_messages",
]
