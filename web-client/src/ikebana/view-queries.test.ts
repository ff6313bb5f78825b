import { expect, test } from "vitest";

import type { Entry, IkebanaView } from "../wire/types";
import {
  legalMove,
  uncombinedPositions,
  purchaseFrom,
  finishedRounds,
  seatsInOrder,
  worthOf,
} from "./view-queries";

const view = {
  seat: 1,
  board: {
    points: [6, 6, 6],
    bouquets: [{ appraisal: { points: 12 } }],
    "round-multiplier": 2,
  },
  "legal-moves": [
    { type: "draw", text: "d" },
    { type: "buy", text: "ba", owner: 0, face: "r3", price: 3 },
    { type: "buy", text: "bc", owner: 2, face: "g1", price: 1 },
  ],
} as unknown as IkebanaView;

const made = (...events: unknown[]): Entry =>
  ({ event: { type: "move-made" }, "game-events": events }) as never;
const ended = (number: number): unknown => ({ type: "ikebana-round-ended", number });

test("the viewer's own seat comes last, the next seat to act first", () => {
  expect(seatsInOrder(view)).toEqual([2, 0, 1]);
  expect(seatsInOrder({ ...view, seat: null })).toEqual([0, 1, 2]);
});

test("a purchase is found by the owner of the pile", () => {
  expect(purchaseFrom(view, 2)?.price).toBe(1);
  expect(purchaseFrom(view, 1)).toBeUndefined();
  expect(legalMove(view, "draw")?.text).toBe("d");
  expect(legalMove(view, "keep")).toBeUndefined();
});

test("a round is over only from the moment at which it ended", () => {
  const entries = [made(), made(ended(1)), made(), made(ended(2))];
  expect(finishedRounds(entries, 1)).toEqual([]);
  expect(finishedRounds(entries, 3).map(({ number }) => number)).toEqual([1]);
  expect(finishedRounds(entries, 4).map(({ number }) => number)).toEqual([1, 2]);
});

test("cards outside all combinations are found", () => {
  expect(uncombinedPositions(5, [{ positions: [1, 4] }, { positions: [2, 5] }])).toEqual([3]);
  expect(uncombinedPositions(2, [])).toEqual([1, 2]);
});

test("with the final bouquet extension a bouquet of the last round counts double", () => {
  expect(worthOf(view.board, 0)).toBe(24);
});
