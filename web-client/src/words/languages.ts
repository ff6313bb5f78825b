/** The catalogues of the house, each a file of its own that comes when its language is spoken. */

import type { Language } from "./words.svelte";

const CATALOGUES = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  cs: () => import("virtual:words/cs"),
} as const;

/** All the messages of one language, as a text of Fluent. */
export async function loadWords(language: Language): Promise<string> {
  return (await CATALOGUES[language]()).default;
}
