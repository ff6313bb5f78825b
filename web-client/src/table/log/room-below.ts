/** What stands below the log on wide screens, so that it covers nothing of the table. */

import type { Attachment } from "svelte/attachments";

/** Set the height of an element as a CSS variable: the log above it ends there. */
export const leaveRoomBelowLog: Attachment<HTMLElement> = (element) => {
  const page = document.documentElement;
  const watch = new ResizeObserver(() => {
    page.style.setProperty("--below-log", `${element.offsetHeight}px`);
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    page.style.removeProperty("--below-log");
  };
};
