/** How a game ended, in a few words. */

import type { MyGame, WireMessage } from "../wire/types";

/** What to say of a game that is over; null of one that is not. */
export function resultOf(game: MyGame): WireMessage | null {
  if (game.phase !== "finished") return null;
  const { result } = game;
  if (result === null) return { key: "client-games-given-up", arguments: {} };
  if (result.game === "hanabi") {
    const key = result.result === "lost" ? "client-games-lost" : "client-games-score";
    return { key, arguments: { count: result.score } };
  }
  return {
    key: "client-games-won-by",
    arguments: { player: result.winners.map((seat) => game.players[seat] ?? "").join(", ") },
  };
}
