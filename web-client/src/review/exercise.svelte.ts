/** An exercise: the position before a mistake as its seat saw it, and the move that is chosen now. */

import type { GameSource } from "../replay/game-source";
import type { TableContext, Timeline } from "../table/table-context";
import { branchContext, withoutArrangement } from "../what-if/branch-context";
import type { Command, FinishedGame, WhatIf } from "../wire/types";
import { keepExercises, readExercises, withSolved } from "./exercises";
import type { AnyReviewedMove } from "./key-moments";

/** What was chosen: the better move, the one of the game, another one, or to see the solution. */
export type Verdict = "right" | "same" | "other" | "shown";

export class ExerciseGame {
  /** The exercise among those of its game. */
  private at = $state(0);
  private position = $state.raw<{ game: FinishedGame; answer: WhatIf } | null>(null);
  verdict = $state<Verdict | null>(null);
  private requests = 0;

  constructor(
    private source: GameSource,
    readonly moves: readonly AnyReviewedMove[],
  ) {}

  /** The mistake that is the exercise. */
  get move(): AnyReviewedMove | null {
    return this.moves[this.at] ?? null;
  }

  get hasNext(): boolean {
    return this.at + 1 < this.moves.length;
  }

  /** Show the position before a move; the first of them if it is none of the mistakes. */
  async show(number: number): Promise<void> {
    const request = ++this.requests;
    this.at = Math.max(
      0,
      this.moves.findIndex((move) => move.number === number),
    );
    this.position = this.verdict = null;
    const { move } = this;
    if (move === null) return;
    const [game, answer] = await Promise.all([
      this.source.finishedGame(String(move.seat)),
      this.source.whatIf({ move: move.number - 1, moves: [], hands: "others", seat: null }),
    ]);
    if (request === this.requests) this.position = { game, answer };
  }

  next(): Promise<void> {
    return this.show(this.moves[this.at + 1]?.number ?? 0);
  }

  /** Give up and see the solution. */
  giveUp(): void {
    this.verdict ??= "shown";
  }

  get context(): TableContext | null {
    const { position, move } = this;
    if (position === null || move === null) return null;
    const from = move.number - 1;
    const stay = (): void => undefined;
    const timeline: Timeline = {
      view: withoutArrangement(position.answer.view),
      move: from,
      moves: from,
      isPast: false,
      goTo: stay,
      step: stay,
      goToLatest: stay,
    };
    const submit = this.verdict === null ? (made: Command) => this.choose(made) : null;
    return branchContext(position.game, from, position.answer, timeline, submit);
  }

  private choose(command: Command): Promise<void> {
    const { move } = this;
    if (command.type === "move" && move !== null) {
      const isRight = command.move === move.better?.text;
      this.verdict = isRight ? "right" : command.move === move.text ? "same" : "other";
      const { table } = this.source;
      if (isRight && table !== null) {
        keepExercises(withSolved(readExercises(), table, move.number));
      }
    }
    return Promise.resolve();
  }
}
