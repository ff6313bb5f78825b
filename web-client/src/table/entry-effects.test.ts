import { beforeAll, beforeEach, expect, test, vi } from "vitest";

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
  announcements.polite = "";
  toasts.shown = [];
  vi.spyOn(sounds, "sound").mockImplementation(() => undefined);
});

const state = { phase: "playing", "my-seat": 0, table: "example", options: {}, holders: [] };
const viewOf = (isMine: boolean) => ({ "legal-moves": isMine ? [{ type: "play" }] : [] });

interface TestPage {
  /** The connection began anew, in somebody's turn. */
  attach: (isMine: boolean) => void;
  addEntry: (event: object, isMine: boolean, game?: object[]) => void;
}

/** A page of a table, opened in somebody's turn; returns how it is told of all else. */
function openPage(isMine: boolean): TestPage {
  const connection = new TableConnection("example", { send: vi.fn() } as unknown as Connection);
  const receive = (message: object): void => connection.onMessage(message as ServerMessage);
  const attach = (isMineNow: boolean): void => {
    const view = viewOf(isMineNow);
    receive({ type: "attached", table: "example", viewpoint: "seat-0", entries: [], state, view });
  };
  attach(isMine);
  startEntryEffects(connection);
  let sequence = 0;
  const addEntry: TestPage["addEntry"] = (event, isMineNow, game = []) => {
    receive({
      type: "entry",
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
      state,
      view: viewOf(isMineNow),
    });
  };
  return { attach, addEntry };
}

const SPOKEN = { type: "seat-spoke", seat: 1 };
const MOVED = { type: "move-made", seat: 1 };
const CLUED = [{ type: "hanabi-clued" }];

test("what somebody says in one's own turn is shown alone and calls nobody", () => {
  openPage(true).addEntry(SPOKEN, true);
  expect(toasts.shown.map(({ text }) => text)).toEqual(["Ben: “Hello”"]);
  expect(announcements.polite).toBe("Ben: “Hello”");
  expect(sounds.sound).not.toHaveBeenCalled();
});

test("a turn that comes with a move is announced once", () => {
  const { addEntry } = openPage(false);
  addEntry(MOVED, true, CLUED);
  expect(announcements.polite).toContain("Your turn.");
  expect(sounds.sound).toHaveBeenCalledExactlyOnceWith("turn");
  addEntry(SPOKEN, true);
  expect(announcements.polite).toBe("Ben: “Hello”");
  expect(sounds.sound).toHaveBeenCalledOnce();
});

test("a turn is announced with the move that brought it, though words were told before", () => {
  const { addEntry } = openPage(false);
  // Both are told with the game as it stands after the second.
  addEntry(SPOKEN, true);
  expect(announcements.polite).toBe("Ben: “Hello”");
  addEntry(MOVED, true, CLUED);
  expect(announcements.polite).toContain("Your turn.");
});

test("a hand put in order in one's own turn does not begin the turn again", () => {
  openPage(true).addEntry(MOVED, true, [{ type: "hanabi-rearranged" }]);
  expect(announcements.polite).not.toContain("Your turn.");
});

test("a turn is announced though the one before ended while the line was broken", () => {
  const { attach, addEntry } = openPage(false);
  addEntry(MOVED, true, CLUED);
  attach(false);
  addEntry(MOVED, true, CLUED);
  expect(sounds.sound).toHaveBeenCalledTimes(2);
  expect(sounds.sound).toHaveBeenLastCalledWith("turn");
});
