import { expect, test } from "vitest";

import { wholeEntry, type ReceivedTable } from "./changes";
import type { EntryWithChanges } from "./types";

const BEFORE = {
  state: { phase: "playing", holders: [{ name: "Anna" }, null], request: { seat: 1 }, sequence: 3 },
  view: {
    game: "hanabi",
    board: { turn: 1, tokens: 8, rules: { cards: 50 }, fireworks: ["r0", "g0"] },
    hands: [[1, 2], [3]],
    "legal-moves": [{ text: "p1" }],
  },
} as unknown as ReceivedTable;

function after(state: object, view: object | null, before = BEFORE) {
  const entry = { type: "entry-with-changes", table: "one", sequence: 4, state, view };
  return wholeEntry(entry as unknown as EntryWithChanges, before);
}

test("what has not changed stays, as the same object", () => {
  const { type, sequence, state, view } = after({ sequence: 4 }, {});
  expect([type, sequence]).toEqual(["entry", 4]);
  expect(state).toEqual({ ...BEFORE.state, sequence: 4 });
  expect(state.holders).toBe(BEFORE.state.holders);
  expect(view).toEqual(BEFORE.view);
  expect(view?.board).toBe(BEFORE.view?.board);
});

test("fields are replaced, of lists the items by their index, and of the board its fields", () => {
  const { state, view } = after(
    { request: null, holders: { 1: { name: "Ben" } } },
    { board: { turn: 2, fireworks: { 0: "r1" } }, hands: { 0: [2] }, "legal-moves": [] },
  );
  expect(state.request).toBeNull();
  expect(state.holders).toEqual([{ name: "Anna" }, { name: "Ben" }]);
  expect(view).toEqual({
    game: "hanabi",
    board: { turn: 2, tokens: 8, rules: { cards: 50 }, fireworks: ["r1", "g0"] },
    hands: [[2], [3]],
    "legal-moves": [],
  });
  expect(BEFORE.view?.board.turn).toBe(1);
});

test("a first view is whole, and a view that ends is null", () => {
  const first = after({}, { ...BEFORE.view }, { ...BEFORE, view: null });
  expect(first.view).toEqual(BEFORE.view);
  expect(after({}, null).view).toBeNull();
});
