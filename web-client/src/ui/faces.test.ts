import { expect, test } from "vitest";

import { parseFace } from "./faces";
import { NUMERALS } from "./shapes";

const suits = [
  { letter: "r", name: "red" },
  { letter: "k", name: "black" },
];

test("a face is parsed by the letters of the game's suits", () => {
  expect(parseFace("r3", suits)).toEqual({ suit: "red", value: 3 });
  expect(parseFace("k5", suits)).toEqual({ suit: "black", value: 5 });
});

test("every value has a numeral", () => {
  expect(Object.keys(NUMERALS)).toEqual(["1", "2", "3", "4", "5"]);
});
