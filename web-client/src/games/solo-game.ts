/** Ending or deleting a game that only bots play with the guest: nobody else has to agree. */

import { TableConnection } from "../table/table-connection.svelte";
import { request } from "../wire/server";

/** End a running game; it stays in the list. */
export async function giveUp(table: string): Promise<void> {
  const connection = new TableConnection(table);
  const stop = connection.connect();
  try {
    await connection.attachedState();
    await connection.submit({ type: "vote-to-end", wish: true });
  } finally {
    stop();
  }
}

/** Delete a game with its replay. */
export function deleteGame(table: string): Promise<void> {
  return request<void>("DELETE", `/api/my-games/${table}`);
}
