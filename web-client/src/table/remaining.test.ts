import { expect, it } from "vitest";
import { remaining } from "./remaining";

it("is said in days and hours while there is time, and counted in the last hour", () => {
  expect(remaining(3 * 86_400_000)).toMatchObject({ arguments: { count: 3 } });
  expect(remaining(26 * 3_600_000)).toMatchObject({
    key: "client-table-left-hours",
    arguments: { count: 26 },
  });
  expect(remaining(90 * 60_000)).toMatchObject({ arguments: { count: 2 } });
  expect(remaining(245_000)).toBe("4:05");
  expect(remaining(400)).toBe("0:01");
  expect(remaining(-10)).toBe("0:00");
});

it("reads as it was chosen when a deadline was just set", () => {
  const days = (count: number) => ({ key: "client-table-left-days", arguments: { count } });
  for (const count of [1, 2, 3, 7])
    expect(remaining(count * 86_400_000 - 700)).toEqual(days(count));
  expect(remaining(2 * 3_600_000 - 700)).toEqual({
    key: "client-table-left-hours",
    arguments: { count: 2 },
  });
});
