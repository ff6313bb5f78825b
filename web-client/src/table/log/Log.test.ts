import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { translator } from "../../i18n/translator.svelte";
import type { Entry } from "../../wire/types";
import type { Timeline } from "../table-context";
import Log from "./Log.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

let scrolledTo: (string | null)[] = [];
beforeEach(() => {
  scrolledTo = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent);
  });
});

/** The log of a game of three moves, at the moment after this many moves. */
function showLog(move: number): void {
  const said = (text: string) => [{ key: "list-and", arguments: { start: text, item: "x" } }];
  const entries = ["start", "one", "two", "three"].map((text, index) => ({
    sequence: index + 1,
    at: 0,
    event: { type: index === 0 ? "started" : "move-made" },
    "game-events": [],
    sentences: said(text),
  })) as unknown as Entry[];
  const timeline = { move, moves: 3, isPast: move < 3 } as Timeline;
  render(Log, { props: { entries, timeline } });
}

test("before the first move the log shows its beginning", () => {
  showLog(0);
  expect(scrolledTo).toEqual([expect.stringContaining("start")]);
});

test("at an earlier moment the log shows the line of the last move made", () => {
  showLog(2);
  expect(scrolledTo).toEqual([expect.stringContaining("two")]);
});

test("at the end the log shows its end", () => {
  showLog(3);
  expect(scrolledTo).toEqual([]);
});
