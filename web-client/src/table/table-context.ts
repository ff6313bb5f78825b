/** What the components of a table need: the timeline, the table's state, and sending commands. */

import type {
  AbsentSeat,
  CardFate,
  Command,
  Entry,
  GameView,
  Seat,
  ShownNote,
  TableState,
} from "../wire/types";

/** The shown moment of the game. */
export interface Timeline {
  /** The game at the shown moment; null if this viewpoint does not see it. */
  readonly view: GameView | null;
  /** The number of moves at the shown moment. */
  readonly move: number;
  /** The number of moves so far. */
  readonly moves: number;
  /** Whether an earlier moment than the present is shown. */
  readonly isPast: boolean;
  /** Show the moment after this many moves. */
  goTo(move: number): void;
  /** Step forward or back from the moment requested last: quick steps add up. */
  step(steps: number): void;
  /** Show the present. */
  goToLatest(): void;
}

/** Everything needed to draw a table. */
export interface TableContext {
  readonly timeline: Timeline;
  readonly state: TableState;
  /** All entries that this viewpoint includes, in order. */
  readonly entries: readonly Entry[];
  /** After the game, the entries as they were sent before its end; null if there were none. */
  readonly entriesDuringGame: readonly Entry[] | null;
  /** The seats whose bots are still being prepared. */
  readonly preparingSeats: readonly Seat[];
  /** The seats whose people are not here. */
  readonly absences: readonly AbsentSeat[];
  /** Send a command; null if there is nothing to send to, as in a replay. */
  readonly submit: ((command: Command) => Promise<void>) | null;
  /** What the game is: of a table of this server, a record from elsewhere, or a branch. */
  readonly origin: "table" | "record" | "what-if";
  /** What happened to each card; null to ask the server at the end of the game. */
  readonly fates: readonly CardFate[] | null;
}

/** For each entry, the number of moves up to and including it; undone moves no longer count. */
export function movesUpTo(entries: readonly Entry[]): readonly number[] {
  let moves = 0;
  return entries.map(({ event }) => {
    if (event.type === "move-made") moves++;
    else if (event.type === "move-undone") moves -= event.moves;
    return moves;
  });
}

/** The entries of the moves that were undone. */
export function undoneMoves(entries: readonly Entry[]): ReadonlySet<Entry> {
  const standing: Entry[] = [];
  const undone = new Set<Entry>();
  for (const entry of entries) {
    if (entry.event.type === "move-made") standing.push(entry);
    else if (entry.event.type === "move-undone") {
      for (const each of standing.splice(-entry.event.moves)) undone.add(each);
    }
  }
  return undone;
}

/** The entries without the moves that were undone. */
export function standingEntries(entries: readonly Entry[]): readonly Entry[] {
  const undone = undoneMoves(entries);
  return undone.size === 0 ? entries : entries.filter((entry) => !undone.has(entry));
}

/** The name of a seat's holder. */
export function nameOf(state: TableState, seat: number): string {
  return state.holders[seat]?.name ?? "";
}

/** The notes as they were after this many moves, for games that are over. */
export function notesAt(entries: readonly Entry[], move: number): readonly ShownNote[] {
  const moves = movesUpTo(entries);
  const notes = new Map<string, ShownNote>();
  for (const [index, { event }] of entries.entries()) {
    if ((moves[index] ?? 0) > move) break;
    if (event.type !== "note-written") continue;
    const { seat, card, text, faces } = event;
    if (text === "" && faces.length === 0) notes.delete(`${seat} ${card}`);
    else notes.set(`${seat} ${card}`, { seat, card, text, faces });
  }
  return [...notes.values()];
}
