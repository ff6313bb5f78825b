/** What the bot `friend` thinks about the moves of a finished game, requested one by one. */

import type { MoveExplanation } from "../wire/types";
import type { GameSource } from "./game-source";

/** Quick steps through a game request only the move at which they stop. */
const REST = 250;

export class Explanations {
  /** The explanation of the requested move; null until it has arrived. */
  current = $state.raw<MoveExplanation | null>(null);
  /** Why the server refused the request. */
  refusal = $state.raw<unknown>(null);

  private cache = new Map<number, MoveExplanation>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private source: GameSource) {}

  /** Request what the bot would have done instead of this move, counted from 1. */
  show(move: number): void {
    clearTimeout(this.timer);
    this.wanted = move;
    this.refusal = null;
    this.current = this.cache.get(move) ?? null;
    if (this.current === null) this.timer = setTimeout(() => void this.fetch(move), REST);
  }

  /** Cancel the current request. */
  stop(): void {
    clearTimeout(this.timer);
    this.wanted = 0;
  }

  private async fetch(move: number): Promise<void> {
    try {
      const explanation = await this.source.explanation(move);
      this.cache.set(move, explanation);
      if (this.wanted === move) this.current = explanation;
    } catch (why) {
      if (this.wanted === move) this.refusal = why;
    }
  }
}
