/** A game that runs by itself, move after move. */

import type { Sight } from "../table/company";

export const SPEEDS = [1, 2, 4] as const;
const MILLISECONDS = 1_800;

export class Running {
  isOn = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private sight: () => Sight | null) {}

  /** Begin, or stop; at the end it begins from the beginning. */
  toggle(): void {
    if (this.isOn) return this.stop();
    const sight = this.sight();
    if (sight === null) return;
    if (!sight.isPast) sight.look(0);
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
    const sight = this.sight();
    if (sight === null || sight.move >= sight.moves) return this.stop();
    sight.look(sight.move + 1);
    this.wait();
  }
}
