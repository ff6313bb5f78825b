/** What is read out to people who do not look at the page. */

export type Urgency = "polite" | "assertive";

class Announcements {
  polite = $state("");
  assertive = $state("");

  announce(text: string, urgency: Urgency): void {
    // The same words a second time are no change to a screen reader; with a space behind they are.
    this[urgency] = this[urgency] === text ? `${text}\u00a0` : text;
  }
}

export const announcements = new Announcements();

/** Have this read out: at once, or as soon as the reader is done with what it is reading. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  announcements.announce(text, urgency);
}
