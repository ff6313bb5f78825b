import { expect, test } from "vitest";

import { parseFace } from "./faces";
import { LETTERS, NUMERALS, SHAPES } from "./shapes";

const suits = [
  { letter: "r", name: "red" },
  { letter: "k", name: "black" },
];

test("a face is read by the letters of the game's suits", () => {
  expect(parseFace("r3", suits)).toEqual({ suit: "red", value: 3 });
  expect(parseFace("k5", suits)).toEqual({ suit: "black", value: 5 });
});

test("every suit has a shape, a letter and a path that differ from all others", () => {
  const drawn = Object.keys(LETTERS).filter((suit) => suit !== "multicolour");
  expect(new Set(drawn.map((suit) => SHAPES[suit])).size).toBe(drawn.length);
  expect(drawn.every((suit) => (SHAPES[suit] ?? "").startsWith("M"))).toBe(true);
  expect(new Set(Object.values(LETTERS)).size).toBe(Object.keys(LETTERS).length);
});

test("every value that is printed on cards is drawn", () => {
  expect(Object.keys(NUMERALS)).toEqual(["1", "2", "3", "4", "5"]);
});
