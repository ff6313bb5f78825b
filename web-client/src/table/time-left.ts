/** The time left, for people. */

import type { WireMessage } from "../wire/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** In hours. */
const DAY = 24;

/**
 * Days and hours as a message, rounded, so that a new deadline reads as it was chosen; less than an
 * hour as on a clock: “4:05”.
 */
export function timeLeft(milliseconds: number): WireMessage | string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.round(seconds / HOUR);
  if (hours === DAY || hours >= 2 * DAY) {
    return { key: "client-table-left-days", arguments: { count: Math.round(hours / DAY) } };
  }
  if (seconds >= HOUR) return { key: "client-table-left-hours", arguments: { count: hours } };
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return `${Math.floor(seconds / MINUTE)}:${rest}`;
}
