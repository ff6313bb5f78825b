/** What game a choice makes, asked of the house whenever the choice changes. */

import { Refused, request } from "../wire/server";
import type { ComposedGame, Options } from "../wire/types";

/** Whoever is still choosing is not answered at every step. */
const PAUSE = 150;

export class GameComposition {
  /** The last game that a choice made. */
  game = $state.raw<ComposedGame | null>(null);
  /** Why the present choice makes none. */
  refusal = $state.raw<Refused | null>(null);

  private requests = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The choice is this one now. */
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
