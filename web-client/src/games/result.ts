/** How a game of the guest ended, in a few words. */

import { adapterFor } from "../game-adapter";
import { plainMessage } from "../i18n/translator.svelte";
import type { MyGame, WireMessage } from "../wire/types";

/** The result of a finished game; null while it is still played. */
export function resultOf({ phase, result, players }: MyGame): WireMessage | null {
  if (phase !== "finished") return null;
  if (result === null) return plainMessage("client-games-abandoned");
  const names = players.map((name) => name ?? "");
  return adapterFor(result.game).shortResult(result, names);
}
