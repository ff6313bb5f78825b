/** A running table looked at: the present as it is told, or an earlier moment fetched for it. */

import { ask } from "../wire/house";
import type { GameView } from "../wire/types";
import { movesUpTo, type Sight } from "./company";
import type { TableLine } from "./line.svelte";

export class LiveSight implements Sight {
  private past = $state.raw<{ move: number; view: GameView } | null>(null);
  private remembered = new Map<number, GameView>();
  private asked = 0;
  /** The earlier moment that was asked for last; it is shown as soon as it is there. */
  private wanted: number | null = null;

  constructor(
    private line: TableLine,
    private failed: (why: unknown) => void,
  ) {}

  get view(): GameView | null {
    return this.past?.view ?? this.line.view;
  }
  get move(): number {
    return this.past?.move ?? this.moves;
  }
  get moves(): number {
    return movesUpTo(this.line.entries).at(-1) ?? 0;
  }
  get isPast(): boolean {
    return this.past !== null;
  }

  look(move: number): void {
    if (move >= this.moves) return this.now();
    const asked = ++this.asked;
    const at = Math.max(0, move);
    this.wanted = at;
    this.recalled(at).then(
      (view) => {
        // Whoever has asked for another moment meanwhile is not thrown back.
        if (asked === this.asked) this.past = { move: at, view };
      },
      (why: unknown) => {
        if (asked !== this.asked) return;
        this.wanted = this.past?.move ?? null;
        this.failed(why);
      },
    );
  }

  step(steps: number): void {
    this.look((this.wanted ?? this.moves) + steps);
  }

  now(): void {
    this.asked++;
    this.wanted = null;
    this.past = null;
  }

  private async recalled(move: number): Promise<GameView> {
    const known = this.remembered.get(move);
    if (known !== undefined) return known;
    const view = await ask<GameView>("GET", `/api/tables/${this.line.table}/views/${move}`);
    this.remembered.set(move, view);
    return view;
  }
}
