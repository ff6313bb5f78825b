import { expect, it } from "vitest";
import { placeOf } from "./place.svelte";

const at = (path: string) => placeOf(new URL(path, "http://house.example"));

it("says whether somebody comes to a table to sit down", () => {
  expect(at("/table/abc")).toEqual({ page: "table", table: "abc", isToSit: false });
  expect(at("/table/abc?sit")).toEqual({ page: "table", table: "abc", isToSit: true });
});
