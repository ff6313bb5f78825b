/** Announcements for screen readers. */

export type Urgency = "polite" | "assertive";

export interface Announcement {
  /** Distinguishes it from the same text before. */
  number: number;
  text: string;
}

/** How many announcements stay in a live region: a slow reader has not read them all yet. */
const KEPT = 20;

class Announcements {
  polite = $state.raw<readonly Announcement[]>([]);
  assertive = $state.raw<readonly Announcement[]>([]);
  private count = 0;

  announce(text: string, urgency: Urgency): void {
    // Added, not replaced: a screen reader skips a text that is gone before its turn.
    this[urgency] = [...this[urgency], { number: ++this.count, text }].slice(-KEPT);
  }
}

export const announcements = new Announcements();

/** Announce this: at once, or when the screen reader has finished its current text. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  announcements.announce(text, urgency);
}
