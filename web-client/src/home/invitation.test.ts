import { expect, test } from "vitest";

import { addressOf } from "./invitation";

test("a whole link leads to its table, whatever server it names", () => {
  expect(addressOf(" https://play.example/table/plum-42 ")).toBe("/table/plum-42");
});

test("a link to a replay or to another device is recognized too", () => {
  expect(addressOf("http://localhost:8000/replay/plum-42?move=3")).toBe("/replay/plum-42");
  expect(addressOf("http://localhost:8000/move?code=AB12")).toBe("/move?code=AB12");
});

test("the last part of a link is enough", () => {
  expect(addressOf("plum-42")).toBe("/table/plum-42");
});

test("anything else leads nowhere", () => {
  expect(addressOf("")).toBeNull();
  expect(addressOf("two words")).toBeNull();
  expect(addressOf("https://play.example/")).toBeNull();
});
