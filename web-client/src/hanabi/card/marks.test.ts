import { expect, test } from "vitest";

import type { Knowledge } from "../../wire/types";
import { exampleView } from "../fixtures";
import { markOfFace, marksOf, areInformative } from "./marks";

const { rules } = exampleView().board;
const knowledgeOf = (changes: Partial<Knowledge>): Knowledge => ({
  possible: [],
  clued: [],
  excluded: [],
  counted: [],
  deduced: [],
  ...changes,
});

test("each way of ruling something out has its own mark", () => {
  const knowledge = knowledgeOf({
    possible: ["r1"],
    excluded: ["b1"],
    counted: ["b2"],
    clued: ["r2"],
  });
  expect(["r1", "r2", "b1", "b2"].map((face) => markOfFace(knowledge, face))).toEqual([
    "only",
    "clued",
    "excluded",
    "counted",
  ]);
});

test("a suit is ruled out by what ruled out its last face", () => {
  const knowledge = knowledgeOf({ possible: ["r1", "r2"], excluded: ["b1"], deduced: ["b2"] });
  expect(marksOf(knowledge, rules).suits).toEqual([
    { suit: "red", mark: "only" },
    { suit: "blue", mark: "deduced" },
  ]);
});

test("marks that leave everything possible are empty", () => {
  const all = knowledgeOf({ possible: ["r1", "r2", "b1", "b2"] });
  expect(areInformative(marksOf(all, rules))).toBe(false);
  expect(areInformative(marksOf(knowledgeOf({ possible: ["r1"], clued: ["b1"] }), rules))).toBe(
    true,
  );
});
