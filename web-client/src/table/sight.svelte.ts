/** A running table looked at: the present as it is told, or an earlier moment fetched for it. */

import { ask } from "../wire/house";
import type { GameView } from "../wire/types";
import { movesUpTo, type Sight } from "./company";
import type { TableLine } from "./line.svelte";

export class LiveSight implements Sight {
  private past = $state.raw<{ move: number; view: GameView } | null>(null);
  private remembered = new Map<number, GameView>();
  private wanted = 0;

  constructor(private line: TableLine) {}

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
    const asked = ++this.wanted;
    if (move >= this.moves) return this.now();
    const at = Math.max(0, move);
    void this.recalled(at).then((view) => {
      // Whoever has asked for another moment meanwhile is not thrown back.
      if (asked === this.wanted) this.past = { move: at, view };
    });
  }

  now(): void {
    this.wanted++;
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
