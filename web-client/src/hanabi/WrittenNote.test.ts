import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { words } from "../words/words.svelte";
import { exampleCompany, exampleView } from "./example";
import { Acting } from "./acting.svelte";
import CardSheet from "./CardSheet.svelte";

beforeAll(() => words.speak("en"));
afterEach(cleanup);

/** The sheet of a card after the end, with this note on it. */
function openSheet(text: string, faces: readonly string[]): void {
  const played = exampleCompany(exampleView());
  const note = { seat: 0, card: 2, text, faces };
  const company = {
    ...played,
    state: { ...played.state, phase: "finished", notes: [note] },
  } as const;
  const acting = new Acting(() => company);
  acting.detailed = 2;
  render(CardSheet, { company, acting });
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

test("after the end a note shows its words and its faces", () => {
  openSheet("play me", ["r1"]);
  expect(screen.getByText("play me")).toBeTruthy();
  expect(marked()).toEqual(["red 1"]);
});
