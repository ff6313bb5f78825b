/** What game a choice makes, asked of the house whenever the choice changes. */

import { ask, Refused } from "../wire/house";
import type { ComposedGame, Options } from "../wire/types";

/** Whoever is still choosing is not answered at every step. */
const PAUSE = 150;

export class Composing {
  /** The last game that a choice made. */
  game = $state.raw<ComposedGame | null>(null);
  /** Why the present choice makes none. */
  refusal = $state.raw<Refused | null>(null);

  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The choice is this one now. */
  choose(options: Options): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.compose(options), this.asked === 0 ? 0 : PAUSE);
  }

  private async compose(options: Options): Promise<void> {
    const asked = ++this.asked;
    try {
      const game = await ask<ComposedGame>("POST", "/api/games/compose", { options });
      if (asked === this.asked) [this.game, this.refusal] = [game, null];
    } catch (why) {
      if (asked === this.asked) this.refusal = why instanceof Refused ? why : new Refused("");
    }
  }
}
