"""What a review of Ikebana says, as messages."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from tamaya.analysis.ikebana.review_types import IkebanaMoveReview, IkebanaReview
from tamaya.analysis.number_messages import decimal_message, percent_message
from tamaya.i18n import Message
from tamaya.i18n.ikebana_events import ikebana_event_message
from tamaya.i18n.ikebana_replay import ikebana_ending_messages
from tamaya.i18n.message import message
from tamaya.notation import parse_ikebana_move
from tamaya.rules.ikebana import (
    Bought,
    Buy,
    Draw,
    DrewUnseen,
    Game,
    Keep,
    Kept,
    Reject,
    Rejected,
    SeenEvent,
)


def verdict_messages(review: IkebanaReview, game: Game, names: Sequence[str]) -> Iterator[Message]:
    """How the game ended, and what was luck and choice for each seat."""
    yield from ikebana_ending_messages(game, names)
    yield message("review-ikebana-unit", policy=review.policy)
    for seat in range(review.players):
        yield message(
            "review-ikebana-seat",
            player=names[seat],
            luck=decimal_message(review.luck_of(seat), is_signed=True),
            choice=decimal_message(review.choice_of(seat), is_signed=True),
        )


def labelled_moves(review: IkebanaReview) -> list[IkebanaMoveReview]:
    """The moves with a label, in order."""
    return [move for move in review.moves if move.label is not None]


def cost_messages(move: IkebanaMoveReview, policy: str) -> Iterator[Message]:
    """What a move with a label cost, and what was expected of it and of the best one."""
    if move.label is None:
        return
    if move.win_chance is None or move.win_chance_lost is None:
        yield message(f"review-move-{move.label}", loss=decimal_message(move.loss))
        yield message(
            "review-ikebana-worths",
            policy=policy,
            best=decimal_message(move.worth + move.loss, is_signed=True),
            made=decimal_message(move.worth, is_signed=True),
        )
    else:
        yield message(f"review-last-{move.label}")
        yield message(
            "review-ikebana-chances",
            policy=policy,
            best=percent_message(move.win_chance + move.win_chance_lost),
            made=percent_message(move.win_chance),
        )


def ikebana_move_message(before: Game, text: str, names: Sequence[str]) -> Message:
    """A move in words, without the card that it draws."""
    sentence = ikebana_event_message(_event(before, text), names)
    assert sentence is not None
    return sentence


def _event(before: Game, text: str) -> SeenEvent:
    seat, drawn = before.board.seat_to_act, before.state.drawn
    move = parse_ikebana_move(text)
    match move:
        case Draw():
            return DrewUnseen(seat)
        case Keep():
            assert drawn is not None
            return Kept(seat, drawn)
        case Reject():
            assert drawn is not None
            return Rejected(seat, drawn)
        case Buy(owner):
            top = before.board.piles[owner].top
            assert top is not None
            return Bought(seat, owner, top, None)
        case _:
            assert_never(move)
