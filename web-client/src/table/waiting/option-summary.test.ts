import { expect, it } from "vitest";
import { paceOf } from "./option-summary";

it("shows a pace in the largest unit without a fraction", () => {
  const paces = [null, 30, 90, 120, 7200, 259_200].map(paceOf);
  expect(paces.map(({ key, arguments: { count } }) => [key, count])).toEqual([
    ["pace-none", undefined],
    ["pace-seconds", 30],
    ["pace-seconds", 90],
    ["pace-minutes", 2],
    ["pace-hours", 2],
    ["pace-days", 3],
  ]);
});
