// The client speaks with the words of the house: `virtual:messages/fr` is all that it needs of the
// French catalogue, as one text and so as one file that is loaded when somebody wants French.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const MESSAGES = join(import.meta.dirname, "../../src/tamaya/i18n/messages");
const NAME = /^virtual:messages\/([a-z]+)$/;

/** The catalogues that the pages show something of; the others are for programs and terminals. */
const SHOWN =
  /^(words|events|outcomes|refusals|games|table|ikebana|friend|web|wire|client_.*)\.ftl$/;

/** Whether a module is a catalogue: the house knows its file by that. */
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

/** The files of one language, in an order that does not depend on the disk. */
function shown(language: string): string[] {
  const folder = join(MESSAGES, language);
  return readdirSync(folder)
    .filter((name) => SHOWN.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** All the messages of one language, without the remarks to translators. */
export function catalogue(language: string): string {
  return shown(language)
    .map((file) => withoutComments(readFileSync(file, "utf-8")))
    .join("\n");
}

/** A comment of Fluent is a line that begins with `#`; blank lines between messages mean nothing. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\n{2,}(?=[a-z-])/g, "\n")
    .trim();
}
