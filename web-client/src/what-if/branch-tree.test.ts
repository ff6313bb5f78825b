import { expect, test } from "vitest";

import {
  branchesOf,
  EMPTY_TREE,
  LONGEST_COMMENT,
  mergeTrees,
  MOST_NODES,
  movesAfter,
  readTree,
  withBranch,
  withoutBranch,
  withWords,
  writeTree,
} from "./branch-tree";

const tree = withBranch(withBranch(EMPTY_TREE, 4, ["p1", "d2"]), 4, ["p1", "p3"]);

test("branches share the moves at their beginning", () => {
  expect(movesAfter(tree, 4, [])).toEqual(["p1"]);
  expect(movesAfter(tree, 4, ["p1"])).toEqual(["d2", "p3"]);
  expect(branchesOf(tree).map(({ moves }) => moves)).toEqual([
    ["p1", "d2"],
    ["p1", "p3"],
  ]);
});

test("a tree is the same after it was written and read", () => {
  const named = withWords(tree, { from: 4, moves: ["p1"] }, { name: "safe", comment: "why not" });
  expect(branchesOf(readTree(writeTree(named)))).toEqual(branchesOf(named));
});

test("a branch is removed with all that follows it", () => {
  expect(branchesOf(withoutBranch(tree, { from: 4, moves: ["p1", "d2"] }))).toHaveLength(1);
  expect(withoutBranch(tree, { from: 4, moves: ["p1"] }).size).toBe(0);
});

test("what a link brings is added to what is there", () => {
  const other = withWords(
    withBranch(EMPTY_TREE, 9, ["d7"]),
    { from: 9, moves: ["d7"] },
    { name: "B" },
  );
  expect(branchesOf(mergeTrees(tree, other)).map(({ from, name }) => [from, name])).toEqual([
    [4, ""],
    [4, ""],
    [9, "B"],
  ]);
});

test("a text that is no tree gives none, and one that is too long is cut", () => {
  expect(readTree("nonsense").size).toBe(0);
  expect(readTree('{"a":1}').size).toBe(0);
  expect(readTree('[[-1,"p1"],[2,""],[1.5,"p1"],"x"]').size).toBe(0);
  const long = JSON.stringify([[0, "p1", "", "x".repeat(9_000)]]);
  expect(branchesOf(readTree(long))[0]?.comment).toHaveLength(LONGEST_COMMENT);
  const many = JSON.stringify(
    Array.from({ length: 2 * MOST_NODES }, (_, at) => [at, "p1", "", ""]),
  );
  expect(branchesOf(readTree(many))).toHaveLength(MOST_NODES);
});
