import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { eventsOf, shownClues } from "../hanabi/history";
import { exampleContext, exampleView } from "../hanabi/fixtures";
import { translator } from "../i18n/translator.svelte";
import { finishedRounds } from "../ikebana/view-queries";
import type { Command, Entry, GameView, TableState } from "../wire/types";
import { LiveTimeline } from "./live-timeline.svelte";
import { logLines } from "./log/log-lines";
import type { TableConnection } from "./table-connection.svelte";
import { movesUpTo, standingEntries, type TableContext } from "./table-context";
import UndoButton from "./UndoButton.svelte";
import UndoRequest from "./UndoRequest.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let sequence = 0;
function entry(event: object, ...events: object[]): Entry {
  const sentences = [{ key: "list-and", arguments: { start: `${++sequence}`, item: "" } }];
  return { sequence, event, "game-events": events, sentences } as unknown as Entry;
}
const clue = (seat: number, card: number): Entry =>
  entry(
    { type: "move-made", seat },
    { type: "hanabi-clued", seat, target: 1 - seat, clue: "1", touched: [card] },
  );
const undone = (moves: number): Entry => entry({ type: "move-undone", seat: 0, moves });

test("an undone move counts no longer, and what is made instead has its number", () => {
  const entries = [clue(0, 5), clue(1, 0), undone(2), clue(0, 6)];
  expect(movesUpTo(entries)).toEqual([1, 2, 0, 1]);
  expect(standingEntries(entries)).toEqual([entries[2], entries[3]]);
});

test("the log keeps an undone move, and does not lead to it", () => {
  const entries = [clue(0, 5), undone(1), clue(0, 6)];
  expect(logLines(entries).map(({ kind, move }) => [kind, move])).toEqual([
    ["undone", 1],
    ["table", 0],
    ["move", 1],
  ]);
});

test("the clues on the cards and the events of a move are those that stand", () => {
  const entries = [clue(0, 5), undone(1), clue(0, 6)];
  expect(shownClues(entries, 1, 1).map(({ fresh }) => [...fresh])).toEqual([[6]]);
  expect(eventsOf(entries, 1)).toEqual(entries[2]?.["game-events"]);
  expect(shownClues(entries.slice(0, 2), 0, 1)).toEqual([]);
});

test("a round whose end was undone is not over", () => {
  const end = entry({ type: "move-made", seat: 0 }, { type: "ikebana-round-ended", number: 1 });
  expect(finishedRounds([end], 1)).toHaveLength(1);
  expect(finishedRounds([end, undone(1)], 0)).toHaveLength(0);
});

test("who looks back when a move is undone sees the present again, and no moment that is gone", async () => {
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  let fetched = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ fetched: ++fetched })));
  const now = { now: true } as unknown as GameView;
  const connection = { table: "one", entries: [clue(0, 5), clue(1, 0), clue(0, 6)], view: now };
  const timeline = new LiveTimeline(connection as unknown as TableConnection, vi.fn());
  timeline.goTo(2);
  await settled();
  expect([timeline.isPast, timeline.move]).toEqual([true, 2]);
  connection.entries = [...connection.entries, undone(2), clue(1, 1), clue(0, 7)];
  expect([timeline.isPast, timeline.move, timeline.view]).toEqual([false, 3, now]);
  timeline.step(-1);
  await settled();
  expect([timeline.move, timeline.view]).toEqual([2, { fetched: 2 }]);
});

function contextWith(state: Partial<TableState>, commands: Command[] = []): TableContext {
  const context = exampleContext(exampleView(), commands);
  const nothing = { request: null, "undo-request": null, "end-votes": [] };
  return { ...context, state: { ...context.state, ...nothing, ...state } };
}

test("taking back is offered only while it is possible, and not in the past", async () => {
  const commands: Command[] = [];
  const offered = contextWith({ "may-undo": true }, commands);
  const { rerender } = render(UndoButton, { props: { context: offered } });
  await fireEvent.click(screen.getByRole("button", { name: "Take back move" }));
  expect(commands).toEqual([{ type: "request-undo" }]);
  await rerender({ context: contextWith({ "may-undo": false }) });
  expect(screen.queryByRole("button")).toBeNull();
  const past = { ...offered, timeline: { ...offered.timeline, isPast: true } };
  await rerender({ context: past });
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["Accept", { type: "answer-undo", agree: true }],
  ["Decline", { type: "answer-undo", agree: false }],
] as const)("another player is asked, and may %s", async (name, command) => {
  const commands: Command[] = [];
  const state = { "undo-request": { seat: 1, agreed: [] } };
  render(UndoRequest, { props: { context: contextWith(state, commands) } });
  expect(screen.getByText("Bela asks to take back a move.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name }));
  expect(commands).toEqual([command]);
});

test("who asked may withdraw, and who has agreed waits", async () => {
  const commands: Command[] = [];
  const mine = { "undo-request": { seat: 0, agreed: [] } };
  const { rerender } = render(UndoRequest, { props: { context: contextWith(mine, commands) } });
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(commands).toEqual([{ type: "withdraw-undo" }]);
  await rerender({ context: contextWith({ "undo-request": { seat: 1, agreed: [0] } }) });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Waiting for the others to answer.")).toBeTruthy();
});
