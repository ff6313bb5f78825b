/** The timeline of a finished game: each moment is fetched on demand, its neighbours in advance. */

import type { GameView } from "../wire/types";
import type { Timeline } from "../table/table-context";

export class ReplayTimeline implements Timeline {
  private shown: { move: number; view: GameView };
  /** The moment that was requested last; it is shown as soon as it has arrived. */
  wanted: number;

  private cache = new Map<number, Promise<GameView>>();

  constructor(
    readonly moves: number,
    move: number,
    view: GameView,
    private fetchView: (move: number) => Promise<GameView>,
    private onFailure: (why: unknown) => void,
  ) {
    this.shown = $state.raw({ move, view });
    this.wanted = $state(move);
    this.cache.set(move, Promise.resolve(view));
    this.prepare(move);
  }

  get view(): GameView {
    return this.shown.view;
  }
  get move(): number {
    return this.shown.move;
  }
  get isPast(): boolean {
    return this.shown.move < this.moves;
  }

  goTo(move: number): void {
    const at = clampMove(move, this.moves);
    this.wanted = at;
    this.viewAt(at).then(
      (view) => {
        // Another moment may have been requested meanwhile.
        if (this.wanted !== at) return;
        this.shown = { move: at, view };
        this.prepare(at);
      },
      (why: unknown) => {
        if (this.wanted !== at) return;
        this.wanted = this.shown.move;
        this.onFailure(why);
      },
    );
  }

  step(steps: number): void {
    this.goTo(this.wanted + steps);
  }

  goToLatest(): void {
    this.goTo(this.moves);
  }

  /** Fetch the next moments and the previous one in advance. */
  private prepare(move: number): void {
    for (const near of [move + 1, move + 2, move - 1]) {
      if (near === clampMove(near, this.moves)) this.viewAt(near).catch(() => undefined);
    }
  }

  private viewAt(move: number): Promise<GameView> {
    const known = this.cache.get(move);
    if (known !== undefined) return known;
    const view = this.fetchView(move);
    this.cache.set(move, view);
    // A failed request is repeated the next time.
    view.catch(() => this.cache.delete(move));
    return view;
  }
}

/** The nearest existing moment. */
export function clampMove(move: number, moves: number): number {
  return Math.min(moves, Math.max(0, move));
}
