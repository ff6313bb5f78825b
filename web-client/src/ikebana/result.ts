/** Who has won a game of Ikebana. */

import { listMessage } from "../i18n/translator.svelte";
import type { IkebanaResult, WireMessage } from "../wire/types";

/** The names of those who won: several share a victory. */
export function winnersOf({ winners }: IkebanaResult, players: readonly string[]): string[] {
  return winners.map((seat) => players[seat] ?? "");
}

/** Who has won, and with how many points. */
export function victorySentence(result: IkebanaResult, players: readonly string[]): WireMessage {
  const winners = winnersOf(result, players);
  const points = Math.max(0, ...result.points);
  return winners.length === 1
    ? { key: "ikebana-won", arguments: { player: winners[0] ?? "", points } }
    : { key: "ikebana-shared", arguments: { players: listMessage(winners), points } };
}
