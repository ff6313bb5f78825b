import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { CARRIED, LETTERS, SHAPES } from "./shapes";

/** The letters that the law gives the suits in its notation. */
function lawfulLetters(): Record<string, string> {
  const law = readFileSync("../src/tamaya/rules/cards.py", "utf-8");
  const [, table = ""] = /SUIT_LETTERS[^{]*\{([^}]*)\}/.exec(law) ?? [];
  return Object.fromEntries(
    [...table.matchAll(/"(\w+)": "(\w)"/g)].map(([, suit = "", letter = ""]) => [suit, letter]),
  );
}

test("a card bears the letter by which the law writes its suit", () => {
  const lawful = Object.entries(lawfulLetters()).map(([suit, letter]) => [
    suit,
    letter.toUpperCase(),
  ]);
  expect(lawful.length).toBeGreaterThan(5);
  expect(LETTERS).toEqual(Object.fromEntries(lawful));
});

test("every suit has a shape of its own, and that of all colours carries theirs", () => {
  const drawn = Object.keys(LETTERS).filter((suit) => suit !== "multicolour");
  expect(new Set(drawn.map((suit) => SHAPES[suit])).size).toBe(drawn.length);
  expect(drawn.every((suit) => SHAPES[suit] !== undefined)).toBe(true);
  expect(CARRIED.every((suit) => drawn.includes(suit))).toBe(true);
});
