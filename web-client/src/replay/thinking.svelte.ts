/** What the bot `friend` makes of the moments of a finished game, asked of the house one by one. */

import { ask } from "../wire/house";
import type { Explained } from "../wire/types";

/** Whoever goes quickly from move to move wants to know about the one at which they stay. */
const REST = 250;

export class Thinking {
  /** What it makes of the moment that was asked for last; null before that has come. */
  said = $state.raw<Explained | null>(null);
  /** Why the house does not tell it. */
  refusal = $state.raw<unknown>(null);

  private remembered = new Map<number, Explained>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private table: string) {}

  /** Ask what it would have done in place of this move, counted from 1. */
  about(move: number): void {
    clearTimeout(this.timer);
    this.wanted = move;
    this.refusal = null;
    this.said = this.remembered.get(move) ?? null;
    if (this.said === null) this.timer = setTimeout(() => void this.fetch(move), REST);
  }

  /** Ask for nothing any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.wanted = 0;
  }

  private async fetch(move: number): Promise<void> {
    try {
      const said = await ask<Explained>("GET", `/api/tables/${this.table}/explanations/${move}`);
      this.remembered.set(move, said);
      if (this.wanted === move) this.said = said;
    } catch (why) {
      if (this.wanted === move) this.refusal = why;
    }
  }
}
