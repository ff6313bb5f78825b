import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../preferences.svelte";
import { announcements } from "../ui/announcements.svelte";
import { toasts } from "../ui/toast.svelte";
import type { Connection } from "../wire/connection.svelte";
import type { ServerMessage } from "../wire/types";
import { translator } from "../i18n/translator.svelte";
import { startEntryEffects } from "./entry-effects";
import { TableConnection } from "./table-connection.svelte";
import * as sounds from "./sounds";

beforeAll(() => translator.setLanguage("en"));
beforeEach(() => {
  announcements.polite = [];
  preferences.change({ motion: false });
  toasts.shown = [];
  vi.spyOn(sounds, "sound").mockImplementation(() => undefined);
});

/** What was announced last. */
const announced = (): string | undefined => announcements.polite.at(-1)?.text;

const state = { phase: "playing", "my-seat": 0, table: "example", options: {}, holders: [] };
const viewOf = (isMine: boolean) => ({ "legal-moves": isMine ? [{ type: "play" }] : [] });

interface TestPage {
  /** The connection was restored, with or without the viewer's turn. */
  attach: (isMine: boolean, entries?: object[]) => void;
  addEntry: (event: object, isMine: boolean, game?: object[]) => void;
}

/** The page of a table; returns functions that send it entries. */
function openPage(isMine: boolean): TestPage {
  const connection = new TableConnection("example", { send: vi.fn() } as unknown as Connection);
  const receive = (message: object): void => connection.onMessage(message as ServerMessage);
  const attach = (isMineNow: boolean, entries: object[] = []): void => {
    const view = viewOf(isMineNow);
    receive({ type: "attached", table: "example", viewpoint: "seat-0", entries, state, view });
  };
  attach(isMine);
  startEntryEffects(connection);
  let sequence = 0;
  const addEntry: TestPage["addEntry"] = (event, isMineNow, game = []) => {
    receive({
      type: "entry-with-changes",
      table: "example",
      sequence: ++sequence,
      at: 0,
      event,
      "game-events": game,
      sentences: [
        {
          key: "table-event-spoken",
          arguments: { player: "Ben", text: "Hello" },
          "is-on-board": false,
        },
      ],
      state: {},
      view: viewOf(isMineNow),
    });
  };
  return { attach, addEntry };
}

const SPOKEN = { type: "seat-spoke", seat: 1 };
const MOVED = { type: "move-made", seat: 1 };
const CLUED = [{ type: "hanabi-clued" }];

test("a chat message in one's own turn is shown without another alert", () => {
  openPage(true).addEntry(SPOKEN, true);
  expect(toasts.shown.map(({ text }) => text)).toEqual(["Ben: “Hello”"]);
  expect(announced()).toBe("Ben: “Hello”");
  expect(sounds.sound).not.toHaveBeenCalled();
});

test("a turn that a move begins is announced once", () => {
  const { addEntry } = openPage(false);
  addEntry(MOVED, true, CLUED);
  expect(announced()).toContain("Your turn");
  expect(sounds.sound).toHaveBeenCalledExactlyOnceWith("turn");
  addEntry(SPOKEN, true);
  expect(announced()).toBe("Ben: “Hello”");
  expect(sounds.sound).toHaveBeenCalledOnce();
});

test("a turn is announced with its move, even if a chat message came before", () => {
  const { addEntry } = openPage(false);
  // Both entries carry the game as it is after the second.
  addEntry(SPOKEN, true);
  expect(announced()).toBe("Ben: “Hello”");
  addEntry(MOVED, true, CLUED);
  expect(announced()).toContain("Your turn");
});

test("rearranging one's hand does not begin the turn again", () => {
  openPage(true).addEntry(MOVED, true, [{ type: "hanabi-rearranged" }]);
  expect(announced()).not.toContain("Your turn");
});

test("a turn is announced even if the previous one ended while the connection was lost", () => {
  const { attach, addEntry } = openPage(false);
  addEntry(MOVED, true, CLUED);
  attach(false);
  addEntry(MOVED, true, CLUED);
  expect(sounds.sound).toHaveBeenCalledTimes(2);
  expect(sounds.sound).toHaveBeenLastCalledWith("turn");
});

test("what was missed while the connection was lost is announced, entry by entry", () => {
  const { attach } = openPage(false);
  const missed = (sequence: number, text: string): object => ({
    sequence,
    at: 0,
    event: MOVED,
    "game-events": CLUED,
    sentences: [
      { key: "table-event-spoken", arguments: { player: "Ben", text }, "is-on-board": false },
    ],
  });
  attach(false, [missed(1, "One"), missed(2, "Two")]);
  expect(announcements.polite.map(({ text }) => text)).toEqual(["Ben: “One”", "Ben: “Two”"]);
});
