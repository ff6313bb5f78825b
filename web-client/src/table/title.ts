/** What the game of a table is called. */

import type { Said, ShownOptions } from "../wire/types";
import { words } from "../words/words.svelte";

const plainly = (key: string): Said => ({ key, arguments: {} });

/** The sentence that lists some messages; a message alone is its own list. */
function listed(items: readonly Said[]): Said {
  const joined = (joint: string) => (start: Said, item: Said) => ({
    key: joint,
    arguments: { start, item },
  });
  const [last, ...others] = items.toReversed();
  if (last === undefined) return plainly("list-and");
  if (others.length === 0) return last;
  return joined("list-and")(others.toReversed().reduce(joined("list-comma")), last);
}

/** The title of the game that is chosen here: its box and what is added to it. */
export function titleOf(options: ShownOptions): string {
  const isHanabi = options.game === "hanabi";
  const title = isHanabi ? "game" : "ikebana-game";
  const edition = plainly(`edition-${options.edition}`);
  if (options.extensions.length === 0) return words.tell({ key: title, arguments: { edition } });
  const extensions = listed(options.extensions.map((name) => plainly(`extension-${name}`)));
  return words.tell({ key: `${title}-extended`, arguments: { edition, extensions } });
}
