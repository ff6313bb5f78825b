// The client uses the server's messages: `virtual:messages/fr` is the part of the French catalogue
// that it needs, as one string and so as one file that is loaded on demand.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const MESSAGES = join(import.meta.dirname, "../../src/tamaya/i18n/messages");
const NAME = /^virtual:messages\/([a-z]+)$/;

/** The catalogues with messages for the pages; the others are for the command line. */
const SHOWN =
  /^(words|events|outcomes|refusals|games|table|ikebana|friend|review|web|wire|client_.*)\.ftl$/;

/** Whether a module is a catalogue: the server finds its file by that name. */
export function isCatalogue(module: string | null): boolean {
  return module !== null && NAME.test(module.replace("\0", ""));
}

export function messages(): Plugin {
  return {
    name: "tamaya-messages",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = NAME.exec(id.replace("\0", ""))?.[1];
      if (language === undefined) return undefined;
      for (const file of shown(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}

/** The files of one language, in an order that does not depend on the file system. */
function shown(language: string): string[] {
  const folder = join(MESSAGES, language);
  return readdirSync(folder)
    .filter((name) => SHOWN.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** All messages of one language, without comments. */
export function catalogue(language: string): string {
  return shown(language)
    .map((file) => withoutComments(readFileSync(file, "utf-8")))
    .join("\n");
}

/** In Fluent a line with `#` first is a comment; blank lines between messages mean nothing. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\n{2,}(?=[a-z-])/g, "\n")
    .trim();
}
