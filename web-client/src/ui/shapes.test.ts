import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { MULTICOLOUR_SUITS, SHAPES } from "./shapes";

/** The suits that have a message. */
function rulesSuits(): string[] {
  const rules = readFileSync("../src/tamaya/rules/cards.py", "utf-8");
  const [, table = ""] = /SUIT_LETTERS[^{]*\{([^}]*)\}/.exec(rules) ?? [];
  return [...table.matchAll(/"(\w+)": "\w"/g)].map(([, suit = ""]) => suit);
}

test("every suit has its own shape, and the multicolour one contains all colours", () => {
  const drawn = rulesSuits().filter((suit) => suit !== "multicolour");
  expect(drawn.length).toBeGreaterThan(5);
  expect(new Set(drawn.map((suit) => SHAPES[suit])).size).toBe(drawn.length);
  expect(drawn.every((suit) => (SHAPES[suit] ?? "").startsWith("M"))).toBe(true);
  expect(MULTICOLOUR_SUITS.every((suit) => drawn.includes(suit))).toBe(true);
});
