import { beforeEach, expect, test } from "vitest";

import type { HanabiRules } from "../wire/types";
import { translator } from "../i18n/translator.svelte";
import { keyAction } from "./keys";

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

beforeEach(() => translator.setLanguage("en"));

test("a digit selects a card of the viewer's own hand", () => {
  expect(keyAction("2", null, rules)).toEqual({ action: "own", position: 2 });
});

test("while a clue is being chosen, a digit names a value", () => {
  expect(keyAction("2", thinking, rules)).toEqual({ action: "name", clue: "2" });
});

test("a letter names a colour only while a clue is being chosen", () => {
  expect(keyAction("P", thinking, rules)).toEqual({ action: "name", clue: "purple" });
  expect(keyAction("p", null, rules)).toEqual({ action: "play" });
});

test("a colour that cannot be named has no key", () => {
  expect(keyAction("k", thinking, rules)).toBeNull();
});

test("a colour is named by the letter on its cards in the reader's language", async () => {
  await translator.setLanguage("cs");
  expect(keyAction("Ž", thinking, everyColour)).toEqual({ action: "name", clue: "yellow" });
  expect(keyAction("z", thinking, everyColour)).toEqual({ action: "name", clue: "green" });
  // The notation writes b for blue; in Czech the white cards have a B on them.
  expect(keyAction("b", thinking, everyColour)).toEqual({ action: "name", clue: "white" });
});

test("the letter of the notation works where no other suit uses it", async () => {
  await translator.setLanguage("fr");
  expect(keyAction("w", thinking, everyColour)).toEqual({ action: "name", clue: "white" });
  expect(keyAction("y", thinking, everyColour)).toEqual({ action: "name", clue: "yellow" });
});
