/** Who is not at the table, and since when, in words. */

import { createSubscriber } from "svelte/reactivity";
import { say, translator } from "../i18n/translator.svelte";
import { clock } from "../wire/clock";
import type { AbsentSeat, Entry, Seat, WireMessage } from "../wire/types";
import { nameOf, type TableContext } from "./table-context";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BETWEEN_LOOKS = 10_000;

/** What shows a time reads it again every few seconds. */
const passing = createSubscriber((update) => {
  const timer = setInterval(update, BETWEEN_LOOKS);
  return () => clearInterval(timer);
});

/** How long ago a moment was, in its largest unit; null for less than a minute. */
export function timeSince(moment: number, now: number): WireMessage | null {
  const passed = now - moment;
  const unit = (key: string, length: number): WireMessage => ({
    key: `client-table-${key}`,
    arguments: { count: Math.floor(passed / length) },
  });
  if (passed < MINUTE) return null;
  if (passed < HOUR) return unit("minutes", MINUTE);
  return passed < DAY ? unit("hours", HOUR) : unit("days", DAY);
}

function timeAway({ since }: AbsentSeat): string | null {
  passing();
  const time = since === null ? null : timeSince(since, clock.now());
  return time === null ? null : translator.format(time);
}

/** The absence of a seat's person, if they are not here. */
export function absenceOf(context: TableContext, seat: Seat): AbsentSeat | null {
  return context.absences.find((each) => each.seat === seat) ?? null;
}

/** A word or two below the name of a seat whose person is not here; null if they are. */
export function seatStatus(context: TableContext, seat: Seat): string | null {
  const holder = context.state.holders[seat] ?? null;
  if (holder === null || context.state.phase === "finished") return null;
  if (holder["has-substitute"]) return say("client-table-has-substitute");
  if (holder["is-away"]) return say("client-table-left");
  const absent = absenceOf(context, seat);
  if (absent === null) return null;
  const time = timeAway(absent);
  const key = `client-table-${absent.absence}`;
  return time === null ? say(key) : say(`${key}-for`, { time });
}

/** A sentence about somebody whom the others wait for. */
export function absenceSentence(context: TableContext, absent: AbsentSeat): string {
  const player = nameOf(context.state, absent.seat);
  if (absent.absence === "left") return say("client-table-player-left", { player });
  const time = timeAway(absent);
  if (time === null) return say("client-table-player-away", { player });
  return say(`client-table-player-${absent.absence}-for`, { player, time });
}

/** Whom the table waits for, if the person to act is not here and no bot plays for them. */
export function awaitedPlayer(context: TableContext, seat: Seat): string | null {
  const holder = context.state.holders[seat] ?? null;
  if (holder === null || holder["has-substitute"] || context.timeline.isPast) return null;
  if (context.state.phase !== "playing" || absenceOf(context, seat) === null) return null;
  return holder.name;
}

/** What a bot has played for a seat, until its person came back and made a move. */
export interface PlayedMoves {
  /** The entry of the return. */
  sequence: number;
  moves: readonly Entry[];
}

/** What was played for a seat while its person was away; null once they have moved again. */
export function playedFor(entries: readonly Entry[], seat: Seat | null): PlayedMoves | null {
  let moves: Entry[] = [];
  let ended: number | null = null;
  for (const entry of entries) {
    const { event } = entry;
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "substitution-began") {
      [moves, ended] = [[], null];
    } else if (event.type === "substitution-ended") {
      ended = entry.sequence;
    } else if (event.type === "move-made") {
      if (event["is-by-substitute"]) moves.push(entry);
      else ended = null;
    }
  }
  return ended === null ? null : { sequence: ended, moves };
}
