/** Announcements for screen readers. */

export type Urgency = "polite" | "assertive";

class Announcements {
  polite = $state("");
  assertive = $state("");

  announce(text: string, urgency: Urgency): void {
    // The same text again is no change to a screen reader; with a space at the end it is.
    this[urgency] = this[urgency] === text ? `${text}\u00a0` : text;
  }
}

export const announcements = new Announcements();

/** Announce this: at once, or when the screen reader has finished its current text. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  announcements.announce(text, urgency);
}
