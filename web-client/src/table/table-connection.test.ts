import { afterEach, expect, test, vi } from "vitest";

import { preferences } from "../preferences.svelte";
import { rememberedShuffle } from "../shuffle/shuffle-memory";
import type { Connection } from "../wire/connection.svelte";
import type { ServerMessage, TableState } from "../wire/types";
import { TableConnection } from "./table-connection.svelte";

afterEach(() => localStorage.clear());

/** A connection to a table whose server the test plays. */
function connected(): [TableConnection, (message: object) => void] {
  const wire = { listen: () => vi.fn(), send: vi.fn() };
  const connection = new TableConnection("one", wire as unknown as Connection);
  connection.connect();
  return [connection, (message) => connection.onMessage(message as ServerMessage)];
}

const attached = (
  phase: TableState["phase"],
  viewpoint: string,
  entries: object[] = [],
): object => ({
  type: "attached",
  table: "one",
  viewpoint,
  state: { table: "one", phase, commitment: "c0" },
  view: null,
  entries,
});

test("the state that others wait for comes with the first answer, and its commitment is remembered", async () => {
  const [connection, answer] = connected();
  const coming = connection.attachedState();
  expect(rememberedShuffle("one")).toBeNull();
  answer(attached("waiting", "seat-0"));
  expect((await coming).commitment).toBe("c0");
  expect(rememberedShuffle("one")?.commitment).toBe("c0");
  expect((await connection.attachedState()).phase).toBe("waiting");
});

test("a refusal to attach is thrown to those who wait", async () => {
  const [connection, answer] = connected();
  const coming = connection.attachedState();
  answer({ type: "refused", id: null, reason: "no-such-table", details: {} });
  await expect(coming).rejects.toThrow("no-such-table");
});

test("what was sent during the game is kept when the end brings another log", () => {
  const [connection, answer] = connected();
  const [seen, shown] = [
    { sequence: 1, seen: true },
    { sequence: 1, seen: false },
  ];
  answer(attached("playing", "seat-0", [seen]));
  expect(connection.entriesDuringGame).toBeNull();
  answer(attached("finished", "reviewer", [shown]));
  expect(connection.entries).toEqual([shown]);
  expect(connection.entriesDuringGame).toEqual([seen]);
  // After another break of the connection it is still what it was.
  answer(attached("finished", "reviewer"));
  expect(connection.entriesDuringGame).toEqual([seen]);
});

test("a page that is opened after the end has seen nothing of the game", () => {
  const [connection, answer] = connected();
  answer(attached("finished", "reviewer", [{ sequence: 1 }]));
  expect(connection.entriesDuringGame).toBeNull();
});

test("entries bring only what has changed, counted from what was sent last", () => {
  const [connection, answer] = connected();
  const entry = (sequence: number, state: object): object => ({
    type: "entry-with-changes",
    table: "one",
    sequence,
    at: 0,
    event: { type: "spoken" },
    "game-events": [],
    sentences: [],
    state,
    view: null,
  });
  preferences.change({ motion: false });
  answer(attached("waiting", "seat-0"));
  const shown: (string | undefined)[] = [];
  connection.onEntry(() => shown.push(connection.state?.phase));
  answer(entry(1, { phase: "playing" }));
  answer(entry(2, {}));
  expect(shown).toEqual(["playing", "playing"]);
  expect(connection.state).toEqual({ table: "one", phase: "playing", commitment: "c0" });
  expect(connection.entries.map(({ sequence }) => sequence)).toEqual([1, 2]);
});
