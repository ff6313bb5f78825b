import { expect, test, vi } from "vitest";

import type { GameView } from "../wire/types";
import { ReplaySight } from "./sight.svelte";

const viewAt = (move: number): GameView => ({ move }) as unknown as GameView;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("a moment is shown once it has been fetched, and its neighbours are at hand then", async () => {
  const fetched = vi.fn((move: number) => Promise.resolve(viewAt(move)));
  const sight = new ReplaySight(40, 10, viewAt(10), fetched, vi.fn());
  sight.look(20);
  expect(sight.move).toBe(10);
  expect(sight.wanted).toBe(20);
  await settled();
  expect(sight.view).toEqual(viewAt(20));
  expect(fetched.mock.calls.map(([move]) => move)).toEqual([11, 12, 9, 20, 21, 22, 19]);
});

test("nobody looks before the deal or after the end", async () => {
  const sight = new ReplaySight(3, 0, viewAt(0), (move) => Promise.resolve(viewAt(move)), vi.fn());
  sight.look(99);
  await settled();
  expect(sight.move).toBe(3);
  expect(sight.isPast).toBe(false);
  sight.look(-1);
  await settled();
  expect(sight.move).toBe(0);
});

test("a moment that comes late does not replace the one that is wanted now", async () => {
  const late = new Map<number, (view: GameView) => void>();
  const fetched = (move: number): Promise<GameView> => new Promise((done) => late.set(move, done));
  const sight = new ReplaySight(40, 0, viewAt(0), fetched, vi.fn());
  sight.look(7);
  sight.look(8);
  late.get(8)?.(viewAt(8));
  late.get(7)?.(viewAt(7));
  await settled();
  expect(sight.move).toBe(8);
});

test("a moment that could not be fetched is told, and tried again", async () => {
  let isAway = true;
  const failed = vi.fn();
  const fetched = (move: number): Promise<GameView> =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(viewAt(move));
  const sight = new ReplaySight(40, 0, viewAt(0), fetched, failed);
  sight.look(5);
  await settled();
  expect(failed).toHaveBeenCalledOnce();
  expect(sight.wanted).toBe(0);
  isAway = false;
  sight.look(5);
  await settled();
  expect(sight.move).toBe(5);
});
