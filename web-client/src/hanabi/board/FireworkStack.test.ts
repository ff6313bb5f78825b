import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import type { Firework } from "../../wire/types";
import { translator } from "../../i18n/translator.svelte";
import { exampleView } from "../fixtures";
import FireworkStack from "./FireworkStack.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

const firework: Firework = {
  suit: "red",
  direction: "up",
  laid: [{ id: 4, face: "r1" }],
  "next-face": null,
  fate: "lost",
};

test("the value of a lost firework still counts: the smoke is drawn behind it", () => {
  const { container } = render(FireworkStack, { firework, rules: exampleView().board.rules });
  const smoke = container.querySelector(".smoke");
  const printed = container.querySelectorAll(".numeral, .shape, .letter");
  expect(printed.length).toBe(3);
  for (const part of printed) {
    expect(smoke?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test("an empty firework shows the letter of its suit", () => {
  const bare: Firework = { ...firework, laid: [], "next-face": "r1", fate: "open" };
  const { container } = render(FireworkStack, { firework: bare, rules: exampleView().board.rules });
  expect(container.querySelector(".letter")?.textContent).toBe("R");
  expect(container.querySelector(".smoke")).toBeNull();
});
