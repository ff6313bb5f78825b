import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { toast, toasts } from "./toast.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = (): string[] => toasts.shown.map(({ text }) => text);

test("a toast disappears by itself, a longer one later", () => {
  toast("Short.");
  toast("This one takes a good deal longer to be read by anybody at the table.", "bad");
  vi.advanceTimersByTime(4_500);
  expect(shown()).toEqual([expect.stringMatching(/^This one/)]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test("the same toast is not stacked", () => {
  toast("It’s not your turn.");
  toast("It’s not your turn.");
  expect(shown()).toEqual(["It’s not your turn."]);
});

test("at most three toasts are shown at once, the newest last", () => {
  for (const text of ["one", "two", "three", "four"]) toast(text);
  expect(shown()).toEqual(["two", "three", "four"]);
});
