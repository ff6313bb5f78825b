"""What a review says, as messages."""

from collections.abc import Iterator, Sequence

from tamaya.analysis.number_messages import decimal_message, percent_message
from tamaya.analysis.review_types import Advice, MoveReview, Review
from tamaya.analysis.winnability_types import HighestScore, Impossibility, Obstacle
from tamaya.i18n import Message
from tamaya.i18n.hanabi_events import hanabi_event_message
from tamaya.i18n.hanabi_names import face_message
from tamaya.i18n.message import message
from tamaya.notation import parse_hanabi_move
from tamaya.players.hanabi.friend import MoveReason, Reason
from tamaya.players.hanabi.friend.explanation_sentences import move_reason_message
from tamaya.rules.hanabi import Game, Rearrange, Refusal, Seat, judge


def deck_messages(review: Review, names: Sequence[str]) -> Iterator[Message]:
    """What the deck allowed, which move lost a perfect game, and why."""
    yield highest_message(review.highest, review.perfect_score)
    if review.lost_at is not None:
        made = review.moves[review.lost_at]
        yield message("review-lost-at", turn=made.turn, player=names[made.seat])
    elif review.score < review.perfect_score and review.moves and review.moves[-1].winnable:
        yield message("review-never-lost")
    if review.reason is not None:
        yield reason_message(review.reason)


def highest_message(highest: HighestScore, perfect: int) -> Message:
    """How far a team that knew every card could have come."""
    if not highest.is_exact:
        return message("review-highest-bounds", least=highest.least, most=highest.most)
    if highest.least == perfect:
        return message("review-winnable", score=perfect)
    return message("review-highest", score=highest.least, perfect=perfect)


def reason_message(reason: Impossibility) -> Message:
    """Why a position cannot be won."""
    cards = tuple(map(face_message, reason.cards))
    wanted, available = reason.wanted or 0, reason.available or 0
    match reason.obstacle:
        case Obstacle.LOST_CARD:
            return message("review-reason-lost-card", cards=cards, count=len(cards))
        case Obstacle.BOTTOM:
            place = reason.from_bottom or 0
            return message(
                "review-reason-bottom", cards=cards, place=place, wanted=wanted, turns=available
            )
        case Obstacle.PACE if reason.wanted is not None:
            return message("review-reason-pace", wanted=wanted, turns=available)
        case Obstacle.HANDS if reason.wanted is not None:
            return message("review-reason-hands", wanted=wanted, places=available)
        case Obstacle.ERRORS:
            return message("review-reason-errors")
        case Obstacle.PACE | Obstacle.HANDS | Obstacle.TOGETHER:
            return message(f"review-reason-{reason.obstacle.value}-found")


def curve_messages(review: Review) -> Iterator[Message]:
    """What the deal promised, and what luck and choices made of it."""
    if review.start is None or review.policy is None:
        return
    yield message(
        "review-start",
        policy=review.policy,
        perfect=percent_message(review.start.perfect.mean),
        expected=decimal_message(review.start.expected.mean),
    )
    luck = sum(move.luck.mean for move in review.moves if move.luck is not None)
    choice = sum(move.choice.mean for move in review.moves if move.choice is not None)
    yield message("review-luck", points=signed_message(luck))
    yield message("review-choice", policy=review.policy, points=signed_message(choice))


def signed_message(number: float) -> Message:
    """A number of points with its sign."""
    key = "review-gained" if number >= 0 else "review-given-away"
    return message(key, points=decimal_message(abs(number)))


def clue_message_of(review: Review) -> Message | None:
    """How much the clues of a game told."""
    clues = [move.clue for move in review.moves if move.clue is not None]
    if not clues or review.score <= 0:
        return None
    return message(
        "review-clues",
        clues=len(clues),
        bits=decimal_message(sum(clue.bits for clue in clues) / len(clues)),
        playable=sum(clue.made_playable for clue in clues),
        saved=sum(clue.saved for clue in clues),
        rate=decimal_message(len(clues) / review.score, 2),
    )


def key_moments(review: Review) -> list[MoveReview]:
    """The moves with a label and the one that lost a perfect game, in order."""
    return [
        move
        for move in review.moves
        if move.number == review.lost_at or (move.cost is not None and move.cost.label is not None)
    ]


def moment_messages(
    move: MoveReview, before: Game, names: Sequence[str], review: Review
) -> Iterator[Message]:
    """What a key moment was: the move, what it cost, what would have been better, and why."""
    sentence = move_message(before, move.move, names)
    if sentence is not None:
        yield sentence
    if move.cost is not None and move.cost.label is not None:
        yield message(
            f"review-{move.cost.label.value}",
            loss=decimal_message(move.cost.loss.mean),
            error=decimal_message(move.cost.loss.error),
        )
        better = move_message(before, move.cost.best, names)
        if better is not None:
            yield message("review-better", move=better)
    if move.number == review.lost_at:
        yield message("review-lost-here")
    if move.friend is not None:
        chosen = move_message(before, move.friend.move, names)
        if chosen is not None:
            yield message("review-friend", move=chosen)
        yield advice_message(move.friend, names)


def advice_message(advice: Advice, names: Sequence[str]) -> Message:
    """Why ``friend`` would have done something else."""
    move = parse_hanabi_move(advice.move).move
    assert not isinstance(move, Rearrange)
    seats = [None if seat is None else Seat(seat) for seat in (advice.teammate, advice.other)]
    reason = Reason(advice.reason)
    return move_reason_message(
        MoveReason(move, reason, advice.faces, advice.position, *seats), names
    )


def move_message(before: Game, text: str, names: Sequence[str]) -> Message | None:
    """A move in words; None where the record cannot tell what would have happened."""
    written = parse_hanabi_move(text)
    seat = before.board.seat_to_act if written.seat is None else written.seat
    judgement = judge(before.state, seat, written.move)
    if isinstance(judgement, Refusal):
        return None
    return hanabi_event_message(judgement.events[0], names, before.board)
