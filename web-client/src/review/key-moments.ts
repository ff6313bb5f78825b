/** The moves of a review that are worth a look. */

import type { ReviewedMove, ShownReview } from "../wire/types";

/** The moves with a label and the one that lost a perfect game, in order. */
export function keyMoments(review: ShownReview): readonly ReviewedMove[] {
  return review.moves.filter((move) => move["is-losing"] || move.label !== null);
}

/** What is shown without spoilers after this many moves: the past only. */
export function knownMoves(
  moves: readonly ReviewedMove[],
  move: number,
  isSpoilerFree: boolean,
): readonly ReviewedMove[] {
  return isSpoilerFree ? moves.filter(({ number }) => number <= move) : moves;
}
