/** The message catalogues, each a file that is loaded when its language is chosen. */

import type { Language } from "./translator.svelte";

const CATALOGUES = {
  en: () => import("virtual:messages/en"),
  fr: () => import("virtual:messages/fr"),
  cs: () => import("virtual:messages/cs"),
} as const;

/** All messages of one language, in Fluent's syntax. */
export async function loadCatalogue(language: Language): Promise<string> {
  return (await CATALOGUES[language]()).default;
}
