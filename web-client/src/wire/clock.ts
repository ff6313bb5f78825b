/** The clock of the house, by which it tells deadlines; this browser's own may be wrong. */

/** How far a clock may be off without anybody noticing; times in headers are no more exact. */
const UNNOTICED = 2_000;

class Clock {
  private ahead = 0;

  /** The house has just told what time it is there, in milliseconds since 1970. */
  heard(moment: number): void {
    const ahead = Date.now() - moment;
    this.ahead = Math.abs(ahead) <= UNNOTICED ? 0 : ahead;
  }

  /** What time it is in the house. */
  now(): number {
    return Date.now() - this.ahead;
  }
}

export const clock = new Clock();
