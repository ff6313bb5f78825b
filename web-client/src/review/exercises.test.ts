import { expect, test } from "vitest";

import type { ReviewedMove, ShownReview } from "../wire/types";
import {
  exerciseAddress,
  exerciseMoves,
  keepExercises,
  MOST_EXERCISES,
  openExercises,
  readExercises,
  withSolved,
  withTable,
} from "./exercises";

const move = (number: number, seat: number, better: string | null): ReviewedMove =>
  ({
    number,
    seat,
    label: "mistake",
    "is-losing": false,
    better: better === null ? null : { text: better },
  }) as ReviewedMove;

const review = {
  game: "hanabi",
  moves: [move(3, 0, "p1"), move(4, 1, "d2"), move(5, 0, null)],
} as unknown as ShownReview;

test("exercises are the mistakes of a seat for which a better move is known", () => {
  expect(exerciseMoves(review, 0).map(({ number }) => number)).toEqual([3]);
  expect(exerciseMoves(review, null).map(({ number }) => number)).toEqual([3, 4]);
});

test("what is solved stays solved when a review is opened again", () => {
  const first = withSolved(withTable([], "one", [3, 9]), "one", 3);
  const again = withTable(withTable(first, "two", [5]), "one", [3, 9]);
  expect(openExercises(again).map(exerciseAddress)).toEqual([
    "/replay/one?exercise=9",
    "/replay/two?exercise=5",
  ]);
});

test("the oldest exercises give way", () => {
  let all = withTable([], "old", [1]);
  for (let number = 0; number < MOST_EXERCISES; number++) all = withTable(all, `t${number}`, [2]);
  expect(all).toHaveLength(MOST_EXERCISES);
  expect(all.some(({ table }) => table === "old")).toBe(false);
});

test("a damaged store holds no exercises", () => {
  keepExercises(withTable([], "one", [3]));
  expect(readExercises()).toEqual([{ table: "one", move: 3, isSolved: false }]);
  localStorage.setItem("tamaya-exercises", '[{"table":1},null,"x"]');
  expect(readExercises()).toEqual([]);
  localStorage.setItem("tamaya-exercises", "{");
  expect(readExercises()).toEqual([]);
});
