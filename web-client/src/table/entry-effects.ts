/** Effects of new entries besides drawing them: announcements, sounds, toasts, alerts. */

import { announce } from "../ui/announcements.svelte";
import { toast } from "../ui/toast.svelte";
import type { Entry, GameView, NewEntry } from "../wire/types";
import { say, translator } from "../i18n/translator.svelte";
import { alertTurn, isMyTurn } from "./turn-alert";
import { logLines } from "./log/log-lines";
import type { TableConnection } from "./table-connection.svelte";
import { sound, soundOf } from "./sounds";

/** Run the effects while the page is open; returns a function that stops them. */
export function startEntryEffects(connection: TableConnection): () => void {
  let wasMyTurn = false;
  let latest: GameView | null | undefined;
  const stopMissed = connection.onMissed((entries) => {
    for (const entry of entries) {
      const sentences = sentencesOf(entry);
      if (sentences.length > 0) announce(sentences.join(" "));
    }
  });
  const stopEntries = connection.onEntry((entry, before) => {
    const sentences = sentencesOf(entry);
    if (isFromAnotherPlayer(entry)) toast(sentences.join(" "));
    // An unknown view before the entry came with a resync after the connection was restored.
    if (before !== latest) wasMyTurn = isMyTurn(entry.state, before);
    latest = entry.view;
    // Chat messages and notes do not change the game.
    if (entry["game-events"].length > 0 || entry.event.type === "move-undone") {
      const isMine = isMyTurn(entry.state, entry.view);
      if (isMine && !wasMyTurn) {
        sentences.push(say("client-table-your-turn"));
        alertTurn(entry.state);
      } else {
        const name = soundOf(entry["game-events"]);
        if (name !== undefined) sound(name);
      }
      wasMyTurn = isMine;
    }
    if (sentences.length > 0) announce(sentences.join(" "));
  });
  return () => {
    stopMissed();
    stopEntries();
  };
}

/** What the log says of an entry. */
function sentencesOf(entry: Entry): string[] {
  return logLines([entry]).flatMap(({ sentences }) =>
    sentences.map((sentence) => translator.format(sentence)),
  );
}

/** Whether somebody else spoke: that is shown on the table too, wherever the log is. */
function isFromAnotherPlayer({ event, state }: NewEntry): boolean {
  if (event.type === "seat-spoke") return event.seat !== state["my-seat"];
  return event.type === "spectator-spoke" && state["my-seat"] !== null;
}
