import { expect, test } from "vitest";

import type { HanabiRules } from "../wire/types";
import { wishOf } from "./keys";

const rules = {
  suits: [
    { name: "red", letter: "r" },
    { name: "purple", letter: "p" },
    { name: "black", letter: "k" },
  ],
  clues: ["red", "purple", "1", "2", "3"],
} as unknown as HanabiRules;
const thinking = { kind: "teammate", seat: 1, card: null, clue: null } as const;

test("a digit is a card of one's own hand", () => {
  expect(wishOf("2", null, rules)).toEqual({ wish: "own", position: 2 });
});

test("while a clue is thought of, a digit names a value", () => {
  expect(wishOf("2", thinking, rules)).toEqual({ wish: "name", clue: "2" });
});

test("a letter names a colour only while a clue is thought of", () => {
  expect(wishOf("P", thinking, rules)).toEqual({ wish: "name", clue: "purple" });
  expect(wishOf("p", null, rules)).toEqual({ wish: "play" });
});

test("a colour that may not be named has no key", () => {
  expect(wishOf("k", thinking, rules)).toBeNull();
});
