import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Explanations } from "./explanations.svelte";
import { tableSource } from "./game-source";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function recordRequests(): number[] {
  const moves: number[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const number = Number(address.split("/").at(-1));
    moves.push(number);
    return Promise.resolve(Response.json({ number }));
  });
  return moves;
}

test("quick steps through a game request only the last move", async () => {
  const moves = recordRequests();
  const explanations = new Explanations(tableSource("example"));
  for (const move of [3, 4, 5]) explanations.show(move);
  expect(explanations.current).toBe(null);
  await vi.runAllTimersAsync();
  expect(moves).toEqual([5]);
  expect(explanations.current?.number).toBe(5);
});

test("an explanation is requested once", async () => {
  const moves = recordRequests();
  const explanations = new Explanations(tableSource("example"));
  for (const move of [5, 6, 5]) {
    explanations.show(move);
    await vi.runAllTimersAsync();
  }
  expect(moves).toEqual([5, 6]);
  expect(explanations.current?.number).toBe(5);
});

test("an explanation that arrives too late is not shown", async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
  const explanations = new Explanations(tableSource("example"));
  explanations.show(2);
  await vi.runAllTimersAsync();
  explanations.stop();
  answer(Response.json({ number: 2 }));
  await vi.runAllTimersAsync();
  expect(explanations.current).toBe(null);
});
