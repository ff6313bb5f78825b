/** The preferences of this browser, stored in it and never sent to the server. */

import type { BotPace } from "./wire/types";

export type Theme = "system" | "light" | "dark";

interface StoredPreferences {
  language: string | null;
  theme: Theme;
  sounds: boolean;
  shapes: boolean;
  notifications: boolean;
  motion: boolean;
  botPace: BotPace;
}

const KEY = "tamaya-preferences";
const DEFAULTS: StoredPreferences = {
  language: null,
  theme: "system",
  sounds: false,
  shapes: true,
  notifications: false,
  motion: true,
  botPace: "brisk",
};

class Preferences {
  private stored = $state<StoredPreferences>(read());

  get language(): string | null {
    return this.stored.language;
  }
  get theme(): Theme {
    return this.stored.theme;
  }
  /** Whether sounds are played. */
  get sounds(): boolean {
    return this.stored.sounds;
  }
  /** Whether suits also differ by shapes and letters. */
  get shapes(): boolean {
    return this.stored.shapes;
  }
  /** Whether the browser notifies the player of their turn while the page is hidden. */
  get notifications(): boolean {
    return this.stored.notifications;
  }
  /** Whether cards are animated; never if the system asks for reduced motion. */
  get motion(): boolean {
    return this.stored.motion && !prefersReducedMotion();
  }

  /** How soon bots move at the tables that this browser opens. */
  get botPace(): BotPace {
    return this.stored.botPace;
  }

  /** Change preferences. */
  change(changes: Partial<StoredPreferences>): void {
    this.stored = { ...this.stored, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // Without storage the preferences last until the page is closed.
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
