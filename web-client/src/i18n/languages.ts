/** The message catalogues, each a file that is loaded when its language is chosen. */

import type { Language } from "./translator.svelte";

const CATALOGUES = {
  en: () => import("virtual:messages/en"),
  fr: () => import("virtual:messages/fr"),
  cs: () => import("virtual:messages/cs"),
} as const;

const ON_DEMAND = {
  en: () => import("virtual:messages/more-en"),
  fr: () => import("virtual:messages/more-fr"),
  cs: () => import("virtual:messages/more-cs"),
} as const;

/** The messages of one language that every page may need, in Fluent's syntax. */
export async function loadCatalogue(language: Language): Promise<string> {
  return (await CATALOGUES[language]()).default;
}

/** The messages that most visits to a table do not need. */
export async function loadMoreMessages(language: Language): Promise<string> {
  return (await ON_DEMAND[language]()).default;
}
