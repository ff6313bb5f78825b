import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { translator } from "../../i18n/translator.svelte";
import { exampleContext, exampleView } from "../fixtures";
import HanabiTable from "../HanabiTable.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

/** What a pointer over each card of the table shows, with this note on card 0. */
function hover(text: string, faces: readonly string[]): (string | null)[] {
  const played = exampleContext(exampleView());
  const notes = [{ seat: 0, card: 0, text, faces }];
  render(HanabiTable, { props: { context: { ...played, state: { ...played.state, notes } } } });
  return [0, 1].map(
    (card) => document.querySelector(`[data-card="${card}"]`)?.getAttribute("title") ?? null,
  );
}

test("a card with a note shows the note's text under the pointer, other cards show nothing", () => {
  expect(hover("play me", [])).toEqual(["play me", null]);
});

test("a note that only marks faces shows them under the pointer", () => {
  expect(hover("", ["r1", "b2"])).toEqual(["can be red 1 or blue 2", null]);
});

test("a note with both shows both", () => {
  expect(hover("later", ["r2"])).toEqual(["later; can be red 2", null]);
});
