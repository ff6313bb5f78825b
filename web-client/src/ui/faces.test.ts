import { expect, test } from "vitest";

import { parseFace } from "./faces";
import { NUMERALS } from "./shapes";

const suits = [
  { letter: "r", name: "red" },
  { letter: "k", name: "black" },
];

test("a face is read by the letters of the game's suits", () => {
  expect(parseFace("r3", suits)).toEqual({ suit: "red", value: 3 });
  expect(parseFace("k5", suits)).toEqual({ suit: "black", value: 5 });
});

test("every value that is printed on cards is drawn", () => {
  expect(Object.keys(NUMERALS)).toEqual(["1", "2", "3", "4", "5"]);
});
