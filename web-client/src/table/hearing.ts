/** What is heard of a table besides what is seen: read out, sounded, and said by others. */

import { announce } from "../paper/announce.svelte";
import { toast } from "../paper/toast.svelte";
import type { GameView, Happened } from "../wire/types";
import { say, words } from "../words/words.svelte";
import { call, isMyTurn } from "./calling";
import { linesOf } from "./lines";
import type { TableLine } from "./line.svelte";
import { sound, soundOf } from "./sounds";

/** Hear of a table for as long as its page is open; returns how to stop. */
export function hear(line: TableLine): () => void {
  let wasMyTurn = false;
  let latest: GameView | null | undefined;
  return line.whenever((happened, before) => {
    const lines = linesOf([happened]);
    const said = lines.flatMap((each) => each.said.map((sentence) => words.tell(sentence)));
    if (isSaidByAnother(happened)) toast(said.join(" "));
    // Another view than the last that was heard of came with all the rest, as the line began anew.
    if (before !== latest) wasMyTurn = isMyTurn(happened.state, before);
    latest = happened.view;
    // Words and notes change nothing of the game, whatever else has happened meanwhile.
    if (happened.game.length > 0) {
      const isMine = isMyTurn(happened.state, happened.view);
      if (isMine && !wasMyTurn) {
        said.push(say("client-table-your-turn"));
        call(happened.state);
      } else {
        const heard = soundOf(happened.game);
        if (heard !== undefined) sound(heard);
      }
      wasMyTurn = isMine;
    }
    if (said.length > 0) announce(said.join(" "));
  });
}

/** Whether somebody else spoke: that is shown on the table too, wherever the log is. */
function isSaidByAnother({ event, state }: Happened): boolean {
  if (event.event === "spoken") return event.seat !== state["my-seat"];
  return event.event === "spoken-besides" && state["my-seat"] !== null;
}
