/** What a drawn table is given: what is shown, who sits there, and whom to ask. */

import type { Command, Entry, GameView, Seat, TableState } from "../wire/types";

/** Which moment of the game is shown. */
export interface Timeline {
  /** The game at the moment that is shown; null where the game is not shown to these eyes. */
  readonly view: GameView | null;
  /** How many moves had been made at that moment. */
  readonly move: number;
  /** How many moves have been made by now. */
  readonly moves: number;
  /** Whether an earlier moment is shown than the present one. */
  readonly isPast: boolean;
  /** Show the moment after this many moves. */
  goTo(move: number): void;
  /** Go on, or back, from the moment that was asked for last: quick steps add up. */
  step(steps: number): void;
  /** Show the present again. */
  goToLatest(): void;
}

/** All that is needed to draw a table with its game. */
export interface TableContext {
  readonly timeline: Timeline;
  readonly state: TableState;
  /** Everything that these eyes were told, in order. */
  readonly entries: readonly Entry[];
  /** The seats whose bots cannot move yet, because the house still makes them ready. */
  readonly preparingSeats: readonly Seat[];
  /** Ask something of the table; null where nothing can be asked, as in a replay. */
  readonly submit: ((command: Command) => Promise<void>) | null;
}

/** How many moves had been made once this entry had happened, by the entry's place. */
export function movesUpTo(entries: readonly Entry[]): readonly number[] {
  let moves = 0;
  return entries.map(({ event }) => (event.type === "move-made" ? ++moves : moves));
}

/** The name of a seat, for sentences. */
export function nameOf(state: TableState, seat: number): string {
  return state.holders[seat]?.name ?? "";
}
