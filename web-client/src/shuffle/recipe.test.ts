/** The vectors are those of tests/rules/test_seed_and_shuffle.py, and never change. */

import { expect, test } from "vitest";

import { below, commitmentOf, drawn, mixedSeed, shuffled } from "./recipe";

const TAMAYA = "c55c0e7faf0c799bc334fc18d3995876e751332dddad5154d7676d8a536ed9a2";
const SEED = mixedSeed(TAMAYA, []);
const numbersBelow = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

test("a secret always has the same commitment", () => {
  expect(commitmentOf(TAMAYA)).toBe(
    "11c450e4eb16081c07f79bc8eee946461fbac5d6891ef4744de937bade81b5fe",
  );
});

test("a secret and contributions always give the same seed", () => {
  const seed = mixedSeed("5e".repeat(32), ["00".repeat(16), "1f".repeat(16)]);
  expect(Buffer.from(seed).toString("hex")).toBe(
    "18dd053dd162682d3d700986102e52f6f4fb50438452492bc6553f12528eca69",
  );
});

test("a seed always gives the same order, for each purpose another", () => {
  const order =
    "18 26 11 29 48 12 19 43 27 8 17 45 31 7 10 1 25 9 6 33 46 36 37 15 42 49 5 40 2 22 3 0 " +
    "35 21 38 4 30 39 13 32 44 47 23 16 28 41 24 20 34 14";
  expect(shuffled(numbersBelow(50), SEED, "deck").join(" ")).toBe(order);
  expect(shuffled([1, 2, 3, 4, 5, 6], SEED, "tiles")).toEqual([1, 4, 2, 3, 6, 5]);
  expect(shuffled(numbersBelow(10), SEED, "reshuffle 1")).toEqual([5, 9, 1, 2, 4, 7, 3, 8, 6, 0]);
  expect(drawn(2, SEED, "first seat")).toBe(1);
});

test("a number that would bias the draw is skipped", () => {
  function* stream(...numbers: bigint[]): Generator<bigint, never> {
    yield* numbers;
    throw new Error("no more numbers");
  }
  expect(below(3, stream(2n ** 64n - 1n, 5n))).toBe(2);
  expect(below(3, stream(2n ** 64n - 2n, 5n))).toBe(2);
  expect(below(8, stream(2n ** 64n - 1n))).toBe(7);
});
