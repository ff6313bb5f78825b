/** The catalogues of the house, each a file of its own that comes when its language is spoken. */

import type { Language } from "./translator.svelte";

const CATALOGUES = {
  en: () => import("virtual:messages/en"),
  fr: () => import("virtual:messages/fr"),
  cs: () => import("virtual:messages/cs"),
} as const;

/** All the messages of one language, as a text of Fluent. */
export async function loadCatalogue(language: Language): Promise<string> {
  return (await CATALOGUES[language]()).default;
}
