import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Sight } from "../table/company";
import { Running } from "./running.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function game(move: number, moves: number): Sight {
  return {
    view: null,
    move,
    moves,
    get isPast() {
      return this.move < this.moves;
    },
    look(at: number) {
      (this as { move: number }).move = at;
    },
    step(steps: number) {
      this.look(this.move + steps);
    },
    now() {
      this.look(this.moves);
    },
  };
}

test("a game that runs stops at its end", () => {
  const sight = game(1, 3);
  const running = new Running(() => sight);
  running.toggle();
  vi.runAllTimers();
  expect(sight.move).toBe(3);
  expect(running.isOn).toBe(false);
});

test("at the end it runs from the beginning", () => {
  const sight = game(3, 3);
  const running = new Running(() => sight);
  running.toggle();
  expect(sight.move).toBe(0);
  running.stop();
  vi.runAllTimers();
  expect(sight.move).toBe(0);
});

test("a faster game makes more moves in the same time", () => {
  const [slow, fast] = [game(0, 100), game(0, 100)];
  const slowly = new Running(() => slow);
  const quickly = new Running(() => fast);
  quickly.speed = 4;
  slowly.toggle();
  quickly.toggle();
  vi.advanceTimersByTime(20_000);
  expect(fast.move).toBeGreaterThan(slow.move);
});
