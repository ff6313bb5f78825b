/** What the bot `friend` makes of the moments of a finished game, asked of the house one by one. */

import { request } from "../wire/server";
import type { MoveExplanation } from "../wire/types";

/** Whoever goes quickly from move to move wants to know about the one at which they stay. */
const REST = 250;

export class Explanations {
  /** What it makes of the moment that was asked for last; null before that has come. */
  current = $state.raw<MoveExplanation | null>(null);
  /** Why the house does not tell it. */
  refusal = $state.raw<unknown>(null);

  private cache = new Map<number, MoveExplanation>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private table: string) {}

  /** Ask what it would have done in place of this move, counted from 1. */
  show(move: number): void {
    clearTimeout(this.timer);
    this.wanted = move;
    this.refusal = null;
    this.current = this.cache.get(move) ?? null;
    if (this.current === null) this.timer = setTimeout(() => void this.fetch(move), REST);
  }

  /** Ask for nothing any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.wanted = 0;
  }

  private async fetch(move: number): Promise<void> {
    try {
      const explanation = await request<MoveExplanation>(
        "GET",
        `/api/tables/${this.table}/explanations/${move}`,
      );
      this.cache.set(move, explanation);
      if (this.wanted === move) this.current = explanation;
    } catch (why) {
      if (this.wanted === move) this.refusal = why;
    }
  }
}
