import { expect, test } from "vitest";

import type { CardEnd, CardFate } from "../wire/types";
import { copiesBySuit } from "./fates";

const suits = [
  { letter: "r", name: "red" },
  { letter: "b", name: "blue" },
];
const fate = (card: number, face: string, end: CardEnd): CardFate =>
  ({ card, face, end }) as unknown as CardFate;

test("the copies of a face are grouped, played ones first", () => {
  const [red, blue] = copiesBySuit(
    [fate(1, "r2", "held"), fate(2, "b1", "in-deck"), fate(3, "r1", "laid"), fate(4, "r2", "laid")],
    suits,
  );
  expect(red?.copies.map(({ face }) => face)).toEqual(["r1", "r2"]);
  expect(red?.copies[1]?.fates.map(({ card }) => card)).toEqual([4, 1]);
  expect(blue?.suit).toBe("blue");
});

test("a card that was shuffled in is counted once, by its last fate", () => {
  const [red] = copiesBySuit([fate(1, "r2", "shuffled-in"), fate(9, "r2", "laid")], suits);
  expect(red?.copies[0]?.fates.map(({ end }) => end)).toEqual(["laid"]);
});
