/** Plays a finished game move by move. */

import type { Timeline } from "../table/table-context";

export const SPEEDS = [1, 2, 4] as const;
const MILLISECONDS = 1_800;

export class Autoplay {
  isOn = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private timeline: () => Timeline | null) {}

  /** Start or stop; at the end, start from the beginning. */
  toggle(): void {
    if (this.isOn) return this.stop();
    const timeline = this.timeline();
    if (timeline === null) return;
    if (!timeline.isPast) timeline.goTo(0);
    this.isOn = true;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isOn = false;
  }

  private wait(): void {
    this.timer = setTimeout(() => this.step(), MILLISECONDS / this.speed);
  }

  private step(): void {
    const timeline = this.timeline();
    if (timeline === null || timeline.move >= timeline.moves) return this.stop();
    timeline.goTo(timeline.move + 1);
    this.wait();
  }
}
