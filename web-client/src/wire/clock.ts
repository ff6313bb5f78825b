/** The server's clock, which deadlines are measured by; this browser's own may be wrong. */

/** The tolerated difference; times in HTTP headers are no more exact. */
const TOLERANCE = 2_000;

class Clock {
  private offset = 0;

  /** Set the server's current time, in milliseconds since 1970. */
  sync(moment: number): void {
    const offset = Date.now() - moment;
    this.offset = Math.abs(offset) <= TOLERANCE ? 0 : offset;
  }

  /** The server's current time. */
  now(): number {
    return Date.now() - this.offset;
  }
}

export const clock = new Clock();
