/** Names that are the same in every language. */

import type { Language } from "./translator.svelte";

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  cs: "Čeština",
};

/** Suggested names for guests: fireworks, flowers and lights of a summer night. */
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

/** A random suggestion. */
export function suggestedName(): string {
  return SUGGESTIONS[Math.floor(Math.random() * SUGGESTIONS.length)] ?? "Hotaru";
}
