import { expect, test } from "vitest";

import type { Knowledge } from "../wire/types";
import { exampleView } from "./example";
import { markOfFace, marksOf, sayAnything } from "./marks";

const { rules } = exampleView().board;
const knowing = (changes: Partial<Knowledge>): Knowledge => ({
  possible: [],
  told: [],
  excluded: [],
  counted: [],
  deduced: [],
  ...changes,
});

test("each way in which something was ruled out has its own mark", () => {
  const knowledge = knowing({ possible: ["r1"], excluded: ["b1"], counted: ["b2"], told: ["r2"] });
  expect(["r1", "r2", "b1", "b2"].map((face) => markOfFace(knowledge, face))).toEqual([
    "only",
    "told",
    "excluded",
    "counted",
  ]);
});

test("a suit is ruled out by what ruled out its last face", () => {
  const knowledge = knowing({ possible: ["r1", "r2"], excluded: ["b1"], deduced: ["b2"] });
  expect(marksOf(knowledge, rules).suits).toEqual([
    { suit: "red", mark: "only" },
    { suit: "blue", mark: "deduced" },
  ]);
});

test("marks that leave everything possible say nothing", () => {
  const all = knowing({ possible: ["r1", "r2", "b1", "b2"] });
  expect(sayAnything(marksOf(all, rules))).toBe(false);
  expect(sayAnything(marksOf(knowing({ possible: ["r1"], told: ["b1"] }), rules))).toBe(true);
});
