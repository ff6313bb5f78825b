/** What this browser prefers, stored in it; nothing of this reaches the house. */

export type Theme = "system" | "light" | "dark";

interface StoredPreferences {
  language: string | null;
  theme: Theme;
  sounds: boolean;
  shapes: boolean;
  notifications: boolean;
  motion: boolean;
}

const KEY = "tamaya-preferences";
const DEFAULTS: StoredPreferences = {
  language: null,
  theme: "system",
  sounds: false,
  shapes: true,
  notifications: false,
  motion: true,
};

class Preferences {
  private stored = $state<StoredPreferences>(read());

  get language(): string | null {
    return this.stored.language;
  }
  get theme(): Theme {
    return this.stored.theme;
  }
  /** Whether a turn and what happens is heard. */
  get sounds(): boolean {
    return this.stored.sounds;
  }
  /** Whether suits are also told apart by shapes and letters. */
  get shapes(): boolean {
    return this.stored.shapes;
  }
  /** Whether the browser notifies when it is one's turn and the page is not looked at. */
  get notifications(): boolean {
    return this.stored.notifications;
  }
  /** Whether cards are seen to move; never against the system's wish for less motion. */
  get motion(): boolean {
    return this.stored.motion && !prefersReducedMotion();
  }

  /** Prefer something else from now on. */
  change(changes: Partial<StoredPreferences>): void {
    this.stored = { ...this.stored, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // A browser that keeps nothing forgets the preference with the page, and that is all.
    }
  }
}

function read(): StoredPreferences {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredPreferences>),
    };
  } catch {
    return DEFAULTS;
  }
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const preferences = new Preferences();
