"""A review for the wire, with sentences for people."""

from collections.abc import Iterator, Sequence

from tamaya.analysis.game_review import games_of
from tamaya.analysis.number_messages import decimal_message
from tamaya.analysis.review_sentences import (
    advice_message,
    deck_messages,
    move_message,
    reason_message,
)
from tamaya.analysis.review_types import Estimate, MoveReview, Review
from tamaya.i18n import Message, message
from tamaya.i18n.hanabi_replay import hanabi_move_messages
from tamaya.notation.hanabi_move_text import parse_hanabi_move
from tamaya.rules.hanabi import Clued, Discarded, Event, Game, Laid, Misfired
from tamaya.wire.http.review_types import (
    BetterMove,
    MoveTarget,
    ReviewedMove,
    ShownEstimate,
    ShownReview,
)
from tamaya.wire.i18n_message import to_wire_message


def shown_review(review: Review, game: Game, names: Sequence[str]) -> ShownReview:
    """The review of a game as clients show it; the names are those of the seats."""
    start = review.start
    games = games_of(game)
    verdict = (*deck_messages(review, names), *play_messages(review))
    return ShownReview(
        score=review.score,
        perfect_score=review.perfect_score,
        least_highest=review.highest.least,
        most_highest=review.highest.most,
        lost_at=None if review.lost_at is None else review.lost_at + 1,
        saved_by=review.saved_by,
        start_perfect=None if start is None else shown_estimate(start.perfect),
        start_expected=None if start is None else shown_estimate(start.expected),
        verdict=tuple(map(to_wire_message, verdict)),
        moves=tuple(
            reviewed_move(review, move, games[move.number], names) for move in review.moves
        ),
    )


def play_messages(review: Review) -> Iterator[Message]:
    """How much was luck and how much was choice, where that was estimated."""
    if any(move.luck is None and move.choice is None for move in review.moves):
        return
    luck = sum(move.luck.mean for move in review.moves if move.luck is not None)
    choice = sum(move.choice.mean for move in review.moves if move.choice is not None)
    yield message(
        "review-luck-and-choice",
        luck=decimal_message(luck, is_signed=True),
        choice=decimal_message(choice, is_signed=True),
    )


def reviewed_move(
    review: Review, move: MoveReview, before: Game, names: Sequence[str]
) -> ReviewedMove:
    """A move with what there is to say about it, and the game before it."""
    prospects, cost = move.prospects, move.cost
    is_losing = move.number == review.lost_at
    saving = review.saved_by[0] if is_losing and review.saved_by else None
    better = cost.best if cost is not None and cost.label is not None else saving
    return ReviewedMove(
        number=move.number + 1,
        turn=move.turn,
        seat=move.seat,
        text=move.move,
        winnable=move.winnable,
        perfect=None if prospects is None else shown_estimate(prospects.perfect),
        expected=None if prospects is None else shown_estimate(prospects.expected),
        luck=shown_estimate(move.luck),
        choice=shown_estimate(move.choice),
        best=None if cost is None else cost.best,
        loss=None if cost is None else shown_estimate(cost.loss),
        label=None if cost is None else cost.label,
        is_losing=is_losing,
        better=None if better in (None, move.move) else better_move(before, better, names),
        sentences=tuple(map(to_wire_message, move_messages(review, move, before, names))),
    )


def better_move(before: Game, text: str, names: Sequence[str]) -> BetterMove:
    """A move that was not made, with what would have happened."""
    after = before.make(parse_hanabi_move(text).move)
    events = after.history[len(before.history) :]
    _, sentence = next(hanabi_move_messages(events, names, before.board))
    cards, target = aim_of(events[0])
    return BetterMove(text, cards, target, to_wire_message(sentence))


def aim_of(event: Event) -> tuple[tuple[int, ...], MoveTarget]:
    """The cards that the first event of a move is about, and where they go."""
    match event:
        case Laid(card=card) | Misfired(card=card):
            return (card,), MoveTarget.FIREWORKS
        case Discarded(card=card):
            return (card,), MoveTarget.DISCARD
        case Clued(touched=touched):
            return tuple(touched), MoveTarget.HAND
        case _:
            return (), MoveTarget.HAND


def move_messages(
    review: Review, move: MoveReview, before: Game, names: Sequence[str]
) -> Iterator[Message]:
    """Why a perfect game was lost by a move, what it cost, and what ``friend`` would have done."""
    if move.number == review.lost_at:
        yield message("review-move-loses")
        if review.reason is not None:
            yield reason_message(review.reason)
    if move.cost is not None and move.cost.label is not None:
        loss = decimal_message(move.cost.loss.mean)
        yield message(f"review-move-{move.cost.label}", loss=loss)
    if move.friend is not None:
        chosen = move_message(before, move.friend.move, names)
        if chosen is not None:
            yield message("review-friend", move=chosen)
        yield advice_message(move.friend, names)


def shown_estimate(estimate: Estimate | None) -> ShownEstimate | None:
    """An estimate for the wire."""
    return None if estimate is None else ShownEstimate(estimate.mean, estimate.error)
