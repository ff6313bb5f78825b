"""A whole game of Hanabi in sentences, line by line, as one viewer may see it."""

from collections.abc import Iterable, Iterator, Sequence

from tamaya.i18n.hanabi_events import hanabi_event_message
from tamaya.i18n.hanabi_outcomes import verdict_message
from tamaya.i18n.hanabi_words import face_message
from tamaya.i18n.message import Message, message
from tamaya.i18n.replay_line import ReplayLine
from tamaya.rules.game import Viewer
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import SeenCard
from tamaya.rules.hanabi.events import (
    Event,
    GameEnded,
    LastRoundBegan,
    Rearranged,
    TurnPassed,
)
from tamaya.rules.hanabi.game import Game
from tamaya.rules.hanabi.scoring import score, verdict
from tamaya.rules.hanabi.view import View, redact


def hand_messages(view: View, names: Sequence[str]) -> Iterator[Message]:
    """The hand of each seat; a hidden hand only as a number of cards."""
    for name, hand in zip(names, view.hands, strict=True):
        seen = tuple(face_message(card.face) for card in hand if isinstance(card, SeenCard))
        if seen:
            yield message("replay-hand", player=name, faces=seen)
        else:
            yield message("replay-hand-unseen", player=name, count=len(hand))


def hanabi_replay_lines(game: Game, names: Sequence[str], viewer: Viewer) -> Iterator[ReplayLine]:
    """The game after the deal, one line per turn, as the viewer may see it."""
    start = Game.begin(game.setup)
    board = start.board
    sentences: list[Message] = []
    for event in game.history[len(start.history) :]:
        seen = redact(event, viewer)
        turn = board.turn + 1
        sentence = hanabi_event_message(seen, names, board)
        board = board.after(seen)
        match seen:
            case TurnPassed():
                yield ReplayLine(tuple(sentences), turn)
                sentences = []
            case Rearranged() | LastRoundBegan() if not sentences:
                yield ReplayLine((sentence,))
            case GameEnded():
                if sentences:
                    yield ReplayLine(tuple(sentences), turn)
                sentences = []
            case _:
                sentences.append(sentence)
    if sentences:  # an unfinished turn: a tile waits for a choice
        yield ReplayLine(tuple(sentences), board.turn + 1)


def hanabi_move_messages(
    events: Iterable[Event], names: Sequence[str], board: Board
) -> Iterator[tuple[Event, Message]]:
    """The events of one move with their messages; the board is the one before the move.

    The change of turn is left out.
    """
    for event in events:
        if not isinstance(event, TurnPassed):
            yield event, hanabi_event_message(event, names, board)
        if isinstance(event, GameEnded):
            verdict_found = verdict(board.rules, event.outcome)
            if verdict_found is not None:
                yield event, verdict_message(verdict_found)
        board = board.after(event)


def hanabi_ending_messages(game: Game) -> Iterator[Message]:
    """How the game ended and the verdict, or the score of an unfinished game."""
    if game.outcome is None:
        yield message("replay-unfinished", score=score(game.board))
        return
    yield hanabi_event_message(game.history[-1], (), game.board)
    verdict_found = verdict(game.setup.rules, game.outcome)
    if verdict_found is not None:
        yield verdict_message(verdict_found)
