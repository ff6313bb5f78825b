/** The title of a game. */

import { adapterFor } from "../game-adapter";
import type { ShownOptions } from "../wire/types";
import { listMessage, plainMessage, translator } from "../i18n/translator.svelte";

/** The title: game, edition and extensions. */
export function titleOf(options: Pick<ShownOptions, "game" | "edition" | "extensions">): string {
  const title = adapterFor(options.game).titleKey;
  const edition = plainMessage(`edition-${options.edition}`);
  if (options.extensions.length === 0)
    return translator.format({ key: title, arguments: { edition } });
  const extensions = listMessage(
    options.extensions.map((name) => plainMessage(`extension-${name}`)),
  );
  return translator.format({ key: `${title}-extended`, arguments: { edition, extensions } });
}
