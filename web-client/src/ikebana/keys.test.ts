import { expect, test } from "vitest";

import { keyAction } from "./keys";

test("letters are moves, in either case", () => {
  expect(keyAction("d")).toEqual({ action: "draw" });
  expect(keyAction("K")).toEqual({ action: "keep" });
});

test("a digit is a pile, in the order in which the seats are shown", () => {
  expect(keyAction("1")).toEqual({ action: "buy", pile: 0 });
  expect(keyAction("9")).toBeNull();
});
