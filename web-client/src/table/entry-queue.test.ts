import { expect, test, vi } from "vitest";

import { EntryQueue } from "./entry-queue";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A queue whose animations end when the test says so. */
function slowQueue(): { queue: EntryQueue<number>; shown: number[]; endAnimations: () => void } {
  const shown: number[] = [];
  const ends: (() => void)[] = [];
  const queue = new EntryQueue<number>(
    (entry) => shown.push(entry),
    () => new Promise<void>((done) => ends.push(done)),
  );
  const endAnimations = (): void => {
    for (const end of ends.splice(0)) end();
  };
  return { queue, shown, endAnimations };
}

test("the next entry is shown when the animations of the one before are over", async () => {
  const { queue, shown, endAnimations } = slowQueue();
  for (const entry of [1, 2, 3]) queue.add(entry);
  expect(shown).toEqual([1]);
  await settled();
  expect(shown).toEqual([1]);
  endAnimations();
  await settled();
  expect(shown).toEqual([1, 2]);
  endAnimations();
  await settled();
  endAnimations();
  await settled();
  queue.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("without animations all entries follow at once, in order", async () => {
  const shown: number[] = [];
  const queue = new EntryQueue<number>(
    (entry) => shown.push(entry),
    () => Promise.resolve(),
  );
  for (const entry of [1, 2, 3]) queue.add(entry);
  await settled();
  expect(shown).toEqual([1, 2, 3]);
});

test("everything that waits can be shown at once", () => {
  const { queue, shown } = slowQueue();
  for (const entry of [1, 2, 3]) queue.add(entry);
  queue.showAll();
  expect(shown).toEqual([1, 2, 3]);
});

test("a page that lags behind catches up", () => {
  const { queue, shown } = slowQueue();
  for (let entry = 1; entry <= 8; entry++) queue.add(entry);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a hidden page shows every entry at once: nobody sees its animations", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { queue, shown } = slowQueue();
  queue.add(1);
  queue.add(2);
  expect(shown).toEqual([1, 2]);
  vi.restoreAllMocks();
});
