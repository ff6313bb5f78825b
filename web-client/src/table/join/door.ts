/** The door of a table: what the server tells anybody who has its link. */

import { request } from "../../wire/server";
import type { TableDoor } from "../../wire/types";
import { adapterFor } from "../../game-adapter";
import { plainMessage, translator } from "../../i18n/translator.svelte";
import { titleOf } from "../title";

/** Ask for the door of a table; a wrong link is refused. */
export function loadDoor(table: string): Promise<TableDoor> {
  return request<TableDoor>("GET", `/api/tables/${encodeURIComponent(table)}`);
}

/** The title of the game; behind a password only its name. */
export function doorTitle({ game, options }: TableDoor): string {
  if (options !== null) return titleOf(options);
  return translator.format(plainMessage(adapterFor(game).nameKey));
}

/** What a newcomer can do: take a seat, watch, look at the finished game, or only come in. */
export type DoorWay = "sit" | "watch" | "replay" | "enter";

/** The best way in. */
export function wayIn({ phase, holders, "can-watch": canWatch }: TableDoor): DoorWay {
  if (phase === "finished") return "replay";
  if (phase === "waiting" && holders.includes(null)) return "sit";
  return phase !== null && canWatch ? "watch" : "enter";
}

/** Message key of what a newcomer should know before they come in; null if nothing. */
export function doorNote(door: TableDoor): string | null {
  if (door["is-locked"]) return "client-table-locked";
  switch (door.phase) {
    case "finished":
      return "client-table-door-finished";
    case "playing":
      if (!door["can-watch"]) return "client-table-door-playing-unseen";
      // A spectator who sees all hands cannot take a seat.
      return door.options?.watching === "all-hands"
        ? "client-table-door-playing"
        : "client-table-door-playing-or-ask";
    case "waiting":
      if (door.holders.includes(null)) return null;
      return door.options?.watching === "none"
        ? "client-table-door-full"
        : "client-table-door-full-watch";
    default:
      return null;
  }
}
