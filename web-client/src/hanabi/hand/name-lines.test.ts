import { expect, test } from "vitest";

import { longestLine } from "./name-lines";

test("a single word has one line", () => {
  expect(longestLine("Maximiliana")).toBe(11);
});

test("a very long word is broken in the middle, where a hyphen may go", () => {
  expect(longestLine("Abcdefghijklmnopqrstuvwx")).toBe(13);
});

test("a name of several words is broken where its lines are shortest", () => {
  expect(longestLine("Dominik the Great")).toBe(9);
  expect(longestLine("friend 2")).toBe(6);
});

test("a hyphen stays at the end of its line", () => {
  expect(longestLine("Wilhelmine-Charlotte")).toBe(11);
});
