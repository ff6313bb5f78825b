import { afterEach, expect, test, vi } from "vitest";

import type { TableState } from "../wire/types";
import {
  contributionTo,
  MOST_TABLES,
  rememberCommitment,
  rememberedShuffle,
} from "./shuffle-memory";

const at = (phase: TableState["phase"], commitment = "c0", table = "one"): TableState =>
  ({ table, commitment, phase }) as TableState;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the commitment that was seen first is remembered, and a later one is not", () => {
  rememberCommitment(at("waiting"));
  rememberCommitment(at("waiting", "c1"));
  expect(rememberedShuffle("one")).toEqual({ table: "one", commitment: "c0", contribution: null });
});

test("a commitment that is seen only after the start is not remembered", () => {
  rememberCommitment(at("playing"));
  rememberCommitment(at("finished"));
  expect(rememberedShuffle("one")).toBeNull();
});

test("each table gets one random contribution, however often the guest sits down", () => {
  const contribution = contributionTo(at("waiting"));
  expect(contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(contributionTo(at("waiting"))).toBe(contribution);
  expect(rememberedShuffle("one")).toEqual({ table: "one", commitment: "c0", contribution });
  expect(contributionTo(at("waiting", "c0", "two"))).not.toBe(contribution);
});

test("old tables are forgotten", () => {
  for (let table = 0; table <= MOST_TABLES; table++) {
    rememberCommitment(at("waiting", "c0", `table ${table}`));
  }
  expect(rememberedShuffle("table 0")).toBeNull();
  expect(rememberedShuffle("table 1")).not.toBeNull();
});

test("without storage it is remembered until the page is closed", () => {
  vi.stubGlobal("localStorage", undefined);
  const contribution = contributionTo(at("waiting", "c0", "unstored"));
  expect(rememberedShuffle("unstored")?.contribution).toBe(contribution);
});

test("something else in the storage is no memory", () => {
  localStorage.setItem("tamaya-shuffles", '"?"');
  rememberCommitment(at("waiting", "c0", "after nonsense"));
  expect(rememberedShuffle("after nonsense")?.commitment).toBe("c0");
});
