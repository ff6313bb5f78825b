import { expect, test, vi } from "vitest";

import type { GameView } from "../wire/types";
import { ReplayTimeline } from "./replay-timeline.svelte";

const viewAt = (move: number): GameView => ({ move }) as unknown as GameView;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("a moment is shown once it has been fetched, and its neighbours are fetched then", async () => {
  const fetched = vi.fn((move: number) => Promise.resolve(viewAt(move)));
  const timeline = new ReplayTimeline(40, 10, viewAt(10), fetched, vi.fn());
  timeline.goTo(20);
  expect(timeline.move).toBe(10);
  expect(timeline.wanted).toBe(20);
  await settled();
  expect(timeline.view).toEqual(viewAt(20));
  expect(fetched.mock.calls.map(([move]) => move)).toEqual([11, 12, 9, 20, 21, 22, 19]);
});

test("no moment before the deal or after the end is shown", async () => {
  const timeline = new ReplayTimeline(
    3,
    0,
    viewAt(0),
    (move) => Promise.resolve(viewAt(move)),
    vi.fn(),
  );
  timeline.goTo(99);
  await settled();
  expect(timeline.move).toBe(3);
  expect(timeline.isPast).toBe(false);
  timeline.goTo(-1);
  await settled();
  expect(timeline.move).toBe(0);
});

test("a moment that arrives late does not replace the one requested last", async () => {
  const late = new Map<number, (view: GameView) => void>();
  const fetched = (move: number): Promise<GameView> => new Promise((done) => late.set(move, done));
  const timeline = new ReplayTimeline(40, 0, viewAt(0), fetched, vi.fn());
  timeline.goTo(7);
  timeline.goTo(8);
  late.get(8)?.(viewAt(8));
  late.get(7)?.(viewAt(7));
  await settled();
  expect(timeline.move).toBe(8);
});

test("a moment that could not be fetched is reported and requested again", async () => {
  let isAway = true;
  const failed = vi.fn();
  const fetched = (move: number): Promise<GameView> =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(viewAt(move));
  const timeline = new ReplayTimeline(40, 0, viewAt(0), fetched, failed);
  timeline.goTo(5);
  await settled();
  expect(failed).toHaveBeenCalledOnce();
  expect(timeline.wanted).toBe(0);
  isAway = false;
  timeline.goTo(5);
  await settled();
  expect(timeline.move).toBe(5);
});

test("a moment that nobody waits for any more may fail unnoticed", async () => {
  const failed = vi.fn();
  const fetched = (move: number): Promise<GameView> =>
    move === 5 ? Promise.reject(new Error("busy")) : Promise.resolve(viewAt(move));
  const timeline = new ReplayTimeline(40, 0, viewAt(0), fetched, failed);
  timeline.goTo(5);
  timeline.goTo(9);
  await settled();
  expect(failed).not.toHaveBeenCalled();
  expect(timeline.move).toBe(9);
});
