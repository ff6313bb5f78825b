"""A whole game of Ikebana in sentences, line by line, as one viewer may see it."""

from collections.abc import Iterable, Iterator, Sequence

from tamaya.i18n.ikebana_events import ikebana_event_message
from tamaya.i18n.ikebana_words import appraisal_messages, standings_messages, won_message
from tamaya.i18n.message import Message, message
from tamaya.i18n.replay_line import ReplayLine
from tamaya.rules.game import Viewer
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


def ikebana_replay_lines(game: Game, names: Sequence[str], viewer: Viewer) -> Iterator[ReplayLine]:
    """The game, one line per turn and some per round, as the viewer may see it."""
    board = Game.begin(game.setup).board
    sentences: list[Message] = []
    for seen in (redact(event, viewer) for event in game.history):
        if isinstance(seen, TurnPassed | RoundEnded):
            yield ReplayLine(tuple(sentences), board.turn)
            sentences = []
        board = board.after(seen)
        if isinstance(seen, RoundEnded | RoundBegan):
            yield from _round_lines(seen, names)
        elif not isinstance(seen, TurnPassed | GameEnded) and not _is_between_rounds(
            seen, sentences
        ):
            sentences.append(ikebana_event_message(seen, names))
    if sentences:  # an unfinished turn
        yield ReplayLine(tuple(sentences), board.turn + 1)


def _is_between_rounds(seen: SeenEvent, sentences: Sequence[Message]) -> bool:
    """Whether this is the shuffle at the start of a round, which is left out."""
    return isinstance(seen, Shuffled | ShuffledUnseen) and not sentences


def _round_lines(seen: RoundEnded | RoundBegan, names: Sequence[str]) -> Iterator[ReplayLine]:
    yield ReplayLine((ikebana_event_message(seen, names),))
    if isinstance(seen, RoundEnded):
        for name, appraisal, points in zip(names, seen.appraisals, seen.points, strict=True):
            yield ReplayLine(tuple(appraisal_messages(name, appraisal, points)))


def ikebana_move_messages(
    events: Iterable[Event], names: Sequence[str]
) -> Iterator[tuple[Event, Message]]:
    """The events of one move with their messages.

    The change of turn and the shuffle at the start of a round are left out.
    """
    is_new_round = False
    for event in events:
        if isinstance(event, TurnPassed) or (isinstance(event, Shuffled) and is_new_round):
            continue
        if isinstance(event, RoundEnded | RoundBegan):
            for line in _round_lines(event, names):
                yield from ((event, sentence) for sentence in line.sentences)
        else:
            yield event, ikebana_event_message(event, names)
        if isinstance(event, GameEnded):
            standings = standings_messages(event.outcome.points, names)
            yield event, message("ikebana-standings", standings=standings)
        is_new_round = isinstance(event, RoundBegan)


def ikebana_ending_messages(game: Game, names: Sequence[str]) -> Iterator[Message]:
    """How the game ended, or the points of an unfinished game."""
    standings = standings_messages(game.board.points, names)
    if game.outcome is None:
        yield message("ikebana-unfinished", standings=standings)
        return
    yield won_message(game.outcome, names)
    yield message("ikebana-standings", standings=standings)
