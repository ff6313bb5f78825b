import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { CARRIED, SHAPES } from "./shapes";

/** The suits that the law has a name for. */
function lawfulSuits(): string[] {
  const law = readFileSync("../src/tamaya/rules/cards.py", "utf-8");
  const [, table = ""] = /SUIT_LETTERS[^{]*\{([^}]*)\}/.exec(law) ?? [];
  return [...table.matchAll(/"(\w+)": "\w"/g)].map(([, suit = ""]) => suit);
}

test("every suit has a shape of its own, and that of all colours carries theirs", () => {
  const drawn = lawfulSuits().filter((suit) => suit !== "multicolour");
  expect(drawn.length).toBeGreaterThan(5);
  expect(new Set(drawn.map((suit) => SHAPES[suit])).size).toBe(drawn.length);
  expect(drawn.every((suit) => (SHAPES[suit] ?? "").startsWith("M"))).toBe(true);
  expect(CARRIED.every((suit) => drawn.includes(suit))).toBe(true);
});
