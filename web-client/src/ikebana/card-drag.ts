/** Dragging cards; a move that costs points still has to be confirmed. */

import type { Attachment } from "svelte/attachments";
import { draggable } from "../table/drag";
import type { Seat } from "../wire/types";
import type { IkebanaController, DropTarget } from "./controller.svelte";

const DROP_TARGETS: readonly DropTarget[] = ["bouquet", "pile"];

/** Make the top card of a seat's pile draggable, or with null the card of the turn. */
export function dragCard(
  controller: IkebanaController,
  owner: Seat | null,
): Attachment<HTMLElement> {
  return (element) =>
    draggable(element, DROP_TARGETS, {
      ondrag: (drop) => (controller.aim = drop?.place ?? null),
      ondrop: ({ place }) => controller.drop(owner, place),
    });
}
