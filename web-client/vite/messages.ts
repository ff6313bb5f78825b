// The client uses the server's messages: `virtual:messages/fr` is the part of the French catalogue
// that every page may need, `virtual:messages/more-fr` what forms, lists of games, replays,
// reviews, explanations, the coach and the check of a shuffle say. Each is one string and so one file
// that is loaded on demand.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const MESSAGES = join(import.meta.dirname, "../../src/tamaya/i18n/messages");
const NAME = /^virtual:messages\/(more-)?([a-z]+)$/;

/** The catalogues with messages for the pages; the others are for the command line. */
const SHOWN =
  /^(words|events|outcomes|refusals|games|table|ikebana|friend|review|web|wire|client_.*)\.ftl$/;

/** Those of them that most visits to a table do not need. */
const ON_DEMAND =
  /^(friend|review|client_(games|import|learn|open|replay|review|shuffle_check|what_if))\.ftl$/;

/** Whether a module is a catalogue: the server finds its file by that name. */
export function isCatalogue(module: string | null): boolean {
  return module !== null && NAME.test(module.replace("\0", ""));
}

export function messages(): Plugin {
  return {
    name: "tamaya-messages",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = NAME.exec(id.replace("\0", ""));
      if (found === null) return undefined;
      const [, about, language = ""] = found;
      const files = shown(language, about !== undefined);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogue(files))};`;
    },
  };
}

/** The files of one language, in an order that does not depend on the file system. */
export function shown(language: string, isOnDemand: boolean): string[] {
  const folder = join(MESSAGES, language);
  return readdirSync(folder)
    .filter((name) => SHOWN.test(name) && ON_DEMAND.test(name) === isOnDemand)
    .sort()
    .map((name) => join(folder, name));
}

/** All messages of some files, without comments. */
export function catalogue(files: readonly string[]): string {
  return files.map((file) => withoutComments(readFileSync(file, "utf-8"))).join("\n");
}

/** In Fluent a line with `#` first is a comment; blank lines between messages mean nothing. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\n{2,}(?=[a-z-])/g, "\n")
    .trim();
}
