/** Names that are the same in every language. */

import type { Language } from "./translator.svelte";

/** Each language, called as those who speak it call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  cs: "Čeština",
};

/** Names for guests who have not thought of one: fireworks, flowers and lights of a summer night. */
const SUGGESTIONS = [
  "Akari",
  "Botan",
  "Hotaru",
  "Kiku",
  "Senko",
  "Sora",
  "Tsubaki",
  "Tsuki",
  "Yanagi",
  "Yuki",
];

/** A name that somebody may go by. */
export function suggestedName(): string {
  return SUGGESTIONS[Math.floor(Math.random() * SUGGESTIONS.length)] ?? "Hotaru";
}
