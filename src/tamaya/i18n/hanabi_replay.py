"""A whole game of Hanabi in sentences, line by line, as one viewer may see it."""

from collections.abc import Iterable, Iterator, Sequence

from tamaya.i18n.hanabi_events import hanabi_event_message
from tamaya.i18n.hanabi_names import face_message
from tamaya.i18n.hanabi_outcomes import ended_message, verdict_message
from tamaya.i18n.message import Message, message
from tamaya.i18n.replay_line import ReplayLine
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
from tamaya.rules.shared_types import Viewer


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
        is_between_turns = isinstance(seen, Rearranged | LastRoundBegan) and not sentences
        # The ending messages say how the game ended.
        if sentence is not None and not isinstance(seen, GameEnded):
            sentences.append(sentence)
        if isinstance(seen, TurnPassed | GameEnded) or is_between_turns:
            if sentences:
                yield ReplayLine(tuple(sentences), None if is_between_turns else turn)
            sentences = []
    if sentences:  # an unfinished turn: a tile waits for a choice
        yield ReplayLine(tuple(sentences), board.turn + 1)


def hanabi_move_messages(
    events: Iterable[Event], names: Sequence[str], board: Board
) -> Iterator[tuple[Event, Message]]:
    """The events of one move with their messages; the board is the one before the move."""
    for event in events:
        sentence = hanabi_event_message(event, names, board)
        if sentence is not None:
            yield event, sentence
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
    yield ended_message(game.outcome, game.setup.rules.ending)
    verdict_found = verdict(game.setup.rules, game.outcome)
    if verdict_found is not None:
        yield verdict_message(verdict_found)
