import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Timeline } from "../table/table-context";
import { Autoplay } from "./autoplay.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function game(move: number, moves: number): Timeline {
  return {
    view: null,
    move,
    moves,
    get isPast() {
      return this.move < this.moves;
    },
    goTo(at: number) {
      (this as { move: number }).move = at;
    },
    step(steps: number) {
      this.goTo(this.move + steps);
    },
    goToLatest() {
      this.goTo(this.moves);
    },
  };
}

test("autoplay stops at the end of the game", () => {
  const timeline = game(1, 3);
  const autoplay = new Autoplay(() => timeline);
  autoplay.toggle();
  vi.runAllTimers();
  expect(timeline.move).toBe(3);
  expect(autoplay.isOn).toBe(false);
});

test("at the end, autoplay starts from the beginning", () => {
  const timeline = game(3, 3);
  const autoplay = new Autoplay(() => timeline);
  autoplay.toggle();
  expect(timeline.move).toBe(0);
  autoplay.stop();
  vi.runAllTimers();
  expect(timeline.move).toBe(0);
});

test("a higher speed plays more moves in the same time", () => {
  const [slow, fast] = [game(0, 100), game(0, 100)];
  const slowly = new Autoplay(() => slow);
  const quickly = new Autoplay(() => fast);
  quickly.speed = 4;
  slowly.toggle();
  quickly.toggle();
  vi.advanceTimersByTime(20_000);
  expect(fast.move).toBeGreaterThan(slow.move);
});
