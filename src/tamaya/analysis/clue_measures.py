"""Measures what a clue told its receiver."""

from collections.abc import Sequence
from math import log2, perm

from tamaya.analysis.review_types import ClueReview
from tamaya.rules.hanabi import Clued, Game, GiveClue, Level, Seat, face_fates, is_irreplaceable
from tamaya.rules.hanabi.knowledge import (
    copies_not_open,
    copies_out_of_sight,
    hidden_seats,
    knowledge_masks,
)


def measure_clue(before: Game, after: Game) -> ClueReview | None:
    """Measure the clue between two games one move apart; None where the move was no clue."""
    made = after.moves[-1]
    if not isinstance(made.move, GiveClue):
        return None
    target = made.move.target
    touched = next(event.touched for event in reversed(after.history) if isinstance(event, Clued))
    board, faces = before.board, before.state.faces
    known = [knowledge_masks(game.view(target), target, Level.DEDUCED) for game in (before, after)]
    playable = face_fates(board).playable
    fits = [{card for card, mask in masks.items() if mask & ~playable == 0} for masks in known]
    return ClueReview(
        bits=log2(count_hands(before, target)) - log2(count_hands(after, target)),
        made_playable=len(fits[1] - fits[0]),
        saved=sum(
            board.touched[card] == 0 and is_irreplaceable(board, faces[card]) for card in touched
        ),
        already_known=sum(known[0][card] == known[1][card] for card in touched),
    )


def count_hands(game: Game, seat: Seat) -> int:
    """In how many ways a seat's hand can be dealt, by the clues and the cards that it sees."""
    view = game.view(seat)
    masks = knowledge_masks(view, seat, Level.EXCLUDED)
    left = copies_out_of_sight(view, hidden_seats(view, seat), copies_not_open(view.board))
    return count_deals(tuple(masks.values()), left)


def count_deals(masks: Sequence[int], left: Sequence[int]) -> int:
    """In how many ways cards can be dealt to places that each allow some faces."""
    everywhere = (1 << len(masks)) - 1
    ways = {0: 1}
    for face, copies in enumerate(left):
        allowed = sum((mask >> face & 1) << place for place, mask in enumerate(masks))
        after: dict[int, int] = {}
        for filled, count in ways.items():
            free = allowed & ~filled
            chosen = free
            while True:
                taken = chosen.bit_count()
                if taken <= copies:
                    places = filled | chosen
                    after[places] = after.get(places, 0) + count * perm(copies, taken)
                if chosen == 0:
                    break
                chosen = (chosen - 1) & free
        ways = after
    return ways.get(everywhere, 0)
