/** A finished game, loaded from the server for one viewpoint. */

import { toast } from "../ui/toast.svelte";
import { notesAt, type TableContext } from "../table/table-context";
import type { FinishedGame, GameView } from "../wire/types";
import { translator } from "../i18n/translator.svelte";
import type { GameSource } from "./game-source";
import { ReplayTimeline, clampMove } from "./replay-timeline.svelte";

/** The viewpoint that sees every card. */
export const ALL_HANDS = "all";

export class Replay {
  finishedGame = $state.raw<FinishedGame | null>(null);
  timeline = $state.raw<ReplayTimeline | null>(null);
  /** Why the server refused the request. */
  refusal = $state.raw<unknown>(null);
  /** The selected viewpoint: a seat's number, or all hands. */
  viewpoint = $state(ALL_HANDS);

  constructor(readonly source: GameSource) {}

  /** Load the game from this viewpoint and show it after this many moves. */
  async load(viewpoint: string, move: number): Promise<void> {
    this.viewpoint = viewpoint;
    const view = (at: number): Promise<GameView> => this.source.view(at, viewpoint);
    try {
      const finishedGame = await this.source.finishedGame(viewpoint);
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

  /** The context of the table; a replay accepts no commands. */
  get context(): TableContext | null {
    if (this.finishedGame === null || this.timeline === null) return null;
    const { state, entries, fates } = this.finishedGame;
    return {
      timeline: this.timeline,
      // Notes appear when they were written.
      state: { ...state, notes: notesAt(entries, this.timeline.move) },
      entries,
      entriesDuringGame: null,
      preparingSeats: [],
      absences: [],
      submit: null,
      origin: this.source.table === null ? "record" : "table",
      fates,
    };
  }

  /** The address of the shown moment. */
  get address(): string {
    const details = new URLSearchParams();
    if (this.timeline !== null) details.set("move", String(this.timeline.move));
    if (this.viewpoint !== ALL_HANDS) details.set("viewpoint", this.viewpoint);
    return this.source.address(details);
  }
}
