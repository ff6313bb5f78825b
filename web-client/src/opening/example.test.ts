import { expect, it } from "vitest";
import type { HanabiRules } from "../wire/types";
import { exampleOf } from "./example";

const RULES = {
  suits: ["w", "r", "b", "y", "g"].map((letter) => ({ name: letter, letter })),
  values: [1, 2, 3, 4, 5],
} as unknown as HanabiRules;

it("rules out more at every level of help", () => {
  const possible = [1, 2, 3, 4].map((level) => exampleOf(RULES, level).possible);
  expect(possible.map(({ length }) => length)).toEqual([5, 4, 3, 2]);
  expect(possible.at(-1)).toEqual(["w3", "g3"]);
});
