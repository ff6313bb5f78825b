/** The address of the rules of a game: the same words as on the command line. */

import { adapterFor } from "../game-adapter";
import type { ShownOptions } from "../wire/types";

/** A game as it was chosen, for one number of players, or for all with none. */
export type ChosenGame = Pick<ShownOptions, "game" | "edition" | "extensions" | "settings"> & {
  seats: number | null;
};

/** The path of the rules page of this game. */
export function rulesPath(chosen: ChosenGame): string {
  const query = rulesQuery(chosen);
  return `/rules/${chosen.game}${query === "" ? "" : `?${query}`}`;
}

function rulesQuery({ game, edition, extensions, settings, seats }: ChosenGame): string {
  const changes = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`);
  const parts: [string, string][] = [
    ["edition", adapterFor(game).hasEditions ? edition : ""],
    ["with", extensions.join(",")],
    ["set", changes.join(",")],
    ["players", seats === null ? "" : String(seats)],
  ];
  const query = new URLSearchParams(parts.filter(([, words]) => words !== ""));
  // Commas and equals signs may stand in a query, and are easier to read.
  return query.toString().replaceAll("%2C", ",").replaceAll("%3D", "=");
}

/** The game that a query names; an edition that is not named is the usual one. */
export function gameOfQuery(game: string, query: URLSearchParams, usual: string): ChosenGame {
  const players = Number.parseInt(query.get("players") ?? "", 10);
  return {
    game,
    edition: query.get("edition") ?? usual,
    extensions: words(query, "with"),
    settings: Object.fromEntries(
      words(query, "set").map((part) => {
        const [setting = "", ...value] = part.split("=");
        return [setting, value.join("=")];
      }),
    ),
    seats: Number.isNaN(players) ? null : players,
  };
}

function words(query: URLSearchParams, name: string): readonly string[] {
  return (query.get(name) ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
