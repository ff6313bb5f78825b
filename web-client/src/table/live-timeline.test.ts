import { afterEach, expect, test, vi } from "vitest";

import type { Entry, GameView } from "../wire/types";
import type { TableConnection } from "./table-connection.svelte";
import { LiveTimeline } from "./live-timeline.svelte";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const viewAt = (move: number): GameView => ({ move }) as unknown as GameView;
const moves = (count: number): Entry[] =>
  Array.from({ length: count }, () => ({ event: { type: "move-made" } }) as unknown as Entry);

/** A table after this many moves, whose earlier moments arrive when the test says so. */
function timelineAfter(count: number, failed: (why: unknown) => void = vi.fn()): LiveTimeline {
  const connection = { table: "example", entries: moves(count), view: viewAt(count) };
  return new LiveTimeline(connection as unknown as TableConnection, failed);
}

function answer(status = 200): void {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      status === 200
        ? Response.json(viewAt(Number(address.split("/").at(-1))))
        : Response.json({ reason: "no-such-move", details: {} }, { status }),
    ),
  );
}

afterEach(() => void vi.unstubAllGlobals());

test("two quick steps back lead two moves back", async () => {
  answer();
  const timeline = timelineAfter(9);
  timeline.step(-1);
  timeline.step(-1);
  await settled();
  expect(timeline.move).toBe(7);
  expect(timeline.view).toEqual(viewAt(7));
});

test("a step beyond the last move leads to the present", async () => {
  answer();
  const timeline = timelineAfter(9);
  timeline.goTo(8);
  await settled();
  timeline.step(1);
  expect(timeline.isPast).toBe(false);
  expect(timeline.view).toEqual(viewAt(9));
});

test("after a return to the present, a moment that arrives late is not shown", async () => {
  answer();
  const timeline = timelineAfter(9);
  timeline.step(-3);
  timeline.goToLatest();
  await settled();
  expect(timeline.isPast).toBe(false);
  timeline.step(-1);
  await settled();
  expect(timeline.move).toBe(8);
});

test("a moment that cannot be fetched is reported, and the next step starts from the shown one", async () => {
  answer(404);
  const failed = vi.fn();
  const timeline = timelineAfter(9, failed);
  timeline.goTo(2);
  await settled();
  expect(failed).toHaveBeenCalledOnce();
  expect(timeline.isPast).toBe(false);
  answer();
  timeline.step(-1);
  await settled();
  expect(timeline.move).toBe(8);
});
