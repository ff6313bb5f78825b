import { expect, test } from "vitest";
import type { TableDoor } from "../../wire/types";
import { doorNote, wayIn } from "./door";

const anna = { name: "Anna", "is-bot": false };
const door = (changes: Partial<TableDoor>): TableDoor => ({
  table: "t",
  game: "hanabi",
  "is-locked": false,
  phase: "waiting",
  options: { watching: "without-hands" } as TableDoor["options"],
  host: "Anna",
  holders: [anna, null],
  "can-watch": true,
  ...changes,
});

test("a free seat can be taken", () => {
  expect([wayIn(door({})), doorNote(door({}))]).toEqual(["sit", null]);
});

test("a full table offers to watch", () => {
  const full = door({ holders: [anna, anna] });
  expect([wayIn(full), doorNote(full)]).toEqual(["watch", "client-table-door-full-watch"]);
});

test("a running game can be watched, unless its table says otherwise", () => {
  const playing = door({ phase: "playing", holders: [anna, anna] });
  expect(wayIn(playing)).toBe("watch");
  expect(doorNote(playing)).toBe("client-table-door-playing-or-ask");
  const unseen = { ...playing, "can-watch": false };
  expect([wayIn(unseen), doorNote(unseen)]).toEqual(["enter", "client-table-door-playing-unseen"]);
});

test("a finished game needs no name, and a locked table tells nothing", () => {
  expect(wayIn(door({ phase: "finished" }))).toBe("replay");
  const locked = door({ "is-locked": true, phase: null, options: null, host: null, holders: [] });
  expect([wayIn(locked), doorNote(locked)]).toEqual(["enter", "client-table-locked"]);
});
