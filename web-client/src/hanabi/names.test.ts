import { beforeAll, expect, test } from "vitest";

import { translator } from "../i18n/translator.svelte";
import { heldCard } from "./fixtures";
import { clueSentence } from "./names";

const hand = [heldCard(2, "r1"), heldCard(3, "b1"), heldCard(4, "r2")];
const clue = {
  type: "clue",
  text: "clue Bela red",
  target: 1,
  clue: "red",
  touched: [2, 4],
} as const;

beforeAll(() => translator.setLanguage("en"));

test("a clue is announced as the log will report it", () => {
  const sentence = translator.format(clueSentence(clue, hand, "Anna", "Bela", false));
  expect(sentence).toBe("Anna tells Bela: cards 1 and 3 are red.");
});

test("a free clue says so", () => {
  const sentence = translator.format(clueSentence(clue, hand, "Anna", "Bela", true));
  expect(sentence).toBe("Anna tells Bela, for free: cards 1 and 3 are red.");
});
