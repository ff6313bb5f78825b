"""The bot for people: it plays beginner's conventions and adapts to players without them."""

from tamaya.players.hanabi.friend.clue_kinds import ClueKind
from tamaya.players.hanabi.friend.explanation_sentences import explanation_messages
from tamaya.players.hanabi.friend.explanation_types import (
    ExplainedClue,
    Explanation,
    MoveReason,
    Reason,
)
from tamaya.players.hanabi.friend.friend import Friend
from tamaya.players.hanabi.friend.move_meanings import (
    Meaning,
    MoveMeaning,
    meaning_message,
    meaning_of_last_move,
)

__all__ = [
    "Meaning",
    "MoveMeaning",
    "MoveReason",
    "Explanation",
    "Friend",
    "ClueKind",
    "ExplainedClue",
    "Reason",
    "explanation_messages",
    "meaning_message",
    "meaning_of_last_move",
]
