/** The timeline of a running game: the present as the server sends it, or an earlier moment. */

import { request } from "../wire/server";
import type { GameView } from "../wire/types";
import { movesUpTo, type Timeline } from "./table-context";
import type { TableConnection } from "./table-connection.svelte";

export class LiveTimeline implements Timeline {
  private past = $state.raw<{ move: number; view: GameView } | null>(null);
  private cache = new Map<number, GameView>();
  private requests = 0;
  /** The earlier moment that was requested last; it is shown as soon as it has arrived. */
  private wanted: number | null = null;

  constructor(
    private connection: TableConnection,
    private onFailure: (why: unknown) => void,
  ) {}

  get view(): GameView | null {
    return this.past?.view ?? this.connection.view;
  }
  get move(): number {
    return this.past?.move ?? this.moves;
  }
  get moves(): number {
    return movesUpTo(this.connection.entries).at(-1) ?? 0;
  }
  get isPast(): boolean {
    return this.past !== null;
  }

  goTo(move: number): void {
    if (move >= this.moves) return this.goToLatest();
    const number = ++this.requests;
    const at = Math.max(0, move);
    this.wanted = at;
    this.viewAt(at).then(
      (view) => {
        // Another moment may have been requested meanwhile.
        if (number === this.requests) this.past = { move: at, view };
      },
      (why: unknown) => {
        if (number !== this.requests) return;
        this.wanted = this.past?.move ?? null;
        this.onFailure(why);
      },
    );
  }

  step(steps: number): void {
    this.goTo((this.wanted ?? this.moves) + steps);
  }

  goToLatest(): void {
    this.requests++;
    this.wanted = null;
    this.past = null;
  }

  private async viewAt(move: number): Promise<GameView> {
    const known = this.cache.get(move);
    if (known !== undefined) return known;
    const view = await request<GameView>(
      "GET",
      `/api/tables/${this.connection.table}/views/${move}`,
    );
    this.cache.set(move, view);
    return view;
  }
}
