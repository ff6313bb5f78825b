import { beforeAll, expect, test } from "vitest";

import { exampleContext, exampleView } from "../hanabi/fixtures";
import { translator } from "../i18n/translator.svelte";
import type { AbsentSeat, Entry } from "../wire/types";
import { absenceSentence, awaitedPlayer, playedFor, seatStatus, timeSince } from "./absence";
import type { TableContext } from "./table-context";

beforeAll(() => translator.setLanguage("en"));

const MINUTE = 60_000;
const absent: AbsentSeat = { seat: 1, absence: "away", since: null, choices: [] };

function contextWith(seat: Partial<AbsentSeat>): TableContext {
  return { ...exampleContext(exampleView()), absences: [{ ...absent, ...seat }] };
}

test("a time is told in its largest unit, and not at all below a minute", () => {
  expect(timeSince(0, MINUTE - 1)).toBeNull();
  expect(timeSince(0, 2 * MINUTE)).toEqual({
    key: "client-table-minutes",
    arguments: { count: 2 },
  });
  expect(timeSince(0, 90 * MINUTE)?.key).toBe("client-table-hours");
  expect(timeSince(0, 49 * 60 * MINUTE)).toEqual({
    key: "client-table-days",
    arguments: { count: 2 },
  });
});

test("a seat says whether its person is away, asleep, has left, or has a substitute", () => {
  const since = Date.now() - 3 * MINUTE - 1000;
  expect(seatStatus(exampleContext(exampleView()), 1)).toBeNull();
  expect(seatStatus(contextWith({}), 1)).toBe("away");
  expect(seatStatus(contextWith({}), 0)).toBeNull();
  expect(seatStatus(contextWith({ since }), 1)).toContain("3");
  expect(seatStatus(contextWith({ absence: "asleep", since }), 1)).toMatch(/^last here 3/);
  expect(absenceSentence(contextWith({ absence: "asleep", since }), { ...absent, since })).toMatch(
    /Bela/,
  );
  const context = contextWith({});
  const [own, other] = context.state.holders;
  const replaced = { ...other, "has-substitute": true } as typeof own;
  const state = { ...context.state, holders: [own ?? null, replaced ?? null] };
  expect(seatStatus({ ...context, state }, 1)).toBe("a bot is playing");
});

test("the table waits for somebody who is not here, unless a bot plays for them", () => {
  const context = contextWith({});
  expect(awaitedPlayer(context, 1)).toBe("Bela");
  expect(awaitedPlayer(context, 0)).toBeNull();
  const [own, other] = context.state.holders;
  const replaced = { ...other, "has-substitute": true } as typeof own;
  const state = { ...context.state, holders: [own ?? null, replaced ?? null] };
  expect(awaitedPlayer({ ...context, state }, 1)).toBeNull();
});

test("what was played for a seat is told until its person moves again", () => {
  const entry = (sequence: number, event: object): Entry =>
    ({ sequence, at: 0, event, "game-events": [], sentences: [] }) as unknown as Entry;
  const move = (seat: number, isBySubstitute: boolean): object => ({
    type: "move-made",
    seat,
    "is-by-substitute": isBySubstitute,
  });
  const log = [
    entry(1, { type: "substitution-began", seat: 1 }),
    entry(2, move(1, true)),
    entry(3, move(0, false)),
    entry(4, move(1, true)),
  ];
  expect(playedFor(log, 1)).toBeNull();
  const back = [...log, entry(5, { type: "substitution-ended", seat: 1 })];
  expect(playedFor(back, 1)).toEqual({ sequence: 5, moves: [log[1], log[3]] });
  expect(playedFor(back, 0)).toBeNull();
  expect(playedFor([...back, entry(6, move(0, false))], 1)).not.toBeNull();
  expect(playedFor([...back, entry(6, move(1, false))], 1)).toBeNull();
});
