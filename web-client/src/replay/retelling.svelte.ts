/** A finished game as the house tells it, through the eyes that were chosen. */

import { toast } from "../paper/toast.svelte";
import type { Company } from "../table/company";
import { ask } from "../wire/house";
import type { GameView, Story } from "../wire/types";
import { words } from "../words/words.svelte";
import { ReplaySight, within } from "./sight.svelte";

/** The eyes that see every card. */
export const ALL = "all";

export class Retelling {
  story = $state.raw<Story | null>(null);
  sight = $state.raw<ReplaySight | null>(null);
  /** Why the house does not tell it. */
  refusal = $state.raw<unknown>(null);
  /** The eyes that were asked for: a seat's number, or those that see all. */
  eyes = $state(ALL);

  constructor(readonly table: string) {}

  /** Have the game told through these eyes, and show it after so many moves. */
  async tell(eyes: string, move: number): Promise<void> {
    this.eyes = eyes;
    const view = (at: number): Promise<GameView> =>
      ask("GET", `/api/tables/${this.table}/views/${at}?eyes=${encodeURIComponent(eyes)}`);
    try {
      const story = await ask<Story>(
        "GET",
        `/api/tables/${this.table}/story?eyes=${encodeURIComponent(eyes)}`,
      );
      const moves = story.moves.length;
      const at = within(move, moves);
      const first = await view(at);
      if (this.eyes !== eyes) return;
      this.sight = new ReplaySight(moves, at, first, view, (why) => toast(words.why(why), "bad"));
      this.story = story;
    } catch (why) {
      this.refusal = why;
    }
  }

  /** What a table is drawn from; nothing can be asked of a game that is over. */
  get company(): Company | null {
    if (this.story === null || this.sight === null) return null;
    const { state, entries } = this.story;
    return { sight: this.sight, state, entries, gettingReady: [], ask: null };
  }

  /** The address of what is shown now. */
  get address(): string {
    const details = new URLSearchParams();
    if (this.sight !== null) details.set("move", String(this.sight.move));
    if (this.eyes !== ALL) details.set("eyes", this.eyes);
    return `/replay/${this.table}?${details.toString()}`;
  }
}
