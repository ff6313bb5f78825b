/** The review of a finished game: asked for, followed until it is done, or cancelled. */

import type { GameSource } from "../replay/game-source";
import { request } from "../wire/server";
import type { ReviewProgress } from "../wire/types";

/** How often the server is asked how far a review is, in milliseconds. */
const PAUSE = 700;

export class GameReview {
  progress = $state.raw<ReviewProgress | null>(null);
  /** Why the server refused the review. */
  refusal = $state.raw<unknown>(null);
  isCancelled = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(private source: GameSource) {}

  /** Ask for the review and follow it. */
  async start(): Promise<void> {
    this.isStopped = this.isCancelled = false;
    this.refusal = null;
    await this.follow(() => this.source.review());
  }

  /** No longer follow it; the server goes on and keeps it. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Let the server stop it. */
  async cancel(): Promise<void> {
    const key = this.progress?.key;
    this.stop();
    this.progress = null;
    this.isCancelled = true;
    if (key !== undefined) await request("DELETE", `/api/reviews/${key}`).catch(() => undefined);
  }

  private async follow(ask: () => Promise<ReviewProgress>): Promise<void> {
    try {
      const progress = await ask();
      if (this.isStopped) return;
      this.progress = progress;
      if (progress.stage === "done") return;
      const look = (): Promise<ReviewProgress> => request("GET", `/api/reviews/${progress.key}`);
      this.timer = setTimeout(() => void this.follow(look), PAUSE);
    } catch (why) {
      if (!this.isStopped) this.refusal = why;
    }
  }
}
