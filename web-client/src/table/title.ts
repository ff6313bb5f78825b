/** What the game of a table is called. */

import type { ShownOptions } from "../wire/types";
import { listed, plainly, words } from "../words/words.svelte";

/** The title of the game that is chosen here: its box and what is added to it. */
export function titleOf(options: Pick<ShownOptions, "game" | "edition" | "extensions">): string {
  const isHanabi = options.game === "hanabi";
  const title = isHanabi ? "game" : "ikebana-game";
  const edition = plainly(`edition-${options.edition}`);
  if (options.extensions.length === 0) return words.tell({ key: title, arguments: { edition } });
  const extensions = listed(options.extensions.map((name) => plainly(`extension-${name}`)));
  return words.tell({ key: `${title}-extended`, arguments: { edition, extensions } });
}
