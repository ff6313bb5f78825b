/** Where a finished game comes from: a table of this server, or a record from elsewhere. */

import { request } from "../wire/server";
import type {
  FinishedGame,
  GameView,
  MoveExplanation,
  PlayOn,
  RecordedGame,
  ReviewProgress,
  WhatIf,
} from "../wire/types";

export interface GameSource {
  /** The table; null for a record. */
  readonly table: string | null;
  /** A name under which this browser remembers what belongs to the game. */
  readonly key: string;
  finishedGame(viewpoint: string): Promise<FinishedGame>;
  view(move: number, viewpoint: string): Promise<GameView>;
  explanation(move: number): Promise<MoveExplanation>;
  whatIf(moves: Omit<PlayOn, "record">): Promise<WhatIf>;
  /** Begin the review of the game, or ask how far it is. */
  review(): Promise<ReviewProgress>;
  /** The address of this game; the branches go into the part that is never sent to the server. */
  address(details: URLSearchParams, branches?: string): string;
}

export function tableSource(table: string): GameSource {
  const base = `/api/tables/${table}`;
  return {
    table,
    key: table,
    finishedGame: (viewpoint) =>
      request("GET", `${base}/finished-game?viewpoint=${encodeURIComponent(viewpoint)}`),
    view: (move, viewpoint) =>
      request("GET", `${base}/views/${move}?viewpoint=${encodeURIComponent(viewpoint)}`),
    explanation: (move) => request("GET", `${base}/explanations/${move}`),
    whatIf: (moves) => request("POST", `${base}/what-if`, moves),
    review: () => request("POST", `${base}/review`),
    address: (details, branches) =>
      `/replay/${table}?${details.toString()}${branches === undefined ? "" : `#branches=${branches}`}`,
  };
}

/** A record, and the code that stands for it in addresses. */
export function recordSource(record: string, code: string): GameSource {
  return {
    table: null,
    key: code.slice(-40),
    finishedGame: async (viewpoint) => (await readRecord(record, viewpoint)).game,
    view: (move, viewpoint) => request("POST", "/api/records/views", { record, move, viewpoint }),
    explanation: (move) => request("POST", "/api/records/explanations", { record, move }),
    whatIf: (moves) => request("POST", "/api/records/what-if", { ...moves, record }),
    review: () => request("POST", "/api/records/review", { record }),
    address: (details, branches) => {
      const all = new URLSearchParams(details);
      all.set("game", code);
      if (branches !== undefined) all.set("branches", branches);
      return `/import#${all.toString()}`;
    },
  };
}

/** Read what somebody pasted; the answer has it in our own format. */
export function readRecord(record: string, viewpoint: string): Promise<RecordedGame> {
  return request("POST", "/api/records/finished-game", { record, viewpoint });
}
