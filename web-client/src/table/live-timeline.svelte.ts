/** The timeline of a running game: the present as the server sends it, or an earlier moment. */

import { request } from "../wire/server";
import type { GameView } from "../wire/types";
import { movesUpTo, type Timeline } from "./table-context";
import type { TableConnection } from "./table-connection.svelte";

export class LiveTimeline implements Timeline {
  private latestPast = $state.raw<{ move: number; view: GameView; undone: number } | null>(null);
  private cache = new Map<string, GameView>();
  private requests = 0;
  /** The earlier moment that was requested last; it is shown as soon as it has arrived. */
  private wanted: { move: number; undone: number } | null = null;

  constructor(
    private connection: TableConnection,
    private onFailure: (why: unknown) => void,
  ) {}

  /** The earlier moment; once a move is undone, the present is shown again. */
  private get past(): { move: number; view: GameView } | null {
    return this.latestPast?.undone === this.undone ? this.latestPast : null;
  }
  /** How often a move was undone: the moments after it are others then. */
  private get undone(): number {
    return this.connection.entries.filter(({ event }) => event.type === "move-undone").length;
  }

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
    const { undone } = this;
    this.wanted = { move: at, undone };
    this.viewAt(at, undone).then(
      (view) => {
        // Another moment may have been requested meanwhile.
        if (number === this.requests) this.latestPast = { move: at, view, undone };
      },
      (why: unknown) => {
        if (number !== this.requests) return;
        this.wanted = this.latestPast;
        this.onFailure(why);
      },
    );
  }

  step(steps: number): void {
    const from = this.wanted?.undone === this.undone ? this.wanted.move : this.moves;
    this.goTo(from + steps);
  }

  goToLatest(): void {
    this.requests++;
    this.wanted = null;
    this.latestPast = null;
  }

  private async viewAt(move: number, undone: number): Promise<GameView> {
    const key = `${undone} ${move}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const view = await request<GameView>(
      "GET",
      `/api/tables/${this.connection.table}/views/${move}`,
    );
    this.cache.set(key, view);
    return view;
  }
}
