import { afterEach, expect, test, vi } from "vitest";

import type { Entry, GameView } from "../wire/types";
import type { TableLine } from "./line.svelte";
import { LiveSight } from "./sight.svelte";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const viewAt = (move: number): GameView => ({ move }) as unknown as GameView;
const moves = (count: number): Entry[] =>
  Array.from({ length: count }, () => ({ event: { event: "move-made" } }) as unknown as Entry);

/** A table after so many moves, which answers for each earlier moment when it is asked. */
function sightAfter(count: number, failed: (why: unknown) => void = vi.fn()): LiveSight {
  const line = { table: "example", entries: moves(count), view: viewAt(count) };
  return new LiveSight(line as unknown as TableLine, failed);
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
  const sight = sightAfter(9);
  sight.step(-1);
  sight.step(-1);
  await settled();
  expect(sight.move).toBe(7);
  expect(sight.view).toEqual(viewAt(7));
});

test("a step beyond the last move leads to the present", async () => {
  answer();
  const sight = sightAfter(9);
  sight.look(8);
  await settled();
  sight.step(1);
  expect(sight.isPast).toBe(false);
  expect(sight.view).toEqual(viewAt(9));
});

test("whoever comes back to the present is not thrown back by a moment that comes late", async () => {
  answer();
  const sight = sightAfter(9);
  sight.step(-3);
  sight.now();
  await settled();
  expect(sight.isPast).toBe(false);
  sight.step(-1);
  await settled();
  expect(sight.move).toBe(8);
});

test("a moment that cannot be had is told of, and the next step begins where one is", async () => {
  answer(404);
  const failed = vi.fn();
  const sight = sightAfter(9, failed);
  sight.look(2);
  await settled();
  expect(failed).toHaveBeenCalledOnce();
  expect(sight.isPast).toBe(false);
  answer();
  sight.step(-1);
  await settled();
  expect(sight.move).toBe(8);
});
