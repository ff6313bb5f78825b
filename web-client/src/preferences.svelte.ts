/** What this browser prefers, kept in it; nothing of this reaches the house. */

export type Theme = "system" | "light" | "dark";

interface Kept {
  language: string | null;
  theme: Theme;
  sounds: boolean;
  shapes: boolean;
  notifications: boolean;
  motion: boolean;
}

const KEY = "tamaya-preferences";
const UNTOUCHED: Kept = {
  language: null,
  theme: "system",
  sounds: false,
  shapes: true,
  notifications: false,
  motion: true,
};

class Preferences {
  private kept = $state<Kept>(read());

  get language(): string | null {
    return this.kept.language;
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  /** Whether a turn and what happens is heard. */
  get sounds(): boolean {
    return this.kept.sounds;
  }
  /** Whether suits are also told apart by shapes and letters. */
  get shapes(): boolean {
    return this.kept.shapes;
  }
  /** Whether the browser notifies when it is one's turn and the page is not looked at. */
  get notifications(): boolean {
    return this.kept.notifications;
  }
  /** Whether cards are seen to move; never against the system's wish for less motion. */
  get motion(): boolean {
    return this.kept.motion && !wishesLessMotion();
  }

  /** Prefer something else from now on. */
  change(wishes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...wishes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing forgets the preference with the page, and that is all.
    }
  }
}

function read(): Kept {
  try {
    return { ...UNTOUCHED, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return UNTOUCHED;
  }
}

function wishesLessMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const preferences = new Preferences();
