/** How a game ended, in a few words. */

import type { MyGame, WireMessage } from "../wire/types";

/** What to say of a game that is over; null of one that is not. */
export function resultOf(game: MyGame): WireMessage | null {
  if (game.phase !== "finished") return null;
  const { result } = game;
  if (result === null) return { key: "client-games-given-up", arguments: {} };
  if (result.game === "hanabi") {
    // Some lost games have no score at all, and the others always have the same: none.
    if (result.result === "lost") return { key: "client-games-lost", arguments: {} };
    return { key: "client-games-score", arguments: { count: result.score } };
  }
  return {
    key: "client-games-won-by",
    arguments: { player: result.winners.map((seat) => game.players[seat] ?? "").join(", ") },
  };
}
