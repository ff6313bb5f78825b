import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { toast, toasts } from "./toast.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = (): string[] => toasts.shown.map(({ text }) => text);

test("a remark goes away by itself, a longer one later", () => {
  toast("Short.");
  toast("This one takes a good deal longer to be read by anybody at the table.", "bad");
  vi.advanceTimersByTime(4_500);
  expect(shown()).toEqual([expect.stringMatching(/^This one/)]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test("the same remark is not stacked upon itself", () => {
  toast("It’s not your turn.");
  toast("It’s not your turn.");
  expect(shown()).toEqual(["It’s not your turn."]);
});

test("no more than three remarks are shown at once, the newest last", () => {
  for (const text of ["one", "two", "three", "four"]) toast(text);
  expect(shown()).toEqual(["two", "three", "four"]);
});
