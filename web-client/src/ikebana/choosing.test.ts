import { expect, test } from "vitest";

import type { IkebanaView } from "../wire/types";
import { Choosing } from "./choosing.svelte";

const deciding = {
  "legal-moves": [
    { kind: "draw", text: "d" },
    { kind: "buy", text: "bc", owner: 2, face: "g1", price: 1 },
  ],
} as unknown as IkebanaView;
const drawing = {
  "legal-moves": [
    { kind: "keep", text: "k" },
    { kind: "reject", text: "r", price: 2, receiver: 0 },
  ],
} as unknown as IkebanaView;

test("a pile that is chosen twice is let go of", () => {
  const choosing = new Choosing(() => deciding);
  choosing.buy(2);
  expect(choosing.payment?.text).toBe("bc");
  choosing.buy(2);
  expect(choosing.payment).toBeUndefined();
});

test("nothing is paid for what may not be bought", () => {
  const choosing = new Choosing(() => deciding);
  choosing.buy(1);
  expect(choosing.payment).toBeUndefined();
});

test("a payment that was chosen is forgotten once it is no longer allowed", () => {
  let view = drawing;
  const choosing = new Choosing(() => view);
  choosing.reject();
  expect(choosing.payment).toMatchObject({ kind: "reject", price: 2, receiver: 0 });
  view = deciding;
  expect(choosing.payment).toBeUndefined();
});
