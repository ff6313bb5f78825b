import { expect, it } from "vitest";
import { timeLeft } from "./time-left";

it("shows days and hours, and counts down the last hour", () => {
  expect(timeLeft(3 * 86_400_000)).toMatchObject({ arguments: { count: 3 } });
  expect(timeLeft(26 * 3_600_000)).toMatchObject({
    key: "client-table-left-hours",
    arguments: { count: 26 },
  });
  expect(timeLeft(90 * 60_000)).toMatchObject({ arguments: { count: 2 } });
  expect(timeLeft(245_000)).toBe("4:05");
  expect(timeLeft(400)).toBe("0:01");
  expect(timeLeft(-10)).toBe("0:00");
});

it("shows a new deadline as it was chosen", () => {
  const days = (count: number) => ({ key: "client-table-left-days", arguments: { count } });
  for (const count of [1, 2, 3, 7]) expect(timeLeft(count * 86_400_000 - 700)).toEqual(days(count));
  expect(timeLeft(2 * 3_600_000 - 700)).toEqual({
    key: "client-table-left-hours",
    arguments: { count: 2 },
  });
});
