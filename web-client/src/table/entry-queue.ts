/** New entries of a table, shown one after the other: the next waits for the animations before. */

import { tick } from "svelte";
import { preferences } from "../preferences.svelte";

/** How many entries may wait; then all are shown, so that the page never lags far behind. */
const MOST_WAITING = 6;

/** The longest wait, in milliseconds: a hidden page, for instance, finishes no animation. */
const LONGEST_WAIT = 2_000;

export class EntryQueue<Entry> {
  private waiting: Entry[] = [];
  private isAnimating = false;

  constructor(
    private show: (entry: Entry) => void,
    private animationsEnd: () => Promise<unknown> = runningAnimations,
  ) {}

  /** Show an entry as soon as those before it have been shown and their animations are over. */
  add(entry: Entry): void {
    this.waiting.push(entry);
    const isAnimated = preferences.motion && !document.hidden;
    if (!isAnimated || this.waiting.length > MOST_WAITING) this.showAll();
    else if (!this.isAnimating) void this.showNext();
  }

  /** Show everything that waits. */
  showAll(): void {
    for (const entry of this.waiting.splice(0)) this.show(entry);
  }

  private async showNext(): Promise<void> {
    this.isAnimating = true;
    try {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
        this.show(next);
        // The page is drawn first, which starts the animations.
        await tick();
        await this.animationsEnd();
      }
    } finally {
      this.isAnimating = false;
    }
  }
}

/** Resolves when the animations that run now are over. */
async function runningAnimations(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished);
  if (ends.length === 0) return;
  const limit = new Promise((done) => setTimeout(done, LONGEST_WAIT));
  await Promise.race([Promise.allSettled(ends), limit]);
}
