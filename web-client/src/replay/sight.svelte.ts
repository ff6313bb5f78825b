/** A finished game looked at: each moment is fetched when it is wanted, its neighbours before. */

import type { GameView } from "../wire/types";
import type { Sight } from "../table/company";

export class ReplaySight implements Sight {
  private shown: { move: number; view: GameView };
  /** The moment that was asked for last; it is shown as soon as it is there. */
  wanted: number;

  private remembered = new Map<number, Promise<GameView>>();

  constructor(
    readonly moves: number,
    move: number,
    view: GameView,
    private fetched: (move: number) => Promise<GameView>,
    private failed: (why: unknown) => void,
  ) {
    this.shown = $state.raw({ move, view });
    this.wanted = $state(move);
    this.remembered.set(move, Promise.resolve(view));
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

  look(move: number): void {
    const at = within(move, this.moves);
    this.wanted = at;
    this.recalled(at).then(
      (view) => {
        // Whoever has asked for another moment meanwhile is not thrown back.
        if (this.wanted !== at) return;
        this.shown = { move: at, view };
        this.prepare(at);
      },
      (why: unknown) => {
        this.wanted = this.shown.move;
        this.failed(why);
      },
    );
  }

  step(steps: number): void {
    this.look(this.wanted + steps);
  }

  now(): void {
    this.look(this.moves);
  }

  /** Have the next moments at hand, and the one before. */
  private prepare(move: number): void {
    for (const near of [move + 1, move + 2, move - 1]) {
      if (near === within(near, this.moves)) this.recalled(near).catch(() => undefined);
    }
  }

  private recalled(move: number): Promise<GameView> {
    const known = this.remembered.get(move);
    if (known !== undefined) return known;
    const view = this.fetched(move);
    this.remembered.set(move, view);
    // What could not be fetched is tried again the next time.
    view.catch(() => this.remembered.delete(move));
    return view;
  }
}

/** The nearest moment that there is. */
export function within(move: number, moves: number): number {
  return Math.min(moves, Math.max(0, move));
}
