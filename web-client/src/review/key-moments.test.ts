import { expect, test } from "vitest";

import type { ReviewedFlowerMove, ReviewedMove, ShownReview } from "../wire/types";
import { changesOf, keyMoments, knownMoves } from "./key-moments";

const move = (number: number, changes: Partial<ReviewedMove> = {}): ReviewedMove =>
  ({ number, label: null, "is-losing": false, ...changes }) as ReviewedMove;

const moves = [move(1), move(2, { label: "mistake" }), move(3), move(4, { "is-losing": true })];

test("mistakes and the move that lost a perfect game are key moments", () => {
  expect(keyMoments({ moves } as unknown as ShownReview).map(({ number }) => number)).toEqual([
    2, 4,
  ]);
});

test("without spoilers only the past is shown", () => {
  expect(knownMoves(moves, 2, true).map(({ number }) => number)).toEqual([1, 2]);
  expect(knownMoves(moves, 2, false)).toHaveLength(4);
});

test("luck and choice are read from reviews of both games", () => {
  const estimated = move(1, { luck: { mean: 0.4, error: 0.1 }, choice: { mean: -1, error: 0.2 } });
  expect(changesOf(estimated)).toEqual({ luck: 0.4, choice: -1 });
  expect(changesOf(move(1, { luck: null, choice: null }))).toBeNull();
  expect(changesOf({ number: 1, luck: 0, choice: -3 } as ReviewedFlowerMove)).toEqual({
    luck: 0,
    choice: -3,
  });
});
