/** The game that the chosen options make, requested from the server when they change. */

import { Refused, request } from "../wire/server";
import type { ComposedGame, Options } from "../wire/types";

/** While somebody is still choosing, not every step is requested. */
const PAUSE = 150;

export class GameComposition {
  /** The game of the last valid options. */
  game = $state.raw<ComposedGame | null>(null);
  /** Why the current options are refused. */
  refusal = $state.raw<Refused | null>(null);

  private requests = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Request the game of these options. */
  choose(options: Options): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.compose(options), this.requests === 0 ? 0 : PAUSE);
  }

  private async compose(options: Options): Promise<void> {
    const number = ++this.requests;
    try {
      const game = await request<ComposedGame>("POST", "/api/games/compose", { options });
      if (number === this.requests) [this.game, this.refusal] = [game, null];
    } catch (why) {
      if (number === this.requests) this.refusal = why instanceof Refused ? why : new Refused("");
    }
  }
}
