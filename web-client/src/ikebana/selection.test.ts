import { expect, test } from "vitest";

import type { IkebanaView } from "../wire/types";
import { IkebanaSelection } from "./selection.svelte";

const deciding = {
  "legal-moves": [
    { type: "draw", text: "d" },
    { type: "buy", text: "bc", owner: 2, face: "g1", price: 1 },
  ],
} as unknown as IkebanaView;
const drawing = {
  "legal-moves": [
    { type: "keep", text: "k" },
    { type: "reject", text: "r", price: 2, receiver: 0 },
  ],
} as unknown as IkebanaView;

test("selecting a pile twice clears the selection", () => {
  const selection = new IkebanaSelection(() => deciding);
  selection.buy(2);
  expect(selection.payment?.text).toBe("bc");
  selection.buy(2);
  expect(selection.payment).toBeUndefined();
});

test("a card that may not be bought has no payment", () => {
  const selection = new IkebanaSelection(() => deciding);
  selection.buy(1);
  expect(selection.payment).toBeUndefined();
});

test("a selected payment is dropped once it is no longer allowed", () => {
  let view = drawing;
  const selection = new IkebanaSelection(() => view);
  selection.reject();
  expect(selection.payment).toMatchObject({ type: "reject", price: 2, receiver: 0 });
  view = deciding;
  expect(selection.payment).toBeUndefined();
});
