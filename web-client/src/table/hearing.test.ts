import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { announcements } from "../paper/announce.svelte";
import { toasts } from "../paper/toast.svelte";
import type { Connection } from "../wire/connection.svelte";
import type { ServerMessage } from "../wire/types";
import { words } from "../words/words.svelte";
import { hear } from "./hearing";
import { TableLine } from "./line.svelte";
import * as sounds from "./sounds";

beforeAll(() => words.speak("en"));
beforeEach(() => {
  announcements.polite = "";
  toasts.shown = [];
  vi.spyOn(sounds, "sound").mockImplementation(() => undefined);
});

const state = { phase: "playing", "my-seat": 0, table: "example", options: {}, chairs: [] };
const viewOf = (isMine: boolean) => ({ "legal-moves": isMine ? [{ kind: "play" }] : [] });

interface Told {
  /** The line began anew, in somebody's turn. */
  attach: (isMine: boolean) => void;
  happen: (event: object, isMine: boolean, game?: object[]) => void;
}

/** A page of a table, opened in somebody's turn; returns how it is told of all else. */
function opened(isMine: boolean): Told {
  const line = new TableLine("example", { say: vi.fn() } as unknown as Connection);
  const told = (message: object): void => line.told(message as ServerMessage);
  const attach = (isMineNow: boolean): void => {
    const view = viewOf(isMineNow);
    told({ tell: "attached", table: "example", eyes: "seat-0", missed: [], state, view });
  };
  attach(isMine);
  hear(line);
  let sequence = 0;
  const happen: Told["happen"] = (event, isMineNow, game = []) => {
    told({
      tell: "happened",
      table: "example",
      sequence: ++sequence,
      at: 0,
      event,
      game,
      said: [{ key: "table-event-spoken", arguments: { player: "Ben", text: "Hello" } }],
      state,
      view: viewOf(isMineNow),
    });
  };
  return { attach, happen };
}

const SPOKEN = { event: "spoken", seat: 1 };
const MOVED = { event: "move-made", seat: 1 };
const CLUED = [{ event: "hanabi-clued" }];

test("what somebody says in one's own turn is shown alone and calls nobody", () => {
  opened(true).happen(SPOKEN, true);
  expect(toasts.shown.map(({ text }) => text)).toEqual(["Ben: “Hello”"]);
  expect(announcements.polite).toBe("Ben: “Hello”");
  expect(sounds.sound).not.toHaveBeenCalled();
});

test("a turn that comes with a move is announced once", () => {
  const { happen } = opened(false);
  happen(MOVED, true, CLUED);
  expect(announcements.polite).toContain("It is your turn.");
  expect(sounds.sound).toHaveBeenCalledExactlyOnceWith("turn");
  happen(SPOKEN, true);
  expect(announcements.polite).toBe("Ben: “Hello”");
  expect(sounds.sound).toHaveBeenCalledOnce();
});

test("a turn is announced with the move that brought it, though words were told before", () => {
  const { happen } = opened(false);
  // Both are told with the game as it stands after the second.
  happen(SPOKEN, true);
  expect(announcements.polite).toBe("Ben: “Hello”");
  happen(MOVED, true, CLUED);
  expect(announcements.polite).toContain("It is your turn.");
});

test("a hand put in order in one's own turn does not begin the turn again", () => {
  opened(true).happen(MOVED, true, [{ event: "hanabi-rearranged" }]);
  expect(announcements.polite).not.toContain("It is your turn.");
});

test("a turn is announced though the one before ended while the line was broken", () => {
  const { attach, happen } = opened(false);
  happen(MOVED, true, CLUED);
  attach(false);
  happen(MOVED, true, CLUED);
  expect(sounds.sound).toHaveBeenCalledTimes(2);
  expect(sounds.sound).toHaveBeenLastCalledWith("turn");
});
