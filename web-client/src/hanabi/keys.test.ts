import { beforeEach, expect, test } from "vitest";

import type { HanabiRules } from "../wire/types";
import { words } from "../words/words.svelte";
import { wishOf } from "./keys";

const rules = {
  suits: [
    { name: "red", letter: "r" },
    { name: "purple", letter: "p" },
    { name: "black", letter: "k" },
  ],
  clues: ["red", "purple", "1", "2", "3"],
} as unknown as HanabiRules;
const everyColour = {
  suits: [
    { name: "white", letter: "w" },
    { name: "blue", letter: "b" },
    { name: "green", letter: "g" },
    { name: "yellow", letter: "y" },
  ],
  clues: ["white", "blue", "green", "yellow", "1"],
} as unknown as HanabiRules;
const thinking = { kind: "teammate", seat: 1, card: null, clue: null } as const;

beforeEach(() => words.speak("en"));

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

test("a colour is named by the letter that its cards bear in the reader's language", async () => {
  await words.speak("cs");
  expect(wishOf("Ž", thinking, everyColour)).toEqual({ wish: "name", clue: "yellow" });
  expect(wishOf("z", thinking, everyColour)).toEqual({ wish: "name", clue: "green" });
  // The blue cards are b in the notation of the house; the white ones bear it here.
  expect(wishOf("b", thinking, everyColour)).toEqual({ wish: "name", clue: "white" });
});

test("the letter of the notation serves where no other suit bears it", async () => {
  await words.speak("fr");
  expect(wishOf("w", thinking, everyColour)).toEqual({ wish: "name", clue: "white" });
  expect(wishOf("y", thinking, everyColour)).toEqual({ wish: "name", clue: "yellow" });
});
