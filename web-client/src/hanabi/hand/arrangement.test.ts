import { expect, test } from "vitest";

import { rearrange } from "./arrangement";
import { heldCard } from "../fixtures";

const hand = [heldCard(7, null), { ...heldCard(8, null), "is-apart": true }, heldCard(9, null)];

test("a card moves to another slot, and cards set apart stay apart", () => {
  expect(rearrange("a=7.8!.9", hand, 9, { slot: 0 })).toBe("a=9.7.8!");
});

test("a card is set apart and put back in its slot", () => {
  expect(rearrange("a=7.8!.9", hand, 7, { apart: true })).toBe("a=7!.8!.9");
  expect(rearrange("a=7.8!.9", hand, 8, { apart: false })).toBe("a=7.8.9");
});

test("a card dropped where it was changes nothing", () => {
  expect(rearrange("a=7.8!.9", hand, 8, { slot: 1 })).toBe("a=7.8!.9");
});
