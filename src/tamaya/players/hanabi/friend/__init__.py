"""The friend: beginner's conventions, read and kept, with tolerance for those who do not."""

from tamaya.players.hanabi.friend.explanations import Because, Explanation, ReadClue, Reason
from tamaya.players.hanabi.friend.friend import Friend
from tamaya.players.hanabi.friend.reading import Kind
from tamaya.players.hanabi.friend.sentences import explanation_messages

__all__ = [
    "Because",
    "Explanation",
    "Friend",
    "Kind",
    "ReadClue",
    "Reason",
    "explanation_messages",
]
