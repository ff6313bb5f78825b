/** The moves of a review that are worth a look. */

import type {
  ReviewedFlowerMove,
  ReviewedMove,
  ShownFlowerReview,
  ShownReview,
} from "../wire/types";

/** The review of a game of either kind. */
export type AnyReview = ShownReview | ShownFlowerReview;
/** A move of such a review. */
export type AnyReviewedMove = ReviewedMove | ReviewedFlowerMove;

/** The moves with a label and the one that lost a perfect game, in order. */
export function keyMoments(review: AnyReview): readonly AnyReviewedMove[] {
  const moves: readonly AnyReviewedMove[] = review.moves;
  return moves.filter((move) => move.label !== null || isLosing(move));
}

/** Whether a perfect game became impossible by this move. */
export function isLosing(move: AnyReviewedMove): boolean {
  return "is-losing" in move && move["is-losing"];
}

/** What is shown without spoilers after this many moves: the past only. */
export function knownMoves<Move extends { number: number }>(
  moves: readonly Move[],
  move: number,
  isSpoilerFree: boolean,
): readonly Move[] {
  return isSpoilerFree ? moves.filter(({ number }) => number <= move) : moves;
}

/** What a move changed by luck and by choice; null where it was not estimated. */
export function changesOf(move: AnyReviewedMove): { luck: number; choice: number } | null {
  const { luck, choice } = move;
  if (luck === null || choice === null) return null;
  return typeof luck === "number" || typeof choice === "number"
    ? { luck: Number(luck), choice: Number(choice) }
    : { luck: luck.mean, choice: choice.mean };
}
