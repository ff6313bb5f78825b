/** The clock of the house, by which it tells deadlines; this browser's own may be wrong. */

/** How far a clock may be off without anybody noticing; times in headers are no more exact. */
const TOLERANCE = 2_000;

class Clock {
  private offset = 0;

  /** The house has just told what time it is there, in milliseconds since 1970. */
  sync(moment: number): void {
    const offset = Date.now() - moment;
    this.offset = Math.abs(offset) <= TOLERANCE ? 0 : offset;
  }

  /** What time it is in the house. */
  now(): number {
    return Date.now() - this.offset;
  }
}

export const clock = new Clock();
