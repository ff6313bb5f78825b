import { expect, test } from "vitest";

import type { Entry, GameEvent } from "../wire/types";
import { eventsOf, lastClue, cardHistory } from "./history";

const entry = (type: string, ...events: object[]): Entry =>
  ({ event: { type }, "game-events": events as GameEvent[], sentences: [] }) as unknown as Entry;
const drew = (seat: number, card: number) => ({ type: "hanabi-drew-unseen", seat, card });
const clued = (seat: number, target: number, clue: string, touched: number[]) => ({
  type: "hanabi-clued",
  seat,
  target,
  clue,
  touched,
});

const entries = [
  entry("game-started", drew(0, 0), drew(1, 1), drew(1, 2)),
  entry("move-made", clued(0, 1, "red", [1])),
  entry("seat-spoke"),
  entry("move-made", { type: "hanabi-discarded", seat: 1, card: 2, face: "r1" }, drew(1, 3)),
  entry("move-made", clued(0, 1, "1", [1, 3])),
  entry("move-made", { type: "hanabi-rearranged", seat: 1, cards: [3, 1], apart: [] }),
];

test("the last clue distinguishes new cards from those pointed at before", () => {
  expect(lastClue(entries, 4)).toMatchObject({
    clue: "1",
    fresh: new Set([3]),
    again: new Set([1]),
  });
});

test("another move ends the last clue, rearranging does not", () => {
  expect(lastClue(entries, 2)).toBeNull();
  expect(lastClue(entries, 4)?.clue).toBe("1");
});

test("at an earlier moment only the clues given by then are known", () => {
  expect(lastClue(entries, 1)?.clue).toBe("red");
});

test("the history of a card begins when it was drawn", () => {
  expect(cardHistory(entries, 3, 4)).toEqual({
    drawnAt: 2,
    clues: [{ move: 3, giver: 0, clue: "1", points: true }],
  });
  expect(cardHistory(entries, 2, 1)).toEqual({
    drawnAt: 0,
    clues: [{ move: 1, giver: 0, clue: "red", points: false }],
  });
  expect(cardHistory(entries, 3, 1)).toBeNull();
});

test("chat between two moves belongs to neither", () => {
  expect(eventsOf(entries, 2).map(({ type }) => type)).toEqual([
    "hanabi-discarded",
    "hanabi-drew-unseen",
  ]);
  expect(eventsOf(entries, 5)).toEqual([]);
});
