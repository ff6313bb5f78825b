/** Which of the guest's games are listed. */

import type { MyGame } from "../wire/types";

export type PhaseFilter = "all" | "running" | "finished";

/** Value of the second filter that leaves nothing out. */
export const EVERY_EDITION = "";

/** The game and edition of a table as one value; Ikebana has no editions. */
export function editionOf({ options }: Pick<MyGame, "options">): string {
  return options.game === "hanabi" ? `hanabi ${options.edition}` : options.game;
}

/** The games of this phase and edition; an expired table is listed nowhere. */
export function filtered(
  games: readonly MyGame[],
  phase: PhaseFilter,
  edition: string,
): readonly MyGame[] {
  return games.filter((game) => {
    if (game.phase === "expired") return false;
    const isFinished = game.phase === "finished";
    if (phase !== "all" && isFinished !== (phase === "finished")) return false;
    return edition === EVERY_EDITION || editionOf(game) === edition;
  });
}

/** One game of each edition among these, in their order. */
export function oneOfEachEdition(games: readonly MyGame[]): readonly MyGame[] {
  return games.filter(
    (game, index) => games.findIndex((each) => editionOf(each) === editionOf(game)) === index,
  );
}
