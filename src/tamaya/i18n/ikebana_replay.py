"""A whole game of Ikebana in sentences, line by line, as one viewer may see it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from tamaya.i18n.ikebana_events import ikebana_event_message
from tamaya.i18n.ikebana_names import appraisal_messages, standings_messages, won_message
from tamaya.i18n.message import Message, message
from tamaya.i18n.replay_line import ReplayLine
from tamaya.rules.ikebana.events import (
    Event,
    GameEnded,
    RoundBegan,
    RoundEnded,
    SeenEvent,
    Shuffled,
    ShuffledUnseen,
    TurnPassed,
)
from tamaya.rules.ikebana.game import Game
from tamaya.rules.ikebana.view import redact
from tamaya.rules.shared_types import Viewer

AnyEvent = TypeVar("AnyEvent", bound=Event | SeenEvent)


def ikebana_replay_lines(game: Game, names: Sequence[str], viewer: Viewer) -> Iterator[ReplayLine]:
    """The game, one line per turn and some per round, as the viewer may see it."""
    board = Game.begin(game.setup).board
    sentences: list[Message] = []
    for seen, sentence in _sentences((redact(event, viewer) for event in game.history), names):
        if isinstance(seen, TurnPassed | RoundEnded):
            yield ReplayLine(tuple(sentences), board.turn)
            sentences = []
        board = board.after(seen)
        if isinstance(seen, RoundEnded | RoundBegan):
            yield from _round_lines(seen, sentence, names)
        # The ending messages say how the game ended.
        elif sentence is not None and not isinstance(seen, GameEnded):
            sentences.append(sentence)
    if sentences:  # an unfinished turn
        yield ReplayLine(tuple(sentences), board.turn + 1)


def _sentences(
    events: Iterable[AnyEvent], names: Sequence[str]
) -> Iterator[tuple[AnyEvent, Message | None]]:
    """Each event with its sentence; the shuffle at the start of a round has none."""
    is_new_round = False
    for event in events:
        is_silent = is_new_round and isinstance(event, Shuffled | ShuffledUnseen)
        yield event, None if is_silent else ikebana_event_message(event, names)
        is_new_round = isinstance(event, RoundBegan)


def _round_lines(
    seen: RoundEnded | RoundBegan, sentence: Message | None, names: Sequence[str]
) -> Iterator[ReplayLine]:
    assert sentence is not None
    yield ReplayLine((sentence,))
    if isinstance(seen, RoundEnded):
        for name, appraisal, points in zip(names, seen.appraisals, seen.points, strict=True):
            yield ReplayLine(tuple(appraisal_messages(name, appraisal, points)))


def ikebana_move_messages(
    events: Iterable[Event], names: Sequence[str]
) -> Iterator[tuple[Event, Message]]:
    """The events of one move with their messages."""
    for event, sentence in _sentences(events, names):
        if isinstance(event, RoundEnded | RoundBegan):
            for line in _round_lines(event, sentence, names):
                yield from ((event, each) for each in line.sentences)
        elif sentence is not None:
            yield event, sentence
        if isinstance(event, GameEnded):
            standings = standings_messages(event.outcome.points, names)
            yield event, message("ikebana-standings", standings=standings)


def ikebana_ending_messages(game: Game, names: Sequence[str]) -> Iterator[Message]:
    """How the game ended, or the points of an unfinished game."""
    standings = standings_messages(game.board.points, names)
    if game.outcome is None:
        yield message("ikebana-unfinished", standings=standings)
        return
    yield won_message(game.outcome, names)
    yield message("ikebana-standings", standings=standings)
