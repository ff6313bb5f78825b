import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { translator } from "../../i18n/translator.svelte";
import { exampleContext, exampleView } from "../fixtures";
import { HanabiController } from "../controller.svelte";
import CardSheet from "../card/CardSheet.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

/** The sheet of a card after the end, with this note on it. */
function openSheet(text: string, faces: readonly string[]): void {
  const played = exampleContext(exampleView());
  const note = { seat: 0, card: 2, text, faces };
  const context = {
    ...played,
    state: { ...played.state, phase: "finished", notes: [note] },
  } as const;
  const controller = new HanabiController(() => context);
  controller.detailedCard = 2;
  render(CardSheet, { props: { context, controller } });
}

const marked = (): (string | null)[] =>
  screen
    .queryAllByRole("listitem", { hidden: true })
    .flatMap((item) =>
      [...item.querySelectorAll("[role=img]")].map((face) => face.getAttribute("aria-label")),
    );

test("after the end a note that only marks faces is shown", () => {
  openSheet("", ["r1", "b2"]);
  expect(marked()).toEqual(["red 1", "blue 2"]);
});

test("after the end a note shows its text and its faces", () => {
  openSheet("play me", ["r1"]);
  expect(screen.getByText("play me")).toBeTruthy();
  expect(marked()).toEqual(["red 1"]);
});
