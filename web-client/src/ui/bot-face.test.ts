import { expect, test } from "vitest";

import { botFace } from "./bot-face";

test("a name has always the same face", () => {
  expect(botFace("Momo")).toEqual(botFace("Momo"));
});

test("the bots of a table look different", () => {
  const names = ["Momo", "Tadashi", "Yuki", "Kiko", "Hiro", "Noa"];
  const faces = names.map((name) => JSON.stringify(botFace(name)));
  expect(new Set(faces).size).toBe(names.length);
});
