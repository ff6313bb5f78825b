/** A finished game as the house tells it, through the viewpoint that were chosen. */

import { toast } from "../ui/toast.svelte";
import type { TableContext } from "../table/table-context";
import { request } from "../wire/server";
import type { GameView, FinishedGame } from "../wire/types";
import { translator } from "../i18n/translator.svelte";
import { ReplayTimeline, clampMove } from "./replay-timeline.svelte";

/** The viewpoint that see every card. */
export const ALL_HANDS = "all";

export class Replay {
  finishedGame = $state.raw<FinishedGame | null>(null);
  timeline = $state.raw<ReplayTimeline | null>(null);
  /** Why the house does not tell it. */
  refusal = $state.raw<unknown>(null);
  /** The viewpoint that were asked for: a seat's number, or those that see all. */
  viewpoint = $state(ALL_HANDS);

  constructor(readonly table: string) {}

  /** Have the game told through these viewpoint, and show it after so many moves. */
  async load(viewpoint: string, move: number): Promise<void> {
    this.viewpoint = viewpoint;
    const view = (at: number): Promise<GameView> =>
      request(
        "GET",
        `/api/tables/${this.table}/views/${at}?viewpoint=${encodeURIComponent(viewpoint)}`,
      );
    try {
      const finishedGame = await request<FinishedGame>(
        "GET",
        `/api/tables/${this.table}/finished-game?viewpoint=${encodeURIComponent(viewpoint)}`,
      );
      const moves = finishedGame.moves.length;
      const at = clampMove(move, moves);
      const first = await view(at);
      if (this.viewpoint !== viewpoint) return;
      this.timeline = new ReplayTimeline(moves, at, first, view, (why) =>
        toast(translator.explain(why), "bad"),
      );
      this.finishedGame = finishedGame;
    } catch (why) {
      this.refusal = why;
    }
  }

  /** What a table is drawn from; nothing can be asked of a game that is over. */
  get context(): TableContext | null {
    if (this.finishedGame === null || this.timeline === null) return null;
    const { state, entries } = this.finishedGame;
    return { timeline: this.timeline, state, entries, preparingSeats: [], submit: null };
  }

  /** The address of what is shown now. */
  get address(): string {
    const details = new URLSearchParams();
    if (this.timeline !== null) details.set("move", String(this.timeline.move));
    if (this.viewpoint !== ALL_HANDS) details.set("viewpoint", this.viewpoint);
    return `/replay/${this.table}?${details.toString()}`;
  }
}
