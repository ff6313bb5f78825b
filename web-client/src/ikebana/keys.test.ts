import { expect, test } from "vitest";

import { wishOf } from "./keys";

test("letters ask for moves, in either case", () => {
  expect(wishOf("d")).toEqual({ wish: "draw" });
  expect(wishOf("K")).toEqual({ wish: "keep" });
});

test("a digit is a pile, in the order in which the seats are drawn", () => {
  expect(wishOf("1")).toEqual({ wish: "buy", place: 0 });
  expect(wishOf("9")).toBeNull();
});
