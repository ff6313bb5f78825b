import { expect, test } from "vitest";

import { lettersInALine } from "./fitting";

test("a single word has one line", () => {
  expect(lettersInALine("Maximiliana")).toBe(11);
});

test("a very long word is broken in the middle, where a hyphen may have its place", () => {
  expect(lettersInALine("Abcdefghijklmnopqrstuvwx")).toBe(13);
});

test("a name of several words is parted where its lines are shortest", () => {
  expect(lettersInALine("Dominik the Great")).toBe(9);
  expect(lettersInALine("friend 2")).toBe(6);
});

test("a hyphen stays at the end of its line", () => {
  expect(lettersInALine("Wilhelmine-Charlotte")).toBe(11);
});
