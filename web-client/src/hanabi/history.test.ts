import { expect, test } from "vitest";

import type { Entry, GameEvent } from "../wire/types";
import { cardHistory, cluesOn, eventsOf, lastMoveOf, shownClues } from "./history";

const entry = (type: string, ...events: object[]): Entry =>
  ({
    event: { type, seat: (events[0] as { seat: number } | undefined)?.seat },
    "game-events": events as GameEvent[],
    sentences: [],
  }) as unknown as Entry;
const drew = (seat: number, card: number) => ({ type: "hanabi-drew-unseen", seat, card });
const clued = (seat: number, target: number, clue: string, touched: number[]) => ({
  type: "hanabi-clued",
  seat,
  target,
  clue,
  touched,
});
const discarded = (seat: number, card: number) => ({
  type: "hanabi-discarded",
  seat,
  card,
  face: "r1",
});
const rearranged = (seat: number) => ({
  type: "hanabi-rearranged",
  seat,
  cards: [3, 1],
  apart: [],
});

const entries = [
  entry("game-started", drew(0, 0), drew(1, 1), drew(1, 2)),
  entry("move-made", clued(0, 1, "red", [1])),
  entry("seat-spoke"),
  entry("move-made", discarded(1, 2), drew(1, 3)),
  entry("move-made", clued(0, 1, "1", [1, 3])),
  entry("move-made", rearranged(1)),
];

const cluesShown = (log: Entry[], upTo: number, viewer: number | null): string[] =>
  shownClues(log, upTo, viewer).map(({ clue }) => clue);

test("a clue distinguishes new cards from those pointed at before", () => {
  expect(shownClues(entries, 4, 1)).toMatchObject([
    { clue: "1", fresh: new Set([3]), again: new Set([1]) },
  ]);
});

test("without a seat only a clue that was the last move is shown; rearranging is no move", () => {
  expect(cluesShown(entries, 2, null)).toEqual([]);
  expect(cluesShown(entries, 4, null)).toEqual(["1"]);
});

test("at an earlier moment only the clues given by then are known", () => {
  expect(cluesShown(entries, 1, 1)).toEqual(["red"]);
});

const round = [
  entry("game-started", drew(0, 0), drew(1, 1), drew(2, 2)),
  entry("move-made", clued(0, 1, "red", [1])),
  entry("move-made", clued(1, 0, "blue", [0])),
  entry("move-made", clued(2, 0, "2", [0])),
  entry("move-made", rearranged(0)),
  entry("move-made", discarded(0, 0)),
];

test("every clue since one's own last decision stays, until one decides again", () => {
  expect(cluesShown(round, 2, 0)).toEqual(["blue"]);
  expect(cluesShown(round, 3, 0)).toEqual(["blue", "2"]);
  expect(cluesShown(round, 4, 0)).toEqual(["blue", "2"]);
  expect(cluesShown(round, 5, 0)).toEqual([]);
  expect(cluesOn(shownClues(round, 4, 0), 0)).toEqual([
    { giver: 1, clue: "blue", how: "fresh" },
    { giver: 2, clue: "2", how: "again" },
  ]);
});

test("one's own clue is shown until the next move", () => {
  expect(cluesShown(round, 1, 0)).toEqual(["red"]);
  expect(cluesShown(round, 2, 0)).not.toContain("red");
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

test("the last move of a seat is found by the number that the server counts", () => {
  expect(lastMoveOf(round, 0, 5)?.move).toBe(5);
  // Rearranging is counted, but nobody asks about it.
  expect(lastMoveOf(round, 0, 4)?.move).toBe(1);
  expect(lastMoveOf(round, 2, 2)).toBeNull();
});
