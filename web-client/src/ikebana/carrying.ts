/** Cards carried to where they shall go; whatever costs points is still asked for once more. */

import type { Attachment } from "svelte/attachments";
import { draggable } from "../table/dragging";
import type { Seat } from "../wire/types";
import type { Acting, Place } from "./acting.svelte";

const PLACES: readonly Place[] = ["bouquet", "pile"];

/** Have the top card of a seat's pile carried; of nobody's, the card of the turn. */
export function carried(acting: Acting, owner: Seat | null): Attachment<HTMLElement> {
  return (element) =>
    draggable(element, PLACES, {
      ondrag: (drop) => (acting.aim = drop?.place ?? null),
      ondrop: ({ place }) => acting.drop(owner, place),
    });
}
